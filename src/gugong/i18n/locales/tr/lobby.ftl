# Oyuna geçmek: başlangıç sayfası, oyundan önce bir masa, menü ve program hakkındaki sayfa.

## Başlangıç sayfası

lobby-welcome = Ming sarayında dört gün
lobby-play = Oyna
lobby-name = Adın
lobby-name-hint = Boş bırakırsan sarayda adın { $title } olur.

# Ad vermeyenlere önerilir; her biri en fazla 24 karakter.
lobby-title-1 = Mühürdar
lobby-title-2 = Fener Taşıyan
lobby-title-3 = Doğu Kapısı Kâtibi
lobby-title-4 = Çay Ustası
lobby-title-5 = Surların Bekçisi
lobby-title-6 = Bahçenin Şairi
lobby-title-7 = Turnaların Dostu
lobby-title-8 = Yeşim Toplayıcısı

lobby-your-turn-at = { $count ->
    [one] Bir masada sıra sende
   *[other] { $count } masada sıra sende
  }
lobby-lesson-title = Sarayda yeni misin?
lobby-lesson = Gerçek tahtadaki ilk ders on dakika kadar sürer; dilediğin an bırakabilirsin.
lobby-lesson-start = Bana oyunu göster

## Oynama yolları

lobby-way-meng = Tek başına Meng'e karşı
lobby-way-meng-about = Solo oyun: Meng kartlarını izler, sen planlarını.
lobby-way-bots = Botlara karşı
lobby-way-bots-about = Seni hiç bekletmeyen bir ila dört rakip.
lobby-way-screen = Bu ekranda birkaç kişi
lobby-way-screen-about = İki ila beş kişi bu ekranı elden ele verir.
lobby-way-friends = Arkadaşlarını davet et
lobby-way-friends-about = Göndereceğin bir bağlantıyla herkes kendi ekranında.

lobby-start = Başla
lobby-open-table = Masayı aç
lobby-starting = Oyun hazırlanıyor …
lobby-more-options = Diğer seçenekler

## Seçenekler

lobby-meng = Meng'in zorluğu
lobby-meng-easy = Kolay
lobby-meng-easy-about = İki özel kartından yalnızca biri oyunda.
lobby-meng-normal = Normal
lobby-meng-normal-about = İki özel kartı da oyunda.
lobby-meng-hard = Zor
lobby-meng-hard-about = İki özel kart da oyunda ve Meng beşinci bir Hediye Kartıyla başlıyor.

lobby-opponents = Rakipler
lobby-people = Kişiler
lobby-players = Oyuncular
lobby-bots-too = Masadaki botlar
lobby-level = Ne kadar iyi oynasınlar
lobby-level-novice = Acemi
lobby-level-novice-about = Kendi sırasından en iyisini çıkarır, daha ilerisini görmez.
lobby-level-apprentice = Çırak
lobby-level-apprentice-about = Çok oynamıştır, uzun düşünmez: çoğu kişi için iyi bir rakip.
lobby-level-courtier = Saraylı
lobby-level-courtier-about = Birkaç sıra ilerisini düşünür.
lobby-level-chancellor = Başvezir
lobby-level-chancellor-about = Her kararı bir saniye kadar düşünür: en güçlüsü.
lobby-names = Kimler oynuyor
lobby-name-of = Ad ({ $seat })
lobby-cover = Sıra değişirken el kartlarını gizle
lobby-cover-about = Sıradaki oyuncu “benim” diyene kadar kartlar gizli kalır.

lobby-bonus = Bonus jetonlar
lobby-bonus-none = Yok
lobby-bonus-none-about = Temel oyun.
lobby-bonus-standard = Altı
lobby-bonus-standard-about = Panonun yanında duran, üç türden altı jeton: +1 değer, geçiş ücreti ve takip.
lobby-bonus-deluxe = On iki
lobby-bonus-deluxe-about = Her biri bir kez kullanılan altı jeton daha: çift değer, çift hamle ve indirim.
lobby-expert = Uzman Varyantı
lobby-expert-about = Başlangıç kartları, çekme kartları ve kimsenin oynamadığı setler birlikte karıştırılır: her oyun başka başlar.
lobby-card-sets = Kart setleri
lobby-card-sets-45 = 4 ve 5
lobby-card-sets-23 = 2 ve 3
lobby-card-sets-12 = 1 ve 2
lobby-card-sets-about = İlk set senin, ikincisi Meng'in.
lobby-focus = Meng'in odağı
lobby-focus-any = Şansa kalsın
lobby-focus-about = Özel kartlarının etki ettiği yer.
lobby-matches = Meng'in geceki eşleşmeleri
lobby-matches-exact = Günün numarası kadar
lobby-matches-exact-about = 1. Gün bir, 2. Gün iki ve böyle devam eder.
lobby-matches-at-least = En az o kadar
lobby-matches-at-least-about = Kartları daha çok eşleşirse daha fazla.
lobby-clock = Süre
lobby-clock-none = Sınırsız
lobby-clock-none-about = Herkes dilediği kadar düşünür.
lobby-clock-live = Bir akşamlık
lobby-clock-live-about = Bütün oyun için belirli sayıda dakika, her sıra için ayrıca birkaç saniye.
lobby-clock-days = Birkaç güne yayılan
lobby-clock-days-about = Her sıra için belirli sayıda gün.
lobby-clock-minutes = Oyun için dakika
lobby-clock-seconds = Her sıra için saniye
lobby-clock-day-count = Her sıra için gün
lobby-clock-after = Süren dolarsa, sen dönene kadar yerine bir bot oynar.
lobby-who = Kimler gelebilir
lobby-who-invited = Yalnız davetliler
lobby-who-invited-about = Bağlantıya sahip olan herkes oturabilir ya da izleyebilir.
lobby-who-public = Herkes
lobby-who-public-about = Masa, bu sunucunun ana sayfasındaki listede görünür.

## Oyunlarım

lobby-my-games = Oyunlarım
lobby-none-yet = Oyunların seni burada bekleyecek.
lobby-your-turn = Sıra sende
lobby-turn-of = { $player } düşünüyor
lobby-ready = Başlamaya hazır
lobby-day = { $day }. Gün
lobby-watched = İzliyorsun
lobby-studied = Bir inceleme
lobby-won-by = { $player } kazandı
lobby-you-won = Sen kazandın
lobby-over = Bitti
lobby-expired = Kapatıldı
lobby-expired-long = Bu masa kapatıldı: uzun süre kimse kullanmadı ve oyunu başlamamıştı.
lobby-nobody-won = Kimse kazanmadı
lobby-finished = { $count } biten oyun
lobby-forget-of = Oyunu listeden sil: { $players }
lobby-forget-sure = Temelli silinsin mi?
lobby-cannot-ask = Şu an öğrenilemedi.
lobby-several = { $count } × { $name }

## Herkese açık masalar

lobby-public = Herkese açık masalar
lobby-public-none = Şu an herkese açık bir masada bekleyen yok.
lobby-join = Otur
lobby-watch = İzle

## Bağlantılar

lobby-links = Diğer
lobby-learn = Oyunu öğren
lobby-rules = Kurallar
lobby-load = Kayıtlı oyunu incele
lobby-about = Oyun hakkında
lobby-language = Dil
lobby-theme = Işık
lobby-theme-auto = Sisteme göre
lobby-theme-light = Gün ışığı
lobby-theme-dark = Lamba ışığı

## Bekleme odası

lobby-room = Oyuncular bekleniyor
lobby-seat-of = Yer: { $seat }
lobby-seat-free = Boş
lobby-seat-you = sen
lobby-seat-here = burada
lobby-seat-away = şu an uzakta
lobby-sit = Buraya otur
lobby-sit-too = Buraya da otur
lobby-sit-name = Bu yer için ad
lobby-put-bot = Bot oturt
lobby-put-bot-at = Bu yere bot oturt: { $seat }
lobby-clear = Boşalt
lobby-clear-of = Yeri boşalt: { $player }
lobby-get-up = Kalk
lobby-invite = Arkadaşlarını davet et
lobby-invite-about = Bu bağlantıyı açan oturabilir, yerler dolunca da izleyebilir.
lobby-invite-link = Bu masanın bağlantısı
lobby-copy = Bağlantıyı kopyala
lobby-copied = Kopyalandı
lobby-copy-by-hand = Bağlantıyı seç ve kopyala.
lobby-share = Paylaş
lobby-share-text = Gel, birlikte Gùgōng oynayalım.
lobby-link-local = Bu bağlantı yalnızca bu bilgisayarda çalışır. Başkaları da gelebilsin diye sunucuyu şöyle başlat ve sayfayı bu bilgisayarın ağındaki adresiyle aç:
lobby-shut-ask = Davet bağlantısının tamamını yeniden iste: içinde #invite= yazar.
lobby-options = Ne oynanıyor
lobby-option-players = { $count ->
    [one] Tek kişi
   *[other] { $count } oyuncu
  }
lobby-option-meng = Meng'e karşı: { $level }
lobby-option-sets = Kart setleri { $first } (senin) ve { $second } (Meng'in)
lobby-option-focus = Meng'in odağı: { $location }
lobby-option-matches = Geceleyin Meng'in en az günün numarası kadar eşleşmesi var
lobby-option-bonus = Bonus jetonlar: { $tokens }
lobby-option-expert = Uzman Varyantı
lobby-option-clock-none = Süre sınırı yok
lobby-option-clock-live = Oyun için { $minutes } dakika, her sıra için { $seconds } saniye
lobby-option-clock-days = Her sıra için { $days } gün
lobby-option-public = Herkese açık
lobby-option-private = Yalnız davetle
lobby-option-seeded = Şans önceden belirlendi (masayı kuran tarafından)
lobby-option-box = Oyun malzemesi: { $box }
lobby-begin = Oyunu başlat
lobby-begin-free = { $count ->
    [one] Bir yer hâlâ boş.
   *[other] { $count } yer hâlâ boş.
  }
lobby-begin-wait-leader = Oyunu masayı yöneten başlatır.
lobby-chat = Sohbet
lobby-chat-none = Henüz bir şey söylenmedi.
lobby-chat-say = Bir şey söyle
lobby-chat-send = Gönder
lobby-guest = { $name } (izliyor)

## Menü

lobby-menu = Menü
lobby-menu-title = Menü ve ayarlar
lobby-motion = Taşlar hareket etsin
lobby-pace = Diğerlerinin sırası
lobby-pace-read = rahat okunur
lobby-pace-brisk = hızlı
lobby-pace-instant = hemen
lobby-waits = Diğerlerinin her sırasından sonra bekle
lobby-tips = Gösterdiğim şeyi açıkla
lobby-explores = Tab her bölgeye de gider
lobby-shortcuts = Tek tuşlu kısayollar
lobby-text = Yazı
lobby-text-normal = normal
lobby-text-large = büyük
lobby-text-larger = daha büyük
lobby-sound = Sıram gelince ses
lobby-cover-hands = Sıra değişirken el kartlarını gizle
lobby-keys = Tuşlar
lobby-key-choose = O numarayı ya da harfi taşıyanı seç
lobby-key-refuse = Vazgeç
lobby-key-undo = Geri al
lobby-key-restart = Sıramı baştan oyna
lobby-key-escape = Geri
lobby-key-log = Günlük
lobby-key-explain = Tab her bölgeye de gider, orada ne olduğunu açıklamak için
lobby-key-tab = Seçenekten seçeneğe
lobby-key-arrows = Bir bölgedeki ögeler arasında
lobby-key-help = Kurallar
lobby-invite-watch = Birini izlemeye davet et
lobby-save = Oyunu indir
lobby-study = Bu anı incele
lobby-leave = Masadan kalk
lobby-leave-sure = Yerine bir bot oynayacak. Kalkıyor musun?
lobby-to-start = Ana sayfaya

## Hakkında

lobby-about-title = Bu sürüm hakkında
lobby-about-unofficial = Bu, Gùgōng kutu oyununun onu sevenler için yapılmış, resmî olmayan bir dijital sürümüdür. Oyunun yayıncısıyla ya da tasarımcısıyla bir bağı yoktur; onların çizimlerinden ve metinlerinden hiçbir şey içermez: gördüğün her şey yeniden çizildi ve yazıldı. Hoşuna giderse kutu oyununu satın al.
lobby-about-version = Sürüm { $version }
lobby-about-rules = Kurallar basılı kural kitaplarından çıkarıldı. Kitapların sustuğu ya da ayrıldığı yerlerde karar vermemiz gerekti; her karar yazılıdır.
lobby-about-rulings = Hükümleri oku
lobby-about-figures = Oyun malzemesinin sayıları
lobby-about-figures-text = Kural kitapları her sayıyı yazmaz. Sayılarımızın her biri ya orada yazılıdır, ya yazılandan çıkarılmıştır, ya da oyun yürüsün diye tahmin edilmiştir. Bunlar tahmin edilenler; notlar aslındaki gibi İngilizcedir.
lobby-about-figures-others = Diğer sayılar nereden geliyor
lobby-about-figures-none = Sayılarla ilgili not yok.
lobby-about-stated = Bir kural kitabında yazan
lobby-about-derived = Yazılandan çıkarılan
lobby-about-licence = Lisans
lobby-about-licence-text = Program, MIT lisanslı özgür yazılımdır.
lobby-about-fonts = Yazı tipleri EB Garamond ve Source Sans 3; ikisi de SIL Open Font License ile lisanslı.
lobby-about-others = İçinde başkalarının emekleri de var; lisansları burada:

## Listeler ve davetler

lobby-missing = { $count } oyuncu daha bekleniyor
lobby-points-you = Sen { $points }
lobby-points-of = { $player } { $points }
lobby-being-played = Oyun sürüyor
lobby-invited = { $player } seni Gùgōng oynamaya davet ediyor.
lobby-invited-open = Gùgōng oynamaya davetlisin.
lobby-invited-free = { $count ->
    [0] Bütün yerler dolu. Oyun başlayınca izleyebilirsin.
    [one] Bir yer boş: oraya otur.
   *[other] { $count } yer boş: birini seç.
  }
lobby-seat-leads = masayı yönetiyor
lobby-begin-wait-for = Oyunu { $player } başlatır.

## Rövanş

lobby-rematch-waits = Beklenenler: { $players }.
lobby-rematch-begin = Beklemeden başla
lobby-rematch-open = Yeni bir oyun seni bekliyor
