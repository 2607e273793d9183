// Written by scripts/words.py from Tables/he.strings and Tables/he.stringsdict.
extension SystemWords {
    static func he(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "עכשיו"
        case .minutesAgo: "לפני %@ דק׳"
        case .hoursAgo: "לפני %@ שע׳"
        case .yesterdayAt: "אתמול, %@"
        case .notificationCenter: "מרכז העדכונים"
        case .recent: "אחרונים"
        case .noOlderNotifications: "אין עדכונים ישנים יותר"
        case .search: "חיפוש"
        case .showLess: "הצג פחות"
        case .clear: "נקה"
        case .clearAll: "נקה הכול"
        case .view: "הצג"
        case .manage: "נהל"
        case .options: "אפשרויות"
        case .moreNotifications:
            switch plural {
            case .one: "עדכון אחד נוסף"
            case .two: "שני עדכונים נוספים"
            default: "%@ עדכונים נוספים"
            }
        case .notification: "עדכון"
        case .notifications:
            switch plural {
            case .one: "עדכון אחד"
            case .two: "שני עדכונים"
            default: "%@ עדכונים"
            }
        case .timeSensitive: "דחוף"
        case .criticalAlert: "התראה קריטית"
        case .keep: "השאר…"
        case .turnOff: "כבה…"
        case .turnOffAll: "כבה את כל העדכונים"
        case .turnOffTitle: "לכבות את העדכונים?"
        case .turnOffMessage: "״%@״ לא ישלח לך עוד עדכונים. ניתן להפעיל אותם שוב ב״הגדרות״."
        case .keepDelivering: "להמשיך לקבל עדכונים מ״%@״?"
        case .deliverQuietly: "שלח בשקט"
        case .deliverProminently: "שלח באופן בולט"
        case .deliverImmediately: "שלח מיד"
        case .deliverInScheduledSummary: "שלח בסיכום המתוזמן"
        case .deliverQuietlyDetail: "מוצגים במרכז העדכונים, ללא באנר, צליל או תגית."
        case .deliverProminentlyDetail: "מוצגים במסך הנעילה ובבאנרים, עם צלילים ותגיות."
        case .configureIn: "הגדר ב‑%@…"
        case .manageNotifications: "ניהול עדכונים"
        case .cancel: "ביטול"
        case .promptTitle: "״%@״ מבקש לשלוח לך עדכונים"
        case .promptMessage: "עדכונים עשויים לכלול התראות, צלילים ותגיות של סמלים. ניתן להגדיר אותם ב״הגדרות״."
        case .criticalPromptTitle: "״%@״ מבקש לשלוח לך התראות קריטיות"
        case .criticalPromptMessage:
            "התראות קריטיות תמיד משמיעות צליל ומופיעות במסך הנעילה, גם אם ה‑iPhone מושתק או אם ״נא לא להפריע״ פעיל."
        case .allow: "אפשר"
        case .dontAllow: "אל תאפשר"
        case .morningSummary: "סיכום הבוקר שלך"
        case .eveningSummary: "סיכום הערב שלך"
        case .send: "שלח"
        case .space: "רווח"
        case .return: "חזור"
        case .enterPasscode: "הזן קוד"
        case .emergency: "חירום"
        case .pressHomeToUnlock: "לחץ על כפתור הבית לביטול הנעילה"
        case .swipeUpToOpen: "החלק למעלה לפתיחה"
        }
    }
}
