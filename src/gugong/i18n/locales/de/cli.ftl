### Was das Terminal sagt. Der Spielplan hat 100 Spalten, darum sind seine Wörter kurz.

## Die Zeile oben

cli-day = Runde { $day } von { $days }, { $phase }
cli-phase-morning = Morgen
cli-phase-day = Tag
cli-phase-dusk = Dämmerung
cli-phase-night = Nacht
cli-phase-final = Endwertung
cli-phase-over = Spielende
cli-dice = Würfel {""}
cli-medal = Medaille {""}
cli-medal-free = frei
cli-start = Start {""}
cli-draw-pile = Nachziehstapel { $count }

## Überschriften

cli-heading-places = Orte: das Geschenk, das dort liegt (* ein Würfel zeigt seinen Wert), und was dort steht
cli-heading-decrees = { $known ->
    [yes] Dekrete: SP, wie viele Diener Du zurücklegst (und 1 mehr einsetzt), wer sie hat
   *[no] Dekrete: SP, was der Nächste zurücklegt (und 1 mehr einsetzt), wer sie hat
}
cli-heading-map = Landkarte: der Ring der Reihe nach, die letzte Stadt führt zur ersten (h und Stadt: Wege)

## Orte

cli-place-travel = Reisen
cli-place-wall = Chin. Mauer
cli-place-jade = Jade
cli-place-intrigue = Intrige
cli-place-palace = Palast
cli-place-decrees = Dekret
cli-place-canal = Kaiserkanal

cli-action-palace = Palast
cli-action-canal = Kanal
cli-action-wall = Mauer
cli-action-decrees = Dekret
cli-action-intrigue = Intrige
cli-action-travel = Reisen
cli-action-jade = Jade
cli-action-gain1 = 1 Diener
cli-action-gain2 = 2 Diener
cli-action-swap = Tausch
cli-action-none = –

cli-laid-out = Ausgelegt {""}
cli-laid-at = { $short } bei { $place }
cli-token-piles = Plättchenstapel { $first } + { $second }, eingetauscht { $traded }
cli-wall-complete = { $count } von { $needed } bis zum Abschluss
cli-jade-house = für { $cost }
cli-jade-plaza = Jadeplatz für { $cost }
cli-intrigue-steps = { $medal ->
    [yes] von { $steps }, Medaille hier
   *[no] von { $steps }
}
cli-palace-in = drin { $vp }
cli-palace-steps = von { $steps }
cli-palace-free = frei { $places }
cli-decrees-below = siehe unten
cli-port-none = –
cli-port-vp4 = 4 SP
cli-port-card = Karte
cli-port-double = DD
cli-port-any = Wahl

## Dekrete

cli-level-1 = morgens
cli-level-2 = dauernd
cli-level-3 = am Ende
cli-decree-vp = { $vp } SP
cli-decree-cost = −{ $cost }
cli-decree-yours = Deins

cli-decree-level1-intrigue = Geflüster
cli-decree-level1-ship = Geleitzüge
cli-decree-level1-servant = Gefolge
cli-decree-level1-envoy = Bittgesuche
cli-decree-level1-swap = Höflichkeit
cli-decree-level2-travel = Poststraßen
cli-decree-level2-jade = Jadelizenz
cli-decree-level2-wall = Maurer
cli-decree-level2-equal = Rechtes Maß
cli-decree-level2-decree = Kanzlei
cli-decree-level3-score = Ansehen
cli-decree-level3-eight = Ehrungen
cli-decree-level3-jade = Schatzkammer
cli-decree-level3-decrees = Archiv
cli-decree-level3-harbours = Kontore

cli-effect-level1-intrigue = Intrige +2
cli-effect-level1-ship = Schiff +1 allg.
cli-effect-level1-servant = 1 Diener
cli-effect-level1-envoy = Bote +1
cli-effect-level1-swap = Karte tauschen
cli-effect-level2-travel = Reisen B −1
cli-effect-level2-jade = Jade −1
cli-effect-level2-wall = Mauer +1
cli-effect-level2-equal = gleich: gratis
cli-effect-level2-decree = Dekrete −1
cli-effect-level3-score = 1 SP je { $per } SP
cli-effect-level3-eight = { $eight } SP
cli-effect-level3-jade = { $jade } SP je Jade
cli-effect-level3-decrees = { $decrees } SP je Dekret
cli-effect-level3-harbours = { $harbours } SP je Belohn.

## Die Landkarte

cli-map-ring = Ring
cli-map-inner = innen

cli-token-gain1 = 1 Diener
cli-token-gain2 = 2 Diener
cli-token-envoy = Bote
cli-token-intrigue = Intrige
cli-token-discard-for-jade = 7+→Jade
cli-token-servants-for-jade = 3→Jade
cli-token-swap = Tausch
cli-token-take-back = zurück
cli-token-ship = Schiff
cli-token-vp2 = 2 SP
cli-token-wall = Mauer
cli-token-double = doppelt
cli-token-plus-one = Wert+1
cli-token-toll = Zoll
cli-token-follow = Folgen
cli-token-double-value = Wert×2
cli-token-double-action = Aktion×2
cli-token-discount = Rabatt

## Spieler

cli-column-seat = ── Spieler ───────
cli-column-vp = SP
cli-column-hand = Hand
cli-column-discard = Ablage
cli-column-pool = eig.
cli-column-supply = allg.
cli-column-double = DD
cli-column-jade = Jade
cli-column-ships = Schf.
cli-column-rewards = 4SP/Karte/DD
cli-column-tokens = Plättchen, offene
cli-double-locked = gesp.
cli-double-supply = allg.
cli-double-pool = eig.
cli-double-wall = Mauer
cli-double-ship = Schiff
cli-double-laid = liegt
cli-ships-out = { $count }/{ $all }
cli-face-up = { $count ->
    [one] { $short }
   *[other] { $count }{ $short }
}
cli-up-double = dop
cli-up-double-value = W×2
cli-up-double-action = A×2
cli-up-discount = Rab
cli-pile-hand = Hand
cli-pile-discard = Ablage
cli-meng-cards = Meng: Fokus { $focus }; noch { $pile } Karten; diese Runde { $today }; früher { $earlier }
cli-automa-travel = Reisen
cli-automa-wall = Mauer
cli-automa-jade = Jade
cli-automa-intrigue = Intrige
cli-automa-palace = Palast
cli-automa-decrees = Dekret
cli-automa-canal = Kanal
cli-automa-special = speziell

## Möglichkeiten

cli-option-city = { $city }: { $short }
cli-greyed = { $options }: { $why }

## Das Gespräch

cli-welcome = Gùgōng
cli-ask-players = Wie viele Spieler, 1 bis { $most } (1: allein gegen Meng)? [{ $default }]
cli-ask-people = Wie viele davon sind Menschen an diesem Bildschirm, 1 bis { $most }? [{ $default }]
cli-ask-meng = Wie stark ist Meng: { $words }? [{ $default }]
cli-ask-bonus = Bonus-Reiseplättchen: { $words }? [{ $default }]
cli-ask-level = Welche davon sind die Mitspieler? [{ $default }]
cli-about-novice = macht das Beste aus dem eigenen Zug und sieht nicht weiter
cli-about-apprentice = hat viel gespielt und denkt nicht lange nach: eine gute Partie für die meisten
cli-about-courtier = denkt einige Züge voraus
cli-about-chancellor = denkt bei jeder Entscheidung eine Sekunde voraus: am stärksten
cli-ask-again = „{ $answer }“ ist nicht dabei; möglich sind { $allowed }.
cli-thinking = { $player } ({ $opponent }) denkt nach …
cli-pass-keyboard = { $named ->
    [no] { $player } entscheidet jetzt: Gib die Tastatur weiter.
   *[yes] { $name } ({ $player }) entscheidet jetzt: Gib die Tastatur weiter.
}
cli-press-enter = Weiter mit Enter.
cli-news = Seit Deiner letzten Entscheidung
cli-prompt = { $count ->
    [one] Enter oder u zurück · r wieder · s speichern · l Log · h Hilfe · b Plan · q Ende >
   *[other] { $least } bis { $most } oder u zurück · r wieder · s speichern · l Log · h Hilfe · b Plan · q Ende >
}
cli-prompt-over = u zurück · s speichern · l Log · h Hilfe · b Plan · q Ende >
cli-compiling = übersetze, einmal nach einer Installation
cli-warming-up = { $searching ->
    [yes] Die Engine läuft im Hintergrund warm; spiel ruhig weiter. Bis dahin spielen die Mitspieler nach Gefühl.
   *[no] Die Engine läuft im Hintergrund warm; spiel ruhig weiter.
}
cli-bot-failed = { $player } ({ $opponent }) konnte nicht wählen ({ $why }); diesmal hat der Zufall gewählt.
cli-bot-failed-at-end = { $player } ({ $opponent }) hat nach dem Ende der Partie einen Fehler gemacht ({ $why }); das Ergebnis gilt.
cli-too-narrow = Der Spielplan braucht ein Fenster mit { $width } Spalten; mach dieses breiter und tippe b.
cli-kept = Die Partie ist gespeichert. Weiter geht es mit: gugong play --resume { $path }
cli-kept-over = Die Partie ist gespeichert. Noch einmal ansehen mit: gugong replay { $path }

cli-not-understood = { $given ->
    [yes] „{ $line }“ ist weder eine Nummer der Liste noch ein Befehl; h zeigt die Befehle.
   *[no] Tippe eine Nummer der Liste oder h für die Befehle.
}
cli-no-such-number = Die Nummer { $number } gibt es hier nicht; wähle { $least } bis { $most }.
cli-game-is-over = Die Partie ist zu Ende; u nimmt die letzte Entscheidung zurück, q verlässt den Tisch.
cli-nothing-to-undo = Es gibt keine Entscheidung von Dir, die Du zurücknehmen könntest.
cli-undo-barrier = Das nimmt auch zurück, was andere getan haben oder was der Zufall aufgedeckt hat. Sind alle am Tisch einverstanden? j/n
cli-yes-letter = j
cli-nothing-to-redo = Nichts wurde zurückgenommen, also gibt es nichts zu wiederholen.
cli-overwrite = { $path } gibt es schon. Überschreiben? j/n
cli-saved = Gespeichert in { $path }.
cli-log-hint = l und eine Zahl zeigt so viele Zeilen, l alles zeigt alles, b den Spielplan.

cli-help =
    Eine Nummer wählt eine Möglichkeit; 0 lehnt ab.
    u  zurück zu Deiner letzten Entscheidung  r  wiederholt, was zurückgenommen wurde
    s  speichert (s DATEI: in diese Datei)    l  das Log (l 50: so viele Zeilen, l alles: alles)
    b  noch einmal der Spielplan              q  verlässt den Tisch; die Partie wird gespeichert
    h  diese Hilfe (h plan: die Zeichen auf dem Spielplan; h WORT: ein Plättchen, ein Dekret, ein Ort,
       eine Stadt oder eine Regel, etwa h Zoll, h Ansehen, h Beijing, h Reisen, h travel-3)
cli-help-board-word = plan
cli-help-board =
    ● Rot, ◆ Weiß, ▲ Orange, ■ Lila und ⬢ Blau stehen für die Spieler; ▸ vor dem, der entscheidet.
    Ein * hinter einem Wert: Ein Würfel zeigt ihn, also zählt er in der Nacht.
    Chin. Mauer: Diener je Spieler. Intrige: der vorderste Marker zuerst.
    Palast: die Schritte jedes Boten, oder „drin“ und die SP des Platzes; dann die freien Plätze.
    Jade: was Dich eine Jade in jedem Haus kostet, ◈ für jede, die noch da ist.
    Kaiserkanal: die Häfen 1 bis 5 mit ihren Belohnungen; ●2 ist ein Schiff von Rot mit 2 Dienern.
    Dekrete: −2 heißt, Du legst 2 Diener zurück; dann setzt Du 1 weiteren auf das Dekret.
    Spieler: eig. und allg. sind die Diener im eigenen und im allgemeinen Vorrat, DD der doppelte
    Diener (gesp.: noch gesperrt), Schf. die Schiffe; Belohnungen zählen als 4 SP / Karte / DD;
    Plättchen: verdeckte als Zahl, dann offene: dop Doppelplättchen, W×2 doppelter Wert,
    A×2 doppelte Aktion, Rab Rabatt.
cli-help-city = Von { $city } führen Wege nach { $paths }.
cli-help-more = h und eine Kennung zeigt die Regel.

## Das Ende

cli-winner = { $player } gewinnt
cli-nobody-wins = Niemand ist im Palast, also gewinnt niemand; die Rangfolge steht nur fürs Protokoll
cli-rank = { $player }: { $score } SP
cli-points = Punkte
cli-points-total = Summe
cli-in-palace = Im Palast
cli-inside = { $inside ->
    [yes] ja
   *[no] nein
}
cli-points-score = Ergebnis
cli-outside = { $player } ist nicht im Palast und kann nicht gewinnen; aus { $total } SP werden 0 (FINAL-5).
cli-meng-outside = Meng ist nicht im Palast, aber er kann auch so gewinnen (SOLO-18).

## Wiedergabe

cli-replay-prompt = { $at } von { $last }: Enter weiter · p zurück · eine Nummer · e Ende · q verlassen >
cli-replay-not-understood = „{ $line }“ ist weder Enter, n, p, e, q noch eine Nummer bis { $last } >
cli-replay-secret = { $player } entscheidet.

## Spielmaterial

cli-box-good = Mit dem Spielmaterial „{ $name }“ kann man spielen.
cli-box-fingerprint = Fingerabdruck { $print }
cli-box-cards = { $count } Geschenkkarten, zusammen mit dem Wert { $total }
cli-box-tokens = { $base } Reiseplättchen, { $standard-bonus } Bonus-Reiseplättchen, { $deluxe-bonus } von deluxe
cli-box-decrees = Dekrete kosten nach Stufe { $first }, { $second } und { $third }
cli-box-dice = Würfel { $dice }
cli-box-cities = { $a } Städte auf Seite A, { $b } auf Seite B
cli-box-automa = { $count } Karten für Meng
cli-box-differs = { $differs ->
    [yes] Es weicht vom Standardmaterial ab in: { $parts }.
   *[no] Es hat die Zahlen des Standardmaterials.
}

## Regeln

cli-reconstructed =
    Die Regeln sind die der gedruckten Regelhefte, aber einige Angaben des Standardmaterials sind rekonstruiert, weil
    die Hefte sie nur als Bild zeigen: die meisten Werte und Aktionen der Karten und einige Namen der Geschenke; wie
    oft es jedes Reiseplättchen gibt; was Dekrete der Stufen 2 und 3 kosten; die Seiten der Würfel; Kosten und Felder
    der Häuser mit Jade; die niedrigeren Plätze im Palast; alle Städte und Wege; wie oft jeder Ort auf Mengs Karten steht.
    Wer das Spiel besitzt, kann mit dessen Angaben spielen: gugong play --box DATEI, gugong box check DATEI.

## Was falsch ist, und was richtig wäre

cli-unknown-rule = { $known ->
    [yes] Es gibt keine Regel und keinen Abschnitt „{ $rule }“; meinst Du { $near }?
   *[no] Es gibt keine Regel und keinen Abschnitt „{ $rule }“; gugong rules zählt alle auf.
}
cli-no-such-file = Es gibt keine Datei { $path }; gib den Pfad einer gespeicherten Partie an.
cli-not-text = { $path } ist keine gespeicherte Partie, denn es ist kein UTF-8-Text; gib den Pfad einer gespeicherten Partie an.
cli-cannot-read = { $path } lässt sich nicht lesen ({ $why }); gib den Pfad einer gespeicherten Partie an.
cli-cannot-write = { $path } lässt sich nicht schreiben ({ $why }); gib einen anderen Pfad an.
cli-usage = { $fault }; { $command } --help sagt, was möglich ist
cli-bad-people = { $most ->
    [one] Gegen Meng muss --people 1 sein, nicht { $people }.
   *[other] --people muss eine Zahl von 1 bis { $most } (die Spieler) sein, nicht { $people }.
}
cli-too-many-names = { $people ->
    [one] Für 1 Menschen sind { $names } Namen angegeben; gib einen an.
   *[other] Für { $people } Menschen sind { $names } Namen angegeben; gib höchstens einen für jeden an.
}
cli-no-opponents = { $meng ->
    [yes] Gegen Meng gibt es keine anderen Mitspieler; lass --opponents weg.
   *[no] Menschen haben alle { $people } Plätze, also ist für andere Mitspieler keiner frei; lass --opponents weg oder einen der Menschen.
}
cli-too-many-opponents = { $seats ->
    [one] Für 1 freien Platz sind { $opponents } Mitspieler angegeben; gib einen an.
   *[other] Für { $seats } freie Plätze sind { $opponents } Mitspieler angegeben; gib höchstens einen für jeden an.
}
cli-bot-not-made = Der Mitspieler „{ $opponent }“ kommt nicht zustande ({ $why }); wähle einen anderen für --opponents.
cli-bad-card-sets = --card-sets muss 4,5 oder 2,3 oder 1,2 sein, nicht „{ $given }“.
cli-resume-alone = Mit --resume kommt der Aufbau aus der Datei; lass { $option } weg.
cli-no-such-seat = Es gibt keinen Platz „{ $seat }“; gib eine Zahl von 0 bis { $most } an, eine Farbe ({ $colours }) oder spectator.

cli-serving = Tische sind offen unter http://{ $host }:{ $port } (Strg+C beendet)
cli-no-extra = Dafür ist { $module } nötig, das nicht installiert ist: { $command }
cli-no-log-level = Die Log-Stufe { $level } gibt es nicht; es gibt debug, info, warning und error.
cli-cannot-listen = Der Server kann unter { $host }, Port { $port } nicht lauschen ({ $why }); wähle andere mit --host und --port.
cli-cannot-listen-metrics = Die Messwerte können unter { $host }, Port { $port } nicht angeboten werden ({ $why }); wähle andere mit --metrics-host und --metrics-port.
cli-bad-public-url = { $url } kann nicht die Adresse der Seite sein; schreibe sie wie https://play.example.org.
cli-bad-host-name = { $host } kann kein Hostname sein; schreibe ihn ohne Schema, Port und Pfad, wie play.example.org.
cli-bad-proxy = { $proxy } nennt keine Proxys; gib Adressen oder Netze mit Kommas dazwischen an, wie 127.0.0.1,10.0.0.0/8, oder * für alle.
cli-proxies-everybody = Jedem Client wird wie einem Proxy geglaubt (--behind-proxy '*'): Wer diesen Port erreicht, kann jede Adresse behaupten, und keine Grenze je Adresse gilt. Nenne stattdessen die Adresse des Proxys, oder sorge dafür, dass nur er den Port erreicht.
cli-bad-contact = Über { $contact } kann man Dich nicht erreichen; schreibe mailto: und Deine Adresse, oder eine Adresse mit https.
cli-smtp-needs = Für E-Mails braucht der Server auch --mail-from, die Adresse, von der sie kommen, und --public-url, die Adresse der Seite.
cli-bad-sender = { $sender } ist keine E-Mail-Adresse.
cli-bad-smtp = Das ist nicht die Adresse eines Mailservers; nimm smtp://user@host:587, smtps://user@host:465 oder smtp+plain://host:25, und gib das Passwort mit --smtp-password-file an.
cli-no-password-file = Die Datei { $file } mit dem Passwort kann nicht gelesen werden.

cli-home = { $browser ->
    [yes] Gùgōng ist in Deinem Browser offen, unter { $address }. Deine Partien bleiben erhalten; Strg+C beendet das Programm.
   *[no] Gùgōng wartet unter { $address } auf Dich: Öffne das in Deinem Browser. Deine Partien bleiben erhalten; Strg+C beendet das Programm.
}
cli-home-already = { $browser ->
    [yes] Gùgōng läuft schon; die Seite wird geöffnet, unter { $address }.
   *[no] Gùgōng läuft schon, unter { $address }: Öffne das in Deinem Browser.
}
