import Basics

/// Numbers in Interface Builder's notation.
enum ElementNumber {
    /// A finite number; `nil` for other text.
    static func parse(_ text: String?) -> Double? {
        guard let text, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// A length in points, clamped to the drawable range.
    static func points(_ text: String?) -> Double? { parse(text).map { min(Limits.points, max(-Limits.points, $0)) } }

    /// NSString's doubleValue: the number at the start of a text, else 0.
    static func lenient(_ text: String) -> Double {
        // 40 characters are enough for any number; trying all prefixes is quadratic.
        let text = text.drop { $0.isWhitespace }.prefix(40)
        for end in text.indices.reversed() {
            if let number = Double(text[...end]), number.isFinite { return number }
        }
        return 0
    }
}
