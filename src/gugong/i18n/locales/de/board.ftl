## Der gezeichnete Spielplan: Namen der Orte, kurz genug, um darauf zu stehen

board-name = Der Spielplan
board-place-travel = Reisen
board-place-wall = Mauer
board-place-jade = Jade
board-place-intrigue = Intrige
board-place-palace = Palast
board-place-decrees = Dekret
board-place-canal = Kanal
board-place-plaza = Jadeplatz

## Was darauf liegt, für alle, die darauf zeigen oder es hören

board-stand = { $place }: { $card }
board-draw = { $count ->
    [0] Keine Geschenkkarte mehr im Nachziehstapel
    [one] { $count } Geschenkkarte im Nachziehstapel
   *[other] { $count } Geschenkkarten im Nachziehstapel
  }
board-automa = { $count ->
    [0] Mengs Kartenstapel ist leer
    [one] { $count } Karte in Mengs Kartenstapel
   *[other] { $count } Karten in Mengs Kartenstapel
  }
board-tokens = { $count ->
    [0] Kein Reiseplättchen mehr zum Nachziehen
    [one] { $count } Reiseplättchen zum Nachziehen
   *[other] { $count } Reiseplättchen zum Nachziehen
  }
board-city-token = { $city }: { $token }
board-city-traveller = { $city }: Reisender von { $seat }
board-city-empty = { $city }: kein Plättchen
board-wall = Chinesische Mauer: { $count } von { $spaces } Dienern
board-wall-seat = { $seat } auf der Mauer: { $count ->
    [0] kein Diener
    [one] { $count } Diener
   *[other] { $count } Diener
  }
board-palace-step = Palastleiste, Schritt { $step }{ $count ->
    [0] {""}
   *[other] : { $seats }
  }
board-palace-gate = Tor des Palasts
board-place-free = Platz im Palast: { $vp } SP
board-place-taken = Platz im Palast: { $vp } SP, besetzt von { $seat }
board-marker = Intrigemarker von { $seat }: Schritt { $step }
board-benefit = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  } zurück: { $benefit }
board-decree-owned = { $decree }, genommen von { $seats }
board-house = Jade, { $house }: { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } für eine Jade, { $count ->
    [0] keine mehr da
   *[other] noch { $count } da
  }
board-plaza = Jade, Jadeplatz: { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } für eine Jade, wenn alle Häuser leer sind
board-port = Hafen { $port } von Route { $route }: { $reward }
board-reward-none = keine Belohnung
board-reward-any = eine Belohnung Deiner Wahl
board-ship = Schiff von { $seat } in Hafen { $port }: { $load } von { $size } Plätzen belegt
