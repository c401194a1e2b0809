## Wat er gebeurde

event-game-begins = { $player } is de startspeler.
event-day-begins = Dag { $day } begint; { $player } is als eerste aan de beurt.
event-dice-rolled = De Lotdobbelstenen tonen { $die1 }, { $die2 } en { $die3 }.
event-start-player = { $player } legt de Medaille terug en is de startspeler.
event-map-refilled = { $count ->
    [one] Er ligt 1 nieuw Reisfiche op de landkaart.
   *[other] Er liggen { $count } nieuwe Reisfiches op de landkaart.
}
event-tokens-reshuffled = De omgewisselde Reisfiches worden geschud en vormen nieuwe trekstapels.
event-turn-begins = { $player } is aan de beurt.
event-exchanged = { $player } legt { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} { $location-key ->
    [wall] bij de Chinese Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Grote Kanaal
   *[other] bij { $location }
} en neemt { $taken-key ->
    [hidden] een kaart
   *[other] de { $taken }
}.
event-paid-with-card = { $player } legt { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} af om de ruil te betalen.
event-no-action = { $player } ruilt zonder actie.
event-action-taken = { $player } { $action-key ->
    [travel] gaat op reis
    [wall] bouwt aan de Muur
    [jade] koopt Jade
    [intrigue] konkelt
    [palace] gaat naar het Paleis
    [decrees] vraagt een Decreet
    [canal] drijft handel op het Kanaal
    [gain1] roept 1 Dienaar
    [gain2] roept 2 Dienaren
    [swap] wisselt een kaart
   *[other] voert een actie uit: { $action }
}{ $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}.
event-action-declined = { $player } { $action-key ->
    [travel] gaat niet op reis
    [wall] bouwt niet aan de Muur
    [jade] koopt geen Jade
    [intrigue] konkelt niet
    [palace] gaat niet naar het Paleis
    [decrees] neemt geen Decreet
    [canal] drijft geen handel op het Kanaal
    [gain1] neemt geen Dienaar
    [gain2] neemt geen Dienaren
    [swap] wisselt niet
   *[other] ziet af van deze actie: { $action }
}.
event-action-impossible = { $player } kan { $action-key ->
    [travel] niet reizen
    [wall] niet aan de Muur bouwen
    [jade] geen Jade kopen
    [intrigue] niet konkelen
    [palace] niet naar het Paleis
    [decrees] geen Decreet nemen
    [canal] geen handel drijven op het Kanaal
    [gain1] geen Dienaar ontvangen
    [gain2] geen Dienaren ontvangen
    [swap] geen kaart wisselen
   *[other] deze actie niet uitvoeren: { $action }
}: { $reason }.
event-token-impossible = { $player } kan het Reisfiche “{ $token }” niet gebruiken: { $reason }.
event-benefit-impossible = { $player } kan geen Intrigevoordeel nemen: { $reason }.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player } ontvangt de Dubbele Dienaar.
       *[other] { $player } ontvangt { $count } Dienaren, met de Dubbele Dienaar erbij.
    }
   *[no] { $count ->
        [one] { $player } ontvangt 1 Dienaar.
       *[other] { $player } ontvangt { $count } Dienaren.
    }
}
event-removed = { $double-counts ->
    [0] { $count ->
        [one] { $player } verwijdert 1 Dienaar.
       *[other] { $player } verwijdert { $count } Dienaren.
    }
    [1] { $count ->
        [one] { $player } verwijdert de Dubbele Dienaar als 1 Dienaar.
       *[other] { $player } verwijdert { $count } Dienaren; de Dubbele Dienaar telt daarbij als 1.
    }
   *[2] { $count ->
        [2] { $player } verwijdert de Dubbele Dienaar als 2 Dienaren.
       *[other] { $player } verwijdert { $count } Dienaren; de Dubbele Dienaar telt daarbij als 2.
    }
}
event-travelled = { $player } reist naar { $city } en neemt het Reisfiche “{ $token }”.
event-token-used = { $player } gebruikt het Reisfiche “{ $token }”.
event-token-declined = { $player } gebruikt het Reisfiche “{ $token }” niet.
event-traded = { $cost ->
    [one] { $player } wisselt 1 Reisfiche om voor { $trade }.
   *[other] { $player } wisselt { $cost } Reisfiches om voor { $trade }.
}
event-vp = { $points-key ->
    [tolls] { $count ->
        [one] { $player } krijgt 1 punt tol en heeft er nu { $total }.
       *[other] { $player } krijgt { $count } punten tol en heeft er nu { $total }.
    }
   *[other] { $count ->
        [one] { $player } scoort 1 punt voor { $points } en heeft er nu { $total }.
       *[other] { $player } scoort { $count } punten voor { $points } en heeft er nu { $total }.
    }
}
event-vp-lost = { $points-key ->
    [tolls] { $count ->
        [one] { $player } betaalt 1 punt tol en heeft er nu { $total }.
       *[other] { $player } betaalt { $count } punten tol en heeft er nu { $total }.
    }
   *[other] { $count ->
        [one] { $player } verliest 1 punt ({ $points }) en heeft er nu { $total }.
       *[other] { $player } verliest { $count } punten ({ $points }) en heeft er nu { $total }.
    }
}
event-jade-gained = { $player } heeft nu { $total } Jade.
event-wall-placed = { $double ->
    [yes] { $player } plaatst de Dubbele Dienaar op de Muur.
   *[no] { $player } plaatst 1 Dienaar op de Muur.
}
event-wall-scored = { $player } heeft de meeste Dienaren op de Muur: { $count }.
event-benefit-taken = { $player } { $benefit-key ->
    [gain1] neemt 1 Dienaar als Intrigevoordeel
    [gain2] neemt 2 Dienaren als Intrigevoordeel
    [die] draait als Intrigevoordeel een Lotdobbelsteen
    [jade] neemt 1 Jade als Intrigevoordeel
   *[other] neemt een Intrigevoordeel: { $benefit }
}.
event-benefit-declined = { $player } neemt geen Intrigevoordeel.
event-die-turned = { $player } draait Lotdobbelsteen { $die } van { $from } naar { $face }.
event-jade-bought = { $house-key ->
    [plaza] { $player } neemt 1 Jade van het Jadeplein.
   *[other] { $player } neemt 1 Jade uit { $house }.
}
event-intrigue-up = De Intrigeschijf van { $player } gaat vooruit naar stap { $step }.
event-intrigue-down = De Intrigeschijf van { $player } gaat terug naar stap { $step }.
event-medal-taken = { $player } neemt de Medaille.
event-envoy-step = De Gezant van { $player } gaat naar stap { $step }.
event-palace-entered = { $vp ->
    [one] De Gezant van { $player } bereikt het Paleis; de plaats is aan het einde 1 punt waard.
   *[other] De Gezant van { $player } bereikt het Paleis; de plaats is aan het einde { $vp } punten waard.
}
event-decree-taken = { $player } neemt het Decreet { $decree }.
event-decree-used = { $player } gebruikt het Decreet { $decree }.
event-ship-launched = { $player } plaatst een nieuw Schip in Haven { $port } van route { $route }.
event-ship-loaded = { $double ->
    [yes] { $player } plaatst de Dubbele Dienaar op een Schip.
   *[no] { $player } plaatst 1 Dienaar op een Schip.
}
event-ship-moved = Het Schip van { $player } vaart naar Haven { $port } van route { $route }.
event-ship-lost = Het Schip van { $player } is verloren op zee; het Schip en de Dienaren erop komen terug.
event-reward-claimed = { $player } claimt { $reward } als Havenbeloning.
event-card-drawn = { $player } trekt { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
}.
event-swapped = { $player } wisselt { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} met { $taken-key ->
    [hidden] een kaart
   *[other] de { $taken }
} { $location-key ->
    [wall] bij de Chinese Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Grote Kanaal
   *[other] bij { $location }
}.
event-taken-back = { $player } neemt { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} terug in de hand.
event-discarded-for-jade = { $player } legt { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
} af voor 1 Jade.
event-bonus-laid = { $location-key ->
    [none] { $player } legt het fiche “{ $token }” neer.
    [wall] { $player } legt het fiche “{ $token }” bij de Chinese Muur.
    [palace] { $player } legt het fiche “{ $token }” bij het Paleis.
    [decrees] { $player } legt het fiche “{ $token }” bij de Decreten.
    [canal] { $player } legt het fiche “{ $token }” bij het Grote Kanaal.
   *[other] { $player } legt het fiche “{ $token }” bij { $location }.
}
event-bonus-returned = { $player } krijgt de Dienaar bij het fiche “{ $token }” terug.
event-toll-paid = { $player } is { $owner } tol schuldig voor { $action-key ->
    [travel] het Reizen
    [wall] de Muur
    [jade] de Jade
    [intrigue] de Intrige
    [palace] het Paleis
    [decrees] het Decreet
    [canal] het Kanaal
   *[other] de actie { $action }
}.
event-special-used = { $player } gebruikt het fiche “{ $token }”.
event-followed = { $player } volgt en { $action-key ->
    [travel] gaat ook op reis
    [wall] bouwt ook aan de Muur
    [jade] koopt ook Jade
    [intrigue] konkelt ook
    [palace] gaat ook naar het Paleis
    [decrees] vraagt ook een Decreet
    [canal] drijft ook handel op het Kanaal
   *[other] voert ook deze actie uit: { $action }
}.
event-matches = { $count ->
    [0] { $player } heeft geen gelijke waarde.
    [one] { $player } heeft 1 gelijke waarde.
   *[other] { $player } heeft { $count } gelijke waarden.
}
event-most-matches = { $player } heeft de meeste gelijke waarden.
event-hand-taken-up = { $count ->
    [one] { $player } neemt 1 kaart in de hand.
   *[other] { $player } neemt { $count } kaarten in de hand.
}
event-night-falls = De nacht valt na Dag { $day }.
event-not-in-palace = { $player } heeft het Paleis niet bereikt en scoort niets.
event-game-over = { $player } wint.
event-nobody-wins = Niemand heeft het Paleis bereikt, dus niemand wint.
event-dusk-begins = Schemering: de Dienaren van Meng voeren hun plannen uit.
event-automa-turned = { $player } draait { $automa-key ->
    [special] een Speciale Automakaart
   *[other] de Automakaart “{ $automa }”
} open en gaat { $location-key ->
    [wall] naar de Chinese Muur
    [palace] naar het Paleis
    [decrees] naar de Decreten
    [canal] naar het Grote Kanaal
   *[other] naar de locatie { $location }
}.
event-dusk-card = { $automa-key ->
    [special] { $player } gebruikt in de Schemerfase een Speciale Automakaart.
   *[other] { $player } gebruikt in de Schemerfase de Automakaart “{ $automa }”.
}
event-meng-cannot = { $player } kan { $action-key ->
    [travel] niet reizen
    [wall] niet aan de Muur bouwen
    [jade] geen Jade kopen
    [intrigue] niet konkelen
    [palace] niet naar het Paleis
    [decrees] geen Decreet nemen
    [canal] geen handel drijven op het Kanaal
   *[other] deze actie niet uitvoeren: { $action }
}.
event-meng-card-returns = { $player } legt de bovenste kaart van de aflegstapel onder de stapel.
event-focus = { $player } houdt { $location-key ->
    [wall] de Chinese Muur
    [palace] het Paleis
    [decrees] de Decreten
    [canal] het Grote Kanaal
   *[other] de locatie { $location }
} in de gaten.
