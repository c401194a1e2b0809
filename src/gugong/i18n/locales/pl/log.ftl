# Dziennik, czat, oglądanie wstecz i analiza oraz koniec gry, w przeglądarce.

log-title = Dziennik i czat
log-tab-log = Dziennik
log-tab-chat = Czat
log-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowych wiadomości
  }
log-open-result = Wynik
log-day = Dzień { $day }
log-day-show = Pokaż Dzień { $day }
log-day-hide = Zwiń Dzień { $day }
log-before = Przed grą
log-study-begins = Ta analiza zaczyna się od chwili { $moment }.
log-empty = Tu zapisuje się to, co dzieje się przy stole.
log-newest = Najnowsze
log-gone-show = { $count ->
    [one] Cofnięto 1 wiersz
    [few] Cofnięto { $count } wiersze
    [many] Cofnięto { $count } wierszy
   *[other] Cofnięto { $count } wierszy
  }

## Obok gry

log-sat = { $you ->
    [yes] Siadasz do stołu.
   *[no] { $player } siada do stołu.
}
log-left = { $you ->
    [yes] Wstajesz od stołu.
   *[no] { $player } wstaje od stołu.
}
log-started = Gra się zaczyna.
log-undone = { $you ->
    [yes] Cofasz swój wybór.
   *[no] { $player } cofa swój wybór.
}
log-undone-agreed = { $you ->
    [yes] Cofasz swój wybór za zgodą wszystkich.
   *[no] { $player } cofa swój wybór za zgodą wszystkich.
}
log-undone-turn = { $you ->
    [yes] Cofasz turę
   *[no] { $player } cofa turę
}{ $agreed ->
    [yes] {" "}za zgodą wszystkich
   *[no] {""}
}; { $mine ->
    [yes] znów twoja kolej
   *[no] znów gra { $turn }
}.
log-asked = { $you ->
    [yes] Prosisz o cofnięcie.
   *[no] { $player } prosi o cofnięcie.
}
log-agreed = { $you ->
    [yes] Zgadzasz się.
   *[no] { $player } się zgadza.
}
log-refused = { $you ->
    [yes] Nie zgadzasz się.
   *[no] { $player } się nie zgadza.
}
log-voted = { $you ->
    [yes] Chcesz, by bot zagrał za: { $absent }.
   *[no] { $against ->
        [you] { $player } chce, by bot zagrał za ciebie.
       *[other] { $player } chce, by bot zagrał za: { $absent }.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] Czas minął: gra za ciebie bot.
        [vote] Na życzenie wszystkich gra za ciebie bot.
        [idle] Nie grasz: na życzenie pozostałych gra za ciebie bot.
       *[left] Odchodzisz od stołu: gra za ciebie bot.
    }
   *[no] { $why ->
        [clock] { $player }: czas minął, dalej gra bot.
        [vote] { $player }: na życzenie wszystkich dalej gra bot.
        [idle] { $player }: brak ruchu, na życzenie pozostałych dalej gra bot.
       *[left] { $player } odchodzi od stołu; dalej gra bot.
    }
}
log-returned = { $you ->
    [yes] Jesteś z powrotem.
   *[no] { $player } jest z powrotem.
}
log-expired = Stół zamknięto: długo nikt z niego nie korzystał.
log-closed = Stół został zamknięty przez prowadzącego serwer.
log-invited = Do tego stołu jest nowe zaproszenie; stare niczego już nie otwiera.
log-rematched = { $you ->
    [yes] Przygotowujesz następną grę.
   *[no] { $player } przygotowuje następną grę.
}

## Czat

log-chat-empty = Nikt jeszcze nic nie napisał.
log-chat-spectator = { $name } (ogląda)
log-chat-label = Napisz coś do stołu
log-chat-send = Wyślij
log-chat-nameless = Ktoś
log-spectator-chat = { $on ->
    [yes] Widzowie znów mogą pisać na czacie.
   *[no] Widzowie nie mogą już pisać na czacie.
}
log-chat-show-spectators = Pokazuj, co piszą widzowie
log-chat-spectators-may = Widzowie mogą pisać na czacie
log-chat-quiet = Widzowie nie mogą pisać na czacie przy tym stole.

## Oglądanie wstecz i analiza

study-stepper = Przejdź przez grę
study-first = Na początek
study-back = Krok wstecz (←)
study-play = Odtwarzaj
study-pause = Zatrzymaj
study-forward = Krok naprzód (→)
study-last = Do ostatniej chwili
study-slider = Chwila gry
study-moment = { $moment } / { $last }
study-from-here = Analizuj stąd
study-from-here-why = Otwiera twój własny stół, przy którym gra toczy się od tej chwili, a wszystkie miejsca są twoje.
study-opening = Przygotowujemy stół …

study-chances = Szanse
study-chances-title = Jak dobra jest każda opcja?
study-chances-why = { $visits ->
    [one] Szacunek z 1 próby bota, który sprawdza możliwe ruchy.
    [few] Szacunek z { $visits } prób bota, który sprawdza możliwe ruchy.
    [many] Szacunek z { $visits } prób bota, który sprawdza możliwe ruchy.
   *[other] Szacunek z { $visits } prób bota, który sprawdza możliwe ruchy.
  }
study-chances-thinking = Bot myśli …
study-chances-more = Myśl dłużej
study-chances-none = W tej chwili nikt nie musi niczego wybierać.
study-chances-hidden = To, co można było wtedy wybrać, jest przed tobą zakryte.
study-chances-option = Opcja
study-chances-win = Wygrane
study-chances-vp = PZ
study-chances-share = Próby
study-chances-win-why = Ile z prób, które się tak zaczęły, skończyło się wygraną.
study-chances-vp-why = Średnia punktów na końcu tych prób.
study-chances-share-why = Ile ze wszystkich prób tak się zaczęło. Im więcej, tym lepiej ocenia to bot.
study-chances-columns = Co oznaczają kolumny
study-chances-played = To zagrano.

study-ribbon-title = Analiza.
study-ribbon = Gra, z której pochodzi, pozostaje bez zmian.
study-ribbon-back = Wróć do gry

## Koniec

end-title = Koniec gry
end-won = Wygrywa { $player }
end-you-won = Wygrywasz!
end-nobody = Nikt nie wygrywa
end-nobody-why = Żaden Wysłannik nie dotarł do Pałacu, a tylko tam zdobywa się łaskę Cesarza.
end-solo-won = Wygrywasz z Mengiem.
end-solo-won-by = { $count ->
    [0] Bliżej się nie dało: zdecydowały Intrygi.
    [one] O 1 PZ. Było blisko!
    [few] O { $count } PZ.
    [many] O { $count } PZ.
   *[other] O { $count } PZ.
  }
end-solo-lost = Tym razem wygrał Meng.
end-solo-lost-by = { $count ->
    [0] Bliżej się nie dało: zdecydowały Intrygi.
    [one] O 1 PZ. Było blisko!
    [few] O { $count } PZ. Na rewanż jest zawsze gotów.
    [many] O { $count } PZ. Na rewanż jest zawsze gotów.
   *[other] O { $count } PZ. Na rewanż jest zawsze gotów.
  }
end-solo-no-palace = Twój Wysłannik nie dotarł do Pałacu, więc wygrywa Meng.
end-tie = Równe punkty: decyduje wyższy Znacznik Intryg.
end-vp-unit = PZ
end-ranking = Klasyfikacja
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Poza Pałacem
    [one] Poza Pałacem: 1 PZ się nie liczy
    [few] Poza Pałacem: { $count } PZ się nie liczą
    [many] Poza Pałacem: { $count } PZ się nie liczy
   *[other] Poza Pałacem: { $count } PZ się nie liczy
  }
end-not-in-palace-why = Wygrać może tylko gracz, którego Wysłannik jest w Pałacu, choćby inni mieli więcej punktów. Warto ruszyć w drogę wcześnie.
end-scoring = Punktacja końcowa
end-scoring-before = Przed punktacją końcową
end-step-wall-none = Nikt nie miał Służących na Murze.
end-step-decrees-none = Nikt nie miał Dekretu, który punktuje na koniec.
end-step-palace-none = Żaden Wysłannik nie dotarł do Pałacu.
end-step-jade-none = Nikt nie miał Jadeitu.
end-total = Suma
end-score = Wynik
end-sources = Skąd są punkty
end-source = Źródło
end-chart = Punkty w trakcie gry
end-chart-all = Wszyscy
end-chart-label = Punkty od początku do końca według źródeł: { $player }
end-chart-label-all = Punkty wszystkich od początku do końca
end-chart-day = Dzień { $day }
end-chart-final = Koniec
end-chart-table = Pokaż jako tabelę
end-chart-drawing = Pokaż jako wykres
end-chart-choose = Czyje punkty
end-rematch = Zagraj jeszcze raz
end-rematch-open = Do nowego stołu
end-study = Przejdź przez grę
end-save = Zapisz grę
end-home = Strona startowa
end-close = Obejrzyj stół

## Skąd są punkty, w skrócie

end-kind-carried = Wcześniej
end-kind-wall = Wielki Mur
end-kind-decrees = Dekrety
end-kind-envoy = Pałac
end-kind-night = Noce
end-kind-harbours = Porty
end-kind-tokens = Żetony
end-kind-jade = Jadeit
