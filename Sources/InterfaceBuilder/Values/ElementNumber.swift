import ContentExtensionHost

/// Numbers as Interface Builder writes them.
enum ElementNumber {
    /// A finite number; `nil` when the text is something else.
    static func parse(_ text: String?) -> Double? {
        guard let text, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// A length in points, kept within what can be drawn.
    static func points(_ text: String?) -> Double? {
        parse(text).map { min(Limits.points, max(-Limits.points, $0)) }
    }

    /// The number that NSString's doubleValue makes of a text: what stands in front, else 0.
    static func lenient(_ text: String) -> Double {
        // No number needs more characters, and trying all beginnings is quadratic in them.
        let text = text.drop { $0.isWhitespace }.prefix(40)
        for end in text.indices.reversed() {
            if let number = Double(text[...end]), number.isFinite { return number }
        }
        return 0
    }
}
