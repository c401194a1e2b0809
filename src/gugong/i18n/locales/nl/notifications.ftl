# Bericht krijgen over spellen.

notify-switch = Bericht over mijn spellen
notify-quiet = Stille uren
notify-quiet-from = van
notify-quiet-to = tot
notify-email = E-mail, als je wilt
notify-email-use = Gebruiken
notify-email-asked = Er is een e-mail naar je onderweg; bevestig daarin dat het adres van jou is.
notify-email-confirmed = E-mails komen naar dit adres.
notify-offer = Bericht als jij aan de beurt bent?
notify-offer-yes = Ja
notify-offer-no = Nee
notify-forbidden = Je browser staat geen meldingen van deze pagina toe; in de instellingen kun je dat veranderen.
notify-failed = Dat lukte nu niet; probeer het later opnieuw.
