# Sunucunun neyi neden kabul etmediği.

refused-no-table = Böyle bir masa yok ya da bağlantın onu açmıyor.
refused-not-seated = Bu masada yerin yok.
refused-not-running = Oyun henüz başlamadı.
refused-begun = Oyun çoktan başladı.
refused-over = Oyun bitti.
refused-not-over = Oyun henüz bitmedi.
refused-late = Yanıtın { $at } numaralı hamle içindi, oysa oyun artık { $now } numaralı hamlede; masaya yeniden bak.
refused-not-your-turn = Bu kararı sen vermiyorsun.
refused-not-your-seat = Burası senin yerin değil.
refused-bot-plays = Senin yerine bir bot oynuyor; önce yerine dön.
refused-not-offered = { $number } numaralı hamle şu an sunulmuyor; kararının seçeneklerinden birini seç.
refused-illegal = { $number } numaralı hamle şu an kurallara uymuyor: { $why }
refused-nothing-to-undo = Orada geri alabileceğin bir şey yok.
refused-nothing-to-redo = Yinelenecek bir şey yok.
refused-nothing-asked = Kimse senden geri alma izni istemiyor.
refused-no-vote-there = { $seat } numaralı yer için şu an kimse oy veremez: yalnızca başka bir kişinin yeri için, karar ondayken.
refused-vote-later = Belki hâlâ düşünüyor; { $seconds ->
    [one] bir saniye
   *[other] { $seconds } saniye
} sonra oy verebilirsin.
refused-they-are-here = O kişi masada; ona zaman tanı.
part-wait = { $unit ->
    [minutes] { $count ->
        [one] bir dakika
       *[other] { $count } dakika
    }
   *[seconds] { $count ->
        [one] bir saniye
       *[other] { $count } saniye
    }
}
refused-they-may-think = O kişi masada. Hamle yapmazsa { part-wait } sonra oy verebilirsin.
refused-asked-already = Birisi zaten geri alma izni istiyor; önce ona yanıt ver.
refused-too-often = Bu, son zamanlarda bu masada çok sık yapıldı; { part-wait } sonra yine yapabilirsin.
refused-not-away = Senin yerine oynayan bir bot yok.
refused-turn-given = Oynamadığın için diğerleri sıranı bir bota verdi; o sıra bitince geri dönebilirsin.
refused-gone-already = Orada zaten bir bot oynuyor.
refused-say-who = Kim olduğunu söyle: izleyiciler bir adla sohbet eder.
refused-spectators-quiet = Masayı yöneten, izleyicilerin sohbetini kapattı.
refused-name-taken = Bu masada birinin adı “{ $name }” ve ikisi birbirine benziyor; başka bir ad seç.
refused-no-such-bot = Böyle bir bot yok; şunlar var: { $bots }.
refused-seat-taken = O yer boş değil; boş olanlar: { $free }.
refused-table-full = Bütün yerler dolu.
refused-not-leading = Bunu yalnızca masayı yöneten kişi yapabilir.
refused-seats-free = Önce her yerde birisi oturmalı, insan ya da bot; boş olanlar: { $seats }.
refused-old-rules = Bu oyun, bu sunucuda olmayan kurallarla oynandı (sunucunun en yeni kuralları { $version } sürümü); günlüğü okunabilir, ama oyun devam edemez.
refused-other-box = Bu oyun, sunucuda artık bulunmayan bir oyun malzemesiyle oynandı; günlüğü okunabilir, ama oyun devam edemez.
refused-new-rules = Bu oyun, bu sunucudakilerden daha yeni kurallarla oynanıyor (sunucunun en yeni kuralları { $version } sürümü); sunucu güncellenir güncellenmez devam eder. O zamana kadar günlüğü okunabilir.
refused-damaged = Bu masanın günlüğünde sunucunun okuyamadığı bir şey var; ondan öncesi okunabilir, ama oyun devam edemez. Sunucuyu işleten kişiye haber ver.
refused-expired = Bu masa kapatıldı: uzun süre kimse kullanmadı ve oyunu başlamamıştı. Yeni bir masa aç.
refused-no-moment = Bu oyunda { $moment } numaralı bir an yok; anları 0 ile { $last } arasında.
refused-bad-setup = { $why }
refused-bad-save = { $why }
refused-no-such-box = Böyle bir oyun malzemesi yok: { $box }; şunlar var: { $boxes }.
refused-too-many-seats = Bu masada yalnızca { $seats } yer var.
refused-malformed = Bu anlaşılamadı: { $why }.
refused-too-large = { $most } bayttan büyük iletiler okunmaz.
refused-too-fast = Bu çok hızlı; biraz bekle ve yeniden dene.
refused-too-many-tables = Son zamanlarda çok masa açtın; biraz bekle ya da bunlardan birinde oyna.
refused-too-many-connections = Adresinden çok fazla bağlantı var; birkaçını kapat.
refused-foreign-origin = Bu sayfayı bu sunucu vermedi, bu yüzden sayfa onunla konuşamaz.
refused-hello-first = Önce merhaba de.
refused-not-now = Sunucu bunu şu an saklayamadı; hiçbir şey değişmedi, yeniden dene.
refused-stopping = Sunucu yeniden başlatılıyor; birazdan yeniden dene.
refused-muted = Bu sunucuyu işleten kişi şu anda sohbet etmene, oturmana ya da masa açmana izin vermiyor; { $minutes } dk sonra yeniden dene. Oyunların sürüyor.
refused-closed = Bu sunucuyu işleten kişi bu masayı kapattı; günlüğü okunabilir, ama devam etmez.
refused-deleted = Bu sunucuyu işleten kişi bu masayı sildi.
refused-not-found = Burada bir şey yok.
refused-wrong-method = Bu burada yapılamaz.
refused-fault = Bir şeyler ters gitti; hiçbir şey değişmedi. Yeniden dene, sürerse bize bildir.

# Sayfa, derlenmeden önce.

page-title = Gùgōng
page-not-built = Tarayıcı için tahta burada henüz derlenmedi. Onu “{ $command }” komutuyla derle ve bu sayfayı yeniden yükle. Sunucunun geri kalan her şeyi çalışıyor.
page-not-found = Böyle bir sayfa yok
page-not-found-about = Bu adreste bir şey yok. Belki adres yarım kaldı ya da bir harfi yanlış.

# Bir kararın seçeneklerinin şansları.

refused-chances-later = Oyun sürerken şanslar yalnızca bütün yerleri oynayana söylenir; oyun bitince bak.
refused-help-later = İncelediğin oyun hâlâ oynanıyor: oyun bitene kadar şans hesabı ve bot yok.
refused-warming-up = Arama bu bilgisayar için hâlâ hazırlanıyor, kurulumdan sonra bir kez; bir iki dakika sonra yeniden dene.
refused-no-chances = Şanslar şu an hesaplanamadı; yeniden dene.

# Rövanş.

refused-people-away = Rövanş şu kişileri bekliyor: { $people }. Gelmeyenler olmadan başla ya da yerlerini botlara ver.

# Bildirimler.

refused-no-channel = Nasıl haber almak istediğini seç: bildirimle ya da e-postayla.
refused-no-push = Bu sunucu bildirim göndermiyor.
refused-no-email = Bu sunucu e-posta göndermiyor.
refused-bad-subscription = Bu, bir tarayıcının verdiği gibi anahtarlarıyla bir bildirim hizmeti adresi değil.
refused-bad-email = Bu bir e-posta adresi değil.
refused-no-time-zone = Böyle bir saat dilimi yok; Europe/Paris gibi birini yaz.
refused-too-many-mails = Son zamanlarda o kadar çok e-posta istendi ki şimdi yenisi gönderilmiyor; yarın yeniden dene.
refused-no-browser-key = Kendi anahtarını gönder: { $least } ile { $most } arasında rastgele karakter.

# Yerleri başka bir cihaza taşımak.

refused-handover-unknown = Böyle bir kod yok. Diğer cihazın gösterdiğiyle harf harf karşılaştır.
refused-handover-used = Bu kod daha önce kullanıldı. Diğer cihazda yenisini oluştur.
refused-handover-expired = Bu kodun süresi doldu. Diğer cihazda yenisini oluştur.
refused-too-many-guesses = Son zamanlarda o kadar çok kod denendi ki şimdilik hiçbiri kabul edilmiyor; on dakika bekle ve yenisini oluştur.
refused-too-many-handovers = Son zamanlarda o kadar çok kod oluşturuldu ki şimdilik yenisi oluşturulmuyor; birkaç dakika sonra yeniden dene.
