// Written by scripts/words.py from Tables/de.strings and Tables/de.stringsdict.
extension SystemWords {
    static func de(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "jetzt"
        case .minutesAgo: "vor %@ Min."
        case .hoursAgo: "vor %@ Std."
        case .yesterdayAt: "Gestern, %@"
        case .notificationCenter: "Mitteilungszentrale"
        case .recent: "Zuletzt"
        case .noOlderNotifications: "Keine älteren Mitteilungen"
        case .search: "Suchen"
        case .showLess: "Weniger anzeigen"
        case .clear: "Löschen"
        case .clearAll: "Alle löschen"
        case .view: "Anzeigen"
        case .manage: "Verwalten"
        case .options: "Optionen"
        case .moreNotifications:
            switch plural {
            case .one: "%@ weitere Mitteilung"
            default: "%@ weitere Mitteilungen"
            }
        case .notification: "Mitteilung"
        case .notifications:
            switch plural {
            case .one: "%@ Mitteilung"
            default: "%@ Mitteilungen"
            }
        case .timeSensitive: "Dringend"
        case .criticalAlert: "Kritischer Hinweis"
        case .keep: "Beibehalten …"
        case .turnOff: "Deaktivieren …"
        case .turnOffAll: "Alle Mitteilungen deaktivieren"
        case .turnOffTitle: "Mitteilungen deaktivieren?"
        case .turnOffMessage:
            "„%@“ sendet dir keine Mitteilungen mehr. Du kannst sie in den Einstellungen wieder aktivieren."
        case .keepDelivering: "Weiterhin Mitteilungen von „%@“ erhalten?"
        case .deliverQuietly: "Still zustellen"
        case .deliverProminently: "Deutlich zustellen"
        case .deliverImmediately: "Sofort zustellen"
        case .deliverInScheduledSummary: "In geplanter Übersicht zustellen"
        case .deliverQuietlyDetail: "In der Mitteilungszentrale, ohne Banner, Ton und Kennzeichen."
        case .deliverProminentlyDetail: "Auf dem Sperrbildschirm und als Banner, mit Tönen und Kennzeichen."
        case .configureIn: "In %@ konfigurieren …"
        case .manageNotifications: "Mitteilungen verwalten"
        case .cancel: "Abbrechen"
        case .promptTitle: "„%@“ möchte dir Mitteilungen senden"
        case .promptMessage:
            "Mitteilungen können Hinweise, Töne und Symbolkennzeichen sein. Dies kann in den Einstellungen konfiguriert werden."
        case .criticalPromptTitle: "„%@“ möchte dir kritische Hinweise senden"
        case .criticalPromptMessage:
            "Kritische Hinweise ertönen immer und erscheinen auf dem Sperrbildschirm, auch wenn dein iPhone stummgeschaltet oder „Nicht stören“ aktiviert ist."
        case .allow: "Erlauben"
        case .dontAllow: "Nicht erlauben"
        case .morningSummary: "Deine Morgenübersicht"
        case .eveningSummary: "Deine Abendübersicht"
        case .send: "Senden"
        case .space: "Leerzeichen"
        case .return: "Return"
        case .enterPasscode: "Code eingeben"
        case .emergency: "Notfall"
        case .pressHomeToUnlock: "Zum Entsperren Home-Taste drücken"
        case .swipeUpToOpen: "Zum Öffnen nach oben streichen"
        }
    }
}
