## Bir kararın sorduğu soru

decision-card = Elinden hangi kartı takas ediyorsun?
decision-location = { $card } kartını nereye koyuyorsun?
decision-pay = { $card } kartı { $location-key ->
    [travel] Seyahat için
    [wall] Çin Seddi için
    [jade] Yeşim için
    [intrigue] Entrika için
    [palace] Saray için
    [decrees] Kararnameler için
    [canal] Büyük Kanal için
   *[other] { $location } için
} yetmiyor: nasıl ödüyorsun?
decision-remove = { $count ->
    [one] Hangi Hizmetkarı çıkarıyorsun?
   *[other] Hangi { $count } Hizmetkarı çıkarıyorsun?
}
decision-gain = { $count ->
    [one] Bir Hizmetkar kazanıyorsun: sıradan bir Hizmetkar mı, Çift Hizmetkar mı?
   *[other] { $count } Hizmetkar kazanıyorsun: biri Çift Hizmetkar olsun mu?
}
decision-action = { $source-key ->
    [card] Kart hamlesi
    [location] Konum hamlesi
    [follow] Takip jetonu
    [repeat] Çift hamle jetonu
   *[other] { $source }
}: { $action-key ->
    [gain1] 1 Hizmetkar
    [gain2] 2 Hizmetkar
   *[other] { $action }
}. Ne yapıyorsun?
decision-city = Gezginin nereye gidiyor?
decision-token = Jetonu kullanıyor musun ({ $token })?
decision-forced-trade = Jetonların yerlerine sığmıyor: birkaçını değiştir.
decision-spend = Hangi açık jetonu da veriyorsun?
decision-wall-place = Çin Seddi'ne hangi Hizmetkarı yerleştiriyorsun?
decision-wall-extra = Kararnamen: genel tedarikten Çin Seddi'ne bir Hizmetkar daha?
decision-benefit = Hangi Entrika Avantajını alıyorsun?
decision-die = Hangi zarı, hangi yüzüne çeviriyorsun?
decision-ship-place = { $from ->
    [supply] Genel tedarikteki Hizmetkarı nereye yerleştiriyorsun?
   *[pool] Hizmetkarı hangi Gemiye yerleştiriyorsun?
}
decision-ship-move = Bir Gemini bir sonraki boş Limana götürüyor musun?
decision-claim = Bir Liman ödülü talep ediyor musun?
decision-give = Hangi el kartını değiştiriyorsun?
decision-swap = { $card } kartı yerine hangi kartı alıyorsun?
decision-morning = Hangi sabah Kararnamesini kullanıyorsun?
decision-night-envoy = En çok eşleşme sende: Elçini bir adım ilerletiyor musun?
decision-repeat = Çift hamle jetonunla { $action-key ->
    [travel] yeniden seyahate çıkıyor musun
    [wall] yeniden Çin Seddi'nde çalışıyor musun
    [jade] yeniden Yeşim alıyor musun
    [intrigue] yeniden entrika çeviriyor musun
    [palace] yeniden Saray'a gidiyor musun
    [decrees] bir Kararname daha alıyor musun
    [canal] Büyük Kanal'da yeniden ticaret yapıyor musun
    [gain1] 1 Hizmetkar daha kazanıyor musun
    [gain2] 2 Hizmetkar daha kazanıyor musun
    [swap] bir kart daha değiştiriyor musun
   *[other] { $action } hamlesini yeniden yapıyor musun
}?
decision-final-trade = Son puanlamadan önce jeton değiştirmek için son fırsat.
decision-lay = { $token } jetonuyla birlikte hangi Hizmetkarı koyuyorsun?
decision-decree-trade = Kararnamen için bir Hizmetkar daha gerekli: onun için hangi jetonları değiştiriyorsun?
