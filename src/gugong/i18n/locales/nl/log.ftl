# Het log, de chat, terugkijken en bestuderen, en het einde van een spel, in de browser.

log-title = Log en chat
log-tab-log = Log
log-tab-chat = Chat
log-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
log-open-result = Uitslag
log-day = Dag { $day }
log-day-show = Toon Dag { $day }
log-day-hide = Klap Dag { $day } in
log-before = Voor het spel
log-study-begins = Deze studie gaat verder vanaf moment { $moment }.
log-empty = Hier staat straks wat er aan de tafel gebeurt.
log-newest = Nieuwste
log-gone-show = { $count ->
    [one] 1 regel is teruggenomen
   *[other] { $count } regels zijn teruggenomen
}

## Naast het spel

log-sat = { $you ->
    [yes] Je gaat zitten.
   *[no] { $player } gaat zitten.
}
log-left = { $you ->
    [yes] Je staat op.
   *[no] { $player } staat op.
}
log-started = Het spel begint.
log-undone = { $you ->
    [yes] Je neemt een keuze terug.
   *[no] { $player } neemt een keuze terug.
}
log-undone-agreed = { $you ->
    [yes] Je neemt een keuze terug; iedereen vond het goed.
   *[no] { $player } neemt een keuze terug; iedereen vond het goed.
}
log-undone-turn = { $you ->
    [yes] Je neemt de beurt terug
   *[no] { $player } neemt de beurt terug
}{ $agreed ->
    [yes] , en iedereen vond het goed
   *[no] {""}
}; { $mine ->
    [yes] je bent weer aan de beurt
   *[no] { $turn } is weer aan de beurt
}.
log-asked = { $you ->
    [yes] Je vraagt of je een keuze mag terugnemen.
   *[no] { $player } wil graag een keuze terugnemen.
}
log-agreed = { $you ->
    [yes] Je vindt het goed.
   *[no] { $player } vindt het goed.
}
log-refused = { $you ->
    [yes] Je weigert.
   *[no] { $player } weigert.
}
log-voted = { $you ->
    [yes] Je stelt voor dat een bot voor { $absent } speelt.
   *[no] { $against ->
        [you] { $player } stelt voor dat een bot voor jou speelt.
       *[other] { $player } stelt voor dat een bot voor { $absent } speelt.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] De tijd is op: een bot speelt voor jou.
        [vote] Iedereen wil het: een bot speelt voor jou.
        [idle] Je speelde niet: de anderen laten een bot voor jou spelen.
       *[left] Je bent opgestaan: een bot speelt voor jou.
    }
   *[no] { $why ->
        [clock] De tijd is op: een bot speelt voor { $player }.
        [vote] Iedereen wil het: een bot speelt voor { $player }.
        [idle] { $player } speelde niet: de anderen laten een bot spelen.
       *[left] Een bot speelt voor { $player }, die is opgestaan.
    }
}
log-returned = { $you ->
    [yes] Je bent terug.
   *[no] { $player } is terug.
}
log-expired = De tafel is gesloten: niemand heeft haar lang gebruikt.
log-closed = De tafel is gesloten door wie de server beheert.
log-invited = Er is een nieuwe uitnodiging voor deze tafel; de oude opent niets meer.
log-rematched = { $you ->
    [yes] Je zet nog een spel klaar.
   *[no] { $player } zet nog een spel klaar.
}

## Chat

log-chat-empty = Er is nog niets gezegd.
log-chat-spectator = { $name } (kijkt toe)
log-chat-label = Zeg iets tegen de tafel
log-chat-send = Verstuur
log-chat-nameless = Iemand
log-spectator-chat = { $on ->
    [yes] Toeschouwers mogen weer chatten.
   *[no] Toeschouwers mogen niet meer chatten.
}
log-chat-show-spectators = Laat zien wat toeschouwers zeggen
log-chat-spectators-may = Toeschouwers mogen chatten
log-chat-quiet = Toeschouwers mogen aan deze tafel niet chatten.

## Terugkijken en bestuderen

study-stepper = Door het spel stappen
study-first = Naar het begin
study-back = Eén stap terug (←)
study-play = Vanzelf afspelen
study-pause = Stop
study-forward = Eén stap verder (→)
study-last = Naar het einde
study-slider = Moment van het spel
study-moment = { $moment } / { $last }
study-from-here = Bestudeer vanaf hier
study-from-here-why = Opent een eigen tafel die vanaf dit moment verdergaat; je speelt er alle plaatsen zelf.
study-opening = Het spel wordt klaargezet …

study-chances = Kansen
study-chances-title = Hoe goed is elke optie?
study-chances-why = { $visits ->
    [one] Een schatting uit 1 poging van een bot die zetten uitprobeert.
   *[other] Een schatting uit { $visits } pogingen van een bot die zetten uitprobeert.
}
study-chances-thinking = De bot denkt na …
study-chances-more = Langer nadenken
study-chances-none = Op dit moment hoeft niemand iets te kiezen.
study-chances-hidden = Wat er op dit moment te kiezen was, blijft voor jou verborgen.
study-chances-option = Optie
study-chances-win = Winst
study-chances-vp = Punten
study-chances-share = Pogingen
study-chances-win-why = Hoeveel van de pogingen die zo begonnen, gewonnen werden.
study-chances-vp-why = De punten aan het eind van die pogingen, gemiddeld.
study-chances-share-why = Hoeveel van alle pogingen zo begonnen. Hoe meer, hoe beter de bot het vindt.
study-chances-columns = Wat de kolommen zeggen
study-chances-played = Dit is gespeeld.

study-ribbon-title = Een studie.
study-ribbon = Het spel waar deze studie uit komt, blijft zoals het is.
study-ribbon-back = Terug naar het spel

## Het einde

end-title = Het spel is afgelopen
end-won = { $player } wint
end-you-won = Je wint!
end-nobody = Niemand wint
end-nobody-why = Geen Gezant heeft het Paleis bereikt, en alleen daar win je de gunst van de Keizer.
end-solo-won = Je hebt van Meng gewonnen.
end-solo-won-by = { $count ->
    [0] Nipter kan niet: de Intrige gaf de doorslag.
    [one] Met 1 punt verschil. Dat was nipt!
   *[other] Met { $count } punten verschil.
}
end-solo-lost = Meng heeft deze keer gewonnen.
end-solo-lost-by = { $count ->
    [0] Nipter kan niet: de Intrige gaf de doorslag.
    [one] Met 1 punt verschil. Dat was nipt!
   *[other] Met { $count } punten verschil. Hij is altijd in voor een revanche.
}
end-solo-no-palace = Je Gezant heeft het Paleis niet bereikt, dus Meng wint.
end-tie = Evenveel punten: de Intrigeschijf die verder is, geeft de doorslag.
end-vp-unit = punten
end-ranking = Eindstand
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Niet in het Paleis
    [one] Niet in het Paleis: 1 punt telt niet
   *[other] Niet in het Paleis: { $count } punten tellen niet
}
end-not-in-palace-why = Alleen met een Gezant in het Paleis kun je winnen, hoeveel punten je ook hebt. Begin dus op tijd aan de klim.
end-scoring = De eindtelling
end-scoring-before = Voor de eindtelling
end-step-wall-none = Niemand had Dienaren op de Muur.
end-step-decrees-none = Niemand had een Decreet dat aan het einde punten geeft.
end-step-palace-none = Geen Gezant heeft het Paleis bereikt.
end-step-jade-none = Niemand had Jade.
end-total = Totaal
end-score = Eindscore
end-sources = Waar de punten vandaan kwamen
end-source = Bron
end-chart = Het verloop van de punten
end-chart-all = Iedereen
end-chart-label = Punten van { $player } van begin tot eind, naar bron
end-chart-label-all = Punten van iedereen van begin tot eind
end-chart-day = Dag { $day }
end-chart-final = Einde
end-chart-table = Toon als tabel
end-chart-drawing = Toon als grafiek
end-chart-choose = Wiens punten
end-rematch = Nog een keer
end-rematch-open = Naar de nieuwe tafel
end-study = Stap door het spel
end-save = Bewaar het spel
end-home = Startpagina
end-close = Bekijk de tafel

## Waar punten vandaan kwamen, in het kort

end-kind-carried = Eerder
end-kind-wall = Muur
end-kind-decrees = Decreten
end-kind-envoy = Paleis
end-kind-night = Nachten
end-kind-harbours = Havens
end-kind-tokens = Reisfiches
end-kind-jade = Jade
