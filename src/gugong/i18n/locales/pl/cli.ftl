### Co mówi terminal. Plansza ma 100 kolumn, więc słowa są krótkie.

## Górny pasek

cli-day = Dzień { $day } z { $days }, { $phase }
cli-phase-morning = Poranek
cli-phase-day = Faza Dnia
cli-phase-dusk = Zmierzch
cli-phase-night = Noc
cli-phase-final = punktacja
cli-phase-over = koniec gry
cli-dice = Kości {""}
cli-medal = Medal {""}
cli-medal-free = przy Intrygach
cli-start = Start {""}
cli-draw-pile = Stos kart { $count }

## Nagłówki

cli-heading-places = Lokacje: Prezent, który tam leży (* jego wartość pokazuje Kość), i co tam stoi
cli-heading-decrees = { $known ->
    [yes] Dekrety: PZ, ilu Służących usuwasz (i umieszczasz jeszcze 1), kto je ma
   *[no] Dekrety: PZ, ilu Służących usuwa następny gracz (i umieszcza jeszcze 1), kto je ma
}
cli-heading-map = Mapa: krąg po kolei, jego ostatnie miasto łączy się z pierwszym (h i miasto: jego drogi)

## Lokacje

cli-place-travel = Podróż
cli-place-wall = Wielki Mur
cli-place-jade = Jadeit
cli-place-intrigue = Intrygi
cli-place-palace = Pałac
cli-place-decrees = Dekrety
cli-place-canal = Kanał

cli-action-palace = Pałac
cli-action-canal = Kanał
cli-action-wall = Mur
cli-action-decrees = Dekret
cli-action-intrigue = Intrygi
cli-action-travel = Podróż
cli-action-jade = Jadeit
cli-action-gain1 = +1 Służ.
cli-action-gain2 = +2 Służ.
cli-action-swap = podmiana
cli-action-none = –

cli-laid-out = Wyłożone {""}
cli-laid-at = { $short }, lokacja { $place }
cli-token-piles = stosy Żetonów { $first } + { $second }, wymienione { $traded }
cli-wall-complete = { $count } z { $needed } do ukończenia
cli-jade-house = za { $cost }
cli-jade-plaza = plac za { $cost }
cli-intrigue-steps = { $medal ->
    [yes] z { $steps }, tu jest Medal
   *[no] z { $steps }
}
cli-palace-in = w, { $vp }
cli-palace-steps = z { $steps }
cli-palace-free = wolne { $places }
cli-decrees-below = Żetony poniżej
cli-port-none = –
cli-port-vp4 = 4 PZ
cli-port-card = karta
cli-port-double = podw.
cli-port-any = wybór

## Dekrety

cli-level-1 = poranek
cli-level-2 = stale
cli-level-3 = koniec
cli-decree-vp = { $vp } PZ
cli-decree-cost = −{ $cost }
cli-decree-yours = twój

cli-decree-level1-intrigue = Szepty
cli-decree-level1-ship = Konwoje
cli-decree-level1-servant = Świta
cli-decree-level1-envoy = Petycje
cli-decree-level1-swap = Uprzejmości
cli-decree-level2-travel = Trakty
cli-decree-level2-jade = Koncesja
cli-decree-level2-wall = Murarze
cli-decree-level2-equal = Równa miara
cli-decree-level2-decree = Kancelaria
cli-decree-level3-score = Sława
cli-decree-level3-eight = Zaszczyty
cli-decree-level3-jade = Skarbiec
cli-decree-level3-decrees = Archiwum
cli-decree-level3-harbours = Faktorie

cli-effect-level1-intrigue = Intrygi +2
cli-effect-level1-ship = Statek +1 (og.)
cli-effect-level1-servant = +1 Służący
cli-effect-level1-envoy = Wysłannik +1
cli-effect-level1-swap = podmiana karty
cli-effect-level2-travel = Podróż B −1
cli-effect-level2-jade = Jadeit −1
cli-effect-level2-wall = Mur +1
cli-effect-level2-equal = równa za darmo
cli-effect-level2-decree = Dekrety −1
cli-effect-level3-score = 1 PZ za { $per } PZ
cli-effect-level3-eight = { $eight } PZ
cli-effect-level3-jade = { $jade } PZ za Jadeit
cli-effect-level3-decrees = { $decrees } PZ za Dekret
cli-effect-level3-harbours = { $harbours } PZ za Nagrodę

## Mapa

cli-map-ring = krąg
cli-map-inner = wewn.

cli-token-gain1 = +1 Służ.
cli-token-gain2 = +2 Służ.
cli-token-envoy = Wysłann.
cli-token-intrigue = Intrygi
cli-token-discard-for-jade = 7+→Jad.
cli-token-servants-for-jade = 3→Jad.
cli-token-swap = podmiana
cli-token-take-back = powrót
cli-token-ship = Statek
cli-token-vp2 = 2 PZ
cli-token-wall = Mur
cli-token-double = podwójny
cli-token-plus-one = wart.+1
cli-token-toll = myto
cli-token-follow = podążaj
cli-token-double-value = wart.×2
cli-token-double-action = akcja×2
cli-token-discount = zniżka

## Gracze

cli-column-seat = ── Gracze ────────
cli-column-vp = PZ
cli-column-hand = ręka
cli-column-discard = odrzuc.
cli-column-pool = pula
cli-column-supply = ogólna
cli-column-double = podw.
cli-column-jade = jad.
cli-column-ships = stat.
cli-column-rewards = 4PZ/kar/podw
cli-column-tokens = Żetony, odkryte
cli-double-locked = blok.
cli-double-supply = ogólna
cli-double-pool = pula
cli-double-wall = Mur
cli-double-ship = Statek
cli-double-laid = wyłoż.
cli-ships-out = { $count }/{ $all }
cli-face-up = { $count ->
    [1] { $short }
   *[other] { $count }{ $short }
}
cli-up-double = podw
cli-up-double-value = w×2
cli-up-double-action = a×2
cli-up-discount = zniż
cli-pile-hand = Ręka
cli-pile-discard = Odrzuc.
cli-meng-cards = Meng: główna lokacja { $focus }; w stosie { $pile }; dziś { $today }; wcześniej { $earlier }
cli-automa-travel = Podróż
cli-automa-wall = Mur
cli-automa-jade = Jadeit
cli-automa-intrigue = Intrygi
cli-automa-palace = Pałac
cli-automa-decrees = Dekrety
cli-automa-canal = Kanał
cli-automa-special = specjalna

## Opcje

cli-option-city = { $city }: { $short }
cli-greyed = { $options }: { $why }

## Rozmowa

cli-welcome = Gùgōng
cli-ask-players = Ilu graczy, od 1 do { $most } (1: solo przeciwko Mengowi)? [{ $default }]
cli-ask-people = Ilu z nich to ludzie przy tym ekranie, od 1 do { $most }? [{ $default }]
cli-ask-meng = Jak silny jest Meng: { $words }? [{ $default }]
cli-ask-bonus = Bonusowe Żetony: { $words }? [{ $default }]
cli-ask-level = Kim są pozostali gracze? [{ $default }]
cli-about-novice = wyciska wszystko z własnej tury i nie patrzy dalej
cli-about-apprentice = ma za sobą wiele gier i nie myśli długo: dobry przeciwnik dla większości
cli-about-courtier = myśli kilka tur naprzód
cli-about-chancellor = nad każdą decyzją myśli nawet sekundę: najsilniejszy
cli-ask-again = „{ $answer }” nie jest jedną z możliwości: { $allowed }.
cli-thinking = { $player } ({ $opponent }) myśli …
cli-pass-keyboard = { $named ->
    [no] Teraz decyduje { $player }: przekażcie klawiaturę.
   *[yes] Teraz decyduje { $name } ({ $player }): przekażcie klawiaturę.
}
cli-press-enter = Naciśnij Enter, aby przejść dalej.
cli-news = Od twojej ostatniej decyzji
cli-prompt = { $count ->
    [1] Enter albo u cofnij · r ponów · s zapisz · l dziennik · h pomoc · b plansza · q wyjdź >
   *[other] { $least } do { $most } albo u cofnij · r ponów · s zapisz · l dziennik · h pomoc · b plansza · q wyjdź >
}
cli-prompt-over = u cofnij · s zapisz · l dziennik · h pomoc · b plansza · q wyjdź >
cli-compiling = kompilacja, jeden raz po instalacji
cli-warming-up = { $searching ->
    [yes] Silnik rozgrzewa się w tle; graj dalej. Tymczasem przeciwnicy grają instynktownie.
   *[no] Silnik rozgrzewa się w tle; graj dalej.
}
cli-bot-failed = { $player } ({ $opponent }): nie udało się wybrać ({ $why }); tym razem wybrał los.
cli-bot-failed-at-end = { $player } ({ $opponent }): błąd po zakończeniu gry ({ $why }); wynik pozostaje ważny.
cli-too-narrow = Plansza potrzebuje okna o szerokości { $width } kolumn; poszerz je i wpisz b.
cli-kept = Gra jest zapisana. Graj dalej przez: gugong play --resume { $path }
cli-kept-over = Gra jest zapisana. Obejrzyj ją jeszcze raz przez: gugong replay { $path }

cli-not-understood = { $given ->
    [yes] „{ $line }” nie jest ani numerem z listy, ani poleceniem; h pokazuje polecenia.
   *[no] Wpisz numer z listy albo h, aby zobaczyć polecenia.
}
cli-no-such-number = Nie ma tu opcji { $number }; wybierz od { $least } do { $most }.
cli-game-is-over = Gra już się skończyła; u cofa ostatnią decyzję, q wychodzi.
cli-nothing-to-undo = Nie ma twojej decyzji do cofnięcia.
cli-undo-barrier = To cofa ruchy innych albo coś, co ujawnił los. Czy wszyscy przy stole się zgadzają? t/n
cli-yes-letter = t
cli-nothing-to-redo = Niczego nie cofnięto, więc nie ma czego ponawiać.
cli-overwrite = { $path } już istnieje. Zastąpić? t/n
cli-saved = Zapisano w { $path }.
cli-log-hint = l i liczba pokazuje tyle wierszy, l all pokazuje wszystko, b planszę.

cli-help =
    Numer wybiera opcję; 0 rezygnuje.
    u  cofa do twojej ostatniej decyzji       r  ponawia to, co cofnięto
    s  zapisuje (s PLIK: do tego pliku)       l  dziennik (l 50: tyle wierszy, l all: wszystko)
    b  jeszcze raz plansza                    q  wychodzi; gra jest zapisana
    h  ta pomoc (h plansza: znaki na planszy; h SŁOWO: element, lokacja, miasto lub zasada,
       na przykład h myto, h Sława, h Beijing, h travel, h travel-3)
cli-help-board-word = plansza
cli-help-board =
    ● Czerwony, ◆ Biały, ▲ Pomarańczowy, ■ Fioletowy i ⬢ Niebieski to gracze; ▸ decyduje teraz.
    Znak * za wartością: pokazuje ją jedna z Kości, więc liczy się w nocy.
    Wielki Mur: Służący według graczy. Intrygi: najwyższy Znacznik pierwszy.
    Pałac: pola każdego Wysłannika albo „w” i PZ zajętego miejsca; potem wolne miejsca.
    Jadeit: ile kosztuje cię Jadeit w każdym domu, ◈ za każdy, który został.
    Kanał: Porty 1 do 5 z Nagrodami; ●2 to Statek gracza Czerwony z 2 Służącymi.
    Dekrety: −2 to liczba Służących, których usuwasz; potem umieszczasz jeszcze 1 na Dekrecie.
    Gracze: pula to Pula Służących, ogólna to pula ogólna; Nagrody to 4 PZ / karta / Podwójny
    Służący; Żetony: liczba zakrytych, potem odkryte: podw podwójny, w×2 podwójna wartość,
    a×2 podwójna akcja, zniż zniżka.
cli-help-city = { $city } ma drogi do miast: { $paths }.
cli-help-more = h i identyfikator pokazuje tę zasadę.

## Koniec

cli-winner = { $player } wygrywa
cli-nobody-wins = Nikogo nie ma w Pałacu, więc nikt nie wygrywa; kolejność jest tylko dla porządku
cli-rank = { $player }: { $score } PZ
cli-points = Punkty
cli-points-total = Suma
cli-in-palace = W Pałacu
cli-inside = { $inside ->
    [yes] tak
   *[no] nie
}
cli-points-score = Wynik
cli-outside = { $player } nie jest w Pałacu i nie może wygrać, a { $total } PZ liczy się jako 0 (FINAL-5).
cli-meng-outside = Menga nie ma w Pałacu, ale może wygrać bez tego (SOLO-18).

## Powtórka

cli-replay-prompt = { $at } z { $last }: Enter dalej · p wstecz · numer · e koniec · q wyjdź >
cli-replay-not-understood = „{ $line }” to ani Enter, n, p, e, q, ani liczba do { $last } >
cli-replay-secret = { $player } decyduje.

## Zestawy

cli-box-good = { $name } to zestaw, którym można grać.
cli-box-fingerprint = odcisk { $print }
cli-box-cards = { $count ->
    [one] { $count } Karta Prezentu, suma wartości { $total }
    [few] { $count } Karty Prezentów, suma wartości { $total }
    [many] { $count } Kart Prezentów, suma wartości { $total }
   *[other] { $count } Kart Prezentów, suma wartości { $total }
}
cli-box-tokens = Żetony Podróży: { $base }, bonusowe: { $standard-bonus }, deluxe: { $deluxe-bonus }
cli-box-decrees = Dekrety kosztują według poziomu { $first }, { $second } i { $third }
cli-box-dice = Kości { $dice }
cli-box-cities = Miasta: { $a } na stronie A, { $b } na stronie B
cli-box-automa = { $count ->
    [one] { $count } karta dla Menga
    [few] { $count } karty dla Menga
    [many] { $count } kart dla Menga
   *[other] { $count } kart dla Menga
}
cli-box-differs = { $differs ->
    [yes] Różni się od standardowego zestawu w: { $parts }.
   *[no] Ma liczby standardowego zestawu.
}

## Zasady

cli-reconstructed =
    Zasady są z drukowanych instrukcji, ale niektóre liczby standardowego zestawu są odtworzone, bo instrukcje pokazują
    je tylko na obrazkach: większość wartości i akcji kart oraz niektóre nazwy Prezentów; ile jest sztuk każdego Żetonu
    Podróży; koszty Dekretów poziomów 2 i 3; ścianki Kości; koszty i pola domów Jadeitu; niższe miejsca w Pałacu;
    wszystkie miasta i drogi; jak często każda lokacja jest na kartach Menga.
    Kto ma tę grę, może grać jej liczbami: gugong play --box PLIK, gugong box check PLIK.

## Co jest nie tak i jak będzie dobrze

cli-unknown-rule = { $known ->
    [yes] Nie ma zasady ani rozdziału „{ $rule }”; może chodzi o { $near }?
   *[no] Nie ma zasady ani rozdziału „{ $rule }”; gugong rules podaje wszystkie.
}
cli-no-such-file = Nie ma pliku { $path }; podaj ścieżkę zapisanej gry.
cli-not-text = { $path } nie jest zapisaną grą: to nie jest tekst UTF-8; podaj ścieżkę zapisanej gry.
cli-cannot-read = Nie można odczytać { $path } ({ $why }); podaj ścieżkę zapisanej gry.
cli-cannot-write = Nie można zapisać { $path } ({ $why }); podaj inną ścieżkę.
cli-usage = { $fault }; { $command } --help mówi, co można podać
cli-bad-people = { $most ->
    [1] Przeciwko Mengowi --people musi wynosić 1, a nie { $people }.
   *[other] --people musi być liczbą od 1 do { $most } (gracze), a nie { $people }.
}
cli-too-many-names = { $people ->
    [1] Liczba podanych imion: { $names }, a gra 1 osoba; podaj jedno.
   *[other] Liczba podanych imion: { $names }, a liczba osób: { $people }; podaj najwyżej po jednym dla każdej.
}
cli-no-opponents = { $meng ->
    [yes] Przeciwko Mengowi nie ma innych przeciwników; pomiń --opponents.
   *[no] Ludzie mają wszystkie miejsca ({ $people }), więc dla przeciwnika nie ma żadnego; pomiń --opponents albo jedną z osób.
}
cli-too-many-opponents = { $seats ->
    [1] Liczba podanych przeciwników: { $opponents }, a wolne jest 1 miejsce; podaj jednego.
   *[other] Liczba podanych przeciwników: { $opponents }, a liczba wolnych miejsc: { $seats }; podaj najwyżej po jednym dla każdego.
}
cli-bot-not-made = Gracza „{ $opponent }” nie da się utworzyć ({ $why }); wybierz innego dla --opponents.
cli-bad-card-sets = --card-sets musi być 4,5 albo 2,3 albo 1,2, a nie „{ $given }”.
cli-resume-alone = Z --resume przygotowanie gry pochodzi z pliku; pomiń { $option }.
cli-no-such-seat = Nie ma miejsca „{ $seat }”; podaj liczbę od 0 do { $most }, kolor ({ $colours }) albo spectator.

cli-serving = Stoły są otwarte pod http://{ $host }:{ $port } (Ctrl+C kończy)
cli-no-extra = Do tego potrzebny jest { $module }, który nie jest zainstalowany: { $command }
cli-no-log-level = Nie ma poziomu dziennika { $level }; są debug, info, warning i error.
cli-cannot-listen = Serwer nie może słuchać pod { $host }, port { $port } ({ $why }); wybierz inne przez --host i --port.
cli-cannot-listen-metrics = Nie można udostępnić pomiarów pod { $host }, port { $port } ({ $why }); wybierz inne przez --metrics-host i --metrics-port.
cli-bad-public-url = { $url } nie może być adresem strony; zapisz go jak https://play.example.org.
cli-bad-host-name = { $host } nie może być nazwą hosta; zapisz ją bez schematu, portu i ścieżki, jak play.example.org.
cli-bad-proxy = { $proxy } nie oznacza serwerów proxy; podaj adresy lub sieci rozdzielone przecinkami, jak 127.0.0.1,10.0.0.0/8, albo * dla wszystkich.
cli-proxies-everybody = Każdemu klientowi ufa się jak serwerowi proxy (--behind-proxy '*'): kto dosięgnie tego portu, może podać dowolny adres, i żaden limit na adres nie działa. Podaj zamiast tego adres proxy albo zadbaj, by tylko ono sięgało do portu.
cli-bad-contact = Przez { $contact } nie da się z tobą skontaktować; napisz mailto: i swój adres albo adres z https.
cli-smtp-needs = Do e-maili serwer potrzebuje też --mail-from, adresu nadawcy, i --public-url, adresu strony.
cli-bad-sender = { $sender } to nie jest adres e-mail.
cli-bad-smtp = To nie jest adres serwera poczty; użyj smtp://user@host:587, smtps://user@host:465 albo smtp+plain://host:25, a hasło podaj przez --smtp-password-file.
cli-no-password-file = Nie można odczytać pliku { $file } z hasłem.

cli-home = { $browser ->
    [yes] Gùgōng jest otwarte w twojej przeglądarce, pod { $address }. Twoje gry są zachowane; Ctrl+C kończy program.
   *[no] Gùgōng czeka na ciebie pod { $address }: otwórz ten adres w przeglądarce. Twoje gry są zachowane; Ctrl+C kończy program.
}
cli-home-already = { $browser ->
    [yes] Gùgōng już działa; otwiera się strona { $address }.
   *[no] Gùgōng już działa pod { $address }: otwórz ten adres w przeglądarce.
}
