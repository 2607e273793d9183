import Basics

/// A sentence with plural forms, like an entry of a `.stringsdict` table.
package struct PluralSentence: Sendable, Hashable {
    /// The format, with `%#@name@` for variables.
    package var format: String
    /// The words of each variable by plural category.
    var variables: [String: [PluralCategory: String]]

    package init(_ format: String, variables: [String: [PluralCategory: String]] = [:]) {
        (self.format, self.variables) = (format, variables)
    }

    /// A sentence that consists of one variable.
    package init(forms: [PluralCategory: String]) { self.init("%#@count@", variables: ["count": forms]) }

    /// The format with the words of a plural category filled in.
    package func format(for plural: PluralCategory) -> String {
        var left = Limits.pluralVariables
        return filled(format, plural, depth: 0, left: &left)
    }

    /// - Parameter left: the remaining number of variables to expand, because nested variables multiply.
    private func filled(_ text: String, _ plural: PluralCategory, depth: Int, left: inout Int) -> String {
        // Variables may be nested; the depth limit ends self-references.
        guard depth < 4, text.contains("#@") else { return text }
        var filled = ""
        var rest = text[...]
        while left > 0, filled.utf8.count < Limits.textBytes, let start = rest.firstIndex(of: "%") {
            filled += rest[..<start]
            rest = rest[start...]
            guard let (name, length) = Self.variable(rest), let forms = variables[name],
                let words = forms[plural] ?? forms[.other]
            else {
                let taken = rest.hasPrefix("%%") ? 2 : 1
                filled += rest.prefix(taken)
                rest = rest.dropFirst(taken)
                continue
            }
            left -= 1
            filled += self.filled(words, plural, depth: depth + 1, left: &left)
            rest = rest.dropFirst(length)
        }
        // Longer texts are truncated wherever they are shown.
        return filled.utf8.count < Limits.textBytes ? filled + rest : filled
    }

    /// The name in `%#@name@`, or `%1$#@name@`, and the length of the placeholder.
    private static func variable(_ text: Substring) -> (name: String, length: Int)? {
        var rest = text.dropFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
        let name = rest.dropFirst(2)[..<end]
        return (String(name), text.distance(from: text.startIndex, to: end) + 1)
    }
}
