### İlk ders: masanın yanında bir öğretmen. Kısa cümleler; sözü edilenler tahtada gösterilir.

lesson-title = İlk dersin
lesson-neighbour = Komşun
lesson-scene-of = { $scene } / { $scenes }: { $title }
lesson-scenes = Dersin bölümleri
lesson-go-on = Devam
lesson-back = Geri
lesson-repeat = Bu bölümü baştan al
lesson-skip = Bu bölümü atla
lesson-next = Sonraki bölüm
lesson-leave = Dersten çık
lesson-opening = Ders hazırlanıyor …
lesson-again = Yeniden dene
lesson-to-do = Şimdi sen
lesson-not-now = Bu da olur. Ama önce şunu deneyelim:
lesson-read-on = Her şeyin bir zamanı var. Önce bunu oku:
lesson-praise-1 = Aferin.
lesson-praise-2 = Tam böyle.
lesson-praise-3 = Çok iyi.
lesson-praise-4 = Güzel seçim.
lesson-play-bots = İlk oyununu oyna
lesson-rules = Kuralları oku

## Saraya hediyeler

lesson-gifts = Saraya hediyeler
lesson-gifts-welcome = Yasak Şehir'e hoş geldin! Rengin kırmızı. Komşun beyaz da sarayda soylu bir aile. İkiniz de hediyelerle Görevlilerin gönlünü kazanmaya çalışıyorsunuz.
lesson-gifts-goal = En önemlisi şu: Elçin bu adımlardan Saray'a çıkar. Dört Günün sonunda içeride olmayan hiç puan almaz.
lesson-gifts-points = Bunun dışında, en çok puanı olan kazanır. Puanlar tahtanın her yerinden gelir; nasıl olduğunu göreceksin.
lesson-gifts-card = Elinde dört Hediye Kartı var. Her sıranda birini tahtadaki bir kartla takas edersin. 6'nı, porselen vazoyu seç.
lesson-gifts-place = Daha yüksek bir kart bedava takas edilir. Saray'da bir 4 duruyor: 6'nı oraya koy.
lesson-gifts-own = Görevlinin hoşuna gitti. Bir sırada en çok iki hamle vardır. Önce kartınınki: Entrika. A'yı seç: bir adım; bugün ilk sen seçtiğin için madalya da senin. Yarın sen başlarsın.
lesson-gifts-theirs = Şimdi konumun hamlesi. B'yi seç: iki Hizmetkarla ödersin ve Elçin bir yerine iki adım çıkar.
lesson-gifts-done = Sekiz adımın ikisi tamam! Aldığın 4 de ıskarta destende: yarın elinde olacak. Bu yüzden ne aldığını da düşün.

## Kartın düşükse

lesson-paying = Hizmetkarlar ve bir Yeşim
lesson-paying-low = İşleri Hizmetkarların görür. Havuzdakiler hazırdır; genel tedariktekileri önce kazanman gerekir. Ödemek, Hizmetkarları havuzdan genel tedarike göndermektir.
lesson-paying-card = Şimdi daha zor bir durum: yüksek kartlara karşı elinde yalnızca düşükler var. 5'ini, çay takımını seç.
lesson-paying-place = Yeşim istiyorsun, ama orada bir 8 duruyor. 5'ini yine de oraya koy.
lesson-paying-pay = Düşük bir hediyenin farkı ödenir: 2 Hizmetkarla, ikinci bir kartla ya da iki hamleden de vazgeçerek. 2 Hizmetkarla öde.
lesson-paying-gain = Takas tamam, iki hamle de senin. Önce kartın: hamlesini yap, genel tedarikten bir Hizmetkar geri gelsin.
lesson-paying-jade = Şimdi konum: her ev, üzerinde yazan kadar Hizmetkara Yeşim satar. En ucuzunu, birinci evdekini al.
lesson-paying-done = Yeşim oyun sonunda puan getirir, her yenisi öncekinden çok: bir ila beş Yeşim 1, 3, 6, 10, 15 puan eder. Ama Hizmetkarlar çabuk biter.

## Yollarda

lesson-travel = Yollarda
lesson-travel-map = Seyahat sana Hizmetkarlar, adımlar, puanlar ve daha fazlasını getirir. Gezginin Jinan'da; hâlâ jetonu olan her şehirde sana bir şey var.
lesson-travel-card = 8'ini, pipayı seç. Kendi hamlesi yok, ama neredeyse her şeyi geçer.
lesson-travel-place = Onu Seyahat'e koy: 8, 7'den fazla.
lesson-travel-move = A'yı seç: bir hareket. (B, 2 Hizmetkara iki hareket olurdu.)
lesson-travel-city = Yolları izleyip jetonu olan bir şehre gidersin. Kaifeng'deki jeton Elçini ilerletir: oraya git.
lesson-travel-token = Bir jetonu, aldığın anda bir kez kullanabilirsin. Kullan!
lesson-travel-trade = Komşunun bugün kartı kalmadı, pas geçiyor; sıra yine sende. Şimdi dört jetonun var. Onları her an değiştirebilirsin: 2 jeton bir Hizmetkar, 4 jeton 2 puan, 6 jeton bir Yeşim eder. Dördünü puanla değiştir.
lesson-travel-done = İki puan. Jetonlar iki kez işe yarar: bulduğunda ve değiştirdiğinde.

## Çin Seddi

lesson-wall = Çin Seddi ve Entrika
lesson-wall-wall = Dört Hizmetkar Çin Seddi'ni tamamlar. Orada bir Hizmetkarın var, komşunun da. Tamamlanınca en çok Hizmetkarı olan 3 puan kazanır ve Elçisini 1 adım ilerletir.
lesson-wall-card = 1'ini, meyve tabağını seç. Kendi hamlesi de Çin Seddi.
lesson-wall-place = Çin Seddi'nde bir 9 duruyor, ama bir istisna var: 1, 9'u geçer. Alçakgönüllülük güçlülerin hoşuna gider. Onu oraya koy.
lesson-wall-first = Kart ve konum aynı hamleyi gösteriyor, yani onu iki kez yapabilirsin. Önce kartın: A'yı seç, bir Hizmetkar.
lesson-wall-second = Dörtte üç oldu. Şimdi konum: yine A'yı seç, Çin Seddi tamamlansın.
lesson-wall-benefit = En çok Hizmetkar sendeydi: 3 puan, Elçin de çıkıyor. Şimdi yardım eden herkes Entrikasını bir avantaja çevirebilir. 2 Hizmetkar için 3 adım geri git.
lesson-wall-done = Hizmetkarların genel tedarike döner. Gözün Entrika'da olsun: daha ileride olan her beraberliği kazanır.

## Gemiler ve Kararnameler

lesson-canal = Kanal ve Kararnameler
lesson-canal-ships = 2. Limanda, içinde iki Hizmetkar olan bir Gemin var. Üç Hizmetkarla dolan bir Gemi, Limanının ödülüne çevrilebilir: burada 4 puan.
lesson-canal-card = 4'ünü, bonsaiyi seç. Hamlesi Büyük Kanal.
lesson-canal-place = Onu Kararnamelere koy; orada bir 2 duruyor. Böylece bir sırada ikisi de senin: Kanal ve Kararname.
lesson-canal-act = Önce Kanal. A'yı seç: bir Hizmetkar yükle. (Ardından bir Gemi bir sonraki Limana da gidebilirdi.)
lesson-canal-load = Gemini yükle: dolacak.
lesson-canal-claim = Doldu! 4 puanı talep et.
lesson-canal-take = Bir Hizmetkar panonda kalır, diğerleri genel tedarike döner. Şimdi bir Kararname seç. Bu, 3 puan getirir ve sana her sabah bir Hizmetkar verir.
lesson-canal-done = Ucuz Kararnameler her sabah, ortadakiler her zaman yardım eder; pahalıları oyun sonunda puan getirir.

## Gece olunca

lesson-night = Zarlar ve gece
lesson-night-dice = Kimsede kart kalmayınca Gün biter. O zaman bugün aldığın kartlar bu zarlarla karşılaştırılır: her eşleşme bir Hizmetkar.
lesson-night-place = Tek kartın kaldı, bir 6. İki zar 5 gösteriyor ve Entrika'da bir 5 duruyor. 6'nı oraya koy ve onu al.
lesson-night-first = Kart da konum da Entrika. B'yi seç: bir Hizmetkara üç adım.
lesson-night-second = Bir kez daha B. Sonra gece olur: zarları izle.
lesson-night-envoy = 5'in iki zarla eşleşiyor: 2 Hizmetkar. Kimsenin daha çok eşleşmesi yok; 3 puan senin, Elçin de çıkabilir. Evet!
lesson-night-morning = Gemiler bir Liman ilerledi ve aldığın kartlar yeni elin oldu. Sabahleyin zarlar atılır ve Kararnamen işler: kullan.
lesson-night-done = Herkes 4 Hizmetkar kazanır ve 2. Gün başlar. Madalya komşundaydı, o başlıyor.

## Saray'a

lesson-palace = Saray'a
lesson-palace-last = Son Gün ve son kartın. Komşunun puanı çok daha fazla, ama bak: Elçisi Saray'da değil. Seninki de değil, bir adım eksik.
lesson-palace-place = Elinde bir 7 var. Saray'da bir 4 duruyor. Ne yapacağını biliyorsun.
lesson-palace-enter = A'yı seç: sekizinci adım içeri götürür. İlk gelen, 7 puanlık en iyi yeri alır.
lesson-palace-done = Komşunun puanı daha fazla, ama Saray'da yeri yok; puanı sayılmıyor. Kazandın! Artık gereken her şeyi biliyorsun; kalanını, üzerine gittikçe masa sana anlatır.
