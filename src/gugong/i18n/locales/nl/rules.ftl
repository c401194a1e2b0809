### De regels die spelers in het spel lezen: één bericht per regel, genoemd naar de id.
### Elke zin staat op een eigen regel; wie een regel toont, mag de zinnen achter elkaar zetten.
### Id's van andere regels in de tekst, zoals TRADE-2, kunnen links worden.

## Startopstelling

rules-section-setup = Startopstelling

rule-setup-1 =
    Gùgōng is voor 2 tot 5 spelers; één persoon kan ook alleen tegen Meng spelen (SOLO-1).
    Met 1 tot 3 spelers gebruik je zijde A van het Speelbord, met 4 of 5 spelers zijde B.
    De zijden hebben verschillende landkaarten, Jadehuizen en plaatsen in het Paleis, en zijde A heeft één route op het Grote Kanaal waar zijde B er twee heeft.
    .title = Spelers en zijden van het bord
rule-setup-2 =
    Je begint met 12 Dienaren: 6 in je Dienarenvoorraad en 6 in je algemene voorraad.
    Je Dienarenvoorraad ligt op je Spelersbord en bevat de Dienaren die je kunt gebruiken; je algemene voorraad ligt naast het bord en bevat de Dienaren die je eerst moet ontvangen.
    Een Dienaar ontvangen is hem van de algemene voorraad naar de Dienarenvoorraad verplaatsen, zolang er in de algemene voorraad nog een is; een Dienaar verwijderen is hem van de Dienarenvoorraad naar de algemene voorraad sturen; een Dienaar plaatsen is hem uit je Dienarenvoorraad op de Muur, een Schip of een Decreet zetten.
    Verder heb je een Dubbele Dienaar, die nog vast zit, 3 Schepen, een Reiziger die nog niet op de landkaart staat, en een Gezant onderaan het Paleisspoor.
    Iedereen begint met 0 punten.
    .title = Wat elke speler heeft
rule-setup-3 =
    De startspeler wordt geloot, en de beurten gaan met de klok mee.
    Alle Intrigeschijven vormen één stapel op het startvak van het Intrigespoor: die van de startspeler ligt onderaan en de andere volgen in beurtvolgorde, zodat wie als laatste speelt bovenop ligt.
    .title = Startspeler en stapel Intrigeschijven
rule-setup-4 =
    Er zijn 38 Geschenkkaarten.
    De 7 startkaarten worden willekeurig open verdeeld, één op elk van de 7 locaties.
    De 11 trekkaarten vormen een gesloten trekstapel.
    Elke speler krijgt een set van 4 kaarten in de hand: set 1 is voor de startspeler, set 2 voor wie als tweede speelt, en zo verder de tafel rond.
    Sets die niemand krijgt, doen niet mee in dit spel.
    .title = Geschenkkaarten verdelen
rule-setup-5 =
    Schud de Reisfiches en leg er één open op elke stad.
    De rest wordt verdeeld in twee gesloten trekstapels van gelijke grootte.
    Bonus-Reisfiches doen alleen mee als je die optie kiest: geen, 6, of 12 in de deluxe-instelling.
    .title = Reisfiches op de landkaart
rule-setup-6 =
    Elk van de drie niveaus heeft vijf Decreettegels; twee daarvan worden geloot en liggen open.
    Op elk niveau ligt één tegel op de bovenste plaats en de andere op de onderste plaats.
    De overige Decreten worden in dit spel niet gebruikt.
    .title = Decreten loten
rule-setup-7 =
    Op elke plaats van de Jadehuizen komt één Jade.
    Alle andere Jade ligt op het Jadeplein als Jadevoorraad, die nooit opraakt.
    .title = Jadehuizen en Jadeplein
rule-setup-8 =
    Rol de drie Lotdobbelstenen en zet de Dagmarkeerder op Dag 1.
    De Volgende Startspeler Medaille (kort: de Medaille) ligt klaar naast de locatie Intrige.
    .title = Lotdobbelstenen, Dagmarkeerder, Medaille
rule-setup-9 =
    In de variant voor gevorderde spelers worden de startkaarten, de trekkaarten en alle ongebruikte spelerssets door elkaar geschud.
    Met kaarten van deze stapel worden de 7 locaties gevuld; wat overblijft, is de trekstapel.
    .title = Variant voor gevorderde spelers

## Verloop van het spel

rules-section-game = Verloop van het spel

rule-game-1 =
    Een spel duurt vier Dagen, elk een ronde van drie fasen: Ochtendfase, Dagfase en Nachtfase.
    In een solospel komt er een Schemerfase tussen de Dagfase en de Nachtfase.
    De eerste Dag heeft geen Ochtendfase.
    Na de vierde Nachtfase volgt de eindtelling (FINAL-1 tot FINAL-5).
    .title = Vier Dagen van drie fasen

## Ochtendfase

rules-section-morning = Ochtendfase

rule-morning-1 =
    Op Dag 2, 3 en 4 heeft de Ochtendfase vijf stappen, in vaste volgorde, en dit is de eerste.
    Wie de Medaille heeft, is de nieuwe startspeler en legt de Medaille terug op het Speelbord.
    Als niemand de Medaille heeft genomen, blijft de startspeler dezelfde.
    .title = Nieuwe startspeler
rule-morning-2 =
    Tweede stap: elke stad waar geen Reisfiche en geen Reiziger is, krijgt een Reisfiche van de trekstapels.
    Zodra beide trekstapels op zijn, worden de Reisfiches die spelers hebben omgewisseld geschud tot twee nieuwe trekstapels, en gaat het aanvullen verder.
    .title = Steden aanvullen
rule-morning-3 =
    Derde stap: alle drie de Lotdobbelstenen worden opnieuw gerold.
    .title = Lotdobbelstenen rollen
rule-morning-4 =
    Vierde stap: in spelersvolgorde mag je elk Ochtenddecreet (niveau 1) gebruiken waarop je een Dienaar hebt, elk één keer.
    .title = Ochtenddecreten gebruiken
rule-morning-5 =
    Vijfde stap: de Dagmarkeerder schuift op, en je ontvangt zoveel Dienaren als er bij de nieuwe Dag staan.
    Heeft je algemene voorraad er minder, dan ontvang je alle Dienaren die er zijn.
    .title = Nieuwe Dienaren

## Dagfase

rules-section-day = Dagfase

rule-day-1 =
    De startspeler begint en de beurt gaat met de klok mee.
    Als de beurt bij jou komt, speel je als je minstens één handkaart hebt; met een lege hand pas je.
    De Dagfase is voorbij zodra geen enkele speler nog een handkaart heeft.
    .title = Beurten en passen
rule-day-2 =
    In je beurt moet je een Geschenk ruilen.
    Daarna mag je de actie van je kaart uitvoeren, de actie van de locatie, of beide.
    .title = Wat een beurt inhoudt

## Geschenken ruilen

rules-section-exchange = Geschenken ruilen

rule-exchange-1 =
    Leg een handkaart op een van de 7 locaties; de kaart die daar lag, gaat gesloten naar je aflegstapel.
    De aflegstapel die je vandaag maakt, is de hand waarmee je morgen speelt.
    Je mag je eigen aflegstapel bekijken wanneer je wilt, maar je tegenspelers mogen hem niet zien en er niet naar vragen.
    .title = Een Geschenkkaart ruilen
rule-exchange-2 =
    Als de kaart die je legt een hogere waarde heeft dan de kaart op de locatie, kost de ruil niets.
    .title = Een hogere waarde ruilt vrij
rule-exchange-3 =
    Als de waarde van je kaart gelijk of lager is, moet je eerst een van deze drie dingen doen.
    (a) Verwijder 2 Dienaren.
    (b) Leg een andere handkaart op je eigen aflegstapel.
    (c) Zie af van alle acties: je ruilt de kaarten en voert de actie van de kaart niet uit en die van de locatie ook niet.
    .title = Lagere of gelijke waarde
rule-exchange-4 =
    Een kaart met waarde 1 verslaat een kaart met waarde 9: deze ruil is vrij.
    .title = De 1 tegen de 9

## Acties van kaart en locatie

rules-section-action = Acties

rule-action-1 =
    Als je vrij hebt geruild, of hebt betaald volgens (a) of (b) van EXCHANGE-3, mag je de actie uitvoeren van de kaart die je hebt gelegd, als die er een heeft, of de actie van de locatie, of beide.
    Voer je beide uit, dan komt de kaartactie voor de locatieactie.
    Als kaart en locatie dezelfde actie noemen, mag je die twee keer uitvoeren.
    Je bent nooit verplicht om een actie uit te voeren.
    .title = Je acties uitvoeren
rule-action-2 =
    Op een Geschenkkaart kan de actie van een van vijf locaties staan: Paleis van de Hemelse Reinheid, Grote Kanaal, Chinese Muur, Decreten of Intrige; die werkt precies als de actie van die locatie zelf.
    In plaats daarvan kan een kaart je 1 Dienaar laten ontvangen, 2 Dienaren laten ontvangen of kaarten laten wisselen (SWAP-1).
    Op sommige kaarten staat niets.
    .title = Wat er op kaarten kan staan

## Kaarten wisselen

rules-section-swap = Kaarten wisselen

rule-swap-1 =
    Kies een kaart uit je hand of uit je aflegstapel en wissel die met een willekeurige kaart op het Speelbord.
    De nieuwe kaart gaat naar waar je oude kaart was: naar je hand, of naar je aflegstapel.
    De waarden van de twee kaarten spelen geen rol, en wisselen levert geen actie op.
    .title = Een kaart wisselen

## Reizen

rules-section-travel = Reizen

rule-travel-1 =
    Zoals elke locatieactie is reizen niet verplicht, en waar een locatie A en B aanbiedt, kies je er één.
    A: je Reiziger beweegt één keer en je neemt het Reisfiche van de stad die hij bereikt.
    Je mag het voordeel van dat Reisfiche meteen gebruiken.
    .title = Reizen, optie A
rule-travel-2 =
    B: verwijder 2 Dienaren en voer dan optie A (TRAVEL-1) twee keer na elkaar uit.
    .title = Reizen, optie B
rule-travel-3 =
    Met je allereerste beweging zet je je Reiziger op een stad naar keuze waar een Reisfiche ligt.
    Elke latere beweging volgt de paden naar een stad waar nog een Reisfiche ligt.
    Je slaat steden zonder Reisfiche over, of ze nu leeg zijn of er een Reiziger staat, maar je kunt niet voorbij een stad reizen waar wel een Reisfiche ligt.
    .title = Hoe je Reiziger beweegt
rule-travel-4 =
    Je Spelersbord heeft zes uitsparingen voor de Reisfiches die je neemt; ze liggen daar gesloten.
    Alleen het fiche dat dubbel telt (TOKEN-12) blijft open.
    .title = Zes uitsparingen voor Reisfiches
rule-travel-5 =
    Eerst gebruik je het voordeel van een Reisfiche of zie je ervan af; pas daarna gaat het fiche naar een uitsparing.
    Kijk daarna of je er te veel hebt (TRADE-2).
    .title = Wanneer een Reisfiche wordt weggelegd

## Reisfiches omwisselen

rules-section-trade = Reisfiches omwisselen

rule-trade-1 =
    Je mag altijd Reisfiches omwisselen.
    Voor 2 Reisfiches ontvang je 1 Dienaar, voor 4 Reisfiches scoor je 2 punten, en voor 6 Reisfiches neem je 1 Jade uit de Jadevoorraad.
    Omgewisselde Reisfiches gaan naar de aflegstapel van de fiches naast het Speelbord, niet terug naar de trekstapels.
    .title = Wat Reisfiches waard zijn
rule-trade-2 =
    Telkens als er meer dan zes Reisfiches in je uitsparingen liggen, moet je er meteen omwisselen tot je er zes of minder hebt.
    .title = Meer dan zes Reisfiches

## Reisfiches

rules-section-token = Reisfiches

rule-token-1 =
    Met dit Reisfiche ontvang je 1 Dienaar.
    .title = Reisfiche: 1 Dienaar
rule-token-2 =
    Met dit Reisfiche ontvang je 2 Dienaren.
    .title = Reisfiche: 2 Dienaren
rule-token-3 =
    Dit Reisfiche beweegt je Gezant 1 stap vooruit.
    .title = Reisfiche: stap van de Gezant
rule-token-4 =
    Dit Reisfiche beweegt je Intrigeschijf 1 stap vooruit.
    Je krijgt er nooit de Medaille voor.
    .title = Reisfiche: Intrigestap
rule-token-5 =
    Met dit Reisfiche mag je een handkaart met waarde 7 of hoger op je eigen aflegstapel leggen; doe je dat, neem dan 1 Jade uit de Jadevoorraad.
    .title = Reisfiche: kaart voor Jade
rule-token-6 =
    Met dit Reisfiche mag je 3 Dienaren verwijderen; doe je dat, neem dan 1 Jade uit de Jadevoorraad.
    .title = Reisfiche: 3 Dienaren voor Jade
rule-token-7 =
    Met dit Reisfiche mag je een kaart uit je hand of aflegstapel wisselen met een kaart op het Speelbord (SWAP-1).
    .title = Reisfiche: wisselen
rule-token-8 =
    Met dit Reisfiche mag je één kaart uit je aflegstapel terugnemen in je hand.
    .title = Reisfiche: een kaart terugnemen
rule-token-9 =
    Met dit Reisfiche mag je 1 Dienaar uit je algemene voorraad op een Schip zetten, op een Schip dat onderweg is of op een nieuw Schip (CANAL-3, CANAL-4).
    Daarna mag je een Havenbeloning claimen als het Schip vol is (CANAL-6).
    .title = Reisfiche: Dienaar op een Schip
rule-token-10 =
    Met dit Reisfiche scoor je 2 punten.
    .title = Reisfiche: 2 punten
rule-token-11 =
    Met dit Reisfiche mag je 1 Dienaar uit je algemene voorraad op de Muur zetten.
    Als de Muur daarmee voltooid is, wordt hij gescoord (WALL-3).
    .title = Reisfiche: Dienaar op de Muur
rule-token-12 =
    Dit Reisfiche heeft geen voordeel op het moment dat je het neemt.
    Het ligt open en neemt één uitsparing in, maar als je Reisfiches omwisselt (TRADE-1), telt het als twee.
    .title = Reisfiche dat dubbel telt

## Bonus-Reisfiches

rules-section-bonus = Bonus-Reisfiches

rule-bonus-1 =
    +1 waarde, in spellen met 6 of 12 Bonus-Reisfiches.
    Leg dit fiche naast je Spelersbord, samen met 1 Dienaar uit je Dienarenvoorraad.
    Tot het einde van de Dagfase is elke kaart die je speelt 1 meer waard.
    Als de Dagfase eindigt, en voordat de kaarten met de Lotdobbelstenen worden vergeleken (NIGHT-1), gaat het fiche gesloten naar een van je uitsparingen en de Dienaar naar je algemene voorraad.
    .title = Bonus-Reisfiche: +1 waarde
rule-bonus-2 =
    Tol, in spellen met 6 of 12 Bonus-Reisfiches.
    Leg dit fiche en 1 Dienaar uit je Dienarenvoorraad bij een locatie naar keuze.
    Tot het einde van de Dagfase krijg je 1 punt telkens als een andere speler de actie van die locatie uitvoert, en die speler verliest 1 punt.
    Als de Dagfase eindigt, verlaten fiche en Dienaar de locatie zoals in BONUS-1: het fiche gaat gesloten naar een van je uitsparingen, de Dienaar naar je algemene voorraad.
    .title = Bonus-Reisfiche: tol
rule-bonus-3 =
    Volgen, in spellen met 6 of 12 Bonus-Reisfiches.
    Leg dit fiche en 1 Dienaar uit je Dienarenvoorraad bij een locatie naar keuze.
    Tot het einde van de Dagfase mag je, telkens als een andere speler de actie van die locatie uitvoert, die actie ook uitvoeren.
    Als de Dagfase eindigt, verlaten fiche en Dienaar de locatie zoals in BONUS-1: het fiche gaat gesloten naar een van je uitsparingen, de Dienaar naar je algemene voorraad.
    .title = Bonus-Reisfiche: volgen
rule-bonus-4 =
    Dubbele waarde, alleen in spellen met 12 Bonus-Reisfiches.
    Dit fiche blijft open op je Spelersbord liggen.
    Eén keer mag je het gebruiken om de waarde van een kaart die je ruilt te verdubbelen; daarna ligt het gesloten.
    In plaats van het te gebruiken, mag je het omwisselen als een gewoon Reisfiche.
    .title = Bonus-Reisfiche: dubbele waarde
rule-bonus-5 =
    Dubbele actie, alleen in spellen met 12 Bonus-Reisfiches.
    Dit fiche blijft open op je Spelersbord liggen.
    Eén keer mag je het gebruiken om de actie of bonus van een Geschenkkaart (ook Dienaren ontvangen en wisselen) twee keer na elkaar uit te voeren; daarna ligt het gesloten.
    In plaats van het te gebruiken, mag je het omwisselen als een gewoon Reisfiche.
    .title = Bonus-Reisfiche: dubbele actie
rule-bonus-6 =
    Korting, alleen in spellen met 12 Bonus-Reisfiches.
    Dit fiche blijft open op je Spelersbord liggen.
    Eén keer mag je het gebruiken om bij een Jadeactie of Decreetactie 2 Dienaren minder te verwijderen, maar nooit minder dan 0; daarna ligt het gesloten.
    In plaats van het te gebruiken, mag je het omwisselen als een gewoon Reisfiche.
    .title = Bonus-Reisfiche: korting
rule-bonus-7 =
    Zolang een fiche “+1 waarde”, “tol” of “volgen” (BONUS-1 tot BONUS-3) voor zijn effect is neergelegd, kun je het niet omwisselen, en neemt het geen uitsparing in.
    .title = Bonus-Reisfiches in gebruik

## Chinese Muur

rules-section-wall = Chinese Muur

rule-wall-1 =
    A: plaats 1 Dienaar op de Muur.
    .title = Chinese Muur, optie A
rule-wall-2 =
    B: verwijder 1 Dienaar en plaats dan 1 of 2 andere Dienaren op de Muur.
    .title = Chinese Muur, optie B
rule-wall-3 =
    Hoeveel Dienaren de Muur voltooien, hangt af van het aantal spelers: 4 bij één of twee spelers, 5 bij drie, 6 bij vier, 7 bij vijf.
    Eerst worden alle Dienaren van de huidige actie op de Muur gezet, ook als er dan meer op staan dan dat aantal.
    Als het aantal bereikt of overschreden is, wordt de Muur onmiddellijk gescoord.
    .title = De Muur voltooien
rule-wall-4 =
    De speler met de meeste Dienaren op de Muur scoort 3 punten en beweegt de eigen Gezant 1 stap; bij een gelijke stand beslist het Intrigespoor (TIE-1).
    Die speler neemt alle eigen Dienaren van de Muur en legt ze in de eigen algemene voorraad.
    De Dienaren van alle anderen blijven staan.
    .title = De Chinese Muur scoren
rule-wall-5 =
    Nu mag elke speler die minstens één Dienaar op de Muur had voordat die werd gescoord, ook wie de telling won, één Intrigevoordeel nemen (BENEFIT-1 tot BENEFIT-4).
    De speler met de laagste Intrigeschijf kiest eerst, dan de eerstvolgende hogere, enzovoort; in een stapel komt de onderste schijf eerst.
    .title = Intrigevoordelen na het scoren

## Intrigevoordelen

rules-section-benefit = Intrigevoordelen

rule-benefit-1 =
    Zet je Intrigeschijf 1 stap terug en ontvang 1 Dienaar.
    .title = 1 terug: 1 Dienaar
rule-benefit-2 =
    Zet je Intrigeschijf 3 stappen terug en ontvang 2 Dienaren.
    .title = 3 terug: 2 Dienaren
rule-benefit-3 =
    Zet je Intrigeschijf 5 stappen terug en draai een van de Lotdobbelstenen zo dat hij een andere van zijn zijden toont.
    Dezelfde Lotdobbelsteen mag door meer dan één speler worden gedraaid.
    .title = 5 terug: een Lotdobbelsteen draaien
rule-benefit-4 =
    Zet je Intrigeschijf 7 stappen terug en neem 1 Jade uit de Jadevoorraad.
    .title = 7 terug: 1 Jade
rule-benefit-5 =
    Komt je Intrigeschijf bij het teruggaan op een vak waar andere schijven liggen, dan komt die bovenop te liggen, net als bij het vooruitgaan (INTRIGUE-3).
    .title = Bij andere schijven uitkomen
rule-benefit-6 =
    Je kunt een voordeel alleen nemen als je Intrigeschijf minstens zoveel stappen vooruit is gegaan als het voordeel die terugzet.
    .title = Genoeg stappen om terug te gaan

## Jade

rules-section-jade = Jade

rule-jade-1 =
    Kies een Jadehuis waar nog Jade is, verwijder zoveel Dienaren als erop staan, en neem één Jade uit dat Jadehuis.
    Pas als alle Jadehuizen leeg zijn, kun je op het Jadeplein kopen: verwijder 5 Dienaren voor één Jade; het Jadeplein raakt nooit leeg.
    .title = Jade kopen

## Intrige

rules-section-intrigue = Intrige

rule-intrigue-1 =
    A: beweeg je Intrigeschijf 1 stap vooruit.
    Wie op een Dag als eerste optie A kiest, neemt ook de Medaille.
    .title = Intrige, optie A
rule-intrigue-2 =
    B: verwijder 1 Dienaar en beweeg je Intrigeschijf 3 stappen vooruit.
    .title = Intrige, optie B
rule-intrigue-3 =
    Een schijf die op een bezet vak eindigt, komt bovenop de schijven daar te liggen.
    Het Intrigespoor is 14 stappen lang, en een schijf kan niet verder dan de laatste stap.
    .title = Stapels en einde van het spoor

## Gelijke stand

rules-section-tie = Gelijke stand

rule-tie-1 =
    Waar de gelijke stand ook over gaat: van de betrokken spelers wint wie verder is op het Intrigespoor.
    Liggen hun schijven op hetzelfde vak, dan is de schijf die hoger in de stapel ligt voor.
    .title = Elke gelijke stand beslechten

## Paleis van de Hemelse Reinheid

rules-section-palace = Paleis van de Hemelse Reinheid

rule-palace-1 =
    A: beweeg je Gezant 1 stap vooruit op het Paleisspoor.
    .title = Paleis, optie A
rule-palace-2 =
    B: verwijder 2 Dienaren en beweeg dan je Gezant 2 stappen en je Intrigeschijf 1 stap vooruit.
    .title = Paleis, optie B
rule-palace-3 =
    Met zijn 8e stap bereikt je Gezant het Paleis.
    Daar bezet hij de vrije plaats die de meeste punten waard is; je scoort deze plaats aan het einde van het spel.
    Is je Gezant eenmaal binnen, dan levert elke verdere stap van de Gezant die je krijgt, waar die ook vandaan komt, in plaats daarvan 1 punt op.
    .title = Het Paleis bereiken

## Decreten

rules-section-decree = Decreten

rule-decree-1 =
    Kies een Decreet en verwijder zoveel Dienaren als erop staan, plus 1 voor elke Dienaar die andere spelers op die tegel hebben.
    Plaats daarna nog één Dienaar op de tegel.
    Een Decreet van niveau 1 of 2 levert zijn punten meteen op.
    Je kunt elk Decreet maar één keer nemen, en het werkt voor jou tot het einde van het spel.
    .title = Een Decreet nemen
rule-decree-2 =
    De Decreten van niveau 1 werken elke ochtend (MORNING-4), en je mag van elk ervan afzien.
    Dit Decreet is 2 punten waard: elke ochtend mag je je Intrigeschijf 2 stappen vooruit bewegen.
    .title = Niveau 1: Intrigestappen
rule-decree-3 =
    Niveau 1, 2 punten waard: elke ochtend mag je 1 Dienaar uit je algemene voorraad op een Schip zetten, onderweg of nieuw (CANAL-3, CANAL-4).
    Als het Schip vol is, mag je daarna de Havenbeloning claimen.
    .title = Niveau 1: Dienaar op een Schip
rule-decree-4 =
    Niveau 1, 3 punten waard: elke ochtend mag je 1 Dienaar ontvangen.
    .title = Niveau 1: 1 Dienaar
rule-decree-5 =
    Niveau 1, 3 punten waard: elke ochtend mag je je Gezant 1 stap bewegen, of 1 punt scoren als hij al in het Paleis is.
    .title = Niveau 1: stap van de Gezant
rule-decree-6 =
    Niveau 1, 3 punten waard: elke ochtend mag je één handkaart wisselen met een kaart op het Speelbord.
    De Lotdobbelstenen zijn dan al gerold, dus je weet wat ze tonen.
    .title = Niveau 1: wisselen
rule-decree-7 =
    De Decreten van niveau 2 hebben een blijvend effect.
    Dit Decreet is 2 punten waard: bij optie B van Reizen (TRAVEL-2) verwijder je 1 Dienaar minder.
    .title = Niveau 2: goedkoper reizen
rule-decree-8 =
    Niveau 2, 2 punten waard: voor de Jadeactie (JADE-1) verwijder je 1 Dienaar minder.
    Dit geldt niet voor andere manieren om Jade te krijgen.
    .title = Niveau 2: goedkopere Jade
rule-decree-9 =
    Niveau 2, 3 punten waard: telkens als je de Muuractie uitvoert, mag je 1 Dienaar uit je algemene voorraad aan de Muur toevoegen.
    .title = Niveau 2: extra Dienaar op de Muur
rule-decree-10 =
    Niveau 2, 3 punten waard: je ruilt niet alleen vrij met een hogere kaart, maar ook met een kaart van gelijke waarde.
    .title = Niveau 2: dezelfde waarde
rule-decree-11 =
    Niveau 2, 4 punten waard: telkens als je een Decreet neemt (DECREE-1), verwijder je 1 Dienaar minder.
    .title = Niveau 2: goedkopere Decreten
rule-decree-12 =
    De Decreten van niveau 3 scoren in de eindtelling (FINAL-2).
    Dit Decreet scoort voor alle andere van zijn niveau: 1 punt voor elke 3 punten die je tot dan toe hebt gescoord, maar niet meer dan 10.
    .title = Niveau 3: score tot dan toe
rule-decree-13 =
    Niveau 3: in de eindtelling geeft dit Decreet je 8 punten.
    .title = Niveau 3: 8 punten
rule-decree-14 =
    Niveau 3: in de eindtelling geeft elke Jade die je bezit je 2 punten, maximaal 10 punten in totaal.
    .title = Niveau 3: Jade
rule-decree-15 =
    Niveau 3: in de eindtelling geeft elke Dienaar die je op een Decreet hebt je 2 punten, ook die op dit Decreet.
    .title = Niveau 3: Decreten
rule-decree-16 =
    Niveau 3: in de eindtelling geeft elke Dienaar die je bij een Havenbeloning op je Spelersbord hebt je 2 punten.
    .title = Niveau 3: Havenbeloningen

## Grote Kanaal

rules-section-canal = Grote Kanaal

rule-canal-1 =
    A: plaats, als je wilt, 1 Dienaar uit je Dienarenvoorraad op een van je Schepen.
    Daarna mag je een van je Schepen, dit of een ander, één stap bewegen: het gaat naar de volgende vrije Haven.
    .title = Grote Kanaal, optie A
rule-canal-2 =
    B: verwijder 1 Dienaar en plaats dan 2 andere Dienaren, beide op één Schip of één op elk van twee Schepen.
    Je beweegt geen Schip.
    .title = Grote Kanaal, optie B
rule-canal-3 =
    Een Schip heeft plaats voor 3 Dienaren en vaart nooit zonder minstens 1 Dienaar.
    Een Dienaar die je plaatst, kan op een van je Schepen komen dat onderweg is, of op een nieuw Schip zolang een van je drie Schepen niet in gebruik is.
    Een nieuw Schip plaatsen telt niet als beweging.
    .title = Schepen laden en plaatsen
rule-canal-4 =
    Een nieuw Schip komt in de eerste vrije Haven van een route, dat is de vrije Haven die het dichtst bij het begin van de route ligt.
    Op zijde B kies je welke van de twee routes het neemt.
    Op een route zonder vrije Haven kun je geen Schip plaatsen.
    .title = Waar nieuwe Schepen beginnen
rule-canal-5 =
    Een Schip dat beweegt, slaat bezette Havens over; het kan alleen bewegen als er verderop een vrije Haven is.
    Een Schip gaat nooit over op de andere route.
    .title = Een Schip bewegen
rule-canal-6 =
    Als een van je Schepen 3 Dienaren heeft, mag je de beloning claimen van de Haven waar het ligt.
    Eén Dienaar van het Schip gaat naar een plaats voor deze beloning op je Spelersbord en blijft daar tot het einde van het spel; de andere gaan naar je algemene voorraad, en het Schip komt terug naast je bord.
    Je hebt een vrije plaats voor de beloning nodig: er is er 1 voor de Dubbele Dienaar, er zijn er 2 voor een kaart en 3 voor 4 punten.
    .title = Een Havenbeloning claimen
rule-canal-7 =
    Haven 1 heeft geen beloning.
    Haven 2 geeft 4 punten.
    Haven 3 laat je de bovenste Geschenkkaart van de trekstapel in je hand nemen.
    Haven 4 brengt je Dubbele Dienaar in je Dienarenvoorraad.
    In Haven 5 kies je een van deze drie beloningen.
    .title = De vijf Havens

## Dubbele Dienaar

rules-section-double = Dubbele Dienaar

rule-double-1 =
    Je Dubbele Dienaar zit vast tot je hem in een Haven claimt.
    Vanaf dan ontvang, verwijder en plaats je hem zoals je andere Dienaren, binnen de grenzen van DOUBLE-5.
    Als je hem verwijdert, telt hij als 1 of 2 Dienaren; op de Muur en op een Schip telt hij als 2.
    .title = Wat de Dubbele Dienaar is
rule-double-2 =
    Telkens als je Dienaren ontvangt, al is het er maar 1, mag je je Dubbele Dienaar als een van hen kiezen, als hij in je algemene voorraad ligt.
    .title = De Dubbele Dienaar ontvangen
rule-double-3 =
    Als er Dienaren verwijderd moeten worden, kan je Dubbele Dienaar voor 2 van hen tellen, of voor maar 1 als je dat liever hebt.
    .title = De Dubbele Dienaar verwijderen
rule-double-4 =
    Telkens als een Dienaar van jou op een Schip of op de Muur wordt geplaatst, mag de Dubbele Dienaar die Dienaar zijn.
    Hij neemt 2 plaatsen in en telt als 2; samen met een andere Dienaar geplaatst, tellen de twee als 3.
    Op een Schip moet er genoeg plaats voor hem zijn, maar op de Muur kunnen er meer Dienaren staan dan nodig.
    .title = De Dubbele Dienaar plaatsen
rule-double-5 =
    Je mag de Dubbele Dienaar nooit op een Decreet of bij een Havenbeloning zetten.
    Als hij samen met één gewone Dienaar een Schip vult en je claimt, is het de gewone Dienaar die bij de beloning blijft.
    .title = Waar hij niet heen mag

## Verborgen informatie

rules-section-hidden = Verborgen informatie

rule-hidden-1 =
    Spelers kunnen niet zien wat er in elkaars handen en aflegstapels zit, en niemand kent de volgorde van de trekstapel met kaarten en van de trekstapels met Reisfiches.
    Iedereen kan alles zien wat op het Speelbord ligt, hoeveel stuks elke stapel en elke hand heeft, en welke Reisfiches een speler heeft; van gesloten Reisfiches is alleen het aantal bekend.
    .title = Wat anderen kunnen zien

## Nachtfase

rules-section-night = Nachtfase

rule-night-1 =
    Alle spelers vergelijken hun aflegstapel met de Lotdobbelstenen.
    Voor elke kaart daarin ontvang je 1 Dienaar per Lotdobbelsteen die de waarde van de kaart toont; een kaart die gelijk is aan twee Lotdobbelstenen levert er dus 2 op.
    .title = Kaarten met de Lotdobbelstenen vergelijken
rule-night-2 =
    De speler met de meeste gelijke waarden, en met minstens één, scoort 3 punten en mag de eigen Gezant 1 stap bewegen.
    Bij een gelijke stand beslist het Intrigespoor (TIE-1).
    .title = De meeste gelijke waarden
rule-night-3 =
    Elk Schip gaat één Haven verder, te beginnen met het Schip dat het verst is.
    Een Schip dat al in Haven 5 lag, is verloren op zee: het gaat terug naar zijn eigenaar, en de Dienaren erop gaan naar de algemene voorraad van de eigenaar.
    .title = Alle Schepen bewegen
rule-night-4 =
    Spelers met volle Schepen mogen nu de beloningen claimen van de Havens die deze Schepen hebben bereikt.
    Dat gebeurt in de spelersvolgorde van de Dag die eindigt.
    .title = Claimen in de Nachtfase
rule-night-5 =
    Iedereen neemt de eigen aflegstapel op: dat is de hand voor de volgende Dag.
    Heb je door een claim in de Nachtfase (NIGHT-4) een kaart getrokken, dan is die al in je hand en werd die niet met de Lotdobbelstenen vergeleken.
    .title = De nieuwe hand opnemen

## Grenzen

rules-section-limit = Grenzen

rule-limit-1 =
    Je hebt nooit meer dan je twaalf Dienaren en je Dubbele Dienaar.
    Zolang je algemene voorraad leeg is, ontvang je er geen.
    .title = Dienaren zijn beperkt
rule-limit-2 =
    Er is altijd genoeg Jade.
    .title = Jade is onbeperkt

## Eindtelling

rules-section-final = Eindtelling

rule-final-1 =
    De eindtelling volgt op de vierde Nachtfase en heeft vijf stappen, in deze volgorde.
    Eerste stap: als er Dienaren op de Muur staan, scoort de speler met de meeste ervan 3 punten en beweegt die de eigen Gezant 1 stap; met deze stap kan de Gezant nog het Paleis bereiken.
    Niemand neemt een Intrigevoordeel.
    .title = Onvoltooide Muur
rule-final-2 =
    Tweede stap: de Decreten van niveau 3 worden gescoord.
    Het Decreet dat 1 punt voor elke 3 punten geeft (DECREE-12), komt voor de rest.
    .title = Decreten van niveau 3
rule-final-3 =
    Derde stap: elke Gezant in het Paleis scoort de punten van zijn plaats.
    .title = Plaatsen in het Paleis
rule-final-4 =
    Vierde stap: Jade wordt gescoord.
    Met 1 Jade scoor je in totaal 1 punt, met 2 Jade 3 punten, met 3 Jade 6 punten, met 4 Jade 10 punten, met 5 Jade 15 punten.
    Elke Jade na de vijfde voegt 2 punten toe.
    .title = Jade scoren
rule-final-5 =
    Vijfde stap: een speler van wie de Gezant niet in het Paleis is, kan niet winnen en eindigt met een score van 0.
    Van alle anderen wint wie de meeste punten heeft, en bij een gelijke stand beslist het Intrigespoor (TIE-1).
    .title = Wie wint

## Solospel tegen Meng

rules-section-solo = Solospel tegen Meng

rule-solo-1 =
    Maak de startopstelling voor twee spelers, zonder Bonus-Reisfiches; jij bent de startspeler.
    Je kiest een paar kaartensets: 4 voor jou en 5 voor Meng, 2 voor jou en 3 voor Meng, of 1 voor jou en 2 voor Meng.
    De Geschenkkaarten van Meng worden geschud en liggen gesloten in een stapel.
    .title = Startopstelling voor Meng
rule-solo-2 =
    Meng heeft een focus: een van de startkaarten wordt geloot, en de locatie waar die ligt, wordt zijn focus.
    Je mag de locatie ook zelf kiezen.
    De Dubbele Dienaar van Meng markeert de focus en wordt verder niet gebruikt.
    .title = De focus van Meng
rule-solo-3 =
    De Automakaarten, negen gewone en twee Speciale, noemen bovenaan een locatie en onderaan een Schemeractie.
    Gemakkelijk: één Speciale Automakaart blijft weg, zodat er 10 kaarten zijn.
    Normaal: alle 11 kaarten doen mee.
    Moeilijk: alle 11 kaarten doen mee, en Meng begint met een vijfde Geschenkkaart, van de trekstapel.
    .title = Automakaarten en moeilijkheid
rule-solo-4 =
    De Ochtendfase verloopt zoals altijd.
    Meng gebruikt elk voordeel van zijn Decreten en ontvangt zijn Dienaren.
    .title = De Ochtendfase met Meng
rule-solo-5 =
    Zolang Meng Geschenkkaarten heeft, verloopt zijn beurt zo: de bovenste Automakaart en zijn bovenste Geschenkkaart worden omgedraaid.
    Hij ruilt die Geschenkkaart op de locatie van de Automakaart; waarden tellen niet en hij betaalt niets.
    Daarna voert hij de kaartactie uit en dan de locatieactie, elk met optie A en elk alleen als hij dat kan.
    Voor wisselen scoort hij in plaats daarvan 1 punt.
    .title = De beurt van Meng
rule-solo-6 =
    De Automakaarten die Meng vandaag heeft gespeeld, worden apart gehouden.
    Als de Automastapel opraakt, worden alleen de kaarten van eerdere Dagen tot een nieuwe stapel geschud.
    .title = De Automastapel
rule-solo-7 =
    De Schemerfase komt als de Dagfase voorbij is.
    De Automakaarten van vandaag worden doorlopen in de volgorde waarin ze zijn gespeeld, en Meng voert van elke kaart de onderste actie uit, zolang hij daarvoor de Dienaren heeft of Reisfiches die hij ervoor kan omwisselen; zo niet, dan wordt de kaart overgeslagen.
    Een kaart die hij in de Schemerfase als Havenbeloning krijgt, gaat naar zijn aflegstapel.
    Aan het einde van de Schemerfase komen deze Automakaarten bij die van eerdere Dagen.
    .title = Schemerfase
rule-solo-8 =
    De Nachtfase verloopt zoals altijd, behalve voor de gelijke waarden van Meng met de Lotdobbelstenen: wat zijn kaarten ook zijn, hij heeft 1 gelijke waarde op Dag 1, 2 op Dag 2, 3 op Dag 3 en 4 op Dag 4 (zie ook EDITION-5).
    Deze tellen voor de Dienaren die hij ontvangt en voor de bonus van de meeste gelijke waarden.
    .title = De gelijke waarden van Meng
rule-solo-9 =
    In de Dagfase beweegt Meng 1 stap; in de Schemerfase verwijdert hij 2 Dienaren voor 1 stap.
    Zijn Reiziger komt op de landkaart in de stad rechtsonder en gaat tegen de klok in de buitenste ring rond, telkens naar de volgende stad met een Reisfiche.
    Als er op de ring geen Reisfiche meer ligt, beweegt hij naar het dichtstbijzijnde Reisfiche elders, en dat doet hij weer bij elke verdere beweging op die Dag; op de volgende Dag gaat hij weer de ring volgen.
    Hij gebruikt altijd het normale voordeel van een Reisfiche, met drie uitzonderingen.
    Een kaart terugnemen: de bovenste kaart van zijn aflegstapel komt bij zijn kaartstapel; in de Schemerfase scoort hij in plaats daarvan 1 punt.
    Een kaart voor Jade: hij legt de bovenste kaart van zijn stapel af, hoe laag de waarde ook is, en neemt de Jade; in de Schemerfase scoort hij in plaats daarvan 1 punt.
    Wisselen: hij scoort in plaats daarvan 1 punt.
    .title = Meng reist
rule-solo-10 =
    Als Meng te weinig Dienaren heeft om een actie uit te voeren, wisselt hij Reisfiches om voor Dienaren, mits dat aanvult wat hij tekortkomt.
    Zodra hij 6 Reisfiches heeft om voor een Jade om te wisselen, neemt hij de Jade.
    .title = Meng wisselt Reisfiches om
rule-solo-11 =
    In de Dagfase plaatst Meng 1 Dienaar op de Muur als hij er een heeft.
    In de Schemerfase heeft hij 2 of meer Dienaren in zijn Dienarenvoorraad nodig: hij verwijdert er 1 en plaatst er 1.
    Als de Muur wordt gescoord en hij er een Dienaar op heeft, neemt hij een Jade als Intrigevoordeel als hij 7 stappen terug kan; kan hij dat niet, dan ontvangt hij 1 Dienaar, mits hij 1 stap terug kan en een Dienaar in zijn algemene voorraad heeft.
    .title = Meng bij de Muur
rule-solo-12 =
    In de Dagfase koopt Meng de goedkoopste Jade die hij kan betalen.
    In de Schemerfase maakt hij gratis 1 Reisstap.
    .title = Meng en Jade
rule-solo-13 =
    In de Dagfase beweegt de Intrigeschijf van Meng 1 stap, en hij neemt de Medaille als die nog niet genomen is.
    In de Schemerfase verwijdert hij 1 Dienaar voor 2 stappen.
    .title = Meng en Intrige
rule-solo-14 =
    In de Dagfase beweegt de Gezant van Meng 1 stap.
    In de Schemerfase verwijdert hij 2 Dienaren om zijn Gezant 1 stap en zijn Intrigeschijf 1 stap te bewegen.
    .title = Meng en het Paleis
rule-solo-15 =
    In de Dagfase neemt Meng een Decreet en betaalt hij de normale kosten.
    Hij kijkt naar niveau 1 op Dag 1, niveau 2 op Dag 2 en niveau 3 op Dag 3 en 4.
    Van de twee Decreten kiest hij het Decreet dat hem op dat moment minder kost, en als ze evenveel kosten, dat op de onderste plaats.
    Als hij niet kan betalen, of beide al heeft, probeert hij de lagere niveaus, van boven naar beneden, en daarna de hogere niveaus, van beneden naar boven: is er een Decreet dat hij kan nemen, dan neemt hij er een.
    In de Schemerfase maakt hij gratis 1 Reisstap.
    Voor het Decreet dat elke ochtend een kaart wisselt, scoort hij in plaats daarvan elke ochtend 1 punt; het Decreet voor goedkoper reizen maakt zijn reis in de Schemerfase 1 Dienaar goedkoper.
    .title = Meng en Decreten
rule-solo-16 =
    In de Dagfase plaatst Meng 1 Dienaar op een van zijn Schepen dat onderweg is, of hij plaatst een nieuw Schip als er geen is dat hij kan laden.
    Hij gebruikt de actie nooit om een Schip te bewegen.
    In de Schemerfase heeft hij 2 of meer Dienaren in zijn Dienarenvoorraad nodig: hij verwijdert er 1 en plaatst er 1.
    Zodra een Schip van hem 3 Dienaren heeft, claimt hij, in welke Haven en in welke fase dan ook.
    Als eerste en tweede beloning neemt hij een kaart, of alleen als eerste als hij het spel met vijf kaarten begon; elke latere beloning is 4 punten, zonder limiet.
    Alle drie de Dienaren gaan terug naar zijn algemene voorraad.
    .title = Meng op het Grote Kanaal
rule-solo-17 =
    Is de Automakaart een Speciale, dan ruilt Meng bij zijn focus.
    Daarna voert hij zowel de kaartactie als de locatieactie uit met optie B en betaalt hij niets; Dienaren die hij inzet, komen uit zijn algemene voorraad, en uit zijn Dienarenvoorraad zodra de algemene voorraad leeg is.
    Reizen: 2 stappen. Chinese Muur: 2 Dienaren. Jade: de goedkoopste. Intrige: 3 stappen.
    Paleis: 2 stappen van de Gezant en 1 Intrigestap. Decreten: het Decreet dat hij normaal zou kiezen, voor alleen de 1 Dienaar die erop komt. Grote Kanaal: 2 Dienaren.
    In de Schemerfase maakt hij gratis 1 Reisstap.
    .title = Speciale Automakaarten
rule-solo-18 =
    De eindtelling verloopt zoals altijd, met één verschil: Meng kan winnen zonder in het Paleis te zijn, maar scoort dan niets voor een plaats daar.
    .title = Eindtelling met Meng
rule-solo-19 =
    Neutrale Dienaren op het Spelersbord van Meng markeren de beloningen die hij heeft geclaimd: maximaal 2 voor kaarten en maximaal 3 voor 4 punten; wat daarna komt, wordt niet gemarkeerd.
    Bij een moeilijk spel bezet een van hen vanaf het begin een kaartplaats.
    .title = De beloningen van Meng markeren

## Waar gedrukte regelboeken verschillen

rules-section-edition = Waar gedrukte regelboeken verschillen

rule-edition-1 =
    Eén gedrukt regelboek verplicht je om na een ruil een actie uit te voeren; de andere laten het aan jou over.
    Deze editie laat het aan jou over (ACTION-1).
    .title = Zijn acties verplicht?
rule-edition-2 =
    Voor optie B van de Chinese Muur zegt één gedrukte tekst 2 Dienaren, de andere zeggen maximaal 2.
    In deze editie plaats je er 1 of 2 (WALL-2).
    .title = Dienaren bij Muur B
rule-edition-3 =
    Eén gedrukt regelboek laat de Kanaalactie een Schip uit Haven 5 bewegen, waarna het verloren is; de andere vragen een vrije Haven om naartoe te bewegen.
    In deze editie is een vrije Haven nodig (CANAL-5).
    .title = Bewegen vanuit Haven 5
rule-edition-4 =
    Een voorbeeld in één gedrukt regelboek lijkt een nieuw geplaatst Schip gratis een extra Dienaar te geven; de andere kennen dat niet.
    In deze editie is er geen gratis Dienaar.
    .title = Dienaar op een nieuw Schip
rule-edition-5 =
    Sommige gedrukte regelboeken geven Meng op de vier Dagen minstens 1, 2, 3 en 4 gelijke waarden, andere precies zoveel.
    Deze editie speelt gewoonlijk met precies zoveel (SOLO-8).
    De optie meng_matches schakelt tussen de twee: exact of at_least.
    .title = De Lotdobbelstenen en Meng
rule-edition-6 =
    Gedrukte regelboeken zijn het er niet over eens of het fiche “volgen” en het fiche “tol” op de actie van elke speler reageren of alleen op die van een andere speler.
    In deze editie reageren beide alleen op een andere speler (BONUS-2, BONUS-3).
    .title = Volgen en tol: wiens actie
rule-edition-7 =
    Eén gedrukt regelboek heeft 12 Bonus-Reisfiches van zes soorten en zegt dat er in totaal 32 Reisfiches zijn; de andere hebben 6 Bonus-Reisfiches van drie soorten onder die 32.
    Deze editie speelt gewoonlijk zonder Bonus-Reisfiches.
    De optie bonus_tokens verandert dat: none; standard, met 6 Bonus-Reisfiches en dus 32 Reisfiches in totaal; of deluxe, dat er aan die 32 nog zes toevoegt.
    .title = Hoeveel Bonus-Reisfiches
rule-edition-8 =
    Voor het Ochtenddecreet dat een kaart wisselt, staan sommige gedrukte regelboeken een kaart uit je hand toe, één hand of aflegstapel, en één zegt alleen een van je kaarten.
    In deze editie is het een kaart uit je hand, want je hebt je aflegstapel de nacht ervoor opgenomen (NIGHT-5).
    .title = Wisselen in de ochtend: welke kaart
rule-edition-9 =
    Sommige gedrukte regelboeken laten je omwisselen zodra je meer dan zes Reisfiches hebt, andere willen dat je plaats maakt voordat je een zevende neemt.
    Deze editie volgt TRADE-2, dus het zevende Reisfiche mag een van de fiches zijn die je omwisselt.
    .title = Het zevende Reisfiche
rule-edition-11 =
    In sommige gedrukte regelboeken wisselt Meng alleen Reisfiches om om B-acties te betalen, in andere voor elke actie.
    In deze editie doet hij dat voor elke actie (SOLO-10).
    .title = Wanneer Meng Reisfiches omwisselt
rule-edition-12 =
    Sommige gedrukte regelboeken geven de nachtbonus aan de speler met de meeste passende kaarten, sommige aan wie de meeste gelijke waarden heeft, en één aan wie de meeste Dienaren heeft verdiend.
    In een gedrukt voorbeeld met de Lotdobbelstenen op 3, 3 en 6 staan twee spelers gelijk met elk 4.
    Deze editie telt zoals RULING-9 zegt.
    .title = De meeste gelijke waarden tellen
rule-edition-13 =
    In de ochtend vult één gedrukte tekst elke stad aan waar een Reiziger, een Reisfiche of beide ontbreken; de andere vullen alleen steden aan die geen van beide hebben.
    In deze editie moet een stad geen van beide hebben (MORNING-2).
    .title = Welke steden worden aangevuld
rule-edition-14 =
    Als je Gezant al in het Paleis is, geeft één gedrukte tekst 1 punt voor elke actie die hem zou bewegen, de andere 1 punt voor elke stap.
    In deze editie scoor je 1 punt voor elke stap (PALACE-3).
    .title = Stappen in het Paleis
rule-edition-15 =
    Over hoe vaak je in de Nachtfase mag claimen, verschillen gedrukte regelboeken: één staat het voor elk vol Schip toe, één voor een enkel Schip, en de rest spreekt van spelers met een vol Schip.
    In deze editie mag je met elk vol Schip claimen (NIGHT-4).
    .title = Aantal claims in de Nachtfase
rule-edition-16 =
    In één gedrukt regelboek verlaat de Reiziger van Meng de buitenste ring als jij hem in de weg staat, in de andere alleen als er op de ring geen Reisfiche meer ligt.
    In deze editie verlaat hij de ring alleen als daar geen Reisfiche meer ligt (SOLO-9).
    .title = Wanneer Meng de ring verlaat
rule-edition-17 =
    Voor het voordeel dat een Lotdobbelsteen draait, staat één gedrukt regelboek elk getal toe, de andere elke zijde van die Lotdobbelsteen.
    In deze editie kies je een zijde die deze Lotdobbelsteen heeft (BENEFIT-3).
    .title = Een Lotdobbelsteen draaien
rule-edition-18 =
    In één gedrukt regelboek telt de Dubbele Dienaar op de Muur of een Schip als 2 als hij plat ligt; in de andere telt hij gewoon als 2.
    In deze editie telt hij daar altijd als 2 (DOUBLE-4).
    .title = Wat de Dubbele Dienaar waard is
rule-edition-19 =
    Sommige gedrukte regelboeken bewegen je Reiziger naar de volgende stad met een Reisfiche, andere naar een andere stad met een Reisfiche.
    In deze editie gaat hij naar de volgende langs de paden (TRAVEL-3).
    .title = Hoe ver een Reiziger gaat
rule-edition-20 =
    De meeste gedrukte regelboeken laten je kiezen of je het voordeel van een Reisfiche gebruikt; één laat het woord “mag” weg, en één zegt alleen dat je het voordeel krijgt als er een is.
    In deze editie kies je zelf (TRAVEL-1).
    .title = Is het voordeel van een Reisfiche verplicht?
rule-edition-21 =
    Eén gedrukt regelboek verhoogt met het fiche “+1 waarde” de waarde van al je kaarten, de andere alleen die van kaarten die je speelt.
    In deze editie worden alleen kaarten verhoogd die je speelt (BONUS-1).
    .title = Bereik van +1 waarde
rule-edition-22 =
    Sommige gedrukte regelboeken schrijven het wisselen in de ochtend voor, in andere is het iets wat je mag doen.
    In deze editie mag je ervan afzien (DECREE-6).
    .title = Is het wisselen in de ochtend verplicht?
rule-edition-23 =
    Eén gedrukt regelboek zegt dat een Schip dat beweegt verderop een vrije Haven nodig heeft, de andere alleen een vrije Haven op zijn route.
    In deze editie moet de vrije Haven verderop liggen (CANAL-5).
    .title = In welke richting een Schip beweegt
rule-edition-24 =
    In sommige gedrukte regelboeken mag je de Dienaren van de Ochtendfase nemen, en die welke je kaarten in de Nachtfase opleveren; in andere neem je ze gewoon.
    In deze editie ontvang je ze zonder dat het gevraagd wordt (MORNING-5, NIGHT-1).
    .title = Zijn inkomen en Dienaren van de nacht een keuze?

## Uitspraken

rules-section-ruling = Uitspraken

rule-ruling-1 =
    Waar geen gedrukt regelboek een antwoord geeft, speelt deze editie volgens de volgende uitspraken.
    Je kunt Reisfiches omwisselen (TRADE-1) bij elke beslissing van jezelf, en ook tussen de stappen van één actie als een Dienaar die je zo ontvangt een stap mogelijk of beter maakt: bijvoorbeeld tussen het betalen voor een Decreet en het plaatsen van de Dienaar, of tussen de twee Dienaren van Kanaal B, ook als je nog maar op één manier verder kunt.
    Je mag dus een actie beginnen die je alleen kunt afmaken door onderweg om te wisselen.
    Vlak voor de eindtelling hebben alle spelers nog één kans, in spelersvolgorde.
    .title = Wanneer je kunt omwisselen
rule-ruling-2 =
    Niemands punten kunnen onder 0 zakken.
    De eigenaar van een tol wordt ook betaald als de andere speler geen punt te verliezen heeft.
    .title = Geen negatieve punten
rule-ruling-3 =
    Of een 1 tegenover een 9 staat (EXCHANGE-4), hangt af van de waarden die op de kaarten gedrukt zijn.
    +1 waarde en dubbele waarde tellen alleen als waarden worden vergeleken.
    .title = Gedrukte waarden: 1 en 9
rule-ruling-4 =
    Telkens als een effect van jou een Dienaar op een van je Schepen heeft gezet of het heeft bewogen, mag je claimen met elk vol Schip dat je hebt.
    Je mag ook in de Nachtfase claimen (NIGHT-4).
    Voor Kanaal A is een claim alleen al genoeg: wacht een vol Schip van je in een Haven, dan kan het claimen, ook als je niets plaatst en niets beweegt.
    .title = Wanneer je mag claimen
rule-ruling-5 =
    Je volgt (BONUS-3) zodra de actie van de andere speler helemaal klaar is en voor de volgende actie van die speler.
    Als meerdere spelers volgen, doen ze dat in spelersvolgorde, geteld vanaf de speler die de actie uitvoerde.
    Wie volgt, kiest A of B, betaalt de kosten en gebruikt de eigen kortingen; ook de Medaille is zo te krijgen.
    Een actie die door volgen wordt uitgevoerd, kan niet opnieuw worden gevolgd, maar er wordt wel tol voor betaald.
    .title = Hoe volgen werkt
rule-ruling-6 =
    Je voert een actie uit als je optie A of B ervan uitvoert, of de Jadeactie of Decreetactie.
    Het maakt niet uit of de locatie of een kaart je de actie gaf: in beide gevallen wordt er tol voor betaald en mogen anderen volgen.
    Bij een actie waarvan je afziet, gebeurt geen van beide.
    .title = Wat een actie uitvoeren betekent
rule-ruling-7 =
    Als geen Gezant het Paleis heeft bereikt, heeft het spel geen winnaar.
    De spelers worden dan gerangschikt naar punten, en daarna naar Intrige, alleen ter informatie.
    .title = Niemand in het Paleis
rule-ruling-8 =
    Als alle drie de Lotdobbelstenen hetzelfde getal tonen, levert elke kaart met die waarde 3 Dienaren op.
    .title = Drie gelijke Lotdobbelstenen
rule-ruling-9 =
    De meeste gelijke waarden (NIGHT-2) worden net zo geteld als de Dienaren (NIGHT-1): elke kaart telt één keer voor elke Lotdobbelsteen die de waarde ervan toont.
    Dat klopt met het gedrukte voorbeeld, waarin een 3 twee keer telt bij Lotdobbelstenen van 3, 3 en 6.
    .title = Hoe gelijke waarden worden geteld
rule-ruling-10 =
    Kortingen brengen kosten nooit onder 0.
    Kortingen van Decreten gelden vanzelf; die van het fiche “korting” (BONUS-6) geldt alleen als de eigenaar besluit het te gebruiken, en de twee worden opgeteld.
    Geen korting geldt voor de Dienaar die je op een Decreet plaatst.
    .title = Hoe kortingen optellen
rule-ruling-11 =
    Als Meng bij een speciale Kanaalactie twee Dienaren inzet en de eerste een Schip vult, gaat de tweede op een nieuw Schip.
    Als hij geen Schip over heeft of als er geen vrije Haven is, blijft de tweede Dienaar waar hij was.
    .title = De tweede Kanaaldienaar van Meng
rule-ruling-12 =
    De extra Dienaar van het Muurdecreet van niveau 2 (DECREE-9) komt uit je algemene voorraad zodra je A of B hebt uitgevoerd.
    Hij mag de Dienaar zijn die de Muur voltooit, en als hij de Muur samen met de Dienaren van A of B voltooit, wordt er één keer gescoord voor allemaal.
    .title = Wanneer het Muurdecreet werkt
rule-ruling-13 =
    Als de trekstapel leeg is, kun je geen kaart als beloning kiezen.
    .title = Lege trekstapel
rule-ruling-14 =
    Meng ziet nooit af van een Ochtenddecreet.
    Als het een Dienaar op een Schip zet, gaat hij te werk zoals in SOLO-16.
    .title = De Ochtenddecreten van Meng
rule-ruling-15 =
    Om een ruil met een kaart te betalen, volgens (b) van EXCHANGE-3, moet je een tweede handkaart hebben.
    De kaart waarmee je betaalde, ligt in je aflegstapel, dus die telt mee als kaarten met de Lotdobbelstenen worden vergeleken (NIGHT-1).
    .title = Betalen met een kaart
rule-ruling-16 =
    Bij het wisselen mag je elke kaart op het Speelbord nemen, ook de kaart die je er net hebt gelegd, en je mag de kaart weggeven die je net hebt gekregen.
    Na het wisselen mag je nog de locatieactie uitvoeren, en daarvoor een tweede keer wisselen als je het met BONUS-5 herhaalt.
    .title = Welke kaarten je kunt wisselen
rule-ruling-17 =
    Als je hebt gepast en daarna weer een kaart krijgt, door er een terug te nemen of als Havenbeloning, speel je weer beurten.
    .title = Passen is niet definitief
rule-ruling-18 =
    Het Reisfiche dat een kaart terugneemt (TOKEN-8), mag juist de kaart teruggeven die je net hebt gekregen.
    Als je aflegstapel leeg is, heeft het Reisfiche geen effect.
    .title = Grenzen aan het terugnemen
rule-ruling-19 =
    Een fiche “+1 waarde”, “tol” of “volgen” waarvan je afziet, of dat je neemt terwijl je Dienarenvoorraad leeg is, gaat meteen gesloten naar een uitsparing.
    De Dienaar die je bij zo'n fiche legt, mag je Dubbele Dienaar zijn, die dan als 1 telt.
    .title = Afzien van een Bonus-Reisfiche
rule-ruling-20 =
    Als de Dagfase eindigt, gaan eerst alle Dienaren terug die bij Bonus-Reisfiches lagen, dan gaan die fiches naar uitsparingen, en dan wisselt iedereen met meer dan zes Reisfiches om (TRADE-2), in spelersvolgorde.
    Pas daarna beginnen de Schemerfase en de Nachtfase.
    .title = Einde van de Dagfase
rule-ruling-21 =
    +1 waarde en dubbele waarde gelden alleen voor de vergelijking bij een ruil (EXCHANGE-2, EXCHANGE-3) en voor het Decreet voor dezelfde waarde (DECREE-10).
    Ze helpen niet bij het Reisfiche dat Jade geeft voor een kaart (TOKEN-5), en ook niet bij de Lotdobbelstenen in de Nachtfase (NIGHT-1).
    De gedrukte waarde wordt verdubbeld voordat er iets bij komt, en meerdere fiches “+1 waarde” tellen allemaal op.
    .title = Wanneer verhoogde waarden tellen
rule-ruling-22 =
    Een fiche “tol” of “volgen” werkt alleen op acties die beginnen nadat het is gelegd.
    Het werkt één keer voor elke keer dat de actie wordt uitgevoerd, dus bij een actie die twee keer wordt gedaan werkt het twee keer.
    Voordelen van Reisfiches en effecten van Decreten zijn geen uitgevoerde acties, en de extra Dienaar van DECREE-9 komt er niet bij.
    .title = Wanneer tol en volgen werken
rule-ruling-23 =
    Zonder één gelijke waarde kan geen speler de nachtbonus (NIGHT-2) krijgen.
    .title = Bonus vereist een gelijke waarde
rule-ruling-24 =
    Als de Muur midden in een effect wordt voltooid, zoals een Reisfiche, volgen of een Decreet, wordt hij op dat moment gescoord, met Intrigevoordelen en al.
    Daarna gaat het onderbroken effect verder.
    .title = Muur voltooid tijdens een effect
rule-ruling-25 =
    Je mag de extra Dienaar van DECREE-9 alleen gebruiken als je A of B van de Muuractie uitvoert.
    Als je Dienarenvoorraad leeg is, kun je de Muuractie niet uitvoeren.
    .title = Muurdecreet vereist een actie
rule-ruling-26 =
    Als een effect een Dienaar uit je algemene voorraad op een Schip of op de Muur zet, mag je daarvoor je Dubbele Dienaar gebruiken als hij in je algemene voorraad ligt.
    .title = Dubbele Dienaar uit de algemene voorraad
rule-ruling-27 =
    Als scoren, claimen of een verlies op zee de Dubbele Dienaar van de Muur of van een Schip haalt, gaat hij als één stuk terug naar je algemene voorraad.
    Als hij na het scoren op de Muur blijft, telt hij nog steeds als 2.
    .title = De Dubbele Dienaar komt terug
rule-ruling-28 =
    Bij optie B van de Chinese Muur of het Grote Kanaal mag de Dubbele Dienaar beide Dienaren tegelijk zijn, of een van de twee.
    De Dienaar die je voor B verwijdert, moet een ander stuk zijn.
    .title = Dubbele Dienaar bij optie B
rule-ruling-29 =
    De voordelen waarmee je Dienaren ontvangt (BENEFIT-1, BENEFIT-2), kun je niet nemen zolang je algemene voorraad leeg is; als er te weinig zijn, ontvang je de Dienaren die er zijn.
    De volgorde waarin spelers hun voordelen nemen (WALL-5), ligt vast als de Muur wordt gescoord en verandert niet.
    .title = Details van Intrigevoordelen
rule-ruling-30 =
    Een schijf op stap 14 blijft liggen en houdt de plaats in de stapel.
    Optie A van Intrige kan je daar nog de Medaille opleveren, en optie B van het Paleis (PALACE-2) beweegt nog steeds je Gezant.
    Als een schijf een stapel verlaat, blijven de schijven erboven in dezelfde volgorde.
    .title = Bovenaan het Intrigespoor
rule-ruling-31 =
    Je kunt de Medaille met optie A van Intrige (INTRIGUE-1) nemen, of je die nu uitvoert via de locatie, via een kaart of door te volgen.
    .title = Manieren om de Medaille te krijgen
rule-ruling-32 =
    Als de eerste van de twee stappen van PALACE-2 je Gezant in het Paleis brengt, scoort de tweede 1 punt.
    .title = Binnenkomen met twee stappen
rule-ruling-33 =
    Je mag optie B van Reizen (TRAVEL-2) kiezen als minstens één beweging mogelijk is; blijkt de tweede beweging dan onmogelijk, dan vervalt die.
    Als je Reiziger geen Reisfiche kan bereiken, kun je de Reisactie niet uitvoeren.
    .title = Reizen zonder Reisfiches
rule-ruling-34 =
    Als er niet genoeg Reisfiches zijn om de landkaart aan te vullen (MORNING-2), komen de steden van de buitenste ring eerst, vanaf rechtsonder in de richting waarin Meng reist, en daarna de binnenste steden in hun vaste volgorde.
    Steden waarvoor geen Reisfiche over is, blijven leeg.
    .title = Te weinig Reisfiches om aan te vullen
rule-ruling-35 =
    Je wisselt precies het gevraagde aantal Reisfiches om; het fiche dat dubbel telt, geldt als 2.
    Als je moet omwisselen terwijl je algemene voorraad leeg is, kan het zijn dat je niets ontvangt.
    .title = Precies omwisselen
rule-ruling-36 =
    In de ochtend (MORNING-4) gebruik je al je Decreten, in de volgorde die je wilt, voordat de volgende speler dat doet.
    .title = Volgorde van Ochtenddecreten
rule-ruling-37 =
    Optie B van het Grote Kanaal plaatst precies twee Dienaren, tenzij de Dubbele Dienaar dat verandert (RULING-28).
    Als al je drie Schepen onderweg zijn, kun je alleen Schepen laden die onderweg zijn.
    Je mag nooit meer op een Schip zetten dan erop past.
    .title = Grenzen van Kanaal B
rule-ruling-38 =
    Een Schip dat door een claim is teruggekomen, kan meteen opnieuw worden geplaatst, zelfs binnen dezelfde actie.
    Een Schip dat bij het plaatsen al vol is, mag meteen claimen als het in een van de Havens 2 tot 5 ligt; in Haven 1 is er nooit een claim.
    .title = Opnieuw plaatsen en meteen claimen
rule-ruling-39 =
    Alle Schepen moeten in de Nachtfase bewegen (NIGHT-3), en elke route wordt apart afgehandeld.
    Vol zijn redt een Schip in Haven 5 niet: het is verloren, want Schepen bewegen vóór de claims van NIGHT-4.
    .title = Schepen moeten in de Nachtfase bewegen
rule-ruling-40 =
    Het Decreet dat 1 punt voor elke 3 punten geeft (DECREE-12), kijkt naar je Puntenschijf zoals die staat nadat de Muur is gescoord (FINAL-1).
    .title = Wat “tot dan toe” betekent
rule-ruling-41 =
    Een kaart die in de Ochtendfase of in de Dagfase bij de stapel van Meng komt, gaat onderop.
    Aan het einde van de Nachtfase (NIGHT-5) wordt zijn aflegstapel geschud en wordt die zijn nieuwe stapel.
    .title = De kaartstapel van Meng
rule-ruling-42 =
    Als Meng in de Dagfase het Reisfiche “kaart voor Jade” neemt terwijl zijn stapel leeg is, scoort hij 1 punt, net als in de Schemerfase.
    .title = Meng: geen kaart voor Jade
rule-ruling-43 =
    Meng komt op de landkaart in de eerste stad met een Reisfiche op de buitenste ring, gezocht tegen de klok in vanaf rechtsonder.
    Dichtstbijzijnd betekent het kleinste aantal paden ver; zijn meerdere steden even dichtbij, dan komen steden van de ring eerst, vanaf rechtsonder in de richting van Meng, en daarna de binnenste steden in hun vaste volgorde, zoals in RULING-34.
    Om van een binnenste stad naar de ring terug te keren, gaat hij naar de dichtstbijzijnde stad van de ring met een Reisfiche.
    Als er op de hele landkaart geen Reisfiche ligt, beweegt hij niet en betaalt hij niet.
    .title = De weg van Meng op de landkaart
rule-ruling-44 =
    Bij wat Meng kan betalen, horen ook de Dienaren die hij door omwisselen van Reisfiches zou kunnen ontvangen, voor zover zijn algemene voorraad dat toelaat; gewone Reisfiches wisselt hij eerst om.
    Hij wisselt zo om voor acties in de Dagfase en in de Schemerfase, maar niet om het voordeel van een Reisfiche te betalen.
    .title = Wat Meng kan betalen
rule-ruling-45 =
    Met een Speciale Automakaart kost een Decreet Meng niets, dus hij heeft alleen een Dienaar nodig om erop te zetten; welk Decreet goedkoper is, wordt nog steeds naar de normale kosten beoordeeld.
    Zijn Intrigeactie met een Speciale Automakaart is optie B, dus hij neemt de Medaille niet.
    .title = Speciale Automakaarten: Decreten en Intrige
rule-ruling-46 =
    De Decreten voor goedkopere Jade (DECREE-8), de extra Dienaar op de Muur (DECREE-9) en goedkopere Decreten (DECREE-11) gelden allemaal ook voor Meng.
    Hij gebruikt de extra Dienaar op de Muur elke keer, ook in de Schemerfase en met Speciale Automakaarten.
    .title = Decreten die Meng helpen
rule-ruling-47 =
    De neutrale Dienaren die de beloningen van Meng markeren (SOLO-19), tellen voor zijn Decreet over Havenbeloningen (DECREE-16).
    Als de trekstapel leeg is wanneer hij een kaart zou krijgen, scoort hij in plaats daarvan 4 punten.
    .title = De beloningen van Meng tellen
rule-ruling-48 =
    Als Meng startspeler is, gaat hij voor jou bij het gebruiken van Ochtenddecreten (MORNING-4), in de Dagfase en bij het claimen in de Nachtfase (NIGHT-4).
    .title = Meng als startspeler
rule-ruling-49 =
    Als je de variant voor gevorderde spelers tegen Meng speelt, nemen de zeven kaarten die op de locaties zijn gelegd de rol van de startkaarten over bij het bepalen van zijn focus (SOLO-2).
    .title = Variant voor gevorderde spelers met Meng
rule-ruling-50 =
    Bij optie A van het Grote Kanaal (CANAL-1) wordt de Dienaar geplaatst voordat het Schip beweegt.
    De Muur (WALL-3) wordt pas gescoord nadat alle Dienaren van de actie zijn geplaatst.
    .title = Volgorde binnen een actie
rule-ruling-51 =
    In de Schemerfase worden de Automakaarten van de Dag gebruikt van de eerst gespeelde tot de laatst gespeelde; in druk wordt de stapel daarvoor omgedraaid.
    .title = Volgorde van kaarten in de Schemerfase

## Waar alle regelboeken zwijgen

rules-section-house = Waar alle regelboeken zwijgen
rule-house-1 =
    Een beslissing met één toegestane keuze gaat vanzelf, tenzij dat de anderen iets over een hand zou verraden (het Reisfiche waarvoor je een kaart met waarde 7 of hoger aflegt, wordt ook gevraagd als zo'n kaart niet in de hand is).
    Er wordt toch gevraagd als een Dienaar voor Reisfiches meer mogelijk kan maken dan die ene keuze (RULING-1); en waar je een actie alleen met omwisselen kunt afmaken, doet niemand dat voor je.
    .title = Beslissingen met één keuze
rule-house-2 =
    Omwisselen voor een Dienaar die de algemene voorraad niet heeft, wordt niet aangeboden, tenzij je moet omwisselen (RULING-35).
    .title = Omwisselen voor een Dienaar die er niet is
rule-house-3 =
    Gesloten Reisfiches gaan weg in de volgorde waarin ze kwamen.
    Open Bonus-Reisfiches gaan alleen weg als de gesloten niet genoeg zijn, en dan zegt hun eigenaar welke.
    .title = Welke Reisfiches weggaan
rule-house-4 =
    Bij één ruil werkt hoogstens één fiche “dubbele waarde”, en alleen als de ruil daardoor vrij wordt.
    .title = Eén fiche “dubbele waarde” per ruil
rule-house-5 =
    Of een fiche “dubbele actie” de actie van een kaart herhaalt, wordt beslist na de eerste keer en na wie daarbij volgt.
    De actie van één kaart wordt hoogstens twee keer uitgevoerd.
    .title = Wanneer een fiche “dubbele actie” wordt gebruikt
rule-house-6 =
    Voor één actie mag je meer fiches “korting” gebruiken.
    Een fiche wordt omgedraaid als het wordt gebruikt, ook als de actie daarna niet wordt uitgevoerd.
    .title = Meer fiches “korting”
rule-house-7 =
    Elk fiche “tol” en elk fiche “volgen” telt apart: twee keer tol van één eigenaar bij een locatie geeft 2 punten, met twee fiches “volgen” mag de eigenaar twee keer volgen.
    .title = Meer fiches “tol” en “volgen”
rule-house-8 =
    Kanaal A zonder iets te plaatsen, te bewegen of te claimen is geen uitgevoerde actie: niemand volgt en er is geen tol verschuldigd.
    .title = Kanaal A zonder gevolg
rule-house-9 =
    Intrige B wordt op de laatste stap van het spoor niet aangeboden; A alleen zolang de Medaille er nog ligt.
    Op de laatste stap geeft Meng niets uit aan Intrige.
    .title = Intrige op de laatste stap
rule-house-10 =
    Kanaal B: je mag een eerste Dienaar niet zo plaatsen dat er voor een tweede geen plaats is.
    Een claim tussendoor telt als plaats, en is dan verplicht; een Dienaar waarvoor je tussendoor zult omwisselen, telt als tweede (RULING-1).
    .title = Plaats voor de tweede Dienaar van Kanaal B
rule-house-11 =
    Als alleen de Dubbele Dienaar in de algemene voorraad ligt, mag je hem daar bij het ontvangen nog steeds laten.
    .title = De Dubbele Dienaar alleen in de algemene voorraad
rule-house-12 =
    Van meerdere Schepen onderweg met plaats laadt Meng het volste, en van even volle het voorste.
    .title = Welk Schip Meng laadt
rule-house-13 =
    Als Meng nog niet op de landkaart staat en er op de ring geen Reisfiche ligt, begint hij bij het Reisfiche dat het dichtst bij de stad rechtsonder ligt.
    .title = Meng en een ring zonder Reisfiches
rule-house-14 =
    Meng wisselt Reisfiches alleen om voor Dienaren die hij nodig heeft en voor Jade, nooit voor punten, ook niet voor de eindtelling.
    .title = Waarvoor Meng omwisselt
rule-house-15 =
    Gelijke zijden van een Lotdobbelsteen zijn één keuze als je hem draait.
    .title = Gelijke zijden van een Lotdobbelsteen
rule-house-16 =
    Heeft Meng ooit binnen één Dag al zijn Automakaarten opengedraaid, dan worden ook die van de Dag geschud.
    .title = Automakaarten op binnen één Dag
rule-house-17 =
    Tol is verschuldigd als de actie klaar is, met het scoren van de Muur of een claim die eruit volgde, en voordat iemand volgt.
    Wie geen punten had, kan er dan dus toch hebben.
    .title = Wanneer tol verschuldigd is
rule-house-18 =
    De Muuractie of Kanaalactie van een Speciale Automakaart van Meng plaatst één Dienaar als er maar één over is of plaats heeft.
    .title = Speciale Automakaart van Meng met één Dienaar
rule-house-19 =
    Je verwijdert alle Dienaren van een betaling tegelijk: omwisselen kan ervoor of erna, niet halverwege.
    Reisfiches die de lopende actie nog voor een Dienaar nodig heeft, kun je voor niets anders omwisselen, en die Dienaar mag er geen zijn waarmee de actie niet af te maken is: op een Decreet bijvoorbeeld heb je niets aan de Dubbele Dienaar.
    .title = Acties waarvoor je moet omwisselen
