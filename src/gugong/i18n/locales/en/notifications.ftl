# Being told about one's games.

notify-switch = Tell me about my games
notify-quiet = Quiet hours
notify-quiet-from = from
notify-quiet-to = to
notify-email = E-mail, if you wish
notify-email-use = Use it
notify-email-asked = A mail is on its way to you; confirm there that the address is yours.
notify-email-confirmed = Mails come to this address.
notify-offer = Be told when it is your turn?
notify-offer-yes = Yes
notify-offer-no = No
notify-forbidden = Your browser allows no notifications from this page; you can change that in its settings.
notify-failed = That did not work just now; try again later.
