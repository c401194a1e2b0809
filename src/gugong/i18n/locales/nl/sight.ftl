# Wat er aan de tafel te zien is, en wat een keuze zou opleveren.

## Waarom iets niet kan, in een paar woorden: na een naam en een dubbele punt

why-too-few-servants = te weinig Dienaren in de Dienarenvoorraad
why-pool-empty = geen Dienaar in de Dienarenvoorraad
why-supply-empty = geen Dienaar in de algemene voorraad
why-still-too-low = ook verdubbeld te laag
why-no-city-in-reach = geen stad met een fiche bereikbaar
why-not-in-reach = een stad met een fiche ligt in de weg
why-no-token-there = daar ligt geen fiche
why-house-empty = geen Jade meer in dit Jadehuis
why-houses-not-empty = in de Jadehuizen ligt nog Jade
why-decree-owned = dit Decreet is al genomen
why-too-few-steps = de Intrigeschijf staat niet ver genoeg
why-at-the-top = de Intrigeschijf staat op de laatste stap
why-value-too-low = het moet een kaart van 7 of hoger zijn
why-ship-full = het Schip is vol
why-ship-too-full = geen plaats voor twee op het Schip
why-no-free-ship = alle Schepen zijn onderweg
why-no-free-port = geen vrije Haven op deze route
why-no-free-port-ahead = verderop geen vrije Haven
why-nothing-to-load = niets te plaatsen, te varen of te claimen
why-no-room-for-two = geen plaats voor twee Dienaren
why-reward-taken = geen plaats meer voor deze beloning
why-draw-pile-empty = de trekstapel is leeg
why-too-few-tokens = te weinig fiches
why-no-card = geen handkaart
why-nothing-to-repeat = een tweede keer kan niet
why-nothing-to-discount = korting zou niets veranderen
why-must-be-left = de actie heeft deze Dienaar nog nodig
why-already-used = deze ochtend al gebruikt
why-no-ship = op geen Schip is plaats
why-could-not-finish = de actie is dan niet af te maken
why-no-discard = geen kaart op de aflegstapel

## Wat een ruil zou opleveren

sight-takes = Je neemt de { $card }. { $count ->
    [0] {""}
    [one] Die is gelijk aan een Lotdobbelsteen: vannacht 1 Dienaar.
   *[other] Die is gelijk aan { $count } Lotdobbelstenen: vannacht { $count } Dienaren.
  }
sight-way-free = Gratis
sight-way-servants = { $count ->
    [one] Voor 1 Dienaar
   *[other] Voor { $count } Dienaren
  }
sight-way-card = Voor nog een handkaart
sight-way-double-value = Met het fiche “dubbele waarde”
sight-action-no = { $action }: { $reason }
sight-action-either = { $action }: dit of de kaartactie, niet allebei
sight-action-after = { $action }: na de kaartactie
sight-action-trade = { $action }: met fiches omgewisseld voor Dienaren
sight-action-only = { $action }: geen { $variant }, { $reason }
sight-way-none = Alleen ruilen, zonder actie

## Wat er te zien is: beurten, Intrige, punten, de Gezant, de hand van morgen

sight-seat-count = { $player } { $count }
sight-turns-label = Nog te spelen kaarten vandaag: { $seats }
help-turns = { $seats }. Eén kaart per beurt; de Dagfase eindigt als alle handen leeg zijn.
    .title = Nog te spelen kaarten vandaag
help-order = { $seats }. Wie verder naar links staat, wint elke gelijke stand, ook op dezelfde stap.
    .title = Volgorde van de Intrige
sight-projected = { $inside ->
    [yes] Als het spel nu eindigde: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
   *[no] Als het spel nu eindigde: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }, maar de Gezant is niet in het Paleis
  }
sight-part-now = { $count } tot nu toe
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] Maar de Gezant is niet in het Paleis: zo is er niets te winnen en tellen de punten niet.
  }
    .title = { $player }, als het spel nu eindigde: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }
help-wall-prize = Nu voltooid levert de Muur { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
  } op{ $envoy ->
    [0] {""}
   *[other] {" "}en gaat de Gezant 1 stap vooruit
  }{ $palace ->
    [0] .
    [one] , het Paleis in ({ $palace } punt aan het einde).
   *[other] , het Paleis in ({ $palace } punten aan het einde).
  }
sight-envoy-late = { $left ->
    [one] Je Gezant staat nog 1 stap van het Paleis; daarbuiten kun je niet winnen.
   *[other] Je Gezant staat nog { $left } stappen van het Paleis; daarbuiten kun je niet winnen.
  }
sight-tomorrow = Hand van morgen
sight-matches = { $count ->
    [0] Nog geen gelijke waarde met de Lotdobbelstenen
    [one] Tot nu toe 1 gelijke waarde: vannacht 1 Dienaar
   *[other] Tot nu toe { $count } gelijke waarden: vannacht { $count } Dienaren
  }
sight-matching-card = { $card }: { $count ->
    [one] gelijk aan een Lotdobbelsteen
   *[other] gelijk aan { $count } Lotdobbelstenen
  }
