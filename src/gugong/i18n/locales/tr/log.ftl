# Tarayıcıda günlük, sohbet, geriye bakmak ve incelemek, bir de oyunun sonu.

log-title = Günlük ve sohbet
log-tab-log = Günlük
log-tab-chat = Sohbet
log-unread = { $count } yeni ileti
log-open-result = Sonuç
log-day = { $day }. Gün
log-day-show = { $day }. Günü göster
log-day-hide = { $day }. Günü katla
log-before = Oyundan önce
log-study-begins = Bu inceleme { $moment }. andan başlıyor.
log-empty = Masada olanlar buraya yazılır.
log-newest = En yeni
log-gone-show = { $count } satır geri alındı

## Oyunun yanı sıra

log-sat = { $you ->
    [yes] Masaya oturdun.
   *[no] { $player }, masaya oturdu.
}
log-left = { $you ->
    [yes] Masadan kalktın.
   *[no] { $player }, masadan kalktı.
}
log-started = Oyun başlıyor.
log-undone = { $you ->
    [yes] Seçimini geri aldın.
   *[no] { $player }, seçimini geri aldı.
}
log-undone-agreed = { $you ->
    [yes] Seçimini geri aldın; herkes kabul etti.
   *[no] { $player }, seçimini geri aldı; herkes kabul etti.
}
log-undone-turn = { $you ->
    [yes] Sırayı geri aldın
   *[no] { $player }, sırayı geri aldı
}{ $agreed ->
    [yes] {" "}(herkes kabul etti)
   *[no] {""}
}; { $mine ->
    [yes] sıra yine sende
   *[no] yine { $turn } oynuyor
}.
log-asked = { $you ->
    [yes] Seçimini geri almak istiyorsun.
   *[no] { $player }, seçimini geri almak istiyor.
}
log-agreed = { $you ->
    [yes] Kabul ettin.
   *[no] { $player } kabul etti.
}
log-refused = { $you ->
    [yes] Kabul etmedin.
   *[no] { $player } kabul etmedi.
}
log-voted = { $you ->
    [yes] { $absent } yerine bir botun oynamasını istiyorsun.
   *[no] { $against ->
        [you] { $player }, senin yerine bir botun oynamasını istiyor.
       *[other] { $player }, { $absent } yerine bir botun oynamasını istiyor.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] Süren doldu: yerine bir bot oynuyor.
        [vote] Herkesin isteğiyle yerine bir bot oynuyor.
        [idle] Oynamadın: diğerlerinin isteğiyle yerine bir bot oynuyor.
       *[left] Masadan kalktın: yerine bir bot oynuyor.
    }
   *[no] { $why ->
        [clock] { $player }: süresi doldu, yerine bir bot oynuyor.
        [vote] { $player }: herkesin isteğiyle yerine bir bot oynuyor.
        [idle] { $player }: oynamadı, diğerlerinin isteğiyle yerine bir bot oynuyor.
       *[left] { $player }: masadan kalktı, yerine bir bot oynuyor.
    }
}
log-returned = { $you ->
    [yes] Geri döndün.
   *[no] { $player } geri döndü.
}
log-expired = Masa kapatıldı: uzun süre kimse kullanmadı.
log-closed = Masa, sunucuyu işleten kişi tarafından kapatıldı.
log-invited = Bu masaya yeni bir davet var; eskisi artık hiçbir şeyi açmıyor.
log-rematched = { $you ->
    [yes] Yeni bir oyun hazırladın.
   *[no] { $player }, yeni bir oyun hazırladı.
}

## Sohbet

log-chat-empty = Henüz bir şey söylenmedi.
log-chat-spectator = { $name } (izliyor)
log-chat-label = Masaya bir şey söyle
log-chat-send = Gönder
log-chat-nameless = Birisi
log-spectator-chat = { $on ->
    [yes] İzleyiciler yine sohbet edebilir.
   *[no] İzleyiciler artık sohbet edemez.
}
log-chat-show-spectators = İzleyicilerin yazdıklarını göster
log-chat-spectators-may = İzleyiciler sohbet edebilir
log-chat-quiet = İzleyiciler bu masada sohbet edemez.

## Geriye bakmak ve incelemek

study-stepper = Oyunu adım adım izle
study-first = Başa
study-back = Bir adım geri (←)
study-play = Oynat
study-pause = Durdur
study-forward = Bir adım ileri (→)
study-last = Son ana
study-slider = Oyunun anı
study-moment = { $moment } / { $last }
study-from-here = Buradan incele
study-from-here-why = Bu andan devam eden, bütün yerleri senin elinde olan bir masa açar.
study-opening = Oyun hazırlanıyor …

study-chances = Şanslar
study-chances-title = Hangi seçenek ne kadar iyi?
study-chances-why = Hamleleri deneyen bir botun { $visits } denemesine dayanan bir tahmin.
study-chances-thinking = Düşünüyor …
study-chances-more = Daha uzun düşün
study-chances-none = Bu anda kimsenin bir şey seçmesi gerekmiyor.
study-chances-hidden = Bu anda nelerin seçilebildiği senden gizli.
study-chances-option = Seçenek
study-chances-win = Kazanma
study-chances-vp = ZP
study-chances-share = Deneme
study-chances-win-why = Böyle başlayan denemelerin ne kadarı kazanıldı.
study-chances-vp-why = O denemelerin sonundaki ortalama puan.
study-chances-share-why = Bütün denemelerin ne kadarı böyle başladı. Ne kadar çoksa, bot onu o kadar iyi buluyor.
study-chances-columns = Sütunların anlamı
study-chances-played = Oynanan bu.

study-ribbon-title = İnceleme.
study-ribbon = Geldiği oyun olduğu gibi kalır.
study-ribbon-back = Oyuna dön

## Son

end-title = Oyun bitti
end-won = { $player } kazandı
end-you-won = Kazandın!
end-nobody = Kazanan yok
end-nobody-why = Kimsenin Elçisi Saray'a ulaşamadı; İmparator'un gönlü ise yalnız orada kazanılır.
end-solo-won = Meng'e karşı kazandın.
end-solo-won-by = { $count ->
    [0] Daha yakın olamazdı: sonucu Entrika belirledi.
    [one] 1 ZP farkla. Kıl payı!
   *[other] { $count } ZP farkla.
}
end-solo-lost = Bu kez Meng kazandı.
end-solo-lost-by = { $count ->
    [0] Daha yakın olamazdı: sonucu Entrika belirledi.
    [one] 1 ZP farkla. Kıl payı!
   *[other] { $count } ZP farkla. Rövanşa her zaman hazır.
}
end-solo-no-palace = Elçin Saray'a ulaşamadı, bu yüzden Meng kazandı.
end-tie = Puanlar eşit: Entrika İşaretçisi daha ileride olan kazanır.
end-vp-unit = ZP
end-ranking = Sıralama
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Saray'da değil
   *[other] Saray'da değil: { $count } ZP sayılmıyor
}
end-not-in-palace-why = Puanı ne kadar çok olursa olsun, yalnızca Elçisi Saray'da olan kazanabilir. Yola erken çıkmakta yarar var.
end-scoring = Son puanlama
end-scoring-before = Son puanlamadan önce
end-step-wall-none = Çin Seddi'nde kimsenin Hizmetkarı yoktu.
end-step-decrees-none = Kimsede oyun sonunda puan getiren bir Kararname yoktu.
end-step-palace-none = Saray'a hiçbir Elçi ulaşamadı.
end-step-jade-none = Kimsede Yeşim yoktu.
end-total = Toplam
end-score = Puan
end-sources = Puanların kaynağı
end-source = Kaynak
end-chart = Oyun boyunca puanlar
end-chart-all = Herkes
end-chart-label = { $player }: baştan sona, kaynaklarına göre puanlar
end-chart-label-all = Baştan sona herkesin puanları
end-chart-day = { $day }. Gün
end-chart-final = Son
end-chart-table = Tablo olarak göster
end-chart-drawing = Grafik olarak göster
end-chart-choose = Kimin puanları
end-rematch = Yeniden oyna
end-rematch-open = Yeni masaya
end-study = Oyunu adım adım izle
end-save = Oyunu kaydet
end-home = Ana sayfa
end-close = Masaya bak

## Puanların nereden geldiği, kısaca

end-kind-carried = Önceden
end-kind-wall = Çin Seddi
end-kind-decrees = Kararnameler
end-kind-envoy = Saray
end-kind-night = Geceler
end-kind-harbours = Limanlar
end-kind-tokens = Jetonlar
end-kind-jade = Yeşim
