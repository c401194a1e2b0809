### Terminalin söyledikleri. Tahta 100 sütun genişliğinde, bu yüzden sözleri kısa.

## Üst satır

cli-day = Gün { $day }/{ $days }, { $phase }
cli-phase-morning = sabah
cli-phase-day = gündüz
cli-phase-dusk = alacakaranlık
cli-phase-night = gece
cli-phase-final = son puanlama
cli-phase-over = oyun bitti
cli-dice = Zarlar {""}
cli-medal = Madalya {""}
cli-medal-free = Entrika'da
cli-start = Başlayan {""}
cli-draw-pile = Çekme destesi { $count }

## Başlıklar

cli-heading-places = Konumlar: orada duran hediye (* değerini bir zar gösteriyor) ve oradaki durum
cli-heading-decrees = { $known ->
    [yes] Kararnameler: ZP, kaç Hizmetkar çıkaracağın (1 de yerleştirirsin), kimlerde olduğu
   *[no] Kararnameler: ZP, sıradakinin kaç Hizmetkar çıkaracağı (1 de yerleştirir), kimlerde olduğu
}
cli-heading-map = Harita: sırasıyla halka, son şehir ilkine bağlı (h ve bir şehir: yolları)

## Konumlar

cli-place-travel = Seyahat
cli-place-wall = Çin Seddi
cli-place-jade = Yeşim
cli-place-intrigue = Entrika
cli-place-palace = Saray
cli-place-decrees = Kararname
cli-place-canal = Büyük Kanal

cli-action-palace = Saray
cli-action-canal = Kanal
cli-action-wall = Çin Seddi
cli-action-decrees = Kararname
cli-action-intrigue = Entrika
cli-action-travel = Seyahat
cli-action-jade = Yeşim
cli-action-gain1 = +1 Hizm.
cli-action-gain2 = +2 Hizm.
cli-action-swap = değiştir
cli-action-none = –

cli-laid-out = Ortada {""}
cli-laid-at = { $short } ({ $place })
cli-token-piles = jeton yığınları { $first } + { $second }, değiştirilmiş { $traded }
cli-wall-complete = { $needed } Hizmetkarla tamamlanır, şimdi { $count }
cli-jade-house = bedel { $cost }
cli-jade-plaza = meydan { $cost }
cli-intrigue-steps = { $medal ->
    [yes] / { $steps }, madalya burada
   *[no] / { $steps }
}
cli-palace-in = içeride, { $vp }
cli-palace-steps = / { $steps }
cli-palace-free = boş yerler { $places }
cli-decrees-below = karolar aşağıda
cli-port-none = –
cli-port-vp4 = 4 ZP
cli-port-card = kart
cli-port-double = çift
cli-port-any = seçmeli

## Kararnameler

cli-level-1 = sabah
cli-level-2 = kalıcı
cli-level-3 = sonda
cli-decree-vp = { $vp } ZP
cli-decree-cost = −{ $cost }
cli-decree-yours = senin

cli-decree-level1-intrigue = Fısıltılar
cli-decree-level1-ship = Konvoylar
cli-decree-level1-servant = Maiyet
cli-decree-level1-envoy = Dilekçeler
cli-decree-level1-swap = Nezaket
cli-decree-level2-travel = Posta yolu
cli-decree-level2-jade = Yeşim izni
cli-decree-level2-wall = Duvarcılar
cli-decree-level2-equal = Adil ölçü
cli-decree-level2-decree = Kâtiplik
cli-decree-level3-score = Şöhret
cli-decree-level3-eight = Şeref
cli-decree-level3-jade = Hazine
cli-decree-level3-decrees = Arşiv
cli-decree-level3-harbours = Ticarethane

cli-effect-level1-intrigue = Entrika +2
cli-effect-level1-ship = 1 tedarik→Gemi
cli-effect-level1-servant = +1 Hizmetkar
cli-effect-level1-envoy = Elçi +1
cli-effect-level1-swap = kart değiştir
cli-effect-level2-travel = Seyahat B −1
cli-effect-level2-jade = Yeşim −1
cli-effect-level2-wall = Çin Seddi +1
cli-effect-level2-equal = eşit bedava
cli-effect-level2-decree = Kararname −1
cli-effect-level3-score = her { $per } ZP: 1 ZP
cli-effect-level3-eight = { $eight } ZP
cli-effect-level3-jade = her Yeşim { $jade } ZP
cli-effect-level3-decrees = Kararname×{ $decrees } ZP
cli-effect-level3-harbours = her ödül { $harbours } ZP

## Harita

cli-map-ring = halka
cli-map-inner = iç

cli-token-gain1 = +1 Hizm.
cli-token-gain2 = +2 Hizm.
cli-token-envoy = Elçi
cli-token-intrigue = Entrika
cli-token-discard-for-jade = 7+→Yeşim
cli-token-servants-for-jade = 3→Yeşim
cli-token-swap = değiştir
cli-token-take-back = geri al
cli-token-ship = Gemi
cli-token-vp2 = 2 ZP
cli-token-wall = Çin S.
cli-token-double = çift
cli-token-plus-one = değer+1
cli-token-toll = geçiş
cli-token-follow = takip
cli-token-double-value = değer×2
cli-token-double-action = hamle×2
cli-token-discount = indirim

## Oyuncular

cli-column-seat = ── Oyuncular ─────
cli-column-vp = ZP
cli-column-hand = el
cli-column-discard = ıskarta
cli-column-pool = hvz.
cli-column-supply = tedar.
cli-column-double = çift
cli-column-jade = Yşm.
cli-column-ships = Gemi
cli-column-rewards = 4ZP/kart/çft
cli-column-tokens = jeton, açık olanlar
cli-double-locked = kilit
cli-double-supply = tedar.
cli-double-pool = havuz
cli-double-wall = Çin S.
cli-double-ship = Gemi
cli-double-laid = jeton
cli-ships-out = { $count }/{ $all }
cli-face-up = { $count ->
    [one] { $short }
   *[other] { $count }{ $short }
}
cli-up-double = çft
cli-up-double-value = d×2
cli-up-double-action = h×2
cli-up-discount = ind
cli-pile-hand = El
cli-pile-discard = Iskarta
cli-meng-cards = Meng: odak { $focus }; gelecek { $pile } kart; bugün { $today }; önceki { $earlier }
cli-automa-travel = Seyahat
cli-automa-wall = Çin Seddi
cli-automa-jade = Yeşim
cli-automa-intrigue = Entrika
cli-automa-palace = Saray
cli-automa-decrees = Kararname
cli-automa-canal = Kanal
cli-automa-special = özel

## Seçenekler

cli-option-city = { $city }: { $short }
cli-greyed = { $options }: { $why }

## Konuşma

cli-welcome = Gùgōng
cli-ask-players = Kaç oyuncu, 1 ile { $most } arası (1: Meng'e karşı tek başına)? [{ $default }]
cli-ask-people = Bunların kaçı bu ekrandaki insanlar, 1 ile { $most } arası? [{ $default }]
cli-ask-meng = Meng ne kadar güçlü olsun: { $words }? [{ $default }]
cli-ask-bonus = Bonus jetonlar: { $words }? [{ $default }]
cli-ask-level = Diğer oyuncular bunlardan hangisi olsun? [{ $default }]
cli-about-novice = kendi sırasından en iyisini çıkarır, daha ilerisini görmez
cli-about-apprentice = çok oynamıştır ve uzun düşünmez: çoğu kişi için iyi bir rakip
cli-about-courtier = birkaç sıra ilerisini düşünür
cli-about-chancellor = her kararı bir saniye kadar düşünür: en güçlüsü
cli-ask-again = “{ $answer }” bunlardan biri değil: { $allowed }.
cli-thinking = { $player } ({ $opponent }) düşünüyor …
cli-pass-keyboard = { $named ->
    [no] Şimdi karar veren: { $player }. Klavyeyi ona ver.
   *[yes] Şimdi karar veren: { $name } ({ $player }). Klavyeyi ona ver.
}
cli-press-enter = Devam etmek için Enter'a bas.
cli-news = Son kararından bu yana
cli-prompt = { $count ->
    [one] Enter, ya da u geri al · r yinele · s kaydet · l günlük · h yardım · b tahta · q çık >
   *[other] { $least }–{ $most }, ya da u geri al · r yinele · s kaydet · l günlük · h yardım · b tahta · q çık >
}
cli-prompt-over = u geri al · s kaydet · l günlük · h yardım · b tahta · q çık >
cli-compiling = derleniyor, kurulumdan sonra bir kez
cli-warming-up = { $searching ->
    [yes] Motor arka planda ısınıyor; sen oynamaya devam et. O zamana kadar rakipler içgüdüyle oynar.
   *[no] Motor arka planda ısınıyor; sen oynamaya devam et.
}
cli-bot-failed = { $player } ({ $opponent }) seçim yapamadı ({ $why }); bu kez onun yerine şans seçti.
cli-bot-failed-at-end = { $player } ({ $opponent }) oyun bittikten sonra hata verdi ({ $why }); sonuç geçerli kalıyor.
cli-too-narrow = Tahta için { $width } sütun genişliğinde bir pencere gerekir; bu pencereyi genişlet ve b yaz.
cli-kept = Oyun kaydedildi. Şununla devam et: gugong play --resume { $path }
cli-kept-over = Oyun kaydedildi. Yeniden bakmak için: gugong replay { $path }

cli-not-understood = { $given ->
    [yes] “{ $line }” ne listeden bir sayı ne de bir komut; h komutları gösterir.
   *[no] Listeden bir sayı yaz, komutlar için de h.
}
cli-no-such-number = Burada { $number } numaralı bir seçenek yok; { $least } ile { $most } arasından seç.
cli-game-is-over = Oyun bitti; u son kararı geri alır, q çıkar.
cli-nothing-to-undo = Geri alabileceğin bir kararın yok.
cli-undo-barrier = Bu, başkalarının yaptıklarını ya da şansın gösterdiklerini geri alır. Masadaki herkes razı mı? e/h
cli-yes-letter = e
cli-nothing-to-redo = Geri alınan bir şey yok, bu yüzden yinelenecek bir şey de yok.
cli-overwrite = { $path } zaten var. Üzerine yazılsın mı? e/h
cli-saved = Şuraya kaydedildi: { $path }
cli-log-hint = l ve bir sayı o kadar satırı gösterir, l all hepsini, b tahtayı.

cli-help =
    Bir sayı bir seçeneği seçer; 0 reddeder.
    u  son kararına kadar geri alır           r  geri alınanı yeniden yapar
    s  kaydeder (s DOSYA: o dosyaya)          l  günlük (l 50: o kadar satır, l all: hepsi)
    b  yeniden tahta                          q  çıkar; oyun kaydedilir
    h  bu yardım (h tahta: tahtadaki işaretler; h SÖZ: bir parça, bir yer, bir şehir ya da bir kural,
       örneğin h geçiş, h Şöhret, h Beijing, h travel, h travel-3)
cli-help-board-word = tahta
cli-help-board =
    ● Kırmızı, ◆ Beyaz, ▲ Turuncu, ■ Leylak, ⬢ Mavi: oyuncuların işaretleri; ▸ karar verenin önünde.
    Bir değerin arkasında *: zarlardan biri onu gösteriyor, yani gece sayılır.
    Çin Seddi: oyunculara göre Hizmetkarlar. Entrika: en yüksekteki işaretçi önde.
    Saray: her Elçinin adımları ya da “içeride” ve aldığı yerin ZP'si; sonra boş yerler.
    Yeşim: her evde bir Yeşimin sana bedeli, kalan her Yeşim için bir ◈.
    Büyük Kanal: 1'den 5'e Limanlar ve ödülleri; ●2, Kırmızı'nın 2 Hizmetkar taşıyan bir Gemisidir.
    Kararnameler: −2, çıkaracağın Hizmetkar sayısıdır; sonra karoya 1 Hizmetkar daha yerleştirirsin.
    Oyuncular: hvz. havuz, tedar. genel tedarik, Yşm. Yeşim; ödüller 4 ZP / kart / Çift Hizmetkar diye
    sayılır. Jetonlar: kapalı olanların sayısı, sonra açık olanlar: çft çift, d×2 çift değer,
    h×2 çift hamle, ind indirim.
cli-help-city = { $city } şu şehirlere bağlı: { $paths }.
cli-help-more = h ve bir kural numarası o kuralı gösterir.

## Son

cli-winner = Kazanan: { $player }
cli-nobody-wins = Saray'da kimse yok, bu yüzden kazanan da yok; sıralama yalnızca bilgi için
cli-rank = { $player }: { $score } ZP
cli-points = Puanlar
cli-points-total = Toplam
cli-in-palace = Saray'da
cli-inside = { $inside ->
    [yes] evet
   *[no] hayır
}
cli-points-score = Sonuç
cli-outside = { $player }, Saray'da değil: { $player } kazanamaz ve { $total } ZP 0 sayılır (FINAL-5).
cli-meng-outside = Meng Saray'da değil, ama o Saray'a girmeden de kazanabilir (SOLO-18).

## Yeniden izleme

cli-replay-prompt = { $at } / { $last }: Enter sonraki · p önceki · bir sayı · e son · q çık >
cli-replay-not-understood = “{ $line }” ne Enter, n, p, e, q ne de en fazla { $last } olan bir sayı >
cli-replay-secret = Karar veren: { $player }.

## Oyun malzemesi

cli-box-good = { $name } ile oynanabilir.
cli-box-fingerprint = parmak izi { $print }
cli-box-cards = { $count } Hediye Kartı, toplam değerleri { $total }
cli-box-tokens = { $base } Seyahat Jetonu, { $standard-bonus } bonus jeton, { $deluxe-bonus } deluxe jeton
cli-box-decrees = Kararnamelerin seviyeye göre bedeli { $first }, { $second } ve { $third }
cli-box-dice = Zarlar { $dice }
cli-box-cities = A yüzünde { $a } şehir, B yüzünde { $b } şehir
cli-box-automa = Meng için { $count } kart
cli-box-differs = { $differs ->
    [yes] Standart oyun malzemesinden şu noktalarda ayrılıyor: { $parts }.
   *[no] Sayıları standart oyun malzemesinin sayıları.
}

## Kurallar

cli-reconstructed =
    Kurallar basılı kural kitaplarının kurallarıdır, ama standart malzemenin bazı sayıları tahmin edildi, çünkü
    kural kitapları onları yalnızca resim olarak gösteriyor: kart değerlerinin ve hamlelerinin çoğu ve bazı hediyelerin
    adları; her Seyahat Jetonundan kaç tane olduğu; 2. ve 3. seviye Kararnamelerin bedelleri; zarların yüzleri; Yeşim
    evlerinin bedelleri ve alanları; Saray'daki alt yerler; bütün şehirler ve yollar; her konumun Meng'in kartlarında
    kaç kez bulunduğu.
    Oyuna sahip olan, kendi sayılarıyla oynayabilir: gugong play --box DOSYA, gugong box check DOSYA.

## Neyin yanlış olduğu ve doğrusu

cli-unknown-rule = { $known ->
    [yes] “{ $rule }” diye bir kural ya da bölüm yok; şunu mu demek istedin: { $near }?
   *[no] “{ $rule }” diye bir kural ya da bölüm yok; gugong rules hepsini listeler.
}
cli-no-such-file = Böyle bir dosya yok: { $path }; kaydedilmiş bir oyunun yolunu ver.
cli-not-text = { $path } kaydedilmiş bir oyun değil: UTF-8 metni değil; kaydedilmiş bir oyunun yolunu ver.
cli-cannot-read = { $path } okunamıyor ({ $why }); kaydedilmiş bir oyunun yolunu ver.
cli-cannot-write = { $path } yazılamıyor ({ $why }); başka bir yol ver.
cli-usage = { $fault }; neler verilebileceğini { $command } --help söyler
cli-bad-people = { $most ->
    [one] Meng'e karşı --people 1 olmalı; verilen: { $people }.
   *[other] --people, 1 ile { $most } (oyuncu sayısı) arasında bir sayı olmalı; verilen: { $people }.
}
cli-too-many-names = { $people ->
    [one] 1 kişi için { $names } ad verildi; tek ad ver.
   *[other] { $people } kişi için { $names } ad verildi; her kişi için en fazla bir ad ver.
}
cli-no-opponents = { $meng ->
    [yes] Meng'e karşı başka rakip yok; --opponents seçeneğini çıkar.
   *[no] { $people } yerin hepsinde insanlar oturuyor, rakibe yer yok; --opponents seçeneğini ya da insanlardan birini çıkar.
}
cli-too-many-opponents = { $seats ->
    [one] 1 boş yer için { $opponents } rakip verildi; tek rakip ver.
   *[other] { $seats } boş yer için { $opponents } rakip verildi; her yer için en fazla bir rakip ver.
}
cli-bot-not-made = “{ $opponent }” oyuncusu kurulamıyor ({ $why }); --opponents için başka birini seç.
cli-bad-card-sets = --card-sets 4,5 ya da 2,3 ya da 1,2 olmalı; verilen: “{ $given }”.
cli-resume-alone = --resume ile kurulum dosyadan gelir; şunu çıkar: { $option }.
cli-no-such-seat = “{ $seat }” diye bir yer yok; 0 ile { $most } arasında bir sayı, bir renk ({ $colours }) ya da spectator ver.

cli-serving = Masalar burada açık: http://{ $host }:{ $port } (Ctrl+C kapatır)
cli-no-extra = Bunun için { $module } gerekli, ama kurulu değil: { $command }
cli-no-log-level = Böyle bir günlük düzeyi yok: { $level }; debug, info, warning ve error var.
cli-cannot-listen = Sunucu { $host } adresini, { $port } numaralı kapıyı dinleyemiyor ({ $why }); --host ve --port ile başkasını seç.
cli-cannot-listen-metrics = Ölçümler { $host } adresinde, { $port } numaralı kapıda sunulamıyor ({ $why }); --metrics-host ve --metrics-port ile başkasını seç.
cli-bad-public-url = { $url } sayfanın adresi olamaz; https://play.example.org gibi yaz.
cli-bad-host-name = { $host } bir sunucu adı olamaz; şema, kapı ve yol olmadan yaz, play.example.org gibi.
cli-bad-proxy = { $proxy } vekil sunucu göstermiyor; adresleri ya da ağları virgülle ayırarak ver, 127.0.0.1,10.0.0.0/8 gibi, ya da hepsi için *.
cli-proxies-everybody = Her istemciye vekil sunucu gibi güveniliyor (--behind-proxy '*'): bu kapıya ulaşan herkes istediği adresi öne sürebilir ve adrese göre hiçbir sınır işlemez. Onun yerine vekil sunucunun adresini ver ya da kapıya yalnızca onun ulaşabilmesini sağla.
cli-bad-contact = { $contact } ile sana ulaşılamaz; mailto: ve adresini ya da https ile başlayan bir adres yaz.
cli-smtp-needs = E-posta için sunucunun --mail-from ile gönderen adresine ve --public-url ile sayfanın adresine de ihtiyacı var.
cli-bad-sender = { $sender } bir e-posta adresi değil.
cli-bad-smtp = Bu bir e-posta sunucusunun adresi değil; smtp://user@host:587, smtps://user@host:465 ya da smtp+plain://host:25 kullan ve parolayı --smtp-password-file ile ver.
cli-no-password-file = Parolanın olduğu { $file } dosyası okunamıyor.

cli-home = { $browser ->
    [yes] Gùgōng tarayıcında açıldı: { $address }. Oyunların saklanır; programı Ctrl+C kapatır.
   *[no] Gùgōng seni bu adreste bekliyor: { $address }. Onu tarayıcında aç. Oyunların saklanır; programı Ctrl+C kapatır.
}
cli-home-already = { $browser ->
    [yes] Gùgōng zaten çalışıyor; sayfası açıldı: { $address }.
   *[no] Gùgōng zaten çalışıyor: { $address }. Bu adresi tarayıcında aç.
}
