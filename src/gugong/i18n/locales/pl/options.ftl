## Co robi opcja; `option-<decision>-<verb>`, gdy decyzja ma znaczenie

option-decline = Nie, dziękuję
option-action-decline = Zrezygnuj
option-token-decline = Nie używaj
option-benefit-decline = Nie bierz Nagrody
option-claim-decline = Nie teraz
option-morning-decline = Wystarczy Dekretów
option-ship-place-decline = Nikogo nie umieszczaj
option-ship-move-decline = Nie przesuwaj Statku
option-wall-place-decline = Wystarczy
option-wall-extra-decline = Nikt
option-final-trade-decline = Koniec wymiany
option-night-envoy-decline = Wysłannik zostaje na miejscu

option-accept = Tak
option-action-accept = { $action-key ->
        [travel] Podróżuj
        [wall] Buduj Mur
        [jade] Kup Jadeit
        [intrigue] Knuj
        [palace] Idź do Pałacu
        [decrees] Weź Dekret
        [canal] Handluj na Kanale
        [gain1] Otrzymaj 1 Służącego
        [gain2] Otrzymaj 2 Służących
        [swap] Podmień kartę
       *[other] Wykonaj: { $action }
    }
option-token-accept = Użyj: { $token }
option-night-envoy-accept = Wysłannik idzie o 1 pole
option-repeat-accept = Użyj Żetonu i { $action-key ->
        [travel] podróżuj jeszcze raz
        [wall] buduj jeszcze raz
        [jade] kup jeszcze jeden Jadeit
        [intrigue] knuj jeszcze raz
        [palace] idź do Pałacu jeszcze raz
        [decrees] weź jeszcze jeden Dekret
        [canal] handluj jeszcze raz
        [gain1] otrzymaj jeszcze 1 Służącego
        [gain2] otrzymaj jeszcze 2 Służących
        [swap] podmień jeszcze jedną kartę
       *[other] wykonaj jeszcze raz: { $action }
    }

option-variant-a = { $action-key ->
    [travel] A: wykonaj 1 ruch, weź Żeton
    [wall] A: 1 Służący na Mur
    [intrigue] A: idź o 1 pole, weź Medal, jeśli jest
    [palace] A: Wysłannik o 1 pole
    [canal] A: 1 Służący na Statek, potem przesuń Statek
   *[other] A
}
option-variant-b = B: { $cost ->
        [0] za darmo
        [one] usuń 1 Służącego
        [few] usuń { $cost } Służących
        [many] usuń { $cost } Służących
       *[other] usuń { $cost } Służących
    }{ $action-key ->
        [travel] , wykonaj 2 ruchy
        [wall] , najwyżej 2 na Mur
        [intrigue] , idź o 3 pola
        [palace] , Wysłannik o 2 pola, Intrygi o 1
        [canal] , 2 na Statki
       *[other] {""}
    }

option-play-card = { $card }
option-exchange-at = { $location }: za kartę { $lying }, { $free ->
    [yes] za darmo
   *[no] płacisz
}
option-pay-servants = { $cost ->
    [one] Usuń 1 Służącego
    [few] Usuń { $cost } Służących
    [many] Usuń { $cost } Służących
   *[other] Usuń { $cost } Służących
}
option-discard-card = Odrzuć kartę { $card }
option-pay-discard-card = Odrzuć kartę { $card }, zachowaj Służących
option-no-action = Sama wymiana, bez akcji
option-double-value = Użyj Żetonu podwójnej wartości

option-plain = Podwójny Służący zostaje
option-gain-plain = Bez Podwójnego Służącego; zostaje w puli ogólnej
option-wall-place-plain = Zwykły Służący
option-wall-extra-plain = Zwykły Służący z puli ogólnej
option-token-plain = Zwykły Służący z puli ogólnej
option-lay-plain = Zwykły Służący
option-double = Z Podwójnym Służącym
option-remove-double = Podwójny Służący za dwóch
option-wall-place-double = Podwójny Służący (liczy się jako 2)
option-wall-extra-double = Podwójny Służący z puli ogólnej (liczy się jako 2)
option-token-double = Podwójny Służący z puli ogólnej (liczy się jako 2)
option-double-as-one = Podwójny Służący jako jeden
option-lay-double-as-one = Podwójny Służący

option-give-card = Podmień kartę { $card }
option-swap-with = Karta { $lying } { $location-key ->
        [travel] przy Podróży
        [wall] przy Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Kanale
       *[other] w lokacji { $location }
    }
option-take-back = Odzyskaj kartę { $card }
option-lay-at = Połóż { $location-key ->
        [travel] przy Podróży
        [wall] przy Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Kanale
       *[other] w lokacji { $location }
    }
option-go-to = { $city }{ $token-key ->
    [none] {""}
   *[other] : { $token }
}

option-buy-jade = { $house-key ->
        [house1] Pierwszy dom
        [house2] Drugi dom
        [house3] Trzeci dom
        [plaza] Plac
       *[other] { $house }
    }: { $cost ->
        [0] za darmo
        [one] 1 Służący
        [few] { $cost } Służących
        [many] { $cost } Służących
       *[other] { $cost } Służących
    }
option-take-decree = { $decree }: { $cost ->
    [0] nikogo nie usuwaj
    [one] usuń 1 Służącego
    [few] usuń { $cost } Służących
    [many] usuń { $cost } Służących
   *[other] usuń { $cost } Służących
}, umieść 1{ $vp ->
    [0] {""}
   *[other] , { $vp } PZ
}
option-discount = Użyj Żetonu zniżki: 2 Służących mniej
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] Cofnij się o 1 pole: otrzymaj 1 Służącego
    [gain2] Cofnij się o 3 pola: otrzymaj 2 Służących
    [die] Cofnij się o 5 pól: obróć Kość
   *[jade] Cofnij się o 7 pól: weź Jadeit
}
option-turn-die = Kość { $die }: { $from } → { $face }

option-load = { $routes ->
    [1] Statek w Porcie { $port } (na pokładzie { $load })
   *[other] Statek w Porcie { $port } na ścieżce { $route } (na pokładzie { $load })
}
option-load-double = { $routes ->
    [1] Podwójny Służący na Statku w Porcie { $port } (na pokładzie { $load })
   *[other] Podwójny Służący na Statku w Porcie { $port } na ścieżce { $route } (na pokładzie { $load })
}
option-launch = { $routes ->
    [1] Nowy Statek w Porcie { $port }
   *[other] Nowy Statek w Porcie { $port } na ścieżce { $route }
}
option-launch-double = { $routes ->
    [1] Nowy Statek w Porcie { $port } z Podwójnym Służącym
   *[other] Nowy Statek w Porcie { $port } na ścieżce { $route } z Podwójnym Służącym
}
option-move-ship = { $routes ->
    [1] Statek z Portu { $port } do Portu { $to }
   *[other] Statek z Portu { $port } na ścieżce { $route } do Portu { $to }
}
option-claim = { $routes ->
    [1] { $reward }: Statek w Porcie { $port }
   *[other] { $reward }: Statek w Porcie { $port } na ścieżce { $route }
}

option-trade-servant = { $doubles ->
    [0] { $cost ->
        [one] Wymień 1 Żeton na 1 Służącego
        [few] Wymień { $cost } Żetony na 1 Służącego
        [many] Wymień { $cost } Żetonów na 1 Służącego
       *[other] Wymień { $cost } Żetonów na 1 Służącego
    }
    [one] Wymień Żetony (w tym 1 podwójny) na 1 Służącego
    [few] Wymień Żetony (w tym { $doubles } podwójne) na 1 Służącego
    [many] Wymień Żetony (w tym { $doubles } podwójnych) na 1 Służącego
   *[other] Wymień Żetony (w tym { $doubles } podwójnych) na 1 Służącego
}
option-trade-vp = { $doubles ->
    [0] { $cost ->
        [one] Wymień 1 Żeton na 2 PZ
        [few] Wymień { $cost } Żetony na 2 PZ
        [many] Wymień { $cost } Żetonów na 2 PZ
       *[other] Wymień { $cost } Żetonów na 2 PZ
    }
    [one] Wymień Żetony (w tym 1 podwójny) na 2 PZ
    [few] Wymień Żetony (w tym { $doubles } podwójne) na 2 PZ
    [many] Wymień Żetony (w tym { $doubles } podwójnych) na 2 PZ
   *[other] Wymień Żetony (w tym { $doubles } podwójnych) na 2 PZ
}
option-trade-jade = { $doubles ->
    [0] { $cost ->
        [one] Wymień 1 Żeton na Jadeit
        [few] Wymień { $cost } Żetony na Jadeit
        [many] Wymień { $cost } Żetonów na Jadeit
       *[other] Wymień { $cost } Żetonów na Jadeit
    }
    [one] Wymień Żetony (w tym 1 podwójny) na Jadeit
    [few] Wymień Żetony (w tym { $doubles } podwójne) na Jadeit
    [many] Wymień Żetony (w tym { $doubles } podwójnych) na Jadeit
   *[other] Wymień Żetony (w tym { $doubles } podwójnych) na Jadeit
}
option-spend = { $token-key ->
        [plus_one] Żeton wartości +1
        [toll] Żeton myta
        [follow] Żeton podążania
        [double_value] Żeton podwójnej wartości
        [double_action] Żeton podwójnej akcji
        [discount] Żeton zniżki
       *[other] Żeton „{ $token }”
    }

## Dlaczego opcja jest wyszarzona

reason-too-few-servants = Masz w Puli za mało Służących.
reason-pool-empty = W twojej Puli nie ma takiego Służącego.
reason-supply-empty = Nie masz Służących w puli ogólnej.
reason-still-too-low = Nawet podwojona karta jest za niska.
reason-no-city-in-reach = Żadne miasto z Żetonem nie jest w zasięgu.
reason-not-in-reach = Twój Podróżnik musiałby minąć miasto z Żetonem.
reason-no-token-there = Nie ma tam Żetonu.
reason-house-empty = W tym domu nie ma już Jadeitu.
reason-houses-not-empty = Plac sprzedaje dopiero, gdy wszystkie domy są puste.
reason-decree-owned = Masz już ten Dekret.
reason-too-few-steps = Twój Znacznik Intryg nie jest tak wysoko.
reason-at-the-top = Twój Znacznik Intryg jest na samej górze.
reason-value-too-low = Nadaje się tylko karta o wartości 7 lub wyższej.
reason-ship-full = Ten Statek jest pełny.
reason-ship-too-full = Podwójny Służący potrzebuje na tym Statku miejsca dla dwóch.
reason-no-free-ship = Wszystkie twoje Statki są w drodze.
reason-no-free-port = Na tej ścieżce nie ma wolnego Portu.
reason-no-free-port-ahead = Dalej nie ma wolnego Portu.
reason-nothing-to-load = Nie masz kogo umieścić na Statku, czego przesunąć ani jakiej Nagrody zdobyć.
reason-no-room-for-two = Nie ma miejsca dla dwóch Służących.
reason-reward-taken = Nie masz już wolnego pola na tę Nagrodę.
reason-draw-pile-empty = Stos dobierania jest pusty.
reason-too-few-tokens = Masz za mało Żetonów.
reason-no-card = Nie masz kart na ręce.
reason-nothing-to-repeat = Drugi raz się nie da.
reason-nothing-to-discount = Zniżka niczego by tu nie zmieniła.
reason-must-be-left = Ten Służący jest jeszcze potrzebny do akcji.
reason-already-used = Ten Dekret był już dziś rano użyty.
reason-no-ship = Na twoich Statkach nie ma miejsca, a nowego nie da się zwodować.
reason-could-not-finish = Potem nie da się dokończyć akcji.
reason-no-discard = Twój stos kart odrzuconych jest pusty.
