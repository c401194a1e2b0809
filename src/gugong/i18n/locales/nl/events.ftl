## Wat er gebeurde. `$you` is yes als de lezer het deed. `.short` staat onder een kop die zegt wie het deed.

event-game-begins = { $you ->
    [yes] Je bent de startspeler.
   *[no] { $player } is de startspeler.
}
event-day-begins = Dag { $day } begint. { $you ->
    [yes] Jij bent als eerste aan de beurt.
   *[no] { $player } is als eerste aan de beurt.
}
event-dice-rolled = De Lotdobbelstenen tonen { $die1 }, { $die2 } en { $die3 }.
event-start-player = { $you ->
    [yes] Je legt de Medaille terug en begint.
   *[no] { $player } legt de Medaille terug en begint.
}
event-map-refilled = { $count ->
    [one] Er ligt 1 nieuw fiche op de landkaart.
   *[other] Er liggen { $count } nieuwe fiches op de landkaart.
}
event-tokens-reshuffled = De omgewisselde fiches worden tot nieuwe stapels geschud.
event-turn-begins = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $player } is aan de beurt.
}
event-exchanged = { part-who } legt { part-card } { part-at } en neemt { part-taken }.
    .short = { part-card } { part-at } gelegd, { part-taken } genomen.
event-paid-with-card = { part-who } betaalt met { part-card }.
    .short = Betaald met { part-card }.
event-no-action = { part-who } ruilt zonder actie.
    .short = Zonder actie geruild.
event-action-taken = { part-who } { $action-key ->
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
}{ part-variant }.
    .short = { $action-key ->
        [travel] Op reis gegaan
        [wall] Aan de Muur gebouwd
        [jade] Jade gekocht
        [intrigue] Gekonkeld
        [palace] Naar het Paleis gegaan
        [decrees] Een Decreet gevraagd
        [canal] Handel gedreven op het Kanaal
        [gain1] 1 Dienaar geroepen
        [gain2] 2 Dienaren geroepen
        [swap] Een kaart gewisseld
       *[other] Actie uitgevoerd: { $action }
    }{ part-variant }.
event-action-declined = { part-who } { $action-key ->
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
    .short = { $action-key ->
        [travel] Niet op reis gegaan
        [wall] Niet aan de Muur gebouwd
        [jade] Geen Jade gekocht
        [intrigue] Niet gekonkeld
        [palace] Niet naar het Paleis gegaan
        [decrees] Geen Decreet genomen
        [canal] Geen handel gedreven op het Kanaal
        [gain1] Geen Dienaar genomen
        [gain2] Geen Dienaren genomen
        [swap] Niet gewisseld
       *[other] Afgezien van deze actie: { $action }
    }.
event-action-impossible = { part-who } { part-can } { part-impossible }: { $reason }.
    .short = Kon { part-impossible }: { $reason }.
event-token-impossible = { part-who } { part-can } het fiche “{ $token }” niet gebruiken: { $reason }.
    .short = Kon het fiche “{ $token }” niet gebruiken: { $reason }.
event-benefit-impossible = { part-who } { part-can } geen Intrigevoordeel nemen: { $reason }.
    .short = Kon geen Intrigevoordeel nemen: { $reason }.
event-gained = { part-who } ontvangt { part-gained }.
    .short = { $double ->
        [yes] { $count ->
            [one] De Dubbele Dienaar ontvangen.
           *[other] { $count } Dienaren ontvangen, met de Dubbele Dienaar.
        }
       *[no] { $count ->
            [one] 1 Dienaar ontvangen.
           *[other] { $count } Dienaren ontvangen.
        }
    }
event-removed = { part-who } verwijdert { part-removed }.
    .short = { $double-counts ->
        [0] { $count ->
            [one] 1 Dienaar verwijderd.
           *[other] { $count } Dienaren verwijderd.
        }
        [1] { $count ->
            [one] De Dubbele Dienaar verwijderd, voor één.
           *[other] { $count } Dienaren verwijderd, met de Dubbele Dienaar voor één.
        }
       *[2] { $count ->
            [2] De Dubbele Dienaar verwijderd, voor twee.
           *[other] { $count } Dienaren verwijderd, met de Dubbele Dienaar voor twee.
        }
    }
event-travelled = { part-who } reist naar { $city } en neemt het fiche “{ $token }”.
    .short = Naar { $city } gereisd, fiche “{ $token }” genomen.
event-token-used = { part-who } gebruikt het fiche “{ $token }”.
    .short = Fiche “{ $token }” gebruikt.
event-token-declined = { part-who } gebruikt het fiche “{ $token }” niet.
    .short = Fiche “{ $token }” niet gebruikt.
event-traded = { part-who } wisselt { part-traded } om voor { $trade }.
    .short = { part-traded } omgewisseld voor { $trade }.
event-vp = { $points-key ->
    [tolls] { part-who } krijgt { part-score } tol en { part-has } er nu { $total }.
   *[other] { part-who } scoort { part-score } voor { $points } en { part-has } er nu { $total }.
}
    .short = { $points-key ->
        [tolls] { part-score } tol (nu { $total }).
       *[other] { part-score } voor { $points } (nu { $total }).
    }
event-vp-lost = { $points-key ->
    [tolls] { part-who } betaalt { part-score } tol en { part-has } er nu { $total }.
   *[other] { part-who } verliest { part-score } ({ $points }) en { part-has } er nu { $total }.
}
    .short = { $points-key ->
        [tolls] { part-score } tol betaald (nu { $total }).
       *[other] { part-score } verloren, { $points } (nu { $total }).
    }
event-jade-gained = { part-who } { part-has } nu { $total } Jade.
    .short = Nu { $total } Jade.
event-wall-placed = { part-who } plaatst { part-servant } op de Muur.
    .short = { part-servant } op de Muur geplaatst.
event-wall-scored = { part-who } { part-has } de meeste Dienaren op de Muur: { $count }.
    .short = De meeste Dienaren op de Muur: { $count }.
event-benefit-taken = { part-who } { $benefit-key ->
    [gain1] neemt 1 Dienaar als Intrigevoordeel
    [gain2] neemt 2 Dienaren als Intrigevoordeel
    [die] draait als Intrigevoordeel een Lotdobbelsteen
    [jade] neemt 1 Jade als Intrigevoordeel
   *[other] neemt een Intrigevoordeel: { $benefit }
}.
    .short = Intrigevoordeel: { $benefit-key ->
        [gain1] 1 Dienaar
        [gain2] 2 Dienaren
        [die] een Lotdobbelsteen gedraaid
        [jade] 1 Jade
       *[other] { $benefit }
    }.
event-benefit-declined = { part-who } neemt geen Intrigevoordeel.
    .short = Geen Intrigevoordeel genomen.
event-die-turned = { part-who } draait Lotdobbelsteen { $die } van { $from } naar { $face }.
    .short = Lotdobbelsteen { $die } van { $from } naar { $face } gedraaid.
event-jade-bought = { part-who } neemt 1 Jade { part-house }.
    .short = 1 Jade { part-house } genomen.
event-intrigue-up = { $you ->
    [yes] Je Intrigeschijf gaat vooruit naar stap { $step }.
   *[no] De Intrigeschijf van { $player } gaat vooruit naar stap { $step }.
}
    .short = Intrige vooruit naar stap { $step }.
event-intrigue-down = { $you ->
    [yes] Je Intrigeschijf gaat terug naar stap { $step }.
   *[no] De Intrigeschijf van { $player } gaat terug naar stap { $step }.
}
    .short = Intrige terug naar stap { $step }.
event-medal-taken = { part-who } neemt de Medaille.
    .short = De Medaille genomen.
event-envoy-step = { $you ->
    [yes] Je Gezant gaat naar stap { $step }.
   *[no] De Gezant van { $player } gaat naar stap { $step }.
}
    .short = Gezant naar stap { $step }.
event-palace-entered = { $you ->
    [yes] Je Gezant komt in het Paleis: { part-place } aan het einde.
   *[no] De Gezant van { $player } komt in het Paleis: { part-place } aan het einde.
}
    .short = Gezant in het Paleis: { part-place } aan het einde.
event-decree-taken = { part-who } neemt een Decreet: { $decree }.
    .short = Decreet genomen: { $decree }.
event-decree-used = { part-who } gebruikt een Decreet: { $decree }.
    .short = Decreet gebruikt: { $decree }.
event-ship-launched = { part-who } plaatst een nieuw Schip in Haven { $port } van route { $route }.
    .short = Nieuw Schip in Haven { $port } van route { $route }.
event-ship-loaded = { part-who } plaatst { part-servant } op een Schip.
    .short = { part-servant } op een Schip geplaatst.
event-ship-moved = { $you ->
    [yes] Je Schip vaart naar Haven { $port } van route { $route }.
   *[no] Het Schip van { $player } vaart naar Haven { $port } van route { $route }.
}
    .short = Schip naar Haven { $port } van route { $route }.
event-ship-lost = { $you ->
    [yes] Je Schip is verloren op zee; het komt terug, met de Dienaren.
   *[no] Het Schip van { $player } is verloren op zee; het komt terug, met de Dienaren.
}
    .short = Schip verloren op zee; het komt terug, met de Dienaren.
event-reward-claimed = { part-who } claimt { $reward } als Havenbeloning.
    .short = Havenbeloning: { $reward }.
event-card-drawn = { part-who } trekt { part-card }.
    .short = { part-card } getrokken.
event-swapped = { part-who } wisselt { part-card } met { part-taken } { part-at }.
    .short = { part-card } gewisseld met { part-taken } { part-at }.
event-taken-back = { part-who } neemt { part-card } terug in de hand.
    .short = { part-card } terug in de hand genomen.
event-discarded-for-jade = { part-who } legt { part-card } af voor 1 Jade.
    .short = { part-card } afgelegd voor 1 Jade.
event-bonus-laid = { part-who } legt het fiche “{ $token }” { $location-key ->
    [none] neer
   *[other] { part-at }
}.
    .short = Fiche “{ $token }” { $location-key ->
        [none] neergelegd
       *[other] { part-at } gelegd
    }.
event-bonus-returned = { part-who } krijgt de Dienaar bij het fiche “{ $token }” terug.
    .short = De Dienaar bij het fiche “{ $token }” teruggekregen.
event-toll-paid = { $you ->
    [yes] Je bent { $owner } tol schuldig voor { part-toll }.
   *[no] { $owner-key ->
        [you] { $player } is jou tol schuldig voor { part-toll }.
       *[other] { $player } is { $owner } tol schuldig voor { part-toll }.
    }
}
    .short = { $owner-key ->
        [you] Is jou tol schuldig voor { part-toll }.
       *[other] Tol aan { $owner } voor { part-toll }.
    }
event-special-used = { part-who } gebruikt het fiche “{ $token }”.
    .short = Fiche “{ $token }” gebruikt.
event-followed = { part-who } volgt en { $action-key ->
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
    [0] { part-who } { part-has } geen gelijke waarde.
    [one] { part-who } { part-has } 1 gelijke waarde.
   *[other] { part-who } { part-has } { $count } gelijke waarden.
}
event-most-matches = { part-who } { part-has } de meeste gelijke waarden.
event-hand-taken-up = { $count ->
    [one] { part-who } neemt 1 kaart in de hand.
   *[other] { part-who } neemt { $count } kaarten in de hand.
}
event-night-falls = De nacht valt over Dag { $day }.
event-not-in-palace = { $you ->
    [yes] Je bent niet in het Paleis en scoort niets.
   *[no] { $player } is niet in het Paleis en scoort niets.
}
event-game-over = { $you ->
    [yes] Je wint!
   *[no] { $player } wint.
}
event-nobody-wins = Niemand heeft het Paleis bereikt, dus niemand wint.
event-dusk-begins = Schemering: de Dienaren van Meng voeren hun plannen uit.
event-automa-turned = { $player } draait { part-automa } om en gaat { part-goal }.
    .short = Draait { part-automa } om en gaat { part-goal }.
event-dusk-card = Schemerfase: { $player } gebruikt { part-automa }.
event-meng-cannot = { $player } kan { part-impossible }.
    .short = Kan { part-impossible }.
event-meng-card-returns = { $player } legt de bovenste kaart van zijn aflegstapel onder zijn stapel.
    .short = Legt de bovenste kaart van zijn aflegstapel onder zijn stapel.
event-focus = { $player } houdt { part-focus } in de gaten.
    .short = Houdt { part-focus } in de gaten.

## Delen van deze zinnen

part-who = { $you ->
    [yes] Je
   *[no] { $player }
}
part-can = { $you ->
    [yes] kunt
   *[no] kan
}
part-has = { $you ->
    [yes] hebt
   *[no] heeft
}
part-card = { $card-key ->
    [hidden] een kaart
   *[other] de { $card }
}
part-taken = { $taken-key ->
    [hidden] een kaart
   *[other] de { $taken }
}
part-at = { $location-key ->
    [wall] bij de Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Kanaal
   *[other] bij { $location }
}
part-variant = { $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}
part-gained = { $double ->
    [yes] { $count ->
        [one] de Dubbele Dienaar
       *[other] { $count } Dienaren, met de Dubbele Dienaar
    }
   *[no] { $count ->
        [one] 1 Dienaar
       *[other] { $count } Dienaren
    }
}
part-removed = { $double-counts ->
    [0] { $count ->
        [one] 1 Dienaar
       *[other] { $count } Dienaren
    }
    [1] { $count ->
        [one] de Dubbele Dienaar, voor één
       *[other] { $count } Dienaren, met de Dubbele Dienaar voor één
    }
   *[2] { $count ->
        [2] de Dubbele Dienaar, voor twee
       *[other] { $count } Dienaren, met de Dubbele Dienaar voor twee
    }
}
part-traded = { $cost ->
    [one] 1 fiche
   *[other] { $cost } fiches
}
part-score = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
part-place = { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
}
part-servant = { $double ->
    [yes] de Dubbele Dienaar
   *[no] een Dienaar
}
part-house = { $house-key ->
    [plaza] van het Jadeplein
   *[other] uit { $house }
}
part-toll = { $action-key ->
    [travel] het Reizen
    [wall] de Muur
    [jade] de Jade
    [intrigue] de Intrige
    [palace] het Paleis
    [decrees] het Decreet
    [canal] het Kanaal
   *[other] de actie { $action }
}
part-automa = { $automa-key ->
    [special] een Speciale Automakaart
   *[other] de Automakaart “{ $automa }”
}
part-goal = { $location-key ->
    [wall] naar de Muur
    [palace] naar het Paleis
    [decrees] naar de Decreten
    [canal] naar het Kanaal
   *[other] naar de locatie { $location }
}
part-impossible = { $action-key ->
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
}
part-focus = { $location-key ->
    [travel] het Reizen
    [wall] de Muur
    [jade] de Jade
    [intrigue] de Intrige
    [palace] het Paleis
    [decrees] de Decreten
    [canal] het Kanaal
   *[other] de locatie { $location }
}
