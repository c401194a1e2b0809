### Wat gugong arena zegt. Tabellen hebben 100 kolommen, dus de woorden zijn kort.

cli-arena-playing = spelen
cli-arena-leading = { $rated ->
    [yes] { $spec } { $rating } ({ $share }%)
   *[no] { $spec } { $share }%
}
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
cli-arena-resume = Wat is gespeeld, staat in { $path }; dezelfde opdracht gaat ermee verder.
cli-arena-exported = Spel { $number }: { $path }

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
    } vanaf { $first }, { $seating ->
        [complete] in alle zitvolgordes
        [balanced] in evenwichtige zitvolgordes
       *[fixed] in de gegeven zitvolgorde
    }
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

## Twee bots vergeleken

cli-compare-state = { $pairs } { $pairs ->
    [one] paar
   *[other] paren
}, verhouding { $ratio } ({ $lower } tot { $upper })
cli-compare-title = { $first } tegen { $second } · { $pairs } { $pairs ->
    [one] paar
   *[other] paren
}, { $games } spellen
cli-compare-stronger = { $first } is sterker dan { $second }: { $elo1 } Elo is aangenomen, niet { $elo0 }.
cli-compare-not-stronger = { $first } is niet sterker dan { $second }: { $elo0 } Elo is aangenomen, niet { $elo1 }.
cli-compare-undecided = Onbeslist tussen { $elo0 } en { $elo1 } Elo: er zijn meer spellen nodig.
cli-compare-row-score = Score van de eerste
cli-compare-row-elo = Verschil, Elo
cli-compare-row-ratio = Log-likelihoodverhouding
cli-compare-row-pairs = Paren naar score
cli-compare-notes =
    Een paar is één seed die twee keer wordt gespeeld, met beide bots op elkaars plaats. Achter score en
    verschil 95%-intervallen, achter de verhouding de grenzen waarbij de test stopt.
cli-compare-plot-pairs = paren
cli-compare-plot-stronger = { $first } is sterker
cli-compare-plot-not-stronger = { $first } is niet sterker
cli-compare-one-level = --compare speelt tegen één niveau van Meng; geef --meng één keer.
cli-compare-option = { $comparing ->
    [yes] { $option } heeft geen effect met --compare; laat het weg.
   *[no] { $option } hoort bij --compare; laat het weg of noem twee bots met --compare.
}

## Wat er mis is, en wat goed zou zijn

cli-arena-solo-players = Met --solo speelt elke spec alleen tegen Meng; laat --players weg.
cli-arena-meng-solo = --meng noemt de niveaus voor --solo; voeg --solo toe of laat het weg.
cli-arena-bad-limit = --time-limit moet meer dan 0 en hoogstens { $most } seconden zijn, niet { $given }.
cli-arena-bad-picture = { $path } heeft geen extensie van een afbeelding; --plot kan dit schrijven: { $formats }.
cli-arena-no-folder = Er is geen map voor { $path }; geef --plot een pad in een map die bestaat.
cli-arena-resume-option = Zonder specs gaan de spellen in { $path } verder zoals ze zijn begonnen; laat { $option } weg.
cli-arena-nothing-to-resume = In { $path } staat niets om mee verder te gaan; noem de bots die moeten spelen.
cli-arena-export-options = { $other ->
    [yes] Bij --export horen alleen --results, --to en --box; laat { $option } weg.
   *[no] Geef om een spel te schrijven --results, het bestand waar het in staat, en --export, het nummer.
}
