## Co opowiadają osobne strony i jak się po nich poruszać

tell-night = Noc dnia { $day }
tell-morning = Poranek dnia { $day }
tell-final = Punktacja końcowa
tell-dice = Kości: { $die1 }, { $die2 } i { $die3 }
tell-matches = { $count ->
    [one] dopasowanie
    [few] dopasowania
    [many] dopasowań
   *[other] dopasowań
}
tell-most = najwięcej
tell-step = pole { $step }
tell-port = ścieżka { $route }, Port { $port }
tell-ship-lost = utracony
tell-starts = { $you ->
    [yes] Nadal zaczynasz
   *[no] { $player } nadal zaczyna
}
tell-starts-now = { $you ->
    [yes] Masz Medal i zaczynasz
   *[no] { $player } ma Medal i zaczyna
}
tell-outside = { $you ->
    [yes] Nie jesteś w Pałacu i nie możesz wygrać.
   *[no] { $player } nie jest w Pałacu i nie może wygrać.
}
tell-taken = bierze
tell-controls = To, co jest pokazywane
tell-back = Jedna tura wstecz (←)
tell-pause = Pauza (P)
tell-resume = Pokazuj dalej (P)
tell-forth = Do następnej tury (→)
tell-now = Do obecnego stanu (Esc)
seats-gained = Punkty od twojego ostatniego wyboru
lobby-key-go-on = Przejdź do następnej tury lub strony
lobby-key-step = Jedna tura wstecz lub naprzód, gdy tury są pokazywane
lobby-key-pause = Wstrzymaj pokaz
