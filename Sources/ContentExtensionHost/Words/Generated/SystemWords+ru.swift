// Written by scripts/words.py from Tables/ru.strings and Tables/ru.stringsdict.
extension SystemWords {
    static func ru(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "сейчас"
        case .minutesAgo: "%@ мин. назад"
        case .hoursAgo: "%@ ч. назад"
        case .yesterdayAt: "Вчера, %@"
        case .notificationCenter: "Центр уведомлений"
        case .recent: "Недавние"
        case .noOlderNotifications: "Нет более старых уведомлений"
        case .search: "Поиск"
        case .showLess: "Показать меньше"
        case .clear: "Очистить"
        case .clearAll: "Очистить все"
        case .view: "Смотреть"
        case .manage: "Управлять"
        case .options: "Параметры"
        case .moreNotifications:
            switch plural {
            case .one: "Еще %@ уведомление"
            case .few: "Еще %@ уведомления"
            case .many: "Еще %@ уведомлений"
            default: "Еще %@ уведомления"
            }
        case .notification: "Уведомление"
        case .notifications:
            switch plural {
            case .one: "%@ уведомление"
            case .few: "%@ уведомления"
            case .many: "%@ уведомлений"
            default: "%@ уведомления"
            }
        case .timeSensitive: "Неотложное"
        case .criticalAlert: "Критическое предупреждение"
        case .keep: "Оставить…"
        case .turnOff: "Выключить…"
        case .turnOffAll: "Выключить все уведомления"
        case .turnOffTitle: "Выключить уведомления?"
        case .turnOffMessage:
            "Приложение «%@» больше не будет отправлять Вам уведомления. Их можно снова включить в Настройках."
        case .keepDelivering: "Продолжить получать уведомления от приложения «%@»?"
        case .deliverQuietly: "Доставлять без звука"
        case .deliverProminently: "Доставлять заметно"
        case .deliverImmediately: "Доставлять сразу"
        case .deliverInScheduledSummary: "Доставлять в сводке по расписанию"
        case .deliverQuietlyDetail: "В Центре уведомлений, без баннеров, звуков и наклеек."
        case .deliverProminentlyDetail: "На заблокированном экране и в виде баннеров, со звуками и наклейками."
        case .configureIn: "Настроить в %@…"
        case .manageNotifications: "Управление уведомлениями"
        case .cancel: "Отменить"
        case .promptTitle: "Приложение «%@» запрашивает разрешение на отправку Вам уведомлений"
        case .promptMessage:
            "Уведомления могут содержать напоминания, звуки и наклейки значков. Их конфигурирование возможно в Настройках."
        case .criticalPromptTitle: "Приложение «%@» запрашивает разрешение на отправку Вам критических предупреждений"
        case .criticalPromptMessage:
            "Критические предупреждения всегда воспроизводят звук и появляются на заблокированном экране, даже если на iPhone выключен звук или включен режим «Не беспокоить»."
        case .allow: "Разрешить"
        case .dontAllow: "Запретить"
        case .morningSummary: "Ваша утренняя сводка"
        case .eveningSummary: "Ваша вечерняя сводка"
        case .send: "Отправить"
        case .space: "Пробел"
        case .return: "Ввод"
        case .enterPasscode: "Введите код-пароль"
        case .emergency: "SOS"
        case .pressHomeToUnlock: "Нажмите «Домой» для разблокировки"
        case .swipeUpToOpen: "Смахните вверх, чтобы открыть"
        }
    }
}
