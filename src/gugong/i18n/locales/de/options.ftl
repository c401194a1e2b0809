## Was eine Möglichkeit tut; `option-<decision>-<verb>`, wo die Entscheidung einen Unterschied macht

option-decline = Nein, danke
option-action-decline = Verzichten
option-token-decline = Nicht nutzen
option-benefit-decline = Keinen
option-claim-decline = Jetzt nicht
option-morning-decline = Keines mehr
option-ship-place-decline = Niemanden einsetzen
option-ship-move-decline = Kein Schiff bewegen
option-wall-place-decline = Das reicht
option-wall-extra-decline = Niemanden
option-final-trade-decline = Nichts mehr eintauschen
option-night-envoy-decline = Der Bote bleibt

option-accept = Ja
option-action-accept = { $action-key ->
    [travel] Reisen
    [wall] An der Mauer bauen
    [jade] Jade kaufen
    [intrigue] Eine Intrige spinnen
    [palace] Zum Palast gehen
    [decrees] Ein Dekret nehmen
    [canal] Auf dem Kanal Handel treiben
    [gain1] 1 Diener erhalten
    [gain2] 2 Diener erhalten
    [swap] Eine Karte tauschen
   *[other] Ausführen: { $action }
}
option-token-accept = Nutzen: { $token }
option-night-envoy-accept = Bote 1 Schritt
option-repeat-accept = Plättchen nutzen und noch einmal { $action-key ->
    [travel] reisen
    [wall] an der Mauer bauen
    [jade] Jade kaufen
    [intrigue] eine Intrige spinnen
    [palace] zum Palast gehen
    [decrees] ein Dekret nehmen
    [canal] Handel treiben
    [gain1] 1 Diener erhalten
    [gain2] 2 Diener erhalten
    [swap] tauschen
   *[other] die Aktion „{ $action }“ ausführen
}

option-variant-a = { $action-key ->
    [travel] A: einmal bewegen, Plättchen nehmen
    [wall] A: 1 Diener auf die Mauer
    [intrigue] A: 1 Schritt, dazu die Medaille, falls noch frei
    [palace] A: Bote 1 Schritt
    [canal] A: 1 Diener auf ein Schiff, dann ein Schiff bewegen
   *[other] A
}
option-variant-b = B: { $cost ->
    [0] kostenlos
   *[other] { $cost } Diener zurücklegen
}{ $action-key ->
    [travel] , zweimal bewegen
    [wall] , bis zu 2 auf die Mauer
    [intrigue] , 3 Schritte
    [palace] , Bote 2 Schritte, Intrige 1 Schritt
    [canal] , 2 auf Schiffe
   *[other] {""}
}

option-play-card = { $card }
option-exchange-at = { $location }: gegen die { $lying }, { $free ->
    [yes] kostenlos
   *[no] Du bezahlst
}
option-pay-servants = { $cost } Diener zurücklegen
option-discard-card = Die { $card } ablegen
option-pay-discard-card = Die { $card } ablegen, Diener behalten
option-no-action = Nur austauschen, ohne Aktion
option-double-value = Plättchen „doppelter Wert“ nutzen

option-plain = Den doppelten Diener behalten
option-gain-plain = Den doppelten Diener im allgemeinen Vorrat lassen
option-wall-place-plain = Ein einfacher Diener
option-wall-extra-plain = Einen einfachen Diener
option-token-plain = Einen einfachen Diener
option-lay-plain = Ein einfacher Diener
option-double = Den doppelten Diener nehmen
option-remove-double = Den doppelten Diener für zwei
option-wall-place-double = Der doppelte Diener (zählt als 2)
option-wall-extra-double = Den doppelten Diener (zählt als 2)
option-token-double = Den doppelten Diener (zählt als 2)
option-double-as-one = Den doppelten Diener als einen
option-lay-double-as-one = Der doppelte Diener

option-give-card = Die { $card } tauschen
option-swap-with = Die { $lying } { $location-key ->
    [travel] bei Reisen
    [wall] an der Mauer
    [jade] bei der Jade
    [intrigue] bei der Intrige
    [palace] am Palast
    [decrees] bei den Dekreten
    [canal] am Kanal
   *[other] am Ort „{ $location }“
}
option-take-back = Die { $card } zurücknehmen
option-lay-at = { $location-key ->
    [travel] Bei Reisen auslegen
    [wall] An der Mauer auslegen
    [jade] Bei der Jade auslegen
    [intrigue] Bei der Intrige auslegen
    [palace] Am Palast auslegen
    [decrees] Bei den Dekreten auslegen
    [canal] Am Kanal auslegen
   *[other] Am Ort „{ $location }“ auslegen
}
option-go-to = { $city }{ $token-key ->
    [none] {""}
   *[other] : { $token }
}

option-buy-jade = { $house }: { $cost ->
    [0] kostenlos
    [one] 1 Diener
   *[other] { $cost } Diener
}
option-take-decree = { $decree }: { $cost ->
    [0] keinen Diener zurücklegen
   *[other] { $cost } Diener zurücklegen
}, 1 einsetzen{ $vp ->
    [0] {""}
   *[other] , { $vp } SP
}
option-discount = Plättchen „Rabatt“ nutzen: 2 Diener weniger
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] 1 Schritt zurück: 1 Diener erhalten
    [gain2] 3 Schritte zurück: 2 Diener erhalten
    [die] 5 Schritte zurück: einen Würfel drehen
   *[jade] 7 Schritte zurück: eine Jade nehmen
}
option-turn-die = Würfel { $die }: { $from } → { $face }

option-load = { $routes ->
    [one] Schiff in Hafen { $port } (Ladung: { $load })
   *[other] Schiff in Hafen { $port } von Route { $route } (Ladung: { $load })
}
option-load-double = { $routes ->
    [one] Den doppelten Diener auf das Schiff in Hafen { $port } (Ladung: { $load })
   *[other] Den doppelten Diener auf das Schiff in Hafen { $port } von Route { $route } (Ladung: { $load })
}
option-launch = { $routes ->
    [one] Neues Schiff in Hafen { $port }
   *[other] Neues Schiff in Hafen { $port } von Route { $route }
}
option-launch-double = { $routes ->
    [one] Neues Schiff in Hafen { $port } mit dem doppelten Diener
   *[other] Neues Schiff in Hafen { $port } von Route { $route } mit dem doppelten Diener
}
option-move-ship = { $routes ->
    [one] Schiff aus Hafen { $port } in Hafen { $to }
   *[other] Schiff aus Hafen { $port } von Route { $route } in Hafen { $to }
}
option-claim = { $reward-key ->
    [double] Doppelter Diener
   *[other] { $reward }
}: { $routes ->
    [one] Schiff in Hafen { $port }
   *[other] Schiff in Hafen { $port } von Route { $route }
}

option-trade-servant = { $doubles ->
    [0] { $cost } Plättchen gegen 1 Diener eintauschen
    [one] Plättchen (1 Doppelplättchen) gegen 1 Diener eintauschen
   *[other] Plättchen ({ $doubles } Doppelplättchen) gegen 1 Diener eintauschen
}
option-trade-vp = { $doubles ->
    [0] { $cost } Plättchen gegen 2 SP eintauschen
    [one] Plättchen (1 Doppelplättchen) gegen 2 SP eintauschen
   *[other] Plättchen ({ $doubles } Doppelplättchen) gegen 2 SP eintauschen
}
option-trade-jade = { $doubles ->
    [0] { $cost } Plättchen gegen eine Jade eintauschen
    [one] Plättchen (1 Doppelplättchen) gegen eine Jade eintauschen
   *[other] Plättchen ({ $doubles } Doppelplättchen) gegen eine Jade eintauschen
}
option-spend = { $token-key ->
    [double_value] Doppelter Wert
    [double_action] Doppelte Aktion
   *[other] { $token }
}

## Warum eine Möglichkeit grau ist

reason-too-few-servants = Du hast zu wenige Diener in Deinem Vorrat.
reason-pool-empty = So einen Diener hast Du nicht in Deinem Vorrat.
reason-supply-empty = Im allgemeinen Vorrat liegt kein Diener von Dir.
reason-still-too-low = Selbst verdoppelt ist der Wert der Karte zu niedrig.
reason-no-city-in-reach = Kein Stadtfeld mit Plättchen ist erreichbar.
reason-not-in-reach = Dein Reisender müsste an einem Stadtfeld mit Plättchen vorbei.
reason-no-token-there = Dort liegt kein Plättchen.
reason-house-empty = Dieses Haus hat keine Jade mehr.
reason-houses-not-empty = Vom Jadeplatz gibt es erst Jade, wenn alle Häuser leer sind.
reason-decree-owned = Dieses Dekret hast Du schon.
reason-too-few-steps = Dein Intrigemarker ist nicht so weit vorn.
reason-at-the-top = Dein Intrigemarker ist ganz vorn.
reason-value-too-low = Die Karte muss mindestens den Wert 7 haben.
reason-ship-full = Dieses Schiff ist voll.
reason-ship-too-full = Der doppelte Diener braucht zwei freie Plätze auf diesem Schiff.
reason-no-free-ship = Alle Deine Schiffe sind unterwegs.
reason-no-free-port = Auf dieser Route ist kein Hafen frei.
reason-no-free-port-ahead = Weiter vorn ist kein Hafen frei.
reason-nothing-to-load = Du hast nichts einzusetzen, kein Schiff zu bewegen und keine Belohnung zu nehmen.
reason-no-room-for-two = Für zwei Diener ist kein Platz.
reason-reward-taken = Auf Deinem Tableau ist kein Feld für diese Belohnung frei.
reason-draw-pile-empty = Der Nachziehstapel ist leer.
reason-too-few-tokens = Du hast zu wenige Plättchen.
reason-no-card = Du hast keine Handkarte.
reason-nothing-to-repeat = Ein zweites Mal ist die Aktion nicht möglich.
reason-nothing-to-discount = Ein Rabatt würde hier nichts ändern.
reason-must-be-left = Die Aktion braucht diesen Diener noch.
reason-already-used = Das hast Du heute Morgen schon genutzt.
reason-no-ship = Keines Deiner Schiffe hat Platz, und Du kannst kein neues einsetzen.
reason-could-not-finish = Danach könntest Du Deine Aktion nicht beenden.
reason-no-discard = Auf Deinem Ablagestapel liegt keine Karte.
