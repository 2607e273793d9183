/// Objects of any class, and those that may be `nil`.
extension ObjectiveCWriter {
    /// The classes that declare a selector, for an object of any class: all of the app's own, else the commonest one.
    func owners(of pieces: [String]) -> [String] {
        let isSetter = pieces.count == 1 && pieces[0].hasPrefix("set") && pieces[0].hasSuffix(":")
        let words = isSetter ? Array(SelectorMatch.words(pieces[0]).dropFirst()) : SelectorMatch.words(pieces[0])
        let found = names.types.filter { name, entry in
            entry.kind == .class
                && entry.members.contains { member in
                    if member.isStatic { return false }
                    if member.kind == .property { return SelectorMatch.words(member.name) == words }
                    return member.kind == .method
                        && SelectorMatch.best(pieces, in: [member], of: name, isStatic: false) != nil
                }
        }.keys.sorted()
        let own = found.filter { module.classes[$0] != nil || names.ownTypes.contains($0) }
        if !own.isEmpty { return own }
        let first =
            Self.commonClasses.first(where: found.contains)
            ?? found.min { names.ancestry(of: $0).count < names.ancestry(of: $1).count }
        return first.map { [$0] } ?? []
    }

    private static let commonClasses = [
        "UIView", "UIViewController", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITableView",
    ]

    /// A new object of another one that may be `nil`: then it is `nil` as well.
    func tolerant(_ call: String, _ type: String, _ isThrowing: Bool) -> SwiftValue? {
        guard let start = call.firstRange(of: "_some("), call.hasSuffix("))"), !isThrowing else { return nil }
        let label = call[..<start.lowerBound].dropFirst("init".count)
        guard let value = Self.needed(String(call[start.lowerBound...].dropLast())), !value.contains("_some("),
            !label.contains(",")
        else { return nil }
        return SwiftValue(
            text: "_o(\(value)).flatMap { \(type)\(label)$0) }", type: SwiftType(name: type, isOptional: true))
    }

    /// The value in a `_some(…)` that is the whole text.
    static func needed(_ text: String) -> String? {
        guard text.hasPrefix("_some("), text.hasSuffix(")") else { return nil }
        let value = text.dropFirst("_some(".count).dropLast()
        var depth = 0
        for letter in value {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            if depth < 0 { return nil }
        }
        return String(value)
    }
}
