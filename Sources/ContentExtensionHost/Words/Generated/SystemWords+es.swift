// Written by scripts/words.py from Tables/es.strings and Tables/es.stringsdict.
extension SystemWords {
    static func es(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "ahora"
        case .minutesAgo: "hace %@ min"
        case .hoursAgo: "hace %@ h"
        case .yesterdayAt: "Ayer, %@"
        case .notificationCenter: "Centro de notificaciones"
        case .recent: "Recientes"
        case .noOlderNotifications: "No hay notificaciones anteriores"
        case .search: "Buscar"
        case .showLess: "Mostrar menos"
        case .clear: "Borrar"
        case .clearAll: "Borrar todo"
        case .view: "Ver"
        case .manage: "Gestionar"
        case .options: "Opciones"
        case .moreNotifications:
            switch plural {
            case .one: "%@ notificación más"
            case .many: "%@ de notificaciones más"
            default: "%@ notificaciones más"
            }
        case .notification: "Notificación"
        case .notifications:
            switch plural {
            case .one: "%@ notificación"
            case .many: "%@ de notificaciones"
            default: "%@ notificaciones"
            }
        case .timeSensitive: "Urgente"
        case .criticalAlert: "Alerta crítica"
        case .keep: "Mantener…"
        case .turnOff: "Desactivar…"
        case .turnOffAll: "Desactivar todas las notificaciones"
        case .turnOffTitle: "¿Desactivar las notificaciones?"
        case .turnOffMessage: "“%@” dejará de enviarte notificaciones. Puedes volver a activarlas en Ajustes."
        case .keepDelivering: "¿Seguir recibiendo notificaciones de “%@”?"
        case .deliverQuietly: "Entregar con discreción"
        case .deliverProminently: "Entregar de forma destacada"
        case .deliverImmediately: "Entregar inmediatamente"
        case .deliverInScheduledSummary: "Entregar en el resumen programado"
        case .deliverQuietlyDetail: "En el centro de notificaciones, sin tira, sonido ni globo."
        case .deliverProminentlyDetail: "En la pantalla bloqueada y como tira, con sonidos y globos."
        case .configureIn: "Configurar en %@…"
        case .manageNotifications: "Gestionar notificaciones"
        case .cancel: "Cancelar"
        case .promptTitle: "“%@” quiere enviarte notificaciones"
        case .promptMessage:
            "Las notificaciones pueden incluir alertas, sonidos y globos en los iconos. Se pueden configurar en Ajustes."
        case .criticalPromptTitle: "“%@” quiere enviarte alertas críticas"
        case .criticalPromptMessage:
            "Las alertas críticas siempre suenan y aparecen en la pantalla bloqueada, aunque el iPhone esté en silencio o “No molestar” esté activado."
        case .allow: "Permitir"
        case .dontAllow: "No permitir"
        case .morningSummary: "Tu resumen de la mañana"
        case .eveningSummary: "Tu resumen de la noche"
        case .send: "Enviar"
        case .space: "espacio"
        case .return: "intro"
        case .enterPasscode: "Introduce el código"
        case .emergency: "Emergencia"
        case .pressHomeToUnlock: "Pulsa el botón de inicio para desbloquear"
        case .swipeUpToOpen: "Desliza hacia arriba para abrir"
        }
    }
}
