# O czym dowiadują się osoby, których nie ma przy stole: w powiadomieniu lub e-mailem. Tworzy to serwer.

notice-turn-title = Twoja tura
notice-turn = Przy twoim stole: { $others }.
notice-asked-title = Pytanie do ciebie
notice-asked = { $name } chce cofnąć ruchy. Zgadzasz się?
notice-vote-title = Głosowanie
notice-vote = { $name } od dawna nie wykonuje ruchu. Czy ma tam dalej grać bot?
notice-full-title = Wszystkie miejsca są zajęte
notice-full = Możesz zacząć grę. Przy stole: { $others }.
notice-started-title = Gra się zaczęła
notice-started = Przy twoim stole: { $others }.
notice-rematch-title = Rewanż
notice-rematch = Stół do rewanżu czeka. Przy stole: { $others }.
notice-over-title = Gra się skończyła
notice-over = Przy twoim stole: { $others }.
notice-several-title = { $count ->
    [one] Czeka na ciebie gra
    [few] Czekają na ciebie { $count } gry
    [many] Czeka na ciebie { $count } gier
   *[other] Czeka na ciebie { $count } gry
}
notice-several = Zajrzyj na listę swoich gier.

# E-maile i strony, do których prowadzą ich linki.

mail-confirm-title = Czy to twój adres?
mail-confirm = Ktoś, zapewne ty, chce dostawać na ten adres e-mail, gdy na { $site } przyjdzie jego tura. Jeśli tak, otwórz ten link i potwierdź:
mail-confirm-not-me = Jeśli to nie ty, nic nie rób: nie przyjdzie żaden inny e-mail.
mail-footer = Dostajesz ten e-mail, ponieważ ten adres został potwierdzony na { $site }. Aby nie dostawać więcej:
mail-confirm-ask = Czy e-maile o twoich grach mają przychodzić na ten adres?
mail-confirm-button = Tak, wysyłajcie tutaj
mail-confirm-done = Gotowe. E-maile o twoich grach będą przychodzić na ten adres.
mail-unsubscribe-ask = Czy na ten adres mają już nie przychodzić e-maile?
mail-unsubscribe-button = Nie chcę więcej e-maili
mail-unsubscribe-done = Gotowe. Na ten adres nie przyjdzie więcej e-maili.
mail-link-old = Ten link jest nieważny lub stracił ważność.
