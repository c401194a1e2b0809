# Wat er aan de tafel te zien is, en wat een keuze zou opleveren.

## Waarom iets niet kan, in een paar woorden: na een naam en een dubbele punt

why-too-few-servants = te weinig Dienaren in de Dienarenvoorraad
why-pool-empty = geen Dienaar in de Dienarenvoorraad
why-supply-empty = geen Dienaar in de algemene voorraad
why-still-too-low = ook verdubbeld te laag
why-no-city-in-reach = geen stad met een Reisfiche bereikbaar
why-not-in-reach = een stad met een Reisfiche ligt in de weg
why-no-token-there = daar ligt geen Reisfiche
why-house-empty = geen Jade meer in dit Jadehuis
why-houses-not-empty = in de Jadehuizen ligt nog Jade
why-decree-owned = dit Decreet is al genomen
why-too-few-steps = de Intrigeschijf staat niet ver genoeg
why-at-the-top = de Intrigeschijf staat op de laatste stap
why-value-too-low = alleen een kaart van 7 of hoger kan
why-ship-full = het Schip is vol
why-ship-too-full = geen plaats voor twee op het Schip
why-no-free-ship = alle Schepen zijn onderweg
why-no-free-port = geen vrije Haven op deze route
why-no-free-port-ahead = verderop geen vrije Haven
why-nothing-to-load = niets te laden, te bewegen of te claimen
why-no-room-for-two = geen plaats voor twee Dienaren
why-reward-taken = geen plaats meer voor deze beloning
why-draw-pile-empty = de trekstapel is leeg
why-too-few-tokens = te weinig Reisfiches
why-no-card = geen handkaart
why-nothing-to-repeat = een tweede keer kan niet
why-nothing-to-discount = niets om korting op te geven
why-must-be-left = de actie heeft deze Dienaar nog nodig
why-already-used = deze ochtend al gebruikt
why-no-ship = op geen Schip is plaats
why-could-not-finish = de actie zou niet af kunnen
why-no-discard = geen kaart in de aflegstapel

## Wat een ruil zou opleveren

sight-takes = Je neemt de { $card } voor morgen. { $count ->
    [0] {""}
    [one] Die heeft dezelfde waarde als een dobbelsteen: vannacht 1 Dienaar.
   *[other] Die heeft dezelfde waarde als { $count } dobbelstenen: vannacht { $count } Dienaren.
  }
sight-way-free = Gratis
sight-way-servants = { $count ->
    [one] Voor 1 Dienaar
   *[other] Voor { $count } Dienaren
  }
sight-way-card = Voor nog een handkaart
sight-way-double-value = Met het Reisfiche “dubbele waarde”
sight-action-no = { $action }: { $reason }
sight-action-either = { $action }: deze of de kaartactie, niet allebei
sight-action-after = { $action }: na de kaartactie
sight-action-trade = { $action }: met Dienaren voor Reisfiches
sight-action-only = { $action }: geen { $variant }, { $reason }
sight-way-none = Alleen ruilen, zonder actie

## Wat er te zien is: beurten, Intrige, punten, de Gezant, de hand van morgen

sight-seat-count = { $player } { $count }
sight-turns-label = Kaarten die vandaag nog gespeeld worden: { $seats }
help-turns = { $seats }. Eén kaart per beurt; de Dagfase eindigt als alle handen leeg zijn.
    .title = Kaarten die vandaag nog gespeeld worden
help-order = { $seats }. Wie verder naar links staat, wint elke gelijke stand, ook op dezelfde stap.
    .title = Volgorde van de Intrige
sight-projected = { $inside ->
    [yes] Als het spel nu eindigde: { $count } OP
   *[no] Als het spel nu eindigde: { $count } OP, maar de Gezant is niet in het Paleis
  }
sight-part-now = { $count } tot nu toe
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] Maar de Gezant is niet in het Paleis: zo kan deze speler niet winnen en scoort die niets.
  }
    .title = { $player }, als het spel nu eindigde: { $total } OP
help-wall-prize = Nu voltooid zou de Muur { $vp } OP{ $envoy ->
    [0] {""}
   *[other] {" "}en een stap van de Gezant
  }{ $palace ->
    [0] {" "}opleveren.
   *[other] {" "}het Paleis in opleveren ({ $palace } OP aan het eind).
  }
sight-envoy-late = { $left ->
    [one] Je Gezant moet nog 1 stap naar het Paleis; daarbuiten kun je niet winnen.
   *[other] Je Gezant moet nog { $left } stappen naar het Paleis; daarbuiten kun je niet winnen.
  }
sight-tomorrow = Hand van morgen
sight-matches = { $count ->
    [0] Nog geen gelijke waarde met de dobbelstenen
    [one] Tot nu toe 1 gelijke waarde: vannacht 1 Dienaar
   *[other] Tot nu toe { $count } gelijke waarden: vannacht { $count } Dienaren
  }
sight-matching-card = { $card }: { $count ->
    [one] gelijk aan een dobbelsteen
   *[other] gelijk aan { $count } dobbelstenen
  }
