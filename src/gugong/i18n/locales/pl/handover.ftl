# Przenoszenie miejsc na inne urządzenie, obrazkiem lub kodem.

handover-open = Graj na innym urządzeniu
handover-which = Co zabierasz
handover-this = Ta gra
handover-all = Wszystkie moje gry
handover-making = Powstaje kod …
handover-scan = Skieruj aparat drugiego urządzenia na ten obrazek.
handover-picture = Kod QR z linkiem, który otworzy drugie urządzenie
handover-type = Albo otwórz tam { $address } i wpisz:
handover-until = Działa raz, do { $time }.
handover-both = Potem możesz grać na obu urządzeniach. Kto ma kod, dostaje twoje miejsca, więc zachowaj go dla siebie.
handover-over = Ten kod wygasł.
handover-again = Utwórz nowy kod

## Na drugim urządzeniu

handover-take = Przejmij gry z innego urządzenia
handover-take-short = Z innego urządzenia
handover-take-about = Na urządzeniu, na którym grasz, wybierz w menu „{ $entry }”. Potem wpisz kod, który pokaże:
handover-code = Kod
handover-look = Dalej
handover-looking = Sprawdzanie kodu …
handover-comes = { $count ->
    [one] Ta gra trafi na to urządzenie:
    [few] Te { $count } gry trafią na to urządzenie:
    [many] Tych { $count } gier trafi na to urządzenie:
   *[other] Tych { $count } gry trafi na to urządzenie:
}
handover-stays = { $count ->
    [one] Ta gra zostaje tu bez zmian:
    [few] Te { $count } gry zostają tu bez zmian:
    [many] Tych { $count } gier zostaje tu bez zmian:
   *[other] Tych { $count } gry zostaje tu bez zmian:
}
handover-seats = { $count ->
    [one] Twoje miejsce: { $seats }
    [few] Twoje miejsca: { $seats }
    [many] Twoje miejsca: { $seats }
   *[other] Twoje miejsca: { $seats }
}
handover-watched = Oglądasz.
handover-known = Twoje miejsce już tu jest.
handover-other = Na tym urządzeniu masz tam inne miejsce.
handover-gone = Serwer już jej nie zna.
handover-more = { $count ->
    [one] i jeszcze jedna
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
handover-confirm = Przejmij
handover-nothing = Nie ma nic do przejęcia.
