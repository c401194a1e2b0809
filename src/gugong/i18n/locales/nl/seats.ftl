## De borden van de spelers: wat erop ligt, voor wie ernaar wijst of het hoort

seats-board = Bord van { $player }
seats-others = De andere borden
seats-hand = Hand van { $player }
seats-vp = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
seats-pool = { $count ->
    [0] Geen Dienaar in de Dienarenvoorraad
    [one] { $count } Dienaar in de Dienarenvoorraad
   *[other] { $count } Dienaren in de Dienarenvoorraad
  }
seats-supply = { $count ->
    [0] Geen Dienaar in de algemene voorraad
    [one] { $count } Dienaar in de algemene voorraad
   *[other] { $count } Dienaren in de algemene voorraad
  }
seats-double = { $at ->
    [pool] De Dubbele Dienaar is in de Dienarenvoorraad
    [supply] De Dubbele Dienaar is in de algemene voorraad
    [wall] De Dubbele Dienaar staat op de Chinese Muur
    [ship] De Dubbele Dienaar vaart op een Schip
    [locked] De Dubbele Dienaar zit nog vast
   *[other] De Dubbele Dienaar ligt bij een Bonus-Reisfiche
  }
seats-jade = { $count ->
    [0] Geen Jade
   *[other] { $count } Jade: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    } aan het einde
  }
seats-tokens = { $count ->
    [0] Geen Reisfiche in { $slots } uitsparingen
    [one] { $count } Reisfiche in { $slots } uitsparingen
   *[other] { $count } Reisfiches in { $slots } uitsparingen
  }
seats-trade-name = Fiches omwisselen
seats-trade = Wissel { $count } Reisfiches om: { $gain }
seats-ships = { $count ->
    [0] Alle Schepen zijn onderweg
    [one] { $count } Schip nog niet onderweg
   *[other] { $count } Schepen nog niet onderweg
  }
seats-reward = Havenbeloning ({ $reward }): { $count } van { $spaces } geclaimd
seats-decrees = Decreten: { $decrees }
seats-decrees-none = Nog geen Decreet
seats-laid = Neergelegde Bonus-Reisfiches: { $tokens }
seats-laid-none = Geen Bonus-Reisfiche neergelegd
seats-envoy = { $entered ->
    [yes] De Gezant is in het Paleis
   *[no] Gezant: stap { $step } van { $steps }
  }
seats-intrigue = Intrige: stap { $step } van { $steps }
seats-hand-count = { $count ->
    [0] Geen handkaart
    [one] { $count } handkaart
   *[other] { $count } handkaarten
  }
seats-discard = { $count ->
    [0] Geen kaart op de aflegstapel
    [one] { $count } kaart op de aflegstapel
   *[other] { $count } kaarten op de aflegstapel
  }
seats-discard-mine = Mijn aflegstapel, de hand van morgen
seats-hand-empty = Alle kaarten zijn gespeeld.
seats-hidden-card = Een kaart van { $player }

## Wie er zit

seats-bot = Hier speelt een bot: { $bot }
seats-free = Hier zit niemand
seats-here = Aan de tafel
seats-gone = Even niet aan de tafel
seats-away = { $why ->
    [left] Is opgestaan; een bot speelt verder
    [clock] De tijd was op; een bot speelt verder
    [idle] Speelde niet; een bot speelt verder
   *[other] Was afwezig; een bot speelt verder
  }
seats-start = Startspeler
seats-medal = Startspeler van de volgende Dag
seats-thinking = Denkt na
seats-time = Resterende tijd: { $time }
seats-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  }

## Eén scherm voor meer spelers

seats-covered = De hand van { $player } is verborgen.
seats-uncover = Ik ben { $player } – toon mijn hand

## Meng

seats-double-focus = De Dubbele Dienaar markeert de focus van Meng: { $place }

seats-recap-laid = { $value } → { $place }, voor een { $taken }
seats-recap-paid-card = met 1 kaart betaald
seats-recap-paid = { $count ->
    [one] met 1 Dienaar betaald
   *[other] met { $count } Dienaren betaald
}
seats-recap-medal = Medaille
seats-recap-palace = het Paleis in
seats-recap-wall = Muur voltooid
seats-recap = In de laatste beurt: { $what }
