# Ce que le serveur refuse, et pourquoi.

refused-no-table = Cette table n'existe pas, ou votre lien ne l'ouvre pas.
refused-not-seated = Vous n'avez pas de place à cette table.
refused-not-running = La partie n'a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-over = La partie est finie.
refused-not-over = La partie n'est pas encore finie.
refused-late = Votre coup répond à l'action { $at }, et la partie en est déjà à { $now } ; regardez de nouveau la table.
refused-not-your-turn = Ce n'est pas à vous de décider.
refused-not-your-seat = Ce n'est pas votre place.
refused-bot-plays = Un bot joue pour vous ; reprenez d'abord votre place.
refused-not-offered = L'action { $number } n'est pas proposée maintenant ; choisissez l'une des options de votre décision.
refused-illegal = L'action { $number } n'est pas permise maintenant : { $why }
refused-nothing-to-undo = Vous n'avez rien à annuler à cet endroit.
refused-nothing-to-redo = Il n'y a rien à rétablir.
refused-nothing-asked = Personne ne vous demande d'annuler quoi que ce soit.
refused-no-vote-there = On ne peut pas voter maintenant au sujet de la place { $seat } : on ne vote que pour la place d'une autre personne, quand c'est à elle de jouer.
refused-vote-later = Cette personne réfléchit peut-être encore ; vous pourrez voter dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-they-are-here = Cette personne est à la table ; laissez-lui du temps.
part-wait = { $unit ->
    [minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
}
refused-they-may-think = Cette personne est à la table. Si elle ne joue pas, vous pourrez voter dans { part-wait }.
refused-asked-already = Quelqu'un demande déjà à annuler un choix ; répondez d'abord à cela.
refused-too-often = On l'a fait très souvent à cette table ces derniers temps ; vous pourrez le refaire dans { part-wait }.
refused-not-away = Aucun bot ne joue pour vous.
refused-turn-given = Les autres ont confié votre tour à un bot parce que vous ne jouiez pas ; revenez quand ce tour sera terminé.
refused-gone-already = Un bot joue déjà à cette place.
refused-say-who = Dites qui vous êtes : les spectateurs ont besoin d'un nom pour discuter.
refused-spectators-quiet = La personne qui dirige cette table a désactivé la discussion des spectateurs.
refused-name-taken = Quelqu'un à cette table s'appelle « { $name } », et les deux noms se ressemblent trop ; choisissez-en un autre.
refused-no-such-bot = Ce bot n'existe pas ; il y a : { $bots }.
refused-seat-taken = Cette place n'est pas libre ; places libres : { $free }.
refused-table-full = Toutes les places sont prises.
refused-not-leading = Seule la personne qui dirige la table peut faire cela.
refused-seats-free = Il faut d'abord quelqu'un à chaque place, personne ou bot ; places libres : { $seats }.
refused-old-rules = Cette partie a été jouée avec des règles que ce serveur n'a pas (ses plus récentes sont la version { $version }) ; on peut lire son journal, mais pas la continuer.
refused-other-box = Cette partie a été jouée avec un matériel que le serveur n'a plus ; on peut lire son journal, mais pas la continuer.
refused-new-rules = Cette partie se joue avec des règles plus récentes que celles de ce serveur (ses plus récentes sont la version { $version }) ; elle reprendra dès que le serveur sera mis à jour. D'ici là, on peut lire son journal.
refused-damaged = Ce serveur ne peut pas lire une partie du journal de cette table ; ce qui précède reste lisible, mais la partie ne peut pas continuer. Prévenez la personne qui gère le serveur.
refused-expired = Cette table a été fermée : personne ne l'a utilisée pendant longtemps, et sa partie n'avait pas commencé. Ouvrez-en une nouvelle.
refused-no-moment = Il n'y a pas de moment { $moment } dans cette partie ; elle a les moments 0 à { $last }.
refused-bad-setup = { $why }
refused-bad-save = { $why }
refused-no-such-box = Le matériel { $box } n'existe pas ; il y a : { $boxes }.
refused-too-many-seats = { $seats ->
    [one] Il n'y a que { $seats } place à cette table.
   *[other] Il n'y a que { $seats } places à cette table.
}
refused-malformed = Ce message n'est pas compris : { $why }.
refused-too-large = { $most ->
    [one] Les messages de plus de { $most } octet ne sont pas lus.
   *[other] Les messages de plus de { $most } octets ne sont pas lus.
}
refused-too-fast = Trop rapide ; attendez un instant et réessayez.
refused-too-many-tables = Vous avez ouvert beaucoup de tables ces derniers temps ; attendez un peu ou jouez à l'une d'elles.
refused-too-many-connections = Trop de connexions depuis votre adresse ; fermez-en quelques-unes.
refused-foreign-origin = Cette page ne vient pas de ce serveur ; elle n'a donc pas le droit de lui parler.
refused-hello-first = Dites d'abord bonjour (hello).
refused-not-now = Le serveur n'a pas pu garder cela à l'instant ; rien n'a changé, réessayez.
refused-stopping = Le serveur redémarre ; réessayez dans un instant.
refused-muted = La personne qui gère ce serveur ne vous laisse pas discuter, vous asseoir ni ouvrir de table pour l'instant ; réessayez dans { $minutes } min. Vos parties continuent.
refused-closed = La personne qui gère ce serveur a fermé cette table ; on peut lire son journal, mais elle ne continue pas.
refused-deleted = La personne qui gère ce serveur a supprimé cette table.
refused-not-found = Il n'y a rien ici.
refused-wrong-method = Cela ne peut pas se faire ici.
refused-fault = Quelque chose s'est mal passé de notre côté ; rien n'a changé. Réessayez, et prévenez-nous si cela persiste.

# La page, avant d'être construite.

page-title = Gùgōng
page-not-built = Le plateau pour le navigateur n'a pas encore été construit ici. Construisez-le avec « { $command } », puis rechargez cette page. Tout le reste du serveur fonctionne.
page-not-found = Cette page n'existe pas
page-not-found-about = Il n'y a rien à cette adresse. Elle est peut-être tronquée, ou une lettre est fausse.

# Chances des options d'une décision.

refused-chances-later = Tant que la partie dure, seule la personne qui joue toutes les places en voit les chances ; regardez-les à la fin.
refused-help-later = La partie que vous étudiez n'est pas terminée : ni chances ni bots avant la fin.
refused-warming-up = La recherche se prépare encore pour cet ordinateur, une fois après l'installation ; réessayez dans une minute ou deux.
refused-no-chances = Les chances n'ont pas pu être estimées à l'instant ; réessayez.

# La revanche.

refused-people-away = La revanche attend encore : { $people }. Commencez-la sans les absents, ou donnez leurs places à des bots.

# Notifications.

refused-no-channel = Choisissez comment vous souhaitez être prévenu : par notification ou par e-mail.
refused-no-push = Ce serveur n'envoie pas de notifications.
refused-no-email = Ce serveur n'envoie pas d'e-mails.
refused-bad-subscription = Ce n'est pas l'adresse d'un service de notifications avec ses clés, telle qu'un navigateur la donne.
refused-bad-email = Ce n'est pas une adresse e-mail.
refused-no-time-zone = Ce fuseau horaire n'existe pas ; donnez-en un comme Europe/Paris.
refused-too-many-mails = Tant d'e-mails ont été demandés récemment qu'aucun autre n'est envoyé maintenant ; réessayez demain.
refused-no-browser-key = Envoyez une clé à vous : de { $least } à { $most } caractères aléatoires.

# Emporter des places sur un autre appareil.

refused-handover-unknown = Ce code n'existe pas. Comparez-le, caractère par caractère, avec ce que montre l'autre appareil.
refused-handover-used = Ce code a déjà servi. Faites-en un nouveau sur l'autre appareil.
refused-handover-expired = Ce code a expiré. Faites-en un nouveau sur l'autre appareil.
refused-too-many-guesses = Tant de codes ont été essayés récemment qu'aucun n'est accepté pour l'instant ; attendez dix minutes, puis faites-en un nouveau.
refused-too-many-handovers = Tant de codes ont été faits récemment qu'aucun autre n'est fait pour l'instant ; réessayez dans quelques minutes.
