import SourceReading

/// Changes to a file that let the rest of it compile: corrections that the compiler itself proposes, bodies
/// that end the program when they are called, and declarations that are left out.
struct SourceRepairs: Equatable {
    /// Texts to insert, by the offset in the user's file.
    private(set) var insertions: [Int: String] = [:]
    /// Bytes to leave out.
    private(set) var removals: [Range<Int>] = []
    /// Bodies in whose place a call stands.
    private(set) var stops: [Range<Int>: Call] = [:]
    /// The names of classes that are left out.
    private(set) var classes: [String] = []

    /// A call of the stand-ins, at an offset.
    struct Call: Equatable {
        var offset: Int
        var text: String
    }

    /// The call that ends the program.
    static let stop = "_stop()"
    /// The call that says that something is left out, and returns. As long as the other one.
    static let skip = "_skip()"
    /// Methods without a result that make all there is to see.
    private static let indispensable: Set<String> = ["didReceive", "viewDidLoad", "loadView"]

    /// Leaves out imports of modules that aren't there, of which the compiler tells only one at a time.
    /// - Returns: the errors about them, without those under conditions, which may not hold.
    mutating func leaveOutImports(in pass: SourcePass, isThere: (String) -> Bool) -> [CompilerMessage] {
        var errors: [CompilerMessage] = []
        for declaration in SourceDeclaration.all(in: pass.tokens) where declaration.keyword == "import" {
            guard let name = declaration.module(in: pass.tokens), !isThere(name.text) else { continue }
            remove(declaration.bytes(in: pass.tokens))
            if pass.isConditional(declaration.tokens.lowerBound) { continue }
            errors.append(
                CompilerMessage(
                    file: pass.file.name, line: name.line, column: name.column, text: "no such module '\(name.text)'"))
        }
        return errors
    }

    /// Repairs what errors are about, unless nothing is found that isn't repaired already.
    /// - Returns: the errors because of which something is left out, one for each part.
    @discardableResult
    mutating func add(_ errors: some Sequence<CompilerMessage>, in pass: SourcePass) -> [CompilerMessage] {
        var causes: [CompilerMessage] = []
        let declarations = SourceDeclaration.all(in: pass.tokens)
        let old = self
        // Where a correction is new, other errors may be its consequence.
        var corrected: [Range<Int>] = []
        for error in errors {
            guard let offset = old.offset(of: error, in: pass.file.bytes),
                let token = pass.tokens.firstIndex(where: { $0.bytes.upperBound > offset }),
                let declaration = SourceDeclaration.innermost(declarations, around: token),
                !corrected.contains(declaration.tokens)
            else { continue }
            let before = self
            correct(error, at: token, in: declaration, pass.tokens)
            if self != before {
                corrected.append(declaration.tokens)
                continue
            }
            leaveOut(declaration, at: token, of: pass, stoppedBefore: old.stops)
            if self != before { causes.append(error) }
        }
        return causes
    }

    /// Makes the correction that the compiler proposes, if it is one of old code.
    private mutating func correct(
        _ error: CompilerMessage, at token: Int, in declaration: SourceDeclaration, _ tokens: [SourceToken]
    ) {
        if error.text.contains("does not override any") {
            let before = self
            addEscaping(in: declaration, tokens) { _ in true }
            if self == before, let word = declaration.tokens.first(where: { tokens[$0].isWord("override") }) {
                remove(tokens[word].bytes)
            }
            return
        }
        if error.text.contains("joining parts of a multi-clause condition"), tokens[token].isWord("where") {
            insertions[tokens[token].bytes.lowerBound] = ","
            return remove(tokens[token].bytes)
        }
        guard let name = error.quoted.first else { return }
        if error.text.hasPrefix("expected '"), error.text.hasSuffix("' in conditional") {
            insertions[tokens[token].bytes.lowerBound] = "\(name) "
        } else if error.text.contains("non-escaping parameter '") {
            addEscaping(in: declaration, tokens) { $0 == name }
        }
    }

    /// Leaves out the body around a token, or else the whole declaration: where the body has no room for the call that
    /// stops, or where an error remains although it was stopped before.
    private mutating func leaveOut(
        _ declaration: SourceDeclaration, at token: Int, of pass: SourcePass, stoppedBefore: [Range<Int>: Call]
    ) {
        if let body = declaration.body(around: token, in: pass.tokens) {
            let bytes =
                pass.tokens[body.lowerBound].bytes.lowerBound..<pass.tokens[body.upperBound - 1].bytes.upperBound
            let isDispensable =
                declaration.isProcedure(in: pass.tokens) && !Self.indispensable.contains(declaration.name)
            let call = isDispensable ? Self.skip : Self.stop
            if stops[bytes] == nil { replaceBody(bytes, of: pass.file.bytes, by: call) }
            if stops[bytes] != nil, stoppedBefore[bytes] == nil { return }
        }
        if declaration.keyword == "class" { classes.append(declaration.name) }
        remove(declaration.bytes(in: pass.tokens))
    }

    /// The offset in the user's file of an error in the repaired one.
    private func offset(of error: CompilerMessage, in bytes: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<max(1, error.line) {
            guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
            start = end + 1
        }
        var offset = start + max(0, error.column - 1)
        for (place, text) in insertions.sorted(by: { $0.key < $1.key }) where (start..<offset).contains(place) {
            offset = max(place, offset - text.utf8.count)
        }
        return offset < bytes.count ? offset : nil
    }

    /// Marks parameters that are functions, as Swift requires since its version 3.
    private mutating func addEscaping(
        in declaration: SourceDeclaration, _ tokens: [SourceToken], where isWanted: (String) -> Bool
    ) {
        guard let opening = declaration.tokens.first(where: { tokens[$0].isMark("(") }) else { return }
        for index in opening..<max(opening, tokens.end(ofGroupAt: opening) - 2)
        where tokens[index].kind == .word && tokens[index + 1].isMark(":") && isWanted(tokens[index].text) {
            let type = index + 2
            let behind = tokens.end(ofGroupAt: type)
            guard tokens[type].isMark("("), tokens.indices.contains(behind), tokens[behind].isMark("->") else {
                continue
            }
            insertions[tokens[type].bytes.lowerBound] = "@escaping "
        }
    }

    /// Replaces a body by a call, if a line of it has room.
    private mutating func replaceBody(_ body: Range<Int>, of bytes: [UInt8], by call: String) {
        var start = body.lowerBound
        while start + call.utf8.count <= body.upperBound {
            let room = start..<start + call.utf8.count
            guard let end = bytes[room].lastIndex(where: { $0 == 10 || $0 == 13 }) else {
                return stops[body] = Call(offset: start, text: call)
            }
            start = end + 1
        }
    }

    private mutating func remove(_ range: Range<Int>) {
        if !removals.contains(where: { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }) {
            removals.append(range)
        }
    }

    /// `true` for an offset within what is left out.
    func leavesOut(_ offset: Int) -> Bool {
        (removals + stops.keys).contains { $0.lowerBound < offset && $0.contains(offset) }
    }

    /// The file's bytes without what is left out, with as many lines and of the same length.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for (body, call) in stops {
            SourceEdit(range: body).apply(to: &result)
            SourceEdit(range: call.offset..<call.offset + call.text.utf8.count, text: call.text).apply(to: &result)
        }
        for removal in removals { SourceEdit(range: removal).apply(to: &result) }
        return result
    }
}
