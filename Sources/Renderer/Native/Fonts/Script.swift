/// Writing systems that need different faces, by Unicode block.
enum Script: Sendable, Hashable {
    /// Characters of the text font, and those without a script.
    case common
    case han, kana, hangul, bopomofo
    /// A script with its own Noto family, by that family's name.
    case noto(String)

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        guard value >= 0x0530 else {
            self = .common
            return
        }
        var (low, high) = (0, Self.blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.blocks[middle].last < value { low = middle + 1 } else { high = middle }
        }
        self = low < Self.blocks.count && Self.blocks[low].first <= value ? Self.blocks[low].script : .common
    }

    /// The names of the families for `noto`, each once, in the order of their blocks.
    static let notoFamilies: [String] = {
        var known: Set<String> = []
        return blocks.compactMap { block in
            guard case .noto(let name) = block.script, known.insert(name).inserted else { return nil }
            return name
        }
    }()

    /// Ascending and disjoint. Arabic is drawn with Noto Sans Arabic: like SF Arabic it has low contrast and even
    /// strokes, whereas Noto Naskh Arabic imitates a pen.
    private static let blocks: [(first: UInt32, last: UInt32, script: Script)] = [
        (0x0530, 0x058F, .noto("SansArmenian")), (0x0590, 0x05FF, .noto("SansHebrew")),
        (0x0600, 0x06FF, .noto("SansArabic")), (0x0700, 0x074F, .noto("SansSyriac")),
        (0x0750, 0x077F, .noto("SansArabic")), (0x0780, 0x07BF, .noto("SansThaana")),
        (0x07C0, 0x07FF, .noto("SansNKo")), (0x0860, 0x086F, .noto("SansSyriac")),
        (0x0870, 0x08FF, .noto("SansArabic")), (0x0900, 0x097F, .noto("SansDevanagari")),
        (0x0980, 0x09FF, .noto("SansBengali")), (0x0A00, 0x0A7F, .noto("SansGurmukhi")),
        (0x0A80, 0x0AFF, .noto("SansGujarati")), (0x0B00, 0x0B7F, .noto("SansOriya")),
        (0x0B80, 0x0BFF, .noto("SansTamil")), (0x0C00, 0x0C7F, .noto("SansTelugu")),
        (0x0C80, 0x0CFF, .noto("SansKannada")), (0x0D00, 0x0D7F, .noto("SansMalayalam")),
        (0x0D80, 0x0DFF, .noto("SansSinhala")), (0x0E00, 0x0E7F, .noto("SansThai")),
        (0x0E80, 0x0EFF, .noto("SansLao")), (0x0F00, 0x0FFF, .noto("SerifTibetan")),
        (0x1000, 0x109F, .noto("SansMyanmar")), (0x10A0, 0x10FF, .noto("SansGeorgian")),
        (0x1100, 0x11FF, .hangul), (0x1200, 0x139F, .noto("SansEthiopic")),
        (0x13A0, 0x13FF, .noto("SansCherokee")), (0x1400, 0x167F, .noto("SansCanadianAboriginal")),
        (0x1780, 0x17FF, .noto("SansKhmer")), (0x1800, 0x18AF, .noto("SansMongolian")),
        (0x18B0, 0x18FF, .noto("SansCanadianAboriginal")), (0x19E0, 0x19FF, .noto("SansKhmer")),
        (0x1C80, 0x1C8F, .common), (0x1C90, 0x1CBF, .noto("SansGeorgian")),
        (0x1CD0, 0x1CFF, .noto("SansDevanagari")), (0x2D00, 0x2D2F, .noto("SansGeorgian")),
        (0x2D80, 0x2DDF, .noto("SansEthiopic")), (0x2E80, 0x303F, .han), (0x3040, 0x30FF, .kana),
        (0x3100, 0x312F, .bopomofo), (0x3130, 0x318F, .hangul), (0x3190, 0x319F, .han),
        (0x31A0, 0x31BF, .bopomofo), (0x31C0, 0x31EF, .han), (0x31F0, 0x31FF, .kana), (0x3200, 0x9FFF, .han),
        (0xA8E0, 0xA8FF, .noto("SansDevanagari")), (0xA960, 0xA97F, .hangul), (0xA9E0, 0xA9FF, .noto("SansMyanmar")),
        (0xAA60, 0xAA7F, .noto("SansMyanmar")), (0xAB00, 0xAB2F, .noto("SansEthiopic")),
        (0xAB70, 0xABBF, .noto("SansCherokee")), (0xAC00, 0xD7FF, .hangul), (0xF900, 0xFAFF, .han),
        (0xFB13, 0xFB17, .noto("SansArmenian")), (0xFB1D, 0xFB4F, .noto("SansHebrew")),
        (0xFB50, 0xFDFF, .noto("SansArabic")), (0xFE30, 0xFE4F, .han), (0xFE70, 0xFEFE, .noto("SansArabic")),
        (0xFF00, 0xFF64, .han), (0xFF65, 0xFF9F, .kana), (0xFFA0, 0xFFDC, .hangul), (0xFFE0, 0xFFEF, .han),
        (0x1B000, 0x1B16F, .kana), (0x1F200, 0x1F2FF, .han), (0x20000, 0x3FFFF, .han),
    ]
}
