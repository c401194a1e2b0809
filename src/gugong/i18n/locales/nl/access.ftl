## Headings, links past things, and what only a screen reader is told

access-skip = Naar de vraag
access-question = Vraag
access-to-answers = Naar de antwoorden op de tafel
access-player = { $player } ({ $colour })
access-hand = Mijn hand
access-seat = Mijn plaats: { $player }
access-piles = Kaarten om te trekken

## A turn in one line, to be heard

access-laid = legt { $value }, { $place }, neemt { $taken }
access-gained = plus { $points }
access-lost = min { $points }
