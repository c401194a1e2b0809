## Co opowiadają osobne strony i jak się po nich poruszać

tell-night = Noc Dnia { $day }
tell-morning = Poranek Dnia { $day }
tell-final = Punktacja końcowa
tell-dice = Kości: { $die1 }, { $die2 } i { $die3 }
tell-matches = { $count ->
    [one] dopasowanie
    [few] dopasowania
    [many] dopasowań
   *[other] dopasowań
}
tell-most = najwięcej
tell-most-tied = najwięcej, wyżej na torze Intryg
tell-step = pole { $step }
tell-port = ścieżka { $route }, Port { $port }
tell-ship-lost = zaginął
tell-starts = { $you ->
    [yes] Nadal zaczynasz
   *[no] { $player } nadal zaczyna
}
tell-starts-now = { $you ->
    [yes] Oddajesz Medal i zaczynasz
   *[no] { $player } oddaje Medal i zaczyna
}
tell-outside = { $you ->
    [yes] Nie ma cię w Pałacu, więc nie możesz wygrać.
   *[no] { $player } nie jest w Pałacu i nie może wygrać.
}
tell-taken = bierze
tell-controls = Pokaz
tell-back = Tura wstecz (←)
tell-pause = Pauza (P)
tell-resume = Pokazuj dalej (P)
tell-forth = Do następnej tury (→)
tell-now = Do bieżącej chwili (Esc)
seats-gained = Punkty od twojego ostatniego wyboru
lobby-key-go-on = Przejdź do następnej tury lub strony
lobby-key-step = Tura wstecz lub naprzód podczas pokazu
lobby-key-pause = Wstrzymaj pokaz
