/// Regional forms of Han characters, in the order of Noto's collection; a text uses one form.
enum HanForm: String, Sendable, Hashable, CaseIterable {
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    case hongKong = "zh-HK"

    /// Selects the form by language; else by the text's script, as an iPhone in that language; else simplified Chinese.
    init(language: String, text: String) {
        if let spoken = Self(language: language) {
            self = spoken
            return
        }
        self = .simplifiedChinese
        for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
            switch Script(scalar) {
            case .kana: self = .japanese
            case .hangul: self = .korean
            case .bopomofo: self = .traditionalChinese
            default: continue
            }
            return
        }
    }

    private init?(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue": self = .hongKong
        case "zh":
            if parts.contains("hk") || parts.contains("mo") {
                self = .hongKong
            } else if parts.contains("tw") || parts.contains("hant") {
                self = .traditionalChinese
            } else {
                self = .simplifiedChinese
            }
        default: return nil
        }
    }

    /// The face's index in NotoSansCJK-*.ttc.
    var collectionIndex: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}
