### Das Regelwerk, das man im Spiel liest: eine Nachricht je Regel, benannt nach ihrer Kennung.
### Jeder Satz steht auf einer eigenen Zeile; wer eine Regel zeigt, darf die Zeilen zusammenziehen.
### Kennungen anderer Regeln im Text, etwa TRADE-2, können zu Links werden.

## Aufbau

rules-section-setup = Aufbau

rule-setup-1 =
    Gùgōng ist für 2 bis 5 Spieler; wer allein ist, kann auch gegen Meng spielen (SOLO-1).
    Mit 1 bis 3 Spielern gilt Seite A des Spielplans, mit 4 oder 5 Spielern Seite B.
    Die Seiten haben verschiedene Landkarten, Häuser mit Jade und Plätze im Palast, und Seite A hat eine Kanalroute, Seite B zwei.
    .title = Spieler und Seiten des Spielplans
rule-setup-2 =
    Du beginnst mit 12 Dienern: 6 in Deinem eigenen Vorrat und 6 im allgemeinen Vorrat.
    Dein eigener Vorrat ist auf Deinem Spielertableau und enthält die Diener, die Du nutzen kannst; im allgemeinen Vorrat neben dem Tableau liegen Deine Diener, die Du erst erhalten musst.
    Einen Diener erhalten heißt, ihn aus dem allgemeinen in Deinen eigenen Vorrat zu legen, soweit im allgemeinen Vorrat noch welche von Dir liegen; einen zurücklegen heißt, ihn aus Deinem eigenen in den allgemeinen Vorrat zu geben; einen einsetzen heißt, ihn aus Deinem eigenen Vorrat auf die Mauer, ein Schiff oder ein Dekret zu bringen.
    Außerdem hast Du einen doppelten Diener, der noch gesperrt ist, 3 Schiffe, einen Reisenden, der noch nicht auf der Landkarte steht, und einen Boten am unteren Ende der Palastleiste.
    Alle beginnen mit 0 Siegpunkten (SP).
    .title = Was jeder Spieler hat
rule-setup-3 =
    Der Startspieler wird ausgelost, und es geht im Uhrzeigersinn reihum.
    Alle Intrigemarker bilden einen Stapel auf dem Startfeld der Intrigeleiste: Der des Startspielers liegt unten, und die anderen folgen in Spielerreihenfolge, sodass oben liegt, wer als Letzter an der Reihe ist.
    .title = Startspieler und Intrigestapel
rule-setup-4 =
    Es gibt 38 Geschenkkarten.
    Die 7 Startkarten werden zufällig und offen verteilt, je eine auf jeden der 7 Orte.
    Die 11 Nachziehkarten werden zu einem verdeckten Nachziehstapel.
    Jeder Spieler bekommt einen Satz von 4 Karten auf die Hand: Satz 1 ist für den Startspieler, Satz 2 für den zweiten Spieler und so weiter reihum.
    Sätze, die niemand bekommt, sind aus dem Spiel.
    .title = Geschenkkarten verteilen
rule-setup-5 =
    Mischt die Reiseplättchen und legt auf jedes Stadtfeld eines offen aus.
    Die übrigen werden in zwei gleich große verdeckte Stapel geteilt.
    Bonus-Reiseplättchen kommen nur dazu, wenn ihr diese Einstellung wählt: keine, 6 davon oder in der Einstellung deluxe 12.
    .title = Reiseplättchen auf der Landkarte
rule-setup-6 =
    Jede der drei Stufen hat fünf Dekrete; zwei davon werden ausgelost und liegen offen aus.
    Auf jeder Stufe kommt eines auf den oberen und das andere auf den unteren Platz.
    Die übrigen Dekrete werden in dieser Partie nicht gebraucht.
    .title = Dekrete auslosen
rule-setup-7 =
    Jedes Feld der Häuser bekommt eine Jade.
    Alle andere Jade liegt als Jadevorrat auf dem Jadeplatz; er geht nie zu Ende.
    .title = Häuser und Jadeplatz
rule-setup-8 =
    Werft die drei Schicksalswürfel und stellt den Tagesmarker auf Runde 1.
    Die Medaille „Nächster Startspieler“ (kurz: die Medaille) wartet neben dem Ort Intrige.
    .title = Würfel, Tagesmarker, Medaille
rule-setup-9 =
    In der Expertenvariante werden die Startkarten, die Nachziehkarten und alle nicht benutzten Kartensätze der Spieler zusammen gemischt.
    Karten von diesem Stapel füllen die 7 Orte; der Rest ist der Nachziehstapel.
    .title = Expertenvariante

## Ablauf des Spiels

rules-section-game = Spielablauf

rule-game-1 =
    Eine Partie dauert vier Runden, jede mit drei Phasen: Morgen, Tag und Nacht.
    Im Solospiel kommt zwischen Tag und Nacht eine Dämmerungs-Phase.
    Die erste Runde hat keine Morgen-Phase.
    Nach der vierten Nacht folgt die Endwertung (FINAL-1 bis FINAL-5).
    .title = Vier Runden mit drei Phasen

## Morgen-Phase

rules-section-morning = Morgen-Phase

rule-morning-1 =
    In den Runden 2, 3 und 4 hat der Morgen fünf Schritte in fester Reihenfolge, und dies ist der erste.
    Wer die Medaille hat, ist der neue Startspieler und legt die Medaille auf den Spielplan zurück.
    Hat sie niemand genommen, bleibt der Startspieler derselbe.
    .title = Neuer Startspieler
rule-morning-2 =
    Zweiter Schritt: Jedes Stadtfeld, auf dem weder ein Plättchen liegt noch ein Reisender steht, bekommt ein Plättchen von den Stapeln.
    Sind beide Stapel aufgebraucht, werden die eingetauschten Plättchen zu zwei neuen Stapeln gemischt, und das Auffüllen geht weiter.
    .title = Stadtfelder auffüllen
rule-morning-3 =
    Dritter Schritt: Alle drei Schicksalswürfel werden neu geworfen.
    .title = Schicksalswürfel werfen
rule-morning-4 =
    Vierter Schritt: In Spielerreihenfolge darfst Du jedes Dekret für den Morgen (Stufe 1), auf dem ein Diener von Dir liegt, je einmal nutzen.
    .title = Dekrete für den Morgen nutzen
rule-morning-5 =
    Fünfter Schritt: Der Tagesmarker rückt weiter, und Du erhältst so viele Diener, wie neben der neuen Runde abgebildet sind.
    Liegen im allgemeinen Vorrat weniger von Dir, erhältst Du alle, die dort sind.
    .title = Neue Diener

## Tages-Phase

rules-section-day = Tages-Phase

rule-day-1 =
    Der Startspieler fängt an, und es geht im Uhrzeigersinn reihum.
    Bist Du an der Reihe und hast mindestens eine Handkarte, machst Du einen Zug; mit leerer Hand passt Du.
    Die Tages-Phase ist zu Ende, sobald kein Spieler mehr eine Handkarte hat.
    .title = Züge und Passen
rule-day-2 =
    In Deinem Zug musst Du ein Geschenk austauschen.
    Danach darfst Du die Aktion Deiner Karte, die Aktion des Ortes oder beide ausführen.
    .title = Was zu einem Zug gehört

## Geschenke austauschen

rules-section-exchange = Geschenke austauschen

rule-exchange-1 =
    Lege eine Handkarte auf einen der 7 Orte; die Karte, die dort lag, kommt verdeckt auf Deinen Ablagestapel.
    Der Ablagestapel, den Du in dieser Runde bildest, ist Deine Hand in der nächsten.
    Deinen eigenen Ablagestapel darfst Du jederzeit ansehen, aber Deine Mitspieler dürfen ihn weder sehen noch danach fragen.
    .title = Eine Geschenkkarte austauschen
rule-exchange-2 =
    Hat die Karte, die Du legst, einen höheren Wert als die Karte an dem Ort, kostet der Austausch nichts.
    .title = Höherer Wert ist kostenlos
rule-exchange-3 =
    Ist der Wert Deiner Karte gleich oder niedriger, musst Du zuerst eines von drei Dingen tun.
    (a) Lege 2 Diener zurück.
    (b) Lege eine andere Handkarte auf Deinen eigenen Ablagestapel.
    (c) Verzichte auf alle Aktionen: Du tauschst die Karten aus und führst weder die Kartenaktion noch die Ortsaktion aus.
    .title = Niedrigerer oder gleicher Wert
rule-exchange-4 =
    Eine Karte mit Wert 1 schlägt eine Karte mit Wert 9: Dieser Austausch ist kostenlos.
    .title = Die 1 gegen die 9

## Karten- und Ortsaktionen

rules-section-action = Aktionen

rule-action-1 =
    War Dein Austausch kostenlos oder hast Du ihn nach (a) oder (b) von EXCHANGE-3 bezahlt, darfst Du die Aktion der gelegten Karte, falls sie eine hat, oder die Ortsaktion oder beide ausführen.
    Wenn Du beide ausführst, kommt die Kartenaktion vor der Ortsaktion.
    Nennen Karte und Ort dieselbe Aktion, darfst Du sie zweimal ausführen.
    Du musst nie eine Aktion ausführen.
    .title = Deine Aktionen ausführen
rule-action-2 =
    Eine Geschenkkarte kann die Aktion von einem dieser fünf Orte zeigen: Palast der himmlischen Reinheit, Kaiserkanal, Chinesische Mauer, Dekret oder Intrige; sie wirkt genau wie die Aktion des Ortes selbst.
    Stattdessen kann sie Dich 1 Diener erhalten, 2 Diener erhalten oder Karten tauschen lassen (SWAP-1).
    Manche Karten zeigen gar nichts.
    .title = Was Karten zeigen können

## Karten tauschen

rules-section-swap = Karten tauschen

rule-swap-1 =
    Wähle eine Karte aus Deiner Hand oder aus Deinem Ablagestapel und tausche sie gegen eine beliebige Karte auf dem Spielplan.
    Die neue Karte kommt dorthin, wo Deine alte war: auf Deine Hand oder auf Deinen Ablagestapel.
    Die Werte der beiden Karten spielen keine Rolle, und ein Tausch löst keine Aktion aus.
    .title = Eine Karte tauschen

## Reisen

rules-section-travel = Reisen

rule-travel-1 =
    Wie jede Ortsaktion ist das Reisen freiwillig, und wo ein Ort A und B anbietet, wählst Du eines davon.
    A: Dein Reisender bewegt sich einmal, und Du nimmst das Plättchen des erreichten Stadtfelds.
    Den Vorteil dieses Plättchens darfst Du sofort nutzen.
    .title = Reisen, Option A
rule-travel-2 =
    B: Lege 2 Diener zurück, dann führe Option A (TRAVEL-1) zweimal hintereinander aus.
    .title = Reisen, Option B
rule-travel-3 =
    Mit Deiner allerersten Bewegung stellst Du Deinen Reisenden auf ein beliebiges Stadtfeld mit Plättchen.
    Jede spätere Bewegung folgt den Wegen zu einem Stadtfeld, auf dem noch ein Plättchen liegt.
    Stadtfelder ohne Plättchen überspringst Du, ob sie leer sind oder ein Reisender dort steht, aber an einem Stadtfeld mit Plättchen kannst Du nicht vorbeireisen.
    .title = Wie Dein Reisender sich bewegt
rule-travel-4 =
    Dein Spielertableau hat sechs Nischen für die Reiseplättchen, die Du nimmst; dort liegen sie verdeckt.
    Nur das Plättchen, das doppelt zählt (TOKEN-12), bleibt offen.
    .title = Sechs Nischen für Plättchen
rule-travel-5 =
    Erst nutzt Du den Vorteil eines Plättchens oder lehnst ihn ab; dann kommt das Plättchen in eine Nische.
    Danach prüfe, ob Du zu viele hast (TRADE-2).
    .title = Wann ein Plättchen verstaut wird

## Plättchen eintauschen

rules-section-trade = Plättchen eintauschen

rule-trade-1 =
    Du darfst jederzeit Plättchen eintauschen.
    Für 2 Plättchen erhältst Du 1 Diener, für 4 Plättchen 2 SP, und für 6 Plättchen nimmst Du 1 Jade aus dem Jadevorrat.
    Eingetauschte Plättchen kommen auf den Ablagestapel für Plättchen neben dem Spielplan, nicht zurück auf die Stapel.
    .title = Was Plättchen wert sind
rule-trade-2 =
    Immer wenn in Deinen Nischen mehr als sechs Plättchen sind, musst Du sofort Plättchen eintauschen, bis Du sechs oder weniger hast.
    .title = Mehr als sechs Plättchen

## Reiseplättchen

rules-section-token = Reiseplättchen

rule-token-1 =
    Mit diesem Plättchen erhältst Du 1 Diener.
    .title = Plättchen: 1 Diener
rule-token-2 =
    Mit diesem Plättchen erhältst Du 2 Diener.
    .title = Plättchen: 2 Diener
rule-token-3 =
    Dieses Plättchen bewegt Deinen Boten 1 Schritt vor.
    .title = Plättchen: Botenschritt
rule-token-4 =
    Dieses Plättchen bewegt Deinen Intrigemarker 1 Schritt vor.
    Die Medaille bekommst Du dafür nie.
    .title = Plättchen: Intrigeschritt
rule-token-5 =
    Mit diesem Plättchen darfst Du eine Handkarte mit Wert 7 oder mehr auf Deinen eigenen Ablagestapel legen; wenn Du das tust, nimm 1 Jade aus dem Jadevorrat.
    .title = Plättchen: Karte für Jade
rule-token-6 =
    Mit diesem Plättchen darfst Du 3 Diener zurücklegen; wenn Du das tust, nimm 1 Jade aus dem Jadevorrat.
    .title = Plättchen: 3 Diener für Jade
rule-token-7 =
    Mit diesem Plättchen darfst Du eine Karte aus Deiner Hand oder Deinem Ablagestapel gegen eine auf dem Spielplan tauschen (SWAP-1).
    .title = Plättchen: Tausch
rule-token-8 =
    Mit diesem Plättchen darfst Du eine Karte aus Deinem Ablagestapel auf die Hand nehmen.
    .title = Plättchen: eine Karte zurücknehmen
rule-token-9 =
    Mit diesem Plättchen darfst Du 1 Deiner Diener aus dem allgemeinen Vorrat auf ein Schiff setzen, das unterwegs ist, oder auf ein neues (CANAL-3, CANAL-4).
    Ist das Schiff voll, darfst Du danach eine Hafenbelohnung nehmen (CANAL-6).
    .title = Plättchen: Diener auf ein Schiff
rule-token-10 =
    Dieses Plättchen bringt Dir 2 SP.
    .title = Plättchen: 2 SP
rule-token-11 =
    Mit diesem Plättchen darfst Du 1 Deiner Diener aus dem allgemeinen Vorrat auf die Mauer setzen.
    Wird die Mauer dadurch abgeschlossen, wird sie gewertet (WALL-3).
    .title = Plättchen: Diener auf die Mauer
rule-token-12 =
    Dieses Plättchen hat keinen Vorteil, wenn Du es nimmst.
    Es liegt offen und belegt nur eine Nische, aber wenn Du Plättchen eintauschst (TRADE-1), zählt es als zwei.
    .title = Das Plättchen, das doppelt zählt

## Bonus-Reiseplättchen

rules-section-bonus = Bonus-Reiseplättchen

rule-bonus-1 =
    Wert +1, in Partien mit 6 oder 12 Bonus-Reiseplättchen.
    Lege dieses Plättchen mit 1 Diener aus Deinem eigenen Vorrat neben Dein Spielertableau.
    Bis zum Ende der Tages-Phase ist jede Karte, die Du spielst, 1 mehr wert.
    Wenn die Tages-Phase endet, und bevor die Karten mit den Würfeln verglichen werden (NIGHT-1), kommt das Plättchen verdeckt in eine Deiner Nischen und der Diener in den allgemeinen Vorrat.
    .title = Bonusplättchen: Wert +1
rule-bonus-2 =
    Zoll, in Partien mit 6 oder 12 Bonus-Reiseplättchen.
    Lege dieses Plättchen und 1 Diener aus Deinem eigenen Vorrat an einen Ort Deiner Wahl.
    Bis zum Ende der Tages-Phase erhältst Du jedes Mal, wenn ein anderer Spieler die Aktion dieses Ortes ausführt, 1 SP, und dieser Spieler verliert 1 SP.
    Wenn die Tages-Phase endet, verlassen Plättchen und Diener den Ort wie in BONUS-1: das Plättchen verdeckt in eine Deiner Nischen, der Diener in den allgemeinen Vorrat.
    .title = Bonusplättchen: Zoll
rule-bonus-3 =
    Folgen, in Partien mit 6 oder 12 Bonus-Reiseplättchen.
    Lege dieses Plättchen und 1 Diener aus Deinem eigenen Vorrat an einen Ort Deiner Wahl.
    Bis zum Ende der Tages-Phase darfst Du jedes Mal, wenn ein anderer Spieler die Aktion dieses Ortes ausführt, sie auch ausführen.
    Wenn die Tages-Phase endet, verlassen Plättchen und Diener den Ort wie in BONUS-1: das Plättchen verdeckt in eine Deiner Nischen, der Diener in den allgemeinen Vorrat.
    .title = Bonusplättchen: Folgen
rule-bonus-4 =
    Doppelter Wert, nur in Partien mit 12 Bonus-Reiseplättchen.
    Dieses Plättchen bleibt offen auf Deinem Spielertableau.
    Ein einziges Mal darfst Du damit den Wert einer Karte verdoppeln, die Du austauschst; danach liegt es verdeckt.
    Statt es zu nutzen, darfst Du es wie ein gewöhnliches Plättchen eintauschen.
    .title = Bonusplättchen: doppelter Wert
rule-bonus-5 =
    Doppelte Aktion, nur in Partien mit 12 Bonus-Reiseplättchen.
    Dieses Plättchen bleibt offen auf Deinem Spielertableau.
    Ein einziges Mal darfst Du damit die Aktion oder den Bonus einer Geschenkkarte (auch Diener erhalten und Tauschen) zweimal hintereinander ausführen; danach liegt es verdeckt.
    Statt es zu nutzen, darfst Du es wie ein gewöhnliches Plättchen eintauschen.
    .title = Bonusplättchen: doppelte Aktion
rule-bonus-6 =
    Rabatt, nur in Partien mit 12 Bonus-Reiseplättchen.
    Dieses Plättchen bleibt offen auf Deinem Spielertableau.
    Ein einziges Mal darfst Du damit für eine Aktion Jade oder Dekret 2 Diener weniger zurücklegen, allerdings nie weniger als 0; danach liegt es verdeckt.
    Statt es zu nutzen, darfst Du es wie ein gewöhnliches Plättchen eintauschen.
    .title = Bonusplättchen: Rabatt
rule-bonus-7 =
    Solange ein Plättchen „Wert +1“, „Zoll“ oder „Folgen“ (BONUS-1 bis BONUS-3) für seine Wirkung ausliegt, kannst Du es nicht eintauschen, und es belegt keine Nische.
    .title = Ausgelegte Bonusplättchen

## Chinesische Mauer

rules-section-wall = Chinesische Mauer

rule-wall-1 =
    A: Setze 1 Diener auf die Mauer.
    .title = Chinesische Mauer, Option A
rule-wall-2 =
    B: Lege 1 Diener zurück, dann setze 1 oder 2 andere Diener auf die Mauer.
    .title = Chinesische Mauer, Option B
rule-wall-3 =
    Wie viele Diener die Mauer abschließen, hängt von der Zahl der Spieler ab: 4 bei einem oder zwei Spielern, 5 bei drei, 6 bei vier, 7 bei fünf.
    Zuerst kommen alle Diener der laufenden Aktion auf die Mauer, auch wenn dort dann mehr liegen als diese Zahl.
    Ist die Zahl erreicht oder überschritten, wird die Mauer sofort gewertet.
    .title = Die Mauer abschließen
rule-wall-4 =
    Wer die meisten Diener auf der Mauer hat, erhält 3 SP und bewegt den eigenen Boten 1 Schritt; bei Patt entscheidet die Intrigeleiste (TIE-1).
    Dieser Spieler nimmt alle seine Diener von der Mauer und legt sie in den allgemeinen Vorrat.
    Die Diener aller anderen bleiben liegen.
    .title = Wertung der Mauer
rule-wall-5 =
    Nun darf jeder, der vor der Wertung mindestens einen Diener auf der Mauer hatte, auch wer die Wertung gewonnen hat, einen Intrigevorteil nehmen (BENEFIT-1 bis BENEFIT-4).
    Wessen Intrigemarker am weitesten hinten ist, wählt zuerst, dann der nächste weiter vorn und so fort; innerhalb eines Stapels kommt der untere Marker zuerst.
    .title = Intrigevorteile nach der Wertung

## Intrigevorteile

rules-section-benefit = Intrigevorteile

rule-benefit-1 =
    Bewege Deinen Intrigemarker 1 Schritt zurück, um 1 Diener zu erhalten.
    .title = 1 zurück: 1 Diener
rule-benefit-2 =
    Bewege Deinen Intrigemarker 3 Schritte zurück, um 2 Diener zu erhalten.
    .title = 3 zurück: 2 Diener
rule-benefit-3 =
    Bewege Deinen Intrigemarker 5 Schritte zurück, um einen der Schicksalswürfel so zu drehen, dass er eine andere seiner Seiten zeigt.
    Denselben Würfel dürfen auch mehrere Spieler drehen.
    .title = 5 zurück: einen Würfel drehen
rule-benefit-4 =
    Bewege Deinen Intrigemarker 7 Schritte zurück, um 1 Jade aus dem Jadevorrat zu nehmen.
    .title = 7 zurück: 1 Jade
rule-benefit-5 =
    Erreicht Dein Marker auf dem Rückweg ein Feld mit anderen Markern, kommt er obenauf, genau wie auf dem Weg nach vorn (INTRIGUE-3).
    .title = Auf andere Marker treffen
rule-benefit-6 =
    Einen Vorteil kannst Du nur nehmen, wenn Dein Marker mindestens so viele Schritte vorn ist, wie der Vorteil ihn zurückschickt.
    .title = Genug Schritte für den Rückweg

## Jade

rules-section-jade = Jade

rule-jade-1 =
    Wähle ein Haus, in dem noch Jade ist, lege so viele Diener zurück, wie darauf abgebildet sind, und nimm eine Jade aus diesem Haus.
    Erst wenn alle Häuser leer sind, kannst Du vom Jadeplatz kaufen: Lege 5 Diener für eine Jade zurück; der Jadeplatz wird nie leer.
    .title = Jade kaufen

## Intrige

rules-section-intrigue = Intrige

rule-intrigue-1 =
    A: Bewege Deinen Intrigemarker 1 Schritt vor.
    Wer in einer Runde als Erster A wählt, nimmt auch die Medaille.
    .title = Intrige, Option A
rule-intrigue-2 =
    B: Lege 1 Diener zurück und bewege Deinen Intrigemarker 3 Schritte vor.
    .title = Intrige, Option B
rule-intrigue-3 =
    Ein Marker, dessen Bewegung auf einem besetzten Feld endet, kommt auf die Marker dort.
    Die Intrigeleiste ist 14 Schritte lang, und über den letzten kann kein Marker hinaus.
    .title = Stapel und Ende der Leiste

## Patt

rules-section-tie = Patt

rule-tie-1 =
    Worum es bei einem Patt auch geht, es gewinnt der Beteiligte, der auf der Intrigeleiste weiter vorn ist.
    Sind die Marker auf demselben Feld, ist der höhere im Stapel vorn.
    .title = Tie-Break in allen Fällen

## Palast der himmlischen Reinheit

rules-section-palace = Palast der himmlischen Reinheit

rule-palace-1 =
    A: Bewege Deinen Boten auf der Palastleiste 1 Schritt vor.
    .title = Palast, Option A
rule-palace-2 =
    B: Lege 2 Diener zurück, dann bewege Deinen Boten 2 Schritte und Deinen Intrigemarker 1 Schritt vor.
    .title = Palast, Option B
rule-palace-3 =
    Mit dem 8. Schritt betritt Dein Bote den Palast.
    Dort besetzt er den freien Platz mit den meisten SP; diesen Platz wertest Du am Ende der Partie.
    Ist Dein Bote im Palast, bringt Dir jeder weitere Botenschritt, woher er auch kommt, stattdessen 1 SP.
    .title = Den Palast betreten

## Dekrete

rules-section-decree = Dekrete

rule-decree-1 =
    Wähle ein Dekret und lege so viele Diener zurück, wie darauf abgebildet sind, dazu 1 für jeden Diener, den andere Spieler auf diesem Dekret haben.
    Dann setze einen weiteren Diener auf das Dekret.
    Ein Dekret der Stufe 1 oder 2 bringt seine SP sofort.
    Du kannst jedes Dekret nur einmal nehmen, und es wirkt für Dich bis zum Ende der Partie.
    .title = Ein Dekret nehmen
rule-decree-2 =
    Die Dekrete der Stufe 1 wirken jeden Morgen (MORNING-4), und Du darfst jedes davon ablehnen.
    Dieses bringt 2 SP: Jeden Morgen darfst Du Deinen Intrigemarker 2 Schritte vorbewegen.
    .title = Stufe 1: Intrigeschritte
rule-decree-3 =
    Stufe 1, bringt 2 SP: Jeden Morgen darfst Du 1 Deiner Diener aus dem allgemeinen Vorrat auf ein Schiff setzen, das unterwegs oder neu ist (CANAL-3, CANAL-4).
    Ist das Schiff voll, darfst Du danach seine Hafenbelohnung nehmen.
    .title = Stufe 1: Diener auf ein Schiff
rule-decree-4 =
    Stufe 1, bringt 3 SP: Jeden Morgen darfst Du 1 Diener erhalten.
    .title = Stufe 1: 1 Diener
rule-decree-5 =
    Stufe 1, bringt 3 SP: Jeden Morgen darfst Du Deinen Boten 1 Schritt bewegen oder, wenn er schon im Palast ist, 1 SP erhalten.
    .title = Stufe 1: Botenschritt
rule-decree-6 =
    Stufe 1, bringt 3 SP: Jeden Morgen darfst Du eine Handkarte gegen eine Karte auf dem Spielplan tauschen.
    Die Würfel sind dann schon geworfen, also weißt Du, was sie zeigen.
    .title = Stufe 1: Tausch
rule-decree-7 =
    Die Dekrete der Stufe 2 wirken dauernd.
    Dieses bringt 2 SP: Für Option B von Reisen (TRAVEL-2) legst Du 1 Diener weniger zurück.
    .title = Stufe 2: günstiger reisen
rule-decree-8 =
    Stufe 2, bringt 2 SP: Für die Aktion Jade (JADE-1) legst Du 1 Diener weniger zurück.
    Für alle anderen Wege zu Jade gilt das nicht.
    .title = Stufe 2: günstigere Jade
rule-decree-9 =
    Stufe 2, bringt 3 SP: Jedes Mal, wenn Du die Aktion Mauer ausführst, darfst Du 1 Deiner Diener aus dem allgemeinen Vorrat zusätzlich auf die Mauer setzen.
    .title = Stufe 2: ein Diener mehr auf die Mauer
rule-decree-10 =
    Stufe 2, bringt 3 SP: Dein Austausch ist nicht nur mit einer höheren Karte kostenlos, sondern auch mit einer Karte von gleichem Wert.
    .title = Stufe 2: gleiche Werte
rule-decree-11 =
    Stufe 2, bringt 4 SP: Immer wenn Du ein Dekret nimmst (DECREE-1), legst Du 1 Diener weniger zurück.
    .title = Stufe 2: günstigere Dekrete
rule-decree-12 =
    Die Dekrete der Stufe 3 bringen ihre SP in der Endwertung (FINAL-2).
    Dieses wird vor allen anderen seiner Stufe gewertet: 1 SP für je 3 SP, die Du bis dahin hast, aber nicht mehr als 10.
    .title = Stufe 3: bisherige SP
rule-decree-13 =
    Stufe 3: In der Endwertung bringt Dir dieses Dekret 8 SP.
    .title = Stufe 3: 8 SP
rule-decree-14 =
    Stufe 3: In der Endwertung bringt Dir jede Jade, die Du hast, 2 SP, insgesamt höchstens 10 SP.
    .title = Stufe 3: Jade
rule-decree-15 =
    Stufe 3: In der Endwertung bringt Dir jeder Diener, den Du auf einem Dekret hast, 2 SP, auch der auf diesem Dekret.
    .title = Stufe 3: Dekrete
rule-decree-16 =
    Stufe 3: In der Endwertung bringt Dir jeder Diener, den Du auf einem Feld für Hafenbelohnungen Deines Spielertableaus hast, 2 SP.
    .title = Stufe 3: Hafenbelohnungen

## Kaiserkanal

rules-section-canal = Kaiserkanal

rule-canal-1 =
    A: Setze, wenn Du willst, 1 Diener aus Deinem eigenen Vorrat auf eines Deiner Schiffe.
    Danach darfst Du eines Deiner Schiffe, dieses oder ein anderes, einen Schritt bewegen: Es fährt in den nächsten freien Hafen.
    .title = Kaiserkanal, Option A
rule-canal-2 =
    B: Lege 1 Diener zurück, dann setze 2 andere Diener ein, beide auf ein Schiff oder je einen auf zwei Schiffe.
    Du bewegst kein Schiff.
    .title = Kaiserkanal, Option B
rule-canal-3 =
    Ein Schiff hat Platz für 3 Diener und fährt nie ohne mindestens 1.
    Ein Diener, den Du einsetzt, kann auf eines Deiner Schiffe gehen, das unterwegs ist, oder auf ein neues, solange eines Deiner drei Schiffe nicht in Gebrauch ist.
    Ein neues Schiff einzusetzen zählt nicht als Bewegung.
    .title = Schiffe beladen und einsetzen
rule-canal-4 =
    Ein neues Schiff kommt in den ersten freien Hafen einer Route, also in den freien Hafen, der dem Anfang der Route am nächsten ist.
    Auf Seite B entscheidest Du, welche der zwei Routen es nimmt.
    Auf einer Route ohne freien Hafen kannst Du kein Schiff einsetzen.
    .title = Wo neue Schiffe beginnen
rule-canal-5 =
    Ein Schiff, das sich bewegt, überspringt besetzte Häfen; es kann sich nur bewegen, wenn weiter vorn ein Hafen frei ist.
    Kein Schiff wechselt je auf die andere Route.
    .title = Ein Schiff bewegen
rule-canal-6 =
    Hat eines Deiner Schiffe 3 Diener an Bord, darfst Du die Belohnung des Hafens nehmen, in dem es liegt.
    Ein Diener vom Schiff kommt auf ein Feld für diese Belohnung auf Deinem Spielertableau und bleibt dort bis zum Ende der Partie; die anderen kommen in den allgemeinen Vorrat, und das Schiff kommt neben Dein Tableau zurück.
    Du brauchst ein freies Feld für die Belohnung: Es gibt 1 für den doppelten Diener, 2 für eine Karte und 3 für 4 SP.
    .title = Eine Hafenbelohnung nehmen
rule-canal-7 =
    Hafen 1 hat keine Belohnung.
    Hafen 2 bringt 4 SP.
    In Hafen 3 ziehst Du die oberste Karte vom Nachziehstapel der Geschenkkarten auf die Hand.
    Hafen 4 bringt Deinen doppelten Diener in Deinen eigenen Vorrat.
    In Hafen 5 wählst Du eine beliebige dieser drei Belohnungen.
    .title = Die fünf Häfen

## Doppelter Diener

rules-section-double = Doppelter Diener

rule-double-1 =
    Dein doppelter Diener ist gesperrt, bis Du ihn in einem Hafen nimmst.
    Von da an erhältst Du ihn, legst ihn zurück und setzt ihn ein wie Deine anderen Diener, in den Grenzen von DOUBLE-5.
    Legst Du ihn zurück, zählt er als 1 oder 2 Diener; auf der Mauer und auf einem Schiff zählt er als 2.
    .title = Was der doppelte Diener ist
rule-double-2 =
    Jedes Mal, wenn Du Diener erhältst, sei es auch nur 1, darfst Du Deinen doppelten Diener als einen davon wählen, sofern er im allgemeinen Vorrat liegt.
    .title = Den doppelten Diener erhalten
rule-double-3 =
    Sind Diener zurückzulegen, kann Dein doppelter Diener für 2 davon zählen oder, wenn Du willst, nur für 1.
    .title = Den doppelten Diener zurücklegen
rule-double-4 =
    Immer wenn ein Diener von Dir auf ein Schiff oder auf die Mauer kommt, darfst Du den doppelten Diener dafür nehmen.
    Er belegt 2 Felder und zählt als 2; wird er zusammen mit einem anderen Diener eingesetzt, zählen die beiden als 3.
    Auf einem Schiff muss genug Platz für ihn sein, auf der Mauer dagegen darf mehr liegen, als sie braucht.
    .title = Den doppelten Diener einsetzen
rule-double-5 =
    Den doppelten Diener darfst Du nie auf ein Dekret oder auf ein Feld für Hafenbelohnungen legen.
    Füllt er ein Schiff zusammen mit einem einfachen Diener und Du nimmst die Belohnung, ist es der einfache Diener, der auf dem Feld der Belohnung bleibt.
    .title = Wohin er nicht darf

## Verborgenes

rules-section-hidden = Verborgenes

rule-hidden-1 =
    Niemand sieht, was andere auf der Hand und auf dem Ablagestapel haben, und niemand kennt die Reihenfolge des Kartenstapels und der Plättchenstapel.
    Alle sehen, was auf dem Spielplan ist, wie viel jeder Stapel und jede Hand enthält und welche Plättchen ein Spieler hat; von verdeckten Plättchen ist nur die Anzahl bekannt.
    .title = Was andere sehen

## Nacht-Phase

rules-section-night = Nacht-Phase

rule-night-1 =
    Alle Spieler vergleichen ihren Ablagestapel mit den Schicksalswürfeln.
    Für jede Karte dort erhältst Du 1 Diener für jeden Würfel, der den Wert der Karte zeigt; eine Karte, deren Wert zwei Würfel zeigen, bringt Dir also 2.
    .title = Karten mit Würfeln vergleichen
rule-night-2 =
    Wer die meisten Treffer hat, und mindestens einen, erhält 3 SP und darf den eigenen Boten 1 Schritt bewegen.
    Bei Patt entscheidet die Intrigeleiste (TIE-1).
    .title = Die meisten Treffer
rule-night-3 =
    Jedes Schiff fährt einen Hafen weiter, angefangen mit dem Schiff, das am weitesten vorn ist.
    Ein Schiff, das schon in Hafen 5 war, ist auf See verloren: Es geht an seinen Besitzer zurück, und die Diener darauf kommen in den allgemeinen Vorrat.
    .title = Alle Schiffe fahren
rule-night-4 =
    Wer volle Schiffe hat, darf nun die Belohnungen der Häfen nehmen, die diese Schiffe erreicht haben.
    Das geschieht in der Spielerreihenfolge der Runde, die gerade endet.
    .title = Belohnungen in der Nacht
rule-night-5 =
    Alle nehmen ihren Ablagestapel auf: Er ist die Hand für die nächste Runde.
    Hast Du in der Nacht durch eine Hafenbelohnung eine Karte gezogen (NIGHT-4), ist sie schon auf Deiner Hand und wurde nicht mit den Würfeln verglichen.
    .title = Die neue Hand aufnehmen

## Grenzen

rules-section-limit = Grenzen

rule-limit-1 =
    Du hast nie mehr als Deine zwölf Diener und Deinen doppelten Diener.
    Solange im allgemeinen Vorrat keiner von Dir liegt, erhältst Du keinen.
    .title = Diener sind begrenzt
rule-limit-2 =
    Jade ist immer genug da.
    .title = Jade ist unbegrenzt

## Endwertung

rules-section-final = Endwertung

rule-final-1 =
    Die Endwertung folgt auf die vierte Nacht und hat fünf Schritte in dieser Reihenfolge.
    Erstens: Liegen Diener auf der Mauer, erhält der Spieler mit den meisten davon 3 SP und bewegt seinen Boten 1 Schritt; mit diesem Schritt kann der Bote noch in den Palast kommen.
    Niemand nimmt einen Intrigevorteil.
    .title = Unvollendete Mauer
rule-final-2 =
    Zweitens: Die Dekrete der Stufe 3 werden gewertet.
    Das Dekret mit 1 SP für je 3 SP (DECREE-12) kommt vor den übrigen.
    .title = Dekrete der Stufe 3
rule-final-3 =
    Drittens: Jeder Bote im Palast bringt die SP seines Platzes.
    .title = Plätze im Palast
rule-final-4 =
    Viertens: Jade wird gewertet.
    Mit 1 Jade erhältst Du insgesamt 1 SP, mit 2 Jade 3 SP, mit 3 Jade 6 SP, mit 4 Jade 10 SP, mit 5 Jade 15 SP.
    Jede Jade über die fünfte hinaus bringt 2 SP mehr.
    .title = Jade werten
rule-final-5 =
    Fünftens: Ein Spieler, dessen Bote nicht im Palast ist, kann nicht gewinnen und endet mit 0 SP.
    Unter allen anderen gewinnt, wer die meisten SP hat, und bei Patt entscheidet die Intrigeleiste (TIE-1).
    .title = Wer gewinnt

## Solospiel gegen Meng

rules-section-solo = Solospiel gegen Meng

rule-solo-1 =
    Baue das Spiel für zwei Spieler auf, ohne Bonus-Reiseplättchen; Du bist Startspieler.
    Du wählst ein Paar von Kartensätzen: 4 für Dich und 5 für Meng, 2 für Dich und 3 für Meng oder 1 für Dich und 2 für Meng.
    Mengs Geschenkkarten werden gemischt und liegen verdeckt in einem Stapel.
    .title = Aufbau für Meng
rule-solo-2 =
    Meng hat einen Fokus: Eine der Startkarten wird ausgelost, und der Ort, an dem sie liegt, wird sein Fokus.
    Du darfst den Ort auch selbst wählen.
    Mengs doppelter Diener markiert ihn und hat sonst keine Aufgabe.
    .title = Mengs Fokus
rule-solo-3 =
    Die Automa-Karten, neun einfache und zwei spezielle, nennen im oberen Teil einen Ort und im unteren Teil eine Dämmerungsaktion.
    Leicht: Eine spezielle Karte bleibt weg, das ergibt 10 Karten.
    Normal: Alle 11 Karten sind dabei.
    Schwer: Alle 11 Karten sind dabei, und Meng beginnt mit einer fünften Geschenkkarte, die vom Nachziehstapel kommt.
    .title = Automa-Karten und Schwierigkeit
rule-solo-4 =
    Die Morgen-Phase ist wie immer.
    Meng nutzt jeden Vorteil seiner Dekrete und erhält seine Diener.
    .title = Der Morgen mit Meng
rule-solo-5 =
    Solange Meng Geschenkkarten hat, ist dies sein Zug: Die oberste Automa-Karte und seine oberste Geschenkkarte werden aufgedeckt.
    Diese Geschenkkarte tauscht er an dem Ort aus, den die Automa-Karte nennt; Werte zählen nicht, und er bezahlt nichts.
    Dann führt er die Kartenaktion und danach die Ortsaktion aus, jede mit Option A und jede nur, wenn er kann.
    Für einen Tausch erhält er stattdessen 1 SP.
    .title = Mengs Zug
rule-solo-6 =
    Die Automa-Karten, die Meng in dieser Runde gespielt hat, bleiben für sich.
    Ist der Automa-Stapel leer, werden nur die Karten früherer Runden zu einem neuen gemischt.
    .title = Der Automa-Stapel
rule-solo-7 =
    Die Dämmerung kommt, wenn die Tages-Phase zu Ende ist.
    Die Automa-Karten dieser Runde werden in der Reihenfolge durchgegangen, in der sie gespielt wurden, und Meng führt von jeder die untere Aktion aus, solange er die Diener dafür hat oder Plättchen, die er dafür eintauschen kann; sonst wird die Karte übersprungen.
    Eine Karte, die er in der Dämmerung als Hafenbelohnung bekommt, kommt auf seinen Ablagestapel.
    Am Ende der Dämmerung kommen diese Automa-Karten zu denen früherer Runden.
    .title = Dämmerungs-Phase
rule-solo-8 =
    Die Nacht-Phase ist wie immer, außer bei Mengs Treffern mit den Würfeln: Was seine Karten auch sind, er hat 1 Treffer in Runde 1, 2 in Runde 2, 3 in Runde 3 und 4 in Runde 4 (siehe auch EDITION-5).
    Sie zählen für die Diener, die er erhält, und für den Bonus der meisten Treffer.
    .title = Mengs Treffer in der Nacht
rule-solo-9 =
    In der Tages-Phase bewegt sich Meng 1 Schritt; in der Dämmerung legt er 2 Diener für 1 Schritt zurück.
    Sein Reisender betritt die Landkarte auf dem Stadtfeld unten rechts und geht gegen den Uhrzeigersinn um den äußeren Ring, jedes Mal zum nächsten Stadtfeld mit Plättchen.
    Liegt auf dem Ring kein Plättchen mehr, geht er zum nächstgelegenen Plättchen anderswo, und bei jeder weiteren Bewegung dieser Runde wieder; in der nächsten Runde folgt er wieder dem Ring.
    Er nutzt immer den gewöhnlichen Vorteil eines Plättchens, mit drei Ausnahmen.
    Eine Karte zurücknehmen: Die oberste Karte seines Ablagestapels kommt zu seinem Kartenstapel; in der Dämmerung erhält er stattdessen 1 SP.
    Eine Karte für Jade: Er legt die oberste Karte seines Stapels ab, wie niedrig ihr Wert auch ist, und nimmt die Jade; in der Dämmerung erhält er stattdessen 1 SP.
    Ein Tausch: Er erhält stattdessen 1 SP.
    .title = Meng reist
rule-solo-10 =
    Hat Meng zu wenige Diener für eine Aktion, tauscht er Plättchen gegen Diener ein, sofern das ausgleicht, was ihm fehlt.
    Sobald er 6 Plättchen hat, die er gegen eine Jade eintauschen kann, nimmt er die Jade.
    .title = Meng tauscht Plättchen ein
rule-solo-11 =
    In der Tages-Phase setzt Meng 1 Diener auf die Mauer, wenn er einen hat.
    In der Dämmerung braucht er 2 oder mehr Diener in seinem eigenen Vorrat: Er legt 1 zurück und setzt 1 ein.
    Wird die Mauer gewertet und hat er einen Diener darauf, nimmt er als Intrigevorteil eine Jade, wenn er 7 Schritte zurückgehen kann; kann er das nicht, erhält er 1 Diener, sofern er 1 Schritt zurückgehen kann und einen Diener im allgemeinen Vorrat hat.
    .title = Meng an der Mauer
rule-solo-12 =
    In der Tages-Phase kauft Meng die günstigste Jade, die er bezahlen kann.
    In der Dämmerung macht er kostenlos 1 Reiseschritt.
    .title = Meng und Jade
rule-solo-13 =
    In der Tages-Phase bewegt sich Mengs Intrigemarker 1 Schritt, und Meng nimmt die Medaille, wenn sie noch niemand genommen hat.
    In der Dämmerung legt er 1 Diener für 2 Schritte zurück.
    .title = Meng und die Intrige
rule-solo-14 =
    In der Tages-Phase bewegt sich Mengs Bote 1 Schritt.
    In der Dämmerung legt er 2 Diener zurück, um seinen Boten 1 Schritt und seinen Intrigemarker 1 Schritt zu bewegen.
    .title = Meng und der Palast
rule-solo-15 =
    In der Tages-Phase nimmt Meng ein Dekret und bezahlt die gewöhnlichen Kosten.
    Er sieht in Runde 1 auf Stufe 1, in Runde 2 auf Stufe 2 und in den Runden 3 und 4 auf Stufe 3.
    Von den zwei Dekreten wählt er das, das ihn in diesem Moment weniger kostet, und bei gleichen Kosten das auf dem unteren Platz.
    Kann er nicht bezahlen oder hat er beide, versucht er die Stufen darunter, abwärts, und dann die Stufen darüber, aufwärts: Gibt es ein Dekret, das er nehmen kann, nimmt er eines.
    In der Dämmerung macht er kostenlos 1 Reiseschritt.
    Von dem Dekret, das jeden Morgen eine Karte tauscht, erhält er stattdessen jeden Morgen 1 SP; mit dem Dekret für günstigeres Reisen kostet ihn das Reisen in der Dämmerung 1 Diener weniger.
    .title = Meng und Dekrete
rule-solo-16 =
    In der Tages-Phase setzt Meng 1 Diener auf eines seiner Schiffe, die unterwegs sind, oder setzt ein neues Schiff ein, wenn er keines beladen kann.
    Er nutzt die Aktion nie, um ein Schiff zu bewegen.
    In der Dämmerung braucht er 2 oder mehr Diener in seinem eigenen Vorrat: Er legt 1 zurück und setzt 1 ein.
    Sobald eines seiner Schiffe 3 Diener hat, nimmt er die Belohnung, in welchem Hafen und in welcher Phase auch immer.
    Als erste und zweite Belohnung nimmt er eine Karte, oder nur als erste, wenn er die Partie mit fünf Karten begonnen hat; jede spätere Belohnung sind 4 SP, ohne Grenze.
    Alle drei Diener kommen zurück in den allgemeinen Vorrat.
    .title = Meng auf dem Kanal
rule-solo-17 =
    Ist die Automa-Karte eine spezielle, tauscht Meng an seinem Fokus aus.
    Dann führt er sowohl die Kartenaktion als auch die Ortsaktion mit Option B aus und bezahlt nichts; Diener, die er auslegt, kommen aus dem allgemeinen Vorrat, und wenn dort keiner mehr ist, aus seinem eigenen.
    Reisen: 2 Schritte. Chinesische Mauer: 2 Diener. Jade: die günstigste. Intrige: 3 Schritte.
    Palast: 2 Botenschritte und 1 Intrigeschritt. Dekret: das Dekret, das er sonst wählen würde, für nur den 1 Diener, der daraufkommt. Kaiserkanal: 2 Diener.
    In der Dämmerung macht er kostenlos 1 Reiseschritt.
    .title = Spezielle Automa-Karten
rule-solo-18 =
    Die Endwertung ist wie immer, mit einem Unterschied: Meng kann gewinnen, ohne im Palast zu sein, erhält dann aber nichts für einen Platz dort.
    .title = Endwertung mit Meng
rule-solo-19 =
    Neutrale Diener auf Mengs Spielertableau markieren die Belohnungen, die er genommen hat: bis zu 2 für Karten und bis zu 3 für 4 SP; alle danach werden nicht markiert.
    Auf der Stufe „schwer“ besetzt einer davon von Anfang an ein Feld für Karten.
    .title = Mengs Belohnungen markieren

## Wo gedruckte Regelhefte sich unterscheiden

rules-section-edition = Wo gedruckte Regelhefte sich unterscheiden

rule-edition-1 =
    Ein gedrucktes Regelheft verpflichtet Dich, nach einem Austausch eine Aktion auszuführen; die anderen überlassen es Dir.
    Diese Ausgabe überlässt es Dir (ACTION-1).
    .title = Sind Aktionen Pflicht?
rule-edition-2 =
    Für Option B der Chinesischen Mauer sagt ein gedruckter Text 2 Diener, und die anderen sagen bis zu 2.
    In dieser Ausgabe setzt Du 1 oder 2 ein (WALL-2).
    .title = Diener bei Mauer B
rule-edition-3 =
    Ein gedrucktes Regelheft lässt mit der Kanalaktion ein Schiff aus Hafen 5 fahren, wobei es verloren geht; die anderen verlangen einen freien Hafen als Ziel.
    In dieser Ausgabe ist ein freier Hafen nötig (CANAL-5).
    .title = Aus Hafen 5 fahren
rule-edition-4 =
    Ein Beispiel in einem gedruckten Regelheft scheint einem neu eingesetzten Schiff kostenlos einen Diener mehr zu geben; die anderen sagen davon nichts.
    In dieser Ausgabe gibt es keinen kostenlosen Diener.
    .title = Diener auf einem neuen Schiff
rule-edition-5 =
    Manche gedruckten Regelhefte geben Meng in den vier Runden mindestens 1, 2, 3 und 4 Treffer, andere genau so viele.
    Diese Ausgabe spielt normalerweise mit genau so vielen (SOLO-8).
    Die Einstellung meng_matches wechselt zwischen beiden: exact oder at_least.
    .title = Mengs Treffer mit den Würfeln
rule-edition-6 =
    Gedruckte Regelhefte sind sich nicht einig, ob die Plättchen „Folgen“ und „Zoll“ auf die Aktion eines beliebigen Spielers reagieren oder nur auf die eines anderen.
    In dieser Ausgabe reagieren beide nur auf einen anderen Spieler (BONUS-2, BONUS-3).
    .title = Folgen und Zoll: wessen Aktion
rule-edition-7 =
    Ein gedrucktes Regelheft hat 12 Bonus-Reiseplättchen in sechs Arten und nennt insgesamt 32 Plättchen; die anderen haben 6 Bonus-Reiseplättchen in drei Arten unter den 32.
    Diese Ausgabe spielt normalerweise ohne Bonus-Reiseplättchen.
    Die Einstellung bonus_tokens ändert das: none; standard, mit 6 Bonus-Reiseplättchen und damit 32 Plättchen insgesamt; oder deluxe, wo zu diesen 32 noch sechs kommen.
    .title = Wie viele Bonusplättchen
rule-edition-8 =
    Für das Dekret, das am Morgen eine Karte tauscht, erlauben manche gedruckten Regelhefte eine Handkarte, eines Hand oder Ablagestapel, und eines sagt nur, eine Deiner Karten.
    In dieser Ausgabe ist es eine Handkarte, denn Du hast Deinen Ablagestapel in der Nacht davor aufgenommen (NIGHT-5).
    .title = Tausch am Morgen: welche Karte
rule-edition-9 =
    Nach manchen gedruckten Regelheften musst Du eintauschen, sobald Du mehr als sechs Plättchen hast, nach anderen Platz schaffen, bevor Du ein siebtes nimmst.
    Diese Ausgabe folgt TRADE-2; das siebte Plättchen darf also unter denen sein, die Du eintauschst.
    .title = Das siebte Plättchen
rule-edition-11 =
    In manchen gedruckten Regelheften tauscht Meng Plättchen nur ein, um B-Aktionen zu bezahlen, in anderen für jede Aktion.
    In dieser Ausgabe tut er es für jede Aktion (SOLO-10).
    .title = Wann Meng Plättchen eintauscht
rule-edition-12 =
    Manche gedruckten Regelhefte geben den Bonus der Nacht dem Spieler mit den meisten passenden Karten, manche dem mit den meisten Treffern, und eines dem, der die meisten Diener bekommen hat.
    In einem gedruckten Beispiel mit den Würfeln 3, 3 und 6 stehen zwei Spieler mit je 4 im Patt.
    Diese Ausgabe zählt, wie RULING-9 es sagt.
    .title = Die meisten Treffer zählen
rule-edition-13 =
    Am Morgen füllt ein gedruckter Text jedes Stadtfeld auf, dem ein Reisender, ein Plättchen oder beides fehlt; die anderen füllen nur Stadtfelder auf, die keines von beiden haben.
    In dieser Ausgabe darf ein Stadtfeld keines von beiden haben (MORNING-2).
    .title = Welche Stadtfelder aufgefüllt werden
rule-edition-14 =
    Ist Dein Bote schon im Palast, gibt ein gedruckter Text 1 SP für jede Aktion, die ihn bewegen würde, die anderen 1 SP für jeden Schritt.
    In dieser Ausgabe erhältst Du 1 SP für jeden Schritt (PALACE-3).
    .title = Schritte im Palast
rule-edition-15 =
    Wie viele Belohnungen Du in der Nacht nehmen darfst, sagen gedruckte Regelhefte verschieden: Eines erlaubt es mit jedem vollen Schiff, eines mit einem einzigen, und die übrigen sprechen von Spielern mit einem vollen Schiff.
    In dieser Ausgabe darfst Du mit jedem vollen Schiff eine Belohnung nehmen (NIGHT-4).
    .title = Anzahl der Belohnungen in der Nacht
rule-edition-16 =
    In einem gedruckten Regelheft verlässt Mengs Reisender den äußeren Ring, wenn Du ihm im Weg stehst, in den anderen nur, wenn auf dem Ring kein Plättchen mehr liegt.
    In dieser Ausgabe verlässt er ihn nur, wenn dort kein Plättchen mehr liegt (SOLO-9).
    .title = Wann Meng den Ring verlässt
rule-edition-17 =
    Für den Vorteil, der einen Würfel dreht, erlaubt ein gedrucktes Regelheft jede Zahl, die anderen jede Seite dieses Würfels.
    In dieser Ausgabe wählst Du eine Seite, die dieser Würfel hat (BENEFIT-3).
    .title = Einen Würfel drehen
rule-edition-18 =
    In einem gedruckten Regelheft zählt der doppelte Diener auf der Mauer oder einem Schiff als 2, wenn er flach gelegt wird; in den anderen zählt er einfach als 2.
    In dieser Ausgabe zählt er dort immer als 2 (DOUBLE-4).
    .title = Was der doppelte Diener zählt
rule-edition-19 =
    Manche gedruckten Regelhefte bewegen Deinen Reisenden zum nächsten Stadtfeld mit Plättchen, andere zu einem anderen Stadtfeld mit Plättchen.
    In dieser Ausgabe geht er zum nächsten auf den Wegen (TRAVEL-3).
    .title = Wie weit ein Reisender geht
rule-edition-20 =
    Die meisten gedruckten Regelhefte lassen Dir die Wahl, ob Du den Vorteil eines Reiseplättchens nutzt; eines lässt das Wort „darfst“ weg, und eines sagt nur, dass Du den Vorteil bekommst, wenn es einen gibt.
    In dieser Ausgabe ist es Deine Wahl (TRAVEL-1).
    .title = Ist der Vorteil eines Plättchens freiwillig?
rule-edition-21 =
    Ein gedrucktes Regelheft erhöht mit dem Plättchen „Wert +1“ den Wert aller Deiner Karten, die anderen nur den von Karten, die Du spielst.
    In dieser Ausgabe werden nur Karten erhöht, die Du spielst (BONUS-1).
    .title = Wofür „Wert +1“ gilt
rule-edition-22 =
    Manche gedruckten Regelhefte schreiben den Tausch am Morgen vor, in anderen ist er etwas, das Du darfst.
    In dieser Ausgabe darfst Du ihn ablehnen (DECREE-6).
    .title = Ist der Tausch am Morgen freiwillig?
rule-edition-23 =
    Ein gedrucktes Regelheft sagt, dass ein Schiff für eine Bewegung einen freien Hafen weiter vorn braucht, die anderen nur einen freien Hafen auf seiner Route.
    In dieser Ausgabe muss der freie Hafen weiter vorn liegen (CANAL-5).
    .title = Richtung einer Schiffsbewegung
rule-edition-24 =
    In manchen gedruckten Regelheften darfst Du die Diener des Morgens und die, die Deine Karten in der Nacht bringen, nehmen; in anderen nimmst Du sie einfach.
    In dieser Ausgabe erhältst Du sie ohne Rückfrage (MORNING-5, NIGHT-1).
    .title = Sind Einkommen und Diener der Nacht freiwillig?

## Entscheide

rules-section-ruling = Entscheide

rule-ruling-1 =
    Wo kein gedrucktes Regelheft eine Antwort gibt, spielt diese Ausgabe nach den folgenden Entscheiden.
    Du kannst bei jeder eigenen Entscheidung Plättchen eintauschen (TRADE-1), und auch zwischen den Schritten einer Aktion, wenn ein so erhaltener Diener einen Schritt möglich oder besser macht: etwa zwischen dem Bezahlen eines Dekrets und dem Einsetzen des Dieners oder zwischen den beiden Dienern von Kanal B, selbst wenn es nur noch auf eine Weise weitergeht.
    Du darfst also eine Aktion beginnen, die Du nur beenden kannst, indem Du unterwegs eintauschst.
    Alle Spieler haben unmittelbar vor der Endwertung in Spielerreihenfolge noch einmal Gelegenheit dazu.
    .title = Wann Du Plättchen eintauschen kannst
rule-ruling-2 =
    Niemand kann weniger als 0 SP haben.
    Wem ein Zoll gehört, der erhält ihn auch, wenn der andere Spieler keine SP zu verlieren hat.
    .title = Keine negativen SP
rule-ruling-3 =
    Ob eine 1 auf eine 9 trifft (EXCHANGE-4), hängt von den Werten ab, die auf den Karten stehen.
    „Wert +1“ und „doppelter Wert“ spielen nur eine Rolle, wenn Werte verglichen werden.
    .title = Gedruckte Werte: 1 und 9
rule-ruling-4 =
    Jedes Mal, wenn eine Wirkung von Dir einen Diener auf eines Deiner Schiffe gebracht oder es bewegt hat, darfst Du mit jedem vollen Schiff, das Du hast, eine Belohnung nehmen.
    In der Nacht darfst Du es auch (NIGHT-4).
    Für Kanal A genügt eine Belohnung: Wartet ein volles Schiff von Dir in einem Hafen, darfst Du sie nehmen, auch wenn Du keinen Diener einsetzt und kein Schiff bewegst.
    .title = Wann Du Belohnungen nehmen darfst
rule-ruling-5 =
    Du folgst (BONUS-3), sobald die Aktion des anderen Spielers ganz abgeschlossen ist und bevor seine nächste beginnt.
    Folgen mehrere, tun sie es in Spielerreihenfolge, gezählt von dem Spieler, der die Aktion ausgeführt hat.
    Wer folgt, wählt A oder B, bezahlt die Kosten und nutzt die eigenen Rabatte; auch die Medaille ist so zu bekommen.
    Einer Aktion, die durch Folgen ausgeführt wird, kann niemand folgen, aber sie kostet Zoll.
    .title = Wie das Folgen geht
rule-ruling-6 =
    Du führst eine Aktion aus, wenn Du ihre Option A oder B oder die Aktion Jade oder Dekret durchführst.
    Es macht keinen Unterschied, ob der Ort oder eine Karte Dir die Aktion gegeben hat: So oder so kostet sie Zoll, und andere dürfen folgen.
    Für eine Aktion, die Du ablehnst, gilt beides nicht.
    .title = Was Ausführen einer Aktion heißt
rule-ruling-7 =
    Hat kein Bote den Palast erreicht, gewinnt niemand.
    Die Spieler werden dann nach SP und danach nach Intrige gereiht, nur fürs Protokoll.
    .title = Niemand im Palast
rule-ruling-8 =
    Zeigen alle drei Würfel dieselbe Zahl, bringt jede Karte mit diesem Wert 3 Diener.
    .title = Drei gleiche Würfel
rule-ruling-9 =
    Die meisten Treffer (NIGHT-2) werden genauso gezählt wie die Diener (NIGHT-1): Jede Karte zählt einmal für jeden Würfel, der ihren Wert zeigt.
    Das stimmt mit dem gedruckten Beispiel überein, in dem eine 3 gegen die Würfel 3, 3 und 6 zweimal zählt.
    .title = Wie Treffer gezählt werden
rule-ruling-10 =
    Rabatte senken Kosten nie unter 0.
    Rabatte von Dekreten gelten von selbst; der des Rabatt-Plättchens (BONUS-6) gilt nur, wenn sein Besitzer es nutzen will, und beide werden zusammengezählt.
    Kein Rabatt gilt für den Diener, den Du auf ein Dekret setzt.
    .title = Wie Rabatte zusammenkommen
rule-ruling-11 =
    Legt Meng in einer speziellen Kanalaktion zwei Diener aus und der erste füllt ein Schiff, geht der zweite auf ein neues Schiff.
    Hat er kein Schiff mehr oder ist kein Hafen frei, bleibt der zweite Diener, wo er war.
    .title = Mengs zweiter Diener am Kanal
rule-ruling-12 =
    Der zusätzliche Diener des Mauer-Dekrets der Stufe 2 (DECREE-9) kommt aus dem allgemeinen Vorrat, sobald Du A oder B ausgeführt hast.
    Er darf es sein, der die Mauer abschließt, und schließt er sie zusammen mit den Dienern von A oder B ab, gibt es eine Wertung für alle zusammen.
    .title = Zeitpunkt des Mauer-Dekrets
rule-ruling-13 =
    Ist der Nachziehstapel leer, kannst Du keine Karte als Belohnung wählen.
    .title = Leerer Nachziehstapel
rule-ruling-14 =
    Meng lehnt nie ein Dekret für den Morgen ab.
    Bringt es einen Diener auf ein Schiff, geht er vor wie in SOLO-16.
    .title = Mengs Dekrete am Morgen
rule-ruling-15 =
    Um einen Austausch nach (b) von EXCHANGE-3 mit einer Karte zu bezahlen, musst Du eine zweite Handkarte haben.
    Die Karte, mit der Du bezahlt hast, liegt auf Deinem Ablagestapel und zählt darum, wenn Karten mit den Würfeln verglichen werden (NIGHT-1).
    .title = Mit einer Karte bezahlen
rule-ruling-16 =
    Bei einem Tausch darfst Du jede Karte auf dem Spielplan nehmen, auch die, die Du gerade dorthin gelegt hast, und Du darfst die weggeben, die Du gerade bekommen hast.
    Nach dem Tausch darfst Du noch die Ortsaktion ausführen, und davor einen zweiten Tausch, wenn Du ihn mit BONUS-5 wiederholst.
    .title = Welche Karten man tauschen kann
rule-ruling-17 =
    Hast Du gepasst und bekommst dann wieder eine Karte, weil Du eine zurücknimmst oder als Hafenbelohnung, machst Du wieder Züge.
    .title = Passen ist nicht endgültig
rule-ruling-18 =
    Das Plättchen, das eine Karte zurücknimmt (TOKEN-8), darf auch genau die Karte zurückbringen, die Du gerade bekommen hast.
    Ist Dein Ablagestapel leer, hat das Plättchen keine Wirkung.
    .title = Grenzen des Zurücknehmens
rule-ruling-19 =
    Ein Plättchen „Wert +1“, „Zoll“ oder „Folgen“, das Du ablehnst oder nimmst, während Dein eigener Vorrat leer ist, kommt gleich verdeckt in eine Nische.
    Der Diener, den Du zu so einem Plättchen legst, darf Dein doppelter Diener sein, der dann als 1 zählt.
    .title = Ein Bonusplättchen ablehnen
rule-ruling-20 =
    Wenn die Tages-Phase endet, gehen zuerst alle Diener zurück, die bei Bonusplättchen liegen, dann kommen diese Plättchen in Nischen, und dann tauschen alle mit mehr als sechs Plättchen ein (TRADE-2), in Spielerreihenfolge.
    Erst danach beginnen Dämmerung und Nacht.
    .title = Ende der Tages-Phase
rule-ruling-21 =
    „Wert +1“ und „doppelter Wert“ gelten nur für den Vergleich bei einem Austausch (EXCHANGE-2, EXCHANGE-3) und für das Dekret für gleiche Werte (DECREE-10).
    Sie helfen weder beim Plättchen, das Jade für eine Karte gibt (TOKEN-5), noch bei den Würfeln in der Nacht (NIGHT-1).
    Der gedruckte Wert wird verdoppelt, bevor etwas hinzukommt, und mehrere Plättchen „Wert +1“ zählen alle zusammen.
    .title = Wann erhöhte Werte zählen
rule-ruling-22 =
    Ein Plättchen „Zoll“ oder „Folgen“ betrifft nur Aktionen, die beginnen, nachdem es ausgelegt wurde.
    Es wirkt einmal für jedes Mal, dass die Aktion ausgeführt wird; eine zweimal ausgeführte Aktion löst es also zweimal aus.
    Vorteile von Plättchen und Wirkungen von Dekreten sind keine ausgeführten Aktionen, und der zusätzliche Diener von DECREE-9 kommt zu ihnen nicht hinzu.
    .title = Was Zoll und Folgen auslöst
rule-ruling-23 =
    Ohne einen einzigen Treffer kann kein Spieler den Bonus der Nacht bekommen (NIGHT-2).
    .title = Der Bonus braucht einen Treffer
rule-ruling-24 =
    Wird die Mauer mitten in einer Wirkung abgeschlossen, etwa durch ein Plättchen, durch Folgen oder ein Dekret, wird sie sofort gewertet, samt den Intrigevorteilen.
    Danach geht die unterbrochene Wirkung weiter.
    .title = Mauer mitten in einer Wirkung
rule-ruling-25 =
    Den zusätzlichen Diener von DECREE-9 darfst Du nur nutzen, wenn Du A oder B der Aktion Mauer ausführst.
    Ist Dein eigener Vorrat leer, kannst Du die Aktion Mauer nicht ausführen.
    .title = Mauer-Dekret nur mit Aktion
rule-ruling-26 =
    Bringt eine Wirkung einen Deiner Diener aus dem allgemeinen Vorrat auf ein Schiff oder auf die Mauer, darfst Du Deinen doppelten Diener dafür nehmen, wenn er im allgemeinen Vorrat liegt.
    .title = Doppelter Diener aus dem allgemeinen Vorrat
rule-ruling-27 =
    Wenn eine Wertung, eine genommene Belohnung oder ein Verlust auf See den doppelten Diener von der Mauer oder von einem Schiff nimmt, kommt er als ein einziger Stein in den allgemeinen Vorrat zurück.
    Bleibt er nach einer Wertung auf der Mauer, zählt er weiter als 2.
    .title = Der doppelte Diener kommt zurück
rule-ruling-28 =
    Bei Option B der Chinesischen Mauer oder des Kaiserkanals darf der doppelte Diener beide der zwei Diener zugleich sein oder einer der zwei.
    Der Diener, den Du für B zurücklegst, muss ein anderer Stein sein.
    .title = Doppelter Diener bei Option B
rule-ruling-29 =
    Die Vorteile, die Diener bringen (BENEFIT-1, BENEFIT-2), gibt es nicht, solange im allgemeinen Vorrat keiner von Dir liegt; sind dort zu wenige, erhältst Du die, die da sind.
    Die Reihenfolge, in der die Spieler ihre Vorteile nehmen (WALL-5), steht mit der Wertung der Mauer fest und ändert sich nicht.
    .title = Einzelheiten der Intrigevorteile
rule-ruling-30 =
    Ein Marker auf Schritt 14 bleibt stehen und behält seine Stelle im Stapel.
    Option A von Intrige kann Dir dort noch die Medaille bringen, und Option B des Palasts (PALACE-2) bewegt noch Deinen Boten.
    Verlässt ein Marker einen Stapel, bleiben die über ihm in derselben Reihenfolge.
    .title = Ende der Intrigeleiste
rule-ruling-31 =
    Die Medaille kannst Du mit Option A von Intrige (INTRIGUE-1) nehmen, ob Du sie durch den Ort, durch eine Karte oder durch Folgen ausführst.
    .title = Wege zur Medaille
rule-ruling-32 =
    Kommt Dein Bote mit dem ersten der zwei Botenschritte von PALACE-2 in den Palast, bringt der zweite 1 SP.
    .title = Mit zwei Schritten in den Palast
rule-ruling-33 =
    Du darfst B von Reisen (TRAVEL-2) wählen, wenn mindestens eine Bewegung möglich ist; stellt sich die zweite dann als unmöglich heraus, verfällt sie.
    Kann Dein Reisender kein Plättchen erreichen, kannst Du die Aktion Reisen nicht ausführen.
    .title = Reisen ohne Plättchen
rule-ruling-34 =
    Reichen die Plättchen nicht, um die Landkarte aufzufüllen (MORNING-2), kommen zuerst die Stadtfelder des äußeren Rings, von unten rechts in der Richtung, in der Meng reist, und dann die inneren Stadtfelder in der Reihenfolge ihrer Liste.
    Stadtfelder, für die kein Plättchen bleibt, bleiben leer.
    .title = Zu wenige Plättchen zum Auffüllen
rule-ruling-35 =
    Du tauschst genau die verlangte Anzahl Plättchen ein, wobei das Plättchen, das doppelt zählt, als 2 gilt.
    Musst Du eintauschen, während im allgemeinen Vorrat kein Diener von Dir liegt, kann es sein, dass Du nichts erhältst.
    .title = Genau eintauschen
rule-ruling-36 =
    Am Morgen (MORNING-4) nutzt Du alle Deine Dekrete in beliebiger Reihenfolge, bevor der nächste Spieler es tut.
    .title = Reihenfolge der Dekrete am Morgen
rule-ruling-37 =
    Option B des Kaiserkanals setzt genau zwei Diener ein, wenn nicht der doppelte Diener das ändert (RULING-28).
    Sind alle drei Deiner Schiffe unterwegs, kannst Du nur diese beladen.
    Du darfst nie mehr auf ein Schiff setzen, als es fasst.
    .title = Grenzen von Kanal B
rule-ruling-38 =
    Ein Schiff, das durch eine genommene Belohnung zurückkam, kann sofort wieder eingesetzt werden, sogar in derselben Aktion.
    Mit einem Schiff, das voll ist, sobald es eingesetzt wird, darfst Du sofort die Belohnung nehmen, wenn es in einem der Häfen 2 bis 5 liegt; in Hafen 1 gibt es nie eine.
    .title = Wieder einsetzen und sofort belohnt
rule-ruling-39 =
    Alle Schiffe müssen in der Nacht fahren (NIGHT-3), und jede Route wird für sich behandelt.
    Voll zu sein rettet ein Schiff in Hafen 5 nicht: Es ist verloren, denn Schiffe fahren vor den Belohnungen von NIGHT-4.
    .title = In der Nacht müssen Schiffe fahren
rule-ruling-40 =
    Das Dekret mit 1 SP für je 3 SP (DECREE-12) sieht auf Deine SP-Scheibe, wie sie nach der Wertung der Mauer (FINAL-1) steht.
    .title = Was „bis dahin“ heißt
rule-ruling-41 =
    Eine Karte, die am Morgen oder in der Tages-Phase zu Mengs Stapel kommt, wird unten hineingelegt.
    Am Ende der Nacht (NIGHT-5) wird sein Ablagestapel gemischt und ist sein neuer Stapel.
    .title = Mengs Kartenstapel
rule-ruling-42 =
    Nimmt Meng in der Tages-Phase das Plättchen „Karte für Jade“, während sein Stapel leer ist, erhält er 1 SP, genau wie in der Dämmerung.
    .title = Meng: keine Karte für Jade
rule-ruling-43 =
    Meng betritt die Landkarte auf dem ersten Stadtfeld mit Plättchen auf dem äußeren Ring, gesucht gegen den Uhrzeigersinn von unten rechts.
    Am nächsten heißt, die wenigsten Wege entfernt; sind mehrere Stadtfelder gleich nah, kommen zuerst die des Rings, von unten rechts in Mengs Richtung, und dann die inneren in der Reihenfolge ihrer Liste, wie in RULING-34.
    Um von einem inneren Stadtfeld auf den Ring zurückzukehren, geht er zu dem Stadtfeld des Rings mit Plättchen, das am nächsten ist.
    Liegt auf der Landkarte gar kein Plättchen, bewegt er sich nicht und bezahlt nicht.
    .title = Mengs Weg auf der Landkarte
rule-ruling-44 =
    Zu dem, was Meng bezahlen kann, gehören die Diener, die er durch Eintauschen von Plättchen erhalten könnte, soweit der allgemeine Vorrat es zulässt; gewöhnliche Plättchen tauscht er zuerst ein.
    So tauscht er für Aktionen in der Tages-Phase und in der Dämmerung ein, aber nicht, um den Vorteil eines Plättchens zu bezahlen.
    .title = Was Meng bezahlen kann
rule-ruling-45 =
    Mit einer speziellen Karte kostet ein Dekret Meng nichts, er braucht also nur einen Diener, um ihn daraufzulegen; welches Dekret günstiger ist, richtet sich weiter nach den gewöhnlichen Kosten.
    Seine Intrigeaktion mit einer speziellen Karte ist Option B, darum nimmt er die Medaille nicht.
    .title = Spezielle Karten: Dekrete und Intrige
rule-ruling-46 =
    Die Dekrete für günstigere Jade (DECREE-8), den zusätzlichen Diener auf der Mauer (DECREE-9) und günstigere Dekrete (DECREE-11) kommen alle auch Meng zugute.
    Den zusätzlichen Diener auf der Mauer nutzt er jedes Mal, auch in der Dämmerung und mit speziellen Karten.
    .title = Dekrete, die Meng helfen
rule-ruling-47 =
    Die neutralen Diener, die Mengs Belohnungen markieren (SOLO-19), zählen für sein Dekret zu Hafenbelohnungen (DECREE-16).
    Ist der Nachziehstapel leer, wenn er eine Karte bekommen sollte, erhält er stattdessen 4 SP.
    .title = Mengs Belohnungen zählen
rule-ruling-48 =
    Ist Meng Startspieler, kommt er vor Dir an die Reihe, wenn Dekrete für den Morgen genutzt werden (MORNING-4), in der Tages-Phase und bei Belohnungen in der Nacht (NIGHT-4).
    .title = Meng als Startspieler
rule-ruling-49 =
    Spielst Du die Expertenvariante gegen Meng, übernehmen die sieben Karten, die auf die Orte verteilt wurden, die Rolle der Startkarten, wenn sein Fokus bestimmt wird (SOLO-2).
    .title = Expertenvariante mit Meng
rule-ruling-50 =
    Bei Option A des Kaiserkanals (CANAL-1) wird der Diener eingesetzt, bevor das Schiff fährt.
    Die Mauer (WALL-3) wird erst gewertet, wenn alle Diener der Aktion eingesetzt sind.
    .title = Reihenfolge in einer Aktion
rule-ruling-51 =
    In der Dämmerung werden die Automa-Karten der Runde von der zuerst bis zur zuletzt gespielten genutzt; im Druck wird der Stapel dafür umgedreht.
    .title = Reihenfolge der Karten in der Dämmerung

## Was diese Ausgabe entscheidet, wo alle Regelhefte schweigen

rules-section-house = Wo alle Regelhefte schweigen
rule-house-1 =
    Eine Entscheidung mit nur einer erlaubten Wahl erledigt sich von selbst, außer wenn das den anderen etwas über eine Hand verraten würde (das Plättchen, das eine Karte mit Wert 7 oder mehr nimmt, fragt auch, wenn die Hand keine hat).
    Gefragt wird trotzdem, wenn ein mit Plättchen gekaufter Diener mehr möglich machen könnte als diese eine Wahl (RULING-1); und wo nur Eintauschen eine Aktion beenden kann, tut das niemand für Dich.
    .title = Entscheidungen mit einer Wahl
rule-house-2 =
    Das Eintauschen gegen einen Diener, den der allgemeine Vorrat nicht hat, wird nicht angeboten, außer wenn Du eintauschen musst (RULING-35).
    .title = Eintauschen gegen einen Diener, der nicht da ist
rule-house-3 =
    Verdeckte Plättchen gehen in der Reihenfolge weg, in der sie kamen.
    Offene Bonusplättchen gehen nur weg, wenn die verdeckten nicht reichen, und dann sagt ihr Besitzer, welche.
    .title = Welche Plättchen weggehen
rule-house-4 =
    Bei einem Austausch wirkt höchstens ein Plättchen „doppelter Wert“, und nur, wo es ihn kostenlos macht.
    .title = Ein „doppelter Wert“ je Austausch
rule-house-5 =
    Ob ein Plättchen „doppelte Aktion“ die Aktion einer Karte wiederholt, wird nach dem ersten Mal und denen, die ihm folgen, entschieden.
    Die Aktion einer Karte wird höchstens zweimal ausgeführt.
    .title = Wann „doppelte Aktion“ genutzt wird
rule-house-6 =
    Für eine Aktion dürfen mehrere Rabatt-Plättchen genutzt werden.
    Ein Plättchen wird umgedreht, wenn es genutzt wird, auch wenn die Aktion dann abgelehnt wird.
    .title = Mehrere Rabatt-Plättchen
rule-house-7 =
    Jedes Plättchen „Zoll“ und jedes Plättchen „Folgen“ zählt für sich: Zwei Zölle eines Besitzers an einem Ort bringen 2 SP, mit zwei Plättchen „Folgen“ darf ihr Besitzer zweimal folgen.
    .title = Mehrere Plättchen „Zoll“ und „Folgen“
rule-house-8 =
    Kanal A ohne eingesetzten Diener, ohne Bewegung und ohne Belohnung ist keine ausgeführte Aktion: Niemand folgt ihr, und kein Zoll wird fällig.
    .title = Kanal A ohne Wirkung
rule-house-9 =
    Intrige B wird am Ende der Leiste nicht angeboten; A nur, solange die Medaille noch zu haben ist.
    Meng gibt am Ende der Leiste nichts für Intrige aus.
    .title = Intrige am Ende der Leiste
rule-house-10 =
    Kanal B: Ein erster Diener darf nicht so eingesetzt werden, dass ein zweiter keinen Platz findet.
    Eine Belohnung, die dazwischen genommen wird, zählt als Platz und muss dann genommen werden; ein Diener, den Du dazwischen eintauschst, zählt als zweiter (RULING-1).
    .title = Platz für den zweiten Diener von Kanal B
rule-house-11 =
    Liegt nur der doppelte Diener im allgemeinen Vorrat, darf er dort auch bleiben, wenn Du Diener erhältst.
    .title = Der doppelte Diener allein im allgemeinen Vorrat
rule-house-12 =
    Von mehreren Schiffen, die unterwegs sind und Platz haben, belädt Meng das vollste, von gleich vollen das vorderste.
    .title = Welches Schiff Meng belädt
rule-house-13 =
    Ist Meng noch nicht auf der Landkarte und hat der Ring kein Plättchen, betritt er sie bei dem Plättchen, das dem Stadtfeld unten rechts am nächsten ist.
    .title = Meng betritt einen Ring ohne Plättchen
rule-house-14 =
    Meng tauscht Plättchen nur gegen Diener, die er braucht, und gegen Jade ein, nie gegen SP, auch nicht vor der Endwertung.
    .title = Wogegen Meng eintauscht
rule-house-15 =
    Gleiche Seiten eines Würfels sind eine Wahl, wenn ein Würfel gedreht wird.
    .title = Gleiche Seiten eines Würfels
rule-house-16 =
    Sollte Meng einmal in einer Runde alle seine Automa-Karten aufgedeckt haben, werden auch die dieser Runde gemischt.
    .title = Alle Automa-Karten in einer Runde
rule-house-17 =
    Ein Zoll wird fällig, wenn die Aktion abgeschlossen ist, samt einer Wertung der Mauer oder einer Belohnung, zu der sie führte, und bevor jemand folgt.
    Wer keine SP hatte, kann dann also welche haben.
    .title = Wann ein Zoll fällig wird
rule-house-18 =
    Die Mauer- oder Kanalaktion einer speziellen Karte von Meng setzt einen Diener ein, wenn nur einer übrig ist oder Platz hat.
    .title = Mengs spezielle Karte mit einem Diener
rule-house-19 =
    Alle Diener einer Bezahlung legst Du auf einmal zurück: Eintauschen kannst Du davor oder danach, nicht mittendrin.
    Plättchen, die die laufende Aktion noch für einen Diener braucht, kannst Du gegen nichts anderes eintauschen, und dieser Diener darf keiner sein, mit dem sich die Aktion nicht beenden ließe: Auf einem Dekret etwa nützt der doppelte Diener nichts.
    .title = Aktionen, die Eintauschen brauchen
