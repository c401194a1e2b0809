### Zasady, które gracze czytają w grze: jeden komunikat na zasadę, nazwany jej identyfikatorem.
### Każde zdanie stoi w osobnym wierszu; przy wyświetlaniu wiersze można łączyć.
### Identyfikatory innych zasad w tekście, takie jak TRADE-2, mogą stać się odnośnikami.

## Przygotowanie gry

rules-section-setup = Przygotowanie gry

rule-setup-1 =
    Gùgōng jest dla 2 do 5 graczy; jedna osoba może też grać sama przeciwko Mengowi (SOLO-1).
    Dla 1 do 3 graczy używacie strony A Planszy Gry, dla 4 lub 5 graczy strony B.
    Strony różnią się mapą Podróży, domami Jadeitu i miejscami w Pałacu, a strona A ma jedną ścieżkę Kanału tam, gdzie strona B ma dwie.
    .title = Gracze i strony planszy
rule-setup-2 =
    Zaczynasz z 12 Służącymi: 6 jest w twojej Puli Służących i 6 w twojej puli ogólnej.
    Pula Służących jest na twojej Planszy Gracza i zawiera Służących, których możesz używać; pula ogólna leży obok planszy i zawiera tych, których musisz najpierw otrzymać.
    Otrzymać Służącego to przenieść go z puli ogólnej do Puli Służących, o ile w puli ogólnej ktoś jest; usunąć go to odesłać go z Puli Służących do puli ogólnej; umieścić go to przenieść go z Puli Służących na Mur, na Statek lub na Dekret.
    Masz też Podwójnego Służącego, na razie zablokowanego, 3 Statki, Podróżnika, którego jeszcze nie ma na mapie, i Wysłannika na samym dole Toru Pałacu.
    Wszyscy zaczynają z 0 Punktów Zwycięstwa (PZ).
    .title = Co ma każdy gracz
rule-setup-3 =
    Pierwszy gracz jest losowany, a tury następują zgodnie z ruchem wskazówek zegara.
    Wszystkie Znaczniki Intryg tworzą jeden stos na polu startowym Toru Intryg: Znacznik pierwszego gracza leży na spodzie, a pozostałe kolejno według tur, tak że na wierzchu jest Znacznik tego, kto gra ostatni.
    .title = Pierwszy gracz i stos Intryg
rule-setup-4 =
    Jest 38 Kart Prezentów.
    7 kart startowych rozkłada się losowo i odkryte, po jednej w każdej z 7 lokacji.
    11 kart dobierania tworzy zakryty stos dobierania.
    Każdy gracz otrzymuje na rękę zestaw 4 kart: zestaw 1 jest dla pierwszego gracza, zestaw 2 dla tego, kto gra drugi, i tak dalej wokół stołu.
    Zestawy, których nikt nie otrzymuje, są poza grą.
    .title = Rozdanie Kart Prezentów
rule-setup-5 =
    Potasujcie Żetony Podróży i połóżcie po jednym odkrytym na każdym mieście.
    Resztę podzielcie na dwa zakryte stosy tej samej wielkości.
    Bonusowe Żetony Podróży domieszacie tylko, jeśli wybierzecie tę możliwość: żadnego, 6 lub, w wersji deluxe, 12.
    .title = Żetony Podróży na mapie
rule-setup-6 =
    Każdy z trzech poziomów ma pięć Żetonów Dekretów; dwa z nich są losowane i leżą odkryte.
    Na każdym poziomie jeden Dekret zajmuje górne miejsce, a drugi dolne.
    Pozostałych Dekretów nie używa się w tej grze.
    .title = Losowanie Dekretów
rule-setup-7 =
    Na każdym polu domów Jadeitu leży jeden Jadeit.
    Wszystkie inne Jadeity leżą na placu jako pula ogólna Jadeitu, która nigdy się nie wyczerpuje.
    .title = Domy Jadeitu i plac
rule-setup-8 =
    Rzućcie trzema Kośćmi Przeznaczenia i ustawcie Znacznik Dnia na Dniu 1.
    Medal Następnego Pierwszego Gracza (w skrócie Medal) czeka obok lokacji Intrygi.
    .title = Kości, Znacznik Dnia, Medal
rule-setup-9 =
    W wariancie zaawansowanym tasuje się razem karty startowe, karty dobierania i wszystkie nieużywane zestawy graczy.
    Karty z tego stosu trafiają do 7 lokacji; reszta jest stosem dobierania.
    .title = Wariant zaawansowany

## Przebieg gry

rules-section-game = Przebieg gry

rule-game-1 =
    Gra trwa cztery Dni, a każdy z nich to jedna runda z trzema fazami: Poranka, Dnia i Nocy.
    W grze solo między Fazą Dnia a Fazą Nocy jest Faza Zmierzchu.
    Pierwszy Dzień nie ma Fazy Poranka.
    Gdy kończy się czwarta noc, następuje punktacja końcowa (FINAL-1 do FINAL-5).
    .title = Cztery Dni po trzy fazy

## Faza Poranka

rules-section-morning = Faza Poranka

rule-morning-1 =
    W Dniach 2, 3 i 4 Poranek ma pięć kroków, wykonywanych po kolei, a to jest pierwszy z nich.
    Gracz, który ma Medal, jest nowym pierwszym graczem i odkłada Medal na planszę.
    Jeśli nikt go nie wziął, pierwszy gracz się nie zmienia.
    .title = Nowy pierwszy gracz
rule-morning-2 =
    Drugi krok: każde miasto, w którym nie ma ani Żetonu, ani Podróżnika, otrzymuje Żeton ze stosów.
    Gdy oba stosy się wyczerpią, Żetony wymienione przez graczy są tasowane w dwa nowe stosy i uzupełnianie trwa dalej.
    .title = Uzupełnianie miast
rule-morning-3 =
    Trzeci krok: rzuca się ponownie wszystkimi trzema Kośćmi Przeznaczenia.
    .title = Rzut Kośćmi Przeznaczenia
rule-morning-4 =
    Czwarty krok: w kolejności graczy możesz użyć każdego porannego Dekretu (poziomu 1), na którym masz Służącego, każdego z nich raz.
    .title = Używanie porannych Dekretów
rule-morning-5 =
    Piąty krok: Znacznik Dnia przesuwa się dalej, a ty otrzymujesz tylu Służących, ilu wydrukowano obok nowego Dnia.
    Jeśli w twojej puli ogólnej jest ich mniej, otrzymujesz wszystkich, którzy w niej są.
    .title = Nowi Służący

## Faza Dnia

rules-section-day = Faza Dnia

rule-day-1 =
    Zaczyna pierwszy gracz, a tury następują zgodnie z ruchem wskazówek zegara.
    Gdy kolej przychodzi na ciebie, rozgrywasz turę, jeśli masz na ręce co najmniej jedną kartę; z pustą ręką pasujesz.
    Faza Dnia kończy się, gdy tylko żaden gracz nie ma karty na ręce.
    .title = Tury i pasowanie
rule-day-2 =
    W swojej turze musisz wymienić Prezent.
    Potem możesz wykonać akcję swojej Karty, akcję lokacji albo obie.
    .title = Z czego składa się tura

## Wymiana Prezentów

rules-section-exchange = Wymiana Prezentów

rule-exchange-1 =
    Połóż kartę z ręki w jednej z 7 lokacji; karta, która tam leżała, trafia zakryta na twój stos kart odrzuconych.
    Stos kart odrzuconych, który dziś budujesz, jest ręką, którą grasz jutro.
    Swój stos kart odrzuconych możesz przeglądać, kiedy tylko chcesz, ale przeciwnicy nie mają prawa go oglądać ani o niego pytać.
    .title = Wymiana Karty Prezentu
rule-exchange-2 =
    Jeśli karta, którą kładziesz, ma wyższą wartość niż karta w lokacji, wymiana nic nie kosztuje.
    .title = Wyższa wartość jest za darmo
rule-exchange-3 =
    Jeśli wartość twojej karty jest równa lub niższa, musisz najpierw zrobić jedną z trzech rzeczy.
    (a) Usuń 2 Służących.
    (b) Odłóż inną kartę z ręki na własny stos kart odrzuconych.
    (c) Zrezygnuj ze wszystkich akcji: wymieniasz karty i nie wykonujesz ani akcji Karty, ani akcji lokacji.
    .title = Niższa lub równa wartość
rule-exchange-4 =
    Karta o wartości 1 pokonuje kartę o wartości 9: ta wymiana jest za darmo.
    .title = Jedynka przeciw dziewiątce

## Akcje Karty i lokacji

rules-section-action = Akcje

rule-action-1 =
    Jeśli twoja wymiana była za darmo albo była opłacona według (a) lub (b) z EXCHANGE-3, możesz wykonać akcję położonej Karty, o ile Karta ją ma, albo akcję lokacji, albo obie.
    Gdy wykonujesz obie, akcja Karty jest przed akcją lokacji.
    Jeśli Karta i lokacja mają tę samą akcję, możesz ją wykonać dwa razy.
    Nigdy nie musisz wykonywać akcji.
    .title = Wykonywanie akcji
rule-action-2 =
    Karta Prezentu może pokazywać akcję jednej z pięciu lokacji: Pałac Niebiańskiej Czystości, Wielki Kanał, Wielki Mur, Dekrety lub Intrygi; działa ona dokładnie tak, jak własna akcja tej lokacji.
    Zamiast tego może pozwalać otrzymać 1 Służącego, otrzymać 2 Służących albo podmienić karty (SWAP-1).
    Niektóre Karty nie pokazują żadnej akcji.
    .title = Co mogą pokazywać Karty

## Podmiana kart

rules-section-swap = Podmiana kart

rule-swap-1 =
    Wybierz kartę z ręki lub ze swojego stosu kart odrzuconych i podmień ją na dowolną jedną kartę z planszy.
    Nowa karta trafia tam, gdzie była twoja stara karta: na rękę albo na stos kart odrzuconych.
    Wartości obu kart nie mają znaczenia, a podmiana nie wywołuje żadnej akcji.
    .title = Podmiana karty

## Podróż

rules-section-travel = Podróż

rule-travel-1 =
    Jak każda akcja lokacji, Podróż jest dobrowolna, a tam, gdzie lokacja ma A i B, wybierasz jedną z tych opcji.
    A: twój Podróżnik wykonuje jeden ruch, a ty bierzesz Żeton miasta, do którego dotarł.
    Możesz od razu skorzystać z nagrody tego Żetonu.
    .title = Podróż, opcja A
rule-travel-2 =
    B: usuń 2 Służących, a potem wykonaj opcję A (TRAVEL-1) dwa razy z rzędu.
    .title = Podróż, opcja B
rule-travel-3 =
    Swoim pierwszym ruchem w grze stawiasz Podróżnika w dowolnym mieście, w którym jest Żeton.
    Każdy późniejszy ruch prowadzi drogami do miasta, w którym leży jeszcze Żeton.
    Pomijasz miasta bez Żetonu, obojętnie, czy są puste, czy stoi tam Podróżnik, ale nie możesz minąć miasta, w którym jest Żeton.
    .title = Jak rusza się Podróżnik
rule-travel-4 =
    Twoja Plansza Gracza ma sześć miejsc na zabrane Żetony Podróży; leżą tam zakryte.
    Tylko Żeton, który liczy się podwójnie (TOKEN-12), pozostaje odkryty.
    .title = Sześć miejsc na Żetony
rule-travel-5 =
    Najpierw korzystasz z nagrody Żetonu albo z niej rezygnujesz; dopiero potem Żeton trafia na miejsce na planszy.
    Następnie sprawdź, czy nie masz ich za dużo (TRADE-2).
    .title = Kiedy odkłada się Żeton

## Wymiana Żetonów

rules-section-trade = Wymiana Żetonów

rule-trade-1 =
    Możesz wymieniać Żetony w każdej chwili.
    Za 2 Żetony otrzymujesz 1 Służącego, za 4 Żetony zdobywasz 2 PZ, a za 6 Żetonów bierzesz 1 Jadeit z puli ogólnej Jadeitu.
    Wymienione Żetony trafiają na stos żetonów odrzuconych obok planszy, a nie z powrotem do stosów.
    .title = Ile warte są Żetony
rule-trade-2 =
    Gdy tylko na twoich miejscach jest więcej niż sześć Żetonów, musisz natychmiast wymieniać Żetony, aż będziesz mieć sześć lub mniej.
    .title = Więcej niż sześć Żetonów

## Żetony Podróży

rules-section-token = Żetony Podróży

rule-token-1 =
    Dzięki temu Żetonowi otrzymujesz 1 Służącego.
    .title = Żeton: 1 Służący
rule-token-2 =
    Dzięki temu Żetonowi otrzymujesz 2 Służących.
    .title = Żeton: 2 Służących
rule-token-3 =
    Ten Żeton przesuwa twojego Wysłannika o 1 pole do przodu.
    .title = Żeton: Wysłannik o 1 pole
rule-token-4 =
    Ten Żeton przesuwa twój Znacznik Intryg o 1 pole do przodu.
    Nigdy nie otrzymujesz za to Medalu.
    .title = Żeton: Znacznik Intryg o 1 pole
rule-token-5 =
    Z tym Żetonem możesz przenieść z ręki na własny stos kart odrzuconych kartę o wartości 7 lub wyższej; jeśli to zrobisz, weź 1 Jadeit z puli ogólnej Jadeitu.
    .title = Żeton: karta za Jadeit
rule-token-6 =
    Z tym Żetonem możesz usunąć 3 Służących; jeśli to zrobisz, weź 1 Jadeit z puli ogólnej Jadeitu.
    .title = Żeton: 3 Służących za Jadeit
rule-token-7 =
    Z tym Żetonem możesz podmienić kartę z ręki lub ze stosu kart odrzuconych na kartę z planszy (SWAP-1).
    .title = Żeton: podmiana
rule-token-8 =
    Z tym Żetonem możesz wziąć jedną kartę ze swojego stosu kart odrzuconych i dołożyć ją do ręki.
    .title = Żeton: odzyskanie karty
rule-token-9 =
    Z tym Żetonem możesz położyć 1 Służącego ze swojej puli ogólnej na Statku, który jest w drodze, albo na nowym (CANAL-3, CANAL-4).
    Jeśli Statek jest pełny, możesz potem zdobyć Nagrodę za Port (CANAL-6).
    .title = Żeton: Służący na Statek
rule-token-10 =
    Dzięki temu Żetonowi zdobywasz 2 PZ.
    .title = Żeton: 2 PZ
rule-token-11 =
    Z tym Żetonem możesz położyć 1 Służącego ze swojej puli ogólnej na Murze.
    Jeśli to ukończy Mur, następuje jego punktacja (WALL-3).
    .title = Żeton: Służący na Mur
rule-token-12 =
    Ten Żeton nie daje nagrody, gdy go bierzesz.
    Leży odkryty i zajmuje jedno miejsce, ale przy wymianie Żetonów (TRADE-1) liczy się jako dwa.
    .title = Żeton, który liczy się podwójnie

## Bonusowe Żetony Podróży

rules-section-bonus = Bonusowe Żetony Podróży

rule-bonus-1 =
    Wartość +1, w grach z 6 lub 12 bonusowymi Żetonami.
    Połóż ten Żeton obok swojej Planszy Gracza razem z 1 Służącym ze swojej Puli Służących.
    Do końca Fazy Dnia każda karta, którą zagrywasz, jest warta o 1 więcej.
    Gdy Faza Dnia się kończy, a zanim karty zostaną porównane z Kośćmi (NIGHT-1), Żeton trafia zakryty na jedno z twoich miejsc, a Służący do twojej puli ogólnej.
    .title = Bonusowy Żeton: wartość +1
rule-bonus-2 =
    Myto, w grach z 6 lub 12 bonusowymi Żetonami.
    Połóż ten Żeton i 1 Służącego ze swojej Puli Służących przy wybranej lokacji.
    Do końca Fazy Dnia za każdym razem, gdy inny gracz wykonuje akcję tej lokacji, ty otrzymujesz 1 PZ, a ten gracz traci 1 PZ.
    Gdy Faza Dnia się kończy, Żeton i Służący opuszczają lokację jak w BONUS-1: Żeton trafia zakryty na jedno z twoich miejsc, a Służący do twojej puli ogólnej.
    .title = Bonusowy Żeton: myto
rule-bonus-3 =
    Podążanie, w grach z 6 lub 12 bonusowymi Żetonami.
    Połóż ten Żeton i 1 Służącego ze swojej Puli Służących przy wybranej lokacji.
    Do końca Fazy Dnia za każdym razem, gdy inny gracz wykonuje akcję tej lokacji, możesz ją wykonać i ty.
    Gdy Faza Dnia się kończy, Żeton i Służący opuszczają lokację jak w BONUS-1: Żeton trafia zakryty na jedno z twoich miejsc, a Służący do twojej puli ogólnej.
    .title = Bonusowy Żeton: podążanie
rule-bonus-4 =
    Podwójna wartość, tylko w grach z 12 bonusowymi Żetonami.
    Ten Żeton pozostaje odkryty na twojej Planszy Gracza.
    Jeden jedyny raz możesz go użyć, aby podwoić wartość karty, którą wymieniasz; potem leży zakryty.
    Zamiast go używać, możesz go wymienić jak zwykły Żeton.
    .title = Bonusowy Żeton: podwójna wartość
rule-bonus-5 =
    Podwójna akcja, tylko w grach z 12 bonusowymi Żetonami.
    Ten Żeton pozostaje odkryty na twojej Planszy Gracza.
    Jeden jedyny raz możesz go użyć, aby wykonać akcję lub bonus Karty Prezentu (także otrzymanie Służących i podmianę) dwa razy z rzędu; potem leży zakryty.
    Zamiast go używać, możesz go wymienić jak zwykły Żeton.
    .title = Bonusowy Żeton: podwójna akcja
rule-bonus-6 =
    Zniżka, tylko w grach z 12 bonusowymi Żetonami.
    Ten Żeton pozostaje odkryty na twojej Planszy Gracza.
    Jeden jedyny raz możesz go użyć, aby przy akcji Jadeitu lub Dekretu usunąć o 2 Służących mniej, ale nigdy mniej niż 0; potem leży zakryty.
    Zamiast go używać, możesz go wymienić jak zwykły Żeton.
    .title = Bonusowy Żeton: zniżka
rule-bonus-7 =
    Dopóki Żeton wartości +1, myta lub podążania (BONUS-1 do BONUS-3) leży wyłożony i działa, nie możesz go wymienić i nie zajmuje on miejsca.
    .title = Działające bonusowe Żetony

## Wielki Mur

rules-section-wall = Wielki Mur

rule-wall-1 =
    A: umieść 1 Służącego na Murze.
    .title = Wielki Mur, opcja A
rule-wall-2 =
    B: usuń 1 Służącego, a potem umieść 1 lub 2 innych Służących na Murze.
    .title = Wielki Mur, opcja B
rule-wall-3 =
    To, ilu Służących potrzeba do ukończenia Muru, zależy od liczby graczy: 4 przy jednym lub dwóch graczach, 5 przy trzech, 6 przy czterech, 7 przy pięciu.
    Najpierw na Mur trafiają wszyscy Służący z bieżącej akcji, nawet jeśli jest ich tam potem więcej, niż potrzeba.
    Jeśli ta liczba została osiągnięta lub przekroczona, punktacja Muru następuje natychmiast.
    .title = Ukończenie Muru
rule-wall-4 =
    Gracz, który ma na Murze najwięcej Służących, zdobywa 3 PZ i przesuwa swojego Wysłannika o 1 pole; remisy rozstrzyga Tor Intryg (TIE-1).
    Ten gracz zabiera z Muru wszystkich własnych Służących do swojej puli ogólnej.
    Służący wszystkich innych zostają.
    .title = Punktacja Wielkiego Muru
rule-wall-5 =
    Teraz każdy gracz, który przed punktacją miał na Murze co najmniej jednego Służącego, także zwycięzca punktacji, może wziąć jedną Nagrodę za Intrygi (BENEFIT-1 do BENEFIT-4).
    Pierwszy wybiera gracz, którego Znacznik Intryg jest najniżej, potem następny wyżej i tak dalej; w stosie wcześniej jest niższy Znacznik.
    .title = Nagrody za Intrygi po punktacji

## Nagrody za Intrygi

rules-section-benefit = Nagrody za Intrygi

rule-benefit-1 =
    Cofnij swój Znacznik Intryg o 1 pole, aby otrzymać 1 Służącego.
    .title = O 1 w tył: 1 Służący
rule-benefit-2 =
    Cofnij swój Znacznik Intryg o 3 pola, aby otrzymać 2 Służących.
    .title = O 3 w tył: 2 Służących
rule-benefit-3 =
    Cofnij swój Znacznik Intryg o 5 pól, aby obrócić jedną z Kości Przeznaczenia tak, by pokazywała inną ze swoich ścianek.
    Tę samą Kość może obrócić więcej niż jeden gracz.
    .title = O 5 w tył: obrót Kości
rule-benefit-4 =
    Cofnij swój Znacznik Intryg o 7 pól, aby wziąć 1 Jadeit z puli ogólnej Jadeitu.
    .title = O 7 w tył: 1 Jadeit
rule-benefit-5 =
    Jeśli twój Znacznik, cofając się, trafia na pole, na którym są inne Znaczniki, kładziesz go na ich wierzchu, tak samo jak przy ruchu do przodu (INTRIGUE-3).
    .title = Pole z innymi Znacznikami
rule-benefit-6 =
    Możesz wziąć Nagrodę tylko wtedy, gdy twój Znacznik przeszedł w górę co najmniej tyle pól, o ile Nagroda go cofa.
    .title = Dość pól, aby się cofnąć

## Jadeit

rules-section-jade = Jadeit

rule-jade-1 =
    Wybierz dom, w którym jest jeszcze Jadeit, usuń tylu Służących, ilu na nim wydrukowano, i weź z tego domu jeden Jadeit.
    Dopiero gdy każdy dom jest pusty, możesz kupować na placu: usuń 5 Służących za jeden Jadeit; plac nigdy się nie wyczerpuje.
    .title = Kupowanie Jadeitu

## Intrygi

rules-section-intrigue = Intrygi

rule-intrigue-1 =
    A: przesuń swój Znacznik Intryg o 1 pole do przodu.
    Kto danego Dnia pierwszy wybierze A, bierze też Medal.
    .title = Intrygi, opcja A
rule-intrigue-2 =
    B: usuń 1 Służącego i przesuń swój Znacznik Intryg o 3 pola do przodu.
    .title = Intrygi, opcja B
rule-intrigue-3 =
    Znacznik, który kończy ruch na zajętym polu, kładzie się na wierzchu leżących tam Znaczników.
    Tor Intryg ma 14 pól i Znacznik nie może przejść poza ostatnie z nich.
    .title = Stosy i koniec Toru

## Remisy

rules-section-tie = Remisy

rule-tie-1 =
    O cokolwiek chodzi w remisie, wygrywa go ten z remisujących graczy, który jest dalej na Torze Intryg.
    Jeśli ich Znaczniki są na tym samym polu, prowadzi ten, który leży wyżej w stosie.
    .title = Rozstrzyganie remisów

## Pałac Niebiańskiej Czystości

rules-section-palace = Pałac Niebiańskiej Czystości

rule-palace-1 =
    A: przesuń swojego Wysłannika o 1 pole do przodu na Torze Pałacu.
    .title = Pałac, opcja A
rule-palace-2 =
    B: usuń 2 Służących, a potem przesuń swojego Wysłannika o 2 pola i swój Znacznik Intryg o 1 pole do przodu.
    .title = Pałac, opcja B
rule-palace-3 =
    Wchodząc na 8. pole, twój Wysłannik wkracza do Pałacu.
    Zajmuje tam to wolne miejsce, które jest warte najwięcej PZ; punkty za to miejsce zdobywasz na koniec gry.
    Gdy Wysłannik jest już w środku, za każde kolejne pole jego ruchu, skądkolwiek pochodzi, zdobywasz zamiast tego 1 PZ.
    .title = Wejście do Pałacu

## Dekrety

rules-section-decree = Dekrety

rule-decree-1 =
    Wybierz Dekret i usuń tylu Służących, ilu na nim wydrukowano, oraz po 1 za każdego Służącego, którego mają na nim inni gracze.
    Potem umieść na nim jeszcze jednego Służącego.
    Dekret poziomu 1 lub 2 od razu przynosi swoje PZ.
    Każdy Dekret możesz zdobyć tylko raz i działa on dla ciebie do końca gry.
    .title = Zdobywanie Dekretu
rule-decree-2 =
    Dekrety poziomu 1 działają co rano (MORNING-4) i z każdego z nich możesz zrezygnować.
    Ten jest wart 2 PZ: co rano możesz przesunąć swój Znacznik Intryg o 2 pola do przodu.
    .title = Poziom 1: Znacznik Intryg o 2 pola
rule-decree-3 =
    Poziom 1, wart 2 PZ: co rano możesz położyć 1 Służącego ze swojej puli ogólnej na Statku, w drodze lub nowym (CANAL-3, CANAL-4).
    Jeśli Statek jest pełny, możesz potem zdobyć jego Nagrodę za Port.
    .title = Poziom 1: Służący na Statek
rule-decree-4 =
    Poziom 1, wart 3 PZ: co rano możesz otrzymać 1 Służącego.
    .title = Poziom 1: 1 Służący
rule-decree-5 =
    Poziom 1, wart 3 PZ: co rano możesz przesunąć swojego Wysłannika o 1 pole albo zdobyć 1 PZ, jeśli jest on już w Pałacu.
    .title = Poziom 1: Wysłannik o 1 pole
rule-decree-6 =
    Poziom 1, wart 3 PZ: co rano możesz podmienić jedną kartę z ręki na kartę z planszy.
    Rzut Kośćmi jest już wtedy wykonany, więc wiesz, co pokazują.
    .title = Poziom 1: podmiana
rule-decree-7 =
    Dekrety poziomu 2 działają stale.
    Ten jest wart 2 PZ: opcja B Podróży (TRAVEL-2) usuwa o 1 Służącego mniej.
    .title = Poziom 2: tańsza Podróż
rule-decree-8 =
    Poziom 2, wart 2 PZ: przy akcji Jadeitu (JADE-1) usuwasz o 1 Służącego mniej.
    Nie dotyczy to żadnego innego sposobu zdobycia Jadeitu.
    .title = Poziom 2: tańszy Jadeit
rule-decree-9 =
    Poziom 2, wart 3 PZ: za każdym razem, gdy wykonujesz akcję Muru, możesz dołożyć na Mur 1 Służącego ze swojej puli ogólnej.
    .title = Poziom 2: dodatkowy Służący na Murze
rule-decree-10 =
    Poziom 2, wart 3 PZ: twoja wymiana jest za darmo nie tylko z wyższą kartą, ale też z kartą o równej wartości.
    .title = Poziom 2: równe wartości
rule-decree-11 =
    Poziom 2, wart 4 PZ: gdy zdobywasz Dekret (DECREE-1), usuwasz o 1 Służącego mniej.
    .title = Poziom 2: tańsze Dekrety
rule-decree-12 =
    Dekrety poziomu 3 przynoszą punkty w punktacji końcowej (FINAL-2).
    Ten jest liczony przed wszystkimi innymi swojego poziomu: 1 PZ za każde 3 PZ zdobyte do tej chwili, ale nie więcej niż 10.
    .title = Poziom 3: dotychczasowe PZ
rule-decree-13 =
    Poziom 3: w punktacji końcowej ten Dekret daje ci 8 PZ.
    .title = Poziom 3: 8 PZ
rule-decree-14 =
    Poziom 3: w punktacji końcowej każdy twój Jadeit daje ci 2 PZ, razem do 10 PZ.
    .title = Poziom 3: Jadeity
rule-decree-15 =
    Poziom 3: w punktacji końcowej każdy Służący, którego masz na Dekrecie, daje ci 2 PZ, także ten na tym Dekrecie.
    .title = Poziom 3: Dekrety
rule-decree-16 =
    Poziom 3: w punktacji końcowej każdy Służący, którego masz na polu Nagrody za Port na swojej Planszy Gracza, daje ci 2 PZ.
    .title = Poziom 3: Nagrody za Porty

## Wielki Kanał

rules-section-canal = Wielki Kanał

rule-canal-1 =
    A: jeśli chcesz, umieść na jednym ze swoich Statków 1 Służącego ze swojej Puli Służących.
    Potem możesz przesunąć jeden ze swoich Statków, ten lub inny, o jeden krok: płynie do następnego wolnego Portu.
    .title = Wielki Kanał, opcja A
rule-canal-2 =
    B: usuń 1 Służącego, a potem umieść 2 innych Służących, obu na jednym Statku lub po jednym na dwóch Statkach.
    Nie przesuwasz żadnego Statku.
    .title = Wielki Kanał, opcja B
rule-canal-3 =
    Na Statku mieści się 3 Służących i nigdy nie płynie on bez co najmniej 1.
    Służący, którego umieszczasz, może wejść na jeden z twoich Statków w drodze albo na nowy, dopóki jeden z twoich trzech Statków nie jest w użyciu.
    Zwodowanie nowego Statku nie jest ruchem.
    .title = Służący na Statkach i wodowanie
rule-canal-4 =
    Nowy Statek stawia się w pierwszym wolnym Porcie ścieżki, to znaczy w tym wolnym Porcie, który jest najbliżej jej początku.
    Na stronie B decydujesz, na którą z dwóch ścieżek trafia.
    Nie możesz zwodować Statku na ścieżce, na której nie ma wolnego Portu.
    .title = Gdzie zaczynają nowe Statki
rule-canal-5 =
    Statek w ruchu przeskakuje zajęte Porty; może się przesunąć tylko wtedy, gdy dalej jest wolny Port.
    Żaden Statek nigdy nie zmienia ścieżki na drugą.
    .title = Ruch Statku
rule-canal-6 =
    Gdy na jednym z twoich Statków jest 3 Służących, możesz zdobyć Nagrodę za Port, w którym on stoi.
    Jeden Służący ze Statku przechodzi na pole tej Nagrody na twojej Planszy Gracza i zostaje tam do końca gry; pozostali trafiają do twojej puli ogólnej, a Statek wraca obok twojej planszy.
    Potrzebujesz wolnego pola na tę Nagrodę: jest 1 na Podwójnego Służącego, 2 na kartę i 3 na 4 PZ.
    .title = Zdobywanie Nagrody za Port
rule-canal-7 =
    Port 1 nie ma Nagrody.
    Port 2 daje 4 PZ.
    Port 3 pozwala dobrać na rękę wierzchnią kartę ze stosu dobierania Kart Prezentów.
    Port 4 sprowadza twojego Podwójnego Służącego do twojej Puli Służących.
    W Porcie 5 wybierasz dowolną z tych trzech Nagród.
    .title = Pięć Portów

## Podwójny Służący

rules-section-double = Podwójny Służący

rule-double-1 =
    Twój Podwójny Służący jest zablokowany, dopóki nie zdobędziesz go w Porcie.
    Odtąd otrzymujesz go, usuwasz i umieszczasz tak, jak innych swoich Służących, w granicach DOUBLE-5.
    Gdy go usuwasz, liczy się jako 1 lub 2 Służących; na Murze i na Statku liczy się jako 2.
    .title = Czym jest Podwójny Służący
rule-double-2 =
    Za każdym razem, gdy otrzymujesz Służących, choćby tylko 1, możesz jako jednego z nich wybrać Podwójnego Służącego, o ile leży w twojej puli ogólnej.
    .title = Otrzymanie Podwójnego Służącego
rule-double-3 =
    Gdy trzeba usunąć Służących, Podwójny Służący może zapłacić za 2 z nich albo tylko za 1, jeśli tak wolisz.
    .title = Usunięcie Podwójnego Służącego
rule-double-4 =
    Za każdym razem, gdy twój Służący jest umieszczany na Statku lub na Murze, możesz zdecydować, że jest nim Podwójny Służący.
    Zajmuje on 2 miejsca i liczy się jako 2; umieszczony razem z innym Służącym liczy się z nim jako 3.
    Na Statku musi być dla niego dość miejsca, a na Murze może być więcej Służących, niż potrzeba.
    .title = Umieszczenie Podwójnego Służącego
rule-double-5 =
    Podwójnego Służącego nigdy nie możesz położyć na Dekrecie ani na polu Nagrody za Port.
    Jeśli zapełnia Statek razem z jednym zwykłym Służącym i zdobywasz Nagrodę, na polu Nagrody zostaje zwykły Służący.
    .title = Gdzie nie może trafić

## Informacje ukryte

rules-section-hidden = Informacje ukryte

rule-hidden-1 =
    Gracze nie widzą, co jest na rękach i w stosach kart odrzuconych innych, i nikt nie zna kolejności w stosie kart i w stosach Żetonów.
    Każdy widzi wszystko, co jest na planszy, ile elementów ma każdy stos i każda ręka oraz które Żetony ma gracz; z zakrytych Żetonów znana jest tylko liczba.
    .title = Co widzą inni

## Faza Nocy

rules-section-night = Faza Nocy

rule-night-1 =
    Wszyscy gracze porównują swoje stosy kart odrzuconych z Kośćmi Przeznaczenia.
    Za każdą kartę otrzymujesz 1 Służącego za każdą Kość, która pokazuje wartość tej karty, więc karta równa dwóm Kościom daje ci 2.
    .title = Porównanie kart z Kośćmi
rule-night-2 =
    Gracz, który ma najwięcej dopasowań, a przy tym co najmniej jedno, zdobywa 3 PZ i może przesunąć swojego Wysłannika o 1 pole.
    Remisy rozstrzyga Tor Intryg (TIE-1).
    .title = Najwięcej dopasowań
rule-night-3 =
    Każdy Statek płynie dalej o jeden Port, począwszy od Statku, który jest najdalej.
    Statek, który był już w Porcie 5, gubi drogę na morzu: wraca do właściciela, a Służący z niego do puli ogólnej właściciela.
    .title = Ruch wszystkich Statków
rule-night-4 =
    Gracze z pełnymi Statkami mogą teraz zdobyć Nagrody za Porty, do których te Statki dotarły.
    Odbywa się to w kolejności graczy tego Dnia, który się kończy.
    .title = Nagrody w nocy
rule-night-5 =
    Każdy bierze swój stos kart odrzuconych: to jest ręka na następny Dzień.
    Jeśli dobierasz kartę jako Nagrodę w nocy (NIGHT-4), jest ona już na twojej ręce i nie była porównywana z Kośćmi.
    .title = Wzięcie nowej ręki

## Ograniczenia

rules-section-limit = Ograniczenia

rule-limit-1 =
    Nigdy nie masz więcej niż swoich dwunastu Służących i Podwójnego Służącego.
    Dopóki twoja pula ogólna jest pusta, nikogo nie otrzymujesz.
    .title = Służący są ograniczeni
rule-limit-2 =
    Jadeitu zawsze wystarcza.
    .title = Jadeit jest nieograniczony

## Punktacja końcowa

rules-section-final = Punktacja końcowa

rule-final-1 =
    Punktacja końcowa następuje po czwartej nocy i ma pięć kroków, w tej kolejności.
    Pierwszy: jeśli na Murze są Służący, gracz, który ma ich najwięcej, zdobywa 3 PZ i przesuwa swojego Wysłannika o 1 pole; ten ruch może jeszcze wprowadzić Wysłannika do Pałacu.
    Nikt nie bierze Nagrody za Intrygi.
    .title = Nieukończony Mur
rule-final-2 =
    Drugi: liczone są Dekrety poziomu 3.
    Ten, który daje 1 PZ za każde 3 PZ (DECREE-12), jest przed pozostałymi.
    .title = Dekrety poziomu 3
rule-final-3 =
    Trzeci: każdy Wysłannik w Pałacu zdobywa PZ swojego miejsca.
    .title = Miejsca w Pałacu
rule-final-4 =
    Czwarty: liczone są Jadeity.
    Za 1 Jadeit zdobywasz razem 1 PZ, za 2 Jadeity 3 PZ, za 3 Jadeity 6 PZ, za 4 Jadeity 10 PZ, za 5 Jadeitów 15 PZ.
    Każdy Jadeit powyżej piątego dodaje 2 PZ.
    .title = Punkty za Jadeity
rule-final-5 =
    Piąty: gracz, którego Wysłannika nie ma w Pałacu, nie może wygrać i kończy z wynikiem 0.
    Spośród wszystkich pozostałych wygrywa ten, kto ma najwięcej PZ, a remisy rozstrzyga Tor Intryg (TIE-1).
    .title = Kto wygrywa

## Gra solo przeciwko Mengowi

rules-section-solo = Gra solo przeciwko Mengowi

rule-solo-1 =
    Przygotuj grę dla dwóch graczy bez Bonusowych Żetonów Podróży; jesteś pierwszym graczem.
    Wybierasz parę zestawów kart: 4 dla ciebie i 5 dla Menga, 2 dla ciebie i 3 dla Menga albo 1 dla ciebie i 2 dla Menga.
    Karty Prezentów Menga są potasowane i leżą zakryte w stosie.
    .title = Przygotowanie gry z Mengiem
rule-solo-2 =
    Meng ma główną lokację: losuje się jedną z kart startowych, a lokacja, w której ona leży, staje się jego główną lokacją.
    Możesz też wybrać tę lokację samodzielnie.
    Oznacza ją Podwójny Służący Menga, który do niczego innego nie służy.
    .title = Główna lokacja Menga
rule-solo-3 =
    Karty Automy, dziewięć zwykłych i dwie specjalne, podają w górnej części lokację, a w dolnej akcję Zmierzchu.
    Poziom prosty: jedną Specjalną Kartę się odkłada, co daje 10 kart.
    Poziom normalny: używa się wszystkich 11 kart.
    Poziom trudny: używa się wszystkich 11 kart, a Meng zaczyna z piątą Kartą Prezentu, wziętą ze stosu dobierania.
    .title = Karty Automy i poziom trudności
rule-solo-4 =
    Faza Poranka przebiega jak zawsze.
    Meng korzysta z każdego bonusu swoich Dekretów i otrzymuje swoich Służących.
    .title = Poranek z Mengiem
rule-solo-5 =
    Dopóki Meng ma Karty Prezentów, tak wygląda jego tura: odkrywa się wierzchnią Kartę Automy i jego wierzchnią Kartę Prezentu.
    Meng wymienia tę Kartę Prezentu w lokacji z Karty Automy; wartości się nie liczą i nic nie płaci.
    Potem wykonuje akcję Karty, a po niej akcję lokacji, każdą w opcji A i każdą tylko, jeśli może.
    Za podmianę zdobywa zamiast tego 1 PZ.
    .title = Tura Menga
rule-solo-6 =
    Karty Automy, które Meng zagrał dzisiaj, trzyma się osobno.
    Jeśli stos Automy się wyczerpie, w nowy stos tasuje się tylko karty z wcześniejszych Dni.
    .title = Stos Automy
rule-solo-7 =
    Zmierzch następuje, gdy kończy się Faza Dnia.
    Przechodzi się przez dzisiejsze Karty Automy w kolejności ich zagrania i Meng wykonuje dolną akcję każdej z nich, o ile ma do niej Służących albo Żetony, które może na nich wymienić; jeśli nie, kartę się pomija.
    Karta, którą otrzymuje o Zmierzchu jako Nagrodę za Port, trafia na jego stos kart odrzuconych.
    Na koniec Zmierzchu te Karty Automy dokłada się do kart z wcześniejszych Dni.
    .title = Faza Zmierzchu
rule-solo-8 =
    Faza Nocy przebiega jak zawsze, z wyjątkiem dopasowań Menga do Kości: bez względu na swoje karty ma 1 dopasowanie w Dniu 1, 2 w Dniu 2, 3 w Dniu 3 i 4 w Dniu 4 (patrz też EDITION-5).
    Liczą się one do Służących, których otrzymuje, i do bonusu za najwięcej dopasowań.
    .title = Dopasowania Menga w nocy
rule-solo-9 =
    W Fazie Dnia Meng wykonuje 1 ruch; o Zmierzchu usuwa 2 Służących za 1 ruch.
    Jego Podróżnik wchodzi na mapę w prawym dolnym mieście i idzie przeciwnie do ruchu wskazówek zegara po zewnętrznym kręgu, za każdym razem do następnego miasta z Żetonem.
    Jeśli na kręgu nie ma już Żetonu, rusza do najbliższego Żetonu gdzie indziej i robi tak przy każdym dalszym ruchu tego Dnia; następnego Dnia znów idzie po kręgu.
    Zawsze korzysta ze zwykłej nagrody Żetonu, z trzema wyjątkami.
    Odzyskanie karty: wierzchnia karta jego stosu kart odrzuconych trafia do jego stosu kart; o Zmierzchu zdobywa zamiast tego 1 PZ.
    Karta za Jadeit: odrzuca wierzchnią kartę swojego stosu, choćby miała bardzo niską wartość, i bierze Jadeit; o Zmierzchu zdobywa zamiast tego 1 PZ.
    Podmiana: zdobywa zamiast tego 1 PZ.
    .title = Meng podróżuje
rule-solo-10 =
    Gdy Meng ma za mało Służących, aby wykonać akcję, wymienia Żetony na Służących, o ile uzupełnia to, czego mu brakuje.
    Gdy tylko ma 6 Żetonów, które może wymienić na Jadeit, bierze Jadeit.
    .title = Meng wymienia Żetony
rule-solo-11 =
    W Fazie Dnia Meng umieszcza 1 Służącego na Murze, jeśli go ma.
    O Zmierzchu potrzebuje 2 lub więcej Służących w swojej Puli Służących: 1 usuwa i 1 umieszcza.
    Przy punktacji Muru, na którym ma Służącego, bierze jako Nagrodę za Intrygi Jadeit, jeśli może cofnąć się o 7 pól; jeśli nie może, otrzymuje 1 Służącego, o ile może cofnąć się o 1 pole i ma Służącego w swojej puli ogólnej.
    .title = Meng na Murze
rule-solo-12 =
    W Fazie Dnia Meng kupuje najtańszy Jadeit, za który może zapłacić.
    O Zmierzchu wykonuje za darmo 1 ruch Podróży.
    .title = Meng i Jadeit
rule-solo-13 =
    W Fazie Dnia Znacznik Intryg Menga przesuwa się o 1 pole i Meng bierze Medal, jeśli nikt go jeszcze nie wziął.
    O Zmierzchu usuwa 1 Służącego za 2 pola.
    .title = Meng i Intrygi
rule-solo-14 =
    W Fazie Dnia Wysłannik Menga przesuwa się o 1 pole.
    O Zmierzchu Meng usuwa 2 Służących, aby przesunąć swojego Wysłannika o 1 pole i swój Znacznik Intryg o 1 pole.
    .title = Meng i Pałac
rule-solo-15 =
    W Fazie Dnia Meng zdobywa Dekret i płaci zwykły koszt.
    W Dniu 1 patrzy na poziom 1, w Dniu 2 na poziom 2, a w Dniach 3 i 4 na poziom 3.
    Z dwóch Dekretów wybiera ten, który w tej chwili kosztuje go mniej, a jeśli kosztują tyle samo, ten na dolnym miejscu.
    Jeśli nie może zapłacić albo ma oba, próbuje niższych poziomów, schodząc w dół, a potem wyższych, idąc w górę: jeśli istnieje Dekret, który może zdobyć, zdobywa jeden.
    O Zmierzchu wykonuje za darmo 1 ruch Podróży.
    Z Dekretu, który co rano podmienia kartę, zdobywa zamiast tego co rano 1 PZ; dzięki Dekretowi tańszej Podróży jego Podróż o Zmierzchu kosztuje o 1 Służącego mniej.
    .title = Meng i Dekrety
rule-solo-16 =
    W Fazie Dnia Meng umieszcza 1 Służącego na jednym ze swoich Statków w drodze albo woduje Statek, jeśli nie ma takiego, na którym jest miejsce.
    Nigdy nie używa akcji, aby przesunąć Statek.
    O Zmierzchu potrzebuje 2 lub więcej Służących w swojej Puli Służących: 1 usuwa i 1 umieszcza.
    Gdy tylko na jego Statku jest 3 Służących, zdobywa Nagrodę, bez względu na Port i fazę.
    Jako pierwszą i drugą Nagrodę bierze kartę, a jeśli zaczął grę z pięcioma kartami, tylko jako pierwszą; każda późniejsza Nagroda to 4 PZ, bez ograniczeń.
    Wszyscy trzej Służący wracają do jego puli ogólnej.
    .title = Meng na Kanale
rule-solo-17 =
    Jeśli Karta Automy jest specjalna, Meng wymienia w swojej głównej lokacji.
    Potem wykonuje akcję Karty i akcję lokacji, obie w opcji B, i nic nie płaci; Służący, których wystawia, pochodzą z jego puli ogólnej, a gdy jest pusta, z jego Puli Służących.
    Podróż: 2 ruchy. Wielki Mur: 2 Służących. Jadeit: najtańszy. Intrygi: 3 pola.
    Pałac: Wysłannik o 2 pola i Znacznik Intryg o 1 pole. Dekrety: ten Dekret, który normalnie by wybrał, tylko za 1 Służącego, którego na nim kładzie. Wielki Kanał: 2 Służących.
    O Zmierzchu wykonuje za darmo 1 ruch Podróży.
    .title = Specjalne Karty Automy
rule-solo-18 =
    Punktacja końcowa przebiega jak zawsze, z jedną różnicą: Meng może wygrać, nie będąc w Pałacu, ale wtedy nie zdobywa niczego za miejsce w nim.
    .title = Punktacja końcowa z Mengiem
rule-solo-19 =
    Neutralni Służący na Planszy Gracza Menga oznaczają zdobyte przez niego Nagrody: do 2 za karty i do 3 za 4 PZ; dalszych się nie oznacza.
    Na poziomie trudnym jeden z nich od początku zajmuje pole karty.
    .title = Oznaczanie Nagród Menga

## Gdzie drukowane instrukcje się różnią

rules-section-edition = Gdzie drukowane instrukcje się różnią

rule-edition-1 =
    Jedna drukowana instrukcja każe wykonać akcję po wymianie; pozostałe zostawiają to tobie.
    Ta edycja zostawia to tobie (ACTION-1).
    .title = Czy akcje są obowiązkowe?
rule-edition-2 =
    Przy opcji B Wielkiego Muru jeden drukowany tekst mówi o 2 Służących, a pozostałe o najwyżej 2.
    W tej edycji umieszczasz 1 lub 2 (WALL-2).
    .title = Służący w opcji B Muru
rule-edition-3 =
    Jedna drukowana instrukcja pozwala akcją Kanału przesunąć Statek z Portu 5, gdzie wtedy przepada; pozostałe wymagają wolnego Portu, do którego może popłynąć.
    W tej edycji potrzebny jest wolny Port (CANAL-5).
    .title = Ruch z Portu 5
rule-edition-4 =
    Przykład w jednej drukowanej instrukcji zdaje się dawać świeżo zwodowanemu Statkowi dodatkowego Służącego za darmo; w pozostałych nic takiego nie ma.
    W tej edycji nie ma darmowego Służącego.
    .title = Służący na nowym Statku
rule-edition-5 =
    Niektóre drukowane instrukcje dają Mengowi w czterech Dniach co najmniej 1, 2, 3 i 4 dopasowania, inne dokładnie tyle.
    Ta edycja gra zwykle dokładnie z tyloma (SOLO-8).
    Opcja meng_matches przełącza między jednym a drugim: exact lub at_least.
    .title = Dopasowania Menga do Kości
rule-edition-6 =
    Drukowane instrukcje nie są zgodne, czy Żeton podążania i Żeton myta reagują na akcję dowolnego gracza, czy tylko innego gracza.
    W tej edycji oba reagują tylko na innego gracza (BONUS-2, BONUS-3).
    .title = Podążanie i myto: czyja akcja
rule-edition-7 =
    Jedna drukowana instrukcja ma 12 Bonusowych Żetonów Podróży sześciu rodzajów i mówi, że wszystkich Żetonów jest 32; pozostałe mają wśród 32 Żetonów 6 bonusowych trzech rodzajów.
    Ta edycja gra zwykle bez bonusowych Żetonów.
    Zmienia to opcja bonus_tokens: none; standard, z 6 bonusowymi Żetonami, a więc razem z 32 Żetonami; albo deluxe, która do tych 32 dodaje jeszcze sześć.
    .title = Ile bonusowych Żetonów
rule-edition-8 =
    Przy porannym Dekrecie, który podmienia kartę, niektóre drukowane instrukcje dopuszczają kartę z ręki, jedna rękę lub stos kart odrzuconych, a jedna mówi tylko o jednej z twoich kart.
    W tej edycji jest to karta z ręki, bo poprzedniej nocy bierzesz swój stos kart odrzuconych na rękę (NIGHT-5).
    .title = Poranna podmiana: która karta
rule-edition-9 =
    Niektóre drukowane instrukcje każą wymieniać, gdy masz więcej niż sześć Żetonów, inne chcą, aby zrobić miejsce przed wzięciem siódmego.
    Ta edycja trzyma się TRADE-2, więc siódmy Żeton może być jednym z wymienianych.
    .title = Siódmy Żeton
rule-edition-11 =
    W niektórych drukowanych instrukcjach Meng wymienia Żetony tylko po to, by opłacić akcje B, w innych dla każdej akcji.
    W tej edycji robi to dla każdej akcji (SOLO-10).
    .title = Kiedy Meng wymienia Żetony
rule-edition-12 =
    Niektóre drukowane instrukcje dają nocny bonus graczowi z największą liczbą pasujących Kart, niektóre temu z największą liczbą dopasowań, a jedna temu, kto otrzymał najwięcej Służących.
    W drukowanym przykładzie z Kośćmi 3, 3 i 6 dwóch graczy remisuje, mając po 4.
    Ta edycja liczy tak, jak mówi RULING-9.
    .title = Liczenie największej liczby dopasowań
rule-edition-13 =
    Rano jeden drukowany tekst uzupełnia każde miasto, w którym brakuje Podróżnika, Żetonu lub obu; pozostałe uzupełniają tylko miasta, w których nie ma ani jednego, ani drugiego.
    W tej edycji w mieście nie może być ani jednego, ani drugiego (MORNING-2).
    .title = Które miasta się uzupełnia
rule-edition-14 =
    Gdy twój Wysłannik jest już w Pałacu, jeden drukowany tekst daje 1 PZ za każdą akcję, która by go przesunęła, a pozostałe 1 PZ za każde pole.
    W tej edycji zdobywasz 1 PZ za każde pole (PALACE-3).
    .title = Pola ruchu w Pałacu
rule-edition-15 =
    Co do tego, ile Nagród możesz zdobyć w nocy, drukowane instrukcje się różnią: jedna dopuszcza każdy pełny Statek, jedna tylko jeden Statek, a reszta mówi o graczach z pełnym Statkiem.
    W tej edycji możesz zdobyć Nagrodę każdym pełnym Statkiem (NIGHT-4).
    .title = Liczba Nagród w nocy
rule-edition-16 =
    W jednej drukowanej instrukcji Podróżnik Menga opuszcza zewnętrzny krąg, gdy stoisz mu na drodze, w pozostałych tylko wtedy, gdy na kręgu nie ma już Żetonu.
    W tej edycji opuszcza go tylko wtedy, gdy nie ma tam już Żetonu (SOLO-9).
    .title = Kiedy Meng opuszcza krąg
rule-edition-17 =
    Przy Nagrodzie, która obraca Kość, jedna drukowana instrukcja dopuszcza dowolną liczbę, a pozostałe dowolną ściankę tej Kości.
    W tej edycji wybierasz ściankę, którą ta Kość ma (BENEFIT-3).
    .title = Obracanie Kości
rule-edition-18 =
    W jednej drukowanej instrukcji Podwójny Służący na Murze lub Statku liczy się jako 2, jeśli leży na płasko; w pozostałych po prostu liczy się jako 2.
    W tej edycji zawsze liczy się tam jako 2 (DOUBLE-4).
    .title = Ile wart jest Podwójny Służący
rule-edition-19 =
    W niektórych drukowanych instrukcjach twój Podróżnik idzie do następnego miasta z Żetonem, w innych do dowolnego innego miasta z Żetonem.
    W tej edycji idzie do następnego wzdłuż dróg (TRAVEL-3).
    .title = Jak daleko idzie Podróżnik
rule-edition-20 =
    Większość drukowanych instrukcji pozwala ci wybrać, czy korzystasz z nagrody Żetonu Podróży; jedna pomija słowo „możesz”, a jedna mówi tylko, że otrzymujesz nagrodę, jeśli jakaś jest.
    W tej edycji to twój wybór (TRAVEL-1).
    .title = Czy nagroda Żetonu jest dobrowolna?
rule-edition-21 =
    W jednej drukowanej instrukcji Żeton wartości +1 podnosi wartość wszystkich twoich kart, w pozostałych tylko tych, które zagrywasz.
    W tej edycji podnoszone są tylko karty, które zagrywasz (BONUS-1).
    .title = Zasięg wartości +1
rule-edition-22 =
    Niektóre drukowane instrukcje ujmują poranną podmianę jako nakaz, inne jako coś, co możesz zrobić.
    W tej edycji możesz z niej zrezygnować (DECREE-6).
    .title = Czy poranna podmiana jest dobrowolna?
rule-edition-23 =
    Jedna drukowana instrukcja mówi, że płynący Statek potrzebuje wolnego Portu dalej na ścieżce, a pozostałe po prostu wolnego Portu na jego ścieżce.
    W tej edycji wolny Port musi leżeć dalej (CANAL-5).
    .title = Kierunek ruchu Statku
rule-edition-24 =
    W niektórych drukowanych instrukcjach możesz wziąć Służących poranka oraz tych, których w nocy przynoszą twoje karty; w innych po prostu ich bierzesz.
    W tej edycji otrzymujesz ich bez pytania (MORNING-5, NIGHT-1).
    .title = Czy dochód i Służący nocy są dobrowolni?

## Rozstrzygnięcia

rules-section-ruling = Rozstrzygnięcia

rule-ruling-1 =
    Tam, gdzie żadna drukowana instrukcja nie daje odpowiedzi, ta edycja gra według poniższych rozstrzygnięć.
    Żetony możesz wymieniać (TRADE-1) przy każdej własnej decyzji, a także pomiędzy krokami jednej akcji, jeśli otrzymany w ten sposób Służący umożliwia albo ulepsza któryś krok: na przykład pomiędzy zapłatą za Dekret a umieszczeniem na nim Służącego albo pomiędzy dwoma Służącymi opcji B Kanału, nawet gdy dalej można pójść już tylko w jeden sposób.
    Możesz więc rozpocząć akcję, którą da się dokończyć tylko dzięki wymianie po drodze.
    Wszyscy gracze mają jeszcze jedną okazję, w kolejności graczy, tuż przed punktacją końcową.
    .title = Kiedy możesz wymieniać Żetony
rule-ruling-2 =
    Niczyje PZ nie mogą spaść poniżej 0.
    Właściciel myta otrzymuje zapłatę nawet wtedy, gdy drugi gracz nie ma PZ, które mógłby stracić.
    .title = Nie ma ujemnych PZ
rule-ruling-3 =
    To, czy 1 spotyka 9 (EXCHANGE-4), zależy od wartości wydrukowanych na kartach.
    Wartość +1 i podwójna wartość mają znaczenie tylko przy porównywaniu wartości.
    .title = Wydrukowane wartości: 1 i 9
rule-ruling-4 =
    Za każdym razem, gdy twój efekt położył Służącego na jednym z twoich Statków albo przesunął twój Statek, możesz zdobyć Nagrodę każdym swoim pełnym Statkiem.
    Możesz też zdobywać Nagrody w nocy (NIGHT-4).
    Opcję A Kanału można wykonać dla samej Nagrody: twój pełny Statek czekający w Porcie może ją zdobyć, nawet jeśli niczego nie umieszczasz i nie przesuwasz żadnego Statku.
    .title = Kiedy możesz zdobyć Nagrodę
rule-ruling-5 =
    Podążasz (BONUS-3), gdy tylko akcja drugiego gracza jest w pełni wykonana, a przed następną akcją tego gracza.
    Jeśli podąża kilku graczy, robią to w kolejności graczy, licząc od tego, który wykonał akcję.
    Kto podąża, wybiera A lub B, płaci koszt i korzysta z własnych zniżek; może też zdobyć Medal.
    Za akcją wykonaną przez podążanie nie można już podążać, ale myto się za nią płaci.
    .title = Jak działa podążanie
rule-ruling-6 =
    Wykonujesz akcję, gdy realizujesz jej opcję A lub B albo akcję Jadeitu lub Dekretu.
    Nie ma różnicy, czy akcję dała ci lokacja, czy Karta: tak czy inaczej płaci się za nią myto i inni mogą za nią podążać.
    Akcja, z której rezygnujesz, nie powoduje ani jednego, ani drugiego.
    .title = Co znaczy wykonać akcję
rule-ruling-7 =
    Jeśli żaden Wysłannik nie dotarł do Pałacu, gra nie ma zwycięzcy.
    Graczy szereguje się wtedy według PZ, a potem według Intryg, tylko dla porządku.
    .title = Nikogo w Pałacu
rule-ruling-8 =
    Jeśli wszystkie trzy Kości pokazują tę samą liczbę, każda karta o tej wartości przynosi 3 Służących.
    .title = Trzy równe Kości
rule-ruling-9 =
    Najwięcej dopasowań (NIGHT-2) liczy się tak samo jak Służących (NIGHT-1): każda karta liczy się raz za każdą Kość, która pokazuje jej wartość.
    Zgadza się to z drukowanym przykładem, w którym 3 liczy się dwa razy wobec Kości 3, 3 i 6.
    .title = Jak liczy się dopasowania
rule-ruling-10 =
    Zniżki nigdy nie obniżają kosztu poniżej 0.
    Zniżki Dekretów działają same; zniżka Żetonu zniżki (BONUS-6) działa tylko wtedy, gdy jego właściciel postanawia go użyć, i obie się sumują.
    Żadna zniżka nie obejmuje Służącego, którego umieszczasz na Dekrecie.
    .title = Jak sumują się zniżki
rule-ruling-11 =
    Gdy Meng w specjalnej akcji Kanału wystawia dwóch Służących i pierwszy zapełnia Statek, drugi wchodzi na nowy Statek.
    Jeśli Meng nie ma już Statku albo nie ma wolnego Portu, drugi Służący zostaje tam, gdzie był.
    .title = Drugi Służący Menga na Kanale
rule-ruling-12 =
    Dodatkowy Służący z Dekretu Muru poziomu 2 (DECREE-9) przychodzi z twojej puli ogólnej po wykonaniu A lub B.
    Może to on ukończyć Mur, a jeśli Mur zostaje ukończony przez niego razem ze Służącymi z A lub B, dla nich wszystkich jest jedna punktacja.
    .title = Kiedy działa Dekret Muru
rule-ruling-13 =
    Gdy stos dobierania jest pusty, nie możesz wybrać karty jako Nagrody.
    .title = Pusty stos dobierania
rule-ruling-14 =
    Meng nigdy nie rezygnuje z porannego Dekretu.
    Jeśli kładzie on Służącego na Statku, Meng postępuje jak w SOLO-16.
    .title = Poranne Dekrety Menga
rule-ruling-15 =
    Aby zapłacić za wymianę kartą, według (b) z EXCHANGE-3, musisz mieć na ręce drugą kartę.
    Karta, którą płacisz, jest w twoim stosie kart odrzuconych, więc liczy się przy porównaniu kart z Kośćmi (NIGHT-1).
    .title = Płacenie kartą
rule-ruling-16 =
    Przy podmianie możesz wziąć dowolną kartę na planszy, także tę właśnie tam przez ciebie położoną, i możesz oddać tę dopiero co otrzymaną.
    Po podmianie możesz jeszcze wykonać akcję lokacji, a przed nią drugą podmianę, jeśli powtarzasz ją dzięki BONUS-5.
    .title = Które karty można podmienić
rule-ruling-17 =
    Jeśli po spasowaniu znów masz kartę, bo odzyskujesz ją lub otrzymujesz jako Nagrodę za Port, znów rozgrywasz tury.
    .title = Pas nie jest ostateczny
rule-ruling-18 =
    Żeton, który odzyskuje kartę (TOKEN-8), może zwrócić nawet tę kartę, która dopiero co do ciebie trafiła.
    Jeśli twój stos kart odrzuconych jest pusty, Żeton nie ma działania.
    .title = Granice odzyskiwania
rule-ruling-19 =
    Żeton wartości +1, myta lub podążania, z którego rezygnujesz albo który bierzesz, gdy twoja Pula Służących jest pusta, trafia od razu zakryty na miejsce na twojej planszy.
    Służącym, którego kładziesz z takim Żetonem, może być twój Podwójny Służący, który liczy się wtedy jako 1.
    .title = Rezygnacja z bonusowego Żetonu
rule-ruling-20 =
    Gdy Faza Dnia się kończy, najpierw wracają wszyscy Służący położeni z bonusowymi Żetonami, potem te Żetony trafiają na miejsca, a potem każdy, kto ma więcej niż sześć Żetonów, wymienia je (TRADE-2), w kolejności graczy.
    Dopiero potem zaczynają się Zmierzch i Noc.
    .title = Koniec Fazy Dnia
rule-ruling-21 =
    Wartość +1 i podwójna wartość dotyczą tylko porównania przy wymianie (EXCHANGE-2, EXCHANGE-3) i Dekretu równych wartości (DECREE-10).
    Nie pomagają przy Żetonie, który daje Jadeit za kartę (TOKEN-5), ani przy Kościach w nocy (NIGHT-1).
    Wydrukowana wartość jest podwajana, zanim cokolwiek się doda, a kilka Żetonów wartości +1 się sumuje.
    .title = Kiedy liczą się podniesione wartości
rule-ruling-22 =
    Żeton myta lub podążania wpływa tylko na akcje, które zaczynają się po jego położeniu.
    Działa raz na każde wykonanie akcji, więc akcja wykonana dwa razy uruchamia go dwa razy.
    Nagrody Żetonów i efekty Dekretów nie są wykonanymi akcjami i nie dodaje się do nich dodatkowego Służącego z DECREE-9.
    .title = Co uruchamia myto i podążanie
rule-ruling-23 =
    Bez choćby jednego dopasowania żaden gracz nie może mieć nocnego bonusu (NIGHT-2).
    .title = Bonus wymaga dopasowania
rule-ruling-24 =
    Jeśli Mur zostaje ukończony w środku jakiegoś efektu, takiego jak Żeton, podążanie lub Dekret, jego punktacja następuje właśnie wtedy, razem z Nagrodami za Intrygi.
    Potem przerwany efekt trwa dalej.
    .title = Mur ukończony w środku efektu
rule-ruling-25 =
    Dodatkowego Służącego z DECREE-9 możesz użyć tylko wtedy, gdy wykonujesz A lub B akcji Muru.
    Jeśli twoja Pula Służących jest pusta, nie możesz wykonać akcji Muru.
    .title = Dekret Muru wymaga akcji
rule-ruling-26 =
    Jeśli jakiś efekt kładzie Służącego z twojej puli ogólnej na Statku lub na Murze, możesz użyć do tego Podwójnego Służącego, jeśli leży w twojej puli ogólnej.
    .title = Podwójny Służący z puli ogólnej
rule-ruling-27 =
    Gdy punktacja, zdobycie Nagrody lub utrata na morzu zabiera Podwójnego Służącego z Muru lub ze Statku, wraca on do twojej puli ogólnej jako jeden element.
    Jeśli po punktacji zostaje na Murze, nadal liczy się jako 2.
    .title = Powrót Podwójnego Służącego
rule-ruling-28 =
    W opcji B Wielkiego Muru lub Wielkiego Kanału Podwójny Służący może być oboma Służącymi naraz albo jednym z dwóch.
    Służący, którego usuwasz za B, musi być innym elementem.
    .title = Podwójny Służący w opcji B
rule-ruling-29 =
    Nagrody, które dają Służących (BENEFIT-1, BENEFIT-2), nie są dostępne, dopóki twoja pula ogólna jest pusta; jeśli jest w niej za mało Służących, otrzymujesz tych, którzy tam są.
    Kolejność, w jakiej gracze biorą Nagrody (WALL-5), ustala się w chwili punktacji Muru i się nie zmienia.
    .title = Szczegóły Nagród za Intrygi
rule-ruling-30 =
    Znacznik na polu 14 zostaje na miejscu i zachowuje pozycję w stosie.
    Opcja A Intryg nadal może ci tam przynieść Medal, a opcja B Pałacu (PALACE-2) nadal przesuwa twojego Wysłannika.
    Gdy Znacznik opuszcza stos, te nad nim pozostają w tej samej kolejności.
    .title = Szczyt Toru Intryg
rule-ruling-31 =
    Medal możesz wziąć opcją A Intryg (INTRIGUE-1), obojętnie, czy wykonujesz ją dzięki lokacji, dzięki Karcie, czy przez podążanie.
    .title = Drogi do Medalu
rule-ruling-32 =
    Jeśli pierwsze z dwóch pól ruchu Wysłannika z PALACE-2 wprowadza go do Pałacu, za drugie zdobywasz 1 PZ.
    .title = Wejście przy dwóch polach
rule-ruling-33 =
    Możesz wybrać B Podróży (TRAVEL-2), jeśli możliwy jest co najmniej jeden ruch; jeśli drugi ruch okaże się potem niemożliwy, przepada.
    Gdy twój Podróżnik nie może dotrzeć do żadnego Żetonu, nie możesz wykonać akcji Podróży.
    .title = Podróż bez Żetonów
rule-ruling-34 =
    Jeśli nie wystarcza Żetonów do uzupełnienia mapy (MORNING-2), najpierw idą miasta zewnętrznego kręgu, od prawego dolnego w kierunku, w którym podróżuje Meng, a potem miasta wewnętrzne w kolejności z listy.
    Miasta, dla których nie zostaje Żeton, pozostają puste.
    .title = Za mało Żetonów do uzupełnienia
rule-ruling-35 =
    Wymieniasz dokładnie wymaganą liczbę Żetonów, przy czym Żeton, który liczy się podwójnie, to 2.
    Jeśli musisz wymieniać, gdy twoja pula ogólna jest pusta, może się zdarzyć, że nic nie otrzymasz.
    .title = Dokładna wymiana
rule-ruling-36 =
    Rano (MORNING-4) używasz wszystkich swoich Dekretów, w dowolnej kolejności, zanim zrobi to następny gracz.
    .title = Kolejność porannych Dekretów
rule-ruling-37 =
    Opcja B Wielkiego Kanału umieszcza dokładnie dwóch Służących, chyba że zmienia to Podwójny Służący (RULING-28).
    Jeśli wszystkie trzy twoje Statki są w użyciu, możesz umieszczać Służących tylko na Statkach w drodze.
    Na Statku nigdy nie możesz położyć więcej, niż się na nim mieści.
    .title = Granice opcji B Kanału
rule-ruling-38 =
    Statek, który wrócił po zdobyciu Nagrody, można od razu zwodować ponownie, nawet w tej samej akcji.
    Statek, który jest pełny zaraz po zwodowaniu, może od razu zdobyć Nagrodę, jeśli jest w jednym z Portów 2 do 5; w Porcie 1 nigdy nie zdobywa się Nagrody.
    .title = Ponowne wodowanie i Nagroda od razu
rule-ruling-39 =
    W nocy wszystkie Statki muszą płynąć (NIGHT-3), a każdą ścieżkę rozpatruje się osobno.
    To, że Statek w Porcie 5 jest pełny, go nie ratuje: przepada, bo Statki płyną przed zdobywaniem Nagród z NIGHT-4.
    .title = W nocy Statki muszą płynąć
rule-ruling-40 =
    Dekret wart 1 PZ za każde 3 PZ (DECREE-12) patrzy na twój Dysk PZ w jego położeniu po punktacji Muru (FINAL-1).
    .title = Co znaczy „do tej chwili”
rule-ruling-41 =
    Kartę, która rano lub w Fazie Dnia trafia do stosu Menga, wkłada się pod spód.
    Na koniec nocy (NIGHT-5) jego stos kart odrzuconych jest tasowany i staje się jego nowym stosem.
    .title = Stos kart Menga
rule-ruling-42 =
    Jeśli Meng w Fazie Dnia bierze Żeton karty za Jadeit, gdy jego stos jest pusty, zdobywa 1 PZ, tak samo jak o Zmierzchu.
    .title = Meng: brak karty za Jadeit
rule-ruling-43 =
    Meng wchodzi na mapę w pierwszym mieście z Żetonem na zewnętrznym kręgu, szukanym przeciwnie do ruchu wskazówek zegara od prawego dolnego miasta.
    Najbliższe znaczy: oddalone o najmniej dróg; jeśli kilka miast jest równie blisko, najpierw idą miasta kręgu, od prawego dolnego w kierunku Menga, a potem miasta wewnętrzne w kolejności z listy, jak w RULING-34.
    Aby wrócić z miasta wewnętrznego na krąg, idzie do najbliższego miasta kręgu z Żetonem.
    Jeśli na mapie w ogóle nie ma Żetonu, ani się nie rusza, ani nie płaci.
    .title = Droga Menga po mapie
rule-ruling-44 =
    To, co Meng może zapłacić, obejmuje Służących, których mógłby otrzymać, wymieniając Żetony, na ile pozwala jego pula ogólna; najpierw wymienia zwykłe Żetony.
    Dokonuje takich wymian dla akcji w Fazie Dnia i o Zmierzchu, ale nie po to, by opłacić nagrodę Żetonu.
    .title = Ile Meng może zapłacić
rule-ruling-45 =
    Ze Specjalną Kartą Dekret nic Menga nie kosztuje, więc potrzebuje tylko Służącego, którego na nim kładzie; to, który Dekret jest tańszy, nadal ocenia się według zwykłych kosztów.
    Jego akcja Intryg ze Specjalną Kartą to opcja B, więc nie bierze Medalu.
    .title = Specjalne Karty: Dekrety i Intrygi
rule-ruling-46 =
    Dekrety tańszego Jadeitu (DECREE-8), dodatkowego Służącego na Murze (DECREE-9) i tańszych Dekretów (DECREE-11) działają na korzyść Menga.
    Dodatkowego Służącego na Murze używa za każdym razem, także o Zmierzchu i ze Specjalnymi Kartami.
    .title = Dekrety, które pomagają Mengowi
rule-ruling-47 =
    Neutralni Służący, którzy oznaczają Nagrody Menga (SOLO-19), liczą się do jego Dekretu za Nagrody za Porty (DECREE-16).
    Jeśli stos dobierania jest pusty, gdy Meng ma otrzymać kartę, zdobywa zamiast tego 4 PZ.
    .title = Liczenie Nagród Menga
rule-ruling-48 =
    Jeśli Meng jest pierwszym graczem, jest przed tobą przy używaniu porannych Dekretów (MORNING-4), w Fazie Dnia i przy zdobywaniu Nagród w nocy (NIGHT-4).
    .title = Meng jako pierwszy gracz
rule-ruling-49 =
    Jeśli grasz przeciwko Mengowi w wariancie zaawansowanym, przy wyznaczaniu jego głównej lokacji (SOLO-2) rolę kart startowych pełni siedem kart rozłożonych w lokacjach.
    .title = Wariant zaawansowany z Mengiem
rule-ruling-50 =
    W opcji A Wielkiego Kanału (CANAL-1) Służącego umieszcza się przed ruchem Statku.
    Punktacja Muru (WALL-3) następuje dopiero po umieszczeniu wszystkich Służących z akcji.
    .title = Kolejność w akcji
rule-ruling-51 =
    O Zmierzchu Karty Automy danego Dnia są używane od pierwszej zagranej do ostatniej; w druku odwraca się w tym celu stos.
    .title = Kolejność kart o Zmierzchu

## Co rozstrzyga ta edycja tam, gdzie milczą wszystkie instrukcje

rules-section-house = Gdzie milczą wszystkie instrukcje

rule-house-1 =
    Decyzja z jedną dozwoloną możliwością rozstrzyga się sama, chyba że powiedziałoby to innym coś o ręce (o Żeton, który zabiera kartę o wartości 7 lub wyższej, gra pyta nawet wtedy, gdy na ręce takiej nie ma).
    Gra pyta mimo to, jeśli Służący kupiony za Żetony mógłby umożliwić więcej niż ta jedna możliwość (RULING-1); a tam, gdzie akcję można dokończyć tylko wymianą Żetonów, nikt nie wymienia ich za ciebie.
    .title = Decyzje z jedną możliwością
rule-house-2 =
    Wymiany na Służącego, którego nie ma w puli ogólnej, nie ma do wyboru, chyba że wymiana jest wymuszona (RULING-35).
    .title = Wymiana na Służącego, którego nie ma
rule-house-3 =
    Zakryte Żetony odchodzą w kolejności, w jakiej przyszły.
    Odkryte bonusowe Żetony odchodzą tylko wtedy, gdy zakrytych nie wystarcza, a wtedy ich właściciel mówi, które.
    .title = Które Żetony odchodzą
rule-house-4 =
    Na jedną wymianę działa najwyżej jeden Żeton podwójnej wartości i tylko tam, gdzie dzięki niemu jest ona za darmo.
    .title = Jeden Żeton podwójnej wartości na wymianę
rule-house-5 =
    O tym, czy Żeton podwójnej akcji powtarza akcję Karty, decyduje się po pierwszym wykonaniu i po tych, którzy za nim podążają.
    Akcję jednej Karty wykonuje się najwyżej dwa razy.
    .title = Kiedy używa się Żetonu podwójnej akcji
rule-house-6 =
    Do jednej akcji można użyć kilku Żetonów zniżki.
    Żeton zakrywa się, gdy zostaje użyty, także jeśli potem rezygnuje się z akcji.
    .title = Kilka Żetonów zniżki
rule-house-7 =
    Każdy Żeton myta i każdy Żeton podążania liczy się osobno: dwa myta jednego właściciela przy jednej lokacji dają 2 PZ, a dwa Żetony podążania pozwalają właścicielowi podążać dwa razy.
    .title = Kilka Żetonów myta i podążania
rule-house-8 =
    Opcja A Kanału, w której niczego się nie umieszcza, niczego nie przesuwa i nie zdobywa Nagrody, nie jest wykonaną akcją: nikt za nią nie podąża i nie należy się za nią myto.
    .title = Opcja A Kanału bez efektu
rule-house-9 =
    Na szczycie Toru nie ma do wyboru opcji B Intryg, a opcja A jest tylko wtedy, gdy można jeszcze dostać Medal.
    Meng na szczycie niczego nie wydaje na Intrygi.
    .title = Intrygi na szczycie Toru
rule-house-10 =
    Opcja B Kanału: pierwszego Służącego nie można umieścić tak, że dla drugiego nie ma miejsca.
    Zdobycie Nagrody pomiędzy nimi liczy się jako miejsce i wtedy trzeba tę Nagrodę zdobyć; Służący, którego przyniesie wymiana Żetonów pomiędzy nimi, liczy się jako drugi (RULING-1).
    .title = Miejsce dla drugiego Służącego w opcji B Kanału
rule-house-11 =
    Gdy w puli ogólnej leży tylko Podwójny Służący, można go tam zostawić także wtedy, gdy otrzymuje się Służących.
    .title = Sam Podwójny Służący w puli ogólnej
rule-house-12 =
    Z kilku Statków w drodze, na których jest miejsce, Meng wybiera najpełniejszy, a z równie pełnych ten najdalej z przodu.
    .title = Na którym Statku Meng umieszcza Służącego
rule-house-13 =
    Jeśli Menga nie ma jeszcze na mapie, a na kręgu nie ma Żetonu, wchodzi przy Żetonie najbliższym prawemu dolnemu miastu.
    .title = Meng wchodzi, gdy krąg jest bez Żetonów
rule-house-14 =
    Meng wymienia Żetony tylko na Służących, których potrzebuje, i na Jadeit, nigdy na PZ, także przed punktacją końcową.
    .title = Na co wymienia Meng
rule-house-15 =
    Przy obracaniu Kości równe ścianki są jedną możliwością.
    .title = Równe ścianki Kości
rule-house-16 =
    Gdyby Meng odkrył kiedyś wszystkie swoje Karty Automy w ciągu jednego Dnia, tasuje się także karty z tego Dnia.
    .title = Karty Automy zużyte w jeden Dzień
rule-house-17 =
    Myto należy się, gdy akcja jest zakończona, razem z punktacją Muru lub zdobyciem Nagrody, do których doprowadziła, a zanim ktokolwiek podąży.
    Więc ten, kto nie miał PZ, może je już wtedy mieć.
    .title = Kiedy należy się myto
rule-house-18 =
    Akcja Muru lub Kanału ze Specjalnej Karty Menga umieszcza jednego Służącego, jeśli tylko jeden został albo ma miejsce.
    .title = Specjalna Karta Menga z jednym Służącym
rule-house-19 =
    Wszystkich Służących jednej zapłaty usuwasz naraz: Żetony możesz wymienić przed nią albo po niej, nie w jej trakcie.
    Żetonów, których trwająca akcja potrzebuje jeszcze na Służącego, nie można wymienić na nic innego, a ten Służący nie może być takim, z którym akcji nie da się dokończyć: na Dekrecie na przykład Podwójny Służący na nic się nie przyda.
    .title = Akcje, które wymagają wymiany Żetonów
