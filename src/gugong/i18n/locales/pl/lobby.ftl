# Jak zacząć grać: strona startowa, stół przed grą, menu i strona o programie.

## Strona startowa

lobby-welcome = Cztery dni na dworze Mingów
lobby-play = Graj
lobby-name = Twoje imię
lobby-name-hint = Zostaw puste, a na dworze usłyszysz: { $title }.

# Dla tych, którzy nie podają imienia; najwyżej 24 znaki.
lobby-title-1 = Strażnik Pieczęci
lobby-title-2 = Niosący Lampion
lobby-title-3 = Skryba Wschodniej Bramy
lobby-title-4 = Mistrz Herbaty
lobby-title-5 = Opiekun Muru
lobby-title-6 = Poeta z Ogrodu
lobby-title-7 = Przyjaciel Żurawi
lobby-title-8 = Zbieracz Jadeitu

lobby-your-turn-at = { $count ->
    [one] Twoja kolej przy jednym stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
  }
lobby-lesson-title = Pierwszy raz na dworze?
lobby-lesson = Pierwsza lekcja na prawdziwej planszy trwa około dziesięciu minut i możesz ją przerwać, kiedy chcesz.
lobby-lesson-start = Pokaż mi grę

## Sposoby gry

lobby-way-meng = Solo przeciwko Mengowi
lobby-way-meng-about = Gra solo: Meng trzyma się swoich kart, ty swoich planów.
lobby-way-bots = Przeciwko botom
lobby-way-bots-about = Jeden do czterech przeciwników, którzy nigdy nie każą czekać.
lobby-way-screen = Razem przy tym ekranie
lobby-way-screen-about = Dwie do pięciu osób przekazują sobie ten ekran.
lobby-way-friends = Zaproś znajomych
lobby-way-friends-about = Każdy przy swoim ekranie, przez link, który wyślesz.

lobby-start = Start
lobby-open-table = Otwórz stół
lobby-starting = Przygotowujemy stół …
lobby-more-options = Więcej opcji

## Opcje

lobby-meng = Poziom Menga
lobby-meng-easy = Prosty
lobby-meng-easy-about = W grze jest tylko jedna z jego dwóch Specjalnych Kart.
lobby-meng-normal = Normalny
lobby-meng-normal-about = W grze są obie jego Specjalne Karty.
lobby-meng-hard = Trudny
lobby-meng-hard-about = Obie Specjalne Karty, a Meng zaczyna z piątą Kartą Prezentu.

lobby-opponents = Przeciwnicy
lobby-people = Osoby
lobby-players = Gracze
lobby-bots-too = Boty przy stole
lobby-level = Jak dobrze grają
lobby-level-novice = Nowicjusz
lobby-level-novice-about = Wyciska wszystko z własnej tury i nie patrzy dalej.
lobby-level-apprentice = Uczeń
lobby-level-apprentice-about = Ma za sobą wiele gier i nie myśli długo: dobry przeciwnik dla większości.
lobby-level-courtier = Dworzanin
lobby-level-courtier-about = Myśli kilka tur naprzód.
lobby-level-chancellor = Kanclerz
lobby-level-chancellor-about = Nad każdą decyzją myśli nawet sekundę: najsilniejszy.
lobby-names = Kto gra
lobby-name-of = Imię: { $seat }
lobby-cover = Zakrywaj karty graczy między turami
lobby-cover-about = Karty są zakryte, dopóki następna osoba nie powie „to ja”.

lobby-bonus = Bonusowe Żetony
lobby-bonus-none = Brak
lobby-bonus-none-about = Gra podstawowa.
lobby-bonus-standard = Sześć
lobby-bonus-standard-about = Sześć Żetonów trzech rodzajów, które kładzie się obok planszy: wartość +1, myto i podążanie.
lobby-bonus-deluxe = Dwanaście
lobby-bonus-deluxe-about = Sześć kolejnych, każdy do użycia raz: podwójna wartość, podwójna akcja i zniżka.
lobby-expert = Wariant zaawansowany
lobby-expert-about = Karty startowe, karty dobierania i zestawy, którymi nikt nie gra, tasuje się razem: każda gra zaczyna się inaczej.
lobby-card-sets = Zestawy kart
lobby-card-sets-45 = 4 i 5
lobby-card-sets-23 = 2 i 3
lobby-card-sets-12 = 1 i 2
lobby-card-sets-about = Pierwszy zestaw jest twój, drugi Menga.
lobby-focus = Główna lokacja Menga
lobby-focus-any = Wybierze los
lobby-focus-about = Gdzie działają jego Specjalne Karty.
lobby-matches = Dopasowania Menga w nocy
lobby-matches-exact = Tyle, ile wynosi numer Dnia
lobby-matches-exact-about = W Dniu 1 jedno, w Dniu 2 dwa i tak dalej.
lobby-matches-at-least = Co najmniej tyle
lobby-matches-at-least-about = Więcej, jeśli jego karty pasują częściej.
lobby-clock = Czas
lobby-clock-none = Bez limitu
lobby-clock-none-about = Każdy myśli tak długo, jak chce.
lobby-clock-live = Jeden wieczór
lobby-clock-live-about = Ustalona liczba minut na całą grę i kilka sekund więcej na każdą turę.
lobby-clock-days = Na kilka dni
lobby-clock-days-about = Ustalona liczba dni na każdą turę.
lobby-clock-minutes = Minuty na grę
lobby-clock-seconds = Sekundy na turę
lobby-clock-day-count = Dni na turę
lobby-clock-after = Gdy czas minie, gra bot, dopóki nie wrócisz.
lobby-who = Kto może przyjść
lobby-who-invited = Tylko zaproszeni
lobby-who-invited-about = Każdy, kto ma link, może usiąść albo oglądać.
lobby-who-public = Wszyscy
lobby-who-public-about = Stół jest na liście na stronie startowej tego serwera.

## Moje gry

lobby-my-games = Moje gry
lobby-none-yet = Tu będą na ciebie czekać twoje gry.
lobby-your-turn = Twoja tura
lobby-turn-of = { $player } myśli
lobby-ready = Można zaczynać
lobby-day = Dzień { $day }
lobby-watched = Oglądasz
lobby-studied = Analiza
lobby-won-by = Wygrana: { $player }
lobby-you-won = Twoja wygrana
lobby-over = Zakończona
lobby-expired = Zamknięty
lobby-expired-long = Ten stół zamknięto: długo nikt z niego nie korzystał, a gra się nie zaczęła.
lobby-nobody-won = Bez zwycięzcy
lobby-finished = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
    [many] { $count } zakończonych gier
   *[other] { $count } zakończonych gier
  }
lobby-forget-of = Usuń z listy grę z: { $players }
lobby-forget-sure = Usunąć na dobre?
lobby-cannot-ask = Nie udało się teraz tego sprawdzić.
lobby-several = { $count } × { $name }

## Stoły publiczne

lobby-public = Stoły publiczne
lobby-public-none = Przy stołach publicznych nikt teraz nie czeka.
lobby-join = Usiądź
lobby-watch = Oglądaj

## Odnośniki

lobby-links = Więcej
lobby-learn = Naucz się gry
lobby-rules = Zasady
lobby-load = Analizuj zapisaną grę
lobby-about = O grze
lobby-language = Język
lobby-theme = Światło
lobby-theme-auto = Jak w systemie
lobby-theme-light = Światło dnia
lobby-theme-dark = Światło lampy

## Poczekalnia

lobby-room = Czekamy na graczy
lobby-seat-of = Miejsce: { $seat }
lobby-seat-free = Wolne
lobby-seat-you = ty
lobby-seat-here = przy stole
lobby-seat-away = chwilowo nie ma
lobby-sit = Usiądź tu
lobby-sit-too = Usiądź też tu
lobby-sit-name = Imię dla tego miejsca
lobby-put-bot = Posadź tu bota
lobby-put-bot-at = Posadź bota na miejscu: { $seat }
lobby-clear = Zwolnij
lobby-clear-of = Zwolnij miejsce: { $player }
lobby-get-up = Wstań
lobby-invite = Zaproś znajomych
lobby-invite-about = Każdy, kto otworzy ten link, może usiąść, a gdy miejsca są zajęte, oglądać.
lobby-invite-link = Link do tego stołu
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-copy-by-hand = Zaznacz link i skopiuj go.
lobby-share = Udostępnij
lobby-share-text = Zagraj ze mną w Gùgōng.
lobby-link-local = Ten link działa tylko na tym komputerze. Aby wpuścić innych, uruchom serwer tak jak poniżej i otwórz stronę pod adresem tego komputera w swojej sieci:
lobby-shut-ask = Poproś o przesłanie całego linku jeszcze raz: jest w nim #invite=.
lobby-options = W co gramy
lobby-option-players = { $count ->
    [one] Jedna osoba
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } graczy
  }
lobby-option-meng = Przeciwko Mengowi: { $level }
lobby-option-sets = Zestawy kart { $first } (twój) i { $second } (Menga)
lobby-option-focus = Główna lokacja Menga: { $location }
lobby-option-matches = W nocy Meng ma co najmniej tyle dopasowań, ile wynosi numer Dnia
lobby-option-bonus = Bonusowe Żetony: { $tokens }
lobby-option-expert = Wariant zaawansowany
lobby-option-clock-none = Bez limitu czasu
lobby-option-clock-live = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
  } na grę i { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
  } na każdą turę
lobby-option-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
  } na każdą turę
lobby-option-public = Otwarty dla wszystkich
lobby-option-private = Tylko dla zaproszonych
lobby-option-seeded = Los ustalono z góry przy otwieraniu stołu
lobby-option-box = Zestaw: { $box }
lobby-begin = Zacznij grę
lobby-begin-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsc jest jeszcze wolnych.
  }
lobby-begin-wait-leader = Grę zaczyna gospodarz stołu.
lobby-chat = Czat
lobby-chat-none = Nikt jeszcze nic nie napisał.
lobby-chat-say = Napisz coś
lobby-chat-send = Wyślij
lobby-guest = { $name } (ogląda)

## Menu

lobby-menu = Menu
lobby-menu-title = Menu i ustawienia
lobby-motion = Animuj ruchy
lobby-pace = Tury innych
lobby-pace-read = spokojnie
lobby-pace-brisk = szybko
lobby-pace-instant = natychmiast
lobby-waits = Czekaj po każdej turze innych
lobby-tips = Objaśniaj to, co wskażę
lobby-explores = Tab przechodzi też przez każdy obszar
lobby-shortcuts = Skróty jednoklawiszowe
lobby-text = Tekst
lobby-text-normal = zwykły
lobby-text-large = duży
lobby-text-larger = większy
lobby-sound = Dźwięk, gdy moja tura
lobby-cover-hands = Zakrywaj karty graczy między turami
lobby-keys = Klawisze
lobby-key-choose = Wybierz to, co ma ten numer lub tę literę
lobby-key-refuse = Zrezygnuj
lobby-key-undo = Cofnij
lobby-key-restart = Zacznij turę od nowa
lobby-key-escape = Wstecz
lobby-key-log = Dziennik
lobby-key-explain = Tab przechodzi też przez każdy obszar, by objaśnić, co tam leży
lobby-key-tab = Od możliwości do możliwości
lobby-key-arrows = Od rzeczy do rzeczy w obszarze
lobby-key-help = Zasady
lobby-invite-watch = Zaproś kogoś do oglądania
lobby-save = Pobierz grę
lobby-study = Analizuj tę chwilę
lobby-leave = Odejdź od stołu
lobby-leave-sure = Dalej zagra za ciebie bot. Odejść?
lobby-to-start = Na stronę startową

## O grze

lobby-about-title = O tym wydaniu
lobby-about-unofficial = To nieoficjalne cyfrowe wydanie gry planszowej Gùgōng dla ludzi, którzy ją lubią. Nie jest związane z wydawcą gry ani z jej autorem i nie ma w nim nic z ich grafik ani tekstów: wszystko, co widzisz, narysowano i napisano od nowa. Jeśli ci się podoba, kup grę planszową.
lobby-about-version = Wersja { $version }
lobby-about-rules = Zasady opracowano na podstawie drukowanych instrukcji. Tam, gdzie milczą albo się różnią, trzeba było zdecydować; każda decyzja jest zapisana.
lobby-about-rulings = Przeczytaj rozstrzygnięcia
lobby-about-figures = Liczby w zestawie
lobby-about-figures-text = Instrukcje nie podają każdej liczby. Każda z naszych liczb jest w nich podana, wynika z tego, co podano, albo jest odtworzona tak, by gra działała. Oto liczby odtworzone; uwagi są po angielsku, tak jak są zapisane w zestawie.
lobby-about-figures-others = Skąd pochodzą pozostałe liczby
lobby-about-figures-none = Nie ma uwag o liczbach.
lobby-about-stated = Podane w instrukcji
lobby-about-derived = Wynikające z tego, co podano
lobby-about-licence = Licencja
lobby-about-licence-text = Program jest wolnym oprogramowaniem na licencji MIT.
lobby-about-fonts = Kroje pisma to EB Garamond i Source Sans 3, oba na licencji SIL Open Font License.
lobby-about-others = Zawiera prace innych osób, których licencje są tutaj:

## Listy i zaproszenia

lobby-missing = { $count ->
    [one] Brakuje jeszcze jednego gracza
    [few] Brakuje jeszcze { $count } graczy
    [many] Brakuje jeszcze { $count } graczy
   *[other] Brakuje jeszcze { $count } graczy
  }
lobby-points-you = Ty { $points }
lobby-points-of = { $player } { $points }
lobby-being-played = Gra już trwa
lobby-invited = { $player } zaprasza cię do gry w Gùgōng.
lobby-invited-open = Masz zaproszenie do gry w Gùgōng.
lobby-invited-free = { $count ->
    [0] Wszystkie miejsca są zajęte. Możesz oglądać, gdy gra się zacznie.
    [one] Jedno miejsce jest wolne: usiądź tam.
    [few] { $count } miejsca są wolne: wybierz jedno z nich.
    [many] { $count } miejsc jest wolnych: wybierz jedno z nich.
   *[other] { $count } miejsc jest wolnych: wybierz jedno z nich.
  }
lobby-seat-leads = gospodarz stołu
lobby-begin-wait-for = Grę zaczyna { $player }.

## Rewanż

lobby-rematch-waits = Czekamy jeszcze na: { $players }.
lobby-rematch-begin = Zacznij bez czekania
lobby-rematch-open = Czeka na ciebie nowa gra
