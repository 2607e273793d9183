import RNFoundation

/// Grammar agreement in texts, such as `^[3 friend](inflect: true)`: English nouns follow their number, any other
/// language keeps the words as they are written.
enum Inflection {
    static func applied(to text: String, _ locale: Locale) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "^["),
            let middle = rest.range(of: "](", range: start.upperBound..<rest.endIndex),
            let end = rest.range(of: ")", range: middle.upperBound..<rest.endIndex)
        {
            let words = rest[start.upperBound..<middle.lowerBound]
            let agrees = rest[middle.upperBound..<end.lowerBound].contains("inflect")
            result += rest[..<start.lowerBound]
            result += agrees && locale.language.languageCode == .english ? agreeing(words) : String(words)
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The words with their last one in the number that they name.
    private static func agreeing(_ words: Substring) -> String {
        let digits = words.filter(\.isNumber)
        guard !digits.isEmpty, let space = words.lastIndex(of: " ") else { return String(words) }
        let noun = String(words[words.index(after: space)...])
        return words[...space] + (words.prefix { $0 != " " } == "1" ? singular(noun) : plural(noun))
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese",
    ]

    private static func singular(_ noun: String) -> String {
        if let known = irregular.first(where: { $0.value == noun }) { return known.key }
        if noun.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
        if ["ches", "shes", "xes", "sses"].contains(where: noun.hasSuffix) { return String(noun.dropLast(2)) }
        return noun.hasSuffix("s") && !["ss", "us", "is"].contains(where: noun.hasSuffix)
            ? String(noun.dropLast()) : noun
    }

    private static func plural(_ noun: String) -> String {
        if let known = irregular[noun] { return known }
        // A plural as it is written, or no noun.
        guard singular(noun) == noun, noun.last?.isLetter == true else { return noun }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + (["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) ? "es" : "s")
    }
}
