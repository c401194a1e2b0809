## De vraag die een beslissing stelt

decision-card = Kies een handkaart om te ruilen.
decision-location = Waar leg je de kaart { $card }?
decision-pay = De kaart { $card } heeft geen hogere waarde dan de kaart op de locatie { $location }: hoe betaal je?
decision-remove = { $count ->
    [one] Welke Dienaar verwijder je?
   *[other] Welke { $count } Dienaren verwijder je?
}
decision-gain = { $count ->
    [one] Je ontvangt 1 Dienaar: een gewone of de Dubbele Dienaar?
   *[other] Je ontvangt { $count } Dienaren: moet de Dubbele Dienaar erbij zijn?
}
decision-action = Je mag deze actie uitvoeren: { $action } (via: { $source }).
decision-city = Waar gaat je Reiziger heen?
decision-token = Gebruik je het Reisfiche: { $token }?
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
decision-swap = Welke kaart van het Speelbord neem je voor de kaart { $card }?
decision-morning = Welk Ochtenddecreet gebruik je?
decision-night-envoy = Je hebt de meeste gelijke waarden: beweeg je je Gezant 1 stap?
decision-repeat = Gebruik je je fiche “dubbele actie” om deze actie nog een keer uit te voeren: { $action }?
decision-final-trade = De laatste kans om Reisfiches om te wisselen voor de eindtelling.
decision-lay = Welke Dienaar leg je bij het fiche “{ $token }”?
