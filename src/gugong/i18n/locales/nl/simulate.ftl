### Wat gugong simulate zegt. Tabellen hebben 100 kolommen, dus de woorden zijn kort.

cli-simulate-title = { $solo ->
    [yes] { $games } { $games ->
        [one] spel
       *[other] spellen
    } tegen Meng ({ $meng }) · { $specs } · seed { $seed }
   *[no] { $games } { $games ->
        [one] spel
       *[other] spellen
    } met { $players } spelers · { $specs } · seed { $seed }
}
cli-simulate-playing = spelen
cli-simulate-interrupted = Onderbroken: dit zijn de cijfers van { $played } van de { $asked } spellen.
cli-simulate-none-finished = Onderbroken voordat het eerste spel was afgelopen; er valt niets te vertellen.
cli-simulate-left-out = { $count ->
    [one] 1 spel is weggelaten omdat een bot faalde: { $spec } { $what }
   *[other] { $count } spellen zijn weggelaten omdat een bot faalde; de eerste: { $spec } { $what }
}
cli-simulate-pictures = Afbeeldingen: { $paths }
cli-simulate-kept = Spellen: { $path }

## Cijfers

cli-simulate-percent = { $value }%
cli-simulate-interval = { $low } tot { $high }
cli-simulate-with-interval = { $value } ({ $low } tot { $high })
cli-simulate-nothing = –

## Koppen

cli-simulate-heading-order = Beurtvolgorde op Dag 1
cli-simulate-heading-specs = Spelers
cli-simulate-heading-solo = Tegen Meng
cli-simulate-heading-sources = Waar punten vandaan komen: gemiddelde OP per plaats
cli-simulate-heading-decrees = Decreten: wie er een heeft naast wie het aan dezelfde tafel niet heeft
cli-simulate-heading-decrees-solo = Decreten: spellen met een Decreet naast spellen zonder
cli-simulate-heading-scores = Scores, en lengte in beslissingen
cli-simulate-intervals = Tussen haakjes: 95%-intervallen. Wat samengaat, hoeft geen oorzaak en gevolg te zijn.

## Kolommen

cli-simulate-column-place = Positie
cli-simulate-column-player = Speler
cli-simulate-column-wins = Winst
cli-simulate-column-interval = 95%-interval
cli-simulate-column-score = Gem. score
cli-simulate-column-points = Gem. OP vóór FINAL-5
cli-simulate-column-source = Bron
cli-simulate-column-decree = Decreet
cli-simulate-column-offered = Spellen
cli-simulate-column-taken = Genomen
cli-simulate-column-tile = OP
cli-simulate-column-with = Winst, met
cli-simulate-column-without = Winst, zonder
cli-simulate-column-difference = Score, met − zonder
cli-simulate-column-figure = Cijfer
cli-simulate-column-mean = Gem.
cli-simulate-column-deviation = Std.afw.
cli-simulate-column-least = Laagst
cli-simulate-column-median = Mediaan
cli-simulate-column-most = Hoogst

## Rijen

cli-simulate-place = { $turn ->
    [1] 1e (startspeler)
   *[other] { $turn }e
}
cli-simulate-meng = Meng ({ $meng })
cli-simulate-group-everyone = Iedereen
cli-simulate-group-winners = Winnaars
cli-simulate-group-others = Anderen
cli-simulate-group-solo-everyone = De speler
cli-simulate-group-solo-winners = bij winst
cli-simulate-group-solo-others = bij verlies
cli-simulate-group-solo-meng = Meng
cli-simulate-source-level = Decreten van niveau { $level }
cli-simulate-seats = { $solo ->
    [yes] Spellen
   *[no] Plaatsen
}
cli-simulate-sum = Som
cli-simulate-score = Score
cli-simulate-outside = Niet in het Paleis
cli-simulate-level = Niv. { $level }, { $when }
cli-simulate-double = Dubbele Dienaar
cli-simulate-row-everyone = Score
cli-simulate-row-winning = Winnende score
cli-simulate-row-margin = Voorsprong winnaar op de volgende
cli-simulate-row-lead = Voorsprong op Meng
cli-simulate-row-game = Beslissingen per spel
cli-simulate-row-seat = Beslissingen per plaats
cli-simulate-nobody = Niemand won { $share } van de spellen: niemand was in het Paleis.

## Afbeeldingen

cli-simulate-plot-order = Aandeel gewonnen naar beurtvolgorde op Dag 1
cli-simulate-plot-place =
    { cli-simulate-place }
    wint { $share }%
    gemiddelde score { $score }
cli-simulate-plot-fair = gelijke kansen
cli-simulate-plot-win-share = aandeel gewonnen, % (met 95%-interval)
cli-simulate-plot-sources = Waar punten vandaan komen
cli-simulate-plot-mean-vp = gemiddelde OP per plaats, vóór FINAL-5
cli-simulate-plot-group = { $group } ({ $seats })
cli-simulate-plot-source-wall = Chinese Muur
cli-simulate-plot-source-night = gelijke waarden in de nacht
cli-simulate-plot-source-level1 = Decreten, niveau 1
cli-simulate-plot-source-level2 = Decreten, niveau 2
cli-simulate-plot-source-level3 = Decreten, niveau 3
cli-simulate-plot-source-palace = plaats in het Paleis
cli-simulate-plot-source-envoy = Gezant in het Paleis
cli-simulate-plot-source-harbours = Havenbeloningen
cli-simulate-plot-source-tokens = fiches en omwisselen
cli-simulate-plot-source-jade = Jade
cli-simulate-plot-decrees = Decreten: wie er een heeft, en wie aan dezelfde tafel niet
cli-simulate-plot-decrees-solo = Decreten: spellen met een Decreet, en spellen zonder
cli-simulate-plot-with = met
cli-simulate-plot-without = zonder
cli-simulate-plot-taken = { $tile } ({ $share }% genomen)
cli-simulate-plot-lengths = Lengte van de spellen
cli-simulate-plot-decisions = beslissingen per spel
cli-simulate-plot-games = spellen
cli-simulate-plot-scores = Scores
cli-simulate-plot-score = { $outside ->
    [0] score
    [one] score (zonder 1 plaats die niet in het Paleis is en 0 scoort)
   *[other] score (zonder { $outside } plaatsen die niet in het Paleis zijn en 0 scoren)
}
cli-simulate-plot-seats = plaatsen
cli-simulate-plot-mean = gemiddelde { $mean }

## Wat er mis is, en wat goed zou zijn

cli-simulate-no-players = Noem de spelers, zoals greedy, of met --results een bestand met spellen; gugong simulate --help vertelt meer.
cli-simulate-results-alone = Zonder spelers wordt er niets gespeeld: noem er een paar of laat { $option } weg.
cli-simulate-bad-games = --games moet 1 of meer zijn, niet { $games }.
cli-simulate-bad-processes = --processes moet 1 of meer zijn, niet { $processes }.
cli-simulate-bad-specs = Aantal gegeven specs: { $specs }, voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}; geef er een voor alle plaatsen, of een voor elke plaats.
cli-simulate-bad-meng = --meng is voor --players 1, niet voor { $players } spelers.
cli-simulate-bad-folder = { $path } kan geen map voor afbeeldingen zijn ({ $why }); geef een andere met --plots.
