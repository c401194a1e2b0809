# Être prévenu pour ses parties.

notify-switch = Me prévenir pour mes parties
notify-quiet = Heures de silence
notify-quiet-from = de
notify-quiet-to = à
notify-email = E-mail, si vous voulez
notify-email-use = Utiliser
notify-email-asked = Un e-mail vous est envoyé ; confirmez-y que l'adresse est la vôtre.
notify-email-confirmed = Les e-mails arrivent à cette adresse.
notify-offer = Vous prévenir quand c'est à vous ?
notify-offer-yes = Oui
notify-offer-no = Non
notify-forbidden = Votre navigateur n'autorise pas les notifications de cette page ; vous pouvez changer cela dans ses réglages.
notify-failed = Cela n'a pas marché ; réessayez plus tard.
