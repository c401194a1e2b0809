# Co widać przy stole i co dałby wybór.

## Dlaczego coś jest niemożliwe, w kilku słowach: po nazwie i dwukropku

why-too-few-servants = za mało Służących w Puli Służących
why-pool-empty = brak Służącego w Puli Służących
why-supply-empty = brak Służącego w puli ogólnej
why-still-too-low = nawet po podwojeniu za niska
why-no-city-in-reach = brak miasta z Żetonem w zasięgu
why-not-in-reach = po drodze leży miasto z Żetonem
why-no-token-there = nie ma tam Żetonu
why-house-empty = w tym domu nie ma już Jadeitu
why-houses-not-empty = w domach jest jeszcze Jadeit
why-decree-owned = ten Dekret jest już wzięty
why-too-few-steps = Znacznik Intryg jest za nisko
why-at-the-top = Znacznik Intryg jest na samej górze
why-value-too-low = potrzebna karta o wartości 7 lub wyższej
why-ship-full = Statek jest pełny
why-ship-too-full = brak miejsca dla dwóch na Statku
why-no-free-ship = wszystkie Statki są w drodze
why-no-free-port = brak wolnego Portu na tej ścieżce
why-no-free-port-ahead = dalej nie ma wolnego Portu
why-nothing-to-load = nie ma czego załadować, przesunąć ani zdobyć
why-no-room-for-two = brak miejsca dla dwóch Służących
why-reward-taken = brak pola na tę Nagrodę
why-draw-pile-empty = stos dobierania jest pusty
why-too-few-tokens = za mało Żetonów
why-no-card = brak karty na ręce
why-nothing-to-repeat = drugi raz się nie da
why-nothing-to-discount = nie ma czego obniżyć
why-must-be-left = akcja potrzebuje jeszcze tego Służącego
why-already-used = już użyte tego poranka
why-no-ship = na żadnym Statku nie ma miejsca
why-could-not-finish = akcji nie dałoby się dokończyć
why-no-discard = brak karty na stosie kart odrzuconych
