# Über Partien benachrichtigt werden.

notify-switch = Über meine Partien benachrichtigen
notify-quiet = Ruhezeit
notify-quiet-from = von
notify-quiet-to = bis
notify-email = E-Mail, wenn Du magst
notify-email-use = Übernehmen
notify-email-asked = Eine E-Mail ist unterwegs zu Dir; bestätige darin, dass die Adresse Deine ist.
notify-email-confirmed = E-Mails kommen an diese Adresse.
notify-offer = Bescheid sagen, wenn Du am Zug bist?
notify-offer-yes = Ja
notify-offer-no = Nein
notify-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen; in seinen Einstellungen kannst Du das ändern.
notify-failed = Das hat gerade nicht geklappt; versuche es später noch einmal.
