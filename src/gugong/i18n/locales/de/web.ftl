# Der Tisch im Browser.

web-title = Gùgōng
web-title-turn = ● Du bist am Zug – Gùgōng
web-home = Startseite
web-loading = Das Spiel wird aufgebaut …
web-no-entrance = Dieser Tisch lässt sich nicht öffnen
web-unreachable = Der Server ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
web-fault = Hier ist etwas schiefgegangen. Nichts hat sich geändert; versuch es noch einmal.
web-close = Schließen
web-back = Zurück

## Oben am Tisch

web-day-of = Runde { $day } von { $days }
web-phase-morning = Morgen-Phase
web-phase-day = Tages-Phase
web-phase-dusk = Dämmerungs-Phase
web-phase-night = Nacht-Phase
web-phase-final = Endwertung
web-phase-over = Partie zu Ende
web-die = Schicksalswürfel { $die }: { $face }
web-medal-free = Medaille „Nächster Startspieler“: In dieser Runde hat sie niemand
web-medal-of = { $you ->
    [yes] Medaille „Nächster Startspieler“: Du hast sie
   *[no] Medaille „Nächster Startspieler“: { $player } hat sie
}
web-your-turn = Du bist am Zug
web-tools = Zurücknehmen, Rückschau, Einstellungen
web-undo = Meine letzte Wahl zurücknehmen
    .keyed = Meine letzte Wahl zurücknehmen (Rücktaste)
web-undo-ask = Die anderen fragen, ob Du Deine letzte Wahl zurücknehmen darfst
web-undo-short = Rückgängig
web-restart = Alles seit Beginn meines Zuges zurücknehmen
    .keyed = Alles seit Beginn meines Zuges zurücknehmen (Umschalt+Rücktaste)
web-restart-short = Zug neu beginnen
web-redo = Wiederholen, was zurückgenommen wurde
web-since = Noch einmal zeigen, was die anderen seit meinem letzten Zug getan haben
web-table = Der Tisch
web-side = Spieler, Log und Chat
web-seats = Spieler
web-log = Log
web-whole-board = Ganzer Plan
web-stands = Die sieben Orte
web-more-choices = Mehr zur Wahl liegt {$side ->
        [left] links
        [right] rechts
        [up] weiter oben
       *[down] weiter unten
    }
web-bot-name = { $level } ({ $seat })

## Wählen

web-asked = { $count ->
    [one] Du bist am Zug. { $question } Eine Möglichkeit.
   *[other] Du bist am Zug. { $question } { $count } Möglichkeiten.
}
web-asked-of = { $player }: { $question }
web-spot = { $thing }: { $choice }
web-cannot = { $choice } – { $why }
web-put-back = Diese Karte zurücknehmen
web-rather = Lieber diese Karte
web-pay-card = Oder lege eine der leuchtenden Handkarten ab.
web-watching = Du schaust zu. { $status }
web-explaining = Tab springt jetzt auch zu jedem Bereich des Tischs, die Pfeiltasten zu allem darin; H beendet das.
web-not-explaining = Tab springt wieder nur zu Deinen Möglichkeiten.
web-choices = Deine Möglichkeiten
web-confirm = Sicher? { $option }
web-waiting-for = { $player } denkt nach …
web-asked-in-turn = Zug von { $player }: { $question }
web-waiting-in-turn = Zug von { $turn }: { $player } wird gefragt …
web-waiting-in-mine = Dein Zug: { $player } wird gefragt …
web-turn-told = { $player }: { $what }
web-turn-so-far = Dein Zug bisher: { $what }
web-go-on = Weiter
web-waiting-server = Einen Moment …
web-over = Die Partie ist zu Ende.
web-rule-open = Die Regel dazu
    .keyed = Die Regel dazu (?)
web-rule-title = Die Regel
web-rule-all = Alle Regeln

## Was nicht stimmt oder auf eine Antwort wartet

web-lost = Du bist offline. Die Partie ist auf dem Server sicher; sie geht weiter, sobald die Verbindung wieder steht.
web-restarting = Der Server wird neu gestartet. Die Partie ist sicher; diese Seite verbindet sich gleich von selbst wieder.
web-offline = Du bist offline. Lesen kannst Du die Regeln und die beendeten Partien, die Du auf diesem Gerät geöffnet hast.
web-offline-title = Du bist offline
web-offline-table = Diese Partie liegt auf dem Server: Ohne Verbindung lässt sie sich weder zeigen noch spielen. Sie öffnet sich von selbst, sobald die Verbindung wieder steht.
web-offline-kept = Du bist offline. So ist die Partie auf diesem Gerät aufbewahrt.
web-touch-hint = Tippen erklärt Dinge, langes Drücken auch Wählbares.
web-sealed-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen; sein Log ist lesbar, aber es geht nicht weiter.
web-server-restart = { $minutes ->
    [0] Der Server wird gleich neu gestartet. Deine Partien sind sicher; die Seite kommt von selbst wieder.
    [one] Der Server wird in { $minutes } Minute neu gestartet. Deine Partien sind sicher; die Seite kommt von selbst wieder.
   *[other] Der Server wird in { $minutes } Minuten neu gestartet. Deine Partien sind sicher; die Seite kommt von selbst wieder.
}
web-sealed-old-rules = Diese Partie wurde nach Regeln gespielt, die der Server nicht hat: Ihr Log ist lesbar, aber sie kann nicht weitergehen.
web-sealed-other-box = Diese Partie wurde mit Spielmaterial gespielt, das der Server nicht mehr hat: Ihr Log ist lesbar, aber sie kann nicht weitergehen.
web-sealed-new-rules = Diese Partie wird nach neueren Regeln gespielt, als der Server hat: Sie geht weiter, sobald er aktualisiert ist. Bis dahin ist ihr Log lesbar.
web-sealed-damaged = Der Server kann etwas im Log dieses Tisches nicht lesen: Was davor geschah, ist lesbar, aber die Partie kann nicht weitergehen. Sag es dem, der den Server betreibt.
web-proposal = { $you ->
    [yes] Du möchtest etwas zurücknehmen.
   *[no] { $player } möchte etwas zurücknehmen.
}
web-agree = Einverstanden
web-disagree = Ablehnen
web-bot-plays-you = Ein Bot spielt für Dich.
web-return = Selbst weiterspielen
web-absent = { $player } ist nicht am Tisch.
web-idle = { $player } hat lange nicht gespielt.
web-vote = Einen Bot spielen lassen
web-looking-back = Du siehst Moment { $moment } von { $last }.
web-looking-back-asked = Moment { $moment } von { $last }. { $player }: { $question }
web-pass-screen = Gib den Bildschirm an { $player } weiter.
web-to-now = Zurück zur Partie
