# Was Leute erfahren, die nicht am Tisch sind, als Benachrichtigung oder E-Mail. Kommt vom Server.

notice-turn-title = Du bist am Zug
notice-turn = An Deinem Tisch mit { $others }.
notice-asked-title = Du wirst gefragt
notice-asked = { $name } möchte Züge zurücknehmen. Bist Du einverstanden?
notice-vote-title = Eine Abstimmung
notice-vote = Von { $name } kam lange kein Zug. Soll dort ein Bot weiterspielen?
notice-full-title = Alle Plätze sind besetzt
notice-full = Du kannst die Partie mit { $others } beginnen.
notice-started-title = Die Partie hat begonnen
notice-started = An Deinem Tisch mit { $others }.
notice-rematch-title = Revanche
notice-rematch = Der Tisch für eine Revanche mit { $others } steht bereit.
notice-over-title = Die Partie ist zu Ende
notice-over = An Deinem Tisch mit { $others }.
notice-several-title = { $count ->
    [one] Eine Partie wartet auf Dich
   *[other] { $count } Partien warten auf Dich
}
notice-several = Sieh in die Liste Deiner Partien.

# E-Mails, und die Seiten, zu denen ihre Links führen.

mail-confirm-title = Ist das Deine Adresse?
mail-confirm = Jemand, vermutlich Du, möchte an diese Adresse eine E-Mail bekommen, sobald Du auf { $site } am Zug bist. Wenn das stimmt, öffne diesen Link und bestätige es:
mail-confirm-not-me = Wenn Du das nicht warst, brauchst Du nichts zu tun: Es kommt keine weitere E-Mail.
mail-footer = Du bekommst diese E-Mail, weil Du diese Adresse auf { $site } bestätigt hast. Um keine mehr zu bekommen:
mail-confirm-ask = Sollen E-Mails über Deine Partien an diese Adresse kommen?
mail-confirm-button = Ja, hierher senden
mail-confirm-done = Erledigt. E-Mails über Deine Partien kommen an diese Adresse.
mail-unsubscribe-ask = Sollen keine E-Mails mehr an diese Adresse kommen?
mail-unsubscribe-button = Keine E-Mails mehr
mail-unsubscribe-done = Erledigt. An diese Adresse kommen keine E-Mails mehr.
mail-link-old = Dieser Link gilt nicht oder nicht mehr.
