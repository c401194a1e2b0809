### Pierwsza lekcja: nauczyciel obok stołu. Krótkie zdania; to, o czym mowa, jest wskazane na planszy.

lesson-title = Twoja pierwsza lekcja
lesson-neighbour = Sąsiad
lesson-scene-of = { $scene } z { $scenes }: { $title }
lesson-scenes = Części lekcji
lesson-go-on = Dalej
lesson-back = Wstecz
lesson-repeat = Jeszcze raz od początku tej części
lesson-skip = Pomiń tę część
lesson-next = Następna część
lesson-leave = Zakończ lekcję
lesson-opening = Przygotowujemy lekcję …
lesson-again = Spróbuj ponownie
lesson-to-do = Twój ruch
lesson-not-now = To też jest możliwe. Ale najpierw spróbujmy tego:
lesson-read-on = Wszystko w swoim czasie. Najpierw przeczytaj to:
lesson-praise-1 = Świetnie.
lesson-praise-2 = Właśnie tak.
lesson-praise-3 = Bardzo dobrze.
lesson-praise-4 = Piękny ruch.
lesson-play-bots = Zagraj pierwszą grę
lesson-rules = Przeczytaj zasady

## Prezenty dla dworu

lesson-gifts = Prezenty dla dworu
lesson-gifts-welcome = Witaj w Zakazanym Mieście! Grasz czerwonymi. Twój sąsiad, biały, to też szlachetny ród na dworze. Prezentami zabiegacie o względy Urzędników.
lesson-gifts-goal = Najważniejsze: twój Wysłannik wchodzi po tych polach do Pałacu. Jeśli po czterech Dniach nie ma cię w Pałacu, nie masz żadnych punktów.
lesson-gifts-points = Poza tym wygrywa ten, kto ma najwięcej punktów. Zdobywa się je na całej planszy; zaraz zobaczysz jak.
lesson-gifts-card = Masz na ręce cztery Karty Prezentów. W każdej turze wymieniasz jedną z nich na kartę z planszy. Weź swoją 6, wazon.
lesson-gifts-place = Kartę o wyższej wartości wymieniasz za darmo. W Pałacu leży 4: połóż tam swoją 6.
lesson-gifts-own = Urzędnikowi się podoba. W turze masz najwyżej dwie akcje. Najpierw ta z twojej Karty: Intrygi. Wybierz A: jedno pole, a że nikt dziś cię nie wyprzedził, także Medal. Jutro zaczynasz ty.
lesson-gifts-theirs = Teraz akcja lokacji. Wybierz B: płacisz dwoma Służącymi, a twój Wysłannik idzie o dwa pola zamiast jednego.
lesson-gifts-done = Dwa pola z ośmiu! A zabrana 4 leży w twoim stosie kart odrzuconych: jutro będzie na twojej ręce. Myśl więc także o tym, co bierzesz.

## Gdy twoja karta jest niska

lesson-paying = Służący i Jadeit
lesson-paying-low = Pracują dla ciebie Służący. Ci w Puli Służących są gotowi; tych w puli ogólnej trzeba najpierw otrzymać. Płacić to znaczy odsyłać Służących z Puli Służących do puli ogólnej.
lesson-paying-card = Teraz trudniejszy przypadek: same niskie karty przeciw wysokim. Weź swoją 5, komplet czarek.
lesson-paying-place = Przyda ci się Jadeit, ale leży tam 8. Mimo to połóż tam swoją 5.
lesson-paying-pay = Niższy Prezent trzeba wyrównać: 2 Służącymi, drugą kartą albo rezygnacją z obu akcji. Zapłać 2 Służącymi.
lesson-paying-gain = Wymiana gotowa, więc obie akcje są twoje. Najpierw Karta: wykonaj jej akcję, a Służący wróci z puli ogólnej.
lesson-paying-jade = Teraz lokacja: każdy dom sprzedaje Jadeit za tylu Służących, ilu na nim widać. Weź najtańszy, z pierwszego domu.
lesson-paying-done = Jadeity punktują na koniec, a każdy jest wart więcej niż poprzedni: 1, 3, 6, 10, 15 punktów za jeden do pięciu. Ale Służący szybko się kończą.

## W drodze

lesson-travel = W drodze
lesson-travel-map = Podróż daje Służących, pola na torach, punkty i nie tylko. Twój Podróżnik jest w mieście Jinan; w każdym mieście, gdzie leży jeszcze Żeton, coś na ciebie czeka.
lesson-travel-card = Weź swoją 8, lutnię pipa. Nie ma własnej akcji, ale pokonuje prawie wszystko.
lesson-travel-place = Połóż ją przy Podróży: 8 to więcej niż 7.
lesson-travel-move = Wybierz A: jeden ruch. (B to dwa ruchy za 2 Służących.)
lesson-travel-city = Idziesz drogami do miasta z Żetonem. W Kaifeng leży taki, który przesuwa Wysłannika: idź tam.
lesson-travel-token = Żetonu możesz użyć raz, gdy go bierzesz. Użyj go!
lesson-travel-trade = Sąsiad nie ma dziś więcej kart i pasuje; znów twoja kolej. Masz teraz cztery Żetony. Można je wymienić w każdej chwili: 2 na Służącego, 4 na 2 punkty, 6 na Jadeit. Wymień cztery na punkty.
lesson-travel-done = Dwa punkty. Żetony przydają się dwa razy: gdy je znajdujesz i gdy je wymieniasz.

## Wielki Mur

lesson-wall = Mur i Intrygi
lesson-wall-wall = Czterech Służących i Mur jest ukończony. Masz tam jednego, sąsiad też. Kto ma ich wtedy najwięcej, zdobywa 3 punkty i przesuwa Wysłannika o 1 pole.
lesson-wall-card = Weź swoją 1, miskę owoców. Jej akcją też jest Mur.
lesson-wall-place = Przy Murze leży 9, ale jest jeden wyjątek: 1 pokonuje 9. Skromność cieszy możnych. Połóż ją tam.
lesson-wall-first = Karta i lokacja mają tę samą akcję, więc możesz ją wykonać dwa razy. Najpierw Karta: wybierz A, jeden Służący.
lesson-wall-second = Trzech z czterech. Teraz lokacja: jeszcze raz wybierz A, a Mur będzie ukończony.
lesson-wall-benefit = Masz najwięcej: 3 punkty, a twój Wysłannik idzie dalej. Teraz każdy, kto pomagał, może zamienić Intrygi na Nagrodę. Cofnij się o 3 pola za 2 Służących.
lesson-wall-done = Twoi Służący wracają do puli ogólnej. Pilnuj Intryg: kto jest dalej, wygrywa każdy remis.

## Statki i Dekrety

lesson-canal = Kanał i Dekrety
lesson-canal-ships = Twój Statek stoi w Porcie 2 z dwoma Służącymi. Pełny Statek, z trzema, można zamienić na Nagrodę jego Portu: tu 4 punkty.
lesson-canal-card = Weź swoją 4, bonsai. Jej akcja to Kanał.
lesson-canal-place = Połóż ją przy Dekretach, gdzie leży 2. Tak masz w jednej turze i Kanał, i Dekret.
lesson-canal-act = Najpierw Kanał. Wybierz A: umieść Służącego na Statku. (Potem Statek mógłby też popłynąć do następnego Portu.)
lesson-canal-load = Umieść go na swoim Statku: będzie pełny.
lesson-canal-claim = Pełny! Zdobądź 4 punkty.
lesson-canal-take = Jeden Służący zostaje na twojej planszy na stałe, pozostali wracają. Teraz wybierz Dekret. Ten jest wart 3 punkty i co rano daje ci Służącego.
lesson-canal-done = Tanie Dekrety pomagają co rano, średnie przez cały czas, a drogie punktują na koniec.

## Gdy zapada noc

lesson-night = Kości i noc
lesson-night-dice = Dzień kończy się, gdy nikt nie ma już kart. Wtedy karty zabrane dziś przez ciebie porównuje się z tymi Kośćmi: za każde dopasowanie Służący.
lesson-night-place = Została ci jedna karta, 6. Dwie Kości pokazują 5, a 5 leży przy Intrygach. Połóż tam swoją 6 i weź ją.
lesson-night-first = I Karta, i lokacja to Intrygi. Wybierz B: trzy pola za Służącego.
lesson-night-second = Jeszcze raz B. Potem zapada noc: patrz na Kości.
lesson-night-envoy = Twoja 5 pasuje do dwóch Kości: 2 Służących. Nikt nie ma więcej dopasowań, więc 3 punkty, a twój Wysłannik może iść dalej. Tak!
lesson-night-morning = Statki popłynęły o jeden Port dalej, a zabrane karty są twoją nową ręką. Rano rzuca się Kośćmi i działa twój Dekret: użyj go.
lesson-night-done = Każdy otrzymuje 4 Służących i zaczyna się Dzień 2. Medal miał sąsiad, więc to on zaczyna.

## Do Pałacu

lesson-palace = Do Pałacu
lesson-palace-last = Ostatni Dzień i twoja ostatnia karta. Sąsiad ma dużo więcej punktów, ale spójrz: jego Wysłannika nie ma w Pałacu. Twojego też nie, brakuje jednego pola.
lesson-palace-place = Masz 7. W Pałacu leży 4. Wiesz, co robić.
lesson-palace-enter = Wybierz A: ósme pole prowadzi do środka. Kto wejdzie pierwszy, zajmuje najlepsze miejsce, warte 7 punktów.
lesson-palace-done = Sąsiad ma więcej punktów, ale nie ma miejsca w Pałacu, więc nie liczy mu się nic. Wygrywasz! Teraz wiesz już wszystko, czego ci trzeba; o reszcie opowie stół, gdy coś na nim wskażesz.
