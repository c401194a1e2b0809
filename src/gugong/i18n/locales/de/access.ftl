## Headings, links past things, and what only a screen reader is told

access-skip = Zur Frage
access-question = Frage
access-to-answers = Zu den Antworten auf dem Tisch
access-player = { $player } ({ $colour })
access-hand = Meine Hand
access-seat = Mein Platz: { $player }
access-piles = Nachziehstapel

## A turn in one line, to be heard

access-laid = legt { $value }, { $place }, nimmt { $taken }
access-gained = plus { $points }
access-lost = minus { $points }
