# Yerleri başka bir cihaza taşımak, bir resimle ya da bir kodla.

handover-open = Başka bir cihazda oyna
handover-which = Neler taşınsın
handover-this = Bu oyun
handover-all = Bütün oyunlarım
handover-making = Kod hazırlanıyor …
handover-scan = Diğer cihazın kamerasını bu resme tut.
handover-picture = Diğer cihazın açacağı bağlantının QR kodu
handover-type = Ya da orada { $address } adresini aç ve şunu yaz:
handover-until = Bir kez geçerli, son saat { $time }.
handover-both = Sonra iki cihazda da oynayabilirsin. Kod kimdeyse yerlerini o alır; onu kendine sakla.
handover-over = Bu kodun süresi doldu.
handover-again = Yeni kod oluştur

## Diğer cihazda

handover-take = Oyunları başka bir cihazdan al
handover-take-short = Başka bir cihazdan
handover-take-about = Oynadığın cihazda menüden “{ $entry }” seç. Sonra gösterdiği kodu yaz:
handover-code = Kod
handover-look = Devam
handover-looking = Kod soruluyor …
handover-comes = { $count ->
    [one] Bu oyun bu cihaza geliyor:
   *[other] Bu { $count } oyun bu cihaza geliyor:
}
handover-stays = { $count ->
    [one] Bu oyun burada olduğu gibi kalıyor:
   *[other] Bu { $count } oyun burada olduğu gibi kalıyor:
}
handover-seats = { $count ->
    [one] Yerin: { $seats }
   *[other] Yerlerin: { $seats }
}
handover-watched = İzliyorsun.
handover-known = Yerin zaten burada.
handover-other = Bu cihazda orada başka bir yerin var.
handover-gone = Sunucu artık onu tanımıyor.
handover-more = { $count ->
    [one] ve bir tane daha
   *[other] ve { $count } tane daha
}
handover-confirm = Al
handover-nothing = Alınacak bir şey yok.
