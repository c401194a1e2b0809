### Oyuncuların oyun içinde okuduğu kurallar: her kural, numarasıyla adlandırılan bir ileti.
### Her cümle ayrı bir satırda durur; bir kuralı gösteren, satırları birleştirebilir.
### Metindeki başka kural numaraları, örneğin TRADE-2, bağlantıya dönüştürülebilir.

## Kurulum

rules-section-setup = Kurulum

rule-setup-1 =
    Gùgōng 2 ile 5 oyuncu içindir; tek kişi de Meng'e karşı oynayabilir (SOLO-1).
    1 ile 3 oyuncuda Oyun Tahtasının A yüzü, 4 veya 5 oyuncuda B yüzü kullanılır.
    İki yüzün seyahat haritaları, Yeşim evleri ve Saray'daki yerleri farklıdır; ayrıca A yüzünde tek kanal rotası, B yüzünde iki kanal rotası vardır.
    .title = Oyuncular ve tahtanın yüzleri
rule-setup-2 =
    Oyuna 12 Hizmetkarla başlarsın: 6'sı Hizmetkar Havuzunda, 6'sı genel tedarikindedir.
    Hizmetkar Havuzun Oyuncu Panonun üzerindedir ve kullanabileceğin Hizmetkarları tutar; genel tedarikin panonun yanında durur ve önce kazanman gerekenleri tutar.
    Bir Hizmetkarı kazanmak, onu genel tedarikten havuza almaktır, tedarikte bulunduğu kadar; çıkarmak, onu havuzdan genel tedarike göndermektir; yerleştirmek ise onu havuzundan Çin Seddi'ne, bir Gemiye veya bir Kararnameye götürmektir.
    Ayrıca şimdilik kilitli bir Çift Hizmetkarın, 3 Gemin, henüz haritada olmayan bir Gezginin ve Saray Yolu'nun en altında bir Elçin vardır.
    Herkes 0 Zafer Puanı (ZP) ile başlar.
    .title = Her oyuncuda bulunanlar
rule-setup-3 =
    Başlangıç oyuncusu rastgele belirlenir ve sıra saat yönünde ilerler.
    Bütün Entrika İşaretçileri, Entrika Yolu'nun başlangıç alanında tek bir yığın oluşturur: başlangıç oyuncusununki en alttadır, ötekiler oyuncu sırasıyla gelir, böylece en son oynayan en üsttedir.
    .title = Başlangıç oyuncusu, Entrika yığını
rule-setup-4 =
    38 Hediye Kartı vardır.
    7 başlangıç kartı, 7 konumun her birine bir tane olacak şekilde rastgele ve açık dağıtılır.
    11 çekme kartı, kapalı bir çekme destesi olur.
    Her oyuncuya el olarak 4 kartlık bir set verilir: 1. set başlangıç oyuncusunun, 2. set ikinci oynayanındır ve masanın çevresinde böyle devam eder.
    Kimsenin almadığı setler oyun dışıdır.
    .title = Hediye Kartlarını dağıtma
rule-setup-5 =
    Seyahat Jetonlarını karıştır ve her şehre bir tane açık koy.
    Kalanlar, aynı büyüklükte iki kapalı yığına ayrılır.
    Bonus Seyahat Jetonları yalnızca bu seçenek seçilirse karışıma katılır: hiç, 6 tane veya deluxe ayarında 12 tane.
    .title = Haritadaki Seyahat Jetonları
rule-setup-6 =
    Üç seviyenin her birinde beş Kararname Karosu vardır; bunlardan ikisi rastgele çekilir ve açık durur.
    Her seviyede bir karo üst yere, öteki alt yere konur.
    Kalan Kararnameler bu oyunda kullanılmaz.
    .title = Kararnameleri çekme
rule-setup-7 =
    Yeşim evlerinin her alanına bir Yeşim konur.
    Öteki bütün Yeşimler meydanda Yeşim tedariki olarak durur; bu tedarik hiç tükenmez.
    .title = Yeşim evleri ve meydan
rule-setup-8 =
    Üç Kader Zarını at ve Gün Takibi İşaretçisini 1. Güne koy.
    Sonraki Başlangıç Oyuncusu Madalyası (kısaca madalya) Entrika konumunun yanında bekler.
    .title = Zarlar, Gün işaretçisi, madalya
rule-setup-9 =
    Uzman Varyantında başlangıç kartları, çekme kartları ve kullanılmayan bütün oyuncu setleri birlikte karıştırılır.
    Bu desteden gelen kartlar 7 konumu doldurur; kalanlar çekme destesidir.
    .title = Uzman Varyantı

## Oyunun akışı

rules-section-game = Oyunun akışı

rule-game-1 =
    Bir oyun dört Gün sürer; her Gün, üç aşamalı bir turdur: sabah, gündüz ve gece.
    Solo oyunda gündüz ile gece arasına bir Alacakaranlık Aşaması girer.
    İlk Günde Sabah Aşaması yoktur.
    Dördüncü gece bittiğinde son puanlama yapılır (FINAL-1 ile FINAL-5 arası).
    .title = Üç aşamalı dört Gün

## Sabah Aşaması

rules-section-morning = Sabah Aşaması

rule-morning-1 =
    2., 3. ve 4. Günlerde sabahın sırayla uygulanan beş adımı vardır ve bu ilkidir.
    Madalyaya sahip olan oyuncu yeni başlangıç oyuncusudur ve madalyayı tahtaya geri koyar.
    Madalyayı kimse almadıysa başlangıç oyuncusu değişmez.
    .title = Yeni başlangıç oyuncusu
rule-morning-2 =
    İkinci adım: üzerinde ne jeton ne de Gezgin bulunan her şehre yığınlardan bir jeton konur.
    İki yığın da tükenince, oyuncuların değiştirmiş olduğu jetonlar karıştırılıp iki yeni yığın yapılır ve doldurma devam eder.
    .title = Şehirleri yeniden doldurma
rule-morning-3 =
    Üçüncü adım: üç Kader Zarının hepsi yeniden atılır.
    .title = Kader Zarlarını atma
rule-morning-4 =
    Dördüncü adım: oyuncu sırasıyla, üzerinde Hizmetkarın bulunan her sabah Kararnamesini (1. seviye) birer kez kullanabilirsin.
    .title = Sabah Kararnamelerini kullanma
rule-morning-5 =
    Beşinci adım: Gün Takibi İşaretçisi ilerler ve yeni Günün yanında basılı sayı kadar Hizmetkar kazanırsın.
    Genel tedarikinde daha azı varsa, orada olanların hepsini kazanırsın.
    .title = Yeni Hizmetkarlar

## Gündüz Aşaması

rules-section-day = Gündüz Aşaması

rule-day-1 =
    Başlangıç oyuncusu ilk oynar ve sıra saat yönünde ilerler.
    Sıra sana geldiğinde elinde en az bir kart varsa oynarsın; elin boşsa pas geçersin.
    Hiçbir oyuncunun elinde kart kalmadığı anda Gündüz Aşaması biter.
    .title = Sıra ve pas geçme
rule-day-2 =
    Sıranda bir hediye takas etmelisin.
    Ardından kartının hamlesini, konumun hamlesini veya ikisini de yapabilirsin.
    .title = Bir sırada yapılanlar

## Hediye takası

rules-section-exchange = Hediye Takası

rule-exchange-1 =
    Elinden bir kartı 7 konumdan birine koy; orada bulunan kart kapalı olarak ıskarta destene gider.
    Bugün oluşturduğun ıskarta destesi, yarın oynayacağın eldir.
    Kendi ıskarta destene istediğin zaman bakabilirsin, ama rakiplerinin onu görmeye veya sormaya hakkı yoktur.
    .title = Bir Hediye Kartını takas etme
rule-exchange-2 =
    Koyduğun kartın değeri konumdaki kartın değerinden yüksekse takas bedavadır.
    .title = Yüksek değer bedava
rule-exchange-3 =
    Kartının değeri eşit veya daha düşükse önce üç şeyden birini yapmalısın.
    (a) 2 Hizmetkar çıkar.
    (b) Elinden başka bir kartı kendi ıskarta destene koy.
    (c) Bütün hamlelerden vazgeç: kartları takas edersin ve ne kartın ne de konumun hamlesini yaparsın.
    .title = Düşük veya eşit değer
rule-exchange-4 =
    Değeri 1 olan bir kart, değeri 9 olan bir kartı yener: bu takas bedavadır.
    .title = 9'a karşı 1

## Kart ve konum hamleleri

rules-section-action = Hamleler

rule-action-1 =
    Takasın bedavaysa veya onu EXCHANGE-3'ün (a) ya da (b) yoluyla ödediysen, koyduğun kartın hamlesini (kartın bir hamlesi varsa), konumun hamlesini veya ikisini de yapabilirsin.
    İkisini de yaparsan kartın hamlesi konumunkinden önce gelir.
    Kart ve konum aynı hamleyi gösteriyorsa onu iki kez yapabilirsin.
    Bir hamle yapmak hiçbir zaman zorunlu değildir.
    .title = Hamlelerini yapma
rule-action-2 =
    Bir Hediye Kartı beş konumdan birinin hamlesini gösterebilir: Cennet Saflığı Sarayı, Büyük Kanal, Çin Seddi, Kararnameler veya Entrika; bu hamle o konumun kendi hamlesiyle tıpatıp aynı işler.
    Bunun yerine 1 Hizmetkar kazanmanı, 2 Hizmetkar kazanmanı veya kart değiştirmeni (SWAP-1) sağlayabilir.
    Bazı kartlar hamle göstermez.
    .title = Kartların gösterebilecekleri

## Kart değiştirme

rules-section-swap = Kart değiştirme

rule-swap-1 =
    Elinden veya ıskarta destenden bir kart seç ve onu tahtadaki herhangi bir kartla değiştir.
    Yeni kart, eski kartının bulunduğu yere gider: eline veya ıskarta destene.
    İki kartın değerleri önemli değildir ve kart değiştirmek bir hamleye yol açmaz.
    .title = Bir kartı değiştirme

## Seyahat

rules-section-travel = Seyahat

rule-travel-1 =
    Her konum hamlesi gibi Seyahat de isteğe bağlıdır; bir konumda A ve B varsa bunlardan birini seçersin.
    A: Gezginin bir kez hareket eder ve vardığı şehrin jetonunu alırsın.
    Bu jetonun avantajını hemen kullanabilirsin.
    .title = Seyahat, A seçeneği
rule-travel-2 =
    B: 2 Hizmetkar çıkar, sonra A seçeneğini (TRAVEL-1) art arda iki kez uygula.
    .title = Seyahat, B seçeneği
rule-travel-3 =
    İlk hareketinde Gezginini, jetonu olan herhangi bir şehre koyarsın.
    Sonraki her hareket, yolları izleyerek üzerinde hâlâ jeton bulunan bir şehre gider.
    Jetonu olmayan şehirleri, boş da olsalar orada bir Gezgin de dursa, atlarsın; ama jetonu olan bir şehri geçip gidemezsin.
    .title = Gezgininin hareketi
rule-travel-4 =
    Oyuncu Panonda, aldığın Seyahat Jetonları için altı jeton yeri vardır; jetonlar orada kapalı durur.
    Yalnızca çift sayılan jeton (TOKEN-12) açık kalır.
    .title = Altı jeton yeri
rule-travel-5 =
    Önce bir jetonun avantajını kullanır veya reddedersin; jeton ancak ondan sonra bir jeton yerine gider.
    Ardından fazla jetonun olup olmadığına bak (TRADE-2).
    .title = Jetonun yerine konması

## Jeton değiştirme

rules-section-trade = Jeton değiştirme

rule-trade-1 =
    Jetonları istediğin zaman değiştirebilirsin.
    2 jeton için 1 Hizmetkar kazanırsın, 4 jeton için 2 ZP kazanırsın, 6 jeton için Yeşim tedarikinden 1 Yeşim alırsın.
    Değiştirilen jetonlar yığınlara geri dönmez, tahtanın yanındaki jeton ıskarta yığınına gider.
    .title = Jetonların karşılığı
rule-trade-2 =
    Jeton yerlerinde altıdan fazla jeton olduğunda, altı veya daha az kalana kadar hemen jeton değiştirmelisin.
    .title = Altıdan fazla jeton

## Seyahat Jetonları

rules-section-token = Seyahat Jetonları

rule-token-1 =
    Bu jetonla 1 Hizmetkar kazanırsın.
    .title = Jeton: 1 Hizmetkar
rule-token-2 =
    Bu jetonla 2 Hizmetkar kazanırsın.
    .title = Jeton: 2 Hizmetkar
rule-token-3 =
    Bu jeton Elçini 1 adım ilerletir.
    .title = Jeton: Elçi adımı
rule-token-4 =
    Bu jeton Entrika İşaretçini 1 adım ilerletir.
    Bunun için madalyayı hiçbir zaman almazsın.
    .title = Jeton: Entrika adımı
rule-token-5 =
    Bu jetonla, değeri 7 veya daha yüksek bir kartı elinden kendi ıskarta destene koyabilirsin; koyarsan Yeşim tedarikinden 1 Yeşim al.
    .title = Jeton: kart karşılığında Yeşim
rule-token-6 =
    Bu jetonla 3 Hizmetkar çıkarabilirsin; çıkarırsan Yeşim tedarikinden 1 Yeşim al.
    .title = Jeton: 3 Hizmetkar için Yeşim
rule-token-7 =
    Bu jetonla elindeki veya ıskarta destendeki bir kartı tahtadaki bir kartla değiştirebilirsin (SWAP-1).
    .title = Jeton: kart değiştirme
rule-token-8 =
    Bu jetonla ıskarta destenden bir kartı alıp eline ekleyebilirsin.
    .title = Jeton: kart geri alma
rule-token-9 =
    Bu jetonla genel tedarikinden 1 Hizmetkarı, yolda olan veya yeni bir Gemiye koyabilirsin (CANAL-3, CANAL-4).
    Ardından Gemi doluysa bir Liman ödülü talep edebilirsin (CANAL-6).
    .title = Jeton: Gemiye Hizmetkar
rule-token-10 =
    Bu jeton sana 2 ZP kazandırır.
    .title = Jeton: 2 ZP
rule-token-11 =
    Bu jetonla genel tedarikinden 1 Hizmetkarı Çin Seddi'ne koyabilirsin.
    Çin Seddi bununla tamamlanırsa puanlanır (WALL-3).
    .title = Jeton: Çin Seddi'ne Hizmetkar
rule-token-12 =
    Bu jetonu aldığında bir avantajı yoktur.
    Açık durur ve tek bir jeton yeri kaplar, ama jeton değiştirirken (TRADE-1) iki sayılır.
    .title = Çift sayılan jeton

## Bonus Seyahat Jetonları

rules-section-bonus = Bonus Seyahat Jetonları

rule-bonus-1 =
    +1 değer; 6 veya 12 bonus jetonlu oyunlarda.
    Bu jetonu, havuzundan 1 Hizmetkarla birlikte Oyuncu Panonun yanına koy.
    Gündüz Aşaması bitene kadar oynadığın her kartın değeri 1 fazladır.
    Gündüz Aşaması bittiğinde ve kartlar zarlarla karşılaştırılmadan (NIGHT-1) önce, jeton kapalı olarak jeton yerlerinden birine, Hizmetkar da genel tedarikine gider.
    .title = Bonus jeton: +1 değer
rule-bonus-2 =
    Geçiş ücreti; 6 veya 12 bonus jetonlu oyunlarda.
    Bu jetonu ve havuzundan 1 Hizmetkarı seçtiğin bir konuma koy.
    Gündüz Aşaması bitene kadar, başka bir oyuncu o konumun hamlesini her yaptığında sen 1 ZP kazanırsın ve o oyuncu 1 ZP kaybeder.
    Gündüz Aşaması bittiğinde jeton ve Hizmetkar konumdan BONUS-1'deki gibi ayrılır: jeton kapalı olarak jeton yerlerinden birine, Hizmetkar genel tedarikine.
    .title = Bonus jeton: geçiş ücreti
rule-bonus-3 =
    Takip; 6 veya 12 bonus jetonlu oyunlarda.
    Bu jetonu ve havuzundan 1 Hizmetkarı seçtiğin bir konuma koy.
    Gündüz Aşaması bitene kadar, başka bir oyuncu o konumun hamlesini her yaptığında sen de o hamleyi yapabilirsin.
    Gündüz Aşaması bittiğinde jeton ve Hizmetkar konumdan BONUS-1'deki gibi ayrılır: jeton kapalı olarak jeton yerlerinden birine, Hizmetkar genel tedarikine.
    .title = Bonus jeton: takip
rule-bonus-4 =
    Çift değer; yalnızca 12 bonus jetonlu oyunlarda.
    Bu jeton Oyuncu Panonda açık durur.
    Onu tek bir kez, takas ettiğin bir kartın değerini ikiye katlamak için kullanabilirsin; sonra kapalı durur.
    Kullanmak yerine onu sıradan bir jeton gibi değiştirebilirsin.
    .title = Bonus jeton: çift değer
rule-bonus-5 =
    Çift hamle; yalnızca 12 bonus jetonlu oyunlarda.
    Bu jeton Oyuncu Panonda açık durur.
    Onu tek bir kez, bir Hediye Kartının hamlesini veya bonusunu (Hizmetkar kazanma ve kart değiştirme dahil) art arda iki kez uygulamak için kullanabilirsin; sonra kapalı durur.
    Kullanmak yerine onu sıradan bir jeton gibi değiştirebilirsin.
    .title = Bonus jeton: çift hamle
rule-bonus-6 =
    İndirim; yalnızca 12 bonus jetonlu oyunlarda.
    Bu jeton Oyuncu Panonda açık durur.
    Onu tek bir kez, bir Yeşim veya Kararname hamlesi için 2 Hizmetkar daha az çıkarmak üzere kullanabilirsin, ama hiçbir zaman 0'dan az olmaz; sonra kapalı durur.
    Kullanmak yerine onu sıradan bir jeton gibi değiştirebilirsin.
    .title = Bonus jeton: indirim
rule-bonus-7 =
    Bir +1 değer, geçiş ücreti veya takip jetonu (BONUS-1 ile BONUS-3 arası) etkisi için ortada durduğu sürece onu değiştiremezsin ve o bir jeton yeri kaplamaz.
    .title = Kullanımdaki bonus jetonlar

## Çin Seddi

rules-section-wall = Çin Seddi

rule-wall-1 =
    A: Çin Seddi'ne 1 Hizmetkar yerleştir.
    .title = Çin Seddi, A seçeneği
rule-wall-2 =
    B: 1 Hizmetkar çıkar, sonra Çin Seddi'ne başka 1 veya 2 Hizmetkar yerleştir.
    .title = Çin Seddi, B seçeneği
rule-wall-3 =
    Çin Seddi'ni kaç Hizmetkarın tamamladığı oyuncu sayısına bağlıdır: bir veya iki oyuncuda 4, üç oyuncuda 5, dört oyuncuda 6, beş oyuncuda 7.
    Önce yapılan hamlenin bütün Hizmetkarları Çin Seddi'ne konur, orada bu sayıdan fazlası olsa bile.
    Sayıya ulaşılır veya sayı aşılırsa Çin Seddi hemen puanlanır.
    .title = Çin Seddi'ni tamamlama
rule-wall-4 =
    Çin Seddi'nde en çok Hizmetkarı olan oyuncu 3 ZP kazanır ve Elçisini 1 adım ilerletir; beraberlikleri Entrika Yolu bozar (TIE-1).
    Bu oyuncu kendi bütün Hizmetkarlarını Çin Seddi'nden genel tedarikine alır.
    Ötekilerin Hizmetkarları kalır.
    .title = Çin Seddi Puanlaması
rule-wall-5 =
    Şimdi, puanlamadan önce Çin Seddi'nde en az bir Hizmetkarı olan her oyuncu, puanlamayı kazanan dahil, bir Entrika Avantajı (BENEFIT-1 ile BENEFIT-4 arası) alabilir.
    Önce Entrika İşaretçisi en aşağıda olan oyuncu seçer, sonra bir üstteki ve böyle devam eder; bir yığında alttaki işaretçi önce gelir.
    .title = Puanlamadan sonra Entrika Avantajları

## Entrika Avantajları

rules-section-benefit = Entrika Avantajları

rule-benefit-1 =
    1 Hizmetkar kazanmak için Entrika İşaretçini 1 adım geri al.
    .title = 1 geri: 1 Hizmetkar
rule-benefit-2 =
    2 Hizmetkar kazanmak için Entrika İşaretçini 3 adım geri al.
    .title = 3 geri: 2 Hizmetkar
rule-benefit-3 =
    Kader Zarlarından birini başka bir yüzünü gösterecek şekilde çevirmek için Entrika İşaretçini 5 adım geri al.
    Aynı zarı birden fazla oyuncu çevirebilir.
    .title = 5 geri: bir zar çevir
rule-benefit-4 =
    Yeşim tedarikinden 1 Yeşim almak için Entrika İşaretçini 7 adım geri al.
    .title = 7 geri: 1 Yeşim
rule-benefit-5 =
    İşaretçin geri giderken başka işaretçilerin bulunduğu bir alana varırsa, ileri giderken olduğu gibi (INTRIGUE-3) onların üstüne konur.
    .title = Başka işaretçilerin üstüne gelme
rule-benefit-6 =
    Bir avantajı ancak, işaretçin en az o avantajın onu geri göndereceği kadar adım çıkmışsa alabilirsin.
    .title = Geri gitmeye yetecek adım

## Yeşim

rules-section-jade = Yeşim

rule-jade-1 =
    İçinde hâlâ Yeşim bulunan bir ev seç, üzerinde basılı sayı kadar Hizmetkar çıkar ve o evden bir Yeşim al.
    Ancak bütün evler boşken meydandan satın alabilirsin: bir Yeşim için 5 Hizmetkar çıkar; meydan hiç tükenmez.
    .title = Yeşim satın alma

## Entrika

rules-section-intrigue = Entrika

rule-intrigue-1 =
    A: Entrika İşaretçini 1 adım ilerlet.
    Bir Günde A'yı ilk seçen, madalyayı da alır.
    .title = Entrika, A seçeneği
rule-intrigue-2 =
    B: 1 Hizmetkar çıkar ve Entrika İşaretçini 3 adım ilerlet.
    .title = Entrika, B seçeneği
rule-intrigue-3 =
    Hareketini dolu bir alanda bitiren işaretçi, oradaki işaretçilerin üstüne konur.
    Entrika Yolu 14 adımdır ve bir işaretçi son adımın ötesine geçemez.
    .title = Yığınlar ve yolun sonu

## Beraberlikler

rules-section-tie = Beraberlikler

rule-tie-1 =
    Beraberlik ne hakkında olursa olsun, berabere kalanlardan Entrika Yolu'nda daha ileride olan kazanır.
    İşaretçileri aynı alandaysa yığında daha üstte olan öndedir.
    .title = Her beraberliği bozma

## Cennet Saflığı Sarayı

rules-section-palace = Cennet Saflığı Sarayı

rule-palace-1 =
    A: Elçini Saray Yolu'nda 1 adım ilerlet.
    .title = Saray, A seçeneği
rule-palace-2 =
    B: 2 Hizmetkar çıkar, sonra Elçini 2 adım ve Entrika İşaretçini 1 adım ilerlet.
    .title = Saray, B seçeneği
rule-palace-3 =
    Elçin 8. adımıyla Saray'a girer.
    Orada en çok ZP değerindeki boş yeri alır; bu yerin puanını oyunun sonunda kazanırsın.
    Elçin içeri girdikten sonra aldığın her Elçi adımı, nereden gelirse gelsin, bunun yerine sana 1 ZP kazandırır.
    .title = Saray'a giriş

## Kararnameler

rules-section-decree = Kararnameler

rule-decree-1 =
    Bir Kararname seç ve üzerinde basılı sayı kadar, ayrıca başka oyuncuların o karodaki her Hizmetkarı için 1 Hizmetkar daha çıkar.
    Sonra karoya bir Hizmetkar daha yerleştir.
    1. veya 2. seviye bir Kararname ZP'sini hemen kazandırır.
    Her Kararnameyi yalnızca bir kez alabilirsin ve o, oyunun sonuna kadar senin için geçerlidir.
    .title = Bir Kararname alma
rule-decree-2 =
    1. seviye Kararnameler her sabah işler (MORNING-4) ve her birini reddetmekte özgürsün.
    Bu Kararname 2 ZP değerindedir: her sabah Entrika İşaretçini 2 adım ilerletebilirsin.
    .title = 1. seviye: Entrika adımları
rule-decree-3 =
    1. seviye, 2 ZP değerinde: her sabah genel tedarikinden 1 Hizmetkarı, yolda olan veya yeni bir Gemiye koyabilirsin (CANAL-3, CANAL-4).
    Gemi doluysa ardından onun Liman ödülünü talep edebilirsin.
    .title = 1. seviye: Gemiye Hizmetkar
rule-decree-4 =
    1. seviye, 3 ZP değerinde: her sabah 1 Hizmetkar kazanabilirsin.
    .title = 1. seviye: 1 Hizmetkar
rule-decree-5 =
    1. seviye, 3 ZP değerinde: her sabah Elçini 1 adım ilerletebilirsin veya o zaten Saray'daysa 1 ZP kazanabilirsin.
    .title = 1. seviye: Elçi adımı
rule-decree-6 =
    1. seviye, 3 ZP değerinde: her sabah elindeki bir kartı tahtadaki bir kartla değiştirebilirsin.
    Zarlar o ana kadar atılmıştır, yani ne gösterdiklerini bilirsin.
    .title = 1. seviye: kart değiştirme
rule-decree-7 =
    2. seviye Kararnamelerin etkisi kalıcıdır.
    Bu Kararname 2 ZP değerindedir: Seyahat'in B seçeneğinde (TRAVEL-2) 1 Hizmetkar daha az çıkarılır.
    .title = 2. seviye: daha ucuz Seyahat
rule-decree-8 =
    2. seviye, 2 ZP değerinde: Yeşim hamlesi (JADE-1) için 1 Hizmetkar daha az çıkarırsın.
    Bu, Yeşim almanın başka hiçbir yolu için geçerli değildir.
    .title = 2. seviye: daha ucuz Yeşim
rule-decree-9 =
    2. seviye, 3 ZP değerinde: Çin Seddi hamlesini her yaptığında, genel tedarikinden 1 Hizmetkarı Çin Seddi'ne ekleyebilirsin.
    .title = 2. seviye: Çin Seddi'ne ek Hizmetkar
rule-decree-10 =
    2. seviye, 3 ZP değerinde: takasın yalnızca daha yüksek bir kartla değil, eşit değerde bir kartla da bedavadır.
    .title = 2. seviye: eşit değerler
rule-decree-11 =
    2. seviye, 4 ZP değerinde: bir Kararname aldığın her seferde (DECREE-1) 1 Hizmetkar daha az çıkarırsın.
    .title = 2. seviye: daha ucuz Kararnameler
rule-decree-12 =
    3. seviye Kararnameler son puanlamada puan kazandırır (FINAL-2).
    Bu Kararname, kendi seviyesindeki bütün ötekilerden önce puanlanır: o ana kadar kazandığın her 3 ZP için 1 ZP, ama 10'dan fazla değil.
    .title = 3. seviye: o ana kadarki puan
rule-decree-13 =
    3. seviye: son puanlamada bu Kararname sana 8 ZP verir.
    .title = 3. seviye: 8 ZP
rule-decree-14 =
    3. seviye: son puanlamada sahip olduğun her Yeşim sana 2 ZP verir, toplamda en fazla 10 ZP.
    .title = 3. seviye: Yeşim
rule-decree-15 =
    3. seviye: son puanlamada bir Kararnamenin üzerindeki her Hizmetkarın sana 2 ZP verir, bu Kararnamedeki dahil.
    .title = 3. seviye: Kararnameler
rule-decree-16 =
    3. seviye: son puanlamada Oyuncu Panondaki bir Liman ödülü alanında duran her Hizmetkarın sana 2 ZP verir.
    .title = 3. seviye: Liman ödülleri

## Büyük Kanal

rules-section-canal = Büyük Kanal

rule-canal-1 =
    A: istersen Gemilerinden birine havuzundan 1 Hizmetkar yükle.
    Ardından Gemilerinden birini, bunu veya başka birini, bir adım hareket ettirebilirsin: Gemi bir sonraki boş Limana gider.
    .title = Büyük Kanal, A seçeneği
rule-canal-2 =
    B: 1 Hizmetkar çıkar, sonra başka 2 Hizmetkar yerleştir: ikisini de aynı Gemiye veya iki Gemiye birer tane.
    Hiçbir Gemiyi hareket ettirmezsin.
    .title = Büyük Kanal, B seçeneği
rule-canal-3 =
    Bir Gemide 3 Hizmetkarlık yer vardır ve bir Gemi en az 1 Hizmetkar olmadan asla yola çıkmaz.
    Yerleştirdiğin bir Hizmetkar, yolda olan Gemilerinden birine veya üç Geminden biri kullanımda olmadığı sürece yeni bir Gemiye binebilir.
    Yeni bir Gemiyi yola çıkarmak hareket sayılmaz.
    .title = Gemi yükleme ve yola çıkarma
rule-canal-4 =
    Yeni bir Gemi bir rotanın ilk boş Limanına konur; bu, rotanın başladığı yere en yakın boş Limandır.
    B yüzünde iki rotadan hangisine gideceğine sen karar verirsin.
    Boş Limanı olmayan bir rotada Gemi yola çıkaramazsın.
    .title = Yeni Gemilerin başladığı yer
rule-canal-5 =
    Hareket eden bir Gemi dolu Limanların üzerinden atlar; ancak daha ileride boş bir Liman varsa hareket edebilir.
    Hiçbir Gemi öteki rotaya geçmez.
    .title = Bir Gemiyi hareket ettirme
rule-canal-6 =
    Gemilerinden birinde 3 Hizmetkar varsa, bulunduğu Limanın ödülünü talep edebilirsin.
    Gemiden bir Hizmetkar, Oyuncu Panonda bu ödülün bir alanına gider ve oyunun sonuna kadar orada kalır; ötekiler genel tedarikine gider ve Gemi panonun yanına döner.
    Ödül için boş bir alanın olmalıdır: Çift Hizmetkar için 1, kart için 2 ve 4 ZP için 3 alan vardır.
    .title = Liman ödülü talep etme
rule-canal-7 =
    1. Limanın ödülü yoktur.
    2. Liman 4 ZP verir.
    3. Limanda Hediye Kartı çekme destesinin en üstteki kartını eline çekersin.
    4. Liman Çift Hizmetkarını havuzuna getirir.
    5. Limanda bu üç ödülden dilediğin birini seçersin.
    .title = Beş Liman

## Çift Hizmetkar

rules-section-double = Çift Hizmetkar

rule-double-1 =
    Çift Hizmetkarın, onu bir Limanda talep edene kadar kilitlidir.
    Ondan sonra onu öteki Hizmetkarların gibi kazanır, çıkarır ve yerleştirirsin, DOUBLE-5'in sınırları içinde.
    Çıkardığında 1 veya 2 Hizmetkar sayılır; Çin Seddi'nde ve bir Gemide 2 sayılır.
    .title = Çift Hizmetkar nedir
rule-double-2 =
    Hizmetkar kazandığın her seferde, yalnızca 1 tane de olsa, genel tedarikinde duruyorsa Çift Hizmetkarını bunlardan biri olarak seçebilirsin.
    .title = Çift Hizmetkarı kazanma
rule-double-3 =
    Hizmetkar çıkarmak gerektiğinde Çift Hizmetkarın bunların 2'sinin yerine veya istersen yalnızca 1'inin yerine geçebilir.
    .title = Çift Hizmetkarı çıkarma
rule-double-4 =
    Bir Hizmetkarın bir Gemiye veya Çin Seddi'ne yerleştirildiği her seferde, bu Hizmetkar Çift Hizmetkarın olabilir.
    2 alan kaplar ve 2 sayılır; başka bir Hizmetkarla birlikte yerleştirilirse ikisi 3 sayılır.
    Bir Gemide onun için yeterince yer olmalıdır; Çin Seddi ise gerekenden fazlasını alabilir.
    .title = Çift Hizmetkarı yerleştirme
rule-double-5 =
    Çift Hizmetkarı hiçbir zaman bir Kararnameye veya bir Liman ödülü alanına koyamazsın.
    Bir sıradan Hizmetkarla birlikte bir Gemiyi doldurur ve sen ödülü talep edersen, ödül alanında kalan sıradan Hizmetkardır.
    .title = Gidemeyeceği yerler

## Gizli bilgiler

rules-section-hidden = Gizli bilgiler

rule-hidden-1 =
    Oyuncular birbirlerinin ellerindekini ve ıskarta destelerindekini göremez; kart destesinin ve jeton yığınlarının sırasını kimse bilmez.
    Tahtadaki her şeyi, her destede, yığında ve elde kaç parça olduğunu ve bir oyuncuda hangi jetonların bulunduğunu herkes görebilir; kapalı jetonların yalnızca sayısı bilinir.
    .title = Başkalarının görebildikleri

## Gece Aşaması

rules-section-night = Gece Aşaması

rule-night-1 =
    Bütün oyuncular ıskarta destelerini Kader Zarlarıyla karşılaştırır.
    Oradaki her kart için, o kartın değerini gösteren her zara karşılık 1 Hizmetkar kazanırsın; yani iki zara eşit olan bir kart sana 2 Hizmetkar getirir.
    .title = Kartları zarlarla karşılaştırma
rule-night-2 =
    En çok eşleşmesi olan ve en az bir eşleşmesi bulunan oyuncu 3 ZP kazanır ve Elçisini 1 adım ilerletebilir.
    Beraberlikleri Entrika Yolu bozar (TIE-1).
    .title = En çok eşleşme
rule-night-3 =
    En ilerideki Gemiden başlayarak her Gemi bir Liman ilerler.
    Zaten 5. Limanda olan bir Gemi denizde kaybolur: sahibine, üzerindeki Hizmetkarlar da sahibinin genel tedarikine döner.
    .title = Bütün Gemiler hareket eder
rule-night-4 =
    Dolu Gemisi olan oyuncular şimdi bu Gemilerin ulaştığı Limanların ödüllerini talep edebilir.
    Bu, bitmekte olan Günün oyuncu sırasıyla yapılır.
    .title = Gece talepleri
rule-night-5 =
    Herkes ıskarta destesini eline alır: bu, sonraki Günün elidir.
    Geceleyin bir taleple kart çektiysen (NIGHT-4), o kart zaten elindedir ve zarlarla karşılaştırılmamıştır.
    .title = Yeni eli alma

## Sınırlar

rules-section-limit = Sınırlar

rule-limit-1 =
    On iki Hizmetkarından ve Çift Hizmetkarından fazlasına hiçbir zaman sahip olmazsın.
    Genel tedarikin boşken Hizmetkar kazanmazsın.
    .title = Hizmetkarlar sınırlıdır
rule-limit-2 =
    Her zaman yeterince Yeşim vardır.
    .title = Yeşim sınırsızdır

## Son puanlama

rules-section-final = Son puanlama

rule-final-1 =
    Son puanlama dördüncü geceden sonra gelir ve bu sırayla beş adımdan oluşur.
    Birinci: Çin Seddi'nde Hizmetkarlar varsa, orada en çok Hizmetkarı olan oyuncu 3 ZP kazanır ve Elçisini 1 adım ilerletir; bu adım Elçiyi hâlâ Saray'a sokabilir.
    Kimse Entrika Avantajı almaz.
    .title = Tamamlanmamış Çin Seddi
rule-final-2 =
    İkinci: 3. seviye Kararnameler puanlanır.
    Her 3 ZP için 1 ZP veren Kararname (DECREE-12) ötekilerden önce gelir.
    .title = 3. seviye Kararnameler
rule-final-3 =
    Üçüncü: Saray'daki her Elçi, yerinin ZP'sini kazandırır.
    .title = Saray'daki yerler
rule-final-4 =
    Dördüncü: Yeşimler puanlanır.
    1 Yeşimle toplam 1 ZP, 2 Yeşimle 3 ZP, 3 Yeşimle 6 ZP, 4 Yeşimle 10 ZP, 5 Yeşimle 15 ZP kazanırsın.
    Beşincinin ötesindeki her Yeşim 2 ZP ekler.
    .title = Yeşimleri puanlama
rule-final-5 =
    Beşinci: Elçisi Saray'da olmayan bir oyuncu kazanamaz ve oyunu 0 puanla bitirir.
    Ötekiler arasında en çok ZP'si olan kazanır ve beraberlikleri Entrika Yolu bozar (TIE-1).
    .title = Kim kazanır

## Meng'e karşı solo oyun

rules-section-solo = Meng'e karşı solo oyun

rule-solo-1 =
    Bonus Seyahat Jetonları olmadan iki kişilik bir oyun kur; başlangıç oyuncusu sensin.
    Bir çift kart seti seçersin: sana 4 ve Meng'e 5, sana 2 ve Meng'e 3, veya sana 1 ve Meng'e 2.
    Meng'in Hediye Kartları karıştırılır ve kapalı bir deste olarak durur.
    .title = Meng için kurulum
rule-solo-2 =
    Meng'in bir odağı vardır: başlangıç kartlarından biri rastgele çekilir ve onun konduğu konum Meng'in odağı olur.
    Konumu kendin de seçebilirsin.
    Meng'in Çift Hizmetkarı bu konumu gösterir ve başka bir işe yaramaz.
    .title = Meng'in odağı
rule-solo-3 =
    Dokuzu sıradan, ikisi özel olan Automa Kartlarının üst kısmı bir konumu, alt kısmı bir Alacakaranlık hamlesini belirtir.
    Kolay: bir özel kart dışarıda kalır, böylece 10 kart olur.
    Normal: 11 kartın hepsi kullanılır.
    Zor: 11 kartın hepsi kullanılır ve Meng, çekme destesinden alınan beşinci bir Hediye Kartıyla başlar.
    .title = Automa Kartları ve zorluk
rule-solo-4 =
    Sabah Aşaması her zamanki gibidir.
    Meng, Kararnamelerinin her avantajını kullanır ve Hizmetkarlarını kazanır.
    .title = Meng ile sabah
rule-solo-5 =
    Meng'de Hediye Kartı olduğu sürece sırası şöyledir: en üstteki Automa Kartı ve en üstteki Hediye Kartı açılır.
    Bu Hediye Kartını Automa Kartındaki konumda takas eder; değerler sayılmaz ve hiçbir şey ödemez.
    Sonra kartın hamlesini, ardından konumun hamlesini yapar; her birini A seçeneğiyle ve yalnızca yapabiliyorsa.
    Kart değiştirme için bunun yerine 1 ZP kazanır.
    .title = Meng'in sırası
rule-solo-6 =
    Meng'in bugün oynadığı Automa Kartları ayrı tutulur.
    Automa destesi biterse yalnızca önceki Günlerin kartları karıştırılıp yeni bir deste yapılır.
    .title = Automa destesi
rule-solo-7 =
    Gündüz Aşaması bitince Alacakaranlık gelir.
    Bugünün Automa Kartları oynandıkları sırayla gözden geçirilir ve Meng, bunun için Hizmetkarları veya Hizmetkarla değiştirebileceği jetonları olduğu sürece her birinin alt hamlesini uygular; yoksa kart atlanır.
    Alacakaranlıkta Liman ödülü olarak kazandığı bir kart ıskarta destesine gider.
    Alacakaranlığın sonunda bu Automa Kartları önceki Günlerinkilerin yanına konur.
    .title = Alacakaranlık Aşaması
rule-solo-8 =
    Gece Aşaması, Meng'in zarlarla eşleşmeleri dışında her zamanki gibidir: kartları ne olursa olsun 1. Günde 1, 2. Günde 2, 3. Günde 3 ve 4. Günde 4 eşleşmesi vardır (EDITION-5'e de bak).
    Bunlar, kazandığı Hizmetkarlar için ve en çok eşleşmenin bonusu için sayılır.
    .title = Meng'in gece eşleşmeleri
rule-solo-9 =
    Gündüz Meng bir kez hareket eder; Alacakaranlıkta bir hareket için 2 Hizmetkar çıkarır.
    Gezgini haritaya sağ alttaki şehirden girer ve dış halkada saat yönünün tersine, her seferinde jetonu olan bir sonraki şehre gider.
    Halkada jeton kalmadıysa başka yerdeki en yakın jetona gider ve o Gündeki sonraki her harekette yine böyle yapar; ertesi Gün halkayı izlemeye döner.
    Bir jetonun normal avantajını her zaman kullanır, üç istisna dışında.
    Kart geri alma: ıskarta destesinin en üstteki kartı kart destesine katılır; Alacakaranlıkta bunun yerine 1 ZP kazanır.
    Kart karşılığında Yeşim: değeri ne kadar düşük olursa olsun destesinin en üstteki kartını atar ve Yeşimi alır; Alacakaranlıkta bunun yerine 1 ZP kazanır.
    Kart değiştirme: bunun yerine 1 ZP kazanır.
    .title = Meng'in seyahati
rule-solo-10 =
    Meng'in bir hamleyi yapmak için yeterince Hizmetkarı yoksa, eksiği tamamlayacaksa jetonlarını Hizmetkarla değiştirir.
    Bir Yeşim için değiştirecek 6 jetonu olduğu anda Yeşimi alır.
    .title = Meng jeton değiştirir
rule-solo-11 =
    Gündüz Meng, varsa Çin Seddi'ne 1 Hizmetkar yerleştirir.
    Alacakaranlıkta havuzunda 2 veya daha fazla Hizmetkar gerekir: 1'ini çıkarır ve 1'ini yerleştirir.
    Çin Seddi puanlandığında orada bir Hizmetkarı varsa, 7 adım geri gidebiliyorsa Entrika Avantajı olarak bir Yeşim alır; gidemiyorsa, 1 adım geri gidebilmesi ve genel tedarikinde bir Hizmetkar olması koşuluyla 1 Hizmetkar kazanır.
    .title = Meng Çin Seddi'nde
rule-solo-12 =
    Gündüz Meng, ödeyebildiği en ucuz Yeşimi satın alır.
    Alacakaranlıkta bedava 1 Seyahat adımı atar.
    .title = Meng ve Yeşim
rule-solo-13 =
    Gündüz Meng'in Entrika İşaretçisi 1 adım ilerler ve madalya alınmamışsa onu alır.
    Alacakaranlıkta 2 adım için 1 Hizmetkar çıkarır.
    .title = Meng ve Entrika
rule-solo-14 =
    Gündüz Meng'in Elçisi 1 adım ilerler.
    Alacakaranlıkta Elçisini 1 adım ve Entrika İşaretçisini 1 adım ilerletmek için 2 Hizmetkar çıkarır.
    .title = Meng ve Saray
rule-solo-15 =
    Gündüz Meng bir Kararname alır ve normal bedelini öder.
    1. Günde 1. seviyeye, 2. Günde 2. seviyeye, 3. ve 4. Günlerde 3. seviyeye bakar.
    İki Kararnameden o an kendisine daha ucuz olanı, bedelleri aynıysa alt yerdekini seçer.
    Ödeyemezse veya ikisine de sahipse, aşağı doğru inerek alttaki seviyeleri, sonra yukarı doğru çıkarak üstteki seviyeleri dener: alabileceği bir Kararname varsa bir tane alır.
    Alacakaranlıkta bedava 1 Seyahat adımı atar.
    Her sabah kart değiştiren Kararnameden, bunun yerine her sabah 1 ZP kazanır; daha ucuz Seyahat Kararnamesi, Alacakaranlıktaki Seyahat'inin bedelini 1 Hizmetkar azaltır.
    .title = Meng ve Kararnameler
rule-solo-16 =
    Gündüz Meng, yolda olan Gemilerinden birine 1 Hizmetkar yerleştirir veya yükleyebileceği bir Gemi yoksa yola yeni bir Gemi çıkarır.
    Hamleyi hiçbir zaman bir Gemiyi hareket ettirmek için kullanmaz.
    Alacakaranlıkta havuzunda 2 veya daha fazla Hizmetkar gerekir: 1'ini çıkarır ve 1'ini yerleştirir.
    Bir Gemisinde 3 Hizmetkar olduğu anda, Liman ve aşama ne olursa olsun ödül talep eder.
    Birinci ve ikinci ödülü için, oyuna beş kartla başladıysa yalnızca birinci ödülü için, bir kart alır; sonraki her ödül, sınırsız olarak 4 ZP'dir.
    Üç Hizmetkarın hepsi genel tedarikine döner.
    .title = Meng kanalda
rule-solo-17 =
    Automa Kartı özel bir kartsa Meng odağında takas eder.
    Sonra hem kartın hem konumun hamlesini B seçeneğiyle yapar ve hiçbir şey ödemez; koyduğu Hizmetkarlar genel tedarikinden, tedarik boşaldıktan sonra havuzundan gelir.
    Seyahat: 2 adım. Çin Seddi: 2 Hizmetkar. Yeşim: en ucuzu. Entrika: 3 adım.
    Saray: 2 Elçi adımı ve 1 Entrika adımı. Kararnameler: normalde seçeceği Kararname, yalnızca üzerine koyduğu 1 Hizmetkar karşılığında. Büyük Kanal: 2 Hizmetkar.
    Alacakaranlıkta bedava 1 Seyahat adımı atar.
    .title = Özel Automa Kartları
rule-solo-18 =
    Son puanlama bir farkla her zamanki gibidir: Meng Saray'da olmadan da kazanabilir, ama o zaman oradaki bir yer için puan almaz.
    .title = Meng ile son puanlama
rule-solo-19 =
    Meng'in Oyuncu Panosundaki nötr Hizmetkarlar talep ettiği ödülleri gösterir: kartlar için en fazla 2, 4 ZP için en fazla 3; sonrakiler işaretlenmez.
    Zor düzeyde bunlardan biri baştan itibaren bir kart alanını kaplar.
    .title = Meng'in ödüllerini işaretleme

## Basılı kural kitaplarının ayrıldığı yerler

rules-section-edition = Basılı kural kitaplarının ayrıldığı yerler

rule-edition-1 =
    Basılı bir kural kitabı bir takastan sonra hamle yapmanı zorunlu kılar; ötekiler bunu sana bırakır.
    Bu sürüm bunu sana bırakır (ACTION-1).
    .title = Hamleler zorunlu mu?
rule-edition-2 =
    Çin Seddi'nin B seçeneği için basılı bir metin 2 Hizmetkar der, ötekiler en fazla 2 der.
    Bu sürümde 1 veya 2 yerleştirirsin (WALL-2).
    .title = Çin Seddi B'de Hizmetkarlar
rule-edition-3 =
    Basılı bir kural kitabında kanal hamlesi bir Gemiyi 5. Limandan çıkarabilir ve Gemi o zaman kaybolur; ötekiler gidilecek boş bir Liman ister.
    Bu sürümde boş bir Liman gerekir (CANAL-5).
    .title = 5. Limandan hareket
rule-edition-4 =
    Basılı bir kural kitabındaki bir örnek, yola yeni çıkan bir Gemiye bedava bir Hizmetkar daha veriyor gibidir; ötekilerde böyle bir şey yoktur.
    Bu sürümde bedava Hizmetkar yoktur.
    .title = Yeni bir Gemideki Hizmetkar
rule-edition-5 =
    Bazı basılı kural kitapları Meng'e dört Günde en az 1, 2, 3 ve 4 eşleşme verir, ötekiler tam o kadar.
    Bu sürümde normalde tam o kadarıyla oynanır (SOLO-8).
    meng_matches seçeneği ikisi arasında geçiş yapar: exact (tam) veya at_least (en az).
    .title = Meng'in zar eşleşmeleri
rule-edition-6 =
    Basılı kural kitapları, takip ve geçiş ücreti jetonlarının her oyuncunun hamlesine mi yoksa yalnızca başka bir oyuncunun hamlesine mi tepki verdiği konusunda ayrılır.
    Bu sürümde ikisi de yalnızca başka bir oyuncuya tepki verir (BONUS-2, BONUS-3).
    .title = Takip ve geçiş ücreti: kimin hamlesi
rule-edition-7 =
    Basılı bir kural kitabında altı çeşit 12 Bonus Seyahat Jetonu vardır ve kitap toplam 32 jeton der; ötekilerde 32 jetonun içinde üç çeşit 6 bonus jeton vardır.
    Bu sürümde normalde bonus jetonlar olmadan oynanır.
    bonus_tokens seçeneği bunu değiştirir: none (hiç); standard, 6 bonus jetonla, yani toplam 32 jeton; veya deluxe, bu 32 jetona altı tane daha ekler.
    .title = Kaç bonus jeton
rule-edition-8 =
    Kart değiştiren sabah Kararnamesi için bazı basılı kural kitapları elinden bir karta, biri elden veya ıskarta destesinden bir karta izin verir, biri de yalnızca kartlarından biri der.
    Bu sürümde elinden bir karttır, çünkü ıskarta desteni önceki gece eline aldın (NIGHT-5).
    .title = Sabah değiştirme: hangi kart
rule-edition-9 =
    Bazı basılı kural kitapları altıdan fazla jetonun olunca değiştirmeni ister, ötekiler yedincisini almadan önce yer açmanı ister.
    Bu sürüm TRADE-2'ye uyar, yani yedinci jeton değiştirdiklerinden biri olabilir.
    .title = Yedinci jeton
rule-edition-11 =
    Bazı basılı kural kitaplarında Meng jetonları yalnızca B hamlelerini ödemek için değiştirir, ötekilerde her hamle için.
    Bu sürümde bunu her hamle için yapar (SOLO-10).
    .title = Meng ne zaman jeton değiştirir
rule-edition-12 =
    Gece bonusunu bazı basılı kural kitapları en çok eşleşen kartı olan oyuncuya, bazıları en çok eşleşmesi olana, biri de en çok Hizmetkar kazanana verir.
    Zarların 3, 3 ve 6 olduğu basılı bir örnekte iki oyuncu 4'er ile berabere kalır.
    Bu sürüm RULING-9'un dediği gibi sayar.
    .title = En çok eşleşmeyi sayma
rule-edition-13 =
    Basılı bir metin sabahleyin Gezgini, jetonu veya ikisi de olmayan her şehri doldurur; ötekiler yalnızca ikisi de olmayan şehirleri doldurur.
    Bu sürümde bir şehirde ikisi de olmamalıdır (MORNING-2).
    .title = Hangi şehirler doldurulur
rule-edition-14 =
    Elçin zaten Saray'dayken basılı bir metin onu hareket ettirecek her hamle için 1 ZP verir, ötekiler her adım için 1 ZP verir.
    Bu sürümde her adım için 1 ZP kazanırsın (PALACE-3).
    .title = Saray'ın içinde adımlar
rule-edition-15 =
    Geceleyin kaç talebin olduğu konusunda basılı kural kitapları ayrılır: biri her dolu Gemiye, biri tek bir Gemiye izin verir, geri kalanlar dolu bir Gemisi olan oyunculardan söz eder.
    Bu sürümde her dolu Geminle talepte bulunabilirsin (NIGHT-4).
    .title = Gece taleplerinin sayısı
rule-edition-16 =
    Basılı bir kural kitabında Meng'in Gezgini, sen yolundaysan dış halkadan ayrılır, ötekilerde yalnızca halkada jeton kalmayınca.
    Bu sürümde halkadan yalnızca orada jeton kalmayınca ayrılır (SOLO-9).
    .title = Meng halkadan ne zaman ayrılır
rule-edition-17 =
    Zar çeviren avantaj için basılı bir kural kitabı herhangi bir sayıya, ötekiler o zarın herhangi bir yüzüne izin verir.
    Bu sürümde bu zarın sahip olduğu bir yüzü seçersin (BENEFIT-3).
    .title = Zar çevirme
rule-edition-18 =
    Basılı bir kural kitabında Çift Hizmetkar Çin Seddi'nde veya bir Gemide yatık konursa 2 sayılır; ötekilerde doğrudan 2 sayılır.
    Bu sürümde orada her zaman 2 sayılır (DOUBLE-4).
    .title = Çift Hizmetkarın sayısı
rule-edition-19 =
    Bazı basılı kural kitapları Gezginini jetonu olan bir sonraki şehre, ötekiler jetonu olan başka bir şehre götürür.
    Bu sürümde yollar boyunca bir sonrakine gider (TRAVEL-3).
    .title = Bir Gezgin ne kadar uzağa gider
rule-edition-20 =
    Çoğu basılı kural kitabı bir Seyahat Jetonunun avantajını kullanıp kullanmamayı sana bırakır; birinde “-ebilirsin” yoktur, biri de yalnızca varsa avantajı aldığını söyler.
    Bu sürümde seçim senindir (TRAVEL-1).
    .title = Jetonun avantajı isteğe bağlı mı?
rule-edition-21 =
    Basılı bir kural kitabı +1 değer jetonuyla bütün kartlarının değerini yükseltir, ötekiler yalnızca oynadığın kartlarınkini.
    Bu sürümde yalnızca oynadığın kartlar yükselir (BONUS-1).
    .title = +1 değerin kapsamı
rule-edition-22 =
    Bazı basılı kural kitapları sabahki kart değiştirmeyi bir buyruk olarak, ötekiler yapabileceğin bir şey olarak yazar.
    Bu sürümde onu reddedebilirsin (DECREE-6).
    .title = Sabah değiştirme isteğe bağlı mı?
rule-edition-23 =
    Basılı bir kural kitabı hareket eden bir Geminin daha ileride boş bir Limana, ötekiler yalnızca rotasında boş bir Limana ihtiyacı olduğunu söyler.
    Bu sürümde boş Liman daha ileride olmalıdır (CANAL-5).
    .title = Bir Geminin hareket yönü
rule-edition-24 =
    Bazı basılı kural kitaplarında sabahın Hizmetkarlarını ve geceleyin kartlarının getirdiklerini alabilirsin; ötekilerde doğrudan alırsın.
    Bu sürümde onları sorulmadan kazanırsın (MORNING-5, NIGHT-1).
    .title = Gelir ve gece Hizmetkarları isteğe bağlı mı?

## Hükümler

rules-section-ruling = Hükümler

rule-ruling-1 =
    Hiçbir basılı kural kitabının yanıt vermediği yerlerde bu sürüm aşağıdaki hükümlere göre oynar.
    Kendi her kararında jeton değiştirebilirsin (TRADE-1); bir hamlenin adımları arasında da, böyle kazanılan bir Hizmetkar bir adımı mümkün kılıyor veya iyileştiriyorsa değiştirebilirsin: örneğin bir Kararname için ödeme yapmakla üzerine Hizmetkar yerleştirmek arasında ya da Kanal B'nin iki Hizmetkarı arasında, devam etmenin tek bir yolu kalmış olsa bile.
    Yani ancak arada jeton değiştirerek bitirebileceğin bir hamleye başlayabilirsin.
    Bütün oyuncuların, son puanlamadan hemen önce, oyuncu sırasıyla bir fırsatı daha vardır.
    .title = Ne zaman jeton değiştirebilirsin
rule-ruling-2 =
    Kimsenin ZP'si 0'ın altına düşemez.
    Öteki oyuncunun kaybedecek ZP'si olmasa bile geçiş ücretinin sahibi ödemesini alır.
    .title = Eksi ZP yok
rule-ruling-3 =
    1'in 9 ile karşılaşıp karşılaşmadığı (EXCHANGE-4) kartlarda basılı değerlere bağlıdır.
    +1 değer ve çift değer yalnızca değerler karşılaştırılırken önemlidir.
    .title = Basılı değerler: 1 ve 9
rule-ruling-4 =
    Senin bir etkin Gemilerinden birine bir Hizmetkar koyduğu veya onu hareket ettirdiği her seferde, dolu olan her Geminle talepte bulunabilirsin.
    Geceleyin de talepte bulunabilirsin (NIGHT-4).
    Kanal A yalnızca talep için de yapılabilir: bir Limanda bekleyen dolu bir Gemin, hiçbir şey yüklemesen ve hiçbir Gemiyi hareket ettirmesen de talepte bulunabilir.
    .title = Ne zaman talep edebilirsin
rule-ruling-5 =
    Takip etmen (BONUS-3), öteki oyuncunun hamlesi tamamen bittiği anda ve o oyuncunun sonraki hamlesinden önce olur.
    Birden çok oyuncu takip ederse bunu, hamleyi yapan oyuncudan başlayarak oyuncu sırasıyla yaparlar.
    Takip eden A veya B'yi seçer, bedelini öder ve kendi indirimlerini kullanır; madalyayı da kazanabilir.
    Takip ederek yapılan bir hamle yeniden takip edilemez, ama onun için geçiş ücreti ödenir.
    .title = Takip nasıl işler
rule-ruling-6 =
    Bir hamleyi, A veya B seçeneğini ya da Yeşim veya Kararname hamlesini uyguladığında yapmış olursun.
    Hamleyi sana konumun mu yoksa bir kartın mı verdiği fark etmez: her iki durumda da onun için geçiş ücreti ödenir ve ötekiler takip edebilir.
    Reddettiğin bir hamlede ikisi de olmaz.
    .title = Hamle yapmak ne demektir
rule-ruling-7 =
    Hiçbir Elçi Saray'a ulaşmadıysa oyunun kazananı yoktur.
    Oyuncular o zaman ZP'ye, sonra Entrika'ya göre, yalnızca bilgi için sıralanır.
    .title = Saray'da kimse yok
rule-ruling-8 =
    Üç zarın hepsi aynı sayıyı gösteriyorsa, o değerdeki her kart 3 Hizmetkar kazandırır.
    .title = Üç eşit zar
rule-ruling-9 =
    En çok eşleşme (NIGHT-2), Hizmetkarlarla (NIGHT-1) aynı şekilde sayılır: her kart, değerini gösteren her zar için bir kez sayılır.
    Bu, 3, 3 ve 6 gösteren zarlara karşı bir 3'ün iki kez sayıldığı basılı örnekle uyuşur.
    .title = Eşleşmeler nasıl sayılır
rule-ruling-10 =
    İndirimler bir bedeli hiçbir zaman 0'ın altına indirmez.
    Kararnamelerin indirimleri kendiliğinden geçerlidir; indirim jetonununki (BONUS-6) yalnızca sahibi kullanmaya karar verirse geçerlidir ve ikisi toplanır.
    Hiçbir indirim bir Kararnameye yerleştirdiğin Hizmetkarı kapsamaz.
    .title = İndirimler nasıl toplanır
rule-ruling-11 =
    Meng özel bir kanal hamlesinde iki Hizmetkar koyar ve birincisi bir Gemiyi doldurursa, ikincisi yeni bir Gemiye biner.
    Gemisi kalmadıysa veya boş Liman yoksa ikinci Hizmetkar olduğu yerde kalır.
    .title = Meng'in kanaldaki ikinci Hizmetkarı
rule-ruling-12 =
    2. seviye Çin Seddi Kararnamesinin (DECREE-9) ek Hizmetkarı, A veya B'yi uyguladıktan sonra genel tedarikinden gelir.
    Çin Seddi'ni tamamlayan o olabilir; Çin Seddi'ni A veya B'nin Hizmetkarlarıyla birlikte tamamlarsa hepsi için tek bir puanlama yapılır.
    .title = Çin Seddi Kararnamesinin zamanı
rule-ruling-13 =
    Çekme destesi boşken ödül olarak bir kart seçemezsin.
    .title = Boş çekme destesi
rule-ruling-14 =
    Meng bir sabah Kararnamesini hiçbir zaman reddetmez.
    Kararname bir Gemiye Hizmetkar koyuyorsa SOLO-16'daki gibi davranır.
    .title = Meng'in sabah Kararnameleri
rule-ruling-15 =
    Bir takası EXCHANGE-3'ün (b) yoluyla, bir kartla ödemek için elinde ikinci bir kart olmalıdır.
    Ödediğin kart ıskarta destendedir, bu yüzden kartlar zarlarla karşılaştırılırken (NIGHT-1) sayılır.
    .title = Kartla ödeme
rule-ruling-16 =
    Kart değiştirirken tahtadaki herhangi bir kartı, az önce oraya koyduğunu da alabilirsin; az önce aldığın kartı da verebilirsin.
    Kart değiştirdikten sonra yine konumun hamlesini yapabilirsin; BONUS-5 ile yinelersen bundan önce ikinci bir kart değiştirme yapabilirsin.
    .title = Hangi kartlar değiştirilebilir
rule-ruling-17 =
    Pas geçtikten sonra, geri alarak veya Liman ödülü olarak yeniden bir kartın olursa, yeniden sıran gelir.
    .title = Pas geçmek kesin değildir
rule-ruling-18 =
    Kart geri alan jeton (TOKEN-8), az önce edindiğin kartı da geri getirebilir.
    Iskarta desten boşsa jetonun etkisi yoktur.
    .title = Geri almanın sınırları
rule-ruling-19 =
    Reddettiğin veya havuzun boşken aldığın bir +1 değer, geçiş ücreti veya takip jetonu, kapalı olarak doğrudan bir jeton yerine gider.
    Böyle bir jetonla koyduğun Hizmetkar, o zaman 1 sayılan Çift Hizmetkarın olabilir.
    .title = Bir bonus jetonu reddetme
rule-ruling-20 =
    Gündüz Aşaması bittiğinde önce bonus jetonlarla konan bütün Hizmetkarlar geri döner, sonra bu jetonlar jeton yerlerine gider, sonra altıdan fazla jetonu olan herkes oyuncu sırasıyla jeton değiştirir (TRADE-2).
    Alacakaranlık ve gece ancak bundan sonra başlar.
    .title = Gündüz Aşamasının sonu
rule-ruling-21 =
    +1 değer ve çift değer yalnızca bir takastaki karşılaştırma (EXCHANGE-2, EXCHANGE-3) ve eşit değerler Kararnamesi (DECREE-10) için geçerlidir.
    Kart karşılığında Yeşim veren jetonda (TOKEN-5) ve geceleyin zarlarda (NIGHT-1) işe yaramazlar.
    Basılı değer, herhangi bir şey eklenmeden önce ikiye katlanır ve birden çok +1 değer jetonunun hepsi toplanır.
    .title = Yükseltilmiş değerler ne zaman sayılır
rule-ruling-22 =
    Bir geçiş ücreti veya takip jetonu yalnızca o konduktan sonra başlayan hamleleri etkiler.
    Hamlenin yapıldığı her sefer için bir kez işler, yani iki kez yapılan bir hamle onu iki kez tetikler.
    Jetonların avantajları ve Kararnamelerin etkileri yapılmış hamle değildir ve DECREE-9'un ek Hizmetkarı onlara eklenmez.
    .title = Geçiş ücretini ve takibi ne tetikler
rule-ruling-23 =
    Tek bir eşleşme bile olmadan hiçbir oyuncu gece bonusunu (NIGHT-2) alamaz.
    .title = Bonus için eşleşme gerekir
rule-ruling-24 =
    Çin Seddi bir jeton, bir takip veya bir Kararname gibi bir etkinin ortasında tamamlanırsa, Entrika Avantajlarıyla birlikte hemen o anda puanlanır.
    Ardından yarıda kalan etki devam eder.
    .title = Bir etkinin ortasında tamamlanan Çin Seddi
rule-ruling-25 =
    DECREE-9'un ek Hizmetkarını ancak Çin Seddi hamlesinin A veya B seçeneğini uygularsan kullanabilirsin.
    Havuzun boşsa Çin Seddi hamlesini yapamazsın.
    .title = Çin Seddi Kararnamesi hamle ister
rule-ruling-26 =
    Bir etki genel tedarikinden bir Gemiye veya Çin Seddi'ne bir Hizmetkar koyuyorsa, genel tedarikinde duruyorsa bunun için Çift Hizmetkarını kullanabilirsin.
    .title = Genel tedarikten Çift Hizmetkar
rule-ruling-27 =
    Bir puanlama, bir talep veya denizde kaybolma Çift Hizmetkarı Çin Seddi'nden veya bir Gemiden alırsa, o tek bir parça olarak genel tedarikine döner.
    Bir puanlamadan sonra Çin Seddi'nde kalırsa hâlâ 2 sayılır.
    .title = Çift Hizmetkar geri döner
rule-ruling-28 =
    Çin Seddi'nin veya Büyük Kanal'ın B seçeneğinde Çift Hizmetkar, iki Hizmetkarın aynı anda ikisi de veya ikisinden biri olabilir.
    B için çıkardığın Hizmetkar başka bir parça olmalıdır.
    .title = B seçeneğinde Çift Hizmetkar
rule-ruling-29 =
    Hizmetkar kazandıran avantajlar (BENEFIT-1, BENEFIT-2) genel tedarikin boşken alınamaz; orada çok az varsa, olanları kazanırsın.
    Oyuncuların avantajlarını alma sırası (WALL-5) Çin Seddi puanlandığında belirlenir ve değişmez.
    .title = Entrika Avantajlarının ayrıntıları
rule-ruling-30 =
    14. adımdaki bir işaretçi yerinde durur ve yığındaki konumunu korur.
    Orada Entrika'nın A seçeneği sana yine madalyayı kazandırabilir ve Saray'ın B seçeneği (PALACE-2) yine Elçini ilerletir.
    Bir işaretçi bir yığından ayrıldığında üstündekilerin sırası aynı kalır.
    .title = Entrika Yolu'nun en üstü
rule-ruling-31 =
    Madalyayı Entrika'nın A seçeneğiyle (INTRIGUE-1), onu ister konumla, ister bir kartla, ister takip ederek yap, alabilirsin.
    .title = Madalyaya giden yollar
rule-ruling-32 =
    PALACE-2'nin iki Elçi adımından ilki Elçini Saray'a sokarsa, ikincisi 1 ZP kazandırır.
    .title = İki adımla giriş
rule-ruling-33 =
    En az bir hareket mümkünse Seyahat'in B seçeneğini (TRAVEL-2) seçebilirsin; ikinci hareketin sonradan imkânsız olduğu ortaya çıkarsa o hareket yanar.
    Gezginin hiçbir jetona ulaşamıyorsa Seyahat hamlesini yapamazsın.
    .title = Jetonsuz Seyahat
rule-ruling-34 =
    Haritayı doldurmaya (MORNING-2) yetecek jeton yoksa, önce dış halkanın şehirleri, sağ alttan başlayarak Meng'in seyahat ettiği yönde, sonra iç şehirler liste sırasıyla gelir.
    Jeton kalmayan şehirler boş kalır.
    .title = Doldurmaya yetmeyen jeton
rule-ruling-35 =
    Tam istenen sayıda jeton değiştirirsin; çift sayılan jeton 2 eder.
    Genel tedarikin boşken değiştirmek zorunda kalırsan, sonunda hiçbir şey kazanmayabilirsin.
    .title = Tam sayıda değiştirme
rule-ruling-36 =
    Sabahleyin (MORNING-4) bütün Kararnamelerini, dilediğin sırayla, sonraki oyuncudan önce kullanırsın.
    .title = Sabah Kararnamelerinin sırası
rule-ruling-37 =
    Büyük Kanal'ın B seçeneği, Çift Hizmetkar bunu değiştirmedikçe (RULING-28) tam iki Hizmetkar yerleştirir.
    Üç Geminin hepsi yoldaysa yalnızca yolda olan Gemileri yükleyebilirsin.
    Bir Gemiye hiçbir zaman alabileceğinden fazlasını koyamazsın.
    .title = Büyük Kanal B'nin sınırları
rule-ruling-38 =
    Bir taleple geri dönen bir Gemi hemen, aynı hamle içinde bile yeniden yola çıkarılabilir.
    Yola çıktığı anda dolu olan bir Gemi, 2 ile 5 arasındaki Limanlardan birindeyse hemen talepte bulunabilir; 1. Limanda hiçbir zaman talep olmaz.
    .title = Yeniden yola çıkma ve anında talep
rule-ruling-39 =
    Geceleyin bütün Gemiler hareket etmek zorundadır (NIGHT-3) ve her rota ayrı ele alınır.
    Dolu olmak 5. Limandaki bir Gemiyi kurtarmaz: Gemi kaybolur, çünkü Gemiler NIGHT-4'ün taleplerinden önce hareket eder.
    .title = Gemiler gece hareket etmelidir
rule-ruling-40 =
    Her 3 ZP için 1 ZP veren Kararname (DECREE-12), ZP İşaretçinin Çin Seddi puanlandıktan (FINAL-1) sonraki durumuna bakar.
    .title = “O ana kadar” ne demektir
rule-ruling-41 =
    Sabahleyin veya gündüz Meng'in destesine katılan bir kart en alta konur.
    Gecenin sonunda (NIGHT-5) ıskarta destesi karıştırılır ve yeni destesi olur.
    .title = Meng'in kart destesi
rule-ruling-42 =
    Meng kart karşılığında Yeşim jetonunu gündüz, destesi boşken alırsa, Alacakaranlıktaki gibi 1 ZP kazanır.
    .title = Meng: Yeşim için kart yok
rule-ruling-43 =
    Meng haritaya, dış halkada sağ alttan başlayıp saat yönünün tersine aranan, jetonu olan ilk şehirden girer.
    En yakın, en az yol uzaklıkta olan demektir; birden çok şehir aynı yakınlıktaysa önce halka şehirleri, sağ alttan Meng'in yönünde, sonra RULING-34'teki gibi iç şehirler liste sırasıyla gelir.
    Bir iç şehirden halkaya dönmek için, jetonu olan en yakın halka şehrine gider.
    Haritada hiç jeton yoksa ne hareket eder ne de öder.
    .title = Meng'in haritadaki yolu
rule-ruling-44 =
    Meng'in ödeyebildiğine, genel tedariki elverdiği ölçüde, jeton değiştirerek kazanabileceği Hizmetkarlar da dahildir; önce sıradan jetonları değiştirir.
    Bunu gündüz ve Alacakaranlıktaki hamleler için yapar, ama bir jetonun avantajını ödemek için yapmaz.
    .title = Meng'in ödeyebildikleri
rule-ruling-45 =
    Özel bir kartla bir Kararname Meng'e bedavadır, yani tek gereken üzerine koyacağı bir Hizmetkardır; hangi Kararnamenin daha ucuz olduğuna yine normal bedellerle karar verilir.
    Özel bir kartla Entrika hamlesi B seçeneğidir, bu yüzden madalyayı almaz.
    .title = Özel kartlar: Kararnameler ve Entrika
rule-ruling-46 =
    Daha ucuz Yeşim (DECREE-8), Çin Seddi'ne ek Hizmetkar (DECREE-9) ve daha ucuz Kararnameler (DECREE-11) Kararnamelerinin hepsi Meng'e yarar.
    Çin Seddi'ne ek Hizmetkarı her seferinde, Alacakaranlıkta ve özel kartlarla da kullanır.
    .title = Meng'e yarayan Kararnameler
rule-ruling-47 =
    Meng'in ödüllerini gösteren nötr Hizmetkarlar (SOLO-19), Liman ödülleri Kararnamesi (DECREE-16) için sayılır.
    Bir kart alması gerektiğinde çekme destesi boşsa bunun yerine 4 ZP kazanır.
    .title = Meng'in ödüllerini sayma
rule-ruling-48 =
    Meng başlangıç oyuncusuysa, sabah Kararnameleri kullanılırken (MORNING-4), Gündüz Aşamasında ve geceleyin talep ederken (NIGHT-4) senden önce gelir.
    .title = Başlangıç oyuncusu Meng
rule-ruling-49 =
    Meng'e karşı Uzman Varyantını oynarsan, odağı belirlenirken (SOLO-2) konumlara dağıtılan yedi kart başlangıç kartlarının yerine geçer.
    .title = Meng ile Uzman Varyantı
rule-ruling-50 =
    Büyük Kanal'ın A seçeneğinde (CANAL-1) Hizmetkar, Gemi hareket etmeden önce yerleştirilir.
    Çin Seddi (WALL-3) ancak hamlenin her Hizmetkarı yerleştirildikten sonra puanlanır.
    .title = Bir hamle içindeki sıra
rule-ruling-51 =
    Alacakaranlıkta Günün Automa Kartları ilk oynanandan sonuncuya doğru kullanılır; basılı oyunda bunun için deste ters çevrilir.
    .title = Alacakaranlıkta kartların sırası

## Bütün kural kitaplarının sustuğu yerler

rules-section-house = Bütün kural kitaplarının sustuğu yerler

rule-house-1 =
    Tek bir geçerli seçeneği olan karar, ötekilere bir el hakkında bir şey söylemeyecekse, kendiliğinden verilir (değeri 7 veya üstü bir kart isteyen jeton, elde böyle bir kart olmasa da sorulur).
    Jetonlarla alınacak bir Hizmetkar bu tek seçenekten fazlasını mümkün kılabilecekse karar yine de sorulur (RULING-1); bir hamle ancak jeton değiştirerek bitirilebiliyorsa bunu kimse senin yerine yapmaz.
    .title = Tek seçenekli kararlar
rule-house-2 =
    Jetonları, genel tedarikte bulunmayan bir Hizmetkarla değiştirmek sunulmaz; değiştirmek zorunluysa başka (RULING-35).
    .title = Olmayan bir Hizmetkar için değiştirme
rule-house-3 =
    Kapalı jetonlar geldikleri sırayla verilir.
    Açık bonus jetonları yalnızca kapalılar yetmediğinde verilir; hangisi olduğunu o zaman sahibi söyler.
    .title = Hangi jetonlar verilir
rule-house-4 =
    Bir takasta en fazla bir çift değer jetonu etki eder, o da yalnızca takası bedava yapıyorsa.
    .title = Takas başına bir çift değer jetonu
rule-house-5 =
    Bir çift hamle jetonunun kartın hamlesini yineleyip yinelemeyeceğine, hamle ilk kez yapılıp takip edenler bitirdikten sonra karar verilir.
    Bir kartın hamlesi en fazla iki kez yapılır.
    .title = Çift hamle jetonu ne zaman kullanılır
rule-house-6 =
    Bir hamle için birden çok indirim jetonu kullanılabilir.
    Jeton kullanıldığı anda çevrilir, hamleden sonra vazgeçilse bile.
    .title = Birden çok indirim jetonu
rule-house-7 =
    Her geçiş ücreti ve her takip jetonu kendi başına sayılır: aynı sahibin bir konumdaki iki geçiş ücreti 2 ZP getirir, iki takip jetonu sahibine iki kez takip ettirir.
    .title = Birden çok geçiş ücreti ve takip jetonu
rule-house-8 =
    Büyük Kanal'ın A seçeneğinde ne bir Hizmetkar yerleştirilir, ne bir Gemi hareket eder, ne de bir ödül talep edilirse hamle yapılmış sayılmaz: kimse takip etmez ve geçiş ücreti ödenmez.
    .title = Etkisiz Kanal A
rule-house-9 =
    Entrika B, Entrika Yolu'nun en üstünde sunulmaz; A ise yalnızca madalya hâlâ alınabiliyorken sunulur.
    Meng en üstteyken Entrika için bir şey harcamaz.
    .title = Entrika Yolu'nun en üstünde hamle
rule-house-10 =
    Kanal B'de ilk Hizmetkar, ikincisine yer kalmayacak biçimde yerleştirilemez.
    Arada talep edilebilecek bir ödül de yer sayılır; ama o zaman talep edilmesi gerekir. Arada jeton değiştirerek alınacak bir Hizmetkar ikinci Hizmetkar sayılır (RULING-1).
    .title = Kanal B'nin ikinci Hizmetkarına yer
rule-house-11 =
    Genel tedarikte yalnızca Çift Hizmetkar varsa, Hizmetkar kazanan onu yine de orada bırakabilir.
    .title = Genel tedarikte yalnız Çift Hizmetkar
rule-house-12 =
    Meng, yolda olan ve yeri bulunan Gemilerinden en dolusunu yükler; doluluk eşitse en öndekini.
    .title = Meng hangi Gemiyi yükler
rule-house-13 =
    Meng henüz haritada değilse ve halkada jeton yoksa, haritaya sağ alttaki şehre en yakın jetondan girer.
    .title = Meng jetonsuz bir halkaya girer
rule-house-14 =
    Meng jetonlarını yalnızca gereken Hizmetkarlar ve Yeşim için değiştirir, ZP için hiçbir zaman, son puanlamadan önce de.
    .title = Meng jetonlarını neyle değiştirir
rule-house-15 =
    Bir zar çevrilirken o zarın birbirinin aynı olan yüzleri tek bir seçenektir.
    .title = Bir zarın eş yüzleri
rule-house-16 =
    Meng olur da bir Günde bütün Automa Kartlarını açarsa, o Günün kartları da karıştırılır.
    .title = Bir Günde biten Automa Kartları
rule-house-17 =
    Geçiş ücreti, hamle tamamlanınca, yol açtığı bir Çin Seddi Puanlaması veya ödül talebi de bitince ve kimse takip etmeden önce ödenir.
    Böylece hiç ZP'si olmayanın o ana kadar ZP'si olabilir.
    .title = Geçiş ücreti ne zaman ödenir
rule-house-18 =
    Meng'in bir özel kartındaki Çin Seddi veya Kanal hamlesi, yalnızca bir Hizmetkar kaldıysa ya da yalnızca birine yer varsa bir Hizmetkar yerleştirir.
    .title = Tek Hizmetkarla Meng'in özel kartı
rule-house-19 =
    Bir ödemenin bütün Hizmetkarlarını bir kerede çıkarırsın: jeton değiştirme ödemeden önce veya sonra olabilir, ortasında olamaz.
    Süren hamlenin bir Hizmetkar için hâlâ ihtiyaç duyduğu jetonlar başka bir şeyle değiştirilemez; bu Hizmetkar da hamlenin bitirilemeyeceği bir Hizmetkar olamaz: örneğin bir Kararnamede Çift Hizmetkar işe yaramaz.
    .title = Jeton değiştirmeye dayanan hamleler
