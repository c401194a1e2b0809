## Czym są rzeczy na planszy, dla kogoś, kto na nie wskazuje; tytuły stoją przed zdaniami

help-card-lies = Leży tu karta { $card }. { $value ->
    [9] Za darmo zabierze ją tylko 1.
   *[other] Za darmo zabierze ją każda wyższa karta.
  }
help-stand-travel = Akcja A: twój Podróżnik wykonuje 1 ruch i bierze Żeton z miasta. B: usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  }, aby wykonać 2 ruchy.
help-stand-wall = Akcja A: 1 Służący na Mur. B: usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  } i umieść najwyżej { $count }.
help-stand-jade = Akcja: wybierz dom, usuń tylu Służących, ilu na nim widać, i weź Jadeit. Jadeity punktują na koniec.
help-stand-intrigue = Akcja A: { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pól
  }, a kto wybierze ją dziś jako pierwszy, bierze też Medal. B: usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  }, aby przejść { $more ->
    [one] { $more } pole
    [few] { $more } pola
    [many] { $more } pól
   *[other] { $more } pól
  }. Intrygi rozstrzygają każdy remis.
help-stand-palace = Akcja A: twój Wysłannik idzie o 1 pole. B: usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  }, aby szedł o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pól
  }, a Znacznik Intryg o { $intrigue ->
    [one] { $intrigue } pole
    [few] { $intrigue } pola
    [many] { $intrigue } pól
   *[other] { $intrigue } pól
  }. Jeśli na koniec nie ma cię w Pałacu, nie masz punktów.
help-stand-decrees = Akcja: wybierz Dekret, usuń tylu Służących, ile kosztuje, i umieść na nim jeszcze jednego. Działa do końca gry.
help-stand-canal = Akcja A: umieść 1 Służącego na Statku, potem przesuń Statek. B: usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  } i umieść 2, bez ruchu. Pełny Statek zdobywa Nagrodę swojego Portu.

# $token to całe zdanie, na przykład „Otrzymaj 1 Służącego.”
help-city-token = { $token } Kto tu dotrze, bierze ten Żeton i może go od razu użyć.
help-city-traveller = Stoi tu Podróżnik ({ $player }). Nie ma tu Żetonu; inni idą dalej.
help-city-empty = Nie leży tu Żeton; Podróżnicy idą dalej. Nowy pojawi się rano.
help-traveller = Idzie drogami do następnego miasta z Żetonem. Miasta bez Żetonu go nie zatrzymują.
    .title = { $player }: Podróżnik
help-traveller-home = Jego pierwszy ruch może prowadzić do dowolnego miasta z Żetonem.
    .title = { $player }: Podróżnik

help-house = Akcja Jadeitu: usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  } i weź stąd Jadeit. { $count ->
    [0] Żaden nie został.
    [one] Został { $count } Jadeit.
    [few] Zostały { $count } Jadeity.
    [many] Zostało { $count } Jadeitów.
   *[other] Zostało { $count } Jadeitów.
  }
    .title = Jadeit: { $house }
help-plaza = Gdy wszystkie domy są puste, Jadeit kosztuje tu { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  }. Plac nigdy się nie wyczerpuje. { $count ->
    [0] Domy są już puste.
    [one] W domach jest jeszcze { $count } Jadeit.
    [few] W domach są jeszcze { $count } Jadeity.
    [many] W domach jest jeszcze { $count } Jadeitów.
   *[other] W domach jest jeszcze { $count } Jadeitów.
  }
    .title = Jadeit: { $house }

help-decree-cost = Usuń { $cost ->
    [one] { $cost } Służącego
    [few] { $cost } Służących
    [many] { $cost } Służących
   *[other] { $cost } Służących
  }, a potem umieść na nim jednego.
help-decree-vp = Od razu daje { $vp } PZ.
help-decree-final = Punktuje na koniec gry.
help-decree-owners = Mają go: { $players }.

help-port-none = Port { $port } nie ma Nagrody: płyń dalej.
help-port-reward = Pełny Statek można tu zamienić na tę Nagrodę: { $reward }. Jeden Służący zostaje przy Nagrodzie; Statek wraca do ciebie.
help-port-any = Pełny Statek można tu zamienić na dowolną Nagrodę. Ale w nocy Statek z tego Portu gubi drogę na morzu.
help-port = Port { $port }
help-ship = Zajęte miejsca: { $load } z { $size }. Gdy Statek jest pełny, można zdobyć Nagrodę Portu { $port }. W nocy każdy Statek płynie o jeden Port dalej.
    .title = { $player }: Statek

help-die = W nocy każda karta ze stosu kart odrzuconych, która jest równa Kości, daje 1 Służącego. Najwięcej dopasowań: { $vp } PZ, a Wysłannik idzie o 1 pole. Ścianki tej Kości: { $faces }.
    .title = Kość Przeznaczenia: { $face }
help-medal-free = Nikt go jeszcze nie ma. Kto dziś pierwszy wybierze Intrygi A, bierze go i zaczyna jutro.
    .title = Medal Następnego Pierwszego Gracza
help-medal-of = Ma go { $player } i jutro zaczyna.
    .title = Medal Następnego Pierwszego Gracza

help-wall = { $count } z { $spaces } Służących. Gdy Mur jest ukończony, kto ma ich najwięcej, zdobywa { $vp } PZ i przesuwa Wysłannika o 1 pole, a każdy, kto pomagał, może wziąć Nagrodę za Intrygi.
help-wall-first = Teraz prowadzi { $player }.
help-wall-seat = { $count ->
    [0] Ani jednego Służącego na Murze.
    [one] { $count } Służący na Murze.
    [few] { $count } Służących na Murze.
    [many] { $count } Służących na Murze.
   *[other] { $count } Służących na Murze.
  } { $left ->
    [0] Mur jest ukończony.
    [one] Do ukończenia brakuje { $left } Służącego.
    [few] Do ukończenia brakuje { $left } Służących.
    [many] Do ukończenia brakuje { $left } Służących.
   *[other] Do ukończenia brakuje { $left } Służących.
  }
    .title = { $player } na Murze

help-intrigue = Pole { $step } z { $last }. Kto jest dalej albo wyżej w stosie, wygrywa każdy remis; polami płaci się też za Nagrody, gdy Mur jest ukończony.
    .title = { $player }: Znacznik Intryg
help-benefit = Gdy Mur jest ukończony, każdy, kto ma na nim Służącego, może cofnąć się na tym torze o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pól
  } za tę Nagrodę.

help-palace-step = Do Pałacu Wysłannicy mają { $last } pól. Stąd { $left ->
    [one] zostało jeszcze { $left } pole.
    [few] zostały jeszcze { $left } pola.
    [many] zostało jeszcze { $left } pól.
   *[other] zostało jeszcze { $left } pól.
  }
    .title = Tor Pałacu, pole { $step }
help-palace-start = Tu zaczynają wszyscy Wysłannicy; pole numer { $last } prowadzi do Pałacu. Jeśli na koniec nie ma cię w Pałacu, nie masz punktów.
    .title = Początek Toru Pałacu
help-palace-gate = Kto wchodzi, zajmuje najlepsze wolne miejsce w środku. Odtąd każdy ruch Wysłannika o 1 pole to 1 PZ.
    .title = Brama Pałacu
help-envoy = Na polu { $step } z { $last }: do Pałacu { $left ->
    [one] jeszcze { $left } pole.
    [few] jeszcze { $left } pola.
    [many] jeszcze { $left } pól.
   *[other] jeszcze { $left } pól.
  } Jeśli na koniec nie ma cię w Pałacu, nie masz punktów.
    .title = { $player }: Wysłannik
help-envoy-inside = W Pałacu, na miejscu wartym { $vp } PZ. Każdy następny ruch Wysłannika o 1 pole to 1 PZ.
    .title = { $player }: Wysłannik
help-place-free = Wolne. Kto wejdzie następny, zajmie najlepsze wolne miejsce i zdobędzie jego punkty na koniec.
    .title = Miejsce w Pałacu: { $vp } PZ
help-place-taken = Zajmuje je { $player } i zdobędzie jego punkty na koniec.
    .title = Miejsce w Pałacu: { $vp } PZ

help-draw = { $count ->
    [0] Nie ma już kart.
    [one] Została { $count } karta.
    [few] Zostały { $count } karty.
    [many] Zostało { $count } kart.
   *[other] Zostało { $count } kart.
  } Nagroda za Port „{ $reward }” daje wierzchnią.
    .title = Stos dobierania
help-tokenpile = { $count ->
    [0] W stosach nie ma już Żetonów.
    [one] W stosach został { $count } Żeton.
    [few] W stosach zostały { $count } Żetony.
    [many] W stosach zostało { $count } Żetonów.
   *[other] W stosach zostało { $count } Żetonów.
  } { $traded ->
    [0] Żadnego nie wymieniono.
    [one] Wymieniono { $traded } Żeton.
    [few] Wymieniono { $traded } Żetony.
    [many] Wymieniono { $traded } Żetonów.
   *[other] Wymieniono { $traded } Żetonów.
  } Każdego poranka puste miasta dostają nowe.
    .title = Żetony Podróży
help-day = Dzień kończy się, gdy nikt nie ma kart na ręce; w nocy porównuje się karty z Kośćmi, a twój stos kart odrzuconych staje się twoją ręką.
    .title = Dzień { $day } z { $days }
help-day-last = Ostatni Dzień. Po jego nocy następuje punktacja końcowa; jeśli nie ma cię w Pałacu, nie masz punktów.
    .title = Dzień { $day } z { $days }

## Żetony Podróży

help-token-gain1 = Otrzymaj 1 Służącego.
help-token-gain2 = Otrzymaj 2 Służących.
help-token-envoy = Twój Wysłannik idzie o 1 pole.
help-token-intrigue = Twój Znacznik Intryg przesuwa się o 1 pole.
help-token-discard-for-jade = Odrzuć z ręki kartę o wartości 7 lub wyższej i weź Jadeit.
help-token-servants-for-jade = Usuń 3 Służących i weź Jadeit.
help-token-swap = Podmień kartę z ręki lub ze stosu kart odrzuconych na kartę z planszy.
help-token-take-back = Weź na rękę kartę ze swojego stosu kart odrzuconych: jeszcze jedna tura dzisiaj.
help-token-ship = Umieść 1 Służącego z puli ogólnej na Statku.
help-token-vp2 = Zdobądź 2 PZ.
help-token-wall = Umieść 1 Służącego z puli ogólnej na Murze.
help-token-double = Teraz nic, ale przy wymianie Żetonów liczy się jako dwa.
help-token-plus-one = Wyłóż go ze Służącym: twoje karty są dziś warte o 1 więcej.
help-token-toll = Połóż go ze Służącym w lokacji: kto dziś wykona tam akcję, daje ci 1 PZ.
help-token-follow = Połóż go ze Służącym w lokacji: gdy inni wykonują tam dziś akcję, możesz ją wykonać i ty.
help-token-double-value = Zachowaj go: jeden raz karta, którą wymieniasz, jest warta dwa razy więcej.
help-token-double-action = Zachowaj go: jeden raz wykonujesz akcję swojej Karty dwukrotnie.
help-token-discount = Zachowaj go: jeden raz Jadeit lub Dekret kosztuje o 2 Służących mniej.

## Plansze graczy

help-pool = { $count ->
    [0] Żaden Służący nie jest gotowy.
    [one] { $count } Służący jest gotowy.
    [few] { $count } Służących jest gotowych.
    [many] { $count } Służących jest gotowych.
   *[other] { $count } Służących jest gotowych.
  } Nimi się płaci i stąd się ich umieszcza; usunięci trafiają do puli ogólnej.
    .title = { $player }: Pula Służących
help-supply = { $count ->
    [0] Nie czeka tu żaden Służący.
    [one] Czeka tu { $count } Służący.
    [few] Czeka tu { $count } Służących.
    [many] Czeka tu { $count } Służących.
   *[other] Czeka tu { $count } Służących.
  } Otrzymani Służący przechodzą stąd do Puli Służących.
    .title = { $player }: pula ogólna
help-double-locked = Jeszcze zablokowany: uwalnia go pełny Statek w Porcie { $port }. Pracuje za dwóch.
    .title = { $player }: Podwójny Służący
help-double-supply = W puli ogólnej: można go otrzymać jak każdego innego, a pracuje za dwóch.
    .title = { $player }: Podwójny Służący
help-double-pool = Gotowy: na Murze i na Statkach liczy się jako dwóch i może zapłacić za dwóch.
    .title = { $player }: Podwójny Służący
help-double-out = Przy pracy: tam, gdzie jest, liczy się jako dwóch.
    .title = { $player }: Podwójny Służący
help-tokens = Zajęte miejsca: { $count } z { $slots }. Żetony można wymienić w każdej chwili: { $servant } na Służącego, { $vp } na { $points } PZ, { $jade } na Jadeit.
    .title = { $player }: Żetony Podróży
help-trade = Oddaj za to Żetony Podróży ({ $cost }), w dowolnej chwili swojej tury. { $player } ma ich { $count }.
    .title = Wymiana: { $trade }
help-jade = { $count ->
    [0] Jeszcze żadnego.
    [one] { $count } Jadeit: { $vp } PZ na koniec.
    [few] { $count } Jadeity: { $vp } PZ na koniec.
    [many] { $count } Jadeitów: { $vp } PZ na koniec.
   *[other] { $count } Jadeitów: { $vp } PZ na koniec.
  } Następny doda { $next } PZ.
    .title = { $player }: Jadeity
help-reward = Zajęte pola: { $count } z { $spaces }. Zdobywa ją pełny Statek w odpowiednim Porcie, a jeden Służący zostaje tutaj.
    .title = Nagroda za Port: { $reward }
help-ships = { $count ->
    [0] Wszystkie Statki są w drodze.
    [one] { $count } Statek czeka na wodowanie.
    [few] { $count } Statki czekają na wodowanie.
    [many] { $count } Statków czeka na wodowanie.
   *[other] { $count } Statków czeka na wodowanie.
  } Każdy ma miejsce dla { $size } Służących.
    .title = { $player }: Statki
help-vp = Zdobyte dotąd Punkty Zwycięstwa. Na koniec liczą się tylko wtedy, gdy Wysłannik jest w Pałacu: { $inside ->
    [yes] jest.
   *[no] jeszcze go tam nie ma.
  }
    .title = { $player }: { $vp } PZ
help-decrees = { $count ->
    [0] Jeszcze żadnego.
   *[other] { $decrees }.
  }
    .title = { $player }: Dekrety
help-laid = { $count ->
    [0] Żaden nie jest wyłożony.
   *[other] { $tokens }. Działają do końca Fazy Dnia.
  }
    .title = { $player }: wyłożone Żetony
help-handpile = { $count ->
    [0] Nie ma już kart: { $player } pasuje do końca Dnia.
    [one] { $count } karta: jeszcze jedna tura dzisiaj.
    [few] { $count } karty: tyle samo tur dzisiaj.
    [many] { $count } kart: tyle samo tur dzisiaj.
   *[other] { $count } kart: tyle samo tur dzisiaj.
  }
    .title = { $player }: ręka
help-discard = { $count ->
    [0] Jeszcze żadnej karty.
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } kart.
  } To szansa na dopasowania do Kości w nocy i jutrzejsza ręka.
    .title = { $player }: stos kart odrzuconych
help-card-action = Połóż ją w lokacji i weź to, co tam leży. Możesz najpierw wykonać jej akcję ({ $action }), a potem akcję lokacji.
help-card-plain = Połóż ją w lokacji i weź to, co tam leży. Nie ma własnej akcji; zostaje akcja lokacji.
help-discarded = W twoim stosie kart odrzuconych: jutro będzie na twojej ręce. { $count ->
    [0] Żadna Kość nie pokazuje jej wartości.
    [one] { $count } Kość pokazuje jej wartość: 1 Służący w nocy.
    [few] { $count } Kości pokazują jej wartość: { $count } Służących w nocy.
    [many] { $count } Kości pokazuje jej wartość: { $count } Służących w nocy.
   *[other] { $count } Kości pokazuje jej wartość: { $count } Służących w nocy.
  }

## Strona z zasadami

help-rules-title = Zasady
help-rules-search = Szukaj w zasadach
help-rules-hint = Słowo albo identyfikator, np. { $rule }
help-rules-found = { $count ->
    [0] Żadna zasada tego nie mówi. Spróbuj krótszego słowa.
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasad
  }
help-rules-contents = Spis treści
help-rules-back = Wróć do stołu
help-rules-home = Strona startowa
help-rules-learn = Pierwsza lekcja
help-rules-unknown = Nie ma zasady { $rule }. Oto wszystkie.
help-rules-figures = Odtworzone liczby
help-rules-figures-text = Instrukcje nie podają każdej liczby wydrukowanej na planszy, kartach i Żetonach. Te liczby są odtworzone tak, by gra była uczciwa i by zgadzało się wszystko, co podano. Na ile każda jest pewna:
help-rules-figures-about = Więcej o tym wydaniu

## Inne rzeczy na planszy

help-stand-focus = Główna lokacja Menga: tu zagrywa swoje Specjalne Karty.
help-stand-laid = { $player } ma tu wyłożony Żeton: { $token }.
help-automa = Karty do odkrycia: { $count }. W każdej turze Meng odkrywa jedną i wymienia Prezent w tej lokacji; o Zmierzchu karty tego Dnia działają jeszcze raz. { $turned ->
    [0] Dziś nie odkryto jeszcze żadnej.
   *[other] Dziś: { $cards }.
  }
    .title = Karty Automy Menga
help-stair = Dzięki Intrygom Znaczniki idą w górę tych { $last } pól. Kto jest dalej albo wyżej w stosie, wygrywa każdy remis; teraz jest to { $player }.
    .title = Tor Intryg
help-berth = { $taken ->
    [yes] Zajęte.
   *[no] Wolne.
  } W każdym Porcie jest miejsce dla jednego Statku; inne go mijają.
    .title = Miejsce w Porcie { $port }
help-start = Dziś pierwszą turę ma { $player }. O jutrze decyduje Medal.
    .title = Pierwszy gracz
help-thinking = Inni czekają na ten wybór.
    .title = Teraz decyduje { $player }

## Co u Menga jest inaczej

help-meng-double = Oznacza główną lokację Menga ({ $place }), w której zagrywa on Specjalne Karty. Do niczego innego nie służy.
    .title = { $player }: Podwójny Służący
help-meng-vp = Zdobyte dotąd Punkty Zwycięstwa. Meng może wygrać także poza Pałacem, ale wtedy bez punktów za miejsce w nim.
    .title = { $player }: { $vp } PZ
help-meng-tokens = Zajęte miejsca: { $count } z { $slots }. Gdy Mengowi brakuje Służących, wymienia Żetony: { $servant } na jednego. Gdy tylko ma { $jade }, wymienia je na Jadeit.
    .title = { $player }: Żetony Podróży
help-meng-pool = Gotowi Służący: { $count }. Stąd Meng płaci i umieszcza; tylko przy Specjalnych Kartach bierze najpierw z puli ogólnej i nic nie płaci.
    .title = { $player }: Pula Służących
help-meng-card = Oznaczone pola: { $count } z { $spaces }. Pierwsze pełne Statki dają Mengowi po karcie, w każdym Porcie.
    .title = Nagroda za Port: { $reward }
help-meng-vp4 = Oznaczone pola: { $count } z { $spaces }. Gdy karty są wzięte, każdy pełny Statek daje Mengowi 4 PZ, bez ograniczeń.
    .title = Nagroda za Port: { $reward }
help-meng-ship = Zajęte miejsca: { $load } z { $size }. Gdy tylko jest pełny, Meng bierze Nagrodę, bez względu na Port. Nigdy nie przesuwa Statków; w nocy każdy płynie o jeden Port dalej.
    .title = { $player }: Statek
help-meng-envoy = Na polu { $step } z { $last }. Meng może wygrać także poza Pałacem, ale wtedy bez punktów za miejsce w nim.
    .title = { $player }: Wysłannik
help-meng-discard = Karty: { $count }. Potasowane będą jutro stosem Menga. W nocy jego dopasowania zależą od Dnia, nie od tych kart.
    .title = { $player }: stos kart odrzuconych
