## Was geschehen ist

event-game-begins = Startspieler ist { $player }.
event-day-begins = Runde { $day } beginnt; { $player } fängt an.
event-dice-rolled = Die Würfel zeigen { $die1 }, { $die2 } und { $die3 }.
event-start-player = { $player } gibt die Medaille zurück und wird Startspieler.
event-map-refilled = { $count ->
    [one] 1 neues Plättchen liegt auf der Landkarte.
   *[other] { $count } neue Plättchen liegen auf der Landkarte.
}
event-tokens-reshuffled = Die eingetauschten Plättchen werden zu neuen Stapeln gemischt.
event-turn-begins = { $player } ist am Zug.
event-exchanged = { $player } legt { $card } { $location-key ->
    [travel] bei Reisen
    [wall] an der Mauer
    [jade] bei der Jade
    [intrigue] bei der Intrige
    [palace] am Palast
    [decrees] bei den Dekreten
    [canal] am Kanal
   *[other] am Ort „{ $location }“
} ab und nimmt { $taken }.
event-paid-with-card = { $player } bezahlt mit { $card-key ->
    [hidden] einer Karte
   *[other] { $card }
}.
event-no-action = { $player } tauscht ohne Aktion aus.
event-action-taken = { $player } { $action-key ->
    [travel] geht auf Reisen
    [wall] baut an der Mauer
    [jade] kauft Jade
    [intrigue] spinnt eine Intrige
    [palace] geht zum Palast
    [decrees] erbittet ein Dekret
    [canal] treibt Handel auf dem Kanal
    [gain1] ruft einen Diener herbei
    [gain2] ruft zwei Diener herbei
    [swap] tauscht eine Karte
   *[other] führt die Aktion „{ $action }“ aus
}{ $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}.
event-action-declined = { $player } { $action-key ->
    [travel] verzichtet auf die Reise
    [wall] verzichtet auf die Mauer
    [jade] verzichtet auf Jade
    [intrigue] verzichtet auf die Intrige
    [palace] verzichtet auf den Palast
    [decrees] verzichtet auf ein Dekret
    [canal] verzichtet auf den Kanal
    [gain1] verzichtet auf 1 Diener
    [gain2] verzichtet auf 2 Diener
    [swap] verzichtet auf den Tausch
   *[other] verzichtet auf die Aktion „{ $action }“
}.
event-action-impossible = { $player } kann { $action-key ->
    [travel] nicht reisen
    [wall] nicht an der Mauer bauen
    [jade] keine Jade kaufen
    [intrigue] keine Intrige spinnen
    [palace] nicht zum Palast gehen
    [decrees] kein Dekret nehmen
    [canal] auf dem Kanal keinen Handel treiben
    [gain1] keinen Diener rufen
    [gain2] keine Diener rufen
    [swap] keine Karte tauschen
   *[other] die Aktion „{ $action }“ nicht ausführen
}: { $reason }.
event-token-impossible = { $player } kann das Plättchen „{ $token }“ nicht nutzen: { $reason }.
event-benefit-impossible = { $player } kann keinen Intrigevorteil nehmen: { $reason }.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player } erhält den doppelten Diener.
       *[other] { $player } erhält { $count } Diener, darunter den doppelten.
    }
   *[no] { $count ->
        [one] { $player } erhält 1 Diener.
       *[other] { $player } erhält { $count } Diener.
    }
}
event-removed = { $double-counts ->
    [0] { $count ->
        [one] { $player } legt 1 Diener zurück.
       *[other] { $player } legt { $count } Diener zurück.
    }
    [1] { $count ->
        [one] { $player } legt den doppelten Diener als einen zurück.
       *[other] { $player } legt { $count } Diener zurück, den doppelten als einen davon.
    }
   *[2] { $count ->
        [2] { $player } legt den doppelten Diener für zwei zurück.
       *[other] { $player } legt { $count } Diener zurück, den doppelten für zwei davon.
    }
}
event-travelled = { $player } reist nach { $city } und nimmt { $token-key ->
    [double] ein Doppelplättchen
   *[other] das Plättchen „{ $token }“
}.
event-token-used = { $player } nutzt das Plättchen „{ $token }“.
event-token-declined = { $player } nutzt das Plättchen „{ $token }“ nicht.
event-traded = { $player } tauscht { $cost } Plättchen gegen { $trade-key ->
    [jade] eine Jade
   *[other] { $trade }
} ein.
event-vp = { $player } erhält { $count } SP { $points-key ->
    [wall] für die Mauer
    [night] für die meisten Treffer
    [decrees] für ein Dekret
    [envoy] für Botenschritte im Palast
    [harbours] für eine Hafenbelohnung
    [tokens] für ein Reiseplättchen
    [trades] für eingetauschte Plättchen
    [tolls] Zoll
    [final_wall] für die Mauer am Ende
    [decree_score] für das Dekret „Ansehen“
    [decree_eight] für das Dekret „Ehrungen“
    [decree_jade] für das Dekret „Schatzkammer“
    [decree_decrees] für das Dekret „Archiv“
    [decree_harbours] für das Dekret „Kontore“
    [palace] für den Platz im Palast
    [jade] für Jade
    [swaps] für den Tausch einer Geschenkkarte
   *[other] ({ $points })
} und hat jetzt { $total }.
event-vp-lost = { $player } verliert { $count } SP { $points-key ->
    [tolls] durch Zoll
   *[other] ({ $points })
} und hat noch { $total }.
event-jade-gained = { $player } hat jetzt { $total } Jade.
event-wall-placed = { $double ->
    [yes] { $player } setzt den doppelten Diener auf die Mauer.
   *[no] { $player } setzt einen Diener auf die Mauer.
}
event-wall-scored = { $player } hat die meisten Diener auf der Mauer: { $count }.
event-benefit-taken = { $player } { $benefit-key ->
    [gain1] nimmt als Intrigevorteil 1 Diener
    [gain2] nimmt als Intrigevorteil 2 Diener
    [die] dreht als Intrigevorteil einen Würfel
    [jade] nimmt als Intrigevorteil eine Jade
   *[other] nimmt einen Intrigevorteil: { $benefit }
}.
event-benefit-declined = { $player } nimmt keinen Intrigevorteil.
event-die-turned = { $player } dreht Würfel { $die } von { $from } auf { $face }.
event-jade-bought = { $player } nimmt eine Jade { $house-key ->
    [plaza] vom Jadeplatz
   *[other] aus { $house }
}.
event-intrigue-up = Der Intrigemarker von { $player } rückt auf Schritt { $step } vor.
event-intrigue-down = Der Intrigemarker von { $player } geht auf Schritt { $step } zurück.
event-medal-taken = { $player } nimmt die Medaille.
event-envoy-step = Der Bote von { $player } geht auf Schritt { $step }.
event-palace-entered = Der Bote von { $player } betritt den Palast; der Platz bringt am Ende { $vp } SP.
event-decree-taken = { $player } nimmt das Dekret { $decree }.
event-decree-used = { $player } nutzt das Dekret { $decree }.
event-ship-launched = { $player } setzt ein neues Schiff in Hafen { $port } von Route { $route } ein.
event-ship-loaded = { $double ->
    [yes] { $player } setzt den doppelten Diener auf ein Schiff.
   *[no] { $player } setzt einen Diener auf ein Schiff.
}
event-ship-moved = Das Schiff von { $player } fährt in Hafen { $port } von Route { $route }.
event-ship-lost = Das Schiff von { $player } ist auf See verloren; es kommt mit seinen Dienern zurück.
event-reward-claimed = { $player } nimmt { $reward-key ->
    [vp4] als Hafenbelohnung 4 SP
    [card] als Hafenbelohnung eine Geschenkkarte
    [double] als Hafenbelohnung den doppelten Diener
   *[other] eine Hafenbelohnung: { $reward }
}.
event-card-drawn = { $player } zieht { $card }.
event-swapped = { $player } tauscht { $card } gegen { $taken } { $location-key ->
    [travel] bei Reisen
    [wall] an der Mauer
    [jade] bei der Jade
    [intrigue] bei der Intrige
    [palace] am Palast
    [decrees] bei den Dekreten
    [canal] am Kanal
   *[other] am Ort „{ $location }“
}.
event-taken-back = { $player } nimmt { $card } auf die Hand zurück.
event-discarded-for-jade = { $player } legt { $card } für eine Jade ab.
event-bonus-laid = { $player } legt das Plättchen „{ $token }“ { $location-key ->
    [none] aus
    [travel] bei Reisen aus
    [wall] an der Mauer aus
    [jade] bei der Jade aus
    [intrigue] bei der Intrige aus
    [palace] am Palast aus
    [decrees] bei den Dekreten aus
    [canal] am Kanal aus
   *[other] am Ort „{ $location }“ aus
}.
event-bonus-returned = { $player } bekommt den Diener vom Plättchen „{ $token }“ zurück.
event-toll-paid = { $player } schuldet { $owner } Zoll für { $action-key ->
    [travel] das Reisen
    [wall] die Mauer
    [jade] die Jade
    [intrigue] die Intrige
    [palace] den Palast
    [decrees] das Dekret
    [canal] den Kanal
   *[other] die Aktion „{ $action }“
}.
event-special-used = { $player } nutzt das Plättchen „{ $token }“.
event-followed = { $player } folgt und { $action-key ->
    [travel] geht auch auf Reisen
    [wall] baut auch an der Mauer
    [jade] kauft auch Jade
    [intrigue] spinnt auch eine Intrige
    [palace] geht auch zum Palast
    [decrees] erbittet auch ein Dekret
    [canal] treibt auch Handel auf dem Kanal
   *[other] führt auch die Aktion „{ $action }“ aus
}.
event-matches = { $count ->
    [0] { $player } hat keinen Treffer.
    [one] { $player } hat 1 Treffer.
   *[other] { $player } hat { $count } Treffer.
}
event-most-matches = { $player } hat die meisten Treffer.
event-hand-taken-up = { $count ->
    [one] { $player } nimmt 1 Karte auf die Hand.
   *[other] { $player } nimmt { $count } Karten auf die Hand.
}
event-night-falls = Die { $day }. Nacht bricht an.
event-not-in-palace = { $player } hat den Palast nicht erreicht und endet mit 0 SP.
event-game-over = { $player } gewinnt.
event-nobody-wins = Niemand hat den Palast erreicht, also gewinnt niemand.
event-dusk-begins = Dämmerung: Mengs Diener führen ihre Pläne aus.
event-automa-turned = { $player } deckt { $automa-key ->
    [special] eine spezielle Karte
   *[other] die Karte „{ $automa }“
} auf und geht { $location-key ->
    [travel] auf Reisen
    [wall] an die Mauer
    [jade] zur Jade
    [intrigue] zur Intrige
    [palace] zum Palast
    [decrees] zu den Dekreten
    [canal] an den Kanal
   *[other] zum Ort „{ $location }“
}.
event-dusk-card = Dämmerungskarte von { $player }: { $automa-key ->
    [special] eine spezielle Karte
   *[other] { $automa }
}.
event-meng-cannot = { $player } kann { $action-key ->
    [travel] nicht reisen
    [wall] nicht an der Mauer bauen
    [jade] keine Jade kaufen
    [intrigue] keine Intrige spinnen
    [palace] nicht zum Palast gehen
    [decrees] kein Dekret nehmen
    [canal] auf dem Kanal keinen Handel treiben
   *[other] die Aktion „{ $action }“ nicht ausführen
}.
event-meng-card-returns = { $player } legt die oberste Karte des Ablagestapels unter den Kartenstapel.
event-focus = { $player } behält { $location-key ->
    [travel] das Reisen
    [wall] die Mauer
    [jade] die Jade
    [intrigue] die Intrige
    [palace] den Palast
    [decrees] die Dekrete
    [canal] den Kanal
   *[other] den Ort „{ $location }“
} im Auge.
