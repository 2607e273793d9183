import SourceReading

extension ObjectiveCModule {
    /// The Swift member that a method is: that of a superclass or protocol that it overrides or implements, else one
    /// with the importer's name.
    func member(for method: ObjectiveCMethod, in owner: String) -> SwiftMember {
        if let found = requirement(for: method, in: owner) { return found }
        let pieces = Self.pieces(method.selector)
        let types = method.parameters.map { swiftType($0.type) }
        var member = SwiftMember(kind: .method, name: method.selector, isStatic: method.isStatic)
        member.types = zip(types, method.parameters).map { type, parameter in
            Self.written(isThere(parameter.type) ? SwiftType(name: type.name, isOptional: false) : type)
        }
        let isInitializer = !method.isStatic && SelectorMatch.words(pieces[0]).first == "init"
        if isInitializer {
            member.kind = .initializer
            member.isStatic = true
            member.name = "init"
            member.type = "\(swiftName(owner))!"
            member.labels =
                types.isEmpty ? [] : Self.labels(pieces, types, head: Self.initializerLabel(pieces[0]))
        } else {
            let isSelf = ["instancetype"].contains(method.result.name)
            member.type = isSelf ? "\(swiftName(owner))!" : written(method.result)
            // Swift's classes conform with results that aren't optional.
            if protocols[owner] != nil, isThere(method.result), member.type.hasSuffix("!") { member.type.removeLast() }
            if !types.isEmpty {
                let (name, label) = Self.split(pieces[0], type: types[0].name)
                member.name = name
                member.labels = Self.labels(pieces, types, head: label)
            }
        }
        member.selector = method.selector
        if isMixed, let types = overridingTypes(of: member, in: swiftName(owner)) { member.types = types }
        return member
    }

    /// `true` for a type that is marked as never `nil` where Swift files see it.
    private func isThere(_ type: ObjectiveCType) -> Bool {
        isMixed && !type.marks.isDisjoint(with: ["nonnull", "_Nonnull", "__nonnull"])
    }

    /// The parameters' types of a Swift method that overrides one without marks for `nil`.
    private func overridingTypes(of member: SwiftMember, in owner: String) -> [String]? {
        for (name, entry) in names.types where entry.kind == .class && name != owner {
            for other in entry.members
            where other.name == member.name && other.labels == member.labels && other.selector == nil {
                if names.inherits(name, from: owner) { return other.types }
            }
        }
        return nil
    }

    /// The member of a superclass or protocol for a method, with the method's selector; `nil` if it is a new one.
    func requirement(for method: ObjectiveCMethod, in owner: String) -> SwiftMember? {
        let parents = classes[owner].map { [parent(of: $0)] + $0.protocols } ?? []
        let pieces = Self.pieces(method.selector)
        let isInitializer = !method.isStatic && SelectorMatch.words(pieces[0]).first == "init"
        for parent in parents {
            for member in names.members(of: parent)
            where member.isOverridable && member.isStatic == (method.isStatic || isInitializer) {
                guard (member.kind == .initializer) == isInitializer else { continue }
                var found = member
                if let selector = member.selector {
                    guard selector == method.selector else { continue }
                    return found
                }
                guard fits(method, pieces, member) else { continue }
                found.selector = method.selector
                found.types = member.types.map { names.located($0, in: member.owner) }
                found.type = names.located(member.type, in: member.owner)
                return found
            }
        }
        return nil
    }

    /// `true` if a selector is a member's: the words that Swift leaves out are those of the parameters' types.
    private func fits(_ method: ObjectiveCMethod, _ pieces: [String], _ member: SwiftMember) -> Bool {
        if method.parameters.isEmpty {
            if member.kind == .property {
                let own = SelectorMatch.words(member.name)
                let piece = SelectorMatch.words(pieces[0])
                return own == piece || own.first == "is" && own.dropFirst().elementsEqual(piece)
            }
            return member.labels.isEmpty && member.name == pieces[0]
        }
        guard member.kind != .property, member.labels.count == pieces.count else { return false }
        for (index, piece) in pieces.enumerated() {
            var parts = member.labels[index] == "_" ? [] : SelectorMatch.words(member.labels[index])
            var words = SelectorMatch.words(piece)
            if index == 0 {
                if member.kind == .initializer {
                    words = Array(words.dropFirst())
                    if words.first == "with", parts.first != "with" { words.removeFirst() }
                } else {
                    parts = SelectorMatch.words(member.name) + parts
                }
            }
            var rest = words[...]
            var left: [String] = []
            for part in parts {
                guard let next = rest.firstIndex(of: part) else { return false }
                left += rest[..<next]
                rest = rest[(next + 1)...]
            }
            left += rest
            let type = SelectorMatch.words(names.located(member.types[index], in: member.owner)) + ["object", "path"]
            guard left.allSatisfy({ word in type.contains { $0 == word || $0 + "s" == word || word + "s" == $0 } })
            else { return false }
        }
        return true
    }

    /// `["setTitle:", "forState:"]`.
    static func pieces(_ selector: String) -> [String] {
        guard selector.contains(":") else { return [selector] }
        return selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map { "\($0):" }
    }

    private static func labels(_ pieces: [String], _ types: [SwiftType], head: String) -> [String] {
        [head]
            + zip(pieces, types).dropFirst().map { piece, type in
                if piece == ":" { return "_" }
                // `withColor:(UIColor *)` is `with`.
                let words = capitalWords(String(piece.dropLast()))
                let rest = withoutType(words, type.name)
                // `reusingView:(UIView *)` is `reusing`.
                let leads = rest.last.map { prepositions.contains($0.lowercased()) || $0.hasSuffix("ing") } ?? false
                return (leads ? rest : words).joined()
            }
    }

    /// The words without those at their end that are the type's, unless none would be left.
    private static func withoutType(_ words: [String], _ type: String) -> [String] {
        let typeWords = SelectorMatch.words(type == "String" ? "NSString" : type)
        // A number that is an index.
        if ["Int", "UInt"].contains(type), words.count > 1, words.last == "Index" { return words.dropLast() }
        for length in (1...max(1, typeWords.count)).reversed()
        where length < words.count && words.suffix(length).map({ $0.lowercased() }) == typeWords.suffix(length) {
            return words.dropLast(length)
        }
        return words
    }

    /// The label behind `initWith`.
    private static func initializerLabel(_ piece: String) -> String {
        var rest = piece.dropLast().dropFirst(4)
        if rest.hasPrefix("With") { rest = rest.dropFirst(4) }
        return rest.isEmpty ? "_" : lowered(String(rest))
    }

    private static let prepositions: Set<String> = [
        "after", "along", "as", "at", "before", "by", "for", "from", "in", "inside", "into", "of", "on", "since", "to",
        "using", "via", "when", "with", "within",
    ]

    /// The name and the first label: `setVideoWithAsset:` gives `setVideo` and `withAsset`.
    private static func split(_ piece: String, type: String) -> (name: String, label: String) {
        let words = withoutType(capitalWords(String(piece.dropLast())), type)
        guard let index = words.indices.dropFirst().last(where: { prepositions.contains(words[$0].lowercased()) })
        else {
            return (words.joined(), "_")
        }
        return (words[..<index].joined(), lowered(words[index...].joined()))
    }

    static func capitalWords(_ name: String) -> [String] {
        var rest = name[...]
        return SelectorMatch.words(name).map { word in
            let part = rest.prefix(word.count)
            rest = rest.dropFirst(word.count)
            return String(part)
        }
    }

    private static func lowered(_ name: String) -> String {
        let first = SelectorMatch.words(name).first ?? ""
        return first + name.dropFirst(first.count)
    }
}
