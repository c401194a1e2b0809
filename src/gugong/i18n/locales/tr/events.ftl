## Olanlar

event-game-begins = Başlangıç oyuncusu { $player }.
event-day-begins = { $day }. Gün başlıyor; ilk oynayan { $player }.
event-dice-rolled = Zarlar: { $die1 }, { $die2 } ve { $die3 }.
event-start-player = { $player }, madalyayı geri verdi ve başlangıç oyuncusu oldu.
event-map-refilled = Haritaya { $count } yeni jeton kondu.
event-tokens-reshuffled = Değiştirilmiş jetonlar karıştırıldı ve yeni yığınlar oldu.
event-turn-begins = Sıra: { $player }.
event-exchanged = { $player }, { $card-key ->
    [hidden] bir kartını
   *[other] { $card } kartını
} { $location-key ->
    [travel] Seyahat'e
    [wall] Çin Seddi'ne
    [jade] Yeşim'e
    [intrigue] Entrika'ya
    [palace] Saray'a
    [decrees] Kararnamelere
    [canal] Büyük Kanal'a
   *[other] { $location } konumuna
} koydu ve { $taken-key ->
    [hidden] oradaki kartı
   *[other] { $taken } kartını
} aldı.
event-paid-with-card = { $card-key ->
    [hidden] { $player }, takası ödemek için bir kart attı.
   *[other] { $player }, takası ödemek için { $card } kartını attı.
}
event-no-action = { $player }, hamle yapmadan takas etti.
event-action-taken = { $player }, { $action-key ->
    [travel] seyahate çıktı
    [wall] Çin Seddi'nde çalıştı
    [jade] Yeşim almaya gitti
    [intrigue] entrika çevirdi
    [palace] Saray'a gitti
    [decrees] Kararname istedi
    [canal] Büyük Kanal'da ticaret yaptı
    [gain1] 1 Hizmetkar çağırdı
    [gain2] 2 Hizmetkar çağırdı
    [swap] bir kart değiştirdi
   *[other] { $action } hamlesini yaptı
}{ $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}.
event-action-declined = { $player }, { $action-key ->
    [travel] seyahate çıkmadı
    [wall] Çin Seddi'nde çalışmadı
    [jade] Yeşim almadı
    [intrigue] entrika çevirmedi
    [palace] Saray'a gitmedi
    [decrees] Kararname almadı
    [canal] Büyük Kanal'da ticaret yapmadı
    [gain1] Hizmetkar almadı
    [gain2] Hizmetkar almadı
    [swap] kart değiştirmedi
   *[other] { $action } hamlesini yapmadı
}.
event-action-impossible = { $player }, { $action-key ->
    [travel] seyahat edemiyor
    [wall] Çin Seddi'ne Hizmetkar yerleştiremiyor
    [jade] Yeşim alamıyor
    [intrigue] entrika çeviremiyor
    [palace] Saraya gidemiyor
    [decrees] Kararname alamıyor
    [canal] Kanalda ticaret yapamıyor
    [gain1] Hizmetkar çağıramıyor
    [gain2] Hizmetkar çağıramıyor
    [swap] kart değiştiremiyor
   *[other] bunu yapamıyor: { $action }
}: { $reason }.
event-token-impossible = { $player }, jetonu kullanamıyor ({ $token }): { $reason }.
event-benefit-impossible = { $player }, Entrika Avantajı alamıyor: { $reason }.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player }, Çift Hizmetkarı kazandı.
       *[other] { $player }, biri Çift Hizmetkar olmak üzere { $count } Hizmetkar kazandı.
    }
   *[no] { $player }, { $count } Hizmetkar kazandı.
}
event-removed = { $double-counts ->
    [0] { $player }, { $count } Hizmetkar çıkardı.
    [1] { $count ->
        [one] { $player }, Çift Hizmetkarı bir Hizmetkar olarak çıkardı.
       *[other] { $player }, biri Çift Hizmetkar olmak üzere { $count } Hizmetkar çıkardı.
    }
   *[2] { $count ->
        [2] { $player }, iki Hizmetkar yerine Çift Hizmetkarı çıkardı.
       *[other] { $player }, { $count } Hizmetkar çıkardı; Çift Hizmetkar ikisinin yerine geçti.
    }
}
event-travelled = { $player }, { $city } şehrine gitti ve jetonu aldı: { $token }.
event-token-used = { $player }, jetonu kullandı: { $token }.
event-token-declined = { $player }, jetonu kullanmadı: { $token }.
event-traded = { $player }, { $cost } jetonu { $trade } ile değiştirdi.
event-vp = { $points-key ->
    [wall] { $player }, Çin Seddi'nden { $count } ZP kazandı; toplamı { $total }.
    [night] { $player }, gecenin en çok eşleşmesinden { $count } ZP kazandı; toplamı { $total }.
    [decrees] { $player }, Kararnamelerden { $count } ZP kazandı; toplamı { $total }.
    [envoy] { $player }, Saray'daki Elçi adımından { $count } ZP kazandı; toplamı { $total }.
    [harbours] { $player }, Liman ödülünden { $count } ZP kazandı; toplamı { $total }.
    [tokens] { $player }, Seyahat Jetonundan { $count } ZP kazandı; toplamı { $total }.
    [trades] { $player }, değiştirdiği jetonlardan { $count } ZP kazandı; toplamı { $total }.
    [tolls] { $player }, geçiş ücretinden { $count } ZP kazandı; toplamı { $total }.
    [final_wall] { $player }, oyun sonunda Çin Seddi'nden { $count } ZP kazandı; toplamı { $total }.
    [decree_score] { $player }, Şöhret Kararnamesinden { $count } ZP kazandı; toplamı { $total }.
    [decree_eight] { $player }, Şeref Kararnamesinden { $count } ZP kazandı; toplamı { $total }.
    [decree_jade] { $player }, Hazine Kararnamesinden { $count } ZP kazandı; toplamı { $total }.
    [decree_decrees] { $player }, Arşiv Kararnamesinden { $count } ZP kazandı; toplamı { $total }.
    [decree_harbours] { $player }, Ticarethane Kararnamesinden { $count } ZP kazandı; toplamı { $total }.
    [palace] { $player }, Saray'daki yerinden { $count } ZP kazandı; toplamı { $total }.
    [jade] { $player }, Yeşimlerinden { $count } ZP kazandı; toplamı { $total }.
    [swaps] { $player }, Hediye Kartı değiştirerek { $count } ZP kazandı; toplamı { $total }.
   *[other] { $player }, { $count } ZP kazandı ({ $points }); toplamı { $total }.
}
event-vp-lost = { $points-key ->
    [tolls] { $player }, geçiş ücreti olarak { $count } ZP verdi; toplamı { $total }.
   *[other] { $player }, { $count } ZP kaybetti ({ $points }); toplamı { $total }.
}
event-jade-gained = { $player }: şimdi { $total } Yeşimi var.
event-wall-placed = { $double ->
    [yes] { $player }, Çin Seddi'ne Çift Hizmetkarı yerleştirdi.
   *[no] { $player }, Çin Seddi'ne bir Hizmetkar yerleştirdi.
}
event-wall-scored = Çin Seddi'nde en çok Hizmetkar: { $player } ({ $count }).
event-benefit-taken = { $player }, bir Entrika Avantajı aldı: { $benefit }.
event-benefit-declined = { $player }, Entrika Avantajı almadı.
event-die-turned = { $player }, { $die }. zarı çevirdi: { $from } → { $face }.
event-jade-bought = { $player }, { $house-key ->
    [house1] birinci evden
    [house2] ikinci evden
    [house3] üçüncü evden
    [plaza] meydandan
   *[other] { $house } konumundan
} bir Yeşim aldı.
event-intrigue-up = { $player }: Entrika İşaretçisi { $step }. adıma çıktı.
event-intrigue-down = { $step ->
    [0] { $player }: Entrika İşaretçisi başlangıca indi.
   *[other] { $player }: Entrika İşaretçisi { $step }. adıma indi.
}
event-medal-taken = { $player }, madalyayı aldı.
event-envoy-step = { $player }: Elçi { $step }. adıma ilerledi.
event-palace-entered = { $player }: Elçi Saray'a girdi; oyun sonunda { $vp } ZP.
event-decree-taken = { $player }, bir Kararname aldı: { $decree }.
event-decree-used = { $player }, bir Kararname kullandı: { $decree }.
event-ship-launched = { $player }, { $route }. rotanın { $port }. Limanına yeni bir Gemi koydu.
event-ship-loaded = { $double ->
    [yes] { $player }, bir Gemiye Çift Hizmetkarı yerleştirdi.
   *[no] { $player }, bir Gemiye bir Hizmetkar yerleştirdi.
}
event-ship-moved = { $player }: Gemisi { $route }. rotanın { $port }. Limanına vardı.
event-ship-lost = { $player }: Gemisi denizde kayboldu; Gemi ve Hizmetkarları geri döndü.
event-reward-claimed = { $reward-key ->
    [double] { $player }, Liman ödülü olarak Çift Hizmetkarı talep etti.
   *[other] { $player }, Liman ödülü olarak { $reward } talep etti.
}
event-card-drawn = { $card-key ->
    [hidden] { $player }, bir kart çekti.
   *[other] { $player }, { $card } kartını çekti.
}
event-swapped = { $player }, { $card-key ->
    [hidden] bir kartını
   *[other] { $card } kartını
} { $location-key ->
    [travel] Seyahat'teki
    [wall] Çin Seddi'ndeki
    [jade] Yeşim'deki
    [intrigue] Entrika'daki
    [palace] Saray'daki
    [decrees] Kararnamelerdeki
    [canal] Büyük Kanal'daki
   *[other] { $location } konumundaki
} { $taken-key ->
    [hidden] kartla
   *[other] { $taken } kartıyla
} değiştirdi.
event-taken-back = { $card-key ->
    [hidden] { $player }, eline bir kart geri aldı.
   *[other] { $player }, { $card } kartını eline geri aldı.
}
event-discarded-for-jade = { $card-key ->
    [hidden] { $player }, bir Yeşim için bir kart attı.
   *[other] { $player }, bir Yeşim için { $card } kartını attı.
}
event-bonus-laid = { $location-key ->
    [none] { $player }, { $token } jetonunu ortaya koydu.
    [travel] { $player }, { $token } jetonunu Seyahat'e koydu.
    [wall] { $player }, { $token } jetonunu Çin Seddi'ne koydu.
    [jade] { $player }, { $token } jetonunu Yeşim'e koydu.
    [intrigue] { $player }, { $token } jetonunu Entrika'ya koydu.
    [palace] { $player }, { $token } jetonunu Saray'a koydu.
    [decrees] { $player }, { $token } jetonunu Kararnamelere koydu.
    [canal] { $player }, { $token } jetonunu Büyük Kanal'a koydu.
   *[other] { $player }, { $token } jetonunu { $location } konumuna koydu.
}
event-bonus-returned = { $player }, { $token } jetonundaki Hizmetkarı geri aldı.
event-toll-paid = { $player }, { $action } hamlesi için geçiş ücreti borçlandı; alacaklısı { $owner }.
event-special-used = { $player }, jetonu kullandı: { $token }.
event-followed = { $player }, takip etti: o da { $action-key ->
    [travel] seyahate çıktı
    [wall] Çin Seddi'nde çalıştı
    [jade] Yeşim almaya gitti
    [intrigue] entrika çevirdi
    [palace] Saray'a gitti
    [decrees] Kararname istedi
    [canal] Büyük Kanal'da ticaret yaptı
   *[other] { $action } hamlesini yaptı
}.
event-matches = { $count ->
    [0] { $player }: eşleşme yok.
   *[other] { $player }: { $count } eşleşme.
}
event-most-matches = En çok eşleşme: { $player }.
event-hand-taken-up = { $player }, eline { $count } kart aldı.
event-night-falls = { $day }. Günün gecesi başlıyor.
event-not-in-palace = { $player }, Saray'a ulaşamadı ve hiç puan almıyor.
event-game-over = { $player } kazandı.
event-nobody-wins = Saray'a kimse ulaşamadı, bu yüzden kazanan yok.
event-dusk-begins = Alacakaranlık: Meng'in Hizmetkarları planlarını uyguluyor.
event-automa-turned = { $player }, { $automa-key ->
    [special] bir Özel Automa Kartı açtı
   *[other] { $automa } kartını açtı
} ve { $location-key ->
    [travel] Seyahat'e
    [wall] Çin Seddi'ne
    [jade] Yeşim'e
    [intrigue] Entrika'ya
    [palace] Saray'a
    [decrees] Kararnamelere
    [canal] Büyük Kanal'a
   *[other] { $location } konumuna
} gitti.
event-dusk-card = { $automa-key ->
    [special] Alacakaranlık kartı ({ $player }): bir özel kart.
   *[other] Alacakaranlık kartı ({ $player }): { $automa }.
}
event-meng-cannot = { $player }, { $action-key ->
    [travel] seyahate çıkamıyor
    [wall] Çin Seddi'nde çalışamıyor
    [jade] Yeşim alamıyor
    [intrigue] entrika çeviremiyor
    [palace] Saray'a gidemiyor
    [decrees] Kararname alamıyor
    [canal] Büyük Kanal'da ticaret yapamıyor
   *[other] { $action } hamlesini yapamıyor
}.
event-meng-card-returns = { $player }, ıskarta destesinin en üstteki kartını kart destesinin altına koydu.
event-focus = { $player }, { $location-key ->
    [travel] Seyahat'ten
    [wall] Çin Seddi'nden
    [jade] Yeşim'den
    [intrigue] Entrika'dan
    [palace] Saray'dan
    [decrees] Kararnamelerden
    [canal] Büyük Kanal'dan
   *[other] { $location } konumundan
} gözünü ayırmıyor.
