## Headings, links past things, and what only a screen reader is told

access-skip = To the question
access-question = Question
access-to-answers = To the answers on the table
access-player = { $player } ({ $colour })
access-hand = My hand
access-seat = My seat: { $player }
access-piles = Cards to draw

## A turn in one line, to be heard

access-laid = lays { $value }, { $place }, takes { $taken }
access-gained = plus { $points }
access-lost = minus { $points }
