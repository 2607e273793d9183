// Written by scripts/words.py from Tables/ar.strings and Tables/ar.stringsdict.
extension SystemWords {
    static func ar(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "الآن"
        case .minutesAgo: "قبل %@ د"
        case .hoursAgo: "قبل %@ س"
        case .yesterdayAt: "أمس، %@"
        case .notificationCenter: "مركز الإشعارات"
        case .recent: "الأحدث"
        case .noOlderNotifications: "لا توجد إشعارات أقدم"
        case .search: "بحث"
        case .showLess: "عرض أقل"
        case .clear: "مسح"
        case .clearAll: "مسح الكل"
        case .view: "عرض"
        case .manage: "إدارة"
        case .options: "خيارات"
        case .moreNotifications:
            switch plural {
            case .zero: "%@ إشعار آخر"
            case .one: "إشعار واحد آخر"
            case .two: "إشعاران آخران"
            case .few: "%@ إشعارات أخرى"
            case .many: "%@ إشعارًا آخر"
            default: "%@ إشعار آخر"
            }
        case .notification: "إشعار"
        case .notifications:
            switch plural {
            case .zero: "%@ إشعار"
            case .one: "إشعار واحد"
            case .two: "إشعاران"
            case .few: "%@ إشعارات"
            case .many: "%@ إشعارًا"
            default: "%@ إشعار"
            }
        case .timeSensitive: "حساس للوقت"
        case .criticalAlert: "تنبيه بالغ الأهمية"
        case .keep: "احتفاظ…"
        case .turnOff: "إيقاف…"
        case .turnOffAll: "إيقاف كل الإشعارات"
        case .turnOffTitle: "هل تريد إيقاف الإشعارات؟"
        case .turnOffMessage: "لن يرسل ”%@“ إليك إشعارات بعد الآن. يمكنك تشغيلها مرة أخرى في الإعدادات."
        case .keepDelivering: "هل تريد الاستمرار في تلقي الإشعارات من ”%@“؟"
        case .deliverQuietly: "تسليم بهدوء"
        case .deliverProminently: "تسليم بشكل بارز"
        case .deliverImmediately: "تسليم فوري"
        case .deliverInScheduledSummary: "تسليم في الملخص المجدول"
        case .deliverQuietlyDetail: "تظهر في مركز الإشعارات، من دون شعار أو صوت أو شارة."
        case .deliverProminentlyDetail: "تظهر على شاشة القفل وفي الشعارات، مع الأصوات والشارات."
        case .configureIn: "تكوين في %@…"
        case .manageNotifications: "إدارة الإشعارات"
        case .cancel: "إلغاء"
        case .promptTitle: "يرغب ”%@“ في إرسال إشعارات إليك"
        case .promptMessage: "قد تتضمن الإشعارات التنبيهات والأصوات وشارات الأيقونات. يمكن تكوينها في الإعدادات."
        case .criticalPromptTitle: "يرغب ”%@“ في إرسال تنبيهات بالغة الأهمية إليك"
        case .criticalPromptMessage:
            "تصدر التنبيهات بالغة الأهمية صوتًا دائمًا وتظهر على شاشة القفل حتى إذا كان الـ iPhone صامتًا أو كان وضع عدم الإزعاج قيد التشغيل."
        case .allow: "سماح"
        case .dontAllow: "عدم السماح"
        case .morningSummary: "ملخصك الصباحي"
        case .eveningSummary: "ملخصك المسائي"
        case .send: "إرسال"
        case .space: "مسافة"
        case .return: "إدخال"
        case .enterPasscode: "أدخل رمز الدخول"
        case .emergency: "طوارئ"
        case .pressHomeToUnlock: "اضغط على زر الشاشة الرئيسية لفتح القفل"
        case .swipeUpToOpen: "مرر لأعلى للفتح"
        }
    }
}
