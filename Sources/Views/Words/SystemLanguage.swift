package enum SystemLanguage: String, Sendable, Hashable, CaseIterable {
    case en
    case zhHans = "zh-Hans"
    case zhHant = "zh-Hant"
    case ja, ko, fr, de, es
    case ptBR = "pt-BR"
    case ptPT = "pt-PT"
    case ru, ar, he, it, nl, sv, da, nb, fi, pl, tr, uk, cs, sk, hu, el, ro, th, vi, id

    /// The language for a user's locale, such as `zh_HK`; English for unsupported ones.
    package init(locale: String) {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
        let rest = parts.dropFirst()
        self =
            switch parts.first {
            case "zh":
                // Hong Kong, Macao and Taiwan use traditional characters unless the locale says otherwise.
                rest.contains("hant") || !rest.contains("hans") && rest.contains { ["hk", "mo", "tw"].contains($0) }
                    ? .zhHant : .zhHans
            // Outside Brazil the words are Portugal's.
            case "pt": rest.contains { $0.utf8.count == 2 && $0 != "br" } ? .ptPT : .ptBR
            case "no", "nn": .nb
            case "iw": .he
            case "in": .id
            case let language?: SystemLanguage(rawValue: String(language)) ?? .en
            case nil: .en
            }
    }
}
