## Kendi sayfasında anlatılanlar ve aralarında gezinmek

tell-night = { $day }. Günün gecesi
tell-morning = { $day }. Günün sabahı
tell-final = Son puanlama
tell-dice = Zarlar: { $die1 }, { $die2 } ve { $die3 }
tell-matches = { $count ->
    [one] eşleşme
   *[other] eşleşme
}
tell-most = en çok
tell-most-tied = en çok, Entrika'da önde
tell-step = { $step }. adım
tell-port = { $route }. rota, { $port }. Liman
tell-ship-lost = kayboldu
tell-starts = { $you ->
    [yes] Yine sen başlıyorsun
   *[no] { $player } yine başlıyor
}
tell-starts-now = { $you ->
    [yes] Madalyayı geri verdin, sen başlıyorsun
   *[no] { $player }, madalyayı geri verdi ve başlıyor
}
tell-outside = { $you ->
    [yes] Saray'da değilsin, kazanamazsın.
   *[no] { $player }, Saray'da değil; kazanamaz.
}
tell-taken = aldı
tell-controls = Gösterilenler
tell-back = Bir sıra geri (←)
tell-pause = Duraklat (P)
tell-resume = Sürdür (P)
tell-forth = Sonraki sıraya (→)
tell-now = Şimdiki ana (Esc)
seats-gained = Son seçiminden beri kazanılan puan
lobby-key-go-on = Sonraki sıraya ya da sayfaya geç
lobby-key-step = Gösterim sırasında bir sıra geri ya da ileri
lobby-key-pause = Gösterimi duraklat
