# Was am Tisch zu sehen ist und was eine Wahl bringen würde.

## Warum etwas nicht geht, in wenigen Worten: nach einem Namen und einem Doppelpunkt

why-too-few-servants = zu wenige Diener im eigenen Vorrat
why-pool-empty = kein Diener im eigenen Vorrat
why-supply-empty = kein Diener im allgemeinen Vorrat
why-still-too-low = auch verdoppelt zu niedrig
why-no-city-in-reach = kein Stadtfeld mit Plättchen erreichbar
why-not-in-reach = ein Stadtfeld mit Plättchen liegt im Weg
why-no-token-there = dort liegt kein Plättchen
why-house-empty = keine Jade mehr in diesem Haus
why-houses-not-empty = in den Häusern liegt noch Jade
why-decree-owned = das Dekret ist schon genommen
why-too-few-steps = der Intrigemarker ist nicht weit genug vorn
why-at-the-top = der Intrigemarker ist ganz vorn
why-value-too-low = nur eine Karte ab Wert 7 geht
why-ship-full = das Schiff ist voll
why-ship-too-full = kein Platz für zwei auf dem Schiff
why-no-free-ship = alle Schiffe sind unterwegs
why-no-free-port = kein freier Hafen auf dieser Route
why-no-free-port-ahead = weiter vorn kein freier Hafen
why-nothing-to-load = nichts zu beladen, zu bewegen oder zu nehmen
why-no-room-for-two = kein Platz für zwei Diener
why-reward-taken = kein Feld für diese Belohnung frei
why-draw-pile-empty = der Nachziehstapel ist leer
why-too-few-tokens = zu wenige Plättchen
why-no-card = keine Handkarte
why-nothing-to-repeat = kein zweites Mal möglich
why-nothing-to-discount = nichts zu ermäßigen
why-must-be-left = die Aktion braucht diesen Diener noch
why-already-used = an diesem Morgen schon genutzt
why-no-ship = kein Schiff hat Platz
why-could-not-finish = die Aktion ließe sich nicht beenden
why-no-discard = keine Karte im Ablagestapel
