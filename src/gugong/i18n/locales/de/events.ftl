## Was geschehen ist. `$you` ist yes, wenn es der Leser tat. `.short` steht unter einer Überschrift, die sagt, wer es tat.

event-game-begins = { $you ->
    [yes] Du bist Startspieler.
   *[no] Startspieler ist { $player }.
}
event-day-begins = Runde { $day } beginnt. { $you ->
    [yes] Du fängst an.
   *[no] { $player } fängt an.
}
event-dice-rolled = Die Würfel zeigen { $die1 }, { $die2 } und { $die3 }.
event-start-player = { $you ->
    [yes] Du gibst die Medaille zurück und wirst Startspieler.
   *[no] { $player } gibt die Medaille zurück und wird Startspieler.
}
event-map-refilled = { $count ->
    [one] 1 neues Plättchen liegt auf der Landkarte.
   *[other] { $count } neue Plättchen liegen auf der Landkarte.
}
event-tokens-reshuffled = Die eingetauschten Plättchen werden zu neuen Stapeln gemischt.
event-turn-begins = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
event-exchanged = { $you ->
    [yes] Du legst { part-card } { part-at } ab und nimmst { part-taken }.
   *[no] { $player } legt { part-card } { part-at } ab und nimmt { part-taken }.
}
    .short = { part-card } { part-at } abgelegt, { part-taken } genommen.
event-paid-with-card = { $you ->
    [yes] Du bezahlst mit { part-payment }.
   *[no] { $player } bezahlt mit { part-payment }.
}
    .short = Mit { part-payment } bezahlt.
event-no-action = { $you ->
    [yes] Du tauschst ohne Aktion aus.
   *[no] { $player } tauscht ohne Aktion aus.
}
    .short = Ohne Aktion ausgetauscht.
event-action-taken = { $you ->
    [yes] Du { $action-key ->
        [travel] gehst auf Reisen
        [wall] baust an der Mauer
        [jade] kaufst Jade
        [intrigue] spinnst eine Intrige
        [palace] gehst zum Palast
        [decrees] erbittest ein Dekret
        [canal] treibst Handel auf dem Kanal
        [gain1] rufst einen Diener herbei
        [gain2] rufst zwei Diener herbei
        [swap] tauschst eine Karte
       *[other] führst die Aktion „{ $action }“ aus
    }
   *[no] { $player } { $action-key ->
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
    }
}{ part-variant }.
    .short = { $action-key ->
        [travel] Auf Reisen gegangen
        [wall] An der Mauer gebaut
        [jade] Jade gekauft
        [intrigue] Eine Intrige gesponnen
        [palace] Zum Palast gegangen
        [decrees] Ein Dekret erbeten
        [canal] Auf dem Kanal Handel getrieben
        [gain1] Einen Diener herbeigerufen
        [gain2] Zwei Diener herbeigerufen
        [swap] Eine Karte getauscht
       *[other] Aktion „{ $action }“ ausgeführt
    }{ part-variant }.
event-action-declined = { $you ->
    [yes] Du verzichtest auf { part-declined }.
   *[no] { $player } verzichtet auf { part-declined }.
}
    .short = Auf { part-declined } verzichtet.
event-action-impossible = { $you ->
    [yes] Du kannst { part-impossible }: { $reason }.
   *[no] { $player } kann { part-impossible }: { $reason }.
}
    .short = { part-not-possible } möglich: { $reason }.
event-token-impossible = { $you ->
    [yes] Du kannst das Plättchen „{ $token }“ nicht nutzen: { $reason }.
   *[no] { $player } kann das Plättchen „{ $token }“ nicht nutzen: { $reason }.
}
    .short = Plättchen „{ $token }“ nicht nutzbar: { $reason }.
event-benefit-impossible = { $you ->
    [yes] Du kannst keinen Intrigevorteil nehmen: { $reason }.
   *[no] { $player } kann keinen Intrigevorteil nehmen: { $reason }.
}
    .short = Kein Intrigevorteil möglich: { $reason }.
event-gained = { $you ->
    [yes] Du erhältst { part-gained }.
   *[no] { $player } erhält { part-gained }.
}
    .short = { $double ->
        [yes] { $count ->
            [one] Den doppelten Diener erhalten.
           *[other] { $count } Diener erhalten, darunter den doppelten.
        }
       *[no] { $count ->
            [one] 1 Diener erhalten.
           *[other] { $count } Diener erhalten.
        }
    }
event-removed = { $you ->
    [yes] Du legst { part-removed }.
   *[no] { $player } legt { part-removed }.
}
    .short = { $double-counts ->
        [0] { $count ->
            [one] 1 Diener zurückgelegt.
           *[other] { $count } Diener zurückgelegt.
        }
        [1] { $count ->
            [one] Den doppelten Diener als einen zurückgelegt.
           *[other] { $count } Diener zurückgelegt, den doppelten als einen davon.
        }
       *[2] { $count ->
            [2] Den doppelten Diener für zwei zurückgelegt.
           *[other] { $count } Diener zurückgelegt, den doppelten für zwei davon.
        }
    }
event-travelled = { $you ->
    [yes] Du reist nach { $city } und nimmst { part-found }.
   *[no] { $player } reist nach { $city } und nimmt { part-found }.
}
    .short = Nach { $city } gereist, { part-found } genommen.
event-token-used = { $you ->
    [yes] Du nutzt das Plättchen „{ $token }“.
   *[no] { $player } nutzt das Plättchen „{ $token }“.
}
    .short = Plättchen „{ $token }“ genutzt.
event-token-declined = { $you ->
    [yes] Du nutzt das Plättchen „{ $token }“ nicht.
   *[no] { $player } nutzt das Plättchen „{ $token }“ nicht.
}
    .short = Plättchen „{ $token }“ nicht genutzt.
event-traded = { $you ->
    [yes] Du tauschst { $cost } Plättchen gegen { part-trade } ein.
   *[no] { $player } tauscht { $cost } Plättchen gegen { part-trade } ein.
}
    .short = { $cost } Plättchen gegen { part-trade } eingetauscht.
event-vp = { $you ->
    [yes] Du erhältst { $count } SP { part-points } und hast jetzt { $total }.
   *[no] { $player } erhält { $count } SP { part-points } und hat jetzt { $total }.
}
    .short = { $count } SP { part-points }, jetzt { $total }.
event-vp-lost = { $you ->
    [yes] Du verlierst { $count } SP { part-loss } und hast noch { $total }.
   *[no] { $player } verliert { $count } SP { part-loss } und hat noch { $total }.
}
    .short = { $count } SP { part-loss } verloren, noch { $total }.
event-jade-gained = { $you ->
    [yes] Du hast jetzt { $total } Jade.
   *[no] { $player } hat jetzt { $total } Jade.
}
    .short = Jetzt { $total } Jade.
event-wall-placed = { $you ->
    [yes] Du setzt { part-servant } auf die Mauer.
   *[no] { $player } setzt { part-servant } auf die Mauer.
}
    .short = { part-servant } auf die Mauer gesetzt.
event-wall-scored = { $you ->
    [yes] Du hast die meisten Diener auf der Mauer: { $count }.
   *[no] { $player } hat die meisten Diener auf der Mauer: { $count }.
}
    .short = Die meisten Diener auf der Mauer: { $count }.
event-benefit-taken = { $you ->
    [yes] Du { $benefit-key ->
        [gain1] nimmst als Intrigevorteil 1 Diener
        [gain2] nimmst als Intrigevorteil 2 Diener
        [die] drehst als Intrigevorteil einen Würfel
        [jade] nimmst als Intrigevorteil eine Jade
       *[other] nimmst einen Intrigevorteil: { $benefit }
    }.
   *[no] { $player } { $benefit-key ->
        [gain1] nimmt als Intrigevorteil 1 Diener
        [gain2] nimmt als Intrigevorteil 2 Diener
        [die] dreht als Intrigevorteil einen Würfel
        [jade] nimmt als Intrigevorteil eine Jade
       *[other] nimmt einen Intrigevorteil: { $benefit }
    }.
}
    .short = Intrigevorteil: { $benefit-key ->
        [gain1] 1 Diener
        [gain2] 2 Diener
        [die] einen Würfel gedreht
        [jade] eine Jade
       *[other] { $benefit }
    }.
event-benefit-declined = { $you ->
    [yes] Du nimmst keinen Intrigevorteil.
   *[no] { $player } nimmt keinen Intrigevorteil.
}
    .short = Keinen Intrigevorteil genommen.
event-die-turned = { $you ->
    [yes] Du drehst Würfel { $die } von { $from } auf { $face }.
   *[no] { $player } dreht Würfel { $die } von { $from } auf { $face }.
}
    .short = Würfel { $die } von { $from } auf { $face } gedreht.
event-jade-bought = { $you ->
    [yes] Du nimmst eine Jade { part-house }.
   *[no] { $player } nimmt eine Jade { part-house }.
}
    .short = Eine Jade { part-house } genommen.
event-intrigue-up = { $you ->
    [yes] Dein Intrigemarker rückt auf Schritt { $step } vor.
   *[no] Der Intrigemarker von { $player } rückt auf Schritt { $step } vor.
}
    .short = Intrige vor auf Schritt { $step }.
event-intrigue-down = { $you ->
    [yes] Dein Intrigemarker geht auf Schritt { $step } zurück.
   *[no] Der Intrigemarker von { $player } geht auf Schritt { $step } zurück.
}
    .short = Intrige zurück auf Schritt { $step }.
event-medal-taken = { $you ->
    [yes] Du nimmst die Medaille.
   *[no] { $player } nimmt die Medaille.
}
    .short = Die Medaille genommen.
event-envoy-step = { $you ->
    [yes] Dein Bote geht auf Schritt { $step }.
   *[no] Der Bote von { $player } geht auf Schritt { $step }.
}
    .short = Bote auf Schritt { $step }.
event-palace-entered = { $you ->
    [yes] Dein Bote betritt den Palast: am Ende { $vp } SP.
   *[no] Der Bote von { $player } betritt den Palast: am Ende { $vp } SP.
}
    .short = Bote im Palast: am Ende { $vp } SP.
event-decree-taken = { $you ->
    [yes] Du nimmst das Dekret { $decree }.
   *[no] { $player } nimmt das Dekret { $decree }.
}
    .short = Dekret genommen: { $decree }.
event-decree-used = { $you ->
    [yes] Du nutzt das Dekret { $decree }.
   *[no] { $player } nutzt das Dekret { $decree }.
}
    .short = Dekret genutzt: { $decree }.
event-ship-launched = { $you ->
    [yes] Du setzt ein neues Schiff in Hafen { $port } von Route { $route } ein.
   *[no] { $player } setzt ein neues Schiff in Hafen { $port } von Route { $route } ein.
}
    .short = Neues Schiff in Hafen { $port } von Route { $route }.
event-ship-loaded = { $you ->
    [yes] Du setzt { part-servant } auf ein Schiff.
   *[no] { $player } setzt { part-servant } auf ein Schiff.
}
    .short = { part-servant } auf ein Schiff gesetzt.
event-ship-moved = { $you ->
    [yes] Dein Schiff fährt in Hafen { $port } von Route { $route }.
   *[no] Das Schiff von { $player } fährt in Hafen { $port } von Route { $route }.
}
    .short = Schiff nun in Hafen { $port } von Route { $route }.
event-ship-lost = { $you ->
    [yes] Dein Schiff ist auf See verloren; Schiff und Diener kommen zurück.
   *[no] Das Schiff von { $player } ist auf See verloren; Schiff und Diener kommen zurück.
}
    .short = Schiff auf See verloren; Schiff und Diener kommen zurück.
event-reward-claimed = { $you ->
    [yes] Du nimmst { part-reward }.
   *[no] { $player } nimmt { part-reward }.
}
    .short = Hafenbelohnung: { $reward }.
event-card-drawn = { $you ->
    [yes] Du ziehst { part-card }.
   *[no] { $player } zieht { part-card }.
}
    .short = { part-card } gezogen.
event-swapped = { $you ->
    [yes] Du tauschst { part-card } gegen { part-taken } { part-at }.
   *[no] { $player } tauscht { part-card } gegen { part-taken } { part-at }.
}
    .short = { part-card } gegen { part-taken } { part-at } getauscht.
event-taken-back = { $you ->
    [yes] Du nimmst { part-card } auf die Hand zurück.
   *[no] { $player } nimmt { part-card } auf die Hand zurück.
}
    .short = { part-card } auf die Hand zurückgenommen.
event-discarded-for-jade = { $you ->
    [yes] Du legst { part-card } für eine Jade ab.
   *[no] { $player } legt { part-card } für eine Jade ab.
}
    .short = { part-card } für eine Jade abgelegt.
event-bonus-laid = { $you ->
    [yes] Du legst das Plättchen „{ $token }“ { part-laid }.
   *[no] { $player } legt das Plättchen „{ $token }“ { part-laid }.
}
    .short = Plättchen „{ $token }“ { $location-key ->
        [none] ausgelegt
       *[other] { part-at } ausgelegt
    }.
event-bonus-returned = { $you ->
    [yes] Du bekommst den Diener vom Plättchen „{ $token }“ zurück.
   *[no] { $player } bekommt den Diener vom Plättchen „{ $token }“ zurück.
}
    .short = Den Diener vom Plättchen „{ $token }“ zurückbekommen.
event-toll-paid = { $you ->
    [yes] Du schuldest { $owner } Zoll für { part-toll }.
   *[no] { $owner-key ->
        [you] { $player } schuldet Dir Zoll für { part-toll }.
       *[other] { $player } schuldet { $owner } Zoll für { part-toll }.
    }
}
    .short = { $owner-key ->
        [you] Schuldet Dir Zoll für { part-toll }.
       *[other] Zoll an { $owner } für { part-toll }.
    }
event-special-used = { $you ->
    [yes] Du nutzt das Plättchen „{ $token }“.
   *[no] { $player } nutzt das Plättchen „{ $token }“.
}
    .short = Plättchen „{ $token }“ genutzt.
event-followed = { $you ->
    [yes] Du folgst und { $action-key ->
        [travel] gehst auch auf Reisen
        [wall] baust auch an der Mauer
        [jade] kaufst auch Jade
        [intrigue] spinnst auch eine Intrige
        [palace] gehst auch zum Palast
        [decrees] erbittest auch ein Dekret
        [canal] treibst auch Handel auf dem Kanal
       *[other] führst auch die Aktion „{ $action }“ aus
    }
   *[no] { $player } folgt und { $action-key ->
        [travel] geht auch auf Reisen
        [wall] baut auch an der Mauer
        [jade] kauft auch Jade
        [intrigue] spinnt auch eine Intrige
        [palace] geht auch zum Palast
        [decrees] erbittet auch ein Dekret
        [canal] treibt auch Handel auf dem Kanal
       *[other] führt auch die Aktion „{ $action }“ aus
    }
}.
event-matches = { $you ->
    [yes] { $count ->
        [0] Du hast keinen Treffer.
        [one] Du hast 1 Treffer.
       *[other] Du hast { $count } Treffer.
    }
   *[no] { $count ->
        [0] { $player } hat keinen Treffer.
        [one] { $player } hat 1 Treffer.
       *[other] { $player } hat { $count } Treffer.
    }
}
event-most-matches = { $you ->
    [yes] Du hast die meisten Treffer.
   *[no] { $player } hat die meisten Treffer.
}
event-hand-taken-up = { $you ->
    [yes] { $count ->
        [one] Du nimmst 1 Karte auf die Hand.
       *[other] Du nimmst { $count } Karten auf die Hand.
    }
   *[no] { $count ->
        [one] { $player } nimmt 1 Karte auf die Hand.
       *[other] { $player } nimmt { $count } Karten auf die Hand.
    }
}
event-night-falls = Die { $day }. Nacht bricht an.
event-not-in-palace = { $you ->
    [yes] Du hast den Palast nicht erreicht und endest mit 0 SP.
   *[no] { $player } hat den Palast nicht erreicht und endet mit 0 SP.
}
event-game-over = { $you ->
    [yes] Du gewinnst!
   *[no] { $player } gewinnt.
}
event-nobody-wins = Niemand hat den Palast erreicht, also gewinnt niemand.
event-dusk-begins = Dämmerung: Mengs Diener führen ihre Pläne aus.
event-automa-turned = { $player } deckt { part-automa } auf und geht { part-goal }.
    .short = { part-automa } aufgedeckt, { part-goal } gegangen.
event-dusk-card = Dämmerungskarte von { $player }: { $automa-key ->
    [special] eine spezielle Karte
   *[other] { $automa }
}.
event-meng-cannot = { $player } kann { part-impossible }.
    .short = { part-not-possible } möglich.
event-meng-card-returns = { $player } legt die oberste Karte des Ablagestapels unter den Kartenstapel.
    .short = Die oberste Karte des Ablagestapels unter den Kartenstapel gelegt.
event-focus = { $player } behält { part-focus } im Auge.
    .short = Behält { part-focus } im Auge.

## Teile dieser Sätze

part-card = { $card-key ->
    [hidden] eine Karte
   *[other] die { $card }
}
part-taken = { $taken-key ->
    [hidden] eine Karte
   *[other] die { $taken }
}
part-at = { $location-key ->
    [travel] bei Reisen
    [wall] an der Mauer
    [jade] bei der Jade
    [intrigue] bei der Intrige
    [palace] am Palast
    [decrees] bei den Dekreten
    [canal] am Kanal
   *[other] am Ort „{ $location }“
}
part-laid = { $location-key ->
    [none] aus
   *[other] { part-at } aus
}
part-payment = { $card-key ->
    [hidden] einer Karte
   *[other] der { $card }
}
part-variant = { $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}
part-declined = { $action-key ->
    [travel] die Reise
    [wall] die Mauer
    [jade] Jade
    [intrigue] die Intrige
    [palace] den Palast
    [decrees] ein Dekret
    [canal] den Kanal
    [gain1] 1 Diener
    [gain2] 2 Diener
    [swap] den Tausch
   *[other] die Aktion „{ $action }“
}
part-gained = { $double ->
    [yes] { $count ->
        [one] den doppelten Diener
       *[other] { $count } Diener, darunter den doppelten
    }
   *[no] { $count ->
        [one] 1 Diener
       *[other] { $count } Diener
    }
}
part-removed = { $double-counts ->
    [0] { $count ->
        [one] 1 Diener zurück
       *[other] { $count } Diener zurück
    }
    [1] { $count ->
        [one] den doppelten Diener als einen zurück
       *[other] { $count } Diener zurück, den doppelten als einen davon
    }
   *[2] { $count ->
        [2] den doppelten Diener für zwei zurück
       *[other] { $count } Diener zurück, den doppelten für zwei davon
    }
}
part-found = { $token-key ->
    [double] ein Doppelplättchen
   *[other] das Plättchen „{ $token }“
}
part-trade = { $trade-key ->
    [jade] eine Jade
   *[other] { $trade }
}
part-points = { $points-key ->
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
}
part-loss = { $points-key ->
    [tolls] durch Zoll
   *[other] ({ $points })
}
part-servant = { $double ->
    [yes] den doppelten Diener
   *[no] einen Diener
}
part-house = { $house-key ->
    [plaza] vom Jadeplatz
   *[other] aus { $house }
}
part-reward = { $reward-key ->
    [vp4] als Hafenbelohnung 4 SP
    [card] als Hafenbelohnung eine Geschenkkarte
    [double] als Hafenbelohnung den doppelten Diener
   *[other] eine Hafenbelohnung: { $reward }
}
part-toll = { $action-key ->
    [travel] das Reisen
    [wall] die Mauer
    [jade] die Jade
    [intrigue] die Intrige
    [palace] den Palast
    [decrees] das Dekret
    [canal] den Kanal
   *[other] die Aktion „{ $action }“
}
part-automa = { $automa-key ->
    [special] eine spezielle Karte
   *[other] die Karte „{ $automa }“
}
part-goal = { $location-key ->
    [travel] auf Reisen
    [wall] an die Mauer
    [jade] zur Jade
    [intrigue] zur Intrige
    [palace] zum Palast
    [decrees] zu den Dekreten
    [canal] an den Kanal
   *[other] zum Ort „{ $location }“
}
part-impossible = { $action-key ->
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
}
part-not-possible = { $action-key ->
    [travel] Keine Reise
    [wall] Kein Mauerbau
    [jade] Kein Jadekauf
    [intrigue] Keine Intrige
    [palace] Kein Gang zum Palast
    [decrees] Kein Dekret
    [canal] Kein Handel auf dem Kanal
    [gain1] Kein Diener
    [gain2] Keine Diener
    [swap] Kein Tausch
   *[other] Aktion „{ $action }“ nicht
}
part-focus = { $location-key ->
    [travel] das Reisen
    [wall] die Mauer
    [jade] die Jade
    [intrigue] die Intrige
    [palace] den Palast
    [decrees] die Dekrete
    [canal] den Kanal
   *[other] den Ort „{ $location }“
}
