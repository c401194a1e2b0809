# Tarayıcıdaki masa.

web-title = Gùgōng
web-title-turn = ● Sıra sende – Gùgōng
web-home = Ana sayfa
web-loading = Oyun hazırlanıyor …
web-no-entrance = Bu masa açılamıyor
web-unreachable = Sunucuya şu an ulaşılamıyor. Hiçbir şey kaybolmadı; birazdan yeniden dene.
web-fault = Bir şeyler ters gitti. Hiçbir şey değişmedi; yeniden dene.
web-close = Kapat
web-back = Geri

## Masanın üst kısmı

web-day-of = Gün { $day }/{ $days }
web-phase-morning = Sabah Aşaması
web-phase-day = Gündüz Aşaması
web-phase-dusk = Alacakaranlık Aşaması
web-phase-night = Gece Aşaması
web-phase-final = Son puanlama
web-phase-over = Oyun sonu
web-die = { $die }. Kader Zarı: { $face }
web-medal-free = Sonraki Başlangıç Oyuncusu Madalyası: bugün kimsede değil
web-medal-of = { $you ->
    [yes] Sonraki Başlangıç Oyuncusu Madalyası: sahibi sensin
   *[no] Sonraki Başlangıç Oyuncusu Madalyası: sahibi { $player }
}
web-your-turn = Sıra sende
web-tools = Geri alma, yeniden izleme, ayarlar
web-undo = Son seçimimi geri al
    .keyed = Son seçimimi geri al (Backspace)
web-undo-ask = Son seçimini geri almak için diğerlerine sor
web-undo-short = Geri al
web-restart = Sıram başladığından beri her şeyi geri al
    .keyed = Sıram başladığından beri her şeyi geri al (Shift+Backspace)
web-restart-short = Sıramı baştan oyna
web-redo = Geri alınanı yeniden yap
web-since = Son sıramdan beri diğerlerinin yaptıklarını yeniden göster
web-table = Masa
web-side = Oyuncular, günlük ve sohbet
web-seats = Oyuncular
web-log = Günlük
web-whole-board = Tüm tahta
web-stands = Yedi yer
web-more-choices = Seçilebilecek başka şeyler {$side ->
        [left] solda
        [right] sağda
        [up] yukarıda
       *[down] aşağıda
    }
web-bot-name = { $level } ({ $seat })

## Seçmek

web-asked = { $count ->
    [one] Sıra sende. { $question } Tek seçenek.
   *[other] Sıra sende. { $question } { $count } seçenek.
}
web-asked-of = { $player }: { $question }
web-spot = { $thing }: { $choice }
web-cannot = { $choice } – { $why }
web-put-back = Bu kartı eline geri al
web-rather = Onun yerine bu kartı seç
web-pay-card = Ya da elindeki parlayan kartlardan birini at.
web-watching = İzliyorsun. { $status }
web-explaining = Tab artık masanın her bölgesine de gider, ok tuşları oradaki her şeye; H ile biter.
web-not-explaining = Tab yine seçeneklerini gezer.
web-choices = Seçeneklerin
web-confirm = Emin misin? { $option }
web-waiting-for = { $player } düşünüyor …
web-asked-in-turn = Sıra { $player } oyuncusunda: { $question }
web-waiting-in-turn = Sıra { $turn } oyuncusunda: { $player } seçiyor …
web-waiting-in-mine = Sıra sende: { $player } seçiyor …
web-turn-told = { $player }: { $what }
web-turn-so-far = Sıranda şimdiye kadar: { $what }
web-go-on = Devam
web-waiting-server = Bir saniye …
web-over = Oyun bitti.
web-rule-open = Bununla ilgili kural
    .keyed = Bununla ilgili kural (?)
web-rule-title = Kural
web-rule-all = Tüm kurallar

## Yanlış olan ya da yanıt bekleyen

web-lost = Çevrimdışısın. Oyun sunucuda güvende; bağlantı geri gelir gelmez devam eder.
web-restarting = Sunucu yeniden başlatılıyor. Oyun güvende; bu sayfa birazdan kendiliğinden yeniden bağlanır.
web-offline = Çevrimdışısın. Kuralları ve bu cihazda açtığın biten oyunları okuyabilirsin.
web-offline-title = Çevrimdışısın
web-offline-table = Bu oyun sunucuda: bağlantı olmadan gösterilemez ve oynanamaz. Bağlantı geri gelir gelmez kendiliğinden açılır.
web-offline-kept = Çevrimdışısın. Bu, oyunun bu cihazda saklanan hâli.
web-touch-hint = Dokununca açıklar; uzun basınca seçenekleri de.
web-sealed-closed = Bu sunucuyu işleten kişi bu masayı kapattı; günlüğü okunabilir, ama devam etmez.
web-server-restart = { $minutes ->
    [0] Sunucu birazdan yeniden başlatılacak. Oyunların güvende; sayfa kendiliğinden geri gelir.
    [one] Sunucu { $minutes } dakika sonra yeniden başlatılacak. Oyunların güvende; sayfa kendiliğinden geri gelir.
   *[other] Sunucu { $minutes } dakika sonra yeniden başlatılacak. Oyunların güvende; sayfa kendiliğinden geri gelir.
}
web-sealed-old-rules = Bu oyun, sunucuda olmayan kurallarla oynandı: günlüğü okunabilir, ama oyun devam edemez.
web-sealed-other-box = Bu oyun, sunucuda artık bulunmayan bir oyun malzemesiyle oynandı: günlüğü okunabilir, ama oyun devam edemez.
web-sealed-new-rules = Bu oyun, sunucudakilerden daha yeni kurallarla oynanıyor: sunucu güncellenir güncellenmez devam eder. O zamana kadar günlüğü okunabilir.
web-sealed-damaged = Sunucu bu masanın günlüğünde bir şeyi okuyamıyor: ondan öncesi okunabilir, ama oyun devam edemez. Sunucuyu işleten kişiye haber ver.
web-proposal = { $you ->
    [yes] Seçimini geri almak istiyorsun.
   *[no] { $player }, seçimini geri almak istiyor.
}
web-agree = Kabul et
web-disagree = Hayır
web-bot-plays-you = Senin yerine bir bot oynuyor.
web-return = Yerime dön
web-absent = { $player }, masada değil.
web-idle = { $player } uzun süredir oynamadı.
web-vote = Bir bot oynasın
web-looking-back = { $moment }. ana bakıyorsun ({ $last } an var).
web-looking-back-asked = An { $moment } / { $last }. { $player }: { $question }
web-pass-screen = Ekranı { $player } oyuncusuna ver.
web-to-now = Oyuna dön
