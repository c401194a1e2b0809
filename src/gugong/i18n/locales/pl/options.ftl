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
option-wall-extra-decline = Nikogo nie umieszczaj
option-final-trade-decline = Koniec wymiany
option-night-envoy-decline = Zostaw Wysłannika na miejscu

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
option-night-envoy-accept = Przesuń Wysłannika o 1 pole
option-repeat-accept = Użyj Żetonu i { $action-key ->
        [travel] podróżuj jeszcze raz
        [wall] buduj Mur jeszcze raz
        [jade] kup Jadeit jeszcze raz
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
    [travel] A: wykonaj 1 ruch i weź Żeton
    [wall] A: umieść 1 Służącego na Murze
    [intrigue] A: 1 pole i Medal, jeśli tam jest
    [palace] A: Wysłannik o 1 pole
    [canal] A: umieść 1 Służącego na Statku, potem przesuń Statek
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
        [wall] , umieść najwyżej 2 na Murze
        [intrigue] , 3 pola
        [palace] , Wysłannik o 2 pola, Znacznik Intryg o 1 pole
        [canal] , umieść 2 na Statkach
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
option-no-action = Tylko wymień, bez akcji
option-double-value = Użyj Żetonu podwójnej wartości

option-plain = Tylko zwykli Służący
option-gain-plain = Tylko zwykli Służący; Podwójny Służący zostaje w puli ogólnej
option-wall-place-plain = Zwykły Służący
option-wall-extra-plain = Zwykły Służący z puli ogólnej
option-token-plain = Zwykły Służący z puli ogólnej
option-lay-plain = Zwykły Służący
option-double = Podwójny Służący jako jeden z nich
option-remove-double = Podwójny Służący za dwóch
option-wall-place-double = Podwójny Służący (liczy się jako 2)
option-wall-extra-double = Podwójny Służący z puli ogólnej (liczy się jako 2)
option-token-double = Podwójny Służący z puli ogólnej (liczy się jako 2)
option-double-as-one = Podwójny Służący jako jeden
option-lay-double-as-one = Podwójny Służący

option-give-card = Podmień kartę { $card }
option-swap-with = Karta { $lying } { $location-key ->
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
    [0] nic nie usuwaj
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
       *[other] { $token }
    }

## Dlaczego opcja jest wyszarzona

reason-too-few-servants = Masz za mało Służących w Puli Służących.
reason-pool-empty = W twojej Puli Służących nie ma takiego Służącego.
reason-supply-empty = Nie masz Służącego w puli ogólnej.
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
reason-nothing-to-load = Nie możesz ani umieścić Służącego na Statku, ani przesunąć Statku, ani zdobyć Nagrody.
reason-no-room-for-two = Nie ma miejsca dla dwóch Służących.
reason-reward-taken = Pole tej Nagrody na twojej planszy jest zajęte.
reason-draw-pile-empty = Stos dobierania jest pusty.
reason-too-few-tokens = Masz za mało Żetonów.
reason-no-card = Nie masz karty na ręce.
reason-nothing-to-repeat = Nie możesz wykonać tej akcji drugi raz.
reason-nothing-to-discount = Zniżka niczego by tu nie zmieniła.
reason-must-be-left = Akcja potrzebuje jeszcze tego Służącego.
reason-already-used = Ten Dekret był już użyty tego poranka.
reason-no-ship = Na żadnym z twoich Statków nie ma miejsca, a nowego nie można zwodować.
reason-could-not-finish = Potem nie możesz dokończyć swojej akcji.
reason-no-discard = Nie masz karty na stosie kart odrzuconych.
