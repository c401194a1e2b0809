## Het getekende bord: namen van locaties, kort genoeg om erop te staan

board-name = Het Speelbord
board-place-travel = Reizen
board-place-wall = Muur
board-place-jade = Jade
board-place-intrigue = Intrige
board-place-palace = Paleis
board-place-decrees = Decreten
board-place-canal = Kanaal
board-place-plaza = Plein

## Wat erop ligt, voor wie ernaar wijst of het hoort

board-stand = { $place }: { $card }
board-draw = { $count ->
    [0] Er is geen Geschenkkaart meer om te trekken
    [one] { $count } Geschenkkaart om te trekken
   *[other] { $count } Geschenkkaarten om te trekken
  }
board-automa = { $count ->
    [0] De stapel van Meng is leeg
    [one] { $count } kaart op de stapel van Meng
   *[other] { $count } kaarten op de stapel van Meng
  }
board-tokens = { $count ->
    [0] Er is geen Reisfiche meer om te trekken
    [one] { $count } Reisfiche om te trekken
   *[other] { $count } Reisfiches om te trekken
  }
board-city-token = { $city }: { $token }
board-city-traveller = { $city }: Reiziger van { $seat }
board-city-empty = { $city }: geen fiche
board-wall = Chinese Muur: { $count } van { $spaces } Dienaren
board-wall-seat = { $seat } op de Muur: { $count ->
    [0] geen Dienaar
    [one] { $count } Dienaar
   *[other] { $count } Dienaren
  }
board-palace-step = Paleisspoor, stap { $step }{ $count ->
    [0] {""}
   *[other] : { $seats }
  }
board-palace-gate = Poort van het Paleis
board-place-free = Plaats in het Paleis: { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
  }
board-place-taken = Plaats in het Paleis: { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
  }, bezet door { $seat }
board-marker = Intrigeschijf van { $seat }: stap { $step }
board-benefit = Ga { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  } terug: { $benefit }
board-decree-owned = { $decree }, genomen door { $seats }
board-house = Jade, { $house }: { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } voor 1 Jade, { $count ->
    [0] op
   *[other] nog { $count }
  }
board-plaza = Jade, het Jadeplein: { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } voor 1 Jade zodra alle Jadehuizen leeg zijn
board-port = Haven { $port } van route { $route }: { $reward }
board-reward-none = geen beloning
board-reward-any = een beloning naar keuze
board-ship = Schip van { $seat } in Haven { $port }: { $load } van { $size } plaatsen bezet
