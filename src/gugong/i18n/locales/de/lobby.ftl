# Der Weg zum Spiel: die Startseite, ein Tisch vor seiner Partie, das Menü und die Seite über das Programm.

## Die Startseite

lobby-welcome = Vier Tage am Hof der Ming
lobby-play = Spielen
lobby-name = Dein Name
lobby-name-hint = Lass das Feld leer, und der Hof nennt Dich „{ $title }“.

# Für alle, die keinen Namen angeben; je höchstens 24 Zeichen.
lobby-title-1 = Siegelbewahrer
lobby-title-2 = Laternenträger
lobby-title-3 = Schreiber am Osttor
lobby-title-4 = Teemeister
lobby-title-5 = Mauerwächter
lobby-title-6 = Gartenpoet
lobby-title-7 = Freund der Kraniche
lobby-title-8 = Jadesammler

lobby-your-turn-at = { $count ->
    [one] An einem Tisch bist Du am Zug
   *[other] An { $count } Tischen bist Du am Zug
  }
lobby-lesson-title = Neu am Hof?
lobby-lesson = Eine erste Lektion auf dem echten Spielplan dauert etwa zehn Minuten, und Du kannst jederzeit aufhören.
lobby-lesson-start = Zeig mir das Spiel

## Wie man spielt

lobby-way-meng = Allein gegen Meng
lobby-way-meng-about = Das Solospiel: Meng folgt seinen Karten, Du folgst Deinen Plänen.
lobby-way-bots = Gegen Bots
lobby-way-bots-about = Ein bis vier Mitspieler, die Dich nie warten lassen.
lobby-way-screen = An einem Bildschirm
lobby-way-screen-about = Zwei bis fünf Menschen reichen diesen Bildschirm herum.
lobby-way-friends = Freunde einladen
lobby-way-friends-about = Alle am eigenen Bildschirm, über einen Link, den Du verschickst.

lobby-start = Los geht’s
lobby-open-table = Tisch eröffnen
lobby-starting = Das Spiel wird aufgebaut …
lobby-more-options = Mehr Einstellungen

## Einstellungen

lobby-meng = Wie stark Meng ist
lobby-meng-easy = Leicht
lobby-meng-easy-about = Nur eine seiner zwei speziellen Karten ist im Spiel.
lobby-meng-normal = Normal
lobby-meng-normal-about = Beide speziellen Karten sind im Spiel.
lobby-meng-hard = Schwer
lobby-meng-hard-about = Beide speziellen Karten, und Meng beginnt mit einer fünften Geschenkkarte.

lobby-opponents = Mitspieler
lobby-people = Menschen
lobby-players = Spieler
lobby-bots-too = Bots dazu
lobby-level = Wie gut sie spielen
lobby-level-novice = Neuling
lobby-level-novice-about = Macht das Beste aus dem eigenen Zug und sieht nicht weiter.
lobby-level-apprentice = Lehrling
lobby-level-apprentice-about = Hat viel gespielt und denkt nicht lange nach: eine gute Partie für die meisten.
lobby-level-courtier = Höfling
lobby-level-courtier-about = Denkt einige Züge voraus.
lobby-level-chancellor = Kanzler
lobby-level-chancellor-about = Denkt bei jeder Entscheidung bis zu einer Sekunde nach: am stärksten.
lobby-names = Wer spielt
lobby-name-of = Name von { $seat }
lobby-cover = Handkarten zwischen den Zügen verdecken
lobby-cover-about = Die Karten bleiben verdeckt, bis der nächste Spieler sagt: „Ich bin’s.“

lobby-bonus = Bonusplättchen
lobby-bonus-none = Keine
lobby-bonus-none-about = Das Grundspiel.
lobby-bonus-standard = Sechs
lobby-bonus-standard-about = Sechs Plättchen von drei Arten, die man auslegt: Wert +1, Zoll und Folgen.
lobby-bonus-deluxe = Zwölf
lobby-bonus-deluxe-about = Sechs weitere, jedes einmal zu nutzen: doppelter Wert, doppelte Aktion und Rabatt.
lobby-expert = Expertenvariante
lobby-expert-about = Startkarten, Nachziehkarten und die nicht benutzten Kartensätze werden zusammen gemischt: Jede Partie beginnt anders.
lobby-card-sets = Kartensätze
lobby-card-sets-45 = 4 und 5
lobby-card-sets-23 = 2 und 3
lobby-card-sets-12 = 1 und 2
lobby-card-sets-about = Der erste Satz ist Deiner, der zweite gehört Meng.
lobby-focus = Mengs Fokus
lobby-focus-any = Dem Zufall überlassen
lobby-focus-about = Wo seine speziellen Karten wirken.
lobby-matches = Mengs Treffer in der Nacht
lobby-matches-exact = So viele, wie die Nummer der Runde sagt
lobby-matches-exact-about = In Runde 1 einer, in Runde 2 zwei und so weiter.
lobby-matches-at-least = Mindestens so viele
lobby-matches-at-least-about = Mehr, wenn seine Karten öfter passen.
lobby-clock = Bedenkzeit
lobby-clock-none = Unbegrenzt
lobby-clock-none-about = Alle nehmen sich so viel Zeit, wie sie wollen.
lobby-clock-live = Ein Abend
lobby-clock-live-about = Feste Minuten für die ganze Partie, dazu einige Sekunden für jeden Zug.
lobby-clock-days = Fernpartie
lobby-clock-days-about = Feste Tage für jeden Zug.
lobby-clock-minutes = Minuten für die Partie
lobby-clock-seconds = Sekunden je Zug
lobby-clock-day-count = Tage je Zug
lobby-clock-after = Ist die Zeit um, spielt ein Bot weiter, bis Du zurückkommst.
lobby-who = Wer mitspielen kann
lobby-who-invited = Nur Eingeladene
lobby-who-invited-about = Wer den Link hat, kann sich setzen oder zusehen.
lobby-who-public = Alle
lobby-who-public-about = Der Tisch steht in der Liste auf der Startseite dieses Servers.

## Meine Partien

lobby-my-games = Meine Partien
lobby-none-yet = Hier warten bald Deine Partien auf Dich.
lobby-your-turn = Du bist am Zug
lobby-turn-of = { $player } denkt nach
lobby-ready = Bereit zum Start
lobby-day = Runde { $day }
lobby-watched = Du siehst zu
lobby-studied = Eine Studie
lobby-won-by = { $player } hat gewonnen
lobby-you-won = Du hast gewonnen
lobby-over = Zu Ende
lobby-expired = Geschlossen
lobby-expired-long = Dieser Tisch wurde geschlossen: Lange hat ihn niemand benutzt, und seine Partie hatte nicht begonnen.
lobby-nobody-won = Niemand hat gewonnen
lobby-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
  }
lobby-forget-of = Die Partie mit { $players } vergessen
lobby-forget-sure = Für immer vergessen?
lobby-cannot-ask = Gerade nicht abrufbar.
lobby-several = { $count } × { $name }

## Öffentliche Tische

lobby-public = Offene Tische
lobby-public-none = An einem offenen Tisch wartet gerade niemand.
lobby-join = Mitspielen
lobby-watch = Zusehen

## Links

lobby-links = Mehr
lobby-learn = Spiel lernen
lobby-rules = Regeln
lobby-load = Gespeicherte Partie studieren
lobby-about = Über das Spiel
lobby-language = Sprache
lobby-theme = Licht
lobby-theme-auto = Wie das System
lobby-theme-light = Tageslicht
lobby-theme-dark = Lampenlicht

## Der Warteraum

lobby-room = Warten auf Mitspieler
lobby-seat-of = Platz { $seat }
lobby-seat-free = Frei
lobby-seat-you = Du
lobby-seat-here = da
lobby-seat-away = gerade nicht da
lobby-sit = Hier sitzen
lobby-sit-too = Auch hier sitzen
lobby-sit-name = Der Name für diesen Platz
lobby-put-bot = Bot hierher
lobby-put-bot-at = Einen Bot auf Platz { $seat } setzen
lobby-clear = Freimachen
lobby-clear-of = Den Platz von { $player } freimachen
lobby-get-up = Aufstehen
lobby-invite = Freunde einladen
lobby-invite-about = Wer diesen Link öffnet, kann sich setzen oder zusehen, wenn alle Plätze besetzt sind.
lobby-invite-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copy-by-hand = Markiere den Link und kopiere ihn.
lobby-share = Teilen
lobby-share-text = Komm und spiel Gùgōng mit mir.
lobby-link-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere kommen können, starte den Server so und öffne die Seite unter der Adresse dieses Computers in Deinem Netz:
lobby-shut-ask = Lass Dir den ganzen Einladungslink noch einmal schicken: In ihm steht #invite=.
lobby-options = Was gespielt wird
lobby-option-players = { $count ->
    [one] Eine Person
   *[other] { $count } Spieler
  }
lobby-option-meng = Gegen Meng: { $level }
lobby-option-sets = Kartensätze { $first } (Deiner) und { $second } (Mengs)
lobby-option-focus = Mengs Fokus: { $location }
lobby-option-matches = In der Nacht hat Meng mindestens so viele Treffer, wie die Nummer der Runde sagt
lobby-option-bonus = Bonusplättchen: { $tokens }
lobby-option-expert = Expertenvariante
lobby-option-clock-none = Unbegrenzte Bedenkzeit
lobby-option-clock-live = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  } für die Partie und { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } für jeden Zug
lobby-option-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } für jeden Zug
lobby-option-public = Offen für alle
lobby-option-private = Nur auf Einladung
lobby-option-seeded = Der Zufall wurde beim Eröffnen des Tisches festgelegt
lobby-option-box = Spielmaterial: { $box }
lobby-begin = Partie starten
lobby-begin-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
lobby-begin-wait-leader = Wer den Tisch leitet, startet die Partie.
lobby-chat = Chat
lobby-chat-none = Noch hat niemand etwas gesagt.
lobby-chat-say = Sag etwas
lobby-chat-send = Senden
lobby-guest = { $name } (sieht zu)

## Das Menü

lobby-menu = Menü
lobby-menu-title = Menü und Einstellungen
lobby-motion = Figuren bewegen sich
lobby-pace = Züge der anderen
lobby-pace-read = zum Mitlesen
lobby-pace-brisk = zügig
lobby-pace-instant = sofort
lobby-waits = Nach jedem Zug der anderen warten
lobby-tips = Erklären, worauf ich zeige
lobby-explores = Tab springt auch zu jedem Bereich
lobby-shortcuts = Kürzel mit einer einzelnen Taste
lobby-text = Schrift
lobby-text-normal = normal
lobby-text-large = groß
lobby-text-larger = größer
lobby-sound = Ton, wenn ich am Zug bin
lobby-cover-hands = Handkarten zwischen den Zügen verdecken
lobby-keys = Tasten
lobby-key-choose = Wählen, was diese Nummer oder diesen Buchstaben hat
lobby-key-refuse = Ablehnen
lobby-key-undo = Rückgängig
lobby-key-restart = Zug neu beginnen
lobby-key-escape = Zurück
lobby-key-log = Log
lobby-key-explain = Tab springt auch zu jedem Bereich, um zu erklären, was dort liegt
lobby-key-tab = Von Möglichkeit zu Möglichkeit
lobby-key-arrows = Von Ding zu Ding in einem Bereich
lobby-key-help = Regeln
lobby-invite-watch = Jemanden zum Zusehen einladen
lobby-save = Partie herunterladen
lobby-study = Diesen Moment studieren
lobby-leave = Tisch verlassen
lobby-leave-sure = Ein Bot spielt für Dich weiter. Verlassen?
lobby-to-start = Zur Startseite

## Über

lobby-about-title = Über diese Ausgabe
lobby-about-unofficial = Dies ist eine inoffizielle digitale Ausgabe des Brettspiels Gùgōng für alle, die es mögen. Sie hat nichts mit dem Verlag oder dem Autor des Spiels zu tun, und nichts von deren Bildern oder Texten ist darin: Alles, was Du siehst, ist neu gezeichnet und geschrieben. Wenn es Dir gefällt, kauf Dir das Spiel.
lobby-about-version = Version { $version }
lobby-about-rules = Die Regeln sind aus gedruckten Regelheften erarbeitet. Wo diese schweigen oder voneinander abweichen, mussten wir entscheiden; jede Entscheidung ist aufgeschrieben.
lobby-about-rulings = Die Entscheidungen lesen
lobby-about-figures = Angaben zum Spielmaterial
lobby-about-figures-text = In den Regelheften steht nicht jede Zahl. Jede unserer Angaben steht dort, folgt aus dem, was dort steht, oder ist so rekonstruiert, dass das Spiel funktioniert. Hier sind die rekonstruierten; die Anmerkungen dazu sind auf Englisch.
lobby-about-figures-others = Woher die anderen Angaben kommen
lobby-about-figures-none = Es gibt keine Anmerkungen zu den Angaben.
lobby-about-stated = Steht in einem Regelheft
lobby-about-derived = Folgt aus dem, was dort steht
lobby-about-licence = Lizenz
lobby-about-licence-text = Das Programm ist freie Software unter der MIT-Lizenz.
lobby-about-fonts = Die Schriften sind EB Garamond und Source Sans 3, beide unter der SIL Open Font License.
lobby-about-others = Es enthält Arbeit von anderen; deren Lizenzen stehen hier:

## Listen und Einladungen

lobby-missing = { $count ->
    [one] Ein Mitspieler fehlt noch
   *[other] { $count } Mitspieler fehlen noch
  }
lobby-points-you = Du { $points }
lobby-points-of = { $player } { $points }
lobby-being-played = Die Partie läuft
lobby-invited = { $player } lädt Dich zu einer Partie Gùgōng ein.
lobby-invited-open = Du bist zu einer Partie Gùgōng eingeladen.
lobby-invited-free = { $count ->
    [0] Alle Plätze sind besetzt. Du kannst zusehen, sobald die Partie begonnen hat.
    [one] Ein Platz ist frei: Setz Dich dorthin.
   *[other] { $count } Plätze sind frei: Such Dir einen aus.
  }
lobby-seat-leads = leitet den Tisch
lobby-begin-wait-for = { $player } startet die Partie.

## Revanche

lobby-rematch-waits = Wir warten noch auf: { $players }.
lobby-rematch-begin = Sofort starten
lobby-rematch-open = Eine neue Partie wartet auf Dich
