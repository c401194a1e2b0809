## Bir kararın sorduğu soru

decision-card = Takas etmek için elinden bir kart seç.
decision-location = { $card } kartını nereye koyuyorsun?
decision-pay = { $card }, { $location-key ->
    [travel] Seyahat'teki
    [wall] Çin Seddi'ndeki
    [jade] Yeşim'deki
    [intrigue] Entrika'daki
    [palace] Saray'daki
    [decrees] Kararnamelerdeki
    [canal] Büyük Kanal'daki
   *[other] { $location } konumundaki
} karttan daha değerli değil: nasıl ödüyorsun?
decision-remove = { $count ->
    [one] Hangi Hizmetkarı çıkarıyorsun?
   *[other] Hangi { $count } Hizmetkarı çıkarıyorsun?
}
decision-gain = { $count ->
    [one] Bir Hizmetkar kazanıyorsun: sıradan bir Hizmetkar mı, Çift Hizmetkar mı?
   *[other] { $count } Hizmetkar kazanıyorsun: biri Çift Hizmetkar olsun mu?
}
decision-action = { $source-key ->
    [card] Kartınla
    [location] Konumda
    [follow] Takip jetonunla
    [repeat] Çift hamle jetonunla
   *[other] { $source }:
} { $action-key ->
    [gain1] 1 Hizmetkar kazanabilirsin.
    [gain2] 2 Hizmetkar kazanabilirsin.
    [swap] bir kart değiştirebilirsin.
   *[other] { $action } hamlesini yapabilirsin.
}
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
decision-swap = { $card } kartı için tahtadan hangi kartı alıyorsun?
decision-morning = Hangi sabah Kararnamesini kullanıyorsun?
decision-night-envoy = En çok eşleşme sende: Elçini bir adım ilerletiyor musun?
decision-repeat = Çift hamle jetonunla { $action } hamlesini yeniden yapıyor musun?
decision-final-trade = Son puanlamadan önce jeton değiştirmek için son fırsat.
decision-lay = { $token } jetonuyla birlikte hangi Hizmetkarı koyuyorsun?
decision-decree-trade = Kararnamen için bir Hizmetkar daha gerekli: onun için hangi jetonları değiştiriyorsun?
