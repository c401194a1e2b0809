## Plansze graczy: co na nich leży, dla kogoś, kto na to wskazuje albo tego słucha

seats-board = Plansza: { $player }
seats-others = Inne plansze
seats-hand = Ręka: { $player }
seats-vp = { $count } PZ
seats-pool = { $count ->
    [0] Pula Służących jest pusta
    [one] { $count } Służący w Puli
    [few] { $count } Służących w Puli
    [many] { $count } Służących w Puli
   *[other] { $count } Służących w Puli
  }
seats-supply = { $count ->
    [0] Pula ogólna jest pusta
    [one] { $count } Służący w puli ogólnej
    [few] { $count } Służących w puli ogólnej
    [many] { $count } Służących w puli ogólnej
   *[other] { $count } Służących w puli ogólnej
  }
seats-double = { $at ->
    [pool] Podwójny Służący jest w Puli
    [supply] Podwójny Służący jest w puli ogólnej
    [wall] Podwójny Służący jest na Wielkim Murze
    [ship] Podwójny Służący jest na Statku
    [locked] Podwójny Służący jest jeszcze zablokowany
   *[other] Podwójny Służący leży z bonusowym Żetonem
  }
seats-jade = { $count ->
    [0] Brak Jadeitów
    [one] { $count } Jadeit: { $vp } PZ na koniec
    [few] { $count } Jadeity: { $vp } PZ na koniec
    [many] { $count } Jadeitów: { $vp } PZ na koniec
   *[other] { $count } Jadeitów: { $vp } PZ na koniec
  }
seats-tokens = { $count ->
    [0] Brak Żetonów Podróży (miejsc: { $slots })
    [one] { $count } Żeton Podróży (miejsc: { $slots })
    [few] { $count } Żetony Podróży (miejsc: { $slots })
    [many] { $count } Żetonów Podróży (miejsc: { $slots })
   *[other] { $count } Żetonów Podróży (miejsc: { $slots })
  }
seats-trade-name = Wymiana Żetonów
seats-trade = Wymień Żetony Podróży ({ $count }) na: { $gain }
seats-ships = { $count ->
    [0] Wszystkie Statki są w drodze
    [one] { $count } Statek czeka na wodowanie
    [few] { $count } Statki czekają na wodowanie
    [many] { $count } Statków czeka na wodowanie
   *[other] { $count } Statków czeka na wodowanie
  }
seats-reward = Nagroda za Port, { $reward }: zdobyte { $count } z { $spaces }
seats-decrees = Dekrety: { $decrees }
seats-decrees-none = Jeszcze żadnego Dekretu
seats-laid = Wyłożone bonusowe Żetony: { $tokens }
seats-laid-none = Brak wyłożonych bonusowych Żetonów
seats-envoy = { $entered ->
    [yes] Wysłannik jest w Pałacu
   *[no] Wysłannik: pole { $step } z { $steps }
  }
seats-intrigue = Intrygi: pole { $step } z { $steps }
seats-hand-count = { $count ->
    [0] Brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } kart na ręce
  }
seats-discard = { $count ->
    [0] Stos kart odrzuconych jest pusty
    [one] { $count } karta w stosie kart odrzuconych
    [few] { $count } karty w stosie kart odrzuconych
    [many] { $count } kart w stosie kart odrzuconych
   *[other] { $count } kart w stosie kart odrzuconych
  }
seats-discard-mine = Moje karty odrzucone, jutrzejsza ręka
seats-hand-empty = Wszystkie karty zagrane.
seats-hidden-card = Zakryta karta: { $player }

## Kto tu siedzi

seats-bot = Gra tu bot: { $bot }
seats-free = Nikt tu nie siedzi
seats-here = Przy stole
seats-gone = Chwilowo nie ma przy stole
seats-away = { $why ->
    [left] Odejście od stołu; dalej gra bot
    [clock] Czas minął; dalej gra bot
    [idle] Brak ruchu; dalej gra bot
   *[other] Dłuższa nieobecność; dalej gra bot
  }
seats-start = Pierwszy gracz
seats-medal = Pierwszy gracz następnego Dnia
seats-thinking = Teraz decyduje
seats-time = Pozostały czas: { $time }
seats-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
  }

## Jeden ekran dla kilku osób

seats-covered = Karty są zakryte: { $player }.
seats-uncover = { $player } to ja – pokaż moje karty

## Meng

seats-double-focus = Podwójny Służący oznacza główną lokację Menga: { $place }

seats-recap-laid = { $value } → { $place }, bierze { $taken }
seats-recap-paid-card = zapłata: 1 Karta
seats-recap-paid = { $count ->
    [one] zapłata: 1 Służący
    [few] zapłata: { $count } Służący
   *[many] zapłata: { $count } Służących
}
seats-recap-medal = Medal
seats-recap-palace = wejście do Pałacu
seats-recap-wall = Mur ukończony
seats-recap = W ostatniej turze: { $what }
