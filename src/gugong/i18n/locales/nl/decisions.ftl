## De vraag die een beslissing stelt

decision-card = Kies een handkaart om te ruilen.
decision-location = Waar leg je { $card-key ->
    [hidden] je kaart
   *[other] de { $card }
}?
decision-pay = { $card-key ->
    [hidden] Je kaart
   *[other] De { $card }
} is niet meer waard dan de kaart { $location-key ->
    [wall] bij de Chinese Muur
    [palace] bij het Paleis
    [decrees] bij de Decreten
    [canal] bij het Grote Kanaal
   *[other] bij { $location }
}: hoe betaal je?
decision-remove = { $count ->
    [one] Welke Dienaar verwijder je?
   *[other] Welke { $count } Dienaren verwijder je?
}
decision-gain = { $count ->
    [one] Je ontvangt 1 Dienaar: een gewone of de Dubbele Dienaar?
   *[other] Je ontvangt { $count } Dienaren: moet de Dubbele Dienaar erbij zijn?
}
decision-action = { $source-key ->
    [card] Met je kaart
    [location] Op deze locatie
    [follow] Met je { $source }
    [repeat] Met je { $source }
   *[other] Met { $source }
} mag je { $action-key ->
    [travel] de Reisactie uitvoeren
    [wall] de Muuractie uitvoeren
    [jade] de Jadeactie uitvoeren
    [intrigue] de Intrigeactie uitvoeren
    [palace] de Paleisactie uitvoeren
    [decrees] de Decreetactie uitvoeren
    [canal] de Kanaalactie uitvoeren
    [gain1] 1 Dienaar ontvangen
    [gain2] 2 Dienaren ontvangen
    [swap] een kaart wisselen
   *[other] deze actie uitvoeren: { $action }
}.
decision-city = Waar gaat je Reiziger heen?
decision-token = Gebruik je het Reisfiche “{ $token }”?
decision-forced-trade = Je hebt meer Reisfiches dan uitsparingen: wissel er een aantal om.
decision-spend = Welk open fiche lever je ook in?
decision-wall-place = Welke Dienaar plaats je op de Muur?
decision-wall-extra = Door je Decreet mag je nog 1 Dienaar uit de algemene voorraad op de Muur plaatsen.
decision-benefit = Welk Intrigevoordeel neem je?
decision-die = Welke Lotdobbelsteen draai je, en naar welke zijde?
decision-ship-place = { $from ->
    [supply] Waar plaats je de Dienaar uit de algemene voorraad?
   *[pool] Op welk Schip plaats je een Dienaar?
}
decision-ship-move = Beweeg je een Schip naar de volgende vrije Haven?
decision-claim = Claim je een Havenbeloning?
decision-give = Welke handkaart wissel je?
decision-swap = Welke kaart van het Speelbord neem je voor { $card-key ->
    [hidden] je kaart
   *[other] de { $card }
}?
decision-morning = Welk Ochtenddecreet gebruik je?
decision-night-envoy = Je hebt de meeste gelijke waarden: beweeg je je Gezant 1 stap?
decision-repeat = Gebruik je je fiche “dubbele actie” om { $action-key ->
    [travel] de Reisactie nog een keer uit te voeren
    [wall] de Muuractie nog een keer uit te voeren
    [jade] de Jadeactie nog een keer uit te voeren
    [intrigue] de Intrigeactie nog een keer uit te voeren
    [palace] de Paleisactie nog een keer uit te voeren
    [decrees] de Decreetactie nog een keer uit te voeren
    [canal] de Kanaalactie nog een keer uit te voeren
    [gain1] nog eens 1 Dienaar te ontvangen
    [gain2] nog eens 2 Dienaren te ontvangen
    [swap] nog een kaart te wisselen
   *[other] deze actie nog een keer uit te voeren: { $action }
}?
decision-final-trade = De laatste kans om Reisfiches om te wisselen voor de eindtelling.
decision-lay = Welke Dienaar leg je bij het fiche “{ $token }”?
decision-decree-trade = Je Decreet heeft nog een Dienaar nodig: welke Reisfiches wissel je ervoor om?
