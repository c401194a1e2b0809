### Co mówi gugong simulate. Tabele mają 100 kolumn, więc słowa są krótkie.

cli-simulate-title = { $solo ->
    [yes] { $games } { $games ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partii
    } przeciwko Mengowi ({ $meng }) · { $specs } · ziarno { $seed }
   *[no] { $games } { $games ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partii
    } dla { $players } graczy · { $specs } · ziarno { $seed }
}
cli-simulate-playing = gra
cli-simulate-interrupted = Przerwano: to liczby z { $played } z { $asked } partii.
cli-simulate-none-finished = Przerwano, zanim skończyła się pierwsza partia; nie ma czego pokazać.
cli-simulate-left-out = { $count ->
    [one] Pominięto 1 partię, bo zawiódł bot: { $spec } { $what }
    [few] Pominięto { $count } partie, bo zawiódł bot; pierwsza: { $spec } { $what }
    [many] Pominięto { $count } partii, bo zawiódł bot; pierwsza: { $spec } { $what }
   *[other] Pominięto { $count } partii, bo zawiódł bot; pierwsza: { $spec } { $what }
}
cli-simulate-pictures = Obrazy: { $paths }
cli-simulate-kept = Partie: { $path }

## Liczby

cli-simulate-percent = { $value } %
cli-simulate-interval = { $low } do { $high }
cli-simulate-with-interval = { $value } ({ $low } do { $high })
cli-simulate-nothing = –

## Nagłówki

cli-simulate-heading-order = Kolejność tur w Dniu 1
cli-simulate-heading-specs = Gracze
cli-simulate-heading-solo = Przeciwko Mengowi
cli-simulate-heading-sources = Skąd są punkty: średnie PZ na miejsce
cli-simulate-heading-decrees = Dekrety: ci, którzy go mają, obok tych przy tym samym stole, którzy go nie mają
cli-simulate-heading-decrees-solo = Dekrety: partie z nim obok partii bez niego
cli-simulate-heading-scores = Wyniki i długości w decyzjach
cli-simulate-intervals = W nawiasach: przedziały 95 %. To, co idzie w parze, nie musi być przyczyną i skutkiem.

## Kolumny

cli-simulate-column-place = Kolejność
cli-simulate-column-player = Gracz
cli-simulate-column-wins = Wygrane
cli-simulate-column-interval = przedział 95 %
cli-simulate-column-score = Śr. wynik
cli-simulate-column-points = Śr. PZ przed FINAL-5
cli-simulate-column-source = Źródło
cli-simulate-column-decree = Dekret
cli-simulate-column-offered = Partie
cli-simulate-column-taken = Wzięty
cli-simulate-column-tile = PZ
cli-simulate-column-with = Wygr. z nim
cli-simulate-column-without = Wygr. bez
cli-simulate-column-difference = Wynik z − bez
cli-simulate-column-figure = Liczba
cli-simulate-column-mean = Śr.
cli-simulate-column-deviation = Odch. st.
cli-simulate-column-least = Min.
cli-simulate-column-median = Mediana
cli-simulate-column-most = Maks.

## Wiersze

cli-simulate-place = { $turn ->
    [1] 1. (pierwszy gracz)
   *[other] { $turn }.
}
cli-simulate-meng = Meng ({ $meng })
cli-simulate-group-everyone = Wszyscy
cli-simulate-group-winners = Zwycięzcy
cli-simulate-group-others = Pozostali
cli-simulate-group-solo-everyone = Gracz
cli-simulate-group-solo-winners = przy wygranej
cli-simulate-group-solo-others = przy przegranej
cli-simulate-group-solo-meng = Meng
cli-simulate-source-level = Dekrety poziomu { $level }
cli-simulate-seats = { $solo ->
    [yes] Partie
   *[no] Miejsca
}
cli-simulate-sum = Suma
cli-simulate-score = Wynik
cli-simulate-outside = Poza Pałacem
cli-simulate-level = Poziom { $level }, { $when }
cli-simulate-double = Podwójny Służący
cli-simulate-row-everyone = Wynik
cli-simulate-row-winning = Wygrywający wynik
cli-simulate-row-margin = Przewaga zwycięzcy nad następnym
cli-simulate-row-lead = Przewaga nad Mengiem
cli-simulate-row-game = Decyzje na partię
cli-simulate-row-seat = Decyzje na miejsce
cli-simulate-nobody = Nikt nie wygrał { $share } partii: nikogo nie było w Pałacu.

## Obrazy

cli-simulate-plot-order = Udział wygranych według kolejności tur w Dniu 1
cli-simulate-plot-place =
    { cli-simulate-place }
    wygrane { $share } %
    średni wynik { $score }
cli-simulate-plot-fair = równe szanse
cli-simulate-plot-win-share = udział wygranych, % (z przedziałem 95 %)
cli-simulate-plot-sources = Skąd są punkty
cli-simulate-plot-mean-vp = średnie PZ na miejsce, przed FINAL-5
cli-simulate-plot-group = { $group } ({ $seats })
cli-simulate-plot-source-wall = Wielki Mur
cli-simulate-plot-source-night = dopasowania w nocy
cli-simulate-plot-source-level1 = Dekrety, poziom 1
cli-simulate-plot-source-level2 = Dekrety, poziom 2
cli-simulate-plot-source-level3 = Dekrety, poziom 3
cli-simulate-plot-source-palace = miejsce w Pałacu
cli-simulate-plot-source-envoy = Wysłannik w Pałacu
cli-simulate-plot-source-harbours = Nagrody za Porty
cli-simulate-plot-source-tokens = Żetony i wymiany
cli-simulate-plot-source-jade = Jadeity
cli-simulate-plot-decrees = Dekrety: kto go ma, a kto przy tym samym stole nie
cli-simulate-plot-decrees-solo = Dekrety: partie z nim i partie bez niego
cli-simulate-plot-with = z nim
cli-simulate-plot-without = bez niego
cli-simulate-plot-taken = { $tile } (wzięty w { $share } %)
cli-simulate-plot-lengths = Długość partii
cli-simulate-plot-decisions = decyzje na partię
cli-simulate-plot-games = partie
cli-simulate-plot-scores = Wyniki
cli-simulate-plot-score = { $outside ->
    [0] wynik
    [one] wynik (bez 1 miejsca, które jest poza Pałacem i ma wynik 0)
    [few] wynik (bez { $outside } miejsc, które są poza Pałacem i mają wynik 0)
    [many] wynik (bez { $outside } miejsc, które są poza Pałacem i mają wynik 0)
   *[other] wynik (bez { $outside } miejsc, które są poza Pałacem i mają wynik 0)
}
cli-simulate-plot-seats = miejsca
cli-simulate-plot-mean = średnia { $mean }

## Co jest nie tak i jak będzie dobrze

cli-simulate-no-players = Podaj graczy, na przykład greedy, albo plik z partiami przez --results; więcej powie gugong simulate --help.
cli-simulate-results-alone = Bez graczy nic nie jest rozgrywane: podaj ich albo pomiń { $option }.
cli-simulate-bad-games = --games musi wynosić 1 lub więcej, a nie { $games }.
cli-simulate-bad-processes = --processes musi wynosić 1 lub więcej, a nie { $processes }.
cli-simulate-bad-specs = Liczba podanych botów: { $specs }, a { $players ->
    [one] gra 1 gracz
    [few] gra { $players } graczy
    [many] gra { $players } graczy
   *[other] gra { $players } graczy
}; podaj jednego dla wszystkich miejsc albo po jednym dla każdego.
cli-simulate-bad-meng = --meng jest dla --players 1, a nie dla { $players } graczy.
cli-simulate-bad-folder = { $path } nie może być folderem na obrazy ({ $why }); podaj inny przez --plots.
