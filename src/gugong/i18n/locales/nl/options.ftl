## Wat een optie doet; `option-<decision>-<verb>` waar de beslissing een verschil maakt

option-decline = Nee, dank je
option-action-decline = Nee, laat maar
option-token-decline = Niet gebruiken
option-benefit-decline = Geen voordeel
option-claim-decline = Nu niet
option-morning-decline = Geen Decreten meer
option-ship-place-decline = Niemand plaatsen
option-ship-move-decline = De Schepen blijven liggen
option-wall-place-decline = Zo is het genoeg
option-wall-extra-decline = Niemand
option-final-trade-decline = Klaar met omwisselen
option-night-envoy-decline = De Gezant blijft staan

option-accept = Ja
option-action-accept = { $action-key ->
    [travel] Op reis gaan
    [wall] Aan de Muur bouwen
    [jade] Jade kopen
    [intrigue] Konkelen
    [palace] Naar het Paleis gaan
    [decrees] Een Decreet nemen
    [canal] Handel drijven op het Kanaal
    [gain1] 1 Dienaar ontvangen
    [gain2] 2 Dienaren ontvangen
    [swap] Een kaart wisselen
   *[other] Ja: { $action }
}
option-token-accept = Gebruiken: { $token }
option-night-envoy-accept = De Gezant gaat 1 stap vooruit
option-repeat-accept = Het fiche gebruiken en { $action-key ->
    [travel] nog eens reizen
    [wall] nog eens bouwen
    [jade] nog eens Jade kopen
    [intrigue] nog eens konkelen
    [palace] nog eens naar het Paleis gaan
    [decrees] nog een Decreet nemen
    [canal] nog eens handel drijven
    [gain1] nog 1 Dienaar ontvangen
    [gain2] nog 2 Dienaren ontvangen
    [swap] nog een kaart wisselen
   *[other] dit nog eens doen: { $action }
}

option-variant-a = { $action-key ->
    [travel] A: reis 1 keer, neem het fiche
    [wall] A: 1 Dienaar op de Muur
    [intrigue] A: 1 stap, en de Medaille als die er nog ligt
    [palace] A: Gezant 1 stap
    [canal] A: 1 Dienaar op een Schip, dan vaart een Schip
   *[other] A
}
option-variant-b = B: { $cost ->
    [0] gratis
    [one] verwijder 1 Dienaar
   *[other] verwijder { $cost } Dienaren
}{ $action-key ->
    [travel] , reis 2 keer
    [wall] , maximaal 2 op de Muur
    [intrigue] , 3 stappen
    [palace] , Gezant 2 stappen, Intrige 1 stap
    [canal] , 2 op Schepen
   *[other] {""}
}

option-play-card = { $card-key ->
    [hidden] Een kaart
   *[other] De { $card }
}
option-exchange-at = { $location }: voor { $lying-key ->
    [hidden] een kaart
   *[other] de { $lying }
}, { $free ->
    [yes] gratis
   *[no] je betaalt
}
option-pay-servants = { $cost ->
    [one] Verwijder 1 Dienaar
   *[other] Verwijder { $cost } Dienaren
}
option-discard-card = Leg { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} af
option-pay-discard-card = Leg { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} af en houd je Dienaren
option-no-action = Alleen ruilen, geen actie
option-double-value = Gebruik het fiche “dubbele waarde”

option-plain = Zonder de Dubbele Dienaar
option-gain-plain = Zonder de Dubbele Dienaar: die blijft in de algemene voorraad
option-wall-place-plain = Een gewone Dienaar
option-wall-extra-plain = Een gewone Dienaar uit de algemene voorraad
option-token-plain = Een gewone Dienaar uit de algemene voorraad
option-lay-plain = Een gewone Dienaar
option-double = Met de Dubbele Dienaar
option-remove-double = De Dubbele Dienaar voor twee
option-wall-place-double = De Dubbele Dienaar (telt als 2)
option-wall-extra-double = De Dubbele Dienaar uit de algemene voorraad (telt als 2)
option-token-double = De Dubbele Dienaar uit de algemene voorraad (telt als 2)
option-double-as-one = De Dubbele Dienaar voor één
option-lay-double-as-one = De Dubbele Dienaar

option-give-card = Wissel { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
}
option-swap-with = De { $lying } { $location-key ->
    [wall] bij de Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Kanaal
   *[other] bij { $location }
}
option-take-back = Neem { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} terug
option-lay-at = Leg het { $location-key ->
    [wall] bij de Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Kanaal
   *[other] bij { $location }
}
option-go-to = { $city }{ $token-key ->
    [none] {""}
   *[other] : { $token }
}

option-buy-jade = { $house-key ->
    [house1] Eerste Jadehuis
    [house2] Tweede Jadehuis
    [house3] Derde Jadehuis
    [plaza] Jadeplein
   *[other] { $house }
}: { $cost ->
    [0] gratis
    [one] 1 Dienaar
   *[other] { $cost } Dienaren
}
option-take-decree = { $decree }: { $cost ->
    [0] verwijder niets
    [one] verwijder 1 Dienaar
   *[other] verwijder { $cost } Dienaren
}, plaats er 1{ $vp ->
    [0] {""}
    [one] , 1 punt
   *[other] , { $vp } punten
}
option-discount = Gebruik een fiche “korting”: 2 Dienaren minder
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] Ga 1 terug: ontvang 1 Dienaar
    [gain2] Ga 3 terug: ontvang 2 Dienaren
    [die] Ga 5 terug: draai een Lotdobbelsteen
   *[jade] Ga 7 terug: neem 1 Jade
}
option-turn-die = Lotdobbelsteen { $die }: { $from } → { $face }

option-load = { $routes ->
    [one] Schip in Haven { $port } ({ $load } aan boord)
   *[other] Schip in Haven { $port } van route { $route } ({ $load } aan boord)
}
option-load-double = { $routes ->
    [one] De Dubbele Dienaar op het Schip in Haven { $port } ({ $load } aan boord)
   *[other] De Dubbele Dienaar op het Schip in Haven { $port } van route { $route } ({ $load } aan boord)
}
option-launch = { $routes ->
    [one] Nieuw Schip in Haven { $port }
   *[other] Nieuw Schip in Haven { $port } van route { $route }
}
option-launch-double = { $routes ->
    [one] Nieuw Schip in Haven { $port } met de Dubbele Dienaar
   *[other] Nieuw Schip in Haven { $port } van route { $route } met de Dubbele Dienaar
}
option-move-ship = { $routes ->
    [one] Schip in Haven { $port } naar Haven { $to }
   *[other] Schip in Haven { $port } van route { $route } naar Haven { $to }
}
option-claim = { $reward-key ->
    [card] Een Geschenkkaart
    [double] De Dubbele Dienaar
   *[other] { $reward }
}: { $routes ->
    [one] Schip in Haven { $port }
   *[other] Schip in Haven { $port } van route { $route }
}

option-trade-servant = { $doubles ->
    [0] Wissel { $cost } fiches om voor 1 Dienaar
    [one] Wissel fiches (1 dubbel) om voor 1 Dienaar
   *[other] Wissel fiches ({ $doubles } dubbele) om voor 1 Dienaar
}
option-trade-vp = { $doubles ->
    [0] Wissel { $cost } fiches om voor 2 punten
    [one] Wissel fiches (1 dubbel) om voor 2 punten
   *[other] Wissel fiches ({ $doubles } dubbele) om voor 2 punten
}
option-trade-jade = { $doubles ->
    [0] Wissel { $cost } fiches om voor 1 Jade
    [one] Wissel fiches (1 dubbel) om voor 1 Jade
   *[other] Wissel fiches ({ $doubles } dubbele) om voor 1 Jade
}
option-spend = Het fiche “{ $token }”

## Waarom een optie grijs is

reason-too-few-servants = Je hebt te weinig Dienaren in je Dienarenvoorraad.
reason-pool-empty = Zo’n Dienaar heb je niet in je Dienarenvoorraad.
reason-supply-empty = Je hebt geen Dienaar in de algemene voorraad.
reason-still-too-low = Zelfs verdubbeld is de kaart te laag.
reason-no-city-in-reach = Geen stad met een fiche is bereikbaar.
reason-not-in-reach = Je Reiziger zou voorbij een stad met een fiche moeten.
reason-no-token-there = Daar ligt geen fiche.
reason-house-empty = In dit Jadehuis is geen Jade meer.
reason-houses-not-empty = Het Jadeplein verkoopt pas als alle Jadehuizen leeg zijn.
reason-decree-owned = Je hebt dit Decreet al.
reason-too-few-steps = Je Intrigeschijf staat daarvoor niet ver genoeg.
reason-at-the-top = Je Intrigeschijf staat op de laatste stap.
reason-value-too-low = Het moet een kaart met waarde 7 of hoger zijn.
reason-ship-full = Dit Schip is vol.
reason-ship-too-full = Op dit Schip is geen plaats voor twee, en die heeft de Dubbele Dienaar nodig.
reason-no-free-ship = Al je Schepen zijn onderweg.
reason-no-free-port = Op deze route is geen Haven vrij.
reason-no-free-port-ahead = Verderop is geen Haven vrij.
reason-nothing-to-load = Je hebt niets te plaatsen, geen Schip om te laten varen en niets te claimen.
reason-no-room-for-two = Er is geen plaats voor twee Dienaren.
reason-reward-taken = Je hebt geen plaats meer voor deze beloning.
reason-draw-pile-empty = De trekstapel is leeg.
reason-too-few-tokens = Je hebt te weinig fiches.
reason-no-card = Je hebt geen handkaart.
reason-nothing-to-repeat = Een tweede keer kan niet.
reason-nothing-to-discount = Korting zou hier niets veranderen.
reason-must-be-left = De actie heeft deze Dienaar nog nodig.
reason-already-used = Je hebt het deze ochtend al gebruikt.
reason-no-ship = Op geen van je Schepen is plaats, en je kunt geen nieuw Schip plaatsen.
reason-could-not-finish = Daarna zou je je actie niet kunnen afmaken.
reason-no-discard = Er ligt geen kaart in je aflegstapel.
