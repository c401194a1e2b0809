# Powiadomienia o grach.

notify-switch = Powiadamiaj o moich grach
notify-quiet = Godziny ciszy
notify-quiet-from = od
notify-quiet-to = do
notify-email = E-mail, jeśli chcesz
notify-email-use = Użyj
notify-email-asked = E-mail jest w drodze; potwierdź w nim, że to twój adres.
notify-email-confirmed = E-maile przychodzą na ten adres.
notify-offer = Powiadomić, gdy przyjdzie twoja tura?
notify-offer-yes = Tak
notify-offer-no = Nie
notify-forbidden = Twoja przeglądarka nie zezwala tej stronie na powiadomienia; możesz to zmienić w jej ustawieniach.
notify-failed = To się teraz nie udało; spróbuj później.
