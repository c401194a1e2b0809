# Oyunlarla ilgili haber almak.

notify-switch = Oyunlarımla ilgili haber ver
notify-quiet = Sessiz saatler
notify-quiet-from = başlangıç
notify-quiet-to = bitiş
notify-email = İstersen e-posta
notify-email-use = Kullan
notify-email-asked = Sana bir e-posta gönderildi; adresin senin olduğunu orada onayla.
notify-email-confirmed = E-postalar bu adrese geliyor.
notify-offer = Sıran gelince haber verilsin mi?
notify-offer-yes = Evet
notify-offer-no = Hayır
notify-forbidden = Tarayıcın bu sayfanın bildirimlerine izin vermiyor; bunu tarayıcının ayarlarından değiştirebilirsin.
notify-failed = Şimdi olmadı; daha sonra yeniden dene.
