/// The Objective-C selector of a Swift method.
package enum SwiftSelector {
    /// - Parameters:
    ///   - name: the method's base name.
    ///   - labels: its argument labels, `_` for none.
    package static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var selector = name
        if first != "_" {
            if !startsWithPreposition(first), !endsWithPreposition(name) { selector += "With" }
            selector += first.prefix(1).uppercased() + first.dropFirst()
        }
        selector += ":"
        for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
        return selector
    }

    /// Checks the first word of a camel-case name.
    private static func startsWithPreposition(_ label: String) -> Bool {
        let word = label.prefix(1) + label.dropFirst().prefix { !$0.isUppercase }
        return prepositions.contains(word.lowercased())
    }

    /// Checks the last word of a camel-case name.
    private static func endsWithPreposition(_ name: String) -> Bool {
        guard let start = name.lastIndex(where: \.isUppercase) else { return prepositions.contains(name) }
        return prepositions.contains(name[start...].lowercased())
    }

    /// Prepositions of the Swift compiler's list (PartsOfSpeech.def).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
