# Plaatsen meenemen naar een ander apparaat, met een plaatje of een code.

handover-open = Op een ander apparaat spelen
handover-which = Wat je meeneemt
handover-this = Dit spel
handover-all = Al mijn spellen
handover-making = De code wordt gemaakt …
handover-scan = Richt de camera van het andere apparaat op dit plaatje.
handover-picture = QR-code van een link die het andere apparaat opent
handover-type = Of open daar { $address } en typ:
handover-until = Werkt één keer, tot { $time }.
handover-both = Daarna kun je op beide apparaten spelen. Wie de code heeft, krijgt je plaatsen; houd hem dus voor jezelf.
handover-over = Deze code is verlopen.
handover-again = Maak een nieuwe code

## Op het andere apparaat

handover-take = Spellen van een ander apparaat overnemen
handover-take-short = Van een ander apparaat
handover-take-about = Kies op het apparaat waarop je speelt in het menu “{ $entry }”. Typ dan de code die het laat zien:
handover-code = Code
handover-look = Verder
handover-looking = De code wordt nagekeken …
handover-comes = { $count ->
    [one] Dit spel komt naar dit apparaat:
   *[other] Deze { $count } spellen komen naar dit apparaat:
}
handover-stays = { $count ->
    [one] Dit spel blijft hier zoals het is:
   *[other] Deze { $count } spellen blijven hier zoals ze zijn:
}
handover-seats = { $count ->
    [one] Je plaats: { $seats }
   *[other] Je plaatsen: { $seats }
}
handover-watched = Je kijkt toe.
handover-known = Je plaats is al hier.
handover-other = Op dit apparaat heb je daar een andere plaats.
handover-gone = De server kent het niet meer.
handover-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
handover-confirm = Overnemen
handover-nothing = Er is niets over te nemen.
