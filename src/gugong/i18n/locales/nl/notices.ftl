# Wat mensen horen die niet aan tafel zitten, als melding of per e-mail. Gemaakt door de server.

notice-turn-title = Jij bent aan de beurt
notice-turn = Aan je tafel met { $others }.
notice-asked-title = Je wordt iets gevraagd
notice-asked = { $name } wil graag zetten terugnemen. Vind je dat goed?
notice-vote-title = Een stemming
notice-vote = { $name } heeft al lang niet gespeeld. Zal daar een bot verder spelen?
notice-full-title = Alle plaatsen zijn bezet
notice-full = Je kunt het spel met { $others } beginnen.
notice-started-title = Het spel is begonnen
notice-started = Aan je tafel met { $others }.
notice-rematch-title = Een revanche
notice-rematch = De tafel voor een revanche met { $others } staat klaar.
notice-over-title = Het spel is afgelopen
notice-over = Aan je tafel met { $others }.
notice-several-title = { $count ->
    [one] Er wacht een spel op je
   *[other] Er wachten { $count } spellen op je
}
notice-several = Bekijk de lijst van je spellen.

# E-mails, en de pagina's waarheen hun links leiden.

mail-confirm-title = Is dit jouw adres?
mail-confirm = Iemand, waarschijnlijk jij, wil op dit adres een e-mail krijgen als die op { $site } aan de beurt is. Klopt dat, open dan deze link en bevestig het:
mail-confirm-not-me = Was jij het niet, doe dan niets: er komt geen andere e-mail.
mail-footer = Je krijgt deze e-mail omdat je dit adres op { $site } hebt bevestigd. Om er geen meer te krijgen:
mail-confirm-ask = Moeten e-mails over je spellen naar dit adres komen?
mail-confirm-button = Ja, stuur ze hierheen
mail-confirm-done = Klaar. E-mails over je spellen komen naar dit adres.
mail-unsubscribe-ask = Moeten er geen e-mails meer naar dit adres komen?
mail-unsubscribe-button = Geen e-mails meer
mail-unsubscribe-done = Klaar. Er komen geen e-mails meer naar dit adres.
mail-link-old = Deze link is niet of niet meer geldig.
