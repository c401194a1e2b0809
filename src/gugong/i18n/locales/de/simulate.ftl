### Was gugong simulate sagt. Tabellen haben 100 Spalten, darum sind ihre Wörter kurz.

cli-simulate-title = { $solo ->
    [yes] { $games } { $games ->
        [one] Partie
       *[other] Partien
    } gegen Meng ({ $meng }) · { $specs } · Seed { $seed }
   *[no] { $games } { $games ->
        [one] Partie
       *[other] Partien
    } mit { $players } Spielern · { $specs } · Seed { $seed }
}
cli-simulate-playing = spiele
cli-simulate-interrupted = Abgebrochen: Das sind die Zahlen von { $played } von { $asked } Partien.
cli-simulate-none-finished = Abgebrochen, bevor die erste Partie zu Ende war; es gibt nichts zu berichten.
cli-simulate-left-out = { $count ->
    [one] 1 Partie fehlt, weil ein Bot versagt hat: { $spec } { $what }
   *[other] { $count } Partien fehlen, weil ein Bot versagt hat; die erste: { $spec } { $what }
}
cli-simulate-pictures = Bilder: { $paths }
cli-simulate-kept = Partien: { $path }

## Zahlen

cli-simulate-percent = { $value } %
cli-simulate-interval = { $low } bis { $high }
cli-simulate-with-interval = { $value } ({ $low }; { $high })
cli-simulate-nothing = –

## Überschriften

cli-simulate-heading-order = Spielerreihenfolge in Runde 1
cli-simulate-heading-specs = Spieler
cli-simulate-heading-solo = Gegen Meng
cli-simulate-heading-sources = Woher die Punkte kommen: mittlere SP je Platz
cli-simulate-heading-decrees = Dekrete: wer eines hat, neben denen am selben Tisch, die es nicht haben
cli-simulate-heading-decrees-solo = Dekrete: Partien mit einem neben Partien ohne es
cli-simulate-heading-scores = Ergebnisse, und Längen in Entscheidungen
cli-simulate-intervals = In Klammern: 95-%-Intervalle. Was zusammen auftritt, muss nicht Ursache und Wirkung sein.

## Spalten

cli-simulate-column-place = Stelle
cli-simulate-column-player = Spieler
cli-simulate-column-wins = Siege
cli-simulate-column-interval = 95-%-Intervall
cli-simulate-column-score = Mittel SP
cli-simulate-column-points = Mittel SP vor FINAL-5
cli-simulate-column-source = Quelle
cli-simulate-column-decree = Dekret
cli-simulate-column-offered = Partien
cli-simulate-column-taken = Gewählt
cli-simulate-column-tile = SP
cli-simulate-column-with = Sieg, mit
cli-simulate-column-without = Sieg, ohne
cli-simulate-column-difference = SP, mit − ohne
cli-simulate-column-figure = Größe
cli-simulate-column-mean = Mittel
cli-simulate-column-deviation = Std.-Abw.
cli-simulate-column-least = Min.
cli-simulate-column-median = Median
cli-simulate-column-most = Max.

## Zeilen

cli-simulate-place = { $turn ->
    [1] 1. (Startspieler)
   *[other] { $turn }.
}
cli-simulate-meng = Meng ({ $meng })
cli-simulate-group-everyone = Alle
cli-simulate-group-winners = Sieger
cli-simulate-group-others = Andere
cli-simulate-group-solo-everyone = Der Spieler
cli-simulate-group-solo-winners = bei Sieg
cli-simulate-group-solo-others = bei Niederlage
cli-simulate-group-solo-meng = Meng
cli-simulate-source-level = Dekrete der Stufe { $level }
cli-simulate-seats = { $solo ->
    [yes] Partien
   *[no] Plätze
}
cli-simulate-sum = Summe
cli-simulate-score = Ergebnis
cli-simulate-outside = Nicht im Palast
cli-simulate-level = Stufe { $level }, { $when }
cli-simulate-double = Doppelter Diener
cli-simulate-row-everyone = Ergebnis
cli-simulate-row-winning = Siegreiches Ergebnis
cli-simulate-row-margin = Vorsprung des Siegers
cli-simulate-row-lead = Vorsprung vor Meng
cli-simulate-row-game = Entscheidungen je Partie
cli-simulate-row-seat = Entscheidungen je Platz
cli-simulate-nobody = { $share } der Partien hat niemand gewonnen: Niemand war im Palast.

## Bilder

cli-simulate-plot-order = Siege nach Spielerreihenfolge in Runde 1
cli-simulate-plot-place =
    { cli-simulate-place }
    Siege { $share } %
    mittlere SP { $score }
cli-simulate-plot-fair = gleiche Chancen
cli-simulate-plot-win-share = Siege, % (mit 95-%-Intervall)
cli-simulate-plot-sources = Woher die Punkte kommen
cli-simulate-plot-mean-vp = mittlere SP je Platz, vor FINAL-5
cli-simulate-plot-group = { $group } ({ $seats })
cli-simulate-plot-source-wall = Chinesische Mauer
cli-simulate-plot-source-night = Treffer in der Nacht
cli-simulate-plot-source-level1 = Dekrete, Stufe 1
cli-simulate-plot-source-level2 = Dekrete, Stufe 2
cli-simulate-plot-source-level3 = Dekrete, Stufe 3
cli-simulate-plot-source-palace = Platz im Palast
cli-simulate-plot-source-envoy = Bote im Palast
cli-simulate-plot-source-harbours = Hafenbelohnungen
cli-simulate-plot-source-tokens = Plättchen und Eintausch
cli-simulate-plot-source-jade = Jade
cli-simulate-plot-decrees = Dekrete: wer eines hat, und wer am selben Tisch es nicht hat
cli-simulate-plot-decrees-solo = Dekrete: Partien mit einem, und Partien ohne es
cli-simulate-plot-with = mit
cli-simulate-plot-without = ohne
cli-simulate-plot-taken = { $tile } (genommen { $share } %)
cli-simulate-plot-lengths = Länge der Partien
cli-simulate-plot-decisions = Entscheidungen je Partie
cli-simulate-plot-games = Partien
cli-simulate-plot-scores = Ergebnisse
cli-simulate-plot-score = { $outside ->
    [0] Ergebnis
    [one] Ergebnis (ohne 1 Platz, der nicht im Palast ist und 0 SP hat)
   *[other] Ergebnis (ohne { $outside } Plätze, die nicht im Palast sind und 0 SP haben)
}
cli-simulate-plot-seats = Plätze
cli-simulate-plot-mean = Mittel { $mean }

## Was falsch ist, und was richtig wäre

cli-simulate-no-players = Nenne die Spieler, etwa greedy, oder mit --results eine Datei mit Partien; gugong simulate --help sagt mehr.
cli-simulate-results-alone = Ohne Spieler wird nichts gespielt: Nenne welche oder lass { $option } weg.
cli-simulate-bad-games = --games muss 1 oder mehr sein, nicht { $games }.
cli-simulate-bad-processes = --processes muss 1 oder mehr sein, nicht { $processes }.
cli-simulate-bad-specs = Für { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
} sind { $specs } Angaben da; gib eine für alle Plätze oder eine für jeden.
cli-simulate-bad-meng = --meng gilt für --players 1, nicht für { $players } Spieler.
cli-simulate-bad-folder = { $path } kann kein Ordner für Bilder sein ({ $why }); gib mit --plots einen anderen an.
