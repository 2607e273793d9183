import SourceReading

/// The declarations that code reaches by the names in it. Those of large modules that none reaches needn't compile.
///
/// Names are compared without their types, so that more is reached than is used.
struct CodeReach {
    /// A declaration outside of others, or a static member of a type, which stays or goes as a whole.
    private struct Unit {
        var module: Int
        var file: Int
        var bytes: Range<Int>
        /// The names by which code refers to it.
        var names: Set<String>
        /// The names that it refers to.
        var words: Set<String>
    }

    /// Bytes of a module that is compiled whole: a second.
    static let minBytes = 128 << 10
    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]
    private static let values: Set<String> = ["func", "let", "var", "typealias"]

    private var units: [Unit] = []
    private var words: Set<String>

    /// Modules with spaces in place of the declarations that nothing reaches.
    /// - Parameters:
    ///   - modules: the Swift files of each module; those of the last one are where all begins.
    ///   - names: the classes by which the system finds the code of the last module; empty if all of it counts.
    ///   - minBytes: the bytes of a module that stays as it is if it has fewer.
    static func reduced(
        _ modules: [[SourcePass.File]], from names: Set<String>, minBytes: Int = Self.minBytes
    ) -> [[SourcePass.File]] {
        let large = modules.enumerated().filter { number, files in
            let isProgram = number == modules.count - 1
            return files.reduce(0) { $0 + $1.bytes.count } >= minBytes && !(isProgram && names.isEmpty)
        }.map(\.offset)
        if large.isEmpty { return modules }
        var reach = CodeReach(modules, large: Set(large), names)
        let unreached = reach.unreached()
        var result = modules
        for unit in unreached {
            SourceEdit(range: unit.bytes).apply(to: &result[unit.module][unit.file].bytes)
        }
        return result
    }

    private init(_ modules: [[SourcePass.File]], large: Set<Int>, _ names: Set<String>) {
        words = names
        var extensions: [(unit: Unit, declaration: SourceDeclaration, tokens: [SourceToken])] = []
        var declared: Set<String> = []
        var statics: [(unit: Unit, type: String)] = []
        var conforming: Set<String> = []
        for (number, files) in modules.enumerated() {
            for (index, file) in files.enumerated() {
                let tokens = SourceLexer.tokens(of: file.bytes, keepsDirectives: true)
                let isSwift = SourceLanguage(fileName: file.name) == .swift
                guard large.contains(number), isSwift else {
                    words.formUnion(Self.words(in: tokens[...], of: file.bytes))
                    continue
                }
                for declaration in SourceDeclaration.all(in: tokens) where declaration.keyword != "import" {
                    let members = declaration.statics(in: tokens)
                    if declaration.isConforming(in: tokens) { conforming.insert(declaration.name) }
                    var unit = Unit(
                        module: number, file: index, bytes: Self.bytes(of: declaration, tokens), names: [],
                        words: Self.words(in: tokens, declaration.tokens, without: members, of: file.bytes))
                    statics += members.map { member in
                        (
                            Unit(
                                module: number, file: index, bytes: Self.bytes(of: member, tokens),
                                names: [member.name],
                                words: Self.words(in: tokens[member.tokens], of: file.bytes)), declaration.name
                        )
                    }
                    if declaration.keyword == "extension" {
                        extensions.append((unit, declaration, tokens))
                        continue
                    }
                    let isNamed = Self.types.union(Self.values).contains(declaration.keyword)
                    let isOperator = unit.words.contains("operator") || unit.words.contains("precedencegroup")
                    if isNamed, !isOperator, declaration.name.first.map({ $0.isLetter || $0 == "_" }) ?? false {
                        unit.names = [declaration.name]
                        declared.insert(declaration.name)
                    }
                    units.append(unit)
                }
            }
        }
        for (unit, type) in statics {
            var unit = unit
            // A protocol can ask for it.
            if conforming.contains(type) { unit.names = [] }
            units.append(unit)
        }
        for (unit, declaration, tokens) in extensions {
            var unit = unit
            unit.names = Self.names(of: declaration, tokens, declared)
            units.append(unit)
        }
    }

    /// The bytes of a declaration, with the semicolon behind it, which would stay alone.
    private static func bytes(of declaration: SourceDeclaration, _ tokens: [SourceToken]) -> Range<Int> {
        let bytes = declaration.bytes(in: tokens)
        let end = declaration.tokens.upperBound
        guard tokens.indices.contains(end), tokens[end].isMark(";") else { return bytes }
        return bytes.lowerBound..<tokens[end].bytes.upperBound
    }

    /// The words of a declaration without those of some of its members.
    private static func words(
        in tokens: [SourceToken], _ range: Range<Int>, without members: [SourceDeclaration], of bytes: [UInt8]
    ) -> Set<String> {
        var found: Set<String> = []
        var start = range.lowerBound
        for member in members {
            found.formUnion(words(in: tokens[start..<member.tokens.lowerBound], of: bytes))
            start = member.tokens.upperBound
        }
        return found.union(words(in: tokens[start..<range.upperBound], of: bytes))
    }

    /// The names by which code refers to an extension: the type if it is one of the modules', else the members.
    private static func names(
        of declaration: SourceDeclaration, _ tokens: [SourceToken], _ declared: Set<String>
    ) -> Set<String> {
        if declared.contains(declaration.name) { return [declaration.name] }
        let head = declaration.tokens.prefix { !tokens[$0].isMark("{") }.dropFirst(2)
        let protocols = head.filter { tokens[$0].kind == .word }.map { tokens[$0].text }
        let own = protocols.filter(declared.contains)
        var names = Set(own)
        // A conformance to a protocol of the system's is reached by its type as well: `Swift.Double` by `Double`.
        if own.isEmpty, head.contains(where: { tokens[$0].isMark(":") }) {
            names = [declaration.name]
            names.formUnion(head.prefix { !tokens[$0].isMark(":") }.map { tokens[$0].text })
        }
        for member in declaration.members ?? [] {
            switch member.keyword {
            case "init", "subscript":
                let open = member.tokens.first { tokens[$0].isMark("(") } ?? member.tokens.upperBound
                let label = tokens.indices.contains(open + 1) ? tokens[open + 1].text : ""
                names.insert(label.first?.isLetter ?? false ? label : declaration.name)
            default:
                // An operator is always reached.
                guard member.name.first.map({ $0.isLetter || $0 == "_" }) ?? false else { return [] }
                names.insert(member.name)
            }
        }
        return names
    }

    /// The declarations that the words don't reach; those without a name are always reached.
    private mutating func unreached() -> [Unit] {
        var byName: [String: [Int]] = [:]
        for (index, unit) in units.enumerated() { for name in unit.names { byName[name, default: []].append(index) } }
        var isReached = units.map(\.names.isEmpty)
        var pending = Array(words)
        for unit in units where unit.names.isEmpty { pending += unit.words }
        while let word = pending.popLast() {
            guard let found = byName.removeValue(forKey: word) else { continue }
            for index in found where !isReached[index] {
                isReached[index] = true
                pending += units[index].words
            }
        }
        return units.indices.filter { !isReached[$0] }.map { units[$0] }
    }

    /// The words of tokens, and those in texts: names of classes, and interpolated values.
    private static func words(in tokens: ArraySlice<SourceToken>, of bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for token in tokens {
            if token.kind == .word { found.insert(token.text) }
            guard token.kind == .text else { continue }
            for part in bytes[token.bytes].split(whereSeparator: { !isNamePart($0) }) {
                found.insert(String(decoding: part, as: UTF8.self))
            }
        }
        return found
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension SourceDeclaration {
    /// `true` for a type that adopts something, or an extension by which it does, or an attribute that asks for members.
    fileprivate func isConforming(in all: [SourceToken]) -> Bool {
        let head = tokens.prefix { !all[$0].isMark("{") }
        return members != nil && head.contains { all[$0].isMark(":") || all[$0].isMark("@") }
    }

    /// The static members of a type and of the types in it, in their order, that only their names reach.
    fileprivate func statics(in all: [SourceToken]) -> [SourceDeclaration] {
        if isConforming(in: all) { return [] }
        return (members ?? []).flatMap { member in
            if member.members != nil { return member.statics(in: all) }
            let head = member.tokens.prefix { all[$0].kind == .word && all[$0].text != member.keyword }
            guard head.contains(where: { all[$0].isWord("static") }), member.isNamedOnce(in: all) else { return [] }
            return [member]
        }
    }

    /// `true` for one function or value with a name of its own.
    private func isNamedOnce(in all: [SourceToken]) -> Bool {
        guard ["let", "var", "func"].contains(keyword), name.first.map({ $0.isLetter || $0 == "_" }) ?? false else {
            return false
        }
        var index = tokens.lowerBound
        while index < tokens.upperBound, !all[index].isMark(",") { index = all.end(ofGroupAt: index) }
        return index >= tokens.upperBound
    }
}
