## Co robi opcja; `option-<decision>-<verb>`, gdy decyzja ma znaczenie

option-decline = Nie, dziękuję
option-action-decline = Zrezygnuj
option-token-decline = Nie używaj go
option-benefit-decline = Nie bierz Nagrody
option-claim-decline = Na razie niczego nie zdobywaj
option-morning-decline = Nie używaj więcej Dekretów
option-ship-place-decline = Nikogo nie ładuj
option-ship-move-decline = Nie ruszaj Statków
option-wall-place-decline = Nie umieszczaj więcej
option-wall-extra-decline = Nikogo nie umieszczaj
option-final-trade-decline = Koniec wymiany
option-night-envoy-decline = Zostaw Wysłannika na miejscu

option-accept = Tak
option-action-accept = { $action-key ->
        [travel] Wykonaj akcję Podróży
        [wall] Wykonaj akcję Muru
        [jade] Wykonaj akcję Jadeitu
        [intrigue] Wykonaj akcję Intryg
        [palace] Wykonaj akcję Pałacu
        [decrees] Wykonaj akcję Dekretu
        [canal] Wykonaj akcję Kanału
        [gain1] Otrzymaj 1 Służącego
        [gain2] Otrzymaj 2 Służących
        [swap] Podmień kartę
       *[other] Wykonaj: { $action }
    }
option-token-accept = Użyj go: { $token }
option-night-envoy-accept = Przesuń Wysłannika o 1 pole
option-repeat-accept = Użyj Żetonu i { $action-key ->
        [travel] jeszcze raz wykonaj akcję Podróży
        [wall] jeszcze raz wykonaj akcję Muru
        [jade] jeszcze raz wykonaj akcję Jadeitu
        [intrigue] jeszcze raz wykonaj akcję Intryg
        [palace] jeszcze raz wykonaj akcję Pałacu
        [decrees] jeszcze raz wykonaj akcję Dekretu
        [canal] jeszcze raz wykonaj akcję Kanału
        [gain1] otrzymaj jeszcze 1 Służącego
        [gain2] otrzymaj jeszcze 2 Służących
        [swap] podmień jeszcze jedną kartę
       *[other] wykonaj jeszcze raz: { $action }
    }

option-variant-a = { $action-key ->
    [travel] A: rusz się raz i weź Żeton
    [wall] A: umieść 1 Służącego na Murze
    [intrigue] A: 1 pole i Medal, jeśli tam jest
    [palace] A: Wysłannik o 1 pole
    [canal] A: załaduj 1 Służącego, potem rusz Statek
   *[other] A
}
option-variant-b = B: { $cost ->
        [0] za darmo
        [one] usuń 1 Służącego
        [few] usuń { $cost } Służących
        [many] usuń { $cost } Służących
       *[other] usuń { $cost } Służących
    }{ $action-key ->
        [travel] , rusz się dwa razy
        [wall] , umieść do 2 Służących
        [intrigue] , 3 pola
        [palace] , Wysłannik o 2 pola i Znacznik Intryg o 1 pole
        [canal] , załaduj 2 Służących
       *[other] {""}
    }

option-play-card = { $card }
option-exchange-at = { $location }: { $lying }, { $free ->
    [yes] za darmo
   *[no] za opłatą
}
option-pay-servants = { $cost ->
    [one] Usuń 1 Służącego
    [few] Usuń { $cost } Służących
    [many] Usuń { $cost } Służących
   *[other] Usuń { $cost } Służących
}
option-discard-card = Odrzuć kartę { $card }
option-pay-discard-card = Odrzuć kartę { $card } i zachowaj Służących
option-no-action = Wymień bez akcji
option-double-value = Użyj Żetonu podwójnej wartości

option-plain = Tylko zwykli Służący
option-gain-plain = Tylko zwykli Służący; Podwójny Służący zostaje w puli ogólnej
option-wall-place-plain = Zwykły Służący
option-wall-extra-plain = Zwykły Służący z puli ogólnej
option-token-plain = Zwykły Służący z puli ogólnej
option-lay-plain = Zwykły Służący
option-double = Podwójny Służący jako jeden z nich
option-remove-double = Podwójny Służący za dwóch
option-wall-place-double = Podwójny Służący, który liczy się jako 2
option-wall-extra-double = Podwójny Służący z puli ogólnej, który liczy się jako 2
option-token-double = Podwójny Służący z puli ogólnej, który liczy się jako 2
option-double-as-one = Podwójny Służący jako jeden
option-lay-double-as-one = Podwójny Służący

option-give-card = Podmień kartę { $card }
option-swap-with = { $lying } { $location-key ->
        [travel] przy Podróży
        [wall] przy Wielkim Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Wielkim Kanale
       *[other] w lokacji { $location }
    }
option-take-back = Weź z powrotem kartę { $card }
option-lay-at = Połóż { $location-key ->
        [travel] przy Podróży
        [wall] przy Wielkim Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Wielkim Kanale
       *[other] w lokacji { $location }
    }
option-go-to = { $city }: { $token }

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
option-take-decree = { $decree }: usuń { $cost }, umieść 1{ $vp ->
    [0] {""}
   *[other] , { $vp } PZ
}
option-discount = Użyj Żetonu zniżki: usuń o 2 mniej
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] Cofnij się o 1: otrzymaj 1 Służącego
    [gain2] Cofnij się o 3: otrzymaj 2 Służących
    [die] Cofnij się o 5: obróć Kość
   *[jade] Cofnij się o 7: weź Jadeit
}
option-turn-die = Kość { $die }: { $from } → { $face }

option-load = { $routes ->
    [1] Statek w Porcie { $port } (na pokładzie { $load })
   *[other] Statek w Porcie { $port } na ścieżce { $route } (na pokładzie { $load })
}
option-load-double = { $routes ->
    [1] Podwójny Służący na Statek w Porcie { $port } (na pokładzie { $load })
   *[other] Podwójny Służący na Statek w Porcie { $port } na ścieżce { $route } (na pokładzie { $load })
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
    [one] Wymień Żetony na 1 Służącego, w tym 1 podwójny Żeton
    [few] Wymień Żetony na 1 Służącego, w tym { $doubles } podwójne Żetony
    [many] Wymień Żetony na 1 Służącego, w tym { $doubles } podwójnych Żetonów
   *[other] Wymień Żetony na 1 Służącego, w tym { $doubles } podwójnych Żetonów
}
option-trade-vp = { $doubles ->
    [0] { $cost ->
        [one] Wymień 1 Żeton na 2 PZ
        [few] Wymień { $cost } Żetony na 2 PZ
        [many] Wymień { $cost } Żetonów na 2 PZ
       *[other] Wymień { $cost } Żetonów na 2 PZ
    }
    [one] Wymień Żetony na 2 PZ, w tym 1 podwójny Żeton
    [few] Wymień Żetony na 2 PZ, w tym { $doubles } podwójne Żetony
    [many] Wymień Żetony na 2 PZ, w tym { $doubles } podwójnych Żetonów
   *[other] Wymień Żetony na 2 PZ, w tym { $doubles } podwójnych Żetonów
}
option-trade-jade = { $doubles ->
    [0] { $cost ->
        [one] Wymień 1 Żeton na Jadeit
        [few] Wymień { $cost } Żetony na Jadeit
        [many] Wymień { $cost } Żetonów na Jadeit
       *[other] Wymień { $cost } Żetonów na Jadeit
    }
    [one] Wymień Żetony na Jadeit, w tym 1 podwójny Żeton
    [few] Wymień Żetony na Jadeit, w tym { $doubles } podwójne Żetony
    [many] Wymień Żetony na Jadeit, w tym { $doubles } podwójnych Żetonów
   *[other] Wymień Żetony na Jadeit, w tym { $doubles } podwójnych Żetonów
}
option-spend = { $token-key ->
        [plus_one] Żeton wartości +1
        [toll] Żeton myta
        [follow] Żeton podążania
        [double_value] Żeton podwójnej wartości
        [double_action] Żeton podwójnej akcji
        [discount] Żeton zniżki
       *[other] { $token }
    }

## Dlaczego opcja jest wyszarzona

reason-too-few-servants = Masz za mało Służących w swojej Puli Służących.
reason-pool-empty = W twojej Puli Służących nie ma takiego Służącego.
reason-supply-empty = W twojej puli ogólnej nie ma Służącego.
reason-still-too-low = Nawet po podwojeniu wartość karty jest za niska.
reason-no-city-in-reach = Żadne miasto z Żetonem nie jest w zasięgu.
reason-not-in-reach = Twój Podróżnik musiałby minąć miasto z Żetonem.
reason-no-token-there = Nie ma tam Żetonu.
reason-house-empty = W tym domu nie ma już Jadeitu.
reason-houses-not-empty = Na placu można kupować dopiero wtedy, gdy wszystkie domy są puste.
reason-decree-owned = Masz już ten Dekret.
reason-too-few-steps = Twój Znacznik Intryg nie jest tak wysoko.
reason-at-the-top = Twój Znacznik Intryg jest na samej górze.
reason-value-too-low = Nadaje się tylko karta o wartości 7 lub wyższej.
reason-ship-full = Ten Statek jest pełny.
reason-ship-too-full = Podwójny Służący potrzebuje na tym Statku miejsca dla dwóch.
reason-no-free-ship = Wszystkie twoje Statki są w drodze.
reason-no-free-port = Na tej ścieżce nie ma wolnego Portu.
reason-no-free-port-ahead = Dalej nie ma wolnego Portu.
reason-nothing-to-load = Nie możesz ani umieścić Służącego na Statku, ani ruszyć Statku, ani zdobyć Nagrody.
reason-no-room-for-two = Nie ma miejsca dla dwóch Służących.
reason-reward-taken = Pole tej Nagrody na twojej planszy jest zajęte.
reason-draw-pile-empty = Stos dobierania jest pusty.
reason-too-few-tokens = Masz za mało Żetonów.
reason-no-card = Nie masz karty na ręce.
reason-nothing-to-repeat = Drugi raz tej akcji nie da się wykonać.
reason-nothing-to-discount = Zniżka niczego by tu nie zmieniła.
reason-must-be-left = Akcja potrzebuje jeszcze tego Służącego.
reason-already-used = Ten Dekret był już użyty tego poranka.
reason-no-ship = Na żadnym z twoich Statków nie ma miejsca, a nowego nie można zwodować.
reason-could-not-finish = Potem nie można by było dokończyć twojej akcji.
