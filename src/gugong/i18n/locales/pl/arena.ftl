### Co mówi gugong arena. Tabele mają 100 kolumn, więc słowa są krótkie.

cli-arena-playing = gra
cli-arena-leading = { $rated ->
    [yes] { $spec } { $rating } ({ $share } %)
   *[no] { $spec } { $share } %
}
cli-arena-interrupted = Przerwano: to wyniki { $played } z { $asked } partii.
cli-arena-none-finished = Przerwano, zanim skończyła się pierwsza partia; nie ma czego pokazać.
cli-arena-failure = { $saved ->
    [yes] { $spec } zawodzi w partii { $game } (ziarno { $seed }, miejsce { $seat }): { $what }. Partia: { $path }
   *[no] { $spec } zawodzi w partii { $game } (ziarno { $seed }, miejsce { $seat }): { $what }. Partii nie udało się zapisać.
}
cli-arena-more-failures = { $count ->
    [one] 1 dalszej awarii nie ma na liście; jej partia jest w { $folder }
    [few] { $count } dalszych awarii nie ma na liście; ich partie są w { $folder }
    [many] { $count } dalszych awarii nie ma na liście; ich partie są w { $folder }
   *[other] { $count } dalszych awarii nie ma na liście; ich partie są w { $folder }
}
cli-arena-picture = Obraz: { $path }
cli-arena-resume = To, co rozegrano, jest w { $path }; to samo polecenie gra dalej.
cli-arena-exported = Partia { $number }: { $path }

## Tabele

cli-arena-title = { $solo ->
    [yes] { $games } { $games ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partii
    } przeciwko Mengowi · { $seeds } { $seeds ->
        [one] ziarno
        [few] ziarna
        [many] ziaren
       *[other] ziaren
    } od { $first }
   *[no] { $games } { $games ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partii
    } dla { $players } graczy · { $seeds } { $seeds ->
        [one] ziarno
        [few] ziarna
        [many] ziaren
       *[other] ziaren
    } od { $first }, { $seating ->
        [complete] we wszystkich układach miejsc
        [balanced] w zrównoważonych układach miejsc
       *[fixed] w podanym układzie miejsc
    }
}
cli-arena-column-rank = #
cli-arena-column-player = Gracz
cli-arena-column-meng = Meng
cli-arena-column-rating = Ocena
cli-arena-column-wins = Wygrane
cli-arena-column-score = Śr. wynik
cli-arena-column-meng-score = Wynik Menga
cli-arena-column-time = Decyzja
cli-arena-column-seats = Miejsca
cli-arena-column-failures = Awarie
cli-arena-meng-easy = prosty
cli-arena-meng-normal = normalny
cli-arena-meng-hard = trudny
cli-arena-percent = { $value } %
cli-arena-interval = ({ $low } do { $high })
cli-arena-reach = ± { $reach }
cli-arena-nothing = –
cli-arena-time-s = { $value } s
cli-arena-time-ms = { $value } ms
cli-arena-time-us = { $value } µs
cli-arena-notes =
    Za liczbami przedziały 95 %: oceny (Plackett–Luce, w Elo, średnio 0) przez bootstrap po ziarnach,
    wygrane według Wilsona, wyniki według rozrzutu między ziarnami. Równi wygrywaliby { $fair }.
cli-arena-solo-notes =
    Za liczbami przedziały 95 %: wygrane według Wilsona, wyniki według rozrzutu między ziarnami.
cli-arena-nobody = { $count ->
    [one] W 1 partii nikogo nie było w Pałacu, więc nikt jej nie wygrał.
    [few] W { $count } partiach nikogo nie było w Pałacu, więc nikt ich nie wygrał.
    [many] W { $count } partiach nikogo nie było w Pałacu, więc nikt ich nie wygrał.
   *[other] W { $count } partiach nikogo nie było w Pałacu, więc nikt ich nie wygrał.
}

## Obraz

cli-arena-plot-rating = ocena (Plackett–Luce, w Elo), przedział 95 %
cli-arena-plot-wins = udział wygranych w %, przedział 95 %
cli-arena-plot-fair = równi gracze
cli-arena-plot-score = średni wynik, przedział 95 %
cli-arena-plot-own-score = gracz
cli-arena-plot-meng-score = Meng
cli-arena-plot-against = { $spec } – { $level }

## Porównanie dwóch botów

cli-compare-state = { $pairs } { $pairs ->
    [one] para
    [few] pary
    [many] par
   *[other] par
}, iloraz { $ratio } ({ $lower } do { $upper })
cli-compare-title = { $first } przeciwko { $second } · { $pairs } { $pairs ->
    [one] para
    [few] pary
    [many] par
   *[other] par
}, partie: { $games }
cli-compare-stronger = { $first } jest silniejszy niż { $second }: przyjęto { $elo1 } Elo, nie { $elo0 }.
cli-compare-not-stronger = { $first } nie jest silniejszy niż { $second }: przyjęto { $elo0 } Elo, nie { $elo1 }.
cli-compare-undecided = Nierozstrzygnięte między { $elo0 } a { $elo1 } Elo: potrzeba więcej partii.
cli-compare-row-score = Wynik pierwszego
cli-compare-row-elo = Różnica, Elo
cli-compare-row-ratio = Logarytm ilorazu wiarygodności
cli-compare-row-pairs = Pary według wyniku
cli-compare-notes =
    Para to jedno ziarno rozegrane dwa razy, z botami zamienionymi miejscami. Za wynikiem i różnicą
    przedziały 95 %, za ilorazem granice, przy których test się kończy.
cli-compare-plot-pairs = pary
cli-compare-plot-stronger = { $first } jest silniejszy
cli-compare-plot-not-stronger = { $first } nie jest silniejszy
cli-compare-one-level = --compare gra przeciwko jednemu poziomowi Menga; podaj --meng raz.
cli-compare-option = { $comparing ->
    [yes] { $option } nie działa z --compare; pomiń tę opcję.
   *[no] { $option } należy do --compare; pomiń tę opcję albo podaj dwa boty przez --compare.
}

## Co jest nie tak i jak będzie dobrze

cli-arena-solo-players = Z --solo każdy bot gra sam przeciwko Mengowi; pomiń --players.
cli-arena-meng-solo = --meng podaje poziomy dla --solo; dodaj --solo albo pomiń --meng.
cli-arena-bad-limit = --time-limit musi być większe od 0 i wynosić najwyżej { $most } s, a nie { $given }.
cli-arena-bad-picture = { $path } nie ma końcówki, która oznacza obraz; --plot umie zapisać { $formats }.
cli-arena-no-folder = Nie ma folderu dla { $path }; podaj --plot ścieżkę w folderze, który istnieje.
cli-arena-resume-option = Bez podania botów partie w { $path } toczą się dalej tak, jak je zaczęto; pomiń { $option }.
cli-arena-nothing-to-resume = W { $path } nie ma czego kontynuować; podaj boty, które mają grać.
cli-arena-export-options = { $other ->
    [yes] Do --export należą tylko --results, --to i --box; pomiń { $option }.
   *[no] Aby zapisać partię, podaj --results, plik, w którym ona jest, i --export, jej numer.
}
