## Pytanie, które zadaje decyzja

decision-card = Którą kartę z ręki wymieniasz?
decision-location = Gdzie kładziesz { $card-key ->
        [hidden] kartę
       *[other] kartę { $card }
    }?
decision-pay = Karta { $card } jest za niska { $location-key ->
        [travel] na Podróż
        [wall] na Mur
        [jade] na Jadeit
        [intrigue] na Intrygi
        [palace] na Pałac
        [decrees] na Dekrety
        [canal] na Kanał
       *[other] na lokację { $location }
    }. Jak płacisz?
decision-remove = { $count ->
    [one] Usuwasz 1 Służącego. Co z Podwójnym?
    [few] Usuwasz { $count } Służących. Co z Podwójnym?
    [many] Usuwasz { $count } Służących. Co z Podwójnym?
   *[other] Usuwasz { $count } Służących. Co z Podwójnym?
}
decision-gain = { $count ->
    [one] Otrzymujesz Służącego: zwykłego czy Podwójnego?
    [few] Otrzymujesz { $count } Służących. W tym Podwójnego?
    [many] Otrzymujesz { $count } Służących. W tym Podwójnego?
   *[other] Otrzymujesz { $count } Służących. W tym Podwójnego?
}
decision-action = { $source-key ->
        [card] Akcja Karty
        [location] Akcja lokacji
        [follow] Podążanie
        [repeat] Podwójna akcja
       *[other] { $source }
    }: { $action-key ->
        [travel] podróżujesz?
        [wall] budujesz Mur?
        [jade] kupujesz Jadeit?
        [intrigue] knujesz?
        [palace] idziesz do Pałacu?
        [decrees] bierzesz Dekret?
        [canal] handlujesz na Kanale?
        [gain1] otrzymujesz 1 Służącego?
        [gain2] otrzymujesz 2 Służących?
        [swap] podmieniasz kartę?
       *[other] { $action }?
    }
decision-city = Dokąd rusza twój Podróżnik?
decision-token = Używasz Żetonu { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }?
decision-forced-trade = Masz za dużo Żetonów: wymień część z nich.
decision-spend = Który odkryty Żeton jeszcze oddajesz?
decision-wall-place = Kto idzie na Mur?
decision-wall-extra = Twój Dekret: jeszcze jeden Służący z puli ogólnej na Mur?
decision-benefit = Którą Nagrodę za Intrygi bierzesz?
decision-die = Którą Kość obracasz i na jaką wartość?
decision-ship-place = { $from ->
    [supply] Gdzie umieszczasz Służącego z puli ogólnej?
   *[pool] Na którym Statku umieszczasz Służącego?
}
decision-ship-move = Przesuwasz Statek do następnego wolnego Portu?
decision-claim = Zdobywasz Nagrodę za Port?
decision-give = Którą kartę z ręki podmieniasz?
decision-swap = Co bierzesz za { $card-key ->
        [hidden] swoją kartę
       *[other] kartę { $card }
    }?
decision-morning = Którego porannego Dekretu używasz?
decision-night-envoy = Masz najwięcej dopasowań: przesuwasz Wysłannika o 1 pole?
decision-repeat = Żeton podwójnej akcji: { $action-key ->
        [travel] podróżujesz jeszcze raz
        [wall] budujesz Mur jeszcze raz
        [jade] kupujesz Jadeit jeszcze raz
        [intrigue] knujesz jeszcze raz
        [palace] idziesz do Pałacu jeszcze raz
        [decrees] bierzesz jeszcze jeden Dekret
        [canal] handlujesz na Kanale jeszcze raz
        [gain1] otrzymujesz jeszcze 1 Służącego
        [gain2] otrzymujesz jeszcze 2 Służących
        [swap] podmieniasz jeszcze jedną kartę
       *[other] wykonujesz jeszcze raz: { $action }
    }?
decision-final-trade = Ostatnia szansa na wymianę Żetonów przed punktacją końcową.
decision-lay = Kto idzie z Żetonem { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }?
decision-decree-trade = Do Dekretu brakuje Służącego. Które Żetony na niego wymieniasz?
