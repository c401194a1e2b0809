### Wat de terminal zegt. Het bord heeft 100 kolommen, dus de woorden zijn kort.

## De bovenste regel

cli-day = Dag { $day } van { $days }, { $phase }
cli-phase-morning = Ochtendfase
cli-phase-day = Dagfase
cli-phase-dusk = Schemerfase
cli-phase-night = Nachtfase
cli-phase-final = eindtelling
cli-phase-over = spel afgelopen
cli-dice = Worp {""}
cli-medal = Medaille {""}
cli-medal-free = bij Intrige
cli-start = Start {""}
cli-draw-pile = Trekstapel { $count }

## Koppen

cli-heading-places = Locaties: het Geschenk dat er ligt (* een Lotdobbelsteen toont de waarde), en wat er staat
cli-heading-decrees = { $known ->
    [yes] Decreten: OP, hoeveel je zou verwijderen (en nog 1 plaatsen), wie ze heeft
   *[no] Decreten: OP, hoeveel het volgende zou verwijderen (en nog 1 plaatsen), wie ze heeft
}
cli-heading-map = Landkaart: de ring op volgorde, de laatste stad grenst aan de eerste (h en een stad: paden)

## Locaties

cli-place-travel = Reizen
cli-place-wall = Muur
cli-place-jade = Jade
cli-place-intrigue = Intrige
cli-place-palace = Paleis
cli-place-decrees = Decreten
cli-place-canal = Kanaal

cli-action-palace = Paleis
cli-action-canal = Kanaal
cli-action-wall = Muur
cli-action-decrees = Decreet
cli-action-intrigue = Intrige
cli-action-travel = Reizen
cli-action-jade = Jade
cli-action-gain1 = ontvang 1
cli-action-gain2 = ontvang 2
cli-action-swap = wisselen
cli-action-none = –

cli-laid-out = Neergelegd {""}
cli-laid-at = { $short } bij { $place }
cli-token-piles = trekstapels { $first } + { $second }, omgewisseld { $traded }
cli-wall-complete = { $count } van { $needed } om te voltooien
cli-jade-house = voor { $cost }
cli-jade-plaza = plein voor { $cost }
cli-intrigue-steps = { $medal ->
    [yes] van { $steps }, Medaille hier
   *[no] van { $steps }
}
cli-palace-in = in, { $vp }
cli-palace-steps = van { $steps }
cli-palace-free = vrije plaatsen { $places }
cli-decrees-below = tegels hieronder
cli-port-none = –
cli-port-vp4 = 4 OP
cli-port-card = kaart
cli-port-double = dubbel
cli-port-any = keuze

## Decreten

cli-level-1 = ochtend
cli-level-2 = altijd
cli-level-3 = einde
cli-decree-vp = { $vp } OP
cli-decree-cost = −{ $cost }
cli-decree-yours = jouwe

cli-decree-level1-intrigue = Gefluister
cli-decree-level1-ship = Konvooien
cli-decree-level1-servant = Gevolg
cli-decree-level1-envoy = Petities
cli-decree-level1-swap = Beleefdheden
cli-decree-level2-travel = Postwegen
cli-decree-level2-jade = Jadelicentie
cli-decree-level2-wall = Metselaars
cli-decree-level2-equal = Gelijke maat
cli-decree-level2-decree = Kanselarij
cli-decree-level3-score = Roem
cli-decree-level3-eight = Eerbewijzen
cli-decree-level3-jade = Schatkamer
cli-decree-level3-decrees = Archief
cli-decree-level3-harbours = Handelshuis

cli-effect-level1-intrigue = Intrige +2
cli-effect-level1-ship = laad 1 (algem.)
cli-effect-level1-servant = ontvang 1
cli-effect-level1-envoy = Gezant +1
cli-effect-level1-swap = wissel 1 kaart
cli-effect-level2-travel = Reizen B −1
cli-effect-level2-jade = Jade −1
cli-effect-level2-wall = Muur +1
cli-effect-level2-equal = gelijk is gratis
cli-effect-level2-decree = Decreten −1
cli-effect-level3-score = 1 OP/{ $per } OP
cli-effect-level3-eight = { $eight } OP
cli-effect-level3-jade = { $jade } OP/Jade
cli-effect-level3-decrees = { $decrees } OP/Decreet
cli-effect-level3-harbours = { $harbours } OP/beloning

## De landkaart

cli-map-ring = ring
cli-map-inner = kern

cli-token-gain1 = ontv. 1
cli-token-gain2 = ontv. 2
cli-token-envoy = Gezant
cli-token-intrigue = Intrige
cli-token-discard-for-jade = 7+→Jade
cli-token-servants-for-jade = 3→Jade
cli-token-swap = wissel
cli-token-take-back = terug
cli-token-ship = Schip
cli-token-vp2 = 2 OP
cli-token-wall = Muur
cli-token-double = dubbel
cli-token-plus-one = waarde+1
cli-token-toll = tol
cli-token-follow = volgen
cli-token-double-value = waarde×2
cli-token-double-action = actie×2
cli-token-discount = korting

## Spelers

cli-column-seat = ── Spelers ───────
cli-column-vp = OP
cli-column-hand = hand
cli-column-discard = afleg
cli-column-pool = vrrd
cli-column-supply = algem.
cli-column-double = dubbel
cli-column-jade = Jade
cli-column-ships = schip
cli-column-rewards = 4OP/krt/dub
cli-column-tokens = fiches, open fiches
cli-double-locked = vast
cli-double-supply = algem.
cli-double-pool = vrrd
cli-double-wall = Muur
cli-double-ship = Schip
cli-double-laid = gelegd
cli-ships-out = { $count }/{ $all }
cli-face-up = { $count ->
    [one] { $short }
   *[other] { $count }{ $short }
}
cli-up-double = dub
cli-up-double-value = w×2
cli-up-double-action = a×2
cli-up-discount = kort
cli-pile-hand = Hand
cli-pile-discard = Afleg
cli-meng-cards = Meng: focus { $focus }; nog { $pile } kaarten; vandaag { $today }; eerder { $earlier }
cli-automa-travel = Reizen
cli-automa-wall = Muur
cli-automa-jade = Jade
cli-automa-intrigue = Intrige
cli-automa-palace = Paleis
cli-automa-decrees = Decreten
cli-automa-canal = Kanaal
cli-automa-special = speciaal

## Opties

cli-option-city = { $city }: { $short }
cli-greyed = { $options }: { $why }

## Het gesprek

cli-welcome = Gùgōng
cli-ask-players = Hoeveel spelers, 1 tot { $most } (1: alleen tegen Meng)? [{ $default }]
cli-ask-people = Hoeveel van hen zijn mensen aan dit scherm, 1 tot { $most }? [{ $default }]
cli-ask-meng = Hoe sterk is Meng: { $words }? [{ $default }]
cli-ask-bonus = Bonus-Reisfiches: { $words }? [{ $default }]
cli-ask-level = Welke van deze zijn de andere spelers? [{ $default }]
cli-about-novice = haalt het meeste uit de eigen beurt en kijkt niet verder
cli-about-apprentice = heeft veel gespeeld en denkt niet lang na: voor de meesten een goede tegenspeler
cli-about-courtier = denkt enkele beurten vooruit
cli-about-chancellor = denkt een seconde na over elke beslissing: de sterkste
cli-ask-again = “{ $answer }” is geen van deze: { $allowed }.
cli-thinking = { $player } ({ $opponent }) denkt na …
cli-pass-keyboard = { $named ->
    [no] { $player } beslist nu: geef het toetsenbord door.
   *[yes] { $name } ({ $player }) beslist nu: geef het toetsenbord door.
}
cli-press-enter = Druk op Enter om verder te gaan.
cli-news = Sinds je laatste beslissing
cli-prompt = { $count ->
    [one] Enter, of u terug · r opnieuw · s opslaan · l log · h hulp · b bord · q stoppen >
   *[other] { $least } tot { $most }, of u terug · r opnieuw · s opslaan · l log · h hulp · b bord · q stoppen >
}
cli-prompt-over = u terug · s opslaan · l log · h hulp · b bord · q stoppen >
cli-compiling = compileren, eenmalig na installatie
cli-warming-up = { $searching ->
    [yes] De motor warmt op de achtergrond op; speel gerust verder. Tot dan spelen tegenspelers op instinct.
   *[no] De motor warmt op de achtergrond op; speel gerust verder.
}
cli-bot-failed = { $player } ({ $opponent }) kon niet kiezen ({ $why }); deze keer koos het toeval.
cli-bot-failed-at-end = { $player } ({ $opponent }) maakte na het einde van het spel een fout ({ $why }); de uitslag blijft staan.
cli-too-narrow = Het bord heeft een venster van { $width } kolommen nodig; maak dit breder en typ b.
cli-kept = Het spel is opgeslagen. Ga verder met: gugong play --resume { $path }
cli-kept-over = Het spel is opgeslagen. Bekijk het opnieuw met: gugong replay { $path }

cli-not-understood = { $given ->
    [yes] “{ $line }” is geen nummer uit de lijst en geen opdracht; h toont de opdrachten.
   *[no] Typ een nummer uit de lijst, of h voor de opdrachten.
}
cli-no-such-number = Optie { $number } is hier niet; kies { $least } tot { $most }.
cli-game-is-over = Het spel is afgelopen; u neemt de laatste beslissing terug, q stopt.
cli-nothing-to-undo = Er is geen beslissing van jou om terug te nemen.
cli-undo-barrier = Dit neemt terug wat anderen deden of wat het toeval onthulde. Is iedereen aan tafel het eens? j/n
cli-yes-letter = j
cli-nothing-to-redo = Er is niets teruggenomen, dus er is niets om opnieuw te doen.
cli-overwrite = { $path } bestaat al. Overschrijven? j/n
cli-saved = Opgeslagen in { $path }.
cli-log-hint = l en een getal toont zoveel regels, l alles toont alles, b het bord.

cli-help =
    Een nummer kiest een optie; 0 slaat af.
    u  terug tot je laatste beslissing        r  doet opnieuw wat is teruggenomen
    s  slaat op (s BESTAND: in dat bestand)   l  het log (l 50: zoveel regels, l alles: alles)
    b  nog een keer het bord                  q  stopt; het spel wordt opgeslagen
    h  deze hulp (h bord: de tekens op het bord; h WOORD: een speelstuk, een locatie, een stad
       of een regel, zoals h tol, h Roem, h Beijing, h reizen, h travel-3)
cli-help-board-word = bord
cli-help-board =
    ● Rood, ◆ Wit, ▲ Oranje, ■ Lila en ⬢ Blauw zijn de spelers; ▸ staat voor wie beslist.
    Een * achter een waarde: een Lotdobbelsteen toont die, dus die telt in de Nachtfase.
    Muur: Dienaren per speler. Intrige: de hoogste Intrigeschijf eerst.
    Paleis: de stappen van elke Gezant, of “in” en de OP van de plaats; dan de vrije plaatsen.
    Jade: wat 1 Jade je in elk Jadehuis kost, ◈ voor elke Jade die er nog is.
    Kanaal: de Havens 1 tot 5 met hun beloningen; ●2 is een Schip van Rood met 2 Dienaren.
    Decreten: −2 is hoeveel Dienaren je verwijdert; daarna plaats je er nog 1 op de tegel.
    Spelers: OP zijn punten, vrrd is de Dienarenvoorraad, algem. de algemene voorraad;
    beloningen in de volgorde 4 OP / kaart / Dubbele Dienaar; fiches: het aantal gesloten fiches,
    dan de open fiches: dub dubbel, w×2 dubbele waarde, a×2 dubbele actie, kort korting.
cli-help-city = Paden vanuit { $city }: { $paths }.
cli-help-more = h en een id toont die regel.

## Het einde

cli-winner = { $player } wint
cli-nobody-wins = Niemand is in het Paleis, dus niemand wint; de volgorde is alleen ter informatie
cli-rank = { $score ->
    [one] { $player }: 1 punt
   *[other] { $player }: { $score } punten
}
cli-points = Punten
cli-points-total = Som
cli-in-palace = In het Paleis
cli-inside = { $inside ->
    [yes] ja
   *[no] nee
}
cli-points-score = Score
cli-outside = { $total ->
    [one] { $player } is niet in het Paleis: { $player } kan niet winnen, en dat ene punt telt als 0 (FINAL-5).
   *[other] { $player } is niet in het Paleis: { $player } kan niet winnen, en de { $total } punten tellen als 0 (FINAL-5).
}
cli-meng-outside = Meng is niet in het Paleis, maar hij kan ook zo winnen (SOLO-18).

## Terugkijken

cli-replay-prompt = { $at } van { $last }: Enter volgende · p vorige · een nummer · e einde · q stoppen >
cli-replay-not-understood = “{ $line }” is geen Enter, n, p, e of q en geen nummer tot { $last } >
cli-replay-secret = { $player } beslist.

## Dozen

cli-box-good = { $name } is een doos waarmee je kunt spelen.
cli-box-fingerprint = vingerafdruk { $print }
cli-box-cards = { $count } Geschenkkaarten met samen een waarde van { $total }
cli-box-tokens = { $base } Reisfiches, { $standard-bonus } Bonus-Reisfiches, { $deluxe-bonus } voor deluxe
cli-box-decrees = Decreten kosten { $first }, { $second } en { $third } naar niveau
cli-box-dice = Lotdobbelstenen { $dice }
cli-box-cities = { $a } steden op zijde A, { $b } op zijde B
cli-box-automa = { $count } kaarten voor Meng
cli-box-differs = { $differs ->
    [yes] Verschillen met de standaarddoos: { $parts }.
   *[no] De cijfers zijn die van de standaarddoos.
}

## Regels

cli-reconstructed =
    De regels zijn die van de gedrukte regelboeken, maar sommige cijfers van de standaarddoos zijn gereconstrueerd, omdat
    de regelboeken ze alleen als plaatje tonen: de meeste kaartwaarden en kaartacties en sommige namen van Geschenken; het
    aantal van elk Reisfiche; de kosten van Decreten van niveau 2 en 3; de zijden van de Lotdobbelstenen; de kosten en
    plaatsen van de Jadehuizen; de lagere plaatsen in het Paleis; alle steden en paden; hoe vaak elke locatie op de kaarten
    van Meng staat. Wie het spel heeft, kan met de eigen cijfers spelen: gugong play --box FILE, gugong box check FILE.

## Wat er mis is, en wat goed zou zijn

cli-unknown-rule = { $known ->
    [yes] Er is geen regel of deel “{ $rule }”; bedoelde je { $near }?
   *[no] Er is geen regel of deel “{ $rule }”; gugong rules toont ze allemaal.
}
cli-no-such-file = Er is geen bestand { $path }; geef het pad van een opgeslagen spel.
cli-not-text = { $path } is geen opgeslagen spel: het is geen UTF-8-tekst; geef het pad van een opgeslagen spel.
cli-cannot-read = { $path } kan niet worden gelezen ({ $why }); geef het pad van een opgeslagen spel.
cli-cannot-write = { $path } kan niet worden geschreven ({ $why }); geef een ander pad.
cli-usage = { $fault }; { $command } --help vertelt wat je kunt opgeven
cli-bad-people = { $most ->
    [one] Tegen Meng moet --people 1 zijn, niet { $people }.
   *[other] --people moet een getal van 1 tot { $most } zijn (de spelers), niet { $people }.
}
cli-too-many-names = { $people ->
    [one] Er zijn { $names } namen gegeven voor 1 persoon; geef er een.
   *[other] Er zijn { $names } namen gegeven voor { $people } personen; geef er hoogstens een per persoon.
}
cli-no-opponents = { $meng ->
    [yes] Tegen Meng zijn er geen andere tegenspelers; laat --opponents weg.
   *[no] Mensen bezetten alle plaatsen ({ $people }), dus er is er geen voor een tegenspeler; laat --opponents of een van de mensen weg.
}
cli-too-many-opponents = { $seats ->
    [one] Er zijn { $opponents } tegenspelers gegeven voor 1 vrije plaats; geef er een.
   *[other] Er zijn { $opponents } tegenspelers gegeven voor { $seats } vrije plaatsen; geef er hoogstens een per plaats.
}
cli-bot-not-made = De speler “{ $opponent }” kan niet worden gemaakt ({ $why }); kies een andere voor --opponents.
cli-bad-card-sets = --card-sets moet 4,5 of 2,3 of 1,2 zijn, niet “{ $given }”.
cli-resume-alone = Met --resume komt de startopstelling uit het bestand; laat { $option } weg.
cli-no-such-seat = Er is geen plaats “{ $seat }”; geef een getal van 0 tot { $most }, een kleur ({ $colours }) of spectator.

cli-serving = De tafels zijn open op http://{ $host }:{ $port } (Ctrl+C stopt)
cli-no-extra = Hiervoor is { $module } nodig, en dat is niet geïnstalleerd: { $command }
cli-no-log-level = Logniveau { $level } bestaat niet; er zijn debug, info, warning en error.
cli-cannot-listen = De server kan niet luisteren op { $host }, poort { $port } ({ $why }); kies iets anders met --host en --port.
cli-cannot-listen-metrics = De meetwaarden kunnen niet worden aangeboden op { $host }, poort { $port } ({ $why }); kies iets anders met --metrics-host en --metrics-port.
cli-bad-public-url = { $url } kan niet het adres van de pagina zijn; schrijf het als https://play.example.org.
cli-bad-host-name = { $host } kan geen hostnaam zijn; schrijf hem zonder schema, poort en pad, zoals play.example.org.
cli-bad-proxy = { $proxy } noemt geen proxy's; geef adressen of netwerken met komma's ertussen, zoals 127.0.0.1,10.0.0.0/8, of * voor alle.
cli-proxies-everybody = Elke client wordt als proxy vertrouwd (--behind-proxy '*'): wie deze poort bereikt, kan elk adres beweren, en geen limiet per adres geldt. Noem in plaats daarvan het adres van de proxy, of zorg dat alleen die de poort bereikt.
cli-bad-contact = Via { $contact } ben je niet te bereiken; schrijf mailto: en je adres, of een adres met https.
cli-smtp-needs = Voor e-mails heeft de server ook --mail-from nodig, het adres waar ze vandaan komen, en --public-url, het adres van de pagina.
cli-bad-sender = { $sender } is geen e-mailadres.
cli-bad-smtp = Dat is niet het adres van een mailserver; gebruik smtp://user@host:587, smtps://user@host:465 of smtp+plain://host:25, en geef het wachtwoord met --smtp-password-file.
cli-no-password-file = Het bestand { $file } met het wachtwoord kan niet worden gelezen.

cli-home = { $browser ->
    [yes] Gùgōng is open in je browser, op { $address }. Je spellen worden bewaard; Ctrl+C beëindigt het programma.
   *[no] Gùgōng wacht op je op { $address }: open dat in je browser. Je spellen worden bewaard; Ctrl+C beëindigt het programma.
}
cli-home-already = { $browser ->
    [yes] Gùgōng draait al; de pagina wordt geopend, op { $address }.
   *[no] Gùgōng draait al, op { $address }: open dat in je browser.
}
