## Was die Dinge auf dem Spielplan sind, für alle, die darauf zeigen; die Titel stehen vor den Sätzen

help-card-lies = Hier liegt die { $card }. { $value ->
    [9] Nur mit einer 1 ist der Austausch kostenlos.
   *[other] Mit jeder höheren Karte ist der Austausch kostenlos.
  }
help-stand-travel = Aktion A: Dein Reisender bewegt sich einmal und nimmt das Plättchen dort. B: Lege { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurück und bewege ihn zweimal.
help-stand-wall = Aktion A: 1 Diener auf die Mauer. B: Lege { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurück und setze bis zu { $count } ein.
help-stand-jade = Aktion: Wähle ein Haus, lege so viele Diener zurück, wie es zeigt, und nimm eine Jade. Jade zählt am Ende.
help-stand-intrigue = Aktion A: { $steps ->
    [one] { $steps } Schritt, und wer sie in dieser Runde zuerst wählt, nimmt die Medaille
   *[other] { $steps } Schritte, und wer sie in dieser Runde zuerst wählt, nimmt die Medaille
  }. B: Lege { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurück für { $more } Schritte. Die Intrige entscheidet jedes Patt.
help-stand-palace = Aktion A: Dein Bote geht 1 Schritt. B: Lege { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurück für { $steps } Schritte, dazu Intrige +{ $intrigue }. Wer am Ende nicht im Palast ist, bekommt nichts.
help-stand-decrees = Aktion: Wähle ein Dekret, lege so viele Diener zurück, wie es kostet, und setze einen weiteren darauf. Es wirkt bis zum Ende der Partie.
help-stand-canal = Aktion A: Setze 1 Diener auf ein Schiff, dann bewege ein Schiff. B: Lege { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurück und setze 2 auf Schiffe, ohne zu bewegen. Ein volles Schiff bringt die Belohnung seines Hafens.

# $token ist ein ganzer Satz, etwa „Du erhältst 1 Diener.“
help-city-token = { $token } Wer hierher reist, nimmt dieses Plättchen und darf es sofort nutzen.
help-city-traveller = Hier ist der Reisende von { $player }. Ein Plättchen gibt es nicht; andere reisen hindurch.
help-city-empty = Hier liegt kein Plättchen; Reisende ziehen hindurch. Am Morgen wird aufgefüllt.
help-traveller = Folgt den Wegen bis zum nächsten Stadtfeld mit Plättchen. Stadtfelder ohne Plättchen halten ihn nicht auf.
    .title = { $player }: Reisender
help-traveller-home = Die erste Bewegung darf zu jedem Stadtfeld mit Plättchen führen.
    .title = { $player }: Reisender

help-house = Mit der Aktion Jade { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurücklegen und hier eine Jade nehmen. { $count ->
    [0] Es ist keine mehr da.
    [one] { $count } ist noch da.
   *[other] { $count } sind noch da.
  }
    .title = Jade: { $house }
help-plaza = Wenn alle Häuser leer sind, kostet eine Jade hier { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  }. Der Jadeplatz wird nie leer. { $count ->
    [0] Die Häuser sind jetzt leer.
    [one] In den Häusern ist noch { $count }.
   *[other] In den Häusern sind noch { $count }.
  }
    .title = Jade: { $house }

help-decree-cost = { $cost ->
    [one] { $cost } Diener
   *[other] { $cost } Diener
  } zurücklegen, dann einen darauf setzen.
help-decree-vp = Es bringt sofort { $vp } SP.
help-decree-final = Es zählt am Ende der Partie.
help-decree-owners = Genommen von { $players }.

help-port-none = Hafen { $port } hat keine Belohnung: Fahr weiter.
help-port-reward = Für ein volles Schiff darf man hier diese Belohnung nehmen: { $reward }. Ein Diener bleibt bei der Belohnung; das Schiff kommt zurück.
help-port-any = Für ein volles Schiff darf man hier eine Belohnung nach Wahl nehmen. Aber in der Nacht ist ein Schiff in diesem Hafen auf See verloren.
help-port = Hafen { $port }
help-ship = { $load } von { $size } Plätzen sind belegt. Ist es voll, darf man dafür die Belohnung von Hafen { $port } nehmen. In der Nacht fährt jedes Schiff einen Hafen weiter.
    .title = { $player }: Schiff

help-die = In der Nacht bringt jede Karte auf dem Ablagestapel, deren Wert ein Würfel zeigt, 1 Diener. Die meisten Treffer: { $vp } SP und ein Botenschritt. Seiten dieses Würfels: { $faces }.
    .title = Schicksalswürfel: { $face }
help-medal-free = Noch hat sie niemand. Wer in dieser Runde zuerst Intrige A wählt, nimmt sie und beginnt die nächste.
    .title = Medaille „Nächster Startspieler“
help-medal-of = { $player } hat sie und wird in der nächsten Runde Startspieler.
    .title = Medaille „Nächster Startspieler“

help-wall = { $count } von { $spaces } Dienern. Ist sie abgeschlossen, bekommt { $vp } SP und einen Botenschritt, wer die meisten hat; alle, die mitgebaut haben, dürfen einen Intrigevorteil nehmen.
help-wall-first = { $player } liegt jetzt vorn.
help-wall-seat = { $count ->
    [0] Kein Diener auf der Mauer.
    [one] { $count } Diener auf der Mauer.
   *[other] { $count } Diener auf der Mauer.
  } { $left ->
    [0] Die Mauer ist abgeschlossen.
    [one] { $left } weiterer schließt sie ab.
   *[other] { $left } weitere schließen sie ab.
  }
    .title = { $player } auf der Mauer

help-intrigue = Schritt { $step } von { $last }. Wer weiter vorn oder in einem Stapel höher ist, gewinnt jedes Patt; ist die Mauer abgeschlossen, bezahlt man mit Schritten auch Vorteile.
    .title = { $player }: Intrigemarker
help-benefit = Ist die Mauer abgeschlossen, dürfen alle, die einen Diener darauf haben, für diesen Vorteil { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  } auf dieser Leiste zurückgehen.

help-palace-step = Boten gehen { $last } Schritte bis in den Palast. Von hier { $left ->
    [one] ist es noch { $left } Schritt.
   *[other] sind es noch { $left } Schritte.
  }
    .title = Palastleiste, Schritt { $step }
help-palace-start = Hier beginnen alle Boten; mit dem { $last }. Schritt betreten sie den Palast. Wer am Ende nicht darin ist, bekommt nichts.
    .title = Fuß der Palastleiste
help-palace-gate = Wer eintritt, nimmt den besten freien Platz. Von da an bringt jeder Botenschritt 1 SP.
    .title = Tor des Palasts
help-envoy = Auf Schritt { $step } von { $last }: noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
  } bis in den Palast. Wer am Ende nicht darin ist, bekommt nichts.
    .title = { $player }: Bote
help-envoy-inside = Im Palast, auf einem Platz für { $vp } SP. Jeder weitere Botenschritt bringt 1 SP.
    .title = { $player }: Bote
help-place-free = Frei. Der nächste Bote, der hereinkommt, nimmt den besten freien Platz; er zählt am Ende.
    .title = Platz im Palast: { $vp } SP
help-place-taken = { $player } hat ihn; er zählt am Ende.
    .title = Platz im Palast: { $vp } SP

help-draw = { $count ->
    [0] Es ist keine Karte mehr da.
    [one] { $count } Karte ist noch da.
   *[other] { $count } Karten sind noch da.
  } Mit der Hafenbelohnung „{ $reward }“ zieht man die oberste.
    .title = Nachziehstapel
help-tokenpile = { $count ->
    [0] In den Stapeln ist kein Plättchen mehr.
    [one] In den Stapeln ist noch { $count } Plättchen.
   *[other] In den Stapeln sind noch { $count } Plättchen.
  } { $traded ->
    [0] Eingetauscht wurde noch keines.
    [one] Eingetauscht wurde { $traded }.
   *[other] Eingetauscht wurden { $traded }.
  } Jeden Morgen bekommen leere Stadtfelder neue.
    .title = Reiseplättchen
help-day = Der Tag endet, wenn niemand mehr Handkarten hat; in der Nacht werden Karten und Würfel verglichen, und Dein Ablagestapel wird Deine Hand.
    .title = Runde { $day } von { $days }
help-day-last = Die letzte Runde. Nach ihrer Nacht kommt die Endwertung; wer nicht im Palast ist, bekommt nichts.
    .title = Runde { $day } von { $days }

## Reiseplättchen

help-token-gain1 = Du erhältst 1 Diener.
help-token-gain2 = Du erhältst 2 Diener.
help-token-envoy = Dein Bote geht 1 Schritt vor.
help-token-intrigue = Dein Intrigemarker rückt 1 Schritt vor.
help-token-discard-for-jade = Lege eine Handkarte mit Wert 7 oder mehr auf Deinen Ablagestapel und nimm eine Jade.
help-token-servants-for-jade = Lege 3 Diener zurück und nimm eine Jade.
help-token-swap = Tausche eine Karte aus Deiner Hand oder Deinem Ablagestapel gegen eine auf dem Spielplan.
help-token-take-back = Nimm eine Karte aus Deinem Ablagestapel auf die Hand zurück: ein Zug mehr in dieser Runde.
help-token-ship = Setze 1 Diener aus dem allgemeinen Vorrat auf ein Schiff.
help-token-vp2 = Du erhältst 2 SP.
help-token-wall = Setze 1 Diener aus dem allgemeinen Vorrat auf die Mauer.
help-token-double = Jetzt bringt es nichts, aber beim Eintauschen zählt es als zwei Plättchen.
help-token-plus-one = Lege es mit einem Diener aus: Deine Karten sind in dieser Runde 1 mehr wert.
help-token-toll = Lege es mit einem Diener an einen Ort: Wer in dieser Runde dessen Aktion ausführt, gibt Dir 1 SP.
help-token-follow = Lege es mit einem Diener an einen Ort: Führen andere in dieser Runde dessen Aktion aus, darfst Du es auch.
help-token-double-value = Behalte es: Ein einziges Mal ist eine Karte beim Austausch das Doppelte wert.
help-token-double-action = Behalte es: Ein einziges Mal führst Du die Aktion Deiner Karte zweimal aus.
help-token-discount = Behalte es: Ein einziges Mal kostet eine Jade oder ein Dekret 2 Diener weniger.

## Die Tableaus

help-pool = { $count ->
    [0] Kein Diener steht bereit.
    [one] { $count } Diener steht bereit.
   *[other] { $count } Diener stehen bereit.
  } Von hier wird bezahlt und eingesetzt; was zurückgelegt wird, kommt in den allgemeinen Vorrat.
    .title = { $player }: eigener Vorrat
help-supply = { $count ->
    [0] Hier wartet kein Diener.
    [one] Hier wartet { $count } Diener.
   *[other] Hier warten { $count } Diener.
  } Wer Diener erhält, legt sie von hier in den eigenen Vorrat.
    .title = { $player }: allgemeiner Vorrat
help-double-locked = Noch nicht gewonnen: Ein volles Schiff in Hafen { $port } bringt ihn ins Spiel. Er arbeitet für zwei.
    .title = { $player }: doppelter Diener
help-double-supply = Im allgemeinen Vorrat: Man kann ihn erhalten wie jeden anderen, und er arbeitet für zwei.
    .title = { $player }: doppelter Diener
help-double-pool = Er steht bereit: Auf der Mauer und auf Schiffen zählt er als zwei, und er darf für zwei bezahlen.
    .title = { $player }: doppelter Diener
help-double-out = Bei der Arbeit: Wo er ist, zählt er als zwei.
    .title = { $player }: doppelter Diener
help-tokens = { $count } von { $slots } Nischen sind belegt. Plättchen lassen sich jederzeit eintauschen: { $servant } für einen Diener, { $vp } für { $points } SP, { $jade } für eine Jade.
    .title = { $player }: Reiseplättchen
help-trade = Dafür kann man im eigenen Zug jederzeit { $cost } Reiseplättchen abgeben. { $player } hat { $count }.
    .title = Eintauschen: { $trade }
help-jade = { $count ->
    [0] Noch keine.
   *[other] { $count } davon: am Ende { $vp } SP.
  } Die nächste bringt { $next } SP mehr.
    .title = { $player }: Jade
help-reward = { $count } von { $spaces ->
    [one] { $spaces } Feld ist belegt
   *[other] { $spaces } Feldern sind belegt
  }. Mit einem vollen Schiff im richtigen Hafen nimmt man die Belohnung, und ein Diener bleibt hier.
    .title = Hafenbelohnung: { $reward }
help-ships = { $count ->
    [0] Alle Schiffe sind unterwegs.
    [one] { $count } Schiff wartet auf die Ausfahrt.
   *[other] { $count } Schiffe warten auf die Ausfahrt.
  } Jedes hat Platz für { $size } Diener.
    .title = { $player }: Schiffe
help-vp = Die Siegpunkte bis jetzt. Sie zählen am Ende nur, wenn der Bote im Palast ist. { $inside ->
    [yes] Das ist er.
   *[no] Noch ist er es nicht.
  }
    .title = { $player }: { $vp } SP
help-decrees = { $count ->
    [0] Noch keine.
   *[other] { $decrees }.
  }
    .title = { $player }: Dekrete
help-laid = { $count ->
    [0] Keine ausgelegt.
   *[other] Wirksam bis zum Ende der Tages-Phase: { $tokens }.
  }
    .title = { $player }: ausgelegte Plättchen
help-handpile = { $count ->
    [0] Keine Karte mehr: { $player } passt für den Rest der Runde.
    [one] { $count } Karte: noch ein Zug in dieser Runde.
   *[other] { $count } Karten: noch so viele Züge in dieser Runde.
  }
    .title = { $player }: Hand
help-discard = { $count ->
    [0] Noch keine Karte.
    [one] { $count } Karte.
   *[other] { $count } Karten.
  } Hier liegen die möglichen Treffer der Nacht und die Hand der nächsten Runde.
    .title = { $player }: Ablagestapel
help-card-action = Lege sie an einen Ort und nimm, was dort liegt. Zuerst darfst Du die Kartenaktion ausführen ({ $action }), dann die Ortsaktion.
help-card-plain = Lege sie an einen Ort und nimm, was dort liegt. Sie hat keine eigene Aktion; es bleibt die Ortsaktion.
help-discarded = Auf Deinem Ablagestapel: In der nächsten Runde hast Du sie auf der Hand. { $count ->
    [0] Kein Würfel zeigt ihren Wert.
    [one] { $count } Würfel zeigt ihren Wert: In der Nacht gibt es 1 Diener.
   *[other] { $count } Würfel zeigen ihren Wert: In der Nacht gibt es { $count } Diener.
  }

## Die Seite mit den Regeln

help-rules-title = Regeln
help-rules-search = In den Regeln suchen
help-rules-hint = Ein Wort oder eine Kennung wie { $rule }
help-rules-found = { $count ->
    [0] Das sagt keine Regel. Versuch ein kürzeres Wort.
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
help-rules-contents = Inhalt
help-rules-back = Zurück zum Tisch
help-rules-home = Startseite
help-rules-learn = Erste Lektion
help-rules-unknown = Eine Regel { $rule } gibt es nicht. Hier sind alle.
help-rules-figures = Rekonstruierte Angaben
help-rules-figures-text = Die Regelhefte nennen nicht jede Zahl, die auf Spielplan, Karten und Plättchen steht. Diese hier sind so rekonstruiert, dass das Spiel fair ist und alles stimmt, was sie nennen. Wie sicher jede ist:
help-rules-figures-about = Mehr über diese Ausgabe

## Weiteres auf dem Spielplan

help-stand-focus = Mengs Fokus: Hier spielt er seine speziellen Karten.
help-stand-laid = { $player } hat hier ein Plättchen ausgelegt: { $token }.
help-automa = Noch aufzudecken: { $count }. In jedem Zug deckt Meng eine Karte auf und tauscht an diesem Ort ein Geschenk aus; in der Dämmerung wirken die Karten der Runde noch einmal. { $turned ->
    [0] In dieser Runde ist noch keine aufgedeckt.
   *[other] In dieser Runde: { $cards }.
  }
    .title = Mengs Automa-Karten
help-stair = Mit Intrige steigen die Marker diese { $last } Schritte hinauf. Wer weiter vorn oder in einem Stapel höher ist, gewinnt jedes Patt; jetzt ist das { $player }.
    .title = Intrigeleiste
help-berth = { $taken ->
    [yes] Besetzt.
   *[no] Frei.
  } Jeder Hafen hat Platz für ein Schiff; andere fahren daran vorbei.
    .title = Liegeplatz an Hafen { $port }
help-start = { $player } hat in dieser Runde den ersten Zug. Über die nächste entscheidet die Medaille.
    .title = Startspieler
help-thinking = Die anderen warten auf diese Wahl.
    .title = { $player } entscheidet jetzt

## Was bei Meng anders ist

help-meng-double = Er markiert Mengs Fokus ({ $place }), wo er seine speziellen Karten spielt. Sonst hat er keine Aufgabe.
    .title = { $player }: doppelter Diener
help-meng-vp = Die Siegpunkte bis jetzt. Meng kann auch außerhalb des Palastes gewinnen, dann aber ohne die Punkte eines Platzes dort.
    .title = { $player }: { $vp } SP
help-meng-tokens = { $count } von { $slots } Nischen sind belegt. Fehlen Meng Diener, tauscht er { $servant } Plättchen für einen ein. Sobald er { $jade } hat, tauscht er sie für eine Jade ein.
    .title = { $player }: Reiseplättchen
help-meng-pool = Diener bereit: { $count }. Von hier bezahlt Meng und setzt ein; nur bei speziellen Karten nimmt er zuerst aus dem allgemeinen Vorrat und bezahlt nichts.
    .title = { $player }: eigener Vorrat
help-meng-card = { $count } von { $spaces } Feldern sind markiert. Mengs erste volle Schiffe bringen ihm je eine Karte, in jedem Hafen.
    .title = Hafenbelohnung: { $reward }
help-meng-vp4 = { $count } von { $spaces } Feldern sind markiert. Sind die Karten genommen, bringt jedes volle Schiff Meng 4 SP, ohne Grenze.
    .title = Hafenbelohnung: { $reward }
help-meng-ship = { $load } von { $size } Plätzen sind belegt. Sobald es voll ist, nimmt Meng eine Belohnung, in welchem Hafen auch immer. Er bewegt nie ein Schiff; in der Nacht fährt jedes einen Hafen weiter.
    .title = { $player }: Schiff
help-meng-envoy = Auf Schritt { $step } von { $last }. Meng kann auch außerhalb des Palastes gewinnen, dann aber ohne die Punkte eines Platzes dort.
    .title = { $player }: Bote
help-meng-discard = Karten: { $count }. Gemischt sind sie in der nächsten Runde Mengs Stapel. Seine Treffer in der Nacht richten sich nach der Runde, nicht nach diesen Karten.
    .title = { $player }: Ablagestapel
