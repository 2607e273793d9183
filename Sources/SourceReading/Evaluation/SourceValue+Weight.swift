/// The size of a value, by which following code takes longer with it.
extension SourceValue {
    /// Parts of a value, beyond which it isn't known: more than a table of a large app's has.
    static let maxWeight = 8192
    /// Bytes of a text with others in place of its parts.
    static let maxReplaced = 65_536

    /// The number of its parts, of which 64 bytes of a text are one; one more than `maxWeight` for all that are larger.
    var weight: Int {
        var left = Self.maxWeight
        take(&left)
        return Self.maxWeight - left
    }

    private func take(_ left: inout Int) {
        left -= 1
        guard left >= 0 else { return }
        switch self {
        case .text(let pieces): Self.take(pieces, &left)
        case .array(let elements):
            for element in elements where left >= 0 { element.take(&left) }
        case .dictionary(let entries):
            for entry in entries where left >= 0 {
                entry.key.take(&left)
                entry.value.take(&left)
            }
        case .object(let object):
            for field in object.fields.values where left >= 0 { field.take(&left) }
        case .test(let test): left -= test.count
        case .choice(let test, let first, let second):
            left -= test.count
            first.take(&left)
            second.take(&left)
        default: break
        }
    }

    private static func take(_ pieces: [TextPiece], _ left: inout Int) {
        for piece in pieces where left >= 0 {
            left -= 1
            switch piece {
            case .literal(let text): left -= text.utf8.count / 64
            case .field: break
            case .optional(_, let otherwise): take(otherwise, &left)
            }
        }
    }
}
