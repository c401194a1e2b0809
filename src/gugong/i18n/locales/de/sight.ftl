# Was am Tisch zu sehen ist und was eine Wahl bringen würde.

## Warum etwas nicht geht, in wenigen Worten: nach einem Namen und einem Doppelpunkt

why-too-few-servants = zu wenige Diener im eigenen Vorrat
why-pool-empty = kein Diener im eigenen Vorrat
why-supply-empty = kein Diener im allgemeinen Vorrat
why-still-too-low = auch verdoppelt zu niedrig
why-no-city-in-reach = kein Stadtfeld mit Plättchen erreichbar
why-not-in-reach = ein Stadtfeld mit Plättchen liegt im Weg
why-no-token-there = dort liegt kein Plättchen
why-house-empty = keine Jade mehr in diesem Haus
why-houses-not-empty = in den Häusern liegt noch Jade
why-decree-owned = Dekret schon genommen
why-too-few-steps = der Intrigemarker ist nicht weit genug vorn
why-at-the-top = der Intrigemarker ist ganz vorn
why-value-too-low = die Karte muss mindestens den Wert 7 haben
why-ship-full = das Schiff ist voll
why-ship-too-full = kein Platz für zwei auf dem Schiff
why-no-free-ship = alle Schiffe sind unterwegs
why-no-free-port = kein freier Hafen auf dieser Route
why-no-free-port-ahead = weiter vorn kein freier Hafen
why-nothing-to-load = nichts einzusetzen, zu bewegen oder zu nehmen
why-no-room-for-two = kein Platz für zwei Diener
why-reward-taken = kein Feld für diese Belohnung frei
why-draw-pile-empty = der Nachziehstapel ist leer
why-too-few-tokens = zu wenige Plättchen
why-no-card = keine Handkarte
why-nothing-to-repeat = kein zweites Mal möglich
why-nothing-to-discount = ein Rabatt ändert nichts
why-must-be-left = die Aktion braucht diesen Diener noch
why-already-used = heute Morgen schon genutzt
why-no-ship = kein Schiff hat Platz
why-could-not-finish = die Aktion ließe sich nicht beenden
why-no-discard = keine Karte auf dem Ablagestapel

## Was ein Austausch bringen würde

sight-takes = Du nimmst die { $card }. { $count ->
    [0] {""}
    [one] Sie passt zu einem Würfel: heute Nacht 1 Diener.
   *[other] Sie passt zu { $count } Würfeln: heute Nacht { $count } Diener.
  }
sight-way-free = Kostenlos
sight-way-servants = { $count ->
    [one] Für 1 Diener
   *[other] Für { $count } Diener
  }
sight-way-card = Für eine weitere Handkarte
sight-way-double-value = Mit dem Plättchen „doppelter Wert“
sight-action-no = { $action }: { $reason }
sight-action-either = { $action }: diese oder die Kartenaktion, nicht beide
sight-action-after = { $action }: nach der Kartenaktion
sight-action-trade = { $action }: mit Dienern für Plättchen
sight-action-only = { $action }: kein { $variant }, { $reason }
sight-way-none = Nur austauschen, ohne Aktion

## Was zu sehen ist: Züge, Intrige, Punkte, der Bote, die Hand der nächsten Runde

sight-seat-count = { $player } { $count }
sight-turns-label = In dieser Runde noch zu spielende Karten: { $seats }
help-turns = { $seats }. Jeder Zug kostet eine Karte; die Tages-Phase endet, wenn niemand mehr eine hat.
    .title = In dieser Runde noch zu spielende Karten
help-order = { $seats }. Wer weiter links steht, gewinnt jedes Patt, auch auf demselben Schritt.
    .title = Reihenfolge der Intrige
sight-projected = { $inside ->
    [yes] Wäre jetzt Schluss: { $count } SP
   *[no] Wäre jetzt Schluss: { $count } SP, aber der Bote ist nicht im Palast
  }
sight-part-now = { $count } bisher
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] Aber der Bote ist nicht im Palast: So kann dieser Spieler nicht gewinnen und bekommt keine Punkte.
  }
    .title = { $player }, wenn jetzt Schluss wäre: { $total } SP
help-wall-prize = Würde sie jetzt abgeschlossen, gäbe es { $vp } SP{ $envoy ->
    [0] {""}
   *[other] {" "}und einen Botenschritt
  }{ $palace ->
    [0] .
   *[other] {" "}in den Palast ({ $palace } SP am Ende).
  }
sight-envoy-late = { $left ->
    [one] Deinem Boten fehlt 1 Schritt zum Palast; draußen kannst Du nicht gewinnen.
   *[other] Deinem Boten fehlen { $left } Schritte zum Palast; draußen kannst Du nicht gewinnen.
  }
sight-tomorrow = Hand der nächsten Runde
sight-matches = { $count ->
    [0] Bisher kein Treffer
    [one] Bisher 1 Treffer: heute Nacht 1 Diener
   *[other] Bisher { $count } Treffer: heute Nacht { $count } Diener
  }
sight-matching-card = { $card }: { $count ->
    [one] passt zu einem Würfel
   *[other] passt zu { $count } Würfeln
  }
