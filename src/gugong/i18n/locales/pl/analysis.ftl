### Co mówi gugong replay --analyse. Tabele mają 100 kolumn, więc słowa są krótkie.

cli-analysis-title = { $players ->
    [1] Partia przeciwko Mengowi
   *[other] Partia dla { $players } graczy
} · { $actions } { $actions ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
} · { $choices } { $choices ->
    [one] zbadany wybór
    [few] zbadane wybory
    [many] zbadanych wyborów
   *[other] zbadanych wyborów
} · na każdy: { $budget }
cli-analysis-result = { $nobody ->
    [yes] Nikt nie wygrał.
   *[no] Wygrywa { $player }.
}
cli-analysis-unfinished = Partia nie jest skończona: to jej dotychczasowe punkty zwrotne.
cli-analysis-judging = analiza
cli-analysis-interrupted = { $seen ->
    [0] Przerwano, zanim cokolwiek zostało zbadane; nie ma czego pokazać.
   *[other] Przerwano: oto, co znaleziono do akcji { $seen } z { $actions }.
}
cli-analysis-no-choices = Nie było wyboru do zbadania.

## Błędy

cli-analysis-heading-missteps = Błędy: wybory, które wyraźnie zmniejszyły szansę na wygraną, najkosztowniejsze najpierw
cli-analysis-no-missteps = Żaden wybór nie był wyraźnie gorszy od najlepszego.
cli-analysis-more-missteps = { $count ->
    [one] I jeszcze 1, który też podaje --json.
    [few] I jeszcze { $count }, które też podaje --json.
    [many] I jeszcze { $count }, które też podaje --json.
   *[other] I jeszcze { $count }, które też podaje --json.
}
cli-analysis-chosen = wybór
cli-analysis-better = lepiej

## Zwroty

cli-analysis-heading-swings = Zwroty: jak szansa na wygraną zmieniała się od jednej tury gracza do następnej
cli-analysis-no-swings = Żadna szansa nie zmieniła się wyraźnie od jednej tury do następnej.
cli-analysis-end = koniec

## Szanse

cli-analysis-heading-chances = Szansa na wygraną w pierwszej turze każdego Dnia
cli-analysis-day = Dzień { $day }
cli-analysis-won = { $won ->
    [yes] wygrana
   *[no] –
}
cli-analysis-nothing = –
cli-analysis-note =
    Szanse są jak przy dobrej grze z wiedzą każdego gracza w tej chwili; razem nie muszą dać 100 %.
    Wpisz numer akcji w gugong replay { $file }, aby ją obejrzeć.

## Kolumny i liczby

cli-analysis-column-action = Akcja
cli-analysis-column-day = Dzień
cli-analysis-column-who = Kto
cli-analysis-column-what = Co
cli-analysis-column-chance = Szansa
cli-analysis-column-loss = Strata
cli-analysis-column-from = Od akcji
cli-analysis-column-to = Do akcji
cli-analysis-column-before = Szansa
cli-analysis-column-after = Potem
cli-analysis-column-change = Zmiana
cli-analysis-column-end = Koniec
cli-analysis-percent = { $value } %
cli-analysis-simulations = { $count ->
    [one] 1 symulacja
    [few] { $count } symulacje
    [many] { $count } symulacji
   *[other] { $count } symulacji
}
cli-analysis-time = { $time }

## Co jest nie tak i jak będzie dobrze

cli-analysis-option = { $analyse ->
    [yes] --analyse pokazuje punkty zwrotne, a nie dziennik; pomiń { $option }.
   *[no] { $option } należy do --analyse; dodaj --analyse albo pomiń { $option }.
}
cli-analysis-spectator = Widz nie podejmuje decyzji, które można by zbadać; podaj miejsce przez --seat albo pomiń je, aby zbadać wszystkie.
cli-analysis-bad-budget = --budget musi być liczbą symulacji (1000) albo czasem (200ms, 1s), a nie „{ $given }”.
