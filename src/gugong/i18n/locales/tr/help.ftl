## Tahtadakilerin ne olduğu, onları gösteren için; başlıklar cümlelerden önce durur

help-card-lies = Burada { $card } duruyor. { $value ->
    [9] Onu bedava yalnızca bir 1 alır.
   *[other] Onu bedava daha yüksek her kart alır.
  }
help-stand-travel = A: Gezginin bir kez hareket eder ve oradaki jetonu alır. B: { $cost } Hizmetkar çıkar, iki kez hareket et.
help-stand-wall = A: Çin Seddi'ne 1 Hizmetkar. B: { $cost } Hizmetkar çıkar, en fazla { $count } Hizmetkar yerleştir.
help-stand-jade = Hamle: bir ev seç, üzerinde yazan kadar Hizmetkar çıkar ve bir Yeşim al. Yeşim oyun sonunda puan getirir.
help-stand-intrigue = A: { $steps } adım, bugün bunu ilk seçene madalya da. B: { $cost } Hizmetkar çıkar, { $more } adım ilerle. Entrika her beraberliği bozar.
help-stand-palace = A: Elçin 1 adım çıkar. B: { $cost } Hizmetkar çıkar, Elçi { $steps } adım, Entrika { $intrigue } adım. Oyun sonunda içeride olmayan hiç puan almaz.
help-stand-decrees = Hamle: bir Kararname seç, bedeli kadar Hizmetkar çıkar ve üzerine bir Hizmetkar daha yerleştir. Oyunun sonuna kadar geçerlidir.
help-stand-canal = A: 1 Hizmetkar yükle, sonra bir Gemiyi hareket ettir. B: { $cost } Hizmetkar çıkar, hareket etmeden 2 Hizmetkar yükle. Dolu bir Gemi, Limanının ödülünü alır.

# $token bütün bir cümledir, örneğin “1 Hizmetkar kazan.”
help-city-token = { $token } Buraya gelen bu jetonu alır ve hemen kullanabilir.
help-city-traveller = Burada bir Gezgin duruyor ({ $player }). Alınacak jeton yok; diğerleri geçip gider.
help-city-empty = Burada jeton yok; Gezginler geçip gider. Sabahleyin yeniden doldurulur.
help-traveller = Yolları izleyip jetonu olan bir sonraki şehre gider. Jetonsuz şehirler onu durdurmaz.
    .title = { $player }: Gezgin
help-traveller-home = İlk hareketi, jetonu olan herhangi bir şehre olabilir.
    .title = { $player }: Gezgin

help-house = Yeşim hamlesiyle { $cost } Hizmetkar çıkarıp buradan bir Yeşim alırsın. { $count ->
    [0] Hiç kalmadı.
   *[other] Kalan: { $count }.
  }
    .title = Yeşim: { $house }
help-plaza = Bütün evler boşken burada bir Yeşim { $cost } Hizmetkar eder. Meydan hiç tükenmez. { $count ->
    [0] Evler şimdi boş.
   *[other] Evlerde hâlâ { $count } Yeşim var.
  }
    .title = Yeşim: { $house }

help-decree-cost = { $cost } Hizmetkar çıkar, sonra üzerine bir Hizmetkar yerleştir.
help-decree-vp = Hemen { $vp } ZP getirir.
help-decree-final = Oyun sonunda puan getirir.
help-decree-owners = Alanlar: { $players }.

help-port-none = { $port }. Limanın ödülü yok: yola devam.
help-port-reward = Buradaki dolu bir Gemiyle bu ödül alınabilir: { $reward }. Bir Hizmetkar ödülün yanında kalır; Gemi eve döner.
help-port-any = Buradaki dolu bir Gemiyle dilediğin ödül alınabilir. Ama geceleyin bu Limandaki bir Gemi denizde kaybolur.
help-port = { $port }. Liman
help-ship = Dolu yerler: { $load } / { $size }. Dolunca sahibi { $port }. Limanın ödülünü talep edebilir. Her Gemi geceleyin bir Liman ilerler.
    .title = { $player }: Gemi

help-die = Geceleyin ıskarta destesinde bir zara eşit olan her kart, sahibine 1 Hizmetkar kazandırır. En çok eşleşme: { $vp } ZP ve bir Elçi adımı. Bu zarın yüzleri: { $faces }.
    .title = Kader Zarı: { $face }
help-medal-free = Henüz kimsede değil. Bugün Entrika A'yı ilk seçen onu alır ve yarın başlar.
    .title = Sonraki Başlangıç Oyuncusu Madalyası
help-medal-of = Sahibi { $player }; yarın başlangıç oyuncusu olacak.
    .title = Sonraki Başlangıç Oyuncusu Madalyası

help-wall = { $count } / { $spaces } Hizmetkar. Tamamlanınca en çok Hizmetkarı olan { $vp } ZP ve bir Elçi adımı kazanır; yardım eden herkes bir Entrika Avantajı alabilir.
help-wall-first = Şimdi { $player } önde.
help-wall-seat = { $count ->
    [0] Çin Seddi'nde Hizmetkar yok.
   *[other] Çin Seddi'nde { $count } Hizmetkar.
  } { $left ->
    [0] Çin Seddi tamamlandı.
   *[other] Tamamlanmasına { $left } Hizmetkar kaldı.
  }
    .title = Çin Seddi'nde { $player }

help-intrigue = Adım { $step } / { $last }. Daha ileride ya da aynı yığında daha üstte olan her beraberliği kazanır; Çin Seddi tamamlanınca avantajlar da adımlarla ödenir.
    .title = { $player }: Entrika İşaretçisi
help-benefit = Çin Seddi tamamlanınca, orada Hizmetkarı olan herkes bu yolda { $steps } adım geri gidip bu avantajı alabilir.

help-palace-step = Elçiler Saray'a { $last } adımda çıkar. Buradan { $left } adım daha var.
    .title = Saray Yolu, { $step }. adım
help-palace-start = Bütün Elçiler burada başlar; { $last }. adımda Saray'a girilir. Oyun sonunda içeride olmayan hiç puan almaz.
    .title = Saray Yolu'nun başı
help-palace-gate = Giren, içerideki en iyi boş yeri alır. Ondan sonra her Elçi adımı 1 ZP getirir.
    .title = Saray'ın kapısı
help-envoy = Adım { $step } / { $last }: Saray'a { $left } adım daha var. Oyun sonunda içeride olmayan hiç puan almaz.
    .title = { $player }: Elçi
help-envoy-inside = Saray'da, { $vp } ZP değerinde bir yerde. Bundan sonraki her Elçi adımı 1 ZP getirir.
    .title = { $player }: Elçi
help-place-free = Boş. İçeri giren ilk Elçi en iyi boş yeri alır; yerin puanı oyun sonunda gelir.
    .title = Saray'da yer: { $vp } ZP
help-place-taken = Sahibi { $player }; puanını oyun sonunda alır.
    .title = Saray'da yer: { $vp } ZP

help-draw = { $count ->
    [0] Kart kalmadı.
   *[other] { $count } kart kaldı.
  } “{ $reward }” Liman ödülüyle en üstteki çekilir.
    .title = Çekme destesi
help-tokenpile = { $count ->
    [0] Yığınlarda jeton kalmadı.
   *[other] Yığınlarda { $count } jeton kaldı.
  } { $traded ->
    [0] Hiç jeton değiştirilmedi.
   *[other] { $traded } jeton değiştirildi.
  } Boş şehirler her sabah yeni jeton alır.
    .title = Seyahat Jetonları
help-day = Bütün eller boşalınca Gün biter; gece kartlarla zarlar karşılaştırılır ve ıskarta desten elin olur.
    .title = Gün { $day }/{ $days }
help-day-last = Son Gün. Gecesinden sonra son puanlama gelir; Saray'da olmayan hiç puan almaz.
    .title = Gün { $day }/{ $days }

## Seyahat Jetonları

help-token-gain1 = 1 Hizmetkar kazan.
help-token-gain2 = 2 Hizmetkar kazan.
help-token-envoy = Elçin 1 adım çıkar.
help-token-intrigue = Entrika İşaretçin 1 adım çıkar.
help-token-discard-for-jade = Değeri 7 veya üstü bir el kartını ıskarta destene koy ve bir Yeşim al.
help-token-servants-for-jade = 3 Hizmetkar çıkar ve bir Yeşim al.
help-token-swap = Elindeki ya da ıskarta destendeki bir kartı tahtadaki bir kartla değiştir.
help-token-take-back = Iskarta destenden bir kartı eline geri al: bugün bir sıra daha.
help-token-ship = Genel tedarikinden bir Gemiye 1 Hizmetkar koy.
help-token-vp2 = 2 ZP kazan.
help-token-wall = Genel tedarikinden Çin Seddi'ne 1 Hizmetkar koy.
help-token-double = Şimdi bir etkisi yok, ama jeton değiştirirken iki jeton sayılır.
help-token-plus-one = Onu bir Hizmetkarla ortaya koy: kartların bugün 1 fazla değerlidir.
help-token-toll = Onu bir Hizmetkarla bir konuma koy: bugün orada hamle yapan sana 1 ZP verir.
help-token-follow = Onu bir Hizmetkarla bir konuma koy: bugün başkaları orada hamle yapınca sen de yapabilirsin.
help-token-double-value = Sakla: bir kez, takas ettiğin kart iki kat değerlidir.
help-token-double-action = Sakla: bir kez, kartının hamlesini iki kez yaparsın.
help-token-discount = Sakla: bir kez, bir Yeşim veya Kararname 2 Hizmetkar daha ucuzdur.

## Oyuncu Panoları

help-pool = { $count ->
    [0] Kullanıma hazır Hizmetkar yok.
   *[other] { $count } Hizmetkar kullanıma hazır.
  } Buradan öder ve yerleştirirsin; çıkarılanlar genel tedarike gider.
    .title = { $player }: Hizmetkar Havuzu
help-supply = { $count ->
    [0] Burada bekleyen Hizmetkar yok.
   *[other] Burada { $count } Hizmetkar bekliyor.
  } Hizmetkar kazanmak onları havuza getirir.
    .title = { $player }: genel tedarik
help-double-locked = Henüz kazanılmadı: { $port }. Limandaki dolu bir Gemi onu kazandırır. İki Hizmetkarın işini görebilir.
    .title = { $player }: Çift Hizmetkar
help-double-supply = Genel tedarikte: diğerleri gibi kazanılabilir ve iki Hizmetkarın işini görür.
    .title = { $player }: Çift Hizmetkar
help-double-pool = Kullanıma hazır: Çin Seddi'nde ve Gemilerde iki sayılır, iki Hizmetkar yerine de ödeyebilir.
    .title = { $player }: Çift Hizmetkar
help-double-out = İş başında: bulunduğu yerde iki sayılır.
    .title = { $player }: Çift Hizmetkar
help-tokens = Dolu yerler: { $count } / { $slots }. Jetonlar her an değiştirilebilir: { $servant } jeton bir Hizmetkar, { $vp } jeton { $points } ZP, { $jade } jeton bir Yeşim eder.
    .title = { $player }: Seyahat Jetonları
help-trade = Bunun için, sıranın herhangi bir anında { $cost } Seyahat Jetonu ver. { $player }: { $count } jeton.
    .title = Değiştirme: { $trade }
help-jade = { $count ->
    [0] Henüz yok.
   *[other] { $count } Yeşim: oyun sonunda { $vp } ZP.
  } Bir sonraki { $next } ZP ekler.
    .title = { $player }: Yeşim
help-reward = Dolu alanlar: { $count } / { $spaces }. Doğru Limandaki dolu bir Gemi bu ödülü talep eder ve bir Hizmetkar burada kalır.
    .title = Liman ödülü: { $reward }
help-ships = { $count ->
    [0] Bütün Gemiler yolda.
   *[other] { $count } Gemi yola çıkmayı bekliyor.
  } Her birinde { $size } Hizmetkarlık yer var.
    .title = { $player }: Gemiler
help-vp = Şimdiye kadarki Zafer Puanları. Yalnızca Elçi oyun sonunda Saray'daysa sayılır: { $inside ->
    [yes] şimdi orada.
   *[no] henüz değil.
  }
    .title = { $player }: { $vp } ZP
help-decrees = { $count ->
    [0] Henüz yok.
   *[other] { $decrees }.
  }
    .title = { $player }: Kararnameler
help-laid = { $count ->
    [0] Ortada jeton yok.
   *[other] { $tokens }. Gündüz Aşaması bitene kadar geçerliler.
  }
    .title = { $player }: ortadaki jetonlar
help-handpile = { $count ->
    [0] Kart kalmadı: { $player }, Günün geri kalanında pas geçer.
    [one] { $count } kart: bugün bir sıra daha.
   *[other] { $count } kart: bugün { $count } sıra daha.
  }
    .title = { $player }: el
help-discard = { $count ->
    [0] Henüz kart yok.
   *[other] { $count } kart.
  } Bu gece zarlarla eşleşebilirler, yarın da el olurlar.
    .title = { $player }: ıskarta destesi
help-card-action = Onu bir konuma koy ve orada duran kartı al. Önce kartın kendi hamlesini ({ $action }), sonra konumunkini yapabilirsin.
help-card-plain = Onu bir konuma koy ve orada duran kartı al. Kendi hamlesi yok; konumunki kalır.
help-discarded = Iskarta destende: yarın elinde olacak. { $count ->
    [0] Değerini hiçbir zar göstermiyor.
   *[other] Değerini { $count } zar gösteriyor: bu gece { $count } Hizmetkar.
  }

## Kurallar sayfası

help-rules-title = Kurallar
help-rules-search = Kurallarda ara
help-rules-hint = Bir sözcük ya da numara, örneğin { $rule }
help-rules-found = { $count ->
    [0] Bunu söyleyen bir kural yok. Daha kısa bir sözcük dene.
   *[other] { $count } kural
  }
help-rules-contents = İçindekiler
help-rules-back = Masaya dön
help-rules-home = Ana sayfa
help-rules-learn = İlk ders
help-rules-unknown = { $rule } diye bir kural yok. Kuralların hepsi burada.
help-rules-figures = Tahmin edilen sayılar
help-rules-figures-text = Kural kitapları tahtada, kartlarda ve karolarda basılı her sayıyı söylemez. Bunlar, oyun adil olsun ve yazılan her şey tutsun diye tahmin edildi. Her biri ne kadar kesin:
help-rules-figures-about = Bu sürüm hakkında daha fazlası

## Tahtadaki öteki şeyler

help-stand-focus = Meng'in odağı: özel kartlarını burada oynar.
help-stand-laid = { $player } buraya bir jeton koydu: { $token }.
help-automa = Açılacak kartlar: { $count }. Meng her sırasında birini açar ve o konumda bir hediye takas eder; Alacakaranlıkta günün kartları bir kez daha etki eder. { $turned ->
    [0] Bugün henüz kart açılmadı.
   *[other] Bugün: { $cards }.
  }
    .title = Meng'in Automa Kartları
help-stair = Entrika, işaretçileri bu { $last } adımda yukarı çıkarır. Daha ileride ya da aynı yığında daha üstte olan her beraberliği kazanır; şimdi önde olan { $player }.
    .title = Entrika Yolu
help-berth = { $taken ->
    [yes] Dolu.
   *[no] Boş.
  } Her Limanda bir Gemilik yer var; diğerleri geçip gider.
    .title = { $port }. Limanda Gemi yeri
help-start = Bugün ilk oynayan { $player }. Yarını madalya belirler.
    .title = Başlangıç oyuncusu
help-thinking = Diğerleri bu seçimi bekliyor.
    .title = { $player }: karar onda

## Meng'de farklı olanlar

help-meng-double = Meng'in odağını ({ $place }) gösterir; Meng özel kartlarını orada oynar. Başka bir işe yaramaz.
    .title = { $player }: Çift Hizmetkar
help-meng-vp = Şimdiye kadarki Zafer Puanları. Meng Saray'ın dışında da kazanabilir, ama o zaman oradaki bir yerin puanını almaz.
    .title = { $player }: { $vp } ZP
help-meng-tokens = Dolu yerler: { $count } / { $slots }. Hizmetkarı yetmezse Meng { $servant } jetonu bir Hizmetkarla değiştirir. { $jade } jetonu olduğu anda onları bir Yeşimle değiştirir.
    .title = { $player }: Seyahat Jetonları
help-meng-pool = Hazır Hizmetkarlar: { $count }. Meng buradan öder ve yerleştirir; yalnızca özel kartlarda önce genel tedarikten alır ve hiçbir şey ödemez.
    .title = { $player }: Hizmetkar Havuzu
help-meng-card = İşaretli alanlar: { $count } / { $spaces }. Meng'in ilk dolu Gemileri, hangi Limanda olursa olsun, ona birer kart kazandırır.
    .title = Liman ödülü: { $reward }
help-meng-vp4 = İşaretli alanlar: { $count } / { $spaces }. Kartlar alındıktan sonra her dolu Gemi Meng'e sınırsız olarak 4 ZP kazandırır.
    .title = Liman ödülü: { $reward }
help-meng-ship = Dolu yerler: { $load } / { $size }. Dolduğu anda, Liman ne olursa olsun, Meng bir ödül alır. Gemileri hiç hareket ettirmez; geceleyin her biri bir Liman ilerler.
    .title = { $player }: Gemi
help-meng-envoy = Adım { $step } / { $last }. Meng Saray'ın dışında da kazanabilir, ama o zaman oradaki bir yerin puanını almaz.
    .title = { $player }: Elçi
help-meng-discard = Kartlar: { $count }. Karıştırılınca yarın Meng'in destesi olurlar. Geceleyin eşleşmeleri bu kartlara değil, Güne bağlıdır.
    .title = { $player }: ıskarta destesi
