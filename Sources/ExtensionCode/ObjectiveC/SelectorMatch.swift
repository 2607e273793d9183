/// Finds the Swift member for a selector: its words are among the selector's, piece by piece, as Swift's importer only
/// leaves words out (SE-0005).
struct SelectorMatch {
    let member: SwiftMember
    /// `true` if the last piece is an error's place, which Swift throws instead.
    var dropsError = false
    /// The parameter of each argument: those between with a value of their own are left out.
    private(set) var places: [Int] = []
    private let score: Int

    /// The best member for a selector.
    /// - Parameters:
    ///   - pieces: `["setTitle:", "forState:"]`, or one without colon.
    ///   - type: the type that the message goes to.
    ///   - isStatic: `true` for a message to a class: initializers count as well.
    static func best(
        _ pieces: [String], in members: [SwiftMember], of type: String, isStatic: Bool
    ) -> SelectorMatch? {
        var found: SelectorMatch?
        let selector = pieces.joined()
        for member in members where member.isStatic == isStatic {
            if member.selector == selector {
                var match = SelectorMatch(member: member, score: .max)
                match.places = Array(member.labels.indices)
                return match
            }
            if member.selector != nil { continue }
            var match = match(pieces, member, type)
            if match == nil, member.isThrowing, pieces.count > 1, pieces.last == "error:" {
                match = self.match(pieces.dropLast(), member, type)
                match?.dropsError = true
            }
            if let match, match.score > found?.score ?? -1 { found = match }
        }
        return found
    }

    private static func match(_ pieces: [String], _ member: SwiftMember, _ owner: String) -> SelectorMatch? {
        guard let head = pieces.first else { return nil }
        let hasArguments = head.hasSuffix(":")
        let count = hasArguments ? pieces.count : 0
        if member.kind == .property {
            guard !hasArguments, let score = property(member.name, words(head)) else { return nil }
            return SelectorMatch(member: member, score: score)
        }
        guard (member.labels.count - member.defaults.count...member.labels.count).contains(count) else { return nil }
        var first = words(head)
        var parts = member.kind == .initializer ? [] : words(member.name)
        if member.kind == .initializer {
            guard let rest = initializer(first, owner) else { return nil }
            first = rest
        } else if parts.first != first.first {
            // `colorWithAlphaComponent:` of a UIColor, `URLByAppendingPathComponent:` of a URL.
            guard words(owner).last == first.first else { return nil }
            first.removeFirst()
            if first.first == "by" { first.removeFirst() }
            guard parts.first == first.first else { return nil }
        }
        if count > 0, member.labels[0] != "_" { parts += words(member.labels[0]) }
        guard let matched = common(parts, first) else { return nil }
        var score = 100 + 8 * matched - first.count
        // What Swift leaves out is the end of the parameter's type, which tells `URL` from `URLRequest`.
        let left = first.suffix(first.count - matched)
        let type = member.types.first.map(words) ?? []
        if !left.isEmpty, type.suffix(left.count).elementsEqual(left) { score += 4 }
        var places = count > 0 ? [0] : []
        var next = places.count
        for index in 1..<max(1, count) {
            let piece = words(pieces[index])
            var found: Int?
            while found == nil, next < member.labels.count {
                let label = member.labels[next] == "_" ? [] : words(member.labels[next])
                if let matched = common(label, piece),
                    !label.isEmpty || piece.isEmpty || !member.defaults.contains(next)
                {
                    found = next
                    score += 8 * matched - piece.count - (label.isEmpty && !piece.isEmpty ? 4 : 0)
                } else if !member.defaults.contains(next) {
                    return nil
                }
                next += 1
            }
            guard let found else { return nil }
            places.append(found)
        }
        guard (next..<max(next, member.labels.count)).allSatisfy(member.defaults.contains) else { return nil }
        var result = SelectorMatch(member: member, score: score - (member.labels.count - count))
        result.places = places
        return result
    }

    private init(member: SwiftMember, score: Int) { (self.member, self.score) = (member, score) }

    private static func property(_ name: String, _ piece: [String]) -> Int? {
        let own = words(name)
        if own == piece { return 1_000 }
        if own.first == "is", own.dropFirst().elementsEqual(piece) { return 900 }
        if piece.first == "is", piece.dropFirst().elementsEqual(own) { return 900 }
        return common(own, piece).map { 8 * $0 - piece.count }
    }

    /// The words behind `initWith`, or behind the end of the type's name and `With`; `nil` for another selector.
    private static func initializer(_ piece: [String], _ type: String) -> [String]? {
        var rest = piece[...]
        if rest.first == "init" {
            rest.removeFirst()
        } else {
            let own = words(type.split(separator: ".").last.map(String.init) ?? type)
            let lengths = (1...max(1, own.count)).filter {
                $0 <= rest.count && own.suffix($0).elementsEqual(rest.prefix($0))
            }
            guard let length = lengths.last else { return nil }
            rest = rest.dropFirst(length)
        }
        if rest.first == "with" { rest.removeFirst() }
        return Array(rest)
    }

    /// The number of words if all are among others in their order; else `nil`.
    private static func common(_ parts: [String], _ words: [String]) -> Int? {
        var rest = words[...]
        for part in parts {
            guard let index = rest.firstIndex(where: { $0 == part || $0 + "s" == part }) else { return nil }
            rest = rest[(index + 1)...]
        }
        return parts.count
    }

    /// The words of a camel-case name in small letters: `URLWithString:` gives `url`, `with`, `string`.
    static func words(_ name: String) -> [String] {
        var found: [String] = []
        var word = ""
        let letters = Array(name.filter { $0.isLetter || $0.isNumber })
        for (index, letter) in letters.enumerated() {
            let isBreak =
                letter.isUppercase && index > 0
                && (!letters[index - 1].isUppercase
                    || index + 1 < letters.count && letters[index + 1].isLowercase && letters[index - 1].isUppercase)
            if isBreak, !word.isEmpty {
                found.append(word)
                word = ""
            }
            word += letter.lowercased()
        }
        return word.isEmpty ? found : found + [word]
    }
}
