### De eerste les: een leraar naast de tafel. Korte zinnen; waarover het gaat, wordt op het bord aangewezen.

lesson-title = Je eerste les
lesson-neighbour = Buur
lesson-scene-of = { $scene } van { $scenes }: { $title }
lesson-scenes = De delen van de les
lesson-go-on = Verder
lesson-back = Terug
lesson-repeat = Nog een keer vanaf het begin van dit deel
lesson-skip = Sla dit deel over
lesson-next = Volgende deel
lesson-leave = Verlaat de les
lesson-opening = De les wordt klaargezet …
lesson-again = Probeer het opnieuw
lesson-to-do = Jij bent aan zet
lesson-not-now = Dat kan ook. Maar laten we eerst dit proberen:
lesson-read-on = Alles op zijn tijd. Lees eerst dit:
lesson-praise-1 = Goed gedaan.
lesson-praise-2 = Precies zo.
lesson-praise-3 = Heel goed.
lesson-praise-4 = Mooie zet.
lesson-play-bots = Speel je eerste spel
lesson-rules = Lees de regels

## Geschenken voor het hof

lesson-gifts = Geschenken voor het hof
lesson-gifts-welcome = Welkom in de Verboden Stad! Jij speelt Rood, je buur Wit: twee adellijke families die met Geschenken de gunst van de Ambtenaren aan het hof winnen.
lesson-gifts-goal = Dit is het belangrijkste: je Gezant klimt stap voor stap het Paleis in. Ben je na vier Dagen niet binnen, dan scoor je helemaal niets.
lesson-gifts-points = Verder wint wie de meeste punten heeft. Die haal je overal op het bord; je ziet zo hoe.
lesson-gifts-card = Je hebt vier Geschenkkaarten in je hand. Elke beurt ruil je er één voor een kaart op het bord. Neem je 6, de porseleinvaas.
lesson-gifts-place = Een kaart met een hogere waarde ruilt vrij. Bij het Paleis ligt een 4: leg je 6 daar.
lesson-gifts-own = De Ambtenaar is er blij mee. Een beurt heeft maximaal twee acties. Eerst die van je kaart: Intrige. Kies A: één stap, en omdat je vandaag de eerste bent, ook de Medaille. Morgen begin jij.
lesson-gifts-theirs = Nu de actie van de locatie. Kies B: twee van je Dienaren betalen, en je Gezant klimt twee stappen in plaats van één.
lesson-gifts-done = Twee van de acht stappen! En de 4 die je nam, ligt op je aflegstapel: morgen heb je die in je hand. Denk dus ook na over wat je neemt.

## Als je kaart laag is

lesson-paying = Dienaren, en Jade
lesson-paying-low = Je Dienaren doen het werk. Die in de Dienarenvoorraad staan klaar; die in de algemene voorraad moet je eerst ontvangen. Betalen doe je door Dienaren van de Dienarenvoorraad naar de algemene voorraad te sturen.
lesson-paying-card = Nu iets moeilijkers: alleen lage kaarten tegen hoge. Neem je 5, het theeservies.
lesson-paying-place = Je wilt graag Jade, maar daar ligt een 8. Leg er toch je 5 neer.
lesson-paying-pay = Een lager Geschenk moet je goedmaken: met 2 Dienaren, met een tweede kaart, of door van beide acties af te zien. Betaal met 2 Dienaren.
lesson-paying-gain = De ruil is gedaan, dus beide acties zijn voor jou. Eerst je kaart: voer de actie uit, en een Dienaar komt terug uit de algemene voorraad.
lesson-paying-jade = Nu de locatie: elk Jadehuis verkoopt Jade voor zoveel Dienaren als het toont. Neem de goedkoopste, in het eerste Jadehuis.
lesson-paying-done = Jade geeft punten aan het einde, en elke volgende meer dan de vorige: 1, 3, 6, 10, 15 punten voor één tot vijf. Maar Dienaren zijn snel op.

## Op reis

lesson-travel = Op reis
lesson-travel-map = Reizen levert je Dienaren, stappen, punten en meer op. Je Reiziger is in Jinan; elke stad waar nog een fiche ligt, heeft iets voor je.
lesson-travel-card = Neem je 8, de pipa. Die heeft geen eigen actie, maar verslaat bijna alles.
lesson-travel-place = Leg die bij Reizen: 8 is hoger dan 7.
lesson-travel-move = Kies A: reis één keer. (Met B zou je twee keer reizen, voor 2 Dienaren.)
lesson-travel-city = Je volgt de paden naar een stad met een fiche. Dat in Kaifeng zet je Gezant een stap vooruit: ga daarheen.
lesson-travel-token = Een fiche mag je één keer gebruiken, als je het neemt. Gebruik het!
lesson-travel-trade = Je buur heeft vandaag geen kaarten meer en past; jij bent weer aan de beurt. Je hebt nu vier fiches. Die kun je altijd omwisselen: 2 voor een Dienaar, 4 voor 2 punten, 6 voor 1 Jade. Wissel er vier om voor punten.
lesson-travel-done = Twee punten. Fiches zijn twee keer nuttig: als je ze vindt, en als je ze omwisselt.

## De Chinese Muur

lesson-wall = De Muur, en Intrige
lesson-wall-wall = Vier Dienaren voltooien de Muur. Jij hebt er één staan, en je buur ook. Wie er dan de meeste heeft, scoort 3 punten en zet de Gezant 1 stap vooruit.
lesson-wall-card = Neem je 1, de fruitschaal. Ook de actie van die kaart is de Muur.
lesson-wall-place = Bij de Muur ligt een 9, maar er is één uitzondering: een 1 verslaat een 9. Bescheidenheid behaagt de machtigen. Leg je 1 daar.
lesson-wall-first = Kaart en locatie tonen dezelfde actie, dus die mag je twee keer uitvoeren. Eerst je kaart: kies A, één Dienaar.
lesson-wall-second = Drie van de vier. Nu de locatie: kies weer A, en de Muur is voltooid.
lesson-wall-benefit = Jij had er de meeste: 3 punten, en je Gezant gaat vooruit. Nu mag ieder die meehielp Intrige in iets omzetten. Ga 3 stappen terug voor 2 Dienaren.
lesson-wall-done = Je Dienaren komen terug in de algemene voorraad. Houd de Intrige in het oog: wie verder staat, wint elke gelijke stand.

## Schepen en Decreten

lesson-canal = Het Kanaal, en Decreten
lesson-canal-ships = Een Schip van jou ligt met twee Dienaren in Haven 2. Met een vol Schip, met drie, kun je de beloning van zijn Haven claimen: hier 4 punten.
lesson-canal-card = Neem je 4, de bonsai. De actie ervan is het Kanaal.
lesson-canal-place = Leg die bij de Decreten, waar een 2 ligt. Zo krijg je beide in één beurt: Kanaal en Decreet.
lesson-canal-act = Eerst het Kanaal. Kies A: plaats een Dienaar op een Schip. (Daarna zou een Schip ook nog naar de volgende Haven kunnen varen.)
lesson-canal-load = Plaats hem op je Schip: dan is het vol.
lesson-canal-claim = Vol! Claim de 4 punten.
lesson-canal-take = Eén Dienaar blijft voorgoed op je bord, de andere komen terug. Kies nu een Decreet. Dit hier geeft 3 punten, en elke ochtend een Dienaar.
lesson-canal-done = De goedkope Decreten helpen elke ochtend, de middelste de hele tijd, en de dure geven punten aan het einde.

## Als de nacht valt

lesson-night = Lotdobbelstenen, en de nacht
lesson-night-dice = De Dag eindigt als niemand nog kaarten heeft. Dan worden de kaarten die je vandaag nam met deze Lotdobbelstenen vergeleken: een Dienaar voor elke gelijke waarde.
lesson-night-place = Je hebt nog één kaart, een 6. Twee Lotdobbelstenen tonen 5, en bij Intrige ligt een 5. Leg je 6 daar en neem die 5.
lesson-night-first = Kaart en locatie zijn allebei Intrige. Kies B: drie stappen, voor een Dienaar.
lesson-night-second = Nog een keer B. Dan valt de nacht: let op de Lotdobbelstenen.
lesson-night-envoy = Je 5 is gelijk aan twee Lotdobbelstenen: 2 Dienaren. En niemand heeft meer gelijke waarden, dus 3 punten, en je Gezant mag vooruit. Ja!
lesson-night-morning = De Schepen zijn één Haven verder gevaren, en de kaarten die je nam, zijn je nieuwe hand. In de ochtend worden de Lotdobbelstenen gerold en werkt je Decreet: gebruik het.
lesson-night-done = Iedereen ontvangt 4 Dienaren, en Dag 2 begint. Je buur had de Medaille en begint.

## Het Paleis in

lesson-palace = Het Paleis in
lesson-palace-last = De laatste Dag, en je laatste kaart. Je buur heeft veel meer punten, maar kijk: die Gezant is niet in het Paleis. De jouwe ook niet, op één stap na.
lesson-palace-place = Je hebt een 7. Bij het Paleis ligt een 4. Je weet wat je moet doen.
lesson-palace-enter = Kies A: de achtste stap leidt naar binnen. Wie het eerst komt, krijgt de beste plaats, 7 punten waard.
lesson-palace-done = Je buur heeft meer punten, maar geen plaats in het Paleis, en scoort dus niets. Je hebt gewonnen! Nu weet je alles wat je nodig hebt; de rest vertelt de tafel je als je iets aanwijst.
