## Wat de dingen op het bord zijn, voor wie ernaar wijst; de titels staan voor de zinnen

help-card-lies = Hier ligt de { $card }. { $value ->
    [9] Alleen een 1 ruilt vrij.
   *[other] Elke hogere kaart ruilt vrij.
  }
help-stand-travel = Actie A: je Reiziger reist één keer en neemt het fiche daar. B: verwijder { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } en reis twee keer.
help-stand-wall = Actie A: 1 Dienaar op de Muur. B: verwijder { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } en plaats er maximaal { $count }.
help-stand-jade = Actie: kies een Jadehuis, verwijder zoveel Dienaren als het toont en neem 1 Jade. Jade geeft punten aan het einde.
help-stand-intrigue = Actie A: { $steps ->
    [one] { $steps } stap, en de Medaille
   *[other] { $steps } stappen, en de Medaille
  } voor wie dit vandaag als eerste kiest. B: verwijder { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } voor { $more } stappen. Bij elke gelijke stand beslist de Intrige.
help-stand-palace = Actie A: je Gezant gaat 1 stap vooruit. B: verwijder { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } voor { $steps } stappen, en { $intrigue } bij de Intrige. Wie aan het einde niet binnen is, scoort niets.
help-stand-decrees = Actie: kies een Decreet, verwijder de Dienaren die het kost en plaats er nog één op. Het werkt de rest van het spel.
help-stand-canal = Actie A: plaats 1 Dienaar op een Schip, laat daarna een Schip varen. B: verwijder { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } en plaats er 2, zonder te varen. Met een vol Schip claim je de beloning van zijn Haven.

# $token is een hele zin, zoals “Ontvang 1 Dienaar.”
help-city-token = { $token } Wie hierheen reist, neemt dit fiche en mag het meteen gebruiken.
help-city-traveller = Hier staat de Reiziger van { $player }. Er is geen fiche te nemen; anderen reizen erdoorheen.
help-city-empty = Hier ligt geen fiche; Reizigers reizen erdoorheen. In de ochtend komt er een nieuw fiche.
help-traveller = Hij volgt de paden naar de volgende stad met een fiche. In steden zonder fiche stopt hij niet.
    .title = { $player }: Reiziger
help-traveller-home = De eerste keer mag hij naar elke stad met een fiche.
    .title = { $player }: Reiziger

help-house = Verwijder met de Jadeactie { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } om hier 1 Jade te nemen. { $count ->
    [0] Er is niets meer over.
    [one] Er is er nog { $count }.
   *[other] Er zijn er nog { $count }.
  }
    .title = Jade: { $house }
help-plaza = Als alle Jadehuizen leeg zijn, kost 1 Jade hier { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  }. Het plein raakt nooit leeg. { $count ->
    [0] De Jadehuizen zijn nu leeg.
    [one] De Jadehuizen hebben er nog { $count }.
   *[other] De Jadehuizen hebben er nog { $count }.
  }
    .title = Jade: { $house }

help-decree-cost = Verwijder { $cost ->
    [one] { $cost } Dienaar
   *[other] { $cost } Dienaren
  } en plaats er daarna één op.
help-decree-vp = { $vp ->
    [one] Geeft meteen { $vp } punt.
   *[other] Geeft meteen { $vp } punten.
  }
help-decree-final = Geeft punten aan het einde van het spel.
help-decree-owners = Genomen door { $players }.

help-port-none = Haven { $port } heeft geen beloning: vaar verder.
help-port-reward = Met een vol Schip hier mag je deze beloning claimen: { $reward }. Eén Dienaar blijft bij de beloning; het Schip komt terug.
help-port-any = Met een vol Schip hier mag je een beloning naar keuze claimen. Maar in de nacht is een Schip in deze Haven verloren op zee.
help-port = Haven { $port }
help-ship = { $load } van { $size } plaatsen zijn bezet. Is het vol, dan mag de eigenaar de beloning van Haven { $port } claimen. In de nacht varen alle Schepen één Haven verder.
    .title = { $player }: Schip

help-die = In de nacht levert elke kaart op je aflegstapel die gelijk is aan een Lotdobbelsteen je 1 Dienaar op. De meeste gelijke waarden: { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
  }, en de Gezant gaat 1 stap vooruit. Zijden van deze steen: { $faces }.
    .title = Lotdobbelsteen: { $face }
help-medal-free = Nog van niemand. Wie vandaag als eerste Intrige A kiest, neemt de Medaille en begint morgen.
    .title = Volgende Startspeler Medaille
help-medal-of = { $player } heeft de Medaille en is morgen startspeler.
    .title = Volgende Startspeler Medaille

help-wall = { $count } van { $spaces } Dienaren. Is de Muur voltooid, dan scoort wie er de meeste heeft { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
  } en zet de Gezant 1 stap vooruit; ieder die meehielp, mag een Intrigevoordeel nemen.
help-wall-first = { $player } staat nu voor.
help-wall-seat = { $count ->
    [0] Geen Dienaar op de Muur.
    [one] { $count } Dienaar op de Muur.
   *[other] { $count } Dienaren op de Muur.
  } { $left ->
    [0] De Muur is voltooid.
    [one] Met nog { $left } is de Muur voltooid.
   *[other] Met nog { $left } is de Muur voltooid.
  }
    .title = { $player } op de Muur

help-intrigue = Stap { $step } van { $last }. Wie verder staat, of hoger in een stapel, wint elke gelijke stand; met stappen betaal je ook voor voordelen als de Muur voltooid is.
    .title = { $player }: Intrigeschijf
help-benefit = Als de Muur voltooid is, mag ieder met een Dienaar erop { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  } terug op dit spoor voor dit voordeel.

help-palace-step = Gezanten gaan in { $last } stappen naar het Paleis. Vanaf hier { $left ->
    [one] is het nog { $left } stap.
   *[other] zijn het nog { $left } stappen.
  }
    .title = Paleisspoor, stap { $step }
help-palace-start = Hier beginnen alle Gezanten; met stap { $last } kom je in het Paleis. Wie aan het einde niet binnen is, scoort niets.
    .title = Begin van het Paleisspoor
help-palace-gate = Wie binnenkomt, neemt de beste vrije plaats. Vanaf dan geeft elke stap van de Gezant 1 punt.
    .title = Poort van het Paleis
help-envoy = Op stap { $step } van { $last }: nog { $left ->
    [one] { $left } stap
   *[other] { $left } stappen
  } tot het Paleis. Wie aan het einde niet binnen is, scoort niets.
    .title = { $player }: Gezant
help-envoy-inside = In het Paleis, op een plaats van { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
  }. Elke volgende stap van de Gezant geeft 1 punt.
    .title = { $player }: Gezant
help-place-free = Vrij. De volgende Gezant die binnenkomt, neemt de beste vrije plaats; die geeft punten aan het einde.
    .title = Plaats in het Paleis: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }
help-place-taken = { $player } heeft deze plaats en krijgt er aan het einde de punten voor.
    .title = Plaats in het Paleis: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }

help-draw = { $count ->
    [0] Er is geen kaart meer.
    [one] Er is nog { $count } kaart.
   *[other] Er zijn nog { $count } kaarten.
  } Met de Havenbeloning “{ $reward }” trek je de bovenste.
    .title = Trekstapel
help-tokenpile = { $count ->
    [0] De stapels zijn op.
    [one] Er ligt nog { $count } fiche op de stapels.
   *[other] Er liggen nog { $count } fiches op de stapels.
  } { $traded ->
    [0] Er is er geen omgewisseld.
    [one] { $traded } is omgewisseld.
   *[other] { $traded } zijn omgewisseld.
  } Elke ochtend krijgen lege steden nieuwe.
    .title = Reisfiches
help-day = Een Dag eindigt als alle handen leeg zijn; in de nacht vergelijk je kaarten met Lotdobbelstenen, en je aflegstapel wordt je hand.
    .title = Dag { $day } van { $days }
help-day-last = De laatste Dag. Na de nacht komt de eindtelling; wie niet in het Paleis is, scoort niets.
    .title = Dag { $day } van { $days }

## Reisfiches

help-token-gain1 = Ontvang 1 Dienaar.
help-token-gain2 = Ontvang 2 Dienaren.
help-token-envoy = Je Gezant gaat 1 stap vooruit.
help-token-intrigue = Je Intrigeschijf gaat 1 stap vooruit.
help-token-discard-for-jade = Leg een handkaart met waarde 7 of hoger op je aflegstapel en neem 1 Jade.
help-token-servants-for-jade = Verwijder 3 Dienaren en neem 1 Jade.
help-token-swap = Wissel een kaart uit je hand of aflegstapel met een kaart op het bord.
help-token-take-back = Neem een kaart van je aflegstapel terug in je hand: een beurt extra vandaag.
help-token-ship = Plaats 1 Dienaar uit je algemene voorraad op een Schip.
help-token-vp2 = Scoor 2 punten.
help-token-wall = Plaats 1 Dienaar uit je algemene voorraad op de Muur.
help-token-double = Nu niets, maar het telt als twee fiches als je fiches omwisselt.
help-token-plus-one = Leg het neer met een Dienaar: je kaarten zijn vandaag 1 meer waard.
help-token-toll = Leg het met een Dienaar bij een locatie: wie daar vandaag een actie uitvoert, geeft jou 1 punt.
help-token-follow = Leg het met een Dienaar bij een locatie: als anderen daar vandaag een actie uitvoeren, mag jij dat ook.
help-token-double-value = Bewaar het: één keer is een kaart die je ruilt het dubbele waard.
help-token-double-action = Bewaar het: één keer voer je de actie van je kaart twee keer uit.
help-token-discount = Bewaar het: één keer kost Jade of een Decreet 2 Dienaren minder.

## Borden van de spelers

help-pool = { $count ->
    [0] Er staat geen Dienaar klaar.
    [one] Er staat { $count } Dienaar klaar.
   *[other] Er staan { $count } Dienaren klaar.
  } Van hier betaal en plaats je; wat je verwijdert, gaat naar de algemene voorraad.
    .title = { $player }: Dienarenvoorraad
help-supply = { $count ->
    [0] Hier wacht geen Dienaar.
    [one] Hier wacht { $count } Dienaar.
   *[other] Hier wachten { $count } Dienaren.
  } Dienaren die je ontvangt, gaan van hier naar de Dienarenvoorraad.
    .title = { $player }: algemene voorraad
help-double-locked = Zit nog vast: een vol Schip in Haven { $port } maakt hem vrij. Hij doet het werk van twee.
    .title = { $player }: Dubbele Dienaar
help-double-supply = In de algemene voorraad: je ontvangt hem als elke andere, en hij doet het werk van twee.
    .title = { $player }: Dubbele Dienaar
help-double-pool = Staat klaar: op de Muur en op Schepen telt hij als twee, en hij mag voor twee betalen.
    .title = { $player }: Dubbele Dienaar
help-double-out = Aan het werk: waar hij is, telt hij als twee.
    .title = { $player }: Dubbele Dienaar
help-tokens = { $count } van { $slots } uitsparingen zijn gevuld. Fiches kun je altijd omwisselen: { $servant } voor 1 Dienaar, { $vp } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, { $jade } voor 1 Jade.
    .title = { $player }: Reisfiches
help-trade = Wissel er { $cost } Reisfiches voor om, op elk moment in je beurt. { $player } heeft er { $count }.
    .title = Omwisselen: { $trade }
help-jade = { $count ->
    [0] Nog geen.
   *[other] { $count } Jade: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    } aan het einde.
  } De volgende geeft nog { $next ->
    [one] { $next } punt
   *[other] { $next } punten
  }.
    .title = { $player }: Jade
help-reward = { $count } van { $spaces ->
    [one] { $spaces } plaats is bezet
   *[other] { $spaces } plaatsen zijn bezet
  }. Met een vol Schip in de juiste Haven claim je de beloning, en één Dienaar blijft hier.
    .title = Havenbeloning: { $reward }
help-ships = { $count ->
    [0] Alle Schepen zijn onderweg.
    [one] { $count } Schip ligt klaar.
   *[other] { $count } Schepen liggen klaar.
  } Op elk is plaats voor { $size } Dienaren.
    .title = { $player }: Schepen
help-vp = De punten tot nu toe. Ze tellen aan het einde alleen als de Gezant in het Paleis is: { $inside ->
    [yes] dat is hij.
   *[no] nog niet.
  }
    .title = { $player }: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }
help-decrees = { $count ->
    [0] Nog geen.
   *[other] { $decrees }.
  }
    .title = { $player }: Decreten
help-laid = { $count ->
    [0] Er ligt er geen.
   *[other] Neergelegd: { $tokens }. Ze werken tot het einde van de Dagfase.
  }
    .title = { $player }: neergelegde fiches
help-handpile = { $count ->
    [0] Geen kaart meer: { $player } past de rest van de Dag.
    [one] { $count } kaart: nog één beurt vandaag.
   *[other] { $count } kaarten: nog evenveel beurten vandaag.
  }
    .title = { $player }: hand
help-discard = { $count ->
    [0] Nog geen kaart.
    [one] { $count } kaart.
   *[other] { $count } kaarten.
  } Vannacht vergeleken met de Lotdobbelstenen, morgen de hand.
    .title = { $player }: aflegstapel
help-card-action = Leg deze kaart bij een locatie en neem wat daar ligt. Eerst mag je de actie van de kaart uitvoeren ({ $action }), dan die van de locatie.
help-card-plain = Leg deze kaart bij een locatie en neem wat daar ligt. De kaart heeft geen eigen actie; die van de locatie blijft.
help-discarded = Op je aflegstapel: morgen zit deze kaart in je hand. { $count ->
    [0] Geen Lotdobbelsteen toont die waarde.
    [one] { $count } Lotdobbelsteen toont die waarde: 1 Dienaar vannacht.
   *[other] { $count } Lotdobbelstenen tonen die waarde: { $count } Dienaren vannacht.
  }

## De pagina met regels

help-rules-title = Regels
help-rules-search = Zoek in de regels
help-rules-hint = Een woord, of een id zoals { $rule }
help-rules-found = { $count ->
    [0] Dat staat in geen enkele regel. Probeer een korter woord.
    [one] { $count } regel
   *[other] { $count } regels
  }
help-rules-contents = Inhoud
help-rules-back = Terug naar de tafel
help-rules-home = Startpagina
help-rules-learn = Eerste les
help-rules-unknown = Er is geen regel { $rule }. Hier zijn ze allemaal.
help-rules-figures = Gereconstrueerde getallen
help-rules-figures-text = De regelboeken noemen niet elk getal dat op bord, kaarten en tegels staat. Deze zijn zo gereconstrueerd dat het spel eerlijk is en alles klopt wat wel genoemd wordt. Hoe zeker elk getal is:
help-rules-figures-about = Meer over deze editie

## Nog meer op het bord

help-stand-focus = De focus van Meng: hier speelt hij zijn Speciale kaarten.
help-stand-laid = { $player } heeft hier een fiche gelegd: { $token }.
help-automa = Nog om te draaien: { $count }. Elke beurt draait Meng er een om en ruilt hij een Geschenk bij die locatie; in de Schemerfase werken de kaarten van de Dag nog eens. { $turned ->
    [0] Vandaag is er nog geen omgedraaid.
   *[other] Vandaag: { $cards }.
  }
    .title = De Automakaarten van Meng
help-stair = Met Intrige gaan de Intrigeschijven deze { $last } stappen vooruit. Wie verder staat, of hoger in een stapel, wint elke gelijke stand; nu is dat { $player }.
    .title = Intrigespoor
help-berth = { $taken ->
    [yes] Bezet.
   *[no] Vrij.
  } Elke Haven heeft plaats voor één Schip; andere varen erlangs.
    .title = Ligplaats bij Haven { $port }
help-start = { $player } heeft vandaag de eerste beurt. Over morgen beslist de Medaille.
    .title = Startspeler
help-thinking = De anderen wachten op deze keuze.
    .title = { $player } denkt na

## Wat bij Meng anders is

help-meng-double = Hij markeert de focus van Meng ({ $place }), waar die zijn Speciale kaarten speelt. Verder wordt hij niet gebruikt.
    .title = { $player }: Dubbele Dienaar
help-meng-vp = De punten tot nu toe. Meng kan ook buiten het Paleis winnen, maar dan zonder de punten van een plaats daar.
    .title = { $player }: { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }
help-meng-tokens = { $count } van { $slots } uitsparingen zijn gevuld. Heeft Meng te weinig Dienaren, dan wisselt hij { $servant } fiches om voor één. Zodra hij er { $jade } heeft, wisselt hij ze om voor 1 Jade.
    .title = { $player }: Reisfiches
help-meng-pool = Dienaren die klaarstaan: { $count }. Van hier betaalt en plaatst Meng; alleen bij Speciale kaarten neemt hij eerst uit de algemene voorraad en betaalt hij niets.
    .title = { $player }: Dienarenvoorraad
help-meng-card = { $count } van { $spaces } plaatsen zijn gemarkeerd. De eerste volle Schepen van Meng leveren hem elk een kaart op, in welke Haven ook.
    .title = Havenbeloning: { $reward }
help-meng-vp4 = { $count } van { $spaces } plaatsen zijn gemarkeerd. Zijn de kaarten genomen, dan levert elk vol Schip Meng 4 punten op, zonder limiet.
    .title = Havenbeloning: { $reward }
help-meng-ship = { $load } van { $size } plaatsen zijn bezet. Zodra het vol is, neemt Meng een beloning, in welke Haven ook. Zelf laat hij geen Schip varen; in de nacht vaart elk één Haven verder.
    .title = { $player }: Schip
help-meng-envoy = Op stap { $step } van { $last }. Meng kan ook buiten het Paleis winnen, maar dan zonder de punten van een plaats daar.
    .title = { $player }: Gezant
help-meng-discard = Kaarten: { $count }. Geschud zijn ze morgen de stapel van Meng. In de nacht hangen zijn gelijke waarden van de Dag af, niet van deze kaarten.
    .title = { $player }: aflegstapel
