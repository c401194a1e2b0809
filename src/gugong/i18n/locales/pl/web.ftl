# Stół w przeglądarce.

web-title = Gùgōng
web-title-turn = ● Twoja tura – Gùgōng
web-home = Strona startowa
web-loading = Przygotowujemy stół …
web-no-entrance = Tego stołu nie można otworzyć
web-unreachable = Nie można teraz połączyć się z serwerem. Nic nie przepadło; spróbuj za chwilę.
web-fault = Coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
web-close = Zamknij
web-back = Wstecz

## Góra stołu

web-day-of = Dzień { $day } z { $days }
web-phase-morning = Faza Poranka
web-phase-day = Faza Dnia
web-phase-dusk = Faza Zmierzchu
web-phase-night = Faza Nocy
web-phase-final = Punktacja końcowa
web-phase-over = Koniec
web-die = Kość Przeznaczenia { $die }: { $face }
web-medal-free = Medal Następnego Pierwszego Gracza: dziś nikt go nie ma
web-medal-of = { $you ->
    [yes] Medal Następnego Pierwszego Gracza: masz go ty
   *[no] Medal Następnego Pierwszego Gracza: ma go { $player }
}
web-your-turn = Twoja tura
web-tools = Cofanie, powtórka, ustawienia
web-undo = Cofnij mój ostatni wybór
    .keyed = Cofnij mój ostatni wybór (Backspace)
web-undo-ask = Zapytaj innych, czy możesz cofnąć swój ostatni wybór
web-undo-short = Cofnij
web-restart = Cofnij wszystko od początku mojej tury
    .keyed = Cofnij wszystko od początku mojej tury (Shift+Backspace)
web-restart-short = Zacznij turę od nowa
web-redo = Ponów to, co cofnięto
web-since = Pokaż jeszcze raz, co zrobili inni od mojej ostatniej tury
web-table = Stół
web-side = Gracze, dziennik i czat
web-seats = Gracze
web-log = Dziennik
web-whole-board = Cała plansza
web-stands = Siedem miejsc
web-more-choices = Więcej możliwości znajduje się {$side ->
        [left] po lewej
        [right] po prawej
        [up] wyżej
       *[down] niżej
    }
web-bot-name = { $level } ({ $seat })

## Wybieranie

web-asked = { $count ->
    [one] Twoja tura. { $question } Jedna możliwość.
    [few] Twoja tura. { $question } { $count } możliwości.
    [many] Twoja tura. { $question } { $count } możliwości.
   *[other] Twoja tura. { $question } { $count } możliwości.
}
web-asked-of = { $player }: { $question }
web-spot = { $thing }: { $choice }
web-cannot = { $choice } – { $why }
web-put-back = Odłóż tę kartę na rękę
web-rather = Wybierz raczej tę kartę
web-pay-card = Albo odrzuć jedną z podświetlonych kart z ręki.
web-watching = Oglądasz tę grę. { $status }
web-explaining = Tab przechodzi teraz też przez każdy obszar stołu, a strzałki przez wszystko w nim; H to wyłącza.
web-not-explaining = Tab znów przechodzi przez twoje możliwości.
web-choices = Twoje możliwości
web-confirm = Na pewno? { $option }
web-waiting-for = { $player } myśli …
web-asked-in-turn = Tura: { $player }. { $question }
web-waiting-in-turn = Tura: { $turn }. Wybiera { $player } …
web-waiting-in-mine = Twoja tura. Wybiera { $player } …
web-turn-told = { $player }: { $what }
web-turn-so-far = Twoja tura do tej pory: { $what }
web-go-on = Dalej
web-waiting-server = Chwileczkę …
web-over = Koniec gry.
web-rule-open = Zasada do tej decyzji
    .keyed = Zasada do tej decyzji (?)
web-rule-title = Zasada
web-rule-all = Wszystkie zasady

## Co jest nie tak albo czeka na odpowiedź

web-lost = Jesteś offline. Gra jest bezpieczna na serwerze; potoczy się dalej, gdy tylko wróci połączenie.
web-restarting = Serwer uruchamia się ponownie. Gra jest bezpieczna; ta strona zaraz połączy się sama.
web-offline = Jesteś offline. Możesz czytać zasady oraz ukończone gry otwarte wcześniej na tym urządzeniu.
web-offline-title = Jesteś offline
web-offline-table = Ta gra jest na serwerze: bez połączenia nie można jej pokazać ani w nią grać. Otworzy się sama, gdy tylko wróci połączenie.
web-offline-kept = Jesteś offline. To gra w stanie zachowanym na tym urządzeniu.
web-touch-hint = Dotknięcie objaśnia rzeczy, przytrzymanie także wybory.
web-sealed-closed = Prowadzący ten serwer zamknął ten stół; można czytać jego dziennik, ale gra nie toczy się dalej.
web-server-restart = { $minutes ->
    [0] Serwer zostanie za chwilę uruchomiony ponownie. Twoje gry są bezpieczne; strona wróci sama.
    [one] Serwer zostanie uruchomiony ponownie za { $minutes } minutę. Twoje gry są bezpieczne; strona wróci sama.
    [few] Serwer zostanie uruchomiony ponownie za { $minutes } minuty. Twoje gry są bezpieczne; strona wróci sama.
    [many] Serwer zostanie uruchomiony ponownie za { $minutes } minut. Twoje gry są bezpieczne; strona wróci sama.
   *[other] Serwer zostanie uruchomiony ponownie za { $minutes } minuty. Twoje gry są bezpieczne; strona wróci sama.
}
web-sealed-old-rules = Tę grę rozegrano według zasad, których serwer nie ma: można czytać jej dziennik, ale nie można grać dalej.
web-sealed-other-box = Tę grę rozegrano z zestawem, którego serwer już nie ma: można czytać jej dziennik, ale nie można grać dalej.
web-sealed-new-rules = Ta gra toczy się według zasad nowszych niż te, które ma serwer: potoczy się dalej, gdy serwer zostanie zaktualizowany. Do tego czasu można czytać jej dziennik.
web-sealed-damaged = Serwer nie może odczytać czegoś w dzienniku tego stołu: to, co było wcześniej, można czytać, ale nie można grać dalej. Powiadom osobę, która prowadzi serwer.
web-proposal = { $you ->
    [yes] Prosisz o cofnięcie.
   *[no] { $player } prosi o cofnięcie.
}
web-agree = Zgoda
web-disagree = Nie
web-bot-plays-you = Gra za ciebie bot.
web-return = Wróć na swoje miejsce
web-absent = { $player }: nie ma przy stole.
web-idle = { $player }: od dawna brak ruchu.
web-vote = Niech gra bot
web-looking-back = Oglądasz chwilę { $moment } z { $last }.
web-looking-back-asked = Chwila { $moment } z { $last }. { $player }: { $question }
web-pass-screen = Teraz przy ekranie: { $player }.
web-to-now = Wróć do bieżącej chwili
