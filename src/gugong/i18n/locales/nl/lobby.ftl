# Naar het spel: de startpagina, een tafel voordat het spel begint, het menu en de pagina over het programma.

## De startpagina

lobby-welcome = Vier Dagen aan het hof van de Ming
lobby-play = Spelen
lobby-name = Je naam
lobby-name-hint = Vul je niets in, dan noemt het hof je { $title }.

# Voor wie geen naam geeft; elk hoogstens 24 tekens.
lobby-title-1 = Hoeder van het Zegel
lobby-title-2 = Lantaarndrager
lobby-title-3 = Klerk der Oostpoort
lobby-title-4 = Theemeester
lobby-title-5 = Wachter van de Muur
lobby-title-6 = Dichter van de Tuin
lobby-title-7 = Kraanvogelvriend
lobby-title-8 = Jadeverzamelaar

lobby-your-turn-at = { $count ->
    [one] Je bent aan de beurt aan een tafel
   *[other] Je bent aan de beurt aan { $count } tafels
  }
lobby-lesson-title = Nieuw aan het hof?
lobby-lesson = Een eerste les op het echte bord duurt ongeveer tien minuten, en je kunt stoppen wanneer je wilt.
lobby-lesson-start = Laat me het spel zien

## Manieren om te spelen

lobby-way-meng = Alleen tegen Meng
lobby-way-meng-about = Het solospel: Meng volgt zijn kaarten, jij volgt je plannen.
lobby-way-bots = Tegen bots
lobby-way-bots-about = Een tot vier tegenspelers die je nooit laten wachten.
lobby-way-screen = Samen op dit scherm
lobby-way-screen-about = Twee tot vijf mensen geven dit scherm door.
lobby-way-friends = Vrienden uitnodigen
lobby-way-friends-about = Ieder op een eigen scherm, met een link die jij stuurt.

lobby-start = Start
lobby-open-table = Open de tafel
lobby-starting = Het spel wordt klaargezet …
lobby-more-options = Meer opties

## Opties

lobby-meng = Hoe moeilijk Meng is
lobby-meng-easy = Gemakkelijk
lobby-meng-easy-about = Slechts een van zijn twee Speciale Automakaarten doet mee.
lobby-meng-normal = Normaal
lobby-meng-normal-about = Zijn beide Speciale Automakaarten doen mee.
lobby-meng-hard = Moeilijk
lobby-meng-hard-about = Beide Speciale Automakaarten doen mee, en Meng begint met een vijfde Geschenkkaart.

lobby-opponents = Tegenspelers
lobby-people = Mensen
lobby-players = Spelers
lobby-bots-too = Bots erbij
lobby-level = Hoe goed ze spelen
lobby-level-novice = Beginner
lobby-level-novice-about = Haalt het meeste uit de eigen beurt en kijkt niet verder.
lobby-level-apprentice = Leerling
lobby-level-apprentice-about = Heeft veel gespeeld en denkt niet lang na: voor de meesten een goede tegenspeler.
lobby-level-courtier = Hoveling
lobby-level-courtier-about = Denkt een paar beurten vooruit.
lobby-level-chancellor = Kanselier
lobby-level-chancellor-about = Denkt maximaal een seconde na over elke beslissing: de sterkste.
lobby-names = Wie speelt er
lobby-name-of = Naam van { $seat }
lobby-cover = Handkaarten tussen de beurten verbergen
lobby-cover-about = De kaarten blijven verborgen tot de volgende speler zegt: “ik ben het”.

lobby-bonus = Bonus-Reisfiches
lobby-bonus-none = Geen
lobby-bonus-none-about = Het basisspel.
lobby-bonus-standard = Zes
lobby-bonus-standard-about = Zes fiches van drie soorten die naast je bord liggen: +1 waarde, tol en volgen.
lobby-bonus-deluxe = Twaalf
lobby-bonus-deluxe-about = Nog zes, elk één keer te gebruiken: dubbele waarde, dubbele actie en korting.
lobby-expert = Variant voor gevorderde spelers
lobby-expert-about = Startkaarten, trekkaarten en de sets die niemand speelt, worden door elkaar geschud: elk spel begint anders.
lobby-card-sets = Kaartsets
lobby-card-sets-45 = 4 en 5
lobby-card-sets-23 = 2 en 3
lobby-card-sets-12 = 1 en 2
lobby-card-sets-about = De eerste set is van jou, de tweede van Meng.
lobby-focus = Focus van Meng
lobby-focus-any = Aan het toeval
lobby-focus-about = Waar zijn Speciale Automakaarten werken.
lobby-matches = Gelijke waarden van Meng in de nacht
lobby-matches-exact = Evenveel als het nummer van de Dag
lobby-matches-exact-about = Op Dag 1 één, op Dag 2 twee, enzovoort.
lobby-matches-at-least = Minstens evenveel
lobby-matches-at-least-about = Meer, als zijn kaarten vaker gelijk zijn.
lobby-clock = Bedenktijd
lobby-clock-none = Onbeperkt
lobby-clock-none-about = Iedereen neemt rustig de tijd.
lobby-clock-live = Eén avond
lobby-clock-live-about = Een vast aantal minuten voor het hele spel, en een paar seconden extra voor elke beurt.
lobby-clock-days = Over meerdere dagen
lobby-clock-days-about = Een vast aantal dagen voor elke beurt.
lobby-clock-minutes = Minuten voor het spel
lobby-clock-seconds = Seconden per beurt
lobby-clock-day-count = Dagen per beurt
lobby-clock-after = Als de tijd op is, speelt een bot verder tot je terugkomt.
lobby-who = Wie er mag komen
lobby-who-invited = Alleen genodigden
lobby-who-invited-about = Wie de link heeft, kan gaan zitten of toekijken.
lobby-who-public = Iedereen
lobby-who-public-about = De tafel staat in de lijst op de startpagina van deze server.

## Mijn spellen

lobby-my-games = Mijn spellen
lobby-none-yet = Hier wachten straks je spellen op je.
lobby-your-turn = Jouw beurt
lobby-turn-of = { $player } denkt na
lobby-ready = Klaar om te beginnen
lobby-day = Dag { $day }
lobby-watched = Je kijkt toe
lobby-studied = Een studie
lobby-won-by = { $player } heeft gewonnen
lobby-you-won = Je hebt gewonnen
lobby-over = Afgelopen
lobby-expired = Gesloten
lobby-expired-long = Deze tafel is gesloten: niemand heeft haar lang gebruikt en het spel was niet begonnen.
lobby-nobody-won = Niemand heeft gewonnen
lobby-finished = { $count ->
    [one] { $count } afgelopen spel
   *[other] { $count } afgelopen spellen
  }
lobby-forget-of = Het spel met { $players } vergeten
lobby-forget-sure = Voorgoed vergeten?
lobby-cannot-ask = Hoe het ervoor staat, is nu niet te achterhalen.
lobby-several = { $count } × { $name }

## Openbare tafels

lobby-public = Openbare tafels
lobby-public-none = Er wacht nu niemand aan een openbare tafel.
lobby-join = Ga zitten
lobby-watch = Kijk toe

## Links

lobby-links = Meer
lobby-learn = Leer het spel
lobby-rules = Regels
lobby-load = Bestudeer een bewaard spel
lobby-about = Over dit spel
lobby-language = Taal
lobby-theme = Licht
lobby-theme-auto = Zoals het systeem
lobby-theme-light = Daglicht
lobby-theme-dark = Lamplicht

## De wachtkamer

lobby-room = Wachten op spelers
lobby-seat-of = Plaats { $seat }
lobby-seat-free = Vrij
lobby-seat-you = jij
lobby-seat-here = aanwezig
lobby-seat-away = even weg
lobby-sit = Ga hier zitten
lobby-sit-too = Ga ook hier zitten
lobby-sit-name = De naam voor deze plaats
lobby-put-bot = Zet hier een bot
lobby-put-bot-at = Zet een bot op plaats { $seat }
lobby-clear = Vrijmaken
lobby-clear-of = Maak de plaats van { $player } vrij
lobby-get-up = Sta op
lobby-invite = Vrienden uitnodigen
lobby-invite-about = Wie deze link opent, kan gaan zitten, of toekijken als alle plaatsen bezet zijn.
lobby-invite-link = Link naar deze tafel
lobby-copy = Kopieer de link
lobby-copied = Gekopieerd
lobby-copy-by-hand = Selecteer de link en kopieer hem.
lobby-share = Delen
lobby-share-text = Kom je Gùgōng met me spelen?
lobby-link-local = Deze link werkt alleen op deze computer. Om anderen binnen te laten, start je de server zo en open je de pagina met het adres van deze computer in je netwerk:
lobby-shut-ask = Vraag of iemand je de hele uitnodigingslink nog eens stuurt: daar staat #invite= in.
lobby-options = Wat er gespeeld wordt
lobby-option-players = { $count ->
    [one] Eén persoon
   *[other] { $count } spelers
  }
lobby-option-meng = Tegen Meng: { $level }
lobby-option-sets = Kaartsets { $first } (van jou) en { $second } (van Meng)
lobby-option-focus = Focus van Meng: { $location }
lobby-option-matches = In de nacht heeft Meng minstens evenveel gelijke waarden als het nummer van de Dag
lobby-option-bonus = Bonus-Reisfiches: { $tokens }
lobby-option-expert = Variant voor gevorderde spelers
lobby-option-clock-none = Zonder tijdslimiet
lobby-option-clock-live = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
  } voor het spel en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  } per beurt
lobby-option-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  } per beurt
lobby-option-public = Open voor iedereen
lobby-option-private = Alleen op uitnodiging
lobby-option-seeded = Wie de tafel maakte, heeft het toeval vooraf vastgelegd
lobby-option-box = Spelmateriaal: { $box }
lobby-begin = Start het spel
lobby-begin-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
  }
lobby-begin-wait-leader = Wie de tafel leidt, start het spel.
lobby-chat = Chat
lobby-chat-none = Er is nog niets gezegd.
lobby-chat-say = Zeg iets
lobby-chat-send = Verstuur
lobby-guest = { $name } (kijkt toe)

## Het menu

lobby-menu = Menu
lobby-menu-title = Menu en instellingen
lobby-motion = Stukken laten bewegen
lobby-pace = Beurten van anderen
lobby-pace-read = rustig
lobby-pace-brisk = vlot
lobby-pace-instant = meteen
lobby-waits = Wachten na elke beurt van anderen
lobby-tips = Uitleggen wat ik aanwijs
lobby-explores = Tab gaat ook langs elk gebied
lobby-shortcuts = Sneltoetsen met één toets
lobby-text = Tekst
lobby-text-normal = normaal
lobby-text-large = groot
lobby-text-larger = extra groot
lobby-sound = Geluid bij mijn beurt
lobby-cover-hands = Handkaarten tussen de beurten verbergen
lobby-keys = Toetsen
lobby-key-choose = Kies wat dat nummer of die letter heeft
lobby-key-refuse = Weigeren
lobby-key-undo = Ongedaan maken
lobby-key-restart = Beurt opnieuw beginnen
lobby-key-escape = Terug
lobby-key-log = Log
lobby-key-explain = Tab gaat ook langs elk gebied, om uit te leggen wat er ligt
lobby-key-tab = Van keuze naar keuze
lobby-key-arrows = Van ding naar ding in een gebied
lobby-key-help = Regels
lobby-invite-watch = Nodig iemand uit om te kijken
lobby-save = Download het spel
lobby-study = Bestudeer dit moment
lobby-leave = Verlaat de tafel
lobby-leave-sure = Een bot speelt voor je verder. De tafel verlaten?
lobby-to-start = Naar de startpagina

## Over

lobby-about-title = Over deze editie
lobby-about-unofficial = Dit is een onofficiële digitale editie van het bordspel Gùgōng, voor mensen die ervan houden. Deze editie staat los van de uitgever en de auteur van het spel, en er zit niets van hun tekeningen of teksten in: alles wat je ziet, is opnieuw getekend en geschreven. Heb je er plezier in, koop dan het bordspel.
lobby-about-version = Versie { $version }
lobby-about-rules = De regels zijn uitgewerkt naar gedrukte regelboeken. Waar die zwijgen of verschillen, moesten we zelf beslissen; elke beslissing is opgeschreven.
lobby-about-rulings = Lees de uitspraken
lobby-about-figures = Getallen van het spelmateriaal
lobby-about-figures-text = Niet elk getal staat in de regelboeken. Elk getal van ons staat er wel in, is afgeleid uit wat er staat, of is zo gereconstrueerd dat het spel werkt. Dit zijn de gereconstrueerde getallen; de aantekeningen zijn in het Engels, zoals die bij het spelmateriaal staan.
lobby-about-figures-others = Waar de andere getallen vandaan komen
lobby-about-figures-none = Er zijn geen aantekeningen bij de getallen.
lobby-about-stated = Genoemd in een regelboek
lobby-about-derived = Afgeleid uit wat genoemd is
lobby-about-licence = Licentie
lobby-about-licence-text = Het programma is vrije software onder de MIT-licentie.
lobby-about-fonts = De lettertypes zijn EB Garamond en Source Sans 3, beide onder de SIL Open Font License.
lobby-about-others = Er zit werk van anderen in; hun licenties staan hier:

## Lijsten en uitnodigingen

lobby-missing = { $count ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
  }
lobby-points-you = Jij { $points }
lobby-points-of = { $player } { $points }
lobby-being-played = Het spel is begonnen
lobby-invited = { $player } nodigt je uit voor een spel Gùgōng.
lobby-invited-open = Je bent uitgenodigd voor een spel Gùgōng.
lobby-invited-free = { $count ->
    [0] Alle plaatsen zijn bezet. Je kunt toekijken zodra het spel is begonnen.
    [one] Er is één plaats vrij: ga daar zitten.
   *[other] Er zijn { $count } plaatsen vrij: kies er een.
  }
lobby-seat-leads = leidt de tafel
lobby-begin-wait-for = { $player } start het spel.

## De revanche

lobby-rematch-waits = We wachten nog op { $players }.
lobby-rematch-begin = Start zonder te wachten
lobby-rematch-open = Er wacht een nieuw spel op je
