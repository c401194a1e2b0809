# Czego serwer odmawia i dlaczego.

refused-no-table = Nie ma takiego stołu albo twój link go nie otwiera.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-not-running = Gra jeszcze się nie zaczęła.
refused-begun = Gra już się zaczęła.
refused-over = Gra już się skończyła.
refused-not-over = Gra jeszcze się nie skończyła.
refused-late = Twój ruch dotyczy akcji { $at }, a gra jest już przy { $now }; spójrz na stół jeszcze raz.
refused-not-your-turn = To nie twoja decyzja.
refused-not-your-seat = To nie twoje miejsce.
refused-bot-plays = Gra za ciebie bot; najpierw wróć na swoje miejsce.
refused-not-offered = Akcji { $number } teraz nie ma do wyboru; wybierz jedną z opcji swojej decyzji.
refused-illegal = Akcja { $number } nie jest teraz dozwolona: { $why }
refused-nothing-to-undo = Nie masz tam nic do cofnięcia.
refused-nothing-to-redo = Nie ma nic do ponowienia.
refused-nothing-asked = Nikt nie prosi cię o zgodę na cofnięcie.
refused-no-vote-there = Nikt nie może teraz głosować w sprawie miejsca { $seat }: można tylko w sprawie miejsca innej osoby, gdy jest jej kolej.
refused-vote-later = Ta osoba może jeszcze myśli; głosować możesz za { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
refused-they-are-here = Ta osoba jest przy stole; daj jej czas.
part-wait = { $unit ->
    [minutes] { $count ->
        [one] minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minut
    }
   *[seconds] { $count ->
        [one] sekundę
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekund
    }
}
refused-they-may-think = Ta osoba jest przy stole. Jeśli nie zagra, możesz głosować za { part-wait }.
refused-asked-already = Ktoś już prosi o cofnięcie; najpierw odpowiedz na to.
refused-too-often = Ostatnio robiono to przy tym stole bardzo często; znów możesz za { part-wait }.
refused-not-away = Żaden bot za ciebie nie gra.
refused-turn-given = Inni oddali twoją turę botowi, bo nie grasz; wróć, gdy ta tura się skończy.
refused-gone-already = Gra tam już bot.
refused-say-who = Powiedz, kim jesteś: widzowie piszą na czacie pod imieniem.
refused-spectators-quiet = Osoba prowadząca ten stół wyłączyła czat widzów.
refused-name-taken = Ktoś przy tym stole ma imię „{ $name }”, a wygląda ono tak samo; wybierz inne.
refused-no-such-bot = Nie ma takiego bota; są { $bots }.
refused-seat-taken = To miejsce nie jest wolne; wolne są { $free }.
refused-table-full = Wszystkie miejsca są zajęte.
refused-not-leading = Może to zrobić tylko gospodarz stołu.
refused-seats-free = Najpierw na każdym miejscu musi ktoś usiąść, człowiek albo bot; wolne są { $seats }.
refused-old-rules = Tę grę rozegrano według zasad, których ten serwer nie ma (jego najnowsze to wersja { $version }); można czytać jej dziennik, ale nie można grać dalej.
refused-other-box = Tę grę rozegrano z zestawem, którego serwer już nie ma; można czytać jej dziennik, ale nie można grać dalej.
refused-new-rules = Ta gra toczy się według zasad nowszych niż te, które ma ten serwer (jego najnowsze to wersja { $version }); potoczy się dalej, gdy serwer zostanie zaktualizowany. Do tego czasu można czytać jej dziennik.
refused-damaged = Serwer nie może odczytać czegoś w dzienniku tego stołu; to, co było wcześniej, można czytać, ale nie można grać dalej. Powiadom osobę, która prowadzi serwer.
refused-expired = Ten stół zamknięto: długo nikt z niego nie korzystał, a gra się nie zaczęła. Utwórz nowy.
refused-no-moment = W tej grze nie ma chwili { $moment }; ma chwile od 0 do { $last }.
refused-bad-setup = { $why }
refused-bad-save = { $why }
refused-no-such-box = Nie ma zestawu { $box }; są { $boxes }.
refused-too-many-seats = { $seats ->
    [one] Przy tym stole jest tylko 1 miejsce.
    [few] Przy tym stole są tylko { $seats } miejsca.
    [many] Przy tym stole jest tylko { $seats } miejsc.
   *[other] Przy tym stole jest tylko { $seats } miejsc.
}
refused-malformed = Tego nie da się zrozumieć: { $why }.
refused-too-large = Wiadomości dłuższych niż { $most } B nie są czytane.
refused-too-fast = To za szybko; poczekaj chwilę i spróbuj ponownie.
refused-too-many-tables = Ostatnio otwierasz wiele stołów; poczekaj trochę albo zagraj przy jednym z nich.
refused-too-many-connections = Za dużo połączeń z twojego adresu; zamknij kilka.
refused-foreign-origin = Ta strona nie pochodzi z tego serwera, więc nie może z nim rozmawiać.
refused-hello-first = Najpierw się przywitaj (hello).
refused-not-now = Serwer nie mógł tego teraz zapisać; nic się nie zmieniło, spróbuj ponownie.
refused-stopping = Serwer uruchamia się ponownie; spróbuj za chwilę.
refused-muted = Prowadzący ten serwer nie pozwala ci teraz pisać na czacie, siadać ani zakładać stołów; spróbuj za { $minutes } min. Twoje gry toczą się dalej.
refused-closed = Prowadzący ten serwer zamknął ten stół; można czytać jego dziennik, ale gra nie toczy się dalej.
refused-deleted = Prowadzący ten serwer usunął ten stół.
refused-not-found = Nic tu nie ma.
refused-wrong-method = Tego nie można tu zrobić.
refused-fault = Coś poszło nie tak; nic się nie zmieniło. Spróbuj ponownie i daj nam znać, jeśli to się powtarza.

# Strona, zanim ją zbudowano.

page-title = Gùgōng
page-not-built = Plansza dla przeglądarki nie jest tu jeszcze zbudowana. Zbuduj ją przez „{ $command }” i wczytaj tę stronę ponownie. Wszystko inne na serwerze działa.
page-not-found = Nie ma takiej strony
page-not-found-about = Pod tym adresem nic nie ma. Może został ucięty albo jest w nim błędna litera.

# Szanse opcji przy decyzji.

refused-chances-later = Dopóki gra trwa, szanse widzi tylko ten, kto gra za wszystkie miejsca; spójrz, gdy się skończy.
refused-help-later = Gra, którą analizujesz, jeszcze trwa: szanse i boty będą dopiero po jej zakończeniu.
refused-warming-up = Przeszukiwanie jest jeszcze przygotowywane dla tego komputera, jeden raz po instalacji; spróbuj ponownie za minutę lub dwie.
refused-no-chances = Nie udało się teraz oszacować szans; spróbuj ponownie.

# Rewanż.

refused-people-away = Rewanż czeka jeszcze na: { $people }. Zacznij bez nieobecnych albo oddaj ich miejsca botom.

# Powiadomienia.

refused-no-channel = Wybierz, jak chcesz otrzymywać wiadomości: powiadomieniem czy e-mailem.
refused-no-push = Ten serwer nie wysyła powiadomień.
refused-no-email = Ten serwer nie wysyła e-maili.
refused-bad-subscription = To nie jest adres usługi powiadomień z kluczami, jaki podaje przeglądarka.
refused-bad-email = To nie jest adres e-mail.
refused-no-time-zone = Nie ma takiej strefy czasowej; podaj na przykład Europe/Paris.
refused-too-many-mails = Ostatnio poproszono o tak wiele e-maili, że teraz żaden nie zostanie wysłany; spróbuj jutro.
refused-no-browser-key = Wyślij własny klucz: od { $least } do { $most } losowych znaków.

# Przenoszenie miejsc na inne urządzenie.

refused-handover-unknown = Nie ma takiego kodu. Porównaj go znak po znaku z tym, co pokazuje drugie urządzenie.
refused-handover-used = Ten kod został już użyty. Utwórz nowy na drugim urządzeniu.
refused-handover-expired = Ten kod wygasł. Utwórz nowy na drugim urządzeniu.
refused-too-many-guesses = Ostatnio wypróbowano tak wiele kodów, że teraz żaden nie jest przyjmowany; poczekaj dziesięć minut i utwórz nowy.
refused-too-many-handovers = Ostatnio utworzono tak wiele kodów, że teraz nie powstanie nowy; spróbuj ponownie za kilka minut.
