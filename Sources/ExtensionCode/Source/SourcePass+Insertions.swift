import Basics

/// Text to insert, by its offset.
extension SourcePass {
    /// All of it, apart from repairs.
    var insertions: [(offset: Int, text: String)] {
        protocolBounds + managedBodies + bundleTypes + entryBodies + viewNames + attributedStrings + keyedObjects
    }

    /// Calls that tell the process the names of variables for views: `let badge = UILabel()` in a method.
    private var viewNames: [(offset: Int, text: String)] {
        let bodies = outline.parts.flatMap(\.members).filter { $0.kind != .property }.map(\.bytes)
        return tokens.indices.compactMap { index in
            guard ["let", "var"].contains(tokens[index].text), token(index + 1).kind == .word,
                token(index + 2).isMark("="), Self.isViewClass(token(index + 3).text), token(index + 4).isMark("(")
            else { return nil }
            let end = closing(index + 4)
            let next = token(end + 1)
            guard end > index + 4, next.isFirstOnLine || next.isMark("}") || next.isMark(";"), !next.isMark("."),
                bodies.contains(where: { $0.contains(tokens[index].bytes.lowerBound) })
            else { return nil }
            let name = token(index + 1).text
            return (tokens[end].bytes.upperBound, "; _nameView(\(name), \(JSONText.quoted(name)))")
        }
    }

    /// The prefix of NSAttributedString, which the first betas of Swift 3 left out. Foundation's own type of that name
    /// has no constants as keys.
    private var attributedStrings: [(offset: Int, text: String)] {
        let hasOldKeys = tokens.contains {
            $0.kind == .word && $0.text.hasPrefix("NS") && $0.text.hasSuffix("AttributeName")
        }
        guard hasOldKeys else { return [] }
        return tokens.indices.filter { tokens[$0].isWord("AttributedString") && !token($0 - 1).isMark(".") }
            .map { (tokens[$0].bytes.lowerBound, "NS") }
    }

    /// An optional of `(item as AnyObject).value(forKey: "title")`: the members that every object has by Objective-C are
    /// members of optionals here, because a protocol such as AnyObject can't be extended.
    private var keyedObjects: [(offset: Int, text: String)] {
        tokens.indices.filter { index in
            tokens[index].isWord("AnyObject") && token(index - 1).isWord("as") && token(index + 1).isMark(")")
                && token(index + 2).isMark(".") && ["value", "object"].contains(token(index + 3).text)
                && token(index + 4).isMark("(") && ["forKey", "forKeyPath"].contains(token(index + 5).text)
        }.map { (tokens[$0].bytes.upperBound, "?") }
    }

    private static func isViewClass(_ name: String) -> Bool {
        name.hasPrefix("UI") && viewEndings.contains { name.hasSuffix($0) }
    }

    private static let viewEndings = ["View", "Label", "Button", "Switch", "Slider", "Stepper", "Field", "Control"]

    /// The type of `NSLocalizedString("a", bundle: .main, …)`: Foundation's function with all arguments fits as well.
    private var bundleTypes: [(offset: Int, text: String)] {
        tokens.indices.filter { tokens[$0].isWord("NSLocalizedString") && token($0 + 1).isMark("(") }.flatMap { start in
            (start + 2..<max(start + 2, closing(start + 1))).compactMap { index in
                let isBundle =
                    tokens[index].isMark(".") && token(index - 1).isMark(":") && token(index - 2).isWord("bundle")
                return isBundle ? (tokens[index].bytes.lowerBound, "Bundle") : nil
            }
        }
    }

    /// Bodies for `@NSManaged` declarations, which have none, and the offsets of their ends.
    private var managedBodies: [(offset: Int, text: String)] {
        tokens.indices.compactMap { index in
            guard tokens[index].isMark("@"), token(index + 1).isWord("NSManaged") else { return nil }
            var start = index + 2
            while token(start).kind == .word, !["var", "func"].contains(token(start).text) { start += 1 }
            var end = start
            while tokens.indices.contains(end + 1), tokens[end + 1].line == tokens[start].line,
                !tokens[end + 1].isMark(";"), !tokens[end + 1].isMark("}")
            { end += 1 }
            guard token(start + 1).kind == .word else { return nil }
            let name = JSONText.quoted(token(start + 1).text)
            let property = " { get { managedValue(\(name)) } set { setManagedValue(newValue, \(name)) } }"
            return (tokens[end].bytes.upperBound, token(start).isWord("func") ? " {}" : property)
        }
    }

    /// The offsets of the braces before which a protocol needs `: AnyObject`, because `@objc` implied it.
    private var protocolBounds: [(offset: Int, text: String)] {
        tokens.indices.compactMap { index in
            guard tokens[index].isWord("protocol"), index > 1, hasObjcBefore(index),
                let brace = tokens[index...].firstIndex(where: { $0.isMark("{") })
            else { return nil }
            guard !tokens[index..<brace].contains(where: { $0.isWord("AnyObject") || $0.isWord("class") })
            else { return nil }
            let hasBound = tokens[index..<brace].contains { $0.isMark(":") }
            return (tokens[brace].bytes.lowerBound, hasBound ? ", AnyObject" : ": AnyObject")
        }
    }

    private func hasObjcBefore(_ index: Int) -> Bool {
        var start = index - 1
        while start > 0, tokens[start].kind == .word, !tokens[start - 1].isMark("@") { start -= 1 }
        return start > 0 && tokens[start].isWord("objc") && tokens[start - 1].isMark("@")
    }
}
