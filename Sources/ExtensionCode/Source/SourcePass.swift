import SourceReading

/// Rewrites a Swift file of iOS so that Linux's compiler takes it: no Objective-C, stand-in modules.
///
/// The result has the same length and the same lines, so that messages keep their positions. The exceptions insert
/// text before a brace or at a line's end: a class bound of a protocol, overrides moved into their class, and bodies of
/// `@NSManaged` declarations.
struct SourcePass {
    /// A file to compile.
    struct File {
        /// The name in messages.
        var name: String
        var bytes: [UInt8]
    }

    let file: File
    let outline: SourceOutline
    let tokens: [SourceToken]
    private let modules: HostedModules

    init(_ file: File, modules: HostedModules) {
        self.file = file
        self.modules = modules
        tokens = SourceLexer.tokens(of: file.bytes, keepsDirectives: true)
        outline = SourceOutline(tokens)
    }

    /// The modules that a Swift file imports.
    static func imports(of bytes: [UInt8]) -> Set<String> {
        SourcePass(File(name: "", bytes: bytes), modules: HostedModules("")).imported
    }

    /// The file's bytes with all replacements of equal length.
    /// - Parameter optionalMethods: methods of the module's protocols that have an empty default, which calls test for.
    func rewritten(optionalMethods: Set<String> = []) -> [UInt8] {
        var bytes = file.bytes
        // A byte-order mark may only stand at the beginning of a file.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.replaceSubrange(0..<3, with: [32, 32, 32]) }
        var index = 0
        while index < tokens.count {
            if let preview = preview(at: index) {
                SourceEdit(range: tokens.bytes(of: attributes(before: index)..<preview + 1)).apply(to: &bytes)
                index = preview
            } else if isTest(at: index, of: optionalMethods) {
                SourceEdit(range: tokens[index].bytes).apply(to: &bytes)
            }
            for edit in edits(at: index) { edit.apply(to: &bytes) }
            index += 1
        }
        return bytes
    }
}

/// A replacement of bytes by at most as many; the rest becomes spaces, line ends stay.
struct SourceEdit {
    var range: Range<Int>
    var text = ""
    /// `true` puts the text at the end.
    var isTrailing = false

    func apply(to bytes: inout [UInt8]) {
        let new = Array(text.utf8)
        guard new.count <= range.count else { return }
        for index in range where bytes[index] != 10 && bytes[index] != 13 { bytes[index] = 32 }
        let start = isTrailing ? range.upperBound - new.count : range.lowerBound
        for (index, byte) in new.enumerated() { bytes[start + index] = byte }
    }
}

extension SourcePass {
    /// Attributes that need Objective-C or another start of the program.
    private static let attributes: Set<String> = [
        "IBOutlet", "IBSegueAction", "objc", "objcMembers", "nonobjc", "NSManaged", "NSCopying", "GKInspectable",
        "UIApplicationMain", "NSApplicationMain", "main",
    ]

    func token(_ index: Int) -> SourceToken {
        tokens.indices.contains(index) ? tokens[index] : .none
    }

    private func edits(at index: Int) -> [SourceEdit] {
        let token = tokens[index]
        switch token.text {
        case "@" where Self.attributes.contains(self.token(index + 1).text): return [attribute(at: index)]
        case "@" where self.token(index + 1).isWord("Entry"): return entryEdits(at: index)
        case "#" where self.token(index + 1).isWord("selector"):
            if let accessor = accessor(at: index) { return [accessor] }
            let range = tokens.bytes(of: index..<index + 2)
            return [SourceEdit(range: range, text: "Selector", isTrailing: true)]
        case "#" where self.token(index + 1).isWord("keyPath"): return keyPath(at: index)
        case "optional" where isOptionalMethod(index): return [SourceEdit(range: token.bytes)]
        case "os" where isCall(index): return [system(at: index)]
        case "canImport" where isCall(index) && isInDirective(index): return module(at: index)
        case "AnyObject" where isNumber(index): return [SourceEdit(range: token.bytes, text: "NSNumber")]
        case "import" where token.kind == .word && isImport(index): return importEdits(at: index)
        default: return qualifier(at: index)
        }
    }

    /// `true` for a word with one word in parentheses.
    private func isCall(_ index: Int) -> Bool {
        token(index + 1).isMark("(") && token(index + 2).kind == .word && token(index + 3).isMark(")")
            && !token(index - 1).isMark(".")
    }

    /// The end of the brackets that open at a token.
    func closing(_ index: Int, _ open: String = "(", _ close: String = ")") -> Int {
        var depth = 0
        for position in index..<tokens.count {
            if tokens[position].isMark(open) { depth += 1 }
            if tokens[position].isMark(close) { depth -= 1 }
            if depth == 0 { return position }
        }
        return tokens.count - 1
    }

    private func attribute(at index: Int) -> SourceEdit {
        var end = index + 1
        if token(end + 1).isMark("("), token(end).bytes.upperBound == token(end + 1).bytes.lowerBound {
            end = closing(end + 1)
        }
        return SourceEdit(range: tokens.bytes(of: index..<end + 1))
    }

    /// The end of `#Preview("name") { … } timeline: { … }`, which isn't part of the program.
    private func preview(at index: Int) -> Int? {
        guard token(index).isMark("#"), token(index + 1).isWord("Preview") else { return nil }
        let body = token(index + 2).isMark("(") ? closing(index + 2) + 1 : index + 2
        guard token(body).isMark("{") else { return nil }
        var end = closing(body, "{", "}")
        while token(end + 1).kind == .word, token(end + 2).isMark(":"), token(end + 3).isMark("{") {
            end = closing(end + 3, "{", "}")
        }
        return end
    }

    /// The first token of the attributes before a declaration, such as `@available(iOS 17, *)`.
    private func attributes(before index: Int) -> Int {
        var start = index
        while true {
            var name = start - 1
            if token(name).isMark(")") {
                while name > 0, !token(name).isMark("(") { name -= 1 }
                name -= 1
            }
            guard name > 0, token(name).kind == .word, token(name - 1).isMark("@") else { return start }
            start = name - 1
        }
    }

    /// `true` for `optional` before a method of an `@objc` protocol that returns nothing: it gets an empty default.
    private func isOptionalMethod(_ index: Int) -> Bool {
        guard token(index + 1).isWord("func"), token(index + 2).kind == .word, token(index + 3).isMark("(")
        else { return false }
        return !["->", "async", "throws"].contains(token(closing(index + 3) + 1).text)
    }

    /// `true` for the question mark of `delegate?.closed?(self)`.
    private func isTest(at index: Int, of methods: Set<String>) -> Bool {
        token(index).isMark("?") && token(index + 1).isMark("(") && token(index - 2).isMark(".")
            && methods.contains(token(index - 1).text)
    }

    /// `#selector(getter: Card.text)` becomes `Selector("text")`, and `setter:` `Selector("setText:")`.
    private func accessor(at index: Int) -> SourceEdit? {
        let kind = token(index + 3)
        guard token(index + 2).isMark("("), token(index + 4).isMark(":"), ["getter", "setter"].contains(kind.text)
        else { return nil }
        let end = closing(index + 2)
        let name = token(end - 1).text
        let selector = kind.text == "getter" ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        let range = tokens.bytes(of: index..<end + 1)
        return SourceEdit(range: range, text: "Selector(\"\(selector)\")")
    }

    /// `#keyPath(Player.item.status)` becomes `"item.status"`: leading types aren't part of the path.
    private func keyPath(at index: Int) -> [SourceEdit] {
        guard token(index + 2).isMark("(") else { return [] }
        let end = closing(index + 2)
        let inner = tokens[(index + 3)..<max(index + 3, end)]
        guard inner.allSatisfy({ $0.kind == .word || $0.isMark(".") }) else { return [] }
        let names = inner.filter { $0.kind == .word }.map(\.text)
        let path = names.drop { $0.first?.isUppercase ?? false }.joined(separator: ".")
        let range = tokens.bytes(of: index..<end + 1)
        return [SourceEdit(range: range, text: "\"\(path)\"")]
    }

    /// `os(iOS)` becomes `true`; Linux, which compiles, `false`.
    private func system(at index: Int) -> SourceEdit {
        let range = tokens.bytes(of: index..<index + 4)
        let name = token(index + 2).text
        return ["iOS", "Linux"].contains(name) && isInDirective(index)
            ? SourceEdit(range: range, text: name == "iOS" ? "true" : "false") : SourceEdit(range: range.prefix(0))
    }

    /// `canImport(UIKit)` becomes `true` for a framework that something stands for.
    private func module(at index: Int) -> [SourceEdit] {
        let name = token(index + 2).text
        guard modules.replacement(for: name) != nil, !modules.dropped.contains(name) else { return [] }
        return [SourceEdit(range: tokens.bytes(of: index..<index + 4), text: "true")]
    }

    /// `unsafeBitCast(…, to: AnyObject.self)` and the variable that it is for: how images' properties are commonly read,
    /// with members of `AnyObject` that only Objective-C finds.
    private func isNumber(_ index: Int) -> Bool {
        guard token(index - 1).isMark(":") else { return false }
        let isType = token(index - 2).isWord("to") && token(index + 1).isMark(".") && token(index + 2).isWord("self")
        return isType || token(index + 1).isMark("=") && token(index + 2).isWord("unsafeBitCast")
    }

    /// `true` between `#if` and `#endif`.
    func isConditional(_ index: Int) -> Bool {
        let directives = tokens[..<index].indices.filter { tokens[$0].isMark("#") && tokens[$0].isFirstOnLine }
        return directives.reduce(0) { depth, mark in
            depth + (token(mark + 1).isWord("if") ? 1 : token(mark + 1).isWord("endif") ? -1 : 0)
        } > 0
    }

    private func isInDirective(_ index: Int) -> Bool {
        var start = index
        while start > 0, tokens[start - 1].line == tokens[index].line { start -= 1 }
        return tokens[start].isMark("#")
    }
}

extension SourcePass {
    static let importKinds: Set<String> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    /// `true` for a declaration, which begins a line or follows attributes.
    private func isImport(_ index: Int) -> Bool {
        tokens[index].isFirstOnLine || token(index - 1).kind == .word || token(index - 1).isMark(";")
    }

    /// Renames an imported framework, or drops the import if nothing stands for it.
    private func importEdits(at index: Int) -> [SourceEdit] {
        var name = index + 1
        let hasKind = Self.importKinds.contains(token(name).text)
        if hasKind { name += 1 }
        let framework = token(name)
        guard framework.kind == .word else { return [] }
        var end = name
        while token(end + 1).isMark("."), token(end + 2).kind == .word { end += 2 }
        if modules.dropped.contains(framework.text) {
            return [SourceEdit(range: start(ofImportAt: index)..<tokens[end].bytes.upperBound)]
        }
        guard let replacement = modules.replacement(for: framework.text) else { return [] }
        var edits = [SourceEdit(range: framework.bytes, text: replacement, isTrailing: true)]
        // A part of a framework, such as UIKit.UIGestureRecognizerSubclass, is in the same stand-in.
        if !hasKind, end > name {
            edits.append(SourceEdit(range: framework.bytes.upperBound..<tokens[end].bytes.upperBound))
        }
        return edits
    }

    private func start(ofImportAt index: Int) -> Int {
        var start = index
        while start > 1, tokens[start - 1].line == tokens[index].line, token(start - 2).isMark("@") { start -= 2 }
        return tokens[start].bytes.lowerBound
    }

    /// `Foundation.URL`: names with their framework.
    private func qualifier(at index: Int) -> [SourceEdit] {
        let token = tokens[index]
        guard token.kind == .word, self.token(index + 1).isMark("."), !self.token(index - 1).isMark("."),
            let replacement = modules.replacement(for: token.text), replacement != token.text
        else { return [] }
        // Foundation imports the C library, whose functions methods call by their module.
        let isLibrary = token.text == "Darwin" && self.token(index + 2).kind == .word
        guard isLibrary || imported.contains(token.text) && self.token(index + 2).text.first?.isUppercase ?? false
        else { return [] }
        return [SourceEdit(range: token.bytes, text: replacement, isTrailing: true)]
    }

    /// The names after `import`, as `os` and others are names of values as well.
    var imported: Set<String> {
        Set(
            tokens.indices.filter { tokens[$0].isWord("import") }.map {
                Self.importKinds.contains(token($0 + 1).text) ? token($0 + 2).text : token($0 + 1).text
            })
    }
}
