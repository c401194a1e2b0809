### Die erste Lektion: jemand erklärt neben dem Tisch. Kurze Sätze; worum es geht, wird auf dem Spielplan gezeigt.

lesson-title = Deine erste Lektion
lesson-neighbour = Nachbar
lesson-scene-of = { $scene } von { $scenes }: { $title }
lesson-scenes = Die Teile der Lektion
lesson-go-on = Weiter
lesson-back = Zurück
lesson-repeat = Diesen Teil noch einmal von vorn
lesson-skip = Diesen Teil überspringen
lesson-next = Nächster Teil
lesson-leave = Lektion verlassen
lesson-opening = Die Lektion wird aufgebaut …
lesson-again = Noch einmal versuchen
lesson-to-do = Du bist dran
lesson-not-now = Auch das ist möglich. Aber versuchen wir erst das hier:
lesson-read-on = Alles zu seiner Zeit. Lies zuerst dies:
lesson-praise-1 = Gut gemacht.
lesson-praise-2 = Genau so.
lesson-praise-3 = Sehr gut.
lesson-praise-4 = Ein schöner Zug.
lesson-play-bots = Erste Partie spielen
lesson-rules = Regeln lesen

## Geschenke für den Hof

lesson-gifts = Geschenke für den Hof
lesson-gifts-welcome = Willkommen in der Verbotenen Stadt! Du bist Rot. Dein Nachbar, Weiß, ist ebenfalls eine vornehme Familie am Hof. Mit Geschenken gewinnt ihr beide die Gunst der Beamten.
lesson-gifts-goal = Das Wichtigste zuerst: Dein Bote steigt diese Stufen hinauf in den Palast. Wer nach vier Runden nicht drin ist, geht ganz leer aus.
lesson-gifts-points = Ansonsten gewinnt, wer die meisten Punkte hat. Die gibt es überall auf dem Spielplan, und Du wirst sehen, wie.
lesson-gifts-card = Du hast vier Geschenkkarten. In jedem Zug tauschst Du eine davon gegen eine Karte auf dem Spielplan aus. Nimm Deine 6, die Porzellanvase.
lesson-gifts-place = Mit einer Karte von höherem Wert ist der Austausch kostenlos. Am Palast liegt eine 4: Lege Deine 6 dorthin.
lesson-gifts-own = Dem Beamten gefällt sie. Ein Zug hat bis zu zwei Aktionen. Zuerst die Deiner Karte: Intrige. Wähle A: einen Schritt und, weil in dieser Runde noch niemand A gewählt hat, dazu die Medaille. In der nächsten Runde fängst Du an.
lesson-gifts-theirs = Nun die Aktion des Ortes. Wähle B: Bezahle mit zwei Dienern, und Dein Bote geht zwei Schritte statt einem.
lesson-gifts-done = Zwei von acht Schritten! Und die 4, die Du genommen hast, liegt auf Deinem Ablagestapel: In der nächsten Runde hast Du sie auf der Hand. Überleg also auch, was Du nimmst.

## Wenn Deine Karte niedrig ist

lesson-paying = Diener und eine Jade
lesson-paying-low = Deine Diener erledigen die Arbeit. Die in Deinem eigenen Vorrat stehen bereit; die im allgemeinen Vorrat musst Du erst erhalten. Bezahlen heißt: Diener aus dem eigenen in den allgemeinen Vorrat zurücklegen.
lesson-paying-card = Nun wird es schwieriger: nur niedrige Karten gegen hohe. Nimm Deine 5, das Teeservice.
lesson-paying-place = Du möchtest Jade, aber dort liegt eine 8. Lege Deine 5 trotzdem hin.
lesson-paying-pay = Ein geringeres Geschenk musst Du ausgleichen: mit 2 Dienern, mit einer zweiten Karte oder indem Du auf beide Aktionen verzichtest. Bezahle mit 2 Dienern.
lesson-paying-gain = Der Austausch ist bezahlt, also hast Du beide Aktionen. Zuerst Deine Karte: Führe ihre Aktion aus, und ein Diener kommt aus dem allgemeinen Vorrat zurück.
lesson-paying-jade = Nun der Ort: Jedes Haus verkauft Jade für so viele Diener, wie es zeigt. Nimm die billigste, im ersten Haus.
lesson-paying-done = Jade zählt am Ende, und jede mehr als die vorige: 1, 3, 6, 10, 15 Punkte für eine bis fünf. Aber Diener sind schnell weg.

## Unterwegs

lesson-travel = Unterwegs
lesson-travel-map = Reisen bringt Dir Diener, Schritte, Punkte und mehr. Dein Reisender ist in Jinan; jedes Stadtfeld mit Plättchen hat etwas für Dich.
lesson-travel-card = Nimm Deine 8, die Pipa. Sie hat keine eigene Aktion, aber sie schlägt fast alles.
lesson-travel-place = Lege sie bei Reisen ab: 8 ist mehr als 7.
lesson-travel-move = Wähle A: eine Bewegung. (B wären zwei Bewegungen, für 2 Diener.)
lesson-travel-city = Du folgst den Wegen zu einem Stadtfeld mit Plättchen. Das in Kaifeng bewegt Deinen Boten: Reise dorthin.
lesson-travel-token = Ein Plättchen darfst Du einmal nutzen, wenn Du es nimmst. Nutze es!
lesson-travel-trade = Dein Nachbar hat in dieser Runde keine Karten mehr und passt; Du bist wieder am Zug. Du hast jetzt vier Plättchen. Eintauschen kannst Du sie jederzeit: 2 für einen Diener, 4 für 2 Punkte, 6 für eine Jade. Tausche vier für Punkte ein.
lesson-travel-done = Zwei Punkte. Plättchen nützen Dir zweimal: wenn Du sie findest und wenn Du sie eintauschst.

## Die Chinesische Mauer

lesson-wall = Die Mauer und die Intrige
lesson-wall-wall = Vier Diener schließen die Mauer ab. Du hast einen dort und Dein Nachbar auch. Wer dann die meisten hat, bekommt 3 Punkte und einen Botenschritt.
lesson-wall-card = Nimm Deine 1, die Obstschale. Auch ihre Aktion ist die Mauer.
lesson-wall-place = An der Mauer liegt eine 9, aber es gibt eine Ausnahme: Die 1 schlägt die 9. Bescheidenheit gefällt den Mächtigen. Lege sie dorthin.
lesson-wall-first = Karte und Ort zeigen dieselbe Aktion, also darfst Du sie zweimal ausführen. Zuerst Deine Karte: Wähle A, einen Diener.
lesson-wall-second = Drei von vier. Nun der Ort: Wähle wieder A, und die Mauer ist abgeschlossen.
lesson-wall-benefit = Du hattest die meisten: 3 Punkte, und Dein Bote geht einen Schritt. Nun dürfen alle, die mitgebaut haben, Intrige einlösen. Geh 3 Schritte zurück für 2 Diener.
lesson-wall-done = Deine Diener kommen in den allgemeinen Vorrat zurück. Behalte die Intrige im Auge: Wer weiter vorn ist, gewinnt jedes Patt.

## Schiffe und Dekrete

lesson-canal = Der Kanal und die Dekrete
lesson-canal-ships = Eines Deiner Schiffe liegt mit zwei Dienern in Hafen 2. Mit drei ist es voll, und Du bekommst die Belohnung seines Hafens: hier 4 Punkte.
lesson-canal-card = Nimm Deine 4, den Bonsai. Seine Aktion ist der Kanal.
lesson-canal-place = Lege ihn bei den Dekreten ab, wo eine 2 liegt. So bekommst Du beides in einem Zug: Kanal und Dekret.
lesson-canal-act = Zuerst der Kanal. Wähle A: Setze einen Diener auf ein Schiff. (Danach könnte ein Schiff auch in den nächsten Hafen fahren.)
lesson-canal-load = Setze ihn auf Dein Schiff: Dann ist es voll.
lesson-canal-claim = Voll! Nimm die 4 Punkte.
lesson-canal-take = Ein Diener bleibt für immer auf Deinem Tableau, die anderen kommen zurück. Nun wähle ein Dekret. Dieses bringt 3 Punkte und jeden Morgen einen Diener.
lesson-canal-done = Die billigen Dekrete helfen jeden Morgen, die mittleren die ganze Zeit, und die teuren zählen am Ende.

## Wenn die Nacht anbricht

lesson-night = Die Würfel und die Nacht
lesson-night-dice = Der Tag endet, wenn niemand mehr Karten hat. Dann werden die Karten, die Du in dieser Runde genommen hast, mit diesen Würfeln verglichen: ein Diener für jeden Treffer.
lesson-night-place = Du hast noch eine Karte, eine 6. Zwei Würfel zeigen 5, und bei der Intrige liegt eine 5. Lege Deine 6 dorthin und nimm sie.
lesson-night-first = Karte und Ort zeigen beide Intrige. Wähle B: drei Schritte für einen Diener.
lesson-night-second = Noch einmal B. Dann bricht die Nacht an: Achte auf die Würfel.
lesson-night-envoy = Deine 5 passt zu zwei Würfeln: 2 Diener. Und niemand hat mehr Treffer, also 3 Punkte, und Dein Bote darf einen Schritt gehen. Ja!
lesson-night-morning = Die Schiffe sind einen Hafen weitergefahren, und die Karten, die Du genommen hast, sind Deine neue Hand. Am Morgen werden die Würfel geworfen, und Dein Dekret wirkt: Nutze es.
lesson-night-done = Alle erhalten 4 Diener, und Runde 2 beginnt. Dein Nachbar hatte die Medaille und fängt an.

## In den Palast

lesson-palace = In den Palast
lesson-palace-last = Die letzte Runde und Deine letzte Karte. Dein Nachbar hat viel mehr Punkte, aber sieh hin: Sein Bote ist nicht im Palast. Deinem fehlt auch noch ein Schritt.
lesson-palace-place = Du hast eine 7. Am Palast liegt eine 4. Du weißt, was zu tun ist.
lesson-palace-enter = Wähle A: Der achte Schritt führt hinein. Wer zuerst kommt, bekommt den besten Platz, für 7 Punkte.
lesson-palace-done = Dein Nachbar hat mehr Punkte, aber keinen Platz im Palast, und geht leer aus. Du hast gewonnen! Jetzt weißt Du alles Nötige; den Rest erfährst Du, wenn Du auf etwas zeigst.
