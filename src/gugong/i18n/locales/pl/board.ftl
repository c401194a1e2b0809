## Rysowana plansza: nazwy miejsc, dość krótkie, by na niej stać

board-name = Plansza
board-place-travel = Podróż
board-place-wall = Mur
board-place-jade = Jadeit
board-place-intrigue = Intrygi
board-place-palace = Pałac
board-place-decrees = Dekrety
board-place-canal = Kanał
board-place-plaza = Plac

## Co na niej leży, dla kogoś, kto na to wskazuje albo tego słucha

board-stand = { $place }: { $card }
board-draw = { $count ->
    [0] Nie ma już Kart Prezentów do dobrania
    [one] { $count } Karta Prezentu do dobrania
    [few] { $count } Karty Prezentów do dobrania
    [many] { $count } Kart Prezentów do dobrania
   *[other] { $count } Kart Prezentów do dobrania
  }
board-automa = { $count ->
    [0] Stos Menga jest pusty
    [one] { $count } karta w stosie Menga
    [few] { $count } karty w stosie Menga
    [many] { $count } kart w stosie Menga
   *[other] { $count } kart w stosie Menga
  }
board-tokens = { $count ->
    [0] Nie ma już Żetonów Podróży do dobrania
    [one] { $count } Żeton Podróży do dobrania
    [few] { $count } Żetony Podróży do dobrania
    [many] { $count } Żetonów Podróży do dobrania
   *[other] { $count } Żetonów Podróży do dobrania
  }
board-city-token = { $city }: { $token }
board-city-traveller = { $city }: Podróżnik ({ $seat })
board-city-empty = { $city }: bez Żetonu
board-wall = Wielki Mur: { $count } z { $spaces } Służących
board-wall-seat = { $seat } na Murze: { $count ->
    [0] bez Służących
    [one] { $count } Służący
    [few] { $count } Służących
    [many] { $count } Służących
   *[other] { $count } Służących
  }
board-palace-step = Tor Pałacu, pole { $step }{ $count ->
    [0] {""}
   *[other] : { $seats }
  }
board-palace-gate = Brama Pałacu
board-place-free = Miejsce w Pałacu: { $vp } PZ
board-place-taken = Miejsce w Pałacu: { $vp } PZ, zajmuje je { $seat }
board-marker = Znacznik Intryg ({ $seat }): pole { $step }
board-benefit = Cofnij się o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pól
  }: { $benefit }
board-decree-owned = { $decree }, ma go: { $seats }
board-house = Jadeit, { $house }: { $cost ->
    [one] { $cost } Służący
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  } za Jadeit, { $count ->
    [0] nic nie zostało
   *[other] zostało: { $count }
  }
board-plaza = Jadeit, plac: { $cost ->
    [one] { $cost } Służący
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  } za Jadeit, gdy wszystkie domy są puste
board-port = Port { $port } na ścieżce { $route }: { $reward }
board-reward-none = bez Nagrody
board-reward-any = dowolna Nagroda
board-ship = Statek ({ $seat }) w Porcie { $port }: zajęte miejsca { $load } z { $size }
