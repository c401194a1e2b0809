### Wat gugong replay --analyse zegt. Tabellen hebben 100 kolommen, dus de woorden zijn kort.

cli-analysis-title = { $players ->
    [one] Een spel tegen Meng
   *[other] Een spel met { $players } spelers
} · { $actions } { $actions ->
    [one] actie
   *[other] acties
} · { $choices } { $choices ->
    [one] keuze
   *[other] keuzes
} geanalyseerd · elk { $budget }
cli-analysis-result = { $nobody ->
    [yes] Niemand heeft gewonnen.
   *[no] { $player } heeft gewonnen.
}
cli-analysis-unfinished = Het spel is niet afgelopen: dit zijn de keerpunten tot nu toe.
cli-analysis-judging = analyseren
cli-analysis-interrupted = { $seen ->
    [0] Onderbroken voordat er iets geanalyseerd was; er valt niets te vertellen.
   *[other] Onderbroken: dit is wat er tot actie { $seen } van { $actions } gevonden is.
}
cli-analysis-no-choices = Er was geen keuze om te analyseren.

## Misstappen

cli-analysis-heading-missteps = Misstappen: keuzes die duidelijk winstkans kostten, de duurste eerst
cli-analysis-no-missteps = Geen keuze was duidelijk slechter dan de beste.
cli-analysis-more-missteps = { $count ->
    [one] En nog 1, die --json ook noemt.
   *[other] En nog { $count }, die --json ook noemt.
}
cli-analysis-chosen = gekozen
cli-analysis-better = beter

## Omslagen

cli-analysis-heading-swings = Omslagen: hoe een winstkans veranderde van de ene beurt van een speler tot de volgende
cli-analysis-no-swings = Geen kans veranderde duidelijk van de ene beurt tot de volgende.
cli-analysis-end = einde

## Kansen

cli-analysis-heading-chances = Winstkans bij de eerste beurt van elke Dag
cli-analysis-day = Dag { $day }
cli-analysis-won = { $won ->
    [yes] gewonnen
   *[no] –
}
cli-analysis-nothing = –
cli-analysis-note =
    Kansen gelden bij goed spel met wat elke speler toen wist; samen hoeven ze geen 100% te zijn per Dag.
    Typ het nummer van een actie in gugong replay { $file } om die te bekijken.

## Kolommen en cijfers

cli-analysis-column-action = Actie
cli-analysis-column-day = Dag
cli-analysis-column-who = Wie
cli-analysis-column-what = Wat
cli-analysis-column-chance = Kans
cli-analysis-column-loss = Verlies
cli-analysis-column-from = Van actie
cli-analysis-column-to = Tot actie
cli-analysis-column-before = Kans
cli-analysis-column-after = Daarna
cli-analysis-column-change = Verschil
cli-analysis-column-end = Einde
cli-analysis-percent = { $value }%
cli-analysis-simulations = { $count ->
    [one] 1 simulatie
   *[other] { $count } simulaties
}
cli-analysis-time = { $time }

## Wat er mis is, en wat goed zou zijn

cli-analysis-option = { $analyse ->
    [yes] --analyse toont keerpunten en niet het log; laat { $option } weg.
   *[no] { $option } hoort bij --analyse; voeg --analyse toe of laat { $option } weg.
}
cli-analysis-spectator = Een toeschouwer beslist niets dat te analyseren is; geef een plaats met --seat, of laat dat weg voor alle plaatsen.
cli-analysis-bad-budget = --budget moet een aantal simulaties (1000) of een tijd (200ms, 1s) zijn, niet “{ $given }”.
