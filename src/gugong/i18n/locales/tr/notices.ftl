# Masada olmayanlara bildirimle ya da e-postayla söylenenler. Sunucu yazar.

notice-turn-title = Sıra sende
notice-turn = Masandakiler: { $others }.
notice-asked-title = Sana soruluyor
notice-asked = { $name } hamleleri geri almak istiyor. Kabul ediyor musun?
notice-vote-title = Oylama
notice-vote = { $name } uzun süredir oynamadı. Orada bir bot oynasın mı?
notice-full-title = Bütün yerler dolu
notice-full = Oyunu başlatabilirsin. Masandakiler: { $others }.
notice-started-title = Oyun başladı
notice-started = Masandakiler: { $others }.
notice-rematch-title = Rövanş
notice-rematch = Rövanş masası hazır. Masandakiler: { $others }.
notice-over-title = Oyun bitti
notice-over = Masandakiler: { $others }.
notice-several-title = { $count ->
    [one] Bir oyun seni bekliyor
   *[other] { $count } oyun seni bekliyor
}
notice-several = Oyunlarının listesine bak.

# E-postalar ve bağlantılarının götürdüğü sayfalar.

mail-confirm-title = Bu adres senin mi?
mail-confirm = Biri, büyük olasılıkla sen, { $site } üzerinde sırası geldiğinde bu adrese e-posta almak istiyor. Öyleyse bu bağlantıyı aç ve onayla:
mail-confirm-not-me = Bunu sen istemediysen bir şey yapma: başka e-posta gelmez.
mail-footer = Bu e-postayı, bu adresi { $site } üzerinde onayladığın için alıyorsun. Artık almamak için:
mail-confirm-ask = Oyunlarınla ilgili e-postalar bu adrese gelsin mi?
mail-confirm-button = Evet, buraya gönder
mail-confirm-done = Tamam. Oyunlarınla ilgili e-postalar bu adrese gelecek.
mail-unsubscribe-ask = Bu adrese artık e-posta gelmesin mi?
mail-unsubscribe-button = Artık e-posta gelmesin
mail-unsubscribe-done = Tamam. Bu adrese artık e-posta gelmeyecek.
mail-link-old = Bu bağlantı geçerli değil ya da artık geçerli değil.
