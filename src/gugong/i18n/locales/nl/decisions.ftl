## De vraag die een beslissing stelt

decision-card = Welke kaart ruil je?
decision-location = Waar leg je { $card-key ->
    [hidden] je kaart
   *[other] de { $card }
}?
decision-pay = { $card-key ->
    [hidden] Je kaart
   *[other] De { $card }
} is te laag voor { $location-key ->
    [wall] de Muur
    [palace] het Paleis
    [decrees] de Decreten
    [canal] het Kanaal
   *[other] { $location }
}. Hoe betaal je?
decision-remove = { $count ->
    [one] Welke Dienaar verwijder je?
   *[other] Welke { $count } Dienaren verwijder je?
}
decision-gain = { $count ->
    [one] Je ontvangt 1 Dienaar: een gewone of de Dubbele Dienaar?
   *[other] Je ontvangt { $count } Dienaren: met de Dubbele Dienaar?
}
decision-action = { $source-key ->
    [card] Je kaart
    [location] De locatie
    [follow] Je fiche “volgen”
    [repeat] Je fiche “dubbele actie”
   *[other] { $source }
}: { $action-key ->
    [travel] ga je op reis?
    [wall] bouw je aan de Muur?
    [jade] koop je Jade?
    [intrigue] konkel je?
    [palace] ga je naar het Paleis?
    [decrees] neem je een Decreet?
    [canal] drijf je handel op het Kanaal?
    [gain1] ontvang je 1 Dienaar?
    [gain2] ontvang je 2 Dienaren?
    [swap] wissel je een kaart?
   *[other] { $action }?
}
decision-city = Waar gaat je Reiziger heen?
decision-token = Gebruik je het fiche “{ $token }”?
decision-forced-trade = Te veel fiches voor je uitsparingen: wissel er een paar om.
decision-spend = Welk open fiche gaat er ook weg?
decision-wall-place = Wie komt er op de Muur?
decision-wall-extra = Je Decreet: nog een Dienaar uit de algemene voorraad op de Muur?
decision-benefit = Welk Intrigevoordeel?
decision-die = Welke Lotdobbelsteen draai je, en naar welke zijde?
decision-ship-place = { $from ->
    [supply] Waar komt de Dienaar uit de algemene voorraad?
   *[pool] Op welk Schip plaats je een Dienaar?
}
decision-ship-move = Laat je een Schip naar de volgende vrije Haven varen?
decision-claim = Claim je een Havenbeloning?
decision-give = Welke handkaart wissel je?
decision-swap = Wat neem je voor { $card-key ->
    [hidden] je kaart
   *[other] de { $card }
}?
decision-morning = Welk Ochtenddecreet gebruik je?
decision-night-envoy = Je hebt de meeste gelijke waarden: zet je de Gezant 1 stap vooruit?
decision-repeat = Gebruik je je fiche “dubbele actie” om { $action-key ->
    [travel] nog eens te reizen
    [wall] nog eens aan de Muur te bouwen
    [jade] nog eens Jade te kopen
    [intrigue] nog eens te konkelen
    [palace] nog eens naar het Paleis te gaan
    [decrees] nog een Decreet te nemen
    [canal] nog eens handel te drijven op het Kanaal
    [gain1] nog 1 Dienaar te ontvangen
    [gain2] nog 2 Dienaren te ontvangen
    [swap] nog een kaart te wisselen
   *[other] dit nog eens te doen: { $action }
}?
decision-final-trade = Laatste kans om fiches om te wisselen vóór de eindtelling.
decision-lay = Wie komt bij het fiche “{ $token }”?
decision-decree-trade = Je Decreet heeft nog een Dienaar nodig. Welke fiches wissel je daarvoor om?
