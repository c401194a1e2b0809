## Headings, links past things, and what only a screen reader is told

access-skip = Aller à la question
access-question = Question
access-to-answers = Aller aux réponses sur la table
access-player = { $player } ({ $colour })
access-hand = Ma main
access-seat = Ma place : { $player }
access-piles = Cartes à piocher

## A turn in one line, to be heard

access-laid = pose { $value }, { $place }, prend { $taken }
access-gained = plus { $points }
access-lost = moins { $points }
