// Written by scripts/words.py from Tables/fr.strings and Tables/fr.stringsdict.
extension SystemWords {
    static func fr(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "maintenant"
        case .minutesAgo: "il y a %@ min"
        case .hoursAgo: "il y a %@ h"
        case .yesterdayAt: "Hier, %@"
        case .notificationCenter: "Centre de notifications"
        case .recent: "Récentes"
        case .noOlderNotifications: "Aucune notification plus ancienne"
        case .search: "Rechercher"
        case .showLess: "Afficher moins"
        case .clear: "Effacer"
        case .clearAll: "Tout effacer"
        case .view: "Afficher"
        case .manage: "Gérer"
        case .options: "Options"
        case .moreNotifications:
            switch plural {
            case .one: "%@ autre notification"
            case .many: "%@ d’autres notifications"
            default: "%@ autres notifications"
            }
        case .notification: "Notification"
        case .notifications:
            switch plural {
            case .one: "%@ notification"
            case .many: "%@ de notifications"
            default: "%@ notifications"
            }
        case .timeSensitive: "Urgent"
        case .criticalAlert: "Alerte critique"
        case .keep: "Conserver…"
        case .turnOff: "Désactiver…"
        case .turnOffAll: "Désactiver toutes les notifications"
        case .turnOffTitle: "Désactiver les notifications ?"
        case .turnOffMessage: "« %@ » ne vous enverra plus de notifications. Vous pouvez les réactiver dans Réglages."
        case .keepDelivering: "Continuer à recevoir des notifications de « %@ » ?"
        case .deliverQuietly: "Envoyer discrètement"
        case .deliverProminently: "Envoyer en évidence"
        case .deliverImmediately: "Envoyer immédiatement"
        case .deliverInScheduledSummary: "Envoyer dans le résumé programmé"
        case .deliverQuietlyDetail: "Dans le centre de notifications, sans bannière, ni son, ni pastille."
        case .deliverProminentlyDetail: "Sur l’écran verrouillé et en bannière, avec sons et pastilles."
        case .configureIn: "Configurer dans %@…"
        case .manageNotifications: "Gérer les notifications"
        case .cancel: "Annuler"
        case .promptTitle: "« %@ » souhaite vous envoyer des notifications"
        case .promptMessage:
            "Les notifications peuvent inclure des alertes, des sons et des pastilles d’icône. Vous pouvez les configurer dans Réglages."
        case .criticalPromptTitle: "« %@ » souhaite vous envoyer des alertes critiques"
        case .criticalPromptMessage:
            "Les alertes critiques émettent toujours un son et apparaissent sur l’écran verrouillé, même si votre iPhone est en mode silencieux ou si Ne pas déranger est activé."
        case .allow: "Autoriser"
        case .dontAllow: "Ne pas autoriser"
        case .morningSummary: "Votre résumé du matin"
        case .eveningSummary: "Votre résumé du soir"
        case .send: "Envoyer"
        case .space: "espace"
        case .return: "retour"
        case .enterPasscode: "Saisissez le code"
        case .emergency: "Urgence"
        case .pressHomeToUnlock: "Appuyez sur le bouton principal pour déverrouiller"
        case .swipeUpToOpen: "Balayez vers le haut pour ouvrir"
        }
    }
}
