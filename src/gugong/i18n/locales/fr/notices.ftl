# Ce qu'apprennent ceux qui ne sont pas à la table, par notification ou par e-mail. Écrit par le serveur.

notice-turn-title = À vous de jouer
notice-turn = À votre table avec { $others }.
notice-asked-title = On vous demande
notice-asked = { $name } aimerait annuler des coups. Êtes-vous d'accord ?
notice-vote-title = Un vote
notice-vote = { $name } n'a pas joué depuis longtemps. Un bot doit-il continuer à cette place ?
notice-full-title = Toutes les places sont prises
notice-full = Vous pouvez commencer la partie avec { $others }.
notice-started-title = La partie a commencé
notice-started = À votre table avec { $others }.
notice-rematch-title = Une revanche
notice-rematch = La table pour une revanche avec { $others } est prête.
notice-over-title = La partie est finie
notice-over = À votre table avec { $others }.
notice-several-title = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
notice-several = Voyez la liste de vos parties.

# Les e-mails, et les pages où mènent leurs liens.

mail-confirm-title = Est-ce votre adresse ?
mail-confirm = Quelqu'un, sans doute vous, souhaite recevoir un e-mail à cette adresse quand c'est son tour sur { $site }. Si c'est bien vous, ouvrez ce lien et confirmez :
mail-confirm-not-me = Si ce n'est pas vous, ne faites rien : vous ne recevrez pas d'autre e-mail.
mail-footer = Vous recevez cet e-mail parce que vous avez confirmé cette adresse sur { $site }. Pour ne plus en recevoir :
mail-confirm-ask = Voulez-vous recevoir à cette adresse des e-mails sur vos parties ?
mail-confirm-button = Oui, les envoyer ici
mail-confirm-done = C'est fait. Les e-mails sur vos parties arriveront à cette adresse.
mail-unsubscribe-ask = Ne plus recevoir d'e-mails à cette adresse ?
mail-unsubscribe-button = Plus d'e-mails
mail-unsubscribe-done = C'est fait. Plus aucun e-mail n'arrivera à cette adresse.
mail-link-old = Ce lien n'est pas valable, ou ne l'est plus.
