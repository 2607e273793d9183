// Written by scripts/words.py from Tables/pt-BR.strings and Tables/pt-BR.stringsdict.
extension SystemWords {
    static func ptBR(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "agora"
        case .minutesAgo: "há %@ min"
        case .hoursAgo: "há %@ h"
        case .yesterdayAt: "Ontem, %@"
        case .notificationCenter: "Central de Notificações"
        case .recent: "Recentes"
        case .noOlderNotifications: "Sem Notificações Anteriores"
        case .search: "Buscar"
        case .showLess: "Mostrar menos"
        case .clear: "Limpar"
        case .clearAll: "Limpar Tudo"
        case .view: "Ver"
        case .manage: "Gerenciar"
        case .options: "Opções"
        case .moreNotifications:
            switch plural {
            case .one: "mais %@ notificação"
            case .many: "mais %@ de notificações"
            default: "mais %@ notificações"
            }
        case .notification: "Notificação"
        case .notifications:
            switch plural {
            case .one: "%@ Notificação"
            case .many: "%@ de Notificações"
            default: "%@ Notificações"
            }
        case .timeSensitive: "Urgente"
        case .criticalAlert: "Alerta Crítico"
        case .keep: "Manter…"
        case .turnOff: "Desativar…"
        case .turnOffAll: "Desativar Todas as Notificações"
        case .turnOffTitle: "Desativar Notificações?"
        case .turnOffMessage: "“%@” não enviará mais notificações. Você pode ativá-las novamente nos Ajustes."
        case .keepDelivering: "Continuar recebendo notificações de “%@”?"
        case .deliverQuietly: "Entregar Discretamente"
        case .deliverProminently: "Entregar com Destaque"
        case .deliverImmediately: "Entregar Imediatamente"
        case .deliverInScheduledSummary: "Entregar no Resumo Programado"
        case .deliverQuietlyDetail: "Na Central de Notificações, sem banner, som ou aviso."
        case .deliverProminentlyDetail: "Na Tela Bloqueada e como banner, com sons e avisos."
        case .configureIn: "Configurar em %@…"
        case .manageNotifications: "Gerenciar Notificações"
        case .cancel: "Cancelar"
        case .promptTitle: "“%@” Deseja Enviar Notificações"
        case .promptMessage:
            "Notificações podem incluir alertas, sons e avisos nos ícones. Você pode configurá-las nos Ajustes."
        case .criticalPromptTitle: "“%@” Deseja Enviar Alertas Críticos"
        case .criticalPromptMessage:
            "Alertas Críticos sempre reproduzem um som e aparecem na Tela Bloqueada, mesmo se o iPhone estiver no silencioso ou se o Não Perturbe estiver ativado."
        case .allow: "Permitir"
        case .dontAllow: "Não Permitir"
        case .morningSummary: "Seu Resumo da Manhã"
        case .eveningSummary: "Seu Resumo da Noite"
        case .send: "Enviar"
        case .space: "espaço"
        case .return: "retorno"
        case .enterPasscode: "Digite o Código"
        case .emergency: "Emergência"
        case .pressHomeToUnlock: "Pressione Início para desbloquear"
        case .swipeUpToOpen: "Deslize para cima para abrir"
        }
    }
}
