## Olanlar

event-game-begins = Başlangıç oyuncusu: { $player }.
event-day-begins = { $day }. Gün başlıyor; ilk sıra: { $player }.
event-dice-rolled = Zarlar: { $die1 }, { $die2 } ve { $die3 }.
event-start-player = { $player }, madalyayı geri verdi ve başlangıç oyuncusu oldu.
event-map-refilled = Haritaya { $count } yeni jeton kondu.
event-tokens-reshuffled = Değiştirilmiş jetonlar karıştırıldı ve yeni yığınlar oldu.
event-turn-begins = Sıra: { $player }.
event-exchanged = { $player }, { $card } kartını { $location } konumuna koydu ve { $taken } kartını aldı.
event-paid-with-card = { $player }, takası ödemek için bir kart attı: { $card }.
event-no-action = { $player }, hamle yapmadan takas etti.
event-action-taken = { $player }, { $action } hamlesini yaptı{ $variant ->
    [A] {" "}(A seçeneği)
    [B] {" "}(B seçeneği)
   *[none] {""}
}.
event-action-declined = { $player }, { $action } hamlesini yapmadı.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player }, Çift Hizmetkarı kazandı.
       *[other] { $player }, biri Çift Hizmetkar olmak üzere { $count } Hizmetkar kazandı.
    }
   *[no] { $player }, { $count } Hizmetkar kazandı.
}
event-removed = { $double ->
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
event-traded = { $player }, { $cost } jeton karşılığında { $trade } aldı.
event-vp = { $player }, { $count } ZP kazandı ({ $points }); toplamı { $total }.
event-vp-lost = { $player }, { $count } ZP kaybetti ({ $points }); toplamı { $total }.
event-jade-gained = { $player }, artık { $total } Yeşim sahibi.
event-wall-placed = { $double ->
    [yes] { $player }, Çin Seddi'ne Çift Hizmetkarı yerleştirdi.
   *[no] { $player }, Çin Seddi'ne bir Hizmetkar yerleştirdi.
}
event-wall-scored = Çin Seddi'nde en çok Hizmetkar: { $player } ({ $count }).
event-benefit-taken = { $player }, bir Entrika Avantajı aldı: { $benefit }.
event-benefit-declined = { $player }, Entrika Avantajı almadı.
event-die-turned = { $player }, { $die }. zarı çevirdi: { $from } → { $face }.
event-jade-bought = { $player }, bir Yeşim aldı ({ $house }).
event-intrigue-up = { $player }: Entrika İşaretçisi { $step }. adıma çıktı.
event-intrigue-down = { $player }: Entrika İşaretçisi { $step }. adıma indi.
event-medal-taken = { $player }, madalyayı aldı.
event-envoy-step = { $player }: Elçi { $step }. adıma ilerledi.
event-palace-entered = { $player }: Elçi Saray'a girdi; yeri oyun sonunda { $vp } ZP değerinde.
event-decree-taken = { $player }, bir Kararname aldı: { $decree }.
event-decree-used = { $player }, bir Kararname kullandı: { $decree }.
event-ship-launched = { $player }, { $route }. rotada, { $port }. Limanda bir Gemi başlattı.
event-ship-loaded = { $double ->
    [yes] { $player }, Gemiye Çift Hizmetkarı yükledi.
   *[no] { $player }, Gemiye bir Hizmetkar yükledi.
}
event-ship-moved = { $player }: bir Gemi { $route }. rotada, { $port }. Limana vardı.
event-ship-lost = { $player }: bir Gemi denizde kayboldu; Gemi ve Hizmetkarları geri döndü.
event-reward-claimed = { $player }, bir Liman ödülü talep etti: { $reward }.
event-card-drawn = { $player }, bir kart çekti: { $card }.
event-swapped = { $player }, { $card } kartını değiştirdi; { $location } konumundan { $taken } kartını aldı.
event-taken-back = { $player }, eline bir kart geri aldı: { $card }.
event-discarded-for-jade = { $player }, bir Yeşim için bir kart attı: { $card }.
event-bonus-laid = { $location-key ->
    [none] { $player }, { $token } jetonunu ortaya koydu.
   *[other] { $player }, { $token } jetonunu { $location } konumuna koydu.
}
event-bonus-returned = { $player }, { $token } jetonundaki Hizmetkarı geri aldı.
event-toll-paid = { $player }, { $action } hamlesi için haraç borçlu; alacaklı: { $owner }.
event-special-used = { $player }, jetonu kullandı: { $token }.
event-followed = { $player }, takip etti ve { $action } hamlesini yaptı.
event-matches = { $player }: zarlarla { $count ->
    [0] eşleşme yok.
   *[other] { $count } eşleşme.
}
event-most-matches = En çok eşleşme: { $player }.
event-hand-taken-up = { $player }, eline { $count } kart aldı.
event-night-falls = { $day }. Günün gecesi başlıyor.
event-not-in-palace = { $player }, Saray'a ulaşamadı ve hiç puan almıyor.
event-game-over = Kazanan: { $player }.
event-nobody-wins = Saray'a kimse ulaşamadı, bu yüzden kazanan yok.
event-dusk-begins = Alacakaranlık: Meng'in Hizmetkarları planlarını uyguluyor.
event-automa-turned = { $player }, Automa Kartını açtı ({ $automa }) ve { $location } konumuna gitti.
event-dusk-card = Alacakaranlık kartı ({ $player }): { $automa }.
event-meng-cannot = { $player }, { $action } hamlesini yapamıyor.
event-meng-card-returns = { $player }, ıskarta destesinin en üstteki kartını kart destesinin altına koydu.
event-focus = { $player }, { $location } konumundan gözünü ayırmıyor.
