## De vraag die een beslissing stelt

decision-card = Welke handkaart ruil je?
decision-location = Waar leg je { $card-key ->
    [hidden] je kaart
   *[other] de { $card }
}?
decision-pay = { $card-key ->
    [hidden] Je kaart
   *[other] De { $card }
} is te laag { $location-key ->
    [wall] bij de Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Kanaal
   *[other] bij { $location }
}: hoe betaal je?
decision-remove = { $count ->
    [one] Welke Dienaar verwijder je?
   *[other] Welke { $count } Dienaren verwijder je?
}
decision-gain = { $count ->
    [one] Je ontvangt 1 Dienaar: een gewone of de Dubbele Dienaar?
   *[other] Je ontvangt { $count } Dienaren: hoort de Dubbele Dienaar daarbij?
}
decision-action = { $source-key ->
    [card] Kaartactie
    [location] Locatieactie
    [follow] Fiche “volgen”
    [repeat] Fiche “dubbele actie”
   *[other] { $source }
}: { $action-key ->
    [gain1] 1 Dienaar
    [gain2] 2 Dienaren
    [swap] een kaart wisselen
   *[other] { $action }
}. Wat doe je?
decision-city = Waar gaat je Reiziger heen?
decision-token = Gebruik je het Reisfiche “{ $token }”?
decision-forced-trade = Je hebt meer Reisfiches dan uitsparingen: wissel er een paar om.
decision-spend = Welk open fiche lever je ook in?
decision-wall-place = Welke Dienaar plaats je op de Muur?
decision-wall-extra = Je Decreet: nog 1 Dienaar uit de algemene voorraad op de Muur?
decision-benefit = Welk Intrigevoordeel neem je?
decision-die = Welke Lotdobbelsteen draai je, en waarheen?
decision-ship-place = { $from ->
    [supply] Waar plaats je de Dienaar uit de algemene voorraad?
   *[pool] Op welk Schip plaats je een Dienaar?
}
decision-ship-move = Beweeg je een Schip naar de volgende vrije Haven?
decision-claim = Claim je een Havenbeloning?
decision-give = Welke handkaart wissel je?
decision-swap = Welke kaart neem je voor { $card-key ->
    [hidden] je kaart
   *[other] de { $card }
}?
decision-morning = Welk Ochtenddecreet gebruik je?
decision-night-envoy = Je hebt de meeste gelijke waarden: zet je je Gezant 1 stap vooruit?
decision-repeat = Gebruik je je fiche “dubbele actie” om { $action-key ->
    [travel] nog een keer te reizen
    [wall] nog een keer aan de Muur te bouwen
    [jade] nog een keer Jade te kopen
    [intrigue] nog een keer te konkelen
    [palace] nog een keer naar het Paleis te gaan
    [decrees] nog een Decreet te nemen
    [canal] nog een keer handel te drijven op het Kanaal
    [gain1] nog eens 1 Dienaar te ontvangen
    [gain2] nog eens 2 Dienaren te ontvangen
    [swap] nog een kaart te wisselen
   *[other] deze actie nog een keer uit te voeren: { $action }
}?
decision-final-trade = Laatste kans om Reisfiches om te wisselen voor de eindtelling.
decision-lay = Welke Dienaar leg je bij het fiche “{ $token }”?
decision-decree-trade = Je Decreet heeft nog een Dienaar nodig: welke Reisfiches wissel je ervoor om?
