## Die Tableaus der Plätze: was darauf liegt, für alle, die darauf zeigen oder es hören

seats-board = Tableau von { $player }
seats-others = Die anderen Tableaus
seats-hand = Hand von { $player }
seats-vp = { $count } SP
seats-pool = { $count ->
    [0] Kein Diener im eigenen Vorrat
    [one] { $count } Diener im eigenen Vorrat
   *[other] { $count } Diener im eigenen Vorrat
  }
seats-supply = { $count ->
    [0] Kein Diener im allgemeinen Vorrat
    [one] { $count } Diener im allgemeinen Vorrat
   *[other] { $count } Diener im allgemeinen Vorrat
  }
seats-double = { $at ->
    [pool] Der doppelte Diener ist im eigenen Vorrat
    [supply] Der doppelte Diener ist im allgemeinen Vorrat
    [wall] Der doppelte Diener ist auf der Mauer
    [ship] Der doppelte Diener ist auf einem Schiff
    [locked] Der doppelte Diener ist noch nicht gewonnen
   *[other] Der doppelte Diener liegt bei einem Bonusplättchen
  }
seats-jade = { $count ->
    [0] Keine Jade
    [one] { $count } Jade: am Ende { $vp } SP
   *[other] { $count } Jade: am Ende { $vp } SP
  }
seats-tokens = { $count ->
    [0] Kein Reiseplättchen in { $slots } Nischen
    [one] { $count } Reiseplättchen in { $slots } Nischen
   *[other] { $count } Reiseplättchen in { $slots } Nischen
  }
seats-trade-name = Plättchen eintauschen
seats-trade = { $count } Reiseplättchen eintauschen: { $gain }
seats-ships = { $count ->
    [0] Alle Schiffe sind unterwegs
    [one] { $count } Schiff noch nicht unterwegs
   *[other] { $count } Schiffe noch nicht unterwegs
  }
seats-reward = Hafenbelohnung „{ $reward }“: { $count } von { $spaces } genommen
seats-decrees = Dekrete: { $decrees }
seats-decrees-none = Noch kein Dekret
seats-laid = Ausgelegte Bonusplättchen: { $tokens }
seats-laid-none = Kein Bonusplättchen ausgelegt
seats-envoy = { $entered ->
    [yes] Der Bote ist im Palast
   *[no] Bote: Schritt { $step } von { $steps }
  }
seats-intrigue = Intrige: Schritt { $step } von { $steps }
seats-hand-count = { $count ->
    [0] Keine Handkarte
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
  }
seats-discard = { $count ->
    [0] Keine Karte auf dem Ablagestapel
    [one] { $count } Karte auf dem Ablagestapel
   *[other] { $count } Karten auf dem Ablagestapel
  }
seats-discard-mine = Mein Ablagestapel, die Hand der nächsten Runde
seats-hand-empty = Alle Karten sind gespielt.
seats-hidden-card = Eine Karte von { $player }

## Wer dort sitzt

seats-bot = Hier spielt ein Bot: { $bot }
seats-free = Hier sitzt niemand
seats-here = Am Tisch
seats-gone = Gerade nicht am Tisch
seats-away = { $why ->
    [left] Ist aufgestanden; ein Bot spielt weiter
    [clock] Die Zeit war um; ein Bot spielt weiter
    [idle] Hat nicht gespielt; ein Bot spielt weiter
   *[other] War nicht da; ein Bot spielt weiter
  }
seats-start = Startspieler
seats-medal = Startspieler der nächsten Runde
seats-thinking = Entscheidet jetzt
seats-time = Verbleibende Zeit: { $time }
seats-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }

## Ein Bildschirm für mehrere

seats-covered = Die Handkarten von { $player } sind verdeckt.
seats-uncover = Ich bin { $player } – zeig meine Hand

## Meng

seats-double-focus = Der doppelte Diener markiert Mengs Fokus: { $place }

seats-recap-laid = { $value } → { $place }, nimmt { $taken }
seats-recap-paid-card = mit 1 Karte bezahlt
seats-recap-paid = { $count ->
    [one] mit 1 Diener bezahlt
   *[other] mit { $count } Dienern bezahlt
}
seats-recap-medal = Medaille
seats-recap-palace = betritt den Palast
seats-recap-wall = Mauer vollendet
seats-recap = Im letzten Zug: { $what }
