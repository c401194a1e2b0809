## Olanlar. Okuyan yaptıysa `$you` yes olur. `.short`, kimin yaptığını söyleyen bir başlığın altında durur.

event-game-begins = { $you ->
    [yes] Başlangıç oyuncusu sensin.
   *[no] Başlangıç oyuncusu { $player }.
}
event-day-begins = { $day }. Gün başlıyor. { $you ->
    [yes] İlk sıra sende.
   *[no] İlk oynayan { $player }.
}
event-dice-rolled = Zarlar: { $die1 }, { $die2 } ve { $die3 }.
event-start-player = { $you ->
    [yes] Madalyayı geri verdin ve başlangıç oyuncusu oldun.
   *[no] { $player }, madalyayı geri verdi ve başlangıç oyuncusu oldu.
}
event-map-refilled = Haritaya { $count } yeni jeton kondu.
event-tokens-reshuffled = Değiştirilen jetonlar karıştırılıp yeni yığınlar yapıldı.
event-turn-begins = { $you ->
    [yes] Sıra sende.
   *[no] Sıra { $player } oyuncusunda.
}
event-exchanged = { part-who }{ part-exchanged }.
    .short = { part-exchanged }.
event-paid-with-card = { part-who }ödemek için { part-thrown }.
    .short = Ödemek için { part-thrown }.
event-no-action = { part-who }hamle yapmadan { part-exchanges }.
    .short = Hamle yapmadan { part-exchanges }.
event-action-taken = { part-who }{ part-action }{ part-variant }.
    .short = { part-action }{ part-variant }.
event-action-declined = { part-who }{ part-declined }.
    .short = { part-declined }.
event-action-impossible = { part-who }{ part-could-not }: { $reason }.
    .short = { part-could-not }: { $reason }.
event-token-impossible = { part-who }jetonu { part-could-not-use } ({ $token }): { $reason }.
    .short = Jetonu { part-could-not-use } ({ $token }): { $reason }.
event-benefit-impossible = { part-who }Entrika Avantajı { part-could-not-take }: { $reason }.
    .short = Entrika Avantajı { part-could-not-take }: { $reason }.
event-gained = { part-who }{ part-gained }.
    .short = { part-gained }.
event-removed = { part-who }{ part-removed }.
    .short = { part-removed }.
event-travelled = { part-who }{ part-travelled }: { $token }.
    .short = { part-travelled }: { $token }.
event-token-used = { part-who }jetonu { part-used }: { $token }.
    .short = Jetonu { part-used }: { $token }.
event-token-declined = { part-who }jetonu { part-unused }: { $token }.
    .short = Jetonu { part-unused }: { $token }.
event-traded = { part-who }{ $cost } jetonu { $trade } ile { part-changed }.
    .short = { $cost } jetonu { $trade } ile { part-changed }.
event-vp = { part-who }{ part-points } { part-total }.
    .short = { part-points } { part-total }.
event-vp-lost = { part-who }{ part-loss } { part-total }.
    .short = { part-loss } { part-total }.
event-jade-gained = { $you ->
    [yes] Artık { $total } Yeşimin var.
   *[no] { $player }: artık { $total } Yeşimi var.
}
    .short = Artık { $total } Yeşim.
event-wall-placed = { part-who }Çin Seddi'ne { part-servant } { part-placed }.
    .short = Çin Seddi'ne { part-servant } { part-placed }.
event-wall-scored = { $you ->
    [yes] Çin Seddi'nde en çok Hizmetkar sende: { $count }.
   *[no] Çin Seddi'nde en çok Hizmetkar: { $player } ({ $count }).
}
    .short = Çin Seddi'nde en çok Hizmetkar: { $count }.
event-benefit-taken = { part-who }bir Entrika Avantajı { part-took }: { $benefit }.
    .short = Bir Entrika Avantajı { part-took }: { $benefit }.
event-benefit-declined = { part-who }Entrika Avantajı { part-took-not }.
    .short = Entrika Avantajı { part-took-not }.
event-die-turned = { part-who }{ $die }. zarı { part-turned }: { $from } → { $face }.
    .short = { $die }. zarı { part-turned }: { $from } → { $face }.
event-jade-bought = { part-who }{ part-house } bir Yeşim { part-took }.
    .short = { part-house } bir Yeşim { part-took }.
event-intrigue-up = { $you ->
    [yes] Entrika İşaretçin { $step }. adıma çıktı.
   *[no] { $player }: Entrika İşaretçisi { $step }. adıma çıktı.
}
    .short = Entrika İşaretçisi { $step }. adıma çıktı.
event-intrigue-down = { $you ->
    [yes] Entrika İşaretçin { part-down } indi.
   *[no] { $player }: Entrika İşaretçisi { part-down } indi.
}
    .short = Entrika İşaretçisi { part-down } indi.
event-medal-taken = { part-who }madalyayı { part-took }.
    .short = Madalyayı { part-took }.
event-envoy-step = { $you ->
    [yes] Elçin { $step }. adıma ilerledi.
   *[no] { $player }: Elçi { $step }. adıma ilerledi.
}
    .short = Elçi { $step }. adıma ilerledi.
event-palace-entered = { $you ->
    [yes] Elçin Saray'a girdi; oyun sonunda { $vp } ZP.
   *[no] { $player }: Elçi Saray'a girdi; oyun sonunda { $vp } ZP.
}
    .short = Elçi Saray'a girdi; oyun sonunda { $vp } ZP.
event-decree-taken = { part-who }bir Kararname { part-took }: { $decree }.
    .short = Bir Kararname { part-took }: { $decree }.
event-decree-used = { part-who }bir Kararname { part-used }: { $decree }.
    .short = Bir Kararname { part-used }: { $decree }.
event-ship-launched = { part-who }{ $route }. rotanın { $port }. Limanına yeni bir Gemi { part-put }.
    .short = { $route }. rotanın { $port }. Limanına yeni bir Gemi { part-put }.
event-ship-loaded = { part-who }bir Gemiye { part-servant } { part-placed }.
    .short = Bir Gemiye { part-servant } { part-placed }.
event-ship-moved = { $you ->
    [yes] Gemin { $route }. rotanın { $port }. Limanına vardı.
   *[no] { $player }: Gemisi { $route }. rotanın { $port }. Limanına vardı.
}
    .short = Gemi { $route }. rotanın { $port }. Limanına vardı.
event-ship-lost = { $you ->
    [yes] Gemin denizde kayboldu; Gemi ve Hizmetkarların geri döndü.
   *[no] { $player }: Gemisi denizde kayboldu; Gemi ve Hizmetkarları geri döndü.
}
    .short = Gemi denizde kayboldu; Gemi ve Hizmetkarlar geri döndü.
event-reward-claimed = { part-who }Liman ödülü { part-claimed }: { $reward }.
    .short = Liman ödülü { part-claimed }: { $reward }.
event-card-drawn = { part-who }{ part-drawn } { part-drew }.
    .short = { part-drawn } { part-drew }.
event-swapped = { part-who }{ part-given } { part-there } { part-taken } { part-changed }.
    .short = { part-given } { part-there } { part-taken } { part-changed }.
event-taken-back = { part-who }{ part-card } eline geri { part-took }.
    .short = { part-card } eline geri { part-took }.
event-discarded-for-jade = { part-who }bir Yeşim için { part-thrown }.
    .short = Bir Yeşim için { part-thrown }.
event-bonus-laid = { part-who }{ $token } jetonunu { part-where } { part-put }.
    .short = { $token } jetonunu { part-where } { part-put }.
event-bonus-returned = { part-who }{ $token } jetonundaki Hizmetkarı geri { part-took }.
    .short = { $token } jetonundaki Hizmetkarı geri { part-took }.
event-toll-paid = { $you ->
    [yes] { part-toll } { $owner } oyuncusuna geçiş ücreti borçlandın.
   *[no] { $owner-key ->
        [you] { $player }, { part-toll } sana geçiş ücreti borçlandı.
       *[other] { $player }, { part-toll } { $owner } oyuncusuna geçiş ücreti borçlandı.
    }
}
    .short = { $owner-key ->
        [you] { part-toll } sana geçiş ücreti borçlandı.
       *[other] { part-toll } geçiş ücreti: { $owner } oyuncusuna.
    }
event-special-used = { part-who }jetonu { part-used }: { $token }.
    .short = Jetonu { part-used }: { $token }.
event-followed = { $you ->
    [yes] Takip ettin: sen de { part-action }.
   *[no] { $player } takip etti: o da { part-action }.
}
event-matches = { $you ->
    [yes] { $count ->
        [0] Eşleşmen yok.
       *[other] { $count } eşleşmen var.
    }
   *[no] { $count ->
        [0] { $player }: eşleşme yok.
       *[other] { $player }: { $count } eşleşme.
    }
}
event-most-matches = { $you ->
    [yes] En çok eşleşme sende.
   *[no] En çok eşleşme: { $player }.
}
event-hand-taken-up = { part-who }eline { $count } kart { part-took }.
event-night-falls = { $day }. Günün gecesi başlıyor.
event-not-in-palace = { $you ->
    [yes] Saray'da değilsin, puanın sayılmıyor.
   *[no] { $player }, Saray'da değil; puanı sayılmıyor.
}
event-game-over = { $you ->
    [yes] Kazandın!
   *[no] { $player } kazandı.
}
event-nobody-wins = Saray'a kimse ulaşamadı, bu yüzden kazanan yok.
event-dusk-begins = Alacakaranlık: Meng'in Hizmetkarları planlarını uyguluyor.
event-automa-turned = { $player }, { part-automa } açtı ve { part-to } gitti.
    .short = { part-automa } açtı ve { part-to } gitti.
event-dusk-card = { $automa-key ->
    [special] Alacakaranlık kartı ({ $player }): bir özel kart.
   *[other] Alacakaranlık kartı ({ $player }): { $automa }.
}
event-meng-cannot = { $player }, { part-impossible }.
    .short = { part-impossible }.
event-meng-card-returns = { $player }, ıskartasının en üstteki kartını destesinin altına koydu.
    .short = Iskartasının en üstteki kartını destesinin altına koydu.
event-focus = { $player }, { part-focus } gözünü ayırmıyor.
    .short = { part-focus } gözünü ayırmıyor.

## Bu cümlelerin parçaları; fiiller ikinci ve üçüncü kişide

part-who = { $you ->
    [yes] {""}
   *[no] { $player },{" "}
}
part-took = { $you ->
    [yes] aldın
   *[no] aldı
}
part-took-not = { $you ->
    [yes] almadın
   *[no] almadı
}
part-put = { $you ->
    [yes] koydun
   *[no] koydu
}
part-placed = { $you ->
    [yes] yerleştirdin
   *[no] yerleştirdi
}
part-used = { $you ->
    [yes] kullandın
   *[no] kullandı
}
part-unused = { $you ->
    [yes] kullanmadın
   *[no] kullanmadı
}
part-changed = { $you ->
    [yes] değiştirdin
   *[no] değiştirdi
}
part-exchanges = { $you ->
    [yes] takas ettin
   *[no] takas etti
}
part-turned = { $you ->
    [yes] çevirdin
   *[no] çevirdi
}
part-claimed = { $you ->
    [yes] talep ettin
   *[no] talep etti
}
part-drew = { $you ->
    [yes] çektin
   *[no] çekti
}
part-won = { $you ->
    [yes] kazandın
   *[no] kazandı
}
part-took-out = { $you ->
    [yes] çıkardın
   *[no] çıkardı
}
part-could-not-use = { $you ->
    [yes] kullanamadın
   *[no] kullanamadı
}
part-could-not-take = { $you ->
    [yes] alamadın
   *[no] alamadı
}
part-could-not = { $you ->
    [yes] { $action-key ->
        [travel] seyahate çıkamadın
        [wall] Çin Seddi'nde çalışamadın
        [jade] Yeşim alamadın
        [intrigue] entrika çeviremedin
        [palace] Saray'a gidemedin
        [decrees] Kararname alamadın
        [canal] Kanal'da ticaret yapamadın
        [gain1] Hizmetkar çağıramadın
        [gain2] Hizmetkar çağıramadın
        [swap] kart değiştiremedin
       *[other] { $action } hamlesini yapamadın
    }
   *[no] { $action-key ->
        [travel] seyahate çıkamadı
        [wall] Çin Seddi'nde çalışamadı
        [jade] Yeşim alamadı
        [intrigue] entrika çeviremedi
        [palace] Saray'a gidemedi
        [decrees] Kararname alamadı
        [canal] Kanal'da ticaret yapamadı
        [gain1] Hizmetkar çağıramadı
        [gain2] Hizmetkar çağıramadı
        [swap] kart değiştiremedi
       *[other] { $action } hamlesini yapamadı
    }
}
part-card = { $card-key ->
    [hidden] bir kartı
   *[other] { $card } kartını
}
part-drawn = { $card-key ->
    [hidden] bir kart
   *[other] { $card } kartını
}
part-given = { $card-key ->
    [hidden] bir kartını
   *[other] { $card } kartını
}
part-thrown = { $card-key ->
    [hidden] bir kart
   *[other] { $card } kartını
} { $you ->
    [yes] attın
   *[no] attı
}
part-to = { $location-key ->
    [travel] Seyahat'e
    [wall] Çin Seddi'ne
    [jade] Yeşim'e
    [intrigue] Entrika'ya
    [palace] Saray'a
    [decrees] Kararnamelere
    [canal] Kanal'a
   *[other] { $location } konumuna
}
part-where = { $location-key ->
    [none] ortaya
   *[other] { part-to }
}
part-there = { $location-key ->
    [travel] Seyahat'teki
    [wall] Çin Seddi'ndeki
    [jade] Yeşim'deki
    [intrigue] Entrika'daki
    [palace] Saray'daki
    [decrees] Kararnamelerdeki
    [canal] Kanal'daki
   *[other] { $location } konumundaki
}
part-taken = { $taken-key ->
    [hidden] kartla
   *[other] { $taken } kartıyla
}
part-exchanged = { part-given } { part-to } { part-put } ve { $taken-key ->
    [hidden] oradaki kartı
   *[other] { $taken } kartını
} { part-took }
part-action = { $you ->
    [yes] { $action-key ->
        [travel] seyahate çıktın
        [wall] Çin Seddi'nde çalıştın
        [jade] Yeşim almaya gittin
        [intrigue] entrika çevirdin
        [palace] Saray'a gittin
        [decrees] Kararname istedin
        [canal] Kanal'da ticaret yaptın
        [gain1] 1 Hizmetkar çağırdın
        [gain2] 2 Hizmetkar çağırdın
        [swap] bir kart değiştirdin
       *[other] { $action } hamlesini yaptın
    }
   *[no] { $action-key ->
        [travel] seyahate çıktı
        [wall] Çin Seddi'nde çalıştı
        [jade] Yeşim almaya gitti
        [intrigue] entrika çevirdi
        [palace] Saray'a gitti
        [decrees] Kararname istedi
        [canal] Kanal'da ticaret yaptı
        [gain1] 1 Hizmetkar çağırdı
        [gain2] 2 Hizmetkar çağırdı
        [swap] bir kart değiştirdi
       *[other] { $action } hamlesini yaptı
    }
}
part-variant = { $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}
part-declined = { $you ->
    [yes] { $action-key ->
        [travel] seyahate çıkmadın
        [wall] Çin Seddi'nde çalışmadın
        [jade] Yeşim almadın
        [intrigue] entrika çevirmedin
        [palace] Saray'a gitmedin
        [decrees] Kararname almadın
        [canal] Kanal'da ticaret yapmadın
        [gain1] Hizmetkar almadın
        [gain2] Hizmetkar almadın
        [swap] kart değiştirmedin
       *[other] { $action } hamlesini yapmadın
    }
   *[no] { $action-key ->
        [travel] seyahate çıkmadı
        [wall] Çin Seddi'nde çalışmadı
        [jade] Yeşim almadı
        [intrigue] entrika çevirmedi
        [palace] Saray'a gitmedi
        [decrees] Kararname almadı
        [canal] Kanal'da ticaret yapmadı
        [gain1] Hizmetkar almadı
        [gain2] Hizmetkar almadı
        [swap] kart değiştirmedi
       *[other] { $action } hamlesini yapmadı
    }
}
part-gained = { $double ->
    [yes] { $count ->
        [one] Çift Hizmetkarı { part-won }
       *[other] biri Çift Hizmetkar olmak üzere { $count } Hizmetkar { part-won }
    }
   *[no] { $count } Hizmetkar { part-won }
}
part-removed = { $double-counts ->
    [0] { $count } Hizmetkar { part-took-out }
    [1] { $count ->
        [one] Çift Hizmetkarı bir Hizmetkar olarak { part-took-out }
       *[other] biri Çift Hizmetkar olmak üzere { $count } Hizmetkar { part-took-out }
    }
   *[2] { $count ->
        [2] iki Hizmetkar yerine Çift Hizmetkarı { part-took-out }
       *[other] { $count } Hizmetkar { part-took-out }; Çift Hizmetkar ikisinin yerine geçti
    }
}
part-travelled = { $you ->
    [yes] { $city } şehrine gittin ve jetonu aldın
   *[no] { $city } şehrine gitti ve jetonu aldı
}
part-points = { $points-key ->
    [wall] Çin Seddi'nden { $count } ZP { part-won };
    [night] gecenin en çok eşleşmesinden { $count } ZP { part-won };
    [decrees] Kararnamelerden { $count } ZP { part-won };
    [envoy] Saray'daki Elçi adımından { $count } ZP { part-won };
    [harbours] Liman ödülünden { $count } ZP { part-won };
    [tokens] Seyahat Jetonundan { $count } ZP { part-won };
    [trades] değiştirilen jetonlardan { $count } ZP { part-won };
    [tolls] geçiş ücretinden { $count } ZP { part-won };
    [final_wall] oyun sonunda Çin Seddi'nden { $count } ZP { part-won };
    [decree_score] Şöhret Kararnamesinden { $count } ZP { part-won };
    [decree_eight] Şeref Kararnamesinden { $count } ZP { part-won };
    [decree_jade] Hazine Kararnamesinden { $count } ZP { part-won };
    [decree_decrees] Arşiv Kararnamesinden { $count } ZP { part-won };
    [decree_harbours] Ticarethane Kararnamesinden { $count } ZP { part-won };
    [palace] Saray'daki yerden { $count } ZP { part-won };
    [jade] Yeşimlerden { $count } ZP { part-won };
    [swaps] Hediye Kartı değiştirerek { $count } ZP { part-won };
   *[other] { $count } ZP { part-won } ({ $points });
}
part-loss = { $points-key ->
    [tolls] geçiş ücreti olarak { $count } ZP { $you ->
        [yes] verdin
       *[no] verdi
    };
   *[other] { $count } ZP { $you ->
        [yes] kaybettin
       *[no] kaybetti
    } ({ $points });
}
part-total = { $you ->
    [yes] toplamın { $total }
   *[no] toplamı { $total }
}
part-servant = { $double ->
    [yes] Çift Hizmetkarı
   *[no] bir Hizmetkar
}
part-house = { $house-key ->
    [house1] birinci evden
    [house2] ikinci evden
    [house3] üçüncü evden
    [plaza] meydandan
   *[other] { $house } konumundan
}
part-down = { $step ->
    [0] başlangıca
   *[other] { $step }. adıma
}
part-toll = { $action-key ->
    [travel] Seyahat için
    [wall] Çin Seddi için
    [jade] Yeşim için
    [intrigue] Entrika için
    [palace] Saray için
    [decrees] Kararname için
    [canal] Kanal için
   *[other] { $action } için
}
part-automa = { $automa-key ->
    [special] bir Özel Automa Kartı
   *[other] { $automa } kartını
}
part-impossible = { $action-key ->
    [travel] seyahate çıkamıyor
    [wall] Çin Seddi'nde çalışamıyor
    [jade] Yeşim alamıyor
    [intrigue] entrika çeviremiyor
    [palace] Saray'a gidemiyor
    [decrees] Kararname alamıyor
    [canal] Kanal'da ticaret yapamıyor
   *[other] { $action } hamlesini yapamıyor
}
part-focus = { $location-key ->
    [travel] Seyahat'ten
    [wall] Çin Seddi'nden
    [jade] Yeşim'den
    [intrigue] Entrika'dan
    [palace] Saray'dan
    [decrees] Kararnamelerden
    [canal] Kanal'dan
   *[other] { $location } konumundan
}
