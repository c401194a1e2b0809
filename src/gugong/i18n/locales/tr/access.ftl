## Headings, links past things, and what only a screen reader is told

access-skip = Soruya git
access-question = Soru
access-to-answers = Masadaki yanıtlara git
access-player = { $player } ({ $colour })
access-hand = Elim
access-seat = Yerim: { $player }
access-piles = Çekilecek kartlar

## A turn in one line, to be heard

access-laid = { $value } koyar, { $place }, { $taken } alır
access-gained = artı { $points }
access-lost = eksi { $points }
