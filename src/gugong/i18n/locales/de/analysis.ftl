### Was gugong replay --analyse sagt. Tabellen haben 100 Spalten, darum sind ihre Wörter kurz.

cli-analysis-title = { $players ->
    [one] Eine Partie gegen Meng
   *[other] Eine Partie mit { $players } Spielern
} · { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
} · { $choices } { $choices ->
    [one] Wahl
   *[other] Wahlen
} untersucht · je { $budget }
cli-analysis-result = { $nobody ->
    [yes] Niemand hat gewonnen.
   *[no] { $player } hat gewonnen.
}
cli-analysis-unfinished = Die Partie ist nicht zu Ende: Das sind ihre Wendepunkte bis jetzt.
cli-analysis-judging = untersuche
cli-analysis-interrupted = { $seen ->
    [0] Abgebrochen, bevor etwas untersucht war; es gibt nichts zu berichten.
   *[other] Abgebrochen: Das wurde bis Aktion { $seen } von { $actions } gefunden.
}
cli-analysis-no-choices = Es gab keine Wahl zu untersuchen.

## Fehlgriffe

cli-analysis-heading-missteps = Fehlgriffe: Wahlen, die klar Gewinnchance kosteten, die teuersten zuerst
cli-analysis-no-missteps = Keine Wahl war klar schlechter als die beste.
cli-analysis-more-missteps = { $count ->
    [one] Und 1 weiterer, den --json auch nennt.
   *[other] Und { $count } weitere, die --json auch nennt.
}
cli-analysis-chosen = gewählt
cli-analysis-better = besser

## Umschwünge

cli-analysis-heading-swings = Umschwünge: wie sich eine Gewinnchance von einem Zug zum nächsten desselben Spielers änderte
cli-analysis-no-swings = Keine Chance änderte sich klar von einem Zug zum nächsten.
cli-analysis-end = Ende

## Chancen

cli-analysis-heading-chances = Gewinnchance beim ersten Zug jeder Runde
cli-analysis-day = Runde { $day }
cli-analysis-won = { $won ->
    [yes] Sieg
   *[no] –
}
cli-analysis-nothing = –
cli-analysis-note =
    Die Chancen gelten für gutes Spiel nach dem, was jeder damals wusste; in einer Runde ergeben sie nicht immer 100 %.
    Tippe in gugong replay { $file } die Nummer einer Aktion, um sie anzusehen.

## Spalten und Zahlen

cli-analysis-column-action = Aktion
cli-analysis-column-day = Runde
cli-analysis-column-who = Wer
cli-analysis-column-what = Was
cli-analysis-column-chance = Chance
cli-analysis-column-loss = Verlust
cli-analysis-column-from = Von Aktion
cli-analysis-column-to = Bis Aktion
cli-analysis-column-before = Chance
cli-analysis-column-after = Dann
cli-analysis-column-change = Änderung
cli-analysis-column-end = Ende
cli-analysis-percent = { $value } %
cli-analysis-simulations = { $count ->
    [one] 1 Simulation
   *[other] { $count } Simulationen
}
cli-analysis-time = { $time }

## Was falsch ist, und was richtig wäre

cli-analysis-option = { $analyse ->
    [yes] --analyse zeigt Wendepunkte, nicht das Log; lass { $option } weg.
   *[no] { $option } gehört zu --analyse; füge --analyse hinzu oder lass { $option } weg.
}
cli-analysis-spectator = Wer zusieht, entscheidet nichts, was man untersuchen könnte; gib mit --seat einen Platz an oder lass es für alle weg.
cli-analysis-bad-budget = --budget muss eine Zahl von Simulationen (1000) oder eine Zeit (200ms, 1s) sein, nicht „{ $given }“.
