## Headings, links past things, and what only a screen reader is told

access-skip = Do pytania
access-question = Pytanie
access-to-answers = Do odpowiedzi na stole
access-player = { $player } ({ $colour })
access-hand = Moja ręka
access-seat = Moje miejsce: { $player }
access-piles = Karty do dobierania

## A turn in one line, to be heard

access-laid = kładzie { $value }, { $place }, bierze { $taken }
access-gained = plus { $points }
access-lost = minus { $points }
