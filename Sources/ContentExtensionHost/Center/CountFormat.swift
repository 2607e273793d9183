/// A category's sentence about several notifications: `%u` is their number, `%@` a list
/// (fact: api/category.summary-format).
struct CountFormat {
    private enum Piece: Equatable {
        case text(String)
        case count
        case list
    }

    private let pieces: [Piece]

    /// `true` if the format contains `%@`.
    var takesList: Bool { pieces.contains(.list) }

    /// Parses a format. Unknown placeholders and single percent signs stay as text.
    init(_ format: String) {
        var pieces: [Piece] = []
        var rest = format.unicodeScalars[...]
        while true {
            let (text, isBeforePlaceholder) = rest.takeFormatText()
            pieces.append(.text(text))
            guard isBeforePlaceholder else { break }
            if let (piece, length) = Self.placeholder(rest) {
                pieces.append(piece)
                rest = rest.dropFirst(length)
            } else {
                pieces.append(.text("%"))
            }
        }
        self.pieces = pieces
    }

    func text(count: String, list: String = "") -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let part): text += part
            case .count: text += count
            case .list: text += list
            }
        }
    }

    /// Parses the placeholder after a percent sign and returns its length. Position, flags and width are skipped: a
    /// format has one number and one list, in any order.
    private static func placeholder(_ rest: Substring.UnicodeScalarView) -> (Piece, length: Int)? {
        let modifiers = rest.prefix { ("0"..."9").contains($0) || "$-+#'.".unicodeScalars.contains($0) }
        let lengths = rest.dropFirst(modifiers.count).prefix { "hlqjzt".unicodeScalars.contains($0) }
        let length = modifiers.count + lengths.count
        switch rest.dropFirst(length).first {
        case "u", "d", "i": return (.count, length + 1)
        // `%#@name@` is a variable of a plural rule.
        case "@" where lengths.isEmpty && !modifiers.contains("#"): return (.list, length + 1)
        default: return nil
        }
    }
}
