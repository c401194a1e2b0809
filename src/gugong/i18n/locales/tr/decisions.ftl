## Bir kararın sorduğu soru

decision-card = Elinden hangi kartı takas ediyorsun?
decision-location = { $card-key ->
    [hidden] Kartı
   *[other] { $card } kartını
} nereye koyuyorsun?
decision-pay = { $card } kartı { $location-key ->
    [travel] Seyahat için
    [wall] Çin Seddi için
    [jade] Yeşim için
    [intrigue] Entrika için
    [palace] Saray için
    [decrees] Kararnameler için
    [canal] Kanal için
   *[other] { $location } için
} yetmiyor. Nasıl ödüyorsun?
decision-remove = { $count ->
    [one] 1 Hizmetkar çıkarıyorsun. Çift Hizmetkar gitsin mi?
   *[other] { $count } Hizmetkar çıkarıyorsun. Çift Hizmetkar da gitsin mi?
}
decision-gain = { $count ->
    [one] Bir Hizmetkar kazanıyorsun: sıradan mı, Çift Hizmetkar mı?
   *[other] { $count } Hizmetkar kazanıyorsun: biri Çift Hizmetkar olsun mu?
}
decision-action = { $source-key ->
    [card] Kart hamlesi
    [location] Konum hamlesi
    [follow] Takip jetonu
    [repeat] Çift hamle jetonu
   *[other] { $source }
}: { $action-key ->
    [travel] seyahate çıkıyor musun?
    [wall] Çin Seddi'nde çalışıyor musun?
    [jade] Yeşim alıyor musun?
    [intrigue] entrika çeviriyor musun?
    [palace] Saray'a gidiyor musun?
    [decrees] Kararname alıyor musun?
    [canal] Kanal'da ticaret yapıyor musun?
    [gain1] 1 Hizmetkar kazanıyor musun?
    [gain2] 2 Hizmetkar kazanıyor musun?
    [swap] kart değiştiriyor musun?
   *[other] { $action }?
}
decision-city = Gezginin nereye gidiyor?
decision-token = Jetonu kullanıyor musun ({ $token })?
decision-forced-trade = Çok fazla jetonun var: birkaçını değiştir.
decision-spend = Ayrıca hangi açık jetonu veriyorsun?
decision-wall-place = Çin Seddi'ne kim gidiyor?
decision-wall-extra = Kararnamen: genel tedarikten Çin Seddi'ne bir Hizmetkar daha gitsin mi?
decision-benefit = Hangi Entrika Avantajını alıyorsun?
decision-die = Hangi zarı kaça çeviriyorsun?
decision-ship-place = { $from ->
    [supply] Genel tedarikteki Hizmetkarı nereye yerleştiriyorsun?
   *[pool] Hizmetkarı hangi Gemiye yerleştiriyorsun?
}
decision-ship-move = Bir Gemini sonraki boş Limana götürüyor musun?
decision-claim = Liman ödülü talep ediyor musun?
decision-give = Hangi el kartını değiştiriyorsun?
decision-swap = { $card-key ->
    [hidden] Kartının
   *[other] { $card } kartının
} yerine ne alıyorsun?
decision-morning = Hangi sabah Kararnamesini kullanıyorsun?
decision-night-envoy = En çok eşleşme sende: Elçini bir adım ilerletiyor musun?
decision-repeat = Çift hamle jetonuyla { $action-key ->
    [travel] yeniden seyahate çıkıyor musun
    [wall] yeniden Çin Seddi'nde çalışıyor musun
    [jade] yeniden Yeşim alıyor musun
    [intrigue] yeniden entrika çeviriyor musun
    [palace] yeniden Saray'a gidiyor musun
    [decrees] bir Kararname daha alıyor musun
    [canal] yeniden Kanal'da ticaret yapıyor musun
    [gain1] 1 Hizmetkar daha kazanıyor musun
    [gain2] 2 Hizmetkar daha kazanıyor musun
    [swap] bir kart daha değiştiriyor musun
   *[other] { $action } hamlesini yeniden yapıyor musun
}?
decision-final-trade = Son puanlamadan önce jeton değiştirmek için son şans.
decision-lay = Jetonla kim gidiyor ({ $token })?
decision-decree-trade = Kararname için bir Hizmetkar eksik. Hangi jetonları değiştiriyorsun?
