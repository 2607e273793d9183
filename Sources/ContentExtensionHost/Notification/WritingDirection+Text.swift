import Views

extension WritingDirection {
    /// `true` for a text whose first letter alone lets it stand from right to left, such as a sentence in English that
    /// begins with an Arabic name: the paragraph's direction is that of its first letter (UAX #9, P2).
    static func isTurned(_ text: String) -> Bool {
        var (first, leftToRight, rightToLeft, isolates) = (Bool?.none, 0, 0, 0)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            // The marks that senders write in front of such names.
            case 0x200E, 0x200F, 0x061C: if isolates == 0 { first = first ?? (scalar.value != 0x200E) }
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                guard scalar.properties.isAlphabetic else { continue }
                rightToLeft += 1
                if isolates == 0 { first = first ?? true }
            default:
                guard scalar.properties.isAlphabetic else { continue }
                leftToRight += 1
                if isolates == 0 { first = first ?? false }
            }
        }
        return first == true && leftToRight > 2 * rightToLeft
    }
}
