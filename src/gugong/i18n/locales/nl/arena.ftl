### Wat gugong arena zegt. Tabellen hebben 100 kolommen, dus de woorden zijn kort.

cli-arena-playing = spelen
cli-arena-leading = { $spec } { $share }%
cli-arena-interrupted = Onderbroken: dit zijn de resultaten van { $played } van de { $asked } spellen.
cli-arena-none-finished = Onderbroken voordat het eerste spel was afgelopen; er valt niets te vertellen.
cli-arena-failure = { $saved ->
    [yes] { $spec } faalde in spel { $game } (seed { $seed }, plaats { $seat }): { $what }. Het spel: { $path }
   *[no] { $spec } faalde in spel { $game } (seed { $seed }, plaats { $seat }): { $what }. Het spel kon niet worden opgeslagen.
}
cli-arena-more-failures = { $count ->
    [one] Nog 1 fout staat niet in de lijst; het spel staat in { $folder }
   *[other] Nog { $count } fouten staan niet in de lijst; de spellen staan in { $folder }
}
cli-arena-picture = De afbeelding: { $path }

## De tabellen

cli-arena-title = { $solo ->
    [yes] { $games } { $games ->
        [one] spel
       *[other] spellen
    } tegen Meng · { $seeds } { $seeds ->
        [one] seed
       *[other] seeds
    } vanaf { $first }
   *[no] { $games } { $games ->
        [one] spel
       *[other] spellen
    } met { $players } spelers · { $seeds } { $seeds ->
        [one] seed
       *[other] seeds
    } vanaf { $first }, om beurten op elke plaats
}
cli-arena-column-rank = #
cli-arena-column-player = Speler
cli-arena-column-meng = Meng
cli-arena-column-rating = Rating
cli-arena-column-wins = Winst
cli-arena-column-score = Gem. score
cli-arena-column-meng-score = Score Meng
cli-arena-column-time = Beslissing
cli-arena-column-seats = Plaatsen
cli-arena-column-failures = Fouten
cli-arena-meng-easy = gemakkelijk
cli-arena-meng-normal = normaal
cli-arena-meng-hard = moeilijk
cli-arena-percent = { $value }%
cli-arena-interval = ({ $low } tot { $high })
cli-arena-reach = ± { $reach }
cli-arena-nothing = –
cli-arena-time-s = { $value } s
cli-arena-time-ms = { $value } ms
cli-arena-time-us = { $value } µs
cli-arena-notes =
    Achter de cijfers 95%-intervallen: ratings (Plackett–Luce, in Elo, gemiddeld 0) door bootstrap over
    de seeds, winst naar Wilson, scores naar de spreiding over de seeds. Gelijken zouden { $fair } winnen.
cli-arena-solo-notes =
    Achter de cijfers 95%-intervallen: winst naar Wilson, scores naar de spreiding over de seeds.
cli-arena-nobody = { $count ->
    [one] In 1 spel was niemand in het Paleis, dus niemand won het.
   *[other] In { $count } spellen was niemand in het Paleis, dus niemand won ze.
}

## De afbeelding

cli-arena-plot-rating = rating (Plackett–Luce, in Elo), 95%-interval
cli-arena-plot-wins = aandeel gewonnen in %, 95%-interval
cli-arena-plot-fair = gelijke spelers
cli-arena-plot-score = gemiddelde score, 95%-interval
cli-arena-plot-own-score = speler
cli-arena-plot-meng-score = Meng
cli-arena-plot-against = { $spec } – { $level }

## Wat er mis is, en wat goed zou zijn

cli-arena-solo-players = Met --solo speelt elke spec alleen tegen Meng; laat --players weg.
cli-arena-meng-solo = --meng noemt de niveaus voor --solo; voeg --solo toe of laat het weg.
cli-arena-bad-limit = --time-limit moet meer dan 0 en hoogstens { $most } seconden zijn, niet { $given }.
cli-arena-bad-picture = { $path } heeft geen extensie van een afbeelding; --plot kan dit schrijven: { $formats }.
cli-arena-no-folder = Er is geen map voor { $path }; geef --plot een pad in een map die bestaat.
