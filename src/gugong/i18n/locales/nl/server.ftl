# Wat de server weigert, en waarom.

refused-no-table = Deze tafel bestaat niet, of je link geeft er geen toegang toe.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-running = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-late = Je zet hoort bij actie { $at }, maar het spel is al bij { $now }; kijk opnieuw naar de tafel.
refused-not-your-turn = Deze beslissing is niet aan jou.
refused-not-your-seat = Dat is niet jouw plaats.
refused-bot-plays = Er speelt een bot voor je; neem eerst je plaats weer in.
refused-not-offered = Actie { $number } kan nu niet worden gekozen; kies een van de opties van je beslissing.
refused-illegal = Actie { $number } is nu niet toegestaan: { $why }
refused-nothing-to-undo = Daar is niets van jou om terug te nemen.
refused-nothing-to-redo = Er is niets om opnieuw te doen.
refused-nothing-asked = Niemand vraagt je om iets te mogen terugnemen.
refused-no-vote-there = Over plaats { $seat } kan nu niet worden gestemd: alleen over de plaats van iemand anders, als die aan de beurt is.
refused-vote-later = Misschien denkt die speler nog na; je kunt stemmen over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
refused-they-are-here = Die speler zit aan de tafel; gun die speler wat tijd.
part-wait = { $unit ->
    [minutes] { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
   *[seconds] { $count ->
        [one] één seconde
       *[other] { $count } seconden
    }
}
refused-they-may-think = Die speler zit aan de tafel. Gebeurt er niets, dan kun je stemmen over { part-wait }.
refused-asked-already = Iemand wil al een keuze terugnemen; antwoord daar eerst op.
refused-too-often = Dat is aan deze tafel net heel vaak gedaan; het kan weer over { part-wait }.
refused-not-away = Er speelt geen bot voor je.
refused-turn-given = De anderen hebben jouw beurt aan een bot gegeven omdat je niet speelde; kom terug als die beurt voorbij is.
refused-gone-already = Daar speelt al een bot.
refused-say-who = Zeg wie je bent: toeschouwers chatten met een naam.
refused-spectators-quiet = Wie deze tafel leidt, heeft de chat van toeschouwers uitgezet.
refused-name-taken = Iemand aan deze tafel heet “{ $name }”, en dat lijkt te veel op elkaar; kies een andere naam.
refused-no-such-bot = Die bot bestaat niet; dit zijn de bots: { $bots }.
refused-seat-taken = Die plaats is niet vrij; vrij: { $free }.
refused-table-full = Alle plaatsen zijn bezet.
refused-not-leading = Alleen wie de tafel leidt, kan dat doen.
refused-seats-free = Eerst moet op elke plaats iemand zitten, mens of bot; vrij: { $seats }.
refused-old-rules = Dit spel is gespeeld met regels die deze server niet heeft (de nieuwste zijn versie { $version }); het log is te lezen, maar verder spelen kan niet.
refused-other-box = Dit spel is gespeeld met spelmateriaal dat de server niet meer heeft; het log is te lezen, maar verder spelen kan niet.
refused-new-rules = Dit spel wordt gespeeld met nieuwere regels dan deze server heeft (de nieuwste zijn versie { $version }); het gaat verder zodra de server is bijgewerkt. Tot dan is het log te lezen.
refused-damaged = Iets in het log van deze tafel kan deze server niet lezen; wat ervoor gebeurde is te lezen, maar verder spelen kan niet. Vertel het aan wie de server beheert.
refused-expired = Deze tafel is gesloten: niemand heeft haar lang gebruikt en het spel was niet begonnen. Maak een nieuwe.
refused-no-moment = Moment { $moment } is er niet in dit spel; er zijn de momenten 0 tot en met { $last }.
refused-bad-setup = { $why }
refused-bad-save = { $why }
refused-no-such-box = Het spelmateriaal { $box } bestaat niet; dit is er: { $boxes }.
refused-too-many-seats = { $seats ->
    [one] Aan deze tafel is maar 1 plaats.
   *[other] Aan deze tafel zijn maar { $seats } plaatsen.
}
refused-malformed = Dit bericht is niet te begrijpen: { $why }.
refused-too-large = Berichten van meer dan { $most } bytes worden niet gelezen.
refused-too-fast = Dat gaat te snel; wacht even en probeer het opnieuw.
refused-too-many-tables = Je hebt kort na elkaar veel tafels gemaakt; wacht een poosje of speel aan een ervan.
refused-too-many-connections = Te veel verbindingen vanaf jouw adres; sluit er een paar.
refused-foreign-origin = Deze pagina komt niet van deze server en mag er dus niet mee praten.
refused-hello-first = Zeg eerst hallo.
refused-not-now = De server kon dit nu niet bewaren; er is niets veranderd, probeer het opnieuw.
refused-stopping = De server wordt opnieuw gestart; probeer het zo meteen opnieuw.
refused-muted = Wie deze server beheert, laat je nu niet chatten, gaan zitten of tafels maken; probeer het over { $minutes } min opnieuw. Je spellen gaan door.
refused-closed = Wie deze server beheert, heeft deze tafel gesloten; het log is te lezen, maar verder gaat het niet.
refused-deleted = Wie deze server beheert, heeft deze tafel verwijderd.
refused-not-found = Hier is niets.
refused-wrong-method = Dat kan hier niet.
refused-fault = Hier ging iets mis; er is niets veranderd. Probeer het opnieuw, en laat het ons weten als het blijft gebeuren.

# De pagina, voordat die gebouwd is.

page-title = Gùgōng
page-not-built = Het bord voor de browser is hier niet gebouwd. Bouw het met “{ $command }” en laad deze pagina opnieuw. Al het andere van de server werkt.
page-not-found = Deze pagina bestaat niet
page-not-found-about = Op dit adres is niets te vinden. Misschien is het afgekapt, of klopt er een letter niet.

# Kansen van de opties van een beslissing.

refused-chances-later = Zolang het spel loopt, ziet alleen wie alle plaatsen speelt de kansen; kijk als het is afgelopen.
refused-help-later = Het spel dat je bestudeert, wordt nog gespeeld: kansen en bots zijn er pas als het is afgelopen.
refused-warming-up = De zoekbot wordt nog klaargemaakt voor deze computer, eenmalig na een installatie; probeer het over een paar minuten opnieuw.
refused-no-chances = De kansen waren nu niet te schatten; probeer het opnieuw.

# De revanche.

refused-people-away = De revanche wacht nog op { $people }. Begin zonder de afwezigen, of geef hun plaatsen aan bots.

# Meldingen.

refused-no-channel = Kies hoe je bericht wilt krijgen: door een melding of per e-mail.
refused-no-push = Deze server stuurt geen meldingen.
refused-no-email = Deze server stuurt geen e-mail.
refused-bad-subscription = Dit is geen adres van een meldingsdienst met de sleutels, zoals een browser dat geeft.
refused-bad-email = Dat is geen e-mailadres.
refused-no-time-zone = Die tijdzone bestaat niet; noem er een zoals Europe/Paris.
refused-too-many-mails = Er zijn de laatste tijd zoveel e-mails aangevraagd dat er nu geen meer wordt gestuurd; probeer het morgen opnieuw.
refused-no-browser-key = Stuur een eigen sleutel: { $least } tot { $most } willekeurige tekens.

# Plaatsen meenemen naar een ander apparaat.

refused-handover-unknown = Deze code bestaat niet. Vergelijk hem teken voor teken met wat het andere apparaat laat zien.
refused-handover-used = Deze code is al gebruikt. Laat het andere apparaat een nieuwe maken.
refused-handover-expired = Deze code is verlopen. Laat het andere apparaat een nieuwe maken.
refused-too-many-guesses = Er zijn de laatste tijd zoveel codes geprobeerd dat er nu geen meer wordt aangenomen; wacht tien minuten en maak dan een nieuwe.
refused-too-many-handovers = Er zijn de laatste tijd zoveel codes gemaakt dat er nu geen nieuwe wordt gemaakt; probeer het over een paar minuten opnieuw.
