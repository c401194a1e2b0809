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
event-exchanged = { $player } legt { $card } bei „{ $location }“ ab und nimmt { $taken }.
event-paid-with-card = { $player } legt { $card } ab, um den Austausch zu bezahlen.
event-no-action = { $player } tauscht ohne Aktion aus.
event-action-taken = { $player } führt die Aktion „{ $action }“ aus{ $variant ->
    [A] , Option A
    [B] , Option B
   *[none] {""}
}.
event-action-declined = { $player } führt die Aktion „{ $action }“ nicht aus.
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
event-removed = { $double ->
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
event-travelled = { $player } reist nach { $city } und nimmt das Plättchen „{ $token }“.
event-token-used = { $player } nutzt das Plättchen „{ $token }“.
event-token-declined = { $player } nutzt das Plättchen „{ $token }“ nicht.
event-traded = { $player } tauscht { $cost } Plättchen ein und erhält { $trade }.
event-vp = { $player } erhält { $count } SP ({ $points }) und hat jetzt { $total }.
event-vp-lost = { $player } verliert { $count } SP ({ $points }) und hat noch { $total }.
event-jade-gained = { $player } hat jetzt { $total } Jade.
event-wall-placed = { $double ->
    [yes] { $player } setzt den doppelten Diener auf die Mauer.
   *[no] { $player } setzt einen Diener auf die Mauer.
}
event-wall-scored = { $player } hat die meisten Diener auf der Mauer: { $count }.
event-benefit-taken = { $player } nimmt einen Intrigevorteil: { $benefit }.
event-benefit-declined = { $player } nimmt keinen Intrigevorteil.
event-die-turned = { $player } dreht Würfel { $die } von { $from } auf { $face }.
event-jade-bought = { $player } nimmt eine Jade ({ $house }).
event-intrigue-up = Der Intrigemarker von { $player } rückt auf Schritt { $step } vor.
event-intrigue-down = Der Intrigemarker von { $player } geht auf Schritt { $step } zurück.
event-medal-taken = { $player } nimmt die Medaille.
event-envoy-step = Der Bote von { $player } geht auf Schritt { $step }.
event-palace-entered = Der Bote von { $player } betritt den Palast; der Platz bringt am Ende { $vp } SP.
event-decree-taken = { $player } nimmt ein Dekret: { $decree }.
event-decree-used = { $player } nutzt ein Dekret: { $decree }.
event-ship-launched = { $player } setzt ein neues Schiff in Hafen { $port } von Route { $route } ein.
event-ship-loaded = { $double ->
    [yes] { $player } setzt den doppelten Diener auf ein Schiff.
   *[no] { $player } setzt einen Diener auf ein Schiff.
}
event-ship-moved = Das Schiff von { $player } fährt in Hafen { $port } von Route { $route }.
event-ship-lost = Das Schiff von { $player } ist auf See verloren; es kommt mit seinen Dienern zurück.
event-reward-claimed = { $player } nimmt eine Hafenbelohnung: { $reward }.
event-card-drawn = { $player } zieht { $card }.
event-swapped = { $player } tauscht { $card } gegen { $taken } bei „{ $location }“.
event-taken-back = { $player } nimmt { $card } auf die Hand zurück.
event-discarded-for-jade = { $player } legt { $card } für eine Jade ab.
event-bonus-laid = { $location-key ->
    [none] { $player } legt das Plättchen „{ $token }“ aus.
   *[other] { $player } legt das Plättchen „{ $token }“ bei „{ $location }“ aus.
}
event-bonus-returned = { $player } bekommt den Diener vom Plättchen „{ $token }“ zurück.
event-toll-paid = { $player } schuldet { $owner } Zoll für die Aktion „{ $action }“.
event-special-used = { $player } nutzt das Plättchen „{ $token }“.
event-followed = { $player } folgt und führt die Aktion „{ $action }“ aus.
event-matches = { $count ->
    [0] { $player } hat keinen Treffer mit den Würfeln.
    [one] { $player } hat 1 Treffer mit den Würfeln.
   *[other] { $player } hat { $count } Treffer mit den Würfeln.
}
event-most-matches = { $player } hat die meisten Treffer.
event-hand-taken-up = { $count ->
    [one] { $player } nimmt 1 Karte auf die Hand.
   *[other] { $player } nimmt { $count } Karten auf die Hand.
}
event-night-falls = Die Nacht von Runde { $day } bricht an.
event-not-in-palace = { $player } hat den Palast nicht erreicht und endet mit 0 SP.
event-game-over = { $player } gewinnt.
event-nobody-wins = Niemand hat den Palast erreicht, also gewinnt niemand.
event-dusk-begins = Dämmerung: Mengs Diener führen ihre Pläne aus.
event-automa-turned = { $player } deckt „{ $automa }“ auf und geht zu „{ $location }“.
event-dusk-card = Dämmerungskarte von { $player }: { $automa }.
event-meng-cannot = { $player } kann die Aktion „{ $action }“ nicht ausführen.
event-meng-card-returns = { $player } legt die oberste Karte des Ablagestapels unter den Kartenstapel.
event-focus = { $player } behält „{ $location }“ im Auge.
