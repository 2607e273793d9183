import Basics

/// Finds the classes of an Objective-C header or implementation, with the members that storyboards refer to.
struct ObjectiveCSourceReader {
    private let file: String
    private var cursor: TokenCursor
    private var found: [SourceClass] = []
    /// `true` within a class, `false` within a protocol or C code.
    private var isInClass = false

    private init(_ bytes: [UInt8], file: String) {
        self.file = file
        cursor = TokenCursor(SourceLexer.tokens(of: bytes, in: .objectiveC))
    }

    /// The classes, categories and implementations in a file.
    static func classes(in bytes: [UInt8], file: String) -> [SourceClass] {
        var reader = ObjectiveCSourceReader(bytes, file: file)
        while !reader.cursor.isAtEnd { reader.step() }
        return reader.found
    }

    private mutating func step() {
        let token = cursor.current
        if token.isMark("@"), cursor.peek(1).kind == .word {
            cursor.advance()
            switch cursor.takeWord() {
            case "interface": takeClass(isInterface: true)
            case "implementation": takeClass(isInterface: false)
            case "protocol", "end": isInClass = false
            case "property": takeProperty()
            default: break
            }
        } else if token.isMark("-"), token.isFirstOnLine, isInClass {
            takeMethod()
        } else {
            cursor.advance()
        }
    }

    /// `@interface Name<T> : Super <Protocol, Protocol> { variables }`.
    private mutating func takeClass(isInterface: Bool) {
        let token = cursor.current
        guard let name = cursor.takeWord() else { return }
        isInClass = true
        var part = SourceClass(name: name)
        var isCategory = false
        if isInterface { _ = cursor.takeBracketed("<", ">") }
        if cursor.current.isMark("(") {
            _ = cursor.takeBracketed("(", ")")
            isCategory = true
        }
        if cursor.take(":") { part.superclass = cursor.takeWord() }
        if !isCategory { part.location = location(token) }
        let protocols = cursor.takeBracketed("<", ">").filter { $0.kind == .word }.map(\.text)
        part.conformances = Set(protocols).union(part.superclass.map { [$0] } ?? [])
        found.append(part)
        if cursor.current.isMark("{") { takeVariables(cursor.takeBracketed("{", "}")) }
    }

    /// Instance variables, which key-value coding can set, too.
    private mutating func takeVariables(_ tokens: ArraySlice<SourceToken>) {
        for declaration in tokens.split(whereSeparator: { $0.isMark(";") }) {
            guard let name = declaration.last(where: { $0.kind == .word }) else { continue }
            add(name, isOutlet: declaration.contains { $0.isWord("IBOutlet") })
            if name.text.hasPrefix("_") {
                var shown = name
                shown.text.removeFirst()
                add(shown, isOutlet: false)
            }
        }
    }

    private mutating func takeProperty() {
        _ = cursor.takeBracketed("(", ")")
        var declaration: [SourceToken] = []
        while !cursor.isAtEnd, !cursor.current.isMark(";") {
            declaration.append(cursor.current)
            cursor.advance()
        }
        // Only macros with arguments can follow the name.
        var name = declaration.last { $0.kind == .word }
        if let bracket = declaration.lastIndex(where: { $0.isMark("(") }), declaration.last?.isMark(")") == true {
            name = declaration[..<bracket].dropLast().last { $0.kind == .word } ?? name
        }
        guard isInClass, let name else { return }
        let isOutlet = declaration.contains { $0.isWord("IBOutlet") || $0.isWord("IBOutletCollection") }
        add(name, isOutlet: isOutlet)
    }

    private mutating func add(_ name: SourceToken, isOutlet: Bool) {
        guard !found.isEmpty else { return }
        found[found.count - 1].properties.append(
            SourceClass.Property(name: name.text, isOutlet: isOutlet, isExposed: true, location: location(name)))
    }

    /// `- (IBAction)like:(id)sender with:(UIEvent *)event`.
    private mutating func takeMethod() {
        cursor.advance()
        let type = cursor.takeBracketed("(", ")")
        let token = cursor.current
        guard !type.isEmpty, var selector = cursor.takeWord() else { return }
        while cursor.take(":") {
            selector += ":"
            _ = cursor.takeBracketed("(", ")")
            _ = cursor.takeWord()
            if cursor.current.kind == .word, cursor.peek(1).isMark(":") { selector += cursor.takeWord() ?? "" }
        }
        found[found.count - 1].methods.append(
            SourceClass.Method(
                selector: selector, isAction: type.contains { $0.isWord("IBAction") }, isExposed: true,
                location: location(token)))
    }

    private func location(_ token: SourceToken) -> SourceSpan {
        SourceSpan(file: file, line: token.line, column: token.column)
    }
}
