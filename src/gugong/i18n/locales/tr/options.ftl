## Bir seçeneğin yaptığı; karara göre değişiyorsa `option-<decision>-<verb>`

option-decline = Hayır, sağ ol
option-action-decline = Vazgeç
option-token-decline = Kullanma
option-benefit-decline = Avantaj alma
option-claim-decline = Şimdi değil
option-morning-decline = Bu kadar Kararname yeter
option-ship-place-decline = Kimseyi yerleştirme
option-ship-move-decline = Gemileri yerinde bırak
option-wall-place-decline = Bu kadar yeter
option-wall-extra-decline = Kimse gitmesin
option-final-trade-decline = Değiştirme bitti
option-night-envoy-decline = Elçi yerinde kalsın

option-accept = Evet
option-action-accept = { $action-key ->
    [travel] Seyahate çık
    [wall] Çin Seddi'nde çalış
    [jade] Yeşim al
    [intrigue] Entrika çevir
    [palace] Saray'a git
    [decrees] Kararname al
    [canal] Kanal'da ticaret yap
    [gain1] 1 Hizmetkar kazan
    [gain2] 2 Hizmetkar kazan
    [swap] Kart değiştir
   *[other] { $action } hamlesini yap
}
option-token-accept = Kullan: { $token }
option-night-envoy-accept = Elçi 1 adım ilerlesin
option-repeat-accept = Jetonu kullan, { $action-key ->
    [travel] yeniden seyahate çık
    [wall] yeniden Çin Seddi'nde çalış
    [jade] yeniden Yeşim al
    [intrigue] yeniden entrika çevir
    [palace] yeniden Saray'a git
    [decrees] bir Kararname daha al
    [canal] yeniden ticaret yap
    [gain1] 1 Hizmetkar daha kazan
    [gain2] 2 Hizmetkar daha kazan
    [swap] bir kart daha değiştir
   *[other] { $action } hamlesini yeniden yap
}

option-variant-a = { $action-key ->
    [travel] A: bir kez hareket et, jetonu al
    [wall] A: Çin Seddi'ne 1 Hizmetkar
    [intrigue] A: 1 adım ilerle, duruyorsa madalyayı al
    [palace] A: Elçi 1 adım
    [canal] A: Gemiye 1 Hizmetkar, sonra bir Gemi ilerlesin
   *[other] A
}
option-variant-b = B: { $cost ->
    [0] bedava
   *[other] { $cost } Hizmetkar çıkar
}{ $action-key ->
    [travel] , iki kez hareket et
    [wall] , Çin Seddi'ne en fazla 2
    [intrigue] , 3 adım ilerle
    [palace] , Elçi 2 adım, Entrika 1 adım
    [canal] , Gemilere 2 Hizmetkar
   *[other] {""}
}

option-play-card = { $card }
option-exchange-at = { $location }: { $lying } karşılığında, { $free ->
    [yes] bedava
   *[no] ücretli
}
option-pay-servants = { $cost } Hizmetkar çıkar
option-discard-card = { $card } kartını at
option-pay-discard-card = { $card } kartını at, Hizmetkarların kalsın
option-no-action = Yalnızca takas, hamlesiz
option-double-value = Çift değer jetonunu kullan

option-plain = Çift Hizmetkar kalsın
option-gain-plain = Çift Hizmetkar genel tedarikte kalsın
option-wall-place-plain = Sıradan bir Hizmetkar
option-wall-extra-plain = Genel tedarikten sıradan bir Hizmetkar
option-token-plain = Genel tedarikten sıradan bir Hizmetkar
option-lay-plain = Sıradan bir Hizmetkar
option-double = Çift Hizmetkar gelsin
option-remove-double = Çift Hizmetkar, iki Hizmetkar yerine
option-wall-place-double = Çift Hizmetkar (2 sayılır)
option-wall-extra-double = Genel tedarikten Çift Hizmetkar (2 sayılır)
option-token-double = Genel tedarikten Çift Hizmetkar (2 sayılır)
option-double-as-one = Çift Hizmetkar, tek Hizmetkar olarak
option-lay-double-as-one = Çift Hizmetkar

option-give-card = { $card } kartını değiştir
option-swap-with = { $location }: { $lying }
option-take-back = { $card } kartını geri al
option-lay-at = { $location-key ->
    [travel] Seyahat'e koy
    [wall] Çin Seddi'ne koy
    [jade] Yeşim'e koy
    [intrigue] Entrika'ya koy
    [palace] Saray'a koy
    [decrees] Kararnamelere koy
    [canal] Kanal'a koy
   *[other] { $location } konumuna koy
}
option-go-to = { $city }{ $token-key ->
    [none] {""}
   *[other] : { $token }
}

option-buy-jade = { $house-key ->
    [house1] Birinci ev
    [house2] İkinci ev
    [house3] Üçüncü ev
    [plaza] Meydan
   *[other] { $house }
}: { $cost ->
    [0] bedava
   *[other] { $cost } Hizmetkar
}
option-take-decree = { $decree }: { $cost ->
    [0] kimseyi çıkarma
   *[other] { $cost } Hizmetkar çıkar
}, 1 yerleştir{ $vp ->
    [0] {""}
   *[other] , { $vp } ZP
}
option-discount = İndirim jetonunu kullan: 2 Hizmetkar daha az
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] 1 adım geri: 1 Hizmetkar kazan
    [gain2] 3 adım geri: 2 Hizmetkar kazan
    [die] 5 adım geri: bir zar çevir
   *[jade] 7 adım geri: bir Yeşim al
}
option-turn-die = { $die }. zar: { $from } → { $face }

option-load = { $routes ->
    [one] { $port }. Limandaki Gemi (yükü: { $load })
   *[other] { $route }. rotada, { $port }. Limandaki Gemi (yükü: { $load })
}
option-load-double = { $routes ->
    [one] Çift Hizmetkar { $port }. Limandaki Gemiye (yükü: { $load })
   *[other] Çift Hizmetkar { $route }. rotada, { $port }. Limandaki Gemiye (yükü: { $load })
}
option-launch = { $routes ->
    [one] { $port }. Limanda yeni Gemi
   *[other] { $route }. rotada, { $port }. Limanda yeni Gemi
}
option-launch-double = { $routes ->
    [one] { $port }. Limanda yeni Gemi, Çift Hizmetkar ile
   *[other] { $route }. rotada, { $port }. Limanda yeni Gemi, Çift Hizmetkar ile
}
option-move-ship = { $routes ->
    [one] { $port }. Limandaki Gemi { $to }. Limana
   *[other] { $route }. rotada, { $port }. Limandaki Gemi { $to }. Limana
}
option-claim = { $routes ->
    [one] { $port }. Limandaki Gemiyle: { $reward }
   *[other] { $route }. rotada, { $port }. Limandaki Gemiyle: { $reward }
}

option-trade-servant = { $doubles ->
    [0] { $cost } jetonu 1 Hizmetkar ile değiştir
   *[other] Jetonları ({ $doubles } tanesi çift) 1 Hizmetkar ile değiştir
}
option-trade-vp = { $doubles ->
    [0] { $cost } jetonu 2 ZP ile değiştir
   *[other] Jetonları ({ $doubles } tanesi çift) 2 ZP ile değiştir
}
option-trade-jade = { $doubles ->
    [0] { $cost } jetonu 1 Yeşim ile değiştir
   *[other] Jetonları ({ $doubles } tanesi çift) 1 Yeşim ile değiştir
}
option-spend = Jeton: { $token }

## Bir seçeneğin neden soluk olduğu

reason-too-few-servants = Havuzunda yeterince Hizmetkar yok.
reason-pool-empty = Havuzunda böyle bir Hizmetkar yok.
reason-supply-empty = Genel tedarikte Hizmetkarın yok.
reason-still-too-low = İki katı bile yetmiyor.
reason-no-city-in-reach = Ulaşabileceğin jetonlu bir şehir yok.
reason-not-in-reach = Gezginin jetonlu bir şehri geçmesi gerekirdi.
reason-no-token-there = Orada jeton yok.
reason-house-empty = Bu evde Yeşim kalmadı.
reason-houses-not-empty = Meydan, ancak bütün evler boşken satar.
reason-decree-owned = Bu Kararname zaten sende.
reason-too-few-steps = Entrika İşaretçin o kadar yukarıda değil.
reason-at-the-top = Entrika İşaretçin en üstte.
reason-value-too-low = Yalnızca 7 veya üstü bir kart olur.
reason-ship-full = Bu Gemi dolu.
reason-ship-too-full = Çift Hizmetkar için bu Gemide iki kişilik yer gerek.
reason-no-free-ship = Bütün Gemilerin yolda.
reason-no-free-port = Bu rotada boş Liman yok.
reason-no-free-port-ahead = İleride boş Liman yok.
reason-nothing-to-load = Yükleyecek Hizmetkarın, ilerletecek Gemin, talep edecek ödülün yok.
reason-no-room-for-two = İki Hizmetkar için yer yok.
reason-reward-taken = Bu ödül için boş alanın kalmadı.
reason-draw-pile-empty = Çekme destesi boş.
reason-too-few-tokens = Yeterince jetonun yok.
reason-no-card = Elinde kart yok.
reason-nothing-to-repeat = Bu ikinci kez yapılamaz.
reason-nothing-to-discount = İndirim burada hiçbir şeyi değiştirmez.
reason-must-be-left = Bu Hizmetkar hamle için hâlâ gerekli.
reason-already-used = Bunu bu sabah zaten kullandın.
reason-no-ship = Gemilerinde yer yok, yeni bir Gemi de yola çıkamaz.
reason-could-not-finish = Bundan sonra hamleni bitiremezdin.
reason-no-discard = Iskarta destende kart yok.
