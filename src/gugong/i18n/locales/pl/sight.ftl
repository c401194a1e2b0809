# Co widać przy stole i co dałby wybór.

## Dlaczego coś jest niemożliwe, w kilku słowach: po nazwie i dwukropku

why-too-few-servants = za mało Służących w Puli
why-pool-empty = brak Służących w Puli
why-supply-empty = brak Służących w puli ogólnej
why-still-too-low = nawet podwojona jest za niska
why-no-city-in-reach = brak miasta z Żetonem w zasięgu
why-not-in-reach = po drodze jest miasto z Żetonem
why-no-token-there = nie ma tam Żetonu
why-house-empty = w tym domu nie ma już Jadeitu
why-houses-not-empty = w domach jest jeszcze Jadeit
why-decree-owned = ten Dekret jest już wzięty
why-too-few-steps = Znacznik Intryg jest za nisko
why-at-the-top = Znacznik Intryg jest na samej górze
why-value-too-low = potrzebna karta 7 lub wyższa
why-ship-full = Statek jest pełny
why-ship-too-full = brak miejsca dla dwóch na Statku
why-no-free-ship = wszystkie Statki są w drodze
why-no-free-port = brak wolnego Portu na tej ścieżce
why-no-free-port-ahead = dalej nie ma wolnego Portu
why-nothing-to-load = nie ma kogo umieścić, czego przesunąć ani zdobyć
why-no-room-for-two = brak miejsca dla dwóch Służących
why-reward-taken = brak wolnego pola na tę Nagrodę
why-draw-pile-empty = stos dobierania jest pusty
why-too-few-tokens = za mało Żetonów
why-no-card = brak kart na ręce
why-nothing-to-repeat = drugi raz się nie da
why-nothing-to-discount = zniżka nic nie zmieni
why-must-be-left = ten Służący jest jeszcze potrzebny
why-already-used = użyty już dziś rano
why-no-ship = na żadnym Statku nie ma miejsca
why-could-not-finish = nie da się dokończyć akcji
why-no-discard = stos kart odrzuconych jest pusty

## Co dałaby wymiana

sight-takes = Bierzesz kartę { $card }. { $count ->
    [0] {""}
    [one] Pasuje do 1 Kości: w nocy 1 Służący.
    [few] Pasuje do { $count } Kości: w nocy { $count } Służących.
    [many] Pasuje do { $count } Kości: w nocy { $count } Służących.
   *[other] Pasuje do { $count } Kości: w nocy { $count } Służących.
  }
sight-way-free = Za darmo
sight-way-servants = { $count ->
    [one] Za 1 Służącego
    [few] Za { $count } Służących
    [many] Za { $count } Służących
   *[other] Za { $count } Służących
  }
sight-way-card = Za inną kartę z ręki
sight-way-double-value = Z Żetonem podwójnej wartości
sight-action-no = { $action }: { $reason }
sight-action-either = { $action }: ta akcja albo akcja Karty, nie obie
sight-action-after = { $action }: po akcji Karty
sight-action-trade = { $action }: po wymianie Żetonów na Służących
sight-action-only = { $action }: bez { $variant }, { $reason }
sight-way-none = Sama wymiana, bez akcji

## Co widać: tury, Intrygi, punkty, Wysłannik, jutrzejsza ręka

sight-seat-count = { $player } { $count }
sight-turns-label = Karty do zagrania dzisiaj: { $seats }
help-turns = { $seats }. Każdy zagrywa jedną kartę w turze; Dzień kończy się, gdy wszystkie ręce są puste.
    .title = Karty do zagrania dzisiaj
help-order = { $seats }. Kto stoi bardziej na lewo, wygrywa każdy remis, także na tym samym polu.
    .title = Kolejność Intryg
sight-projected = { $inside ->
    [yes] Gdyby gra skończyła się teraz: { $count } PZ
   *[no] Gdyby gra skończyła się teraz: { $count } PZ, ale Wysłannik nie jest w Pałacu
  }
sight-part-now = { $count } do tej pory
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] Ale Wysłannik nie jest w Pałacu: na razie bez szans na wygraną i bez punktów.
  }
    .title = { $player }, gdyby gra skończyła się teraz: { $total } PZ
help-wall-prize = Ukończony teraz dałby { $vp } PZ{ $envoy ->
    [0] {""}
   *[other] {" "}i ruch Wysłannika o 1 pole
  }{ $palace ->
    [0] .
   *[other] {" "}do Pałacu ({ $palace } PZ na koniec).
  }
sight-envoy-late = { $left ->
    [one] Twojemu Wysłannikowi brakuje 1 pola do Pałacu; poza nim nie możesz wygrać.
    [few] Twojemu Wysłannikowi brakuje { $left } pól do Pałacu; poza nim nie możesz wygrać.
    [many] Twojemu Wysłannikowi brakuje { $left } pól do Pałacu; poza nim nie możesz wygrać.
   *[other] Twojemu Wysłannikowi brakuje { $left } pól do Pałacu; poza nim nie możesz wygrać.
  }
sight-tomorrow = Jutrzejsza ręka
sight-matches = { $count ->
    [0] Na razie żadna karta nie pasuje do Kości
    [one] Na razie 1 dopasowanie: w nocy 1 Służący
    [few] Na razie { $count } dopasowania: w nocy { $count } Służących
    [many] Na razie { $count } dopasowań: w nocy { $count } Służących
   *[other] Na razie { $count } dopasowań: w nocy { $count } Służących
  }
sight-matching-card = { $card }: { $count ->
    [one] pasuje do 1 Kości
    [few] pasuje do { $count } Kości
    [many] pasuje do { $count } Kości
   *[other] pasuje do { $count } Kości
  }
