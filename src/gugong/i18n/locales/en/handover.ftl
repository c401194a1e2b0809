# Carrying seats to another device, by a picture or a code.

handover-open = Play on another device
handover-which = What comes along
handover-this = This game
handover-all = All my games
handover-making = Making a code …
handover-scan = Point the camera of the other device at this picture.
handover-picture = QR code of a link that the other device opens
handover-type = Or open { $address } there and type:
handover-until = Works once, until { $time }.
handover-both = You can then play on both devices. Whoever has the code gets your seats, so keep it to yourself.
handover-over = This code has expired.
handover-again = Make a new code

## On the other device

handover-take = Take over games from another device
handover-take-short = From another device
handover-take-about = On the device where you play, choose “{ $entry }” in the menu. Then type the code that it shows:
handover-code = Code
handover-look = Go on
handover-looking = Asking what the code brings …
handover-comes = { $count ->
    [one] This game comes to this device:
   *[other] These { $count } games come to this device:
}
handover-stays = { $count ->
    [one] This game stays as it is here:
   *[other] These { $count } games stay as they are here:
}
handover-seats = { $count ->
    [one] Your seat: { $seats }
   *[other] Your seats: { $seats }
}
handover-watched = You are watching.
handover-known = Your seat is here already.
handover-other = On this device you have another seat there.
handover-gone = The server does not know it any more.
handover-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
handover-confirm = Take over
handover-nothing = There is nothing to take over.
