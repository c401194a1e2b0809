## Die Frage, die eine Entscheidung stellt

decision-card = Welche Handkarte tauschst Du aus?
decision-location = Wohin legst Du die { $card }?
decision-pay = Die { $card } reicht { $location-key ->
    [travel] bei Reisen
    [wall] an der Mauer
    [jade] bei der Jade
    [intrigue] bei der Intrige
    [palace] am Palast
    [decrees] bei den Dekreten
    [canal] am Kanal
   *[other] am Ort „{ $location }“
} nicht: Wie bezahlst Du?
decision-remove = { $count ->
    [one] Welchen Diener legst Du zurück?
   *[other] Welche { $count } Diener legst Du zurück?
}
decision-gain = { $count ->
    [one] Du erhältst einen Diener: einen einfachen oder den doppelten?
   *[other] Du erhältst { $count } Diener: Soll der doppelte Diener dabei sein?
}
decision-action = { $source-key ->
    [card] Aktion der Karte
    [location] Aktion des Ortes
    [follow] Plättchen „Folgen“
    [repeat] Plättchen „doppelte Aktion“
   *[other] { $source }
}: { $action-key ->
    [gain1] 1 Diener erhalten?
    [gain2] 2 Diener erhalten?
    [swap] eine Karte tauschen?
   *[other] { $action }. Was tust Du?
}
decision-city = Wohin geht Dein Reisender?
decision-token = Nutzt Du das Plättchen „{ $token }“?
decision-forced-trade = Du hast mehr Plättchen als Nischen: Tausche welche ein.
decision-spend = Welches offene Plättchen gibst Du noch dazu?
decision-wall-place = Wer kommt auf die Mauer?
decision-wall-extra = Dein Dekret: noch einen Diener aus dem allgemeinen Vorrat auf die Mauer setzen?
decision-benefit = Welchen Intrigevorteil nimmst Du?
decision-die = Welchen Würfel drehst Du, und worauf?
decision-ship-place = { $from ->
    [supply] Wohin setzt Du den Diener aus dem allgemeinen Vorrat?
   *[pool] Auf welches Schiff setzt Du einen Diener?
}
decision-ship-move = Bewegst Du ein Schiff in den nächsten freien Hafen?
decision-claim = Nimmst Du eine Hafenbelohnung?
decision-give = Welche Handkarte tauschst Du?
decision-swap = Welche Karte nimmst Du für die { $card }?
decision-morning = Welches Dekret nutzt Du heute Morgen?
decision-night-envoy = Du hast die meisten Treffer: Bewegst Du Deinen Boten 1 Schritt?
decision-repeat = Nutzt Du Dein Plättchen „doppelte Aktion“, um noch einmal { $action-key ->
    [travel] zu reisen
    [wall] an der Mauer zu bauen
    [jade] Jade zu kaufen
    [intrigue] eine Intrige zu spinnen
    [palace] zum Palast zu gehen
    [decrees] ein Dekret zu nehmen
    [canal] auf dem Kanal Handel zu treiben
    [gain1] 1 Diener zu erhalten
    [gain2] 2 Diener zu erhalten
    [swap] eine Karte zu tauschen
   *[other] die Aktion „{ $action }“ auszuführen
}?
decision-final-trade = Letzte Gelegenheit, vor der Endwertung Plättchen einzutauschen.
decision-lay = Wer kommt zum Plättchen „{ $token }“?
decision-decree-trade = Dein Dekret braucht noch einen Diener: Welche Plättchen tauschst Du dafür ein?
