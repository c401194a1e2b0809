# Was der Server ablehnt, und warum.

refused-no-table = Diesen Tisch gibt es nicht, oder Dein Link öffnet ihn nicht.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-not-running = Die Partie hat noch nicht begonnen.
refused-begun = Die Partie hat schon begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-late = Dein Zug antwortet auf Aktion { $at }, und die Partie ist inzwischen bei { $now }; sieh noch einmal auf den Tisch.
refused-not-your-turn = Das entscheidest nicht Du.
refused-not-your-seat = Das ist nicht Dein Platz.
refused-bot-plays = Ein Bot spielt für Dich; kehre zuerst auf Deinen Platz zurück.
refused-not-offered = Aktion { $number } steht jetzt nicht zur Wahl; wähle eine der Möglichkeiten Deiner Entscheidung.
refused-illegal = Aktion { $number } ist jetzt nicht erlaubt: { $why }
refused-nothing-to-undo = Dort gibt es nichts von Dir, das Du zurücknehmen könntest.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-nothing-asked = Niemand bittet Dich, etwas zurückzunehmen.
refused-no-vote-there = Über Platz { $seat } kann jetzt niemand abstimmen: nur über den Platz eines anderen Menschen, wenn dieser am Zug ist.
refused-vote-later = Dort denkt vielleicht noch jemand nach; Du kannst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} abstimmen.
refused-they-are-here = Dort sitzt noch jemand; lass der Person Zeit.
part-wait = { $unit ->
    [minutes] { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count ->
        [one] einer Sekunde
       *[other] { $count } Sekunden
    }
}
refused-they-may-think = Dort sitzt noch jemand. Wenn nichts geschieht, kannst Du in { part-wait } abstimmen.
refused-asked-already = Jemand bittet schon darum, etwas zurückzunehmen; antworte erst darauf.
refused-too-often = Das ist an diesem Tisch zuletzt sehr oft geschehen; in { part-wait } geht es wieder.
refused-not-away = Kein Bot spielt für Dich.
refused-turn-given = Die anderen haben Deinen Zug einem Bot gegeben, weil Du nicht gespielt hast; kehre zurück, wenn dieser Zug vorbei ist.
refused-gone-already = Dort spielt schon ein Bot.
refused-say-who = Sag, wer Du bist: Wer zusieht, braucht zum Chatten einen Namen.
refused-spectators-quiet = Wer diesen Tisch leitet, hat den Chat für alle, die zusehen, abgeschaltet.
refused-name-taken = An diesem Tisch heißt schon jemand „{ $name }“, und das sieht gleich aus; wähle einen anderen Namen.
refused-no-such-bot = Diesen Bot gibt es nicht; es gibt { $bots }.
refused-seat-taken = Dieser Platz ist nicht frei; noch frei: { $free }.
refused-table-full = Alle Plätze sind besetzt.
refused-not-leading = Das kann nur, wer den Tisch leitet.
refused-seats-free = Erst braucht jeder Platz einen Menschen oder einen Bot; noch frei: { $seats }.
refused-old-rules = Diese Partie wurde nach Regeln gespielt, die dieser Server nicht hat (seine neuesten sind Version { $version }); ihr Log ist lesbar, aber sie kann nicht weitergehen.
refused-other-box = Diese Partie wurde mit Spielmaterial gespielt, das der Server nicht mehr hat; ihr Log ist lesbar, aber sie kann nicht weitergehen.
refused-new-rules = Diese Partie wird nach neueren Regeln gespielt, als dieser Server hat (seine neuesten sind Version { $version }); sie geht weiter, sobald der Server aktualisiert ist. Bis dahin ist ihr Log lesbar.
refused-damaged = Etwas im Log dieses Tisches kann dieser Server nicht lesen; was davor geschah, ist lesbar, aber die Partie kann nicht weitergehen. Sag es dem, der den Server betreibt.
refused-expired = Dieser Tisch wurde geschlossen: Lange hat ihn niemand benutzt, und seine Partie hatte nicht begonnen. Eröffne einen neuen.
refused-no-moment = Den Moment { $moment } gibt es in dieser Partie nicht; sie hat die Momente 0 bis { $last }.
refused-bad-setup = { $why }
refused-bad-save = { $why }
refused-no-such-box = Das Spielmaterial „{ $box }“ gibt es nicht; es gibt { $boxes }.
refused-too-many-seats = An diesem Tisch gibt es nur { $seats } Plätze.
refused-malformed = Das ist nicht verständlich: { $why }.
refused-too-large = Nachrichten mit mehr als { $most } Bytes werden nicht gelesen.
refused-too-fast = Das geht zu schnell; warte einen Moment und versuch es noch einmal.
refused-too-many-tables = Du hast in letzter Zeit viele Tische eröffnet; warte eine Weile oder spiel an einem davon.
refused-too-many-connections = Zu viele Verbindungen von Deiner Adresse; schließe einige.
refused-foreign-origin = Diese Seite kommt nicht von diesem Server, darum darf sie nicht mit ihm sprechen.
refused-hello-first = Sag zuerst hello.
refused-not-now = Der Server konnte das gerade nicht festhalten; nichts hat sich geändert, versuch es noch einmal.
refused-stopping = Der Server wird neu gestartet; versuch es gleich noch einmal.
refused-muted = Wer diesen Server betreibt, lässt Dich gerade nicht chatten, Dich setzen oder Tische eröffnen; versuche es in { $minutes } min wieder. Deine Partien gehen weiter.
refused-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen; sein Log ist lesbar, aber es geht nicht weiter.
refused-deleted = Wer diesen Server betreibt, hat diesen Tisch gelöscht.
refused-not-found = Hier gibt es nichts.
refused-wrong-method = Das geht hier nicht.
refused-fault = Hier ist etwas schiefgegangen; nichts hat sich geändert. Versuch es noch einmal, und sag uns Bescheid, wenn es so bleibt.

# Die Seite, bevor sie gebaut ist.

page-title = Gùgōng
page-not-built = Der Spielplan für den Browser ist hier noch nicht gebaut. Baue ihn mit „{ $command }“ und lade diese Seite neu. Alles andere auf dem Server funktioniert.
page-not-found = Diese Seite gibt es nicht
page-not-found-about = Unter dieser Adresse liegt nichts. Vielleicht wurde sie abgeschnitten, oder ein Buchstabe darin ist falsch.

# Chancen der Möglichkeiten einer Entscheidung.

refused-chances-later = Solange die Partie läuft, erfährt ihre Chancen nur, wer alle Plätze spielt; sieh nach, wenn sie zu Ende ist.
refused-help-later = Die Partie, die Du studierst, wird noch gespielt: Chancen und Bots gibt es erst, wenn sie zu Ende ist.
refused-warming-up = Die Suche wird noch für diesen Computer vorbereitet, einmal nach einer Installation; versuch es in ein, zwei Minuten noch einmal.
refused-no-chances = Die Chancen ließen sich gerade nicht schätzen; versuch es noch einmal.

# Revanche.

refused-people-away = Die Revanche wartet noch auf: { $people }. Beginne sie ohne die, die nicht da sind, oder gib ihre Plätze Bots.

# Benachrichtigungen.

refused-no-channel = Wähle, wie Du benachrichtigt werden möchtest: durch den Browser oder per E-Mail.
refused-no-push = Dieser Server sendet keine Benachrichtigungen an Browser.
refused-no-email = Dieser Server sendet keine E-Mails.
refused-bad-subscription = Das ist keine Adresse eines Benachrichtigungsdienstes mit ihren Schlüsseln, wie ein Browser sie angibt.
refused-bad-email = Das ist keine E-Mail-Adresse.
refused-no-time-zone = Diese Zeitzone gibt es nicht; nenne eine wie Europe/Paris.
refused-too-many-mails = In letzter Zeit wurde um so viele E-Mails gebeten, dass jetzt keine weitere gesendet wird; versuche es morgen wieder.
refused-no-browser-key = Sende einen eigenen Schlüssel: { $least } bis { $most } zufällige Zeichen.

# Plätze auf ein anderes Gerät mitnehmen.

refused-handover-unknown = Diesen Code gibt es nicht. Vergleiche ihn Zeichen für Zeichen mit dem, was das andere Gerät zeigt.
refused-handover-used = Dieser Code ist schon benutzt worden. Lass das andere Gerät einen neuen machen.
refused-handover-expired = Dieser Code ist abgelaufen. Lass das andere Gerät einen neuen machen.
refused-too-many-guesses = In letzter Zeit wurden so viele Codes ausprobiert, dass gerade keiner mehr angenommen wird; warte zehn Minuten und mach dann einen neuen.
refused-too-many-handovers = In letzter Zeit wurden so viele Codes gemacht, dass gerade kein neuer gemacht wird; versuch es in ein paar Minuten noch einmal.
