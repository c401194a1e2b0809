## Bir kararın sorduğu soru

decision-card = Takas etmek için elinden bir kart seç.
decision-location = Kartı nereye koyuyorsun: { $card }?
decision-pay = { $card }, şu konumdaki karttan daha değerli değil: { $location }. Nasıl ödüyorsun?
decision-remove = { $count ->
    [one] Hangi Hizmetkarı çıkarıyorsun?
   *[other] Hangi { $count } Hizmetkarı çıkarıyorsun?
}
decision-gain = { $count ->
    [one] Bir Hizmetkar kazanıyorsun: sıradan bir Hizmetkar mı, Çift Hizmetkar mı?
   *[other] { $count } Hizmetkar kazanıyorsun: biri Çift Hizmetkar olsun mu?
}
decision-action = Bu hamleyi yapabilirsin: { $action } (kaynağı: { $source }).
decision-city = Gezginin nereye gidiyor?
decision-token = Bu jetonu kullanıyor musun: { $token }?
decision-forced-trade = Jetonların yerlerine sığmıyor: bir kısmını değiştir.
decision-spend = Açık duran hangi jetonu da veriyorsun?
decision-wall-place = Çin Seddi'ne hangi Hizmetkarı yerleştiriyorsun?
decision-wall-extra = Kararnamen sayesinde genel tedarikinden Çin Seddi'ne bir Hizmetkar daha koyabilirsin.
decision-benefit = Hangi Entrika Avantajını alıyorsun?
decision-die = Hangi zarı, hangi yüzüne çeviriyorsun?
decision-ship-place = { $from ->
    [supply] Genel tedarikindeki Hizmetkarı nereye koyuyorsun?
   *[pool] Hizmetkarı nereye yüklüyorsun?
}
decision-ship-move = Bir Gemini bir sonraki boş Limana götürüyor musun?
decision-claim = Bir Liman ödülü talep ediyor musun?
decision-give = Hangi el kartını değiştiriyorsun?
decision-swap = Bu kart için tahtadan hangisini alıyorsun: { $card }?
decision-morning = Hangi sabah Kararnamesini kullanıyorsun?
decision-night-envoy = En çok eşleşme sende: Elçini bir adım ilerletiyor musun?
decision-repeat = Çift hamle jetonunla bu hamleyi yeniden yapıyor musun: { $action }?
decision-final-trade = Son puanlamadan önce jeton değiştirmek için son fırsat.
decision-lay = Bu jetonla birlikte hangi Hizmetkarı koyuyorsun: { $token }?
