# De tafel in de browser.

web-title = Gùgōng
web-title-turn = ● Jouw beurt – Gùgōng
web-home = Startpagina
web-loading = Het spel wordt klaargezet …
web-no-entrance = Deze tafel kan niet worden geopend
web-unreachable = De server is nu niet bereikbaar. Er is niets verloren; probeer het zo meteen opnieuw.
web-fault = Hier ging iets mis. Er is niets veranderd; probeer het opnieuw.
web-close = Sluiten
web-back = Terug

## De bovenkant van de tafel

web-day-of = Dag { $day } van { $days }
web-phase-morning = Ochtendfase
web-phase-day = Dagfase
web-phase-dusk = Schemerfase
web-phase-night = Nachtfase
web-phase-final = Eindtelling
web-phase-over = Einde
web-die = Lotdobbelsteen { $die }: { $face }
web-medal-free = Volgende Startspeler Medaille: vandaag nog van niemand
web-medal-of = { $you ->
    [yes] Volgende Startspeler Medaille: van jou
   *[no] Volgende Startspeler Medaille: van { $player }
}
web-your-turn = Jouw beurt
web-tools = Ongedaan maken, terugkijken, instellingen
web-undo = Mijn laatste keuze ongedaan maken
    .keyed = Mijn laatste keuze ongedaan maken (Backspace)
web-undo-ask = De anderen vragen of je je laatste keuze mag terugnemen
web-undo-short = Ongedaan maken
web-restart = Mijn hele beurt ongedaan maken
    .keyed = Mijn hele beurt ongedaan maken (Shift+Backspace)
web-restart-short = Beurt opnieuw beginnen
web-redo = Opnieuw doen wat ongedaan is gemaakt
web-since = Nog eens tonen wat de anderen sinds mijn laatste beurt deden
web-table = De tafel
web-side = Spelers, log en chat
web-seats = Spelers
web-log = Log
web-whole-board = Hele bord
web-stands = De zeven plaatsen
web-more-choices = Er is meer te kiezen {$side ->
        [left] naar links
        [right] naar rechts
        [up] verder naar boven
       *[down] verder naar beneden
    }
web-bot-name = { $level } ({ $seat })

## Kiezen

web-asked = { $count ->
    [one] Jouw beurt. { $question } Eén keuze.
   *[other] Jouw beurt. { $question } { $count } keuzes.
}
web-asked-of = { $player }: { $question }
web-spot = { $thing }: { $choice }
web-cannot = { $choice } – { $why }
web-put-back = Deze kaart terug in de hand
web-rather = Liever deze kaart kiezen
web-pay-card = Of leg een van de handkaarten af die oplichten.
web-watching = Je kijkt toe. { $status }
web-explaining = Met Tab ga je nu ook langs elk gebied van de tafel, met de pijltjes langs alles daarin; met H stop je ermee.
web-not-explaining = Met Tab ga je weer langs je keuzes.
web-choices = Jouw keuzes
web-confirm = Zeker weten? { $option }
web-waiting-for = { $player } denkt na …
web-asked-in-turn = Beurt van { $player }: { $question }
web-waiting-in-turn = Beurt van { $turn }: { $player } moet kiezen …
web-waiting-in-mine = Jouw beurt: { $player } moet kiezen …
web-turn-told = { $player }: { $what }
web-turn-so-far = Je beurt tot nu toe: { $what }
web-go-on = Verder
web-waiting-server = Een ogenblik …
web-over = Het spel is afgelopen.
web-rule-open = De regel hierover
    .keyed = De regel hierover (?)
web-rule-title = De regel
web-rule-all = Alle regels

## Wat er mis is, of op antwoord wacht

web-lost = Je bent offline. Het spel staat veilig op de server; het gaat verder zodra de verbinding terug is.
web-restarting = De server wordt opnieuw gestart. Het spel is veilig; deze pagina maakt zo vanzelf weer verbinding.
web-offline = Je bent offline. Je kunt de regels lezen, en de afgelopen spellen die je op dit apparaat hebt geopend.
web-offline-title = Je bent offline
web-offline-table = Dit spel staat op de server: zonder verbinding kan het niet worden getoond of gespeeld. Het opent vanzelf zodra de verbinding terug is.
web-offline-kept = Je bent offline. Dit is het spel zoals het op dit apparaat is bewaard.
web-touch-hint = Tikken legt dingen uit, lang drukken ook keuzes.
web-sealed-closed = Wie deze server beheert, heeft deze tafel gesloten; het log is te lezen, maar verder gaat het niet.
web-server-restart = { $minutes ->
    [0] De server wordt zo opnieuw gestart. Je spellen zijn veilig; de pagina komt vanzelf terug.
    [one] De server wordt over { $minutes } minuut opnieuw gestart. Je spellen zijn veilig; de pagina komt vanzelf terug.
   *[other] De server wordt over { $minutes } minuten opnieuw gestart. Je spellen zijn veilig; de pagina komt vanzelf terug.
}
web-sealed-old-rules = Dit spel is gespeeld met regels die de server niet heeft: het log is te lezen, maar verder spelen kan niet.
web-sealed-other-box = Dit spel is gespeeld met spelmateriaal dat de server niet meer heeft: het log is te lezen, maar verder spelen kan niet.
web-sealed-new-rules = Dit spel wordt gespeeld met nieuwere regels dan de server heeft: het gaat verder zodra de server is bijgewerkt. Tot dan is het log te lezen.
web-sealed-damaged = De server kan iets in het log van deze tafel niet lezen: wat ervoor gebeurde is te lezen, maar verder spelen kan niet. Vertel het aan wie de server beheert.
web-proposal = { $you ->
    [yes] Je vraagt of je een keuze mag terugnemen.
   *[no] { $player } wil graag een keuze terugnemen.
}
web-agree = Goed
web-disagree = Weigeren
web-bot-plays-you = Een bot speelt voor je.
web-return = Mijn plaats weer innemen
web-absent = { $player } is niet aan de tafel.
web-idle = { $player } heeft al lang niet gespeeld.
web-vote = Laat een bot spelen
web-looking-back = Je kijkt naar moment { $moment } van { $last }.
web-looking-back-asked = Moment { $moment } van { $last }. { $player }: { $question }
web-pass-screen = Geef het scherm door aan { $player }.
web-to-now = Terug naar het spel
