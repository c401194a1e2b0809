# Das Log, der Chat, die Rückschau, das Studieren und das Ende einer Partie, im Browser.

log-title = Log und Chat
log-tab-log = Log
log-tab-chat = Chat
log-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
log-open-result = Ergebnis
log-day = Runde { $day }
log-day-show = Runde { $day } zeigen
log-day-hide = Runde { $day } einklappen
log-before = Vor der Partie
log-study-begins = Diese Studie beginnt bei Moment { $moment }.
log-empty = Hier steht, was am Tisch geschieht.
log-newest = Neuestes
log-gone-show = { $count ->
    [one] 1 Zeile wurde zurückgenommen
   *[other] { $count } Zeilen wurden zurückgenommen
}

## Neben dem Spiel

log-sat = { $you ->
    [yes] Du setzt Dich.
   *[no] { $player } setzt sich.
}
log-left = { $you ->
    [yes] Du stehst auf.
   *[no] { $player } steht auf.
}
log-started = Die Partie beginnt.
log-undone = { $you ->
    [yes] Du nimmst etwas zurück.
   *[no] { $player } nimmt etwas zurück.
}
log-undone-agreed = { $you ->
    [yes] Du nimmst etwas zurück; alle sind einverstanden.
   *[no] { $player } nimmt etwas zurück; alle sind einverstanden.
}
log-undone-turn = { $you ->
    [yes] Du nimmst den Zug zurück
   *[no] { $player } nimmt den Zug zurück
}{ $agreed ->
    [yes] , alle sind einverstanden
   *[no] {""}
}; { $mine ->
    [yes] Du bist wieder am Zug
   *[no] { $turn } ist wieder am Zug
}.
log-asked = { $you ->
    [yes] Du möchtest etwas zurücknehmen.
   *[no] { $player } möchte etwas zurücknehmen.
}
log-agreed = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $player } ist einverstanden.
}
log-refused = { $you ->
    [yes] Du lehnst ab.
   *[no] { $player } lehnt ab.
}
log-voted = { $you ->
    [yes] Du stimmst dafür, dass ein Bot für { $absent } spielt.
   *[no] { $against ->
        [you] { $player } stimmt dafür, dass ein Bot für Dich spielt.
       *[other] { $player } stimmt dafür, dass ein Bot für { $absent } spielt.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] Deine Zeit ist um: Ein Bot spielt für Dich.
        [vote] Alle sind einverstanden: Ein Bot spielt für Dich.
        [idle] Du hast nicht gespielt: Die anderen lassen einen Bot für Dich spielen.
       *[left] Du bist aufgestanden, ein Bot spielt weiter.
    }
   *[no] { $why ->
        [clock] Die Zeit ist um: Ein Bot spielt für { $player }.
        [vote] Alle sind einverstanden: Ein Bot spielt für { $player }.
        [idle] { $player } hat nicht gespielt: Die anderen lassen einen Bot spielen.
       *[left] { $player } ist aufgestanden, ein Bot spielt weiter.
    }
}
log-returned = { $you ->
    [yes] Du bist zurück.
   *[no] { $player } ist zurück.
}
log-expired = Der Tisch wurde geschlossen: Lange hat ihn niemand benutzt.
log-closed = Der Tisch wurde von den Betreibern des Servers geschlossen.
log-invited = Zu diesem Tisch gibt es eine neue Einladung; die alte öffnet nichts mehr.
log-rematched = { $you ->
    [yes] Du baust eine weitere Partie auf.
   *[no] { $player } baut eine weitere Partie auf.
}

## Chat

log-chat-empty = Noch hat niemand etwas gesagt.
log-chat-spectator = { $name } (sieht zu)
log-chat-label = Sag etwas in die Runde
log-chat-send = Senden
log-chat-nameless = Jemand
log-spectator-chat = { $on ->
    [yes] Wer zusieht, darf wieder chatten.
   *[no] Wer zusieht, darf nicht mehr chatten.
}
log-chat-show-spectators = Zeigen, was Zuschauer sagen
log-chat-spectators-may = Zuschauer dürfen chatten
log-chat-quiet = An diesem Tisch darf nicht chatten, wer nur zusieht.

## Rückschau und Studieren

study-stepper = Schritt für Schritt durch die Partie
study-first = Zum Anfang
study-back = Einen Schritt zurück (←)
study-play = Automatisch abspielen
study-pause = Anhalten
study-forward = Einen Schritt weiter (→)
study-last = Zum letzten Moment
study-slider = Moment der Partie
study-moment = { $moment } / { $last }
study-from-here = Ab hier studieren
study-from-here-why = Öffnet einen eigenen Tisch, an dem es ab hier weitergeht; Du spielst für alle.
study-opening = Das Spiel wird aufgebaut …

study-chances = Chancen
study-chances-title = Wie gut ist jede Möglichkeit?
study-chances-why = { $visits ->
    [one] Eine Schätzung aus 1 Versuch eines Bots, der Züge durchprobiert.
   *[other] Eine Schätzung aus { $visits } Versuchen eines Bots, der Züge durchprobiert.
}
study-chances-thinking = Denkt nach …
study-chances-more = Länger nachdenken
study-chances-none = In diesem Moment muss niemand etwas wählen.
study-chances-hidden = Was in diesem Moment zur Wahl stand, bleibt Dir verborgen.
study-chances-option = Möglichkeit
study-chances-win = Siege
study-chances-vp = SP
study-chances-share = Anteil
study-chances-win-why = Wie viele der Versuche, die so begannen, gewonnen wurden.
study-chances-vp-why = Die Punkte am Ende dieser Versuche, im Durchschnitt.
study-chances-share-why = Wie viele aller Versuche so begannen. Je mehr, desto mehr hält der Bot davon.
study-chances-columns = Was die Spalten bedeuten
study-chances-played = Das wurde gespielt.

study-ribbon-title = Eine Studie.
study-ribbon = Die Partie, aus der sie stammt, bleibt, wie sie ist.
study-ribbon-back = Zurück zur Partie

## Das Ende

end-title = Die Partie ist zu Ende
end-won = { $player } gewinnt
end-you-won = Du gewinnst!
end-nobody = Niemand gewinnt
end-nobody-why = Kein Bote hat den Palast erreicht, und nur dort gewinnt man die Gunst des Kaisers.
end-solo-won = Du hast Meng besiegt.
end-solo-won-by = { $count ->
    [0] Knapper geht es nicht: Die Intrige hat entschieden.
    [one] Mit 1 SP Vorsprung. Das war knapp!
   *[other] Mit { $count } SP Vorsprung.
}
end-solo-lost = Diesmal hat Meng gewonnen.
end-solo-lost-by = { $count ->
    [0] Knapper geht es nicht: Die Intrige hat entschieden.
    [one] Mit 1 SP Vorsprung. Das war knapp!
   *[other] Mit { $count } SP Vorsprung. Eine Revanche gibt er immer.
}
end-solo-no-palace = Dein Bote hat den Palast nicht erreicht, also gewinnt Meng.
end-tie = Gleich viele Punkte: Der höhere Intrigemarker entscheidet.
end-vp-unit = SP
end-ranking = Rangfolge
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Nicht im Palast
    [one] Nicht im Palast: 1 SP zählt nicht
   *[other] Nicht im Palast: { $count } SP zählen nicht
}
end-not-in-palace-why = Gewinnen kann nur, wessen Bote im Palast steht, ganz gleich mit wie vielen Punkten. Es lohnt sich, früh loszugehen.
end-scoring = Die Endwertung
end-scoring-before = Vor der Endwertung
end-step-wall-none = Niemand hatte Diener auf der Mauer.
end-step-decrees-none = Niemand hatte ein Dekret, das am Ende zählt.
end-step-palace-none = Kein Bote hat den Palast erreicht.
end-step-jade-none = Niemand hatte Jade.
end-total = Summe
end-score = Ergebnis
end-sources = Woher die Punkte kamen
end-source = Quelle
end-chart = Die Punkte im Verlauf
end-chart-all = Alle
end-chart-label = Punkte von { $player } vom Anfang bis zum Ende, nach Quellen
end-chart-label-all = Punkte aller Spieler vom Anfang bis zum Ende
end-chart-day = Runde { $day }
end-chart-final = Ende
end-chart-table = Als Tabelle zeigen
end-chart-drawing = Als Diagramm zeigen
end-chart-choose = Wessen Punkte
end-rematch = Noch einmal spielen
end-rematch-open = Zum neuen Tisch
end-study = Partie durchgehen
end-save = Partie speichern
end-home = Startseite
end-close = Den Tisch ansehen

## Woher Punkte kamen, in Kürze

end-kind-carried = Vorher
end-kind-wall = Mauer
end-kind-decrees = Dekrete
end-kind-envoy = Palast
end-kind-night = Nächte
end-kind-harbours = Häfen
end-kind-tokens = Plättchen
end-kind-jade = Jade
