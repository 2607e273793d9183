import SourceReading

/// Changes to a file that let the rest of it compile: corrections that the compiler itself proposes, and parts that
/// are left out, the smallest first: a modifier of a view, an expression, a statement, a body, a declaration.
struct SourceRepairs: Equatable {
    /// Texts that correct something, by the offset in the user's file.
    private var corrections: [Int: String] = [:]
    /// Bytes to leave out, and the text in their place. None lies within another.
    private var omissions: [Range<Int>: String] = [:]
    /// The names of classes that are left out.
    private(set) var classes: [String] = []
    /// Names that were declared in what is left out.
    private var names: Set<String> = []

    /// The call that ends the program.
    static let stop = "_stop()"
    /// The function that says that something is left out, and returns.
    static let skip = "_skip"
    /// The method of views and controllers that calls an initialiser of a class that is a value.
    private static let maker = "_made"
    /// The function that gives the empty value of an argument.
    private static let empty = "_empty"
    /// Methods without a result that make all there is to see.
    private static let indispensable: Set<String> = ["didReceive", "viewDidLoad", "loadView"]

    /// The parts that are left out, without imports and arguments of types that aren't there.
    var count: Int { omissions.count - uncounted }
    private var uncounted = 0

    /// Texts to insert, by the offset in the user's file.
    var insertions: [Int: String] {
        let texts = omissions.filter { !$0.value.isEmpty }.map { ($0.key.lowerBound, $0.value) }
        return corrections.filter { !leavesOut($0.key) }.merging(texts) { $1 + $0 }
    }

    /// Leaves out imports of modules that aren't there, of which the compiler tells only one at a time.
    /// - Returns: the errors about them, without those under conditions, which may not hold.
    mutating func leaveOutImports(in pass: SourcePass, isThere: (String) -> Bool) -> [CompilerMessage] {
        var errors: [CompilerMessage] = []
        for declaration in SourceDeclaration.all(in: pass.tokens) where declaration.keyword == "import" {
            guard let name = declaration.module(in: pass.tokens), !isThere(name.text) else { continue }
            // Of several on a line no empty statement stays.
            let next = pass.token(declaration.tokens.upperBound)
            let bytes = declaration.bytes(in: pass.tokens)
            replace(bytes.lowerBound..<(next.isMark(";") ? next.bytes.upperBound : bytes.upperBound), by: "")
            uncounted += 1
            if pass.isConditional(declaration.tokens.lowerBound) { continue }
            errors.append(
                CompilerMessage(
                    file: pass.file.name, line: name.line, column: name.column, text: "no such module '\(name.text)'"))
        }
        return errors
    }

    /// Leaves out the whole file.
    mutating func leaveOutFile(_ pass: SourcePass) {
        for declaration in SourceDeclaration.all(in: pass.tokens) {
            names.insert(declaration.name)
            if declaration.keyword == "class" { classes.append(declaration.name) }
        }
        corrections = [:]
        omissions = [pass.file.bytes.indices: ""]
    }

    /// Bytes that are left out.
    var bytes: Int { omissions.keys.reduce(0) { $0 + $1.count } }

    /// Repairs what errors are about, unless nothing is found that isn't repaired already.
    /// - Returns: the errors because of which something is left out, one for each part, without consequences.
    @discardableResult
    mutating func add(_ errors: some Sequence<CompilerMessage>, in pass: SourcePass) -> [CompilerMessage] {
        var causes: [CompilerMessage] = []
        let declarations = SourceDeclaration.all(in: pass.tokens)
        let old = self
        let inserted = old.insertions.sorted { $0.key < $1.key }
        // Where a correction is new, other errors may be its consequence.
        var corrected: [Range<Int>] = []
        var repaired: [Range<Int>] = []
        for error in errors.filter({ !$0.followsFromOthers }) + errors.filter(\.followsFromOthers) {
            guard let offset = Self.offset(of: error, in: pass.file.bytes, inserted),
                let token = pass.tokens.firstIndex(where: { $0.bytes.upperBound > offset }),
                let declaration = SourceDeclaration.innermost(declarations, around: token),
                !corrected.contains(declaration.tokens),
                !error.followsFromOthers || !repaired.contains(declaration.tokens)
            else { continue }
            let before = self
            correct(error, at: token, in: declaration, pass.tokens)
            if self != before {
                corrected.append(declaration.tokens)
                continue
            }
            let text = Omission.interpolation(at: offset, in: token, pass.tokens, pass.file.bytes)
            leaveOut(error, at: token, text, in: declaration, pass.tokens, omittedBefore: old.omissions)
            if omissions != before.omissions { repaired.append(declaration.tokens) }
            let isConsequence = error.quoted.last.map(before.names.contains) ?? false
            if omissions != before.omissions, !isConsequence { causes.append(error) }
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
                replace(tokens[word].bytes, by: "")
            }
            return
        }
        if error.text.contains("joining parts of a multi-clause condition"), tokens[token].isWord("where") {
            return replace(tokens[token].bytes, by: ",")
        }
        // The way to a result can be what is left out.
        if error.text.hasPrefix("missing return in"), tokens[token].isMark("}"), !omissions.isEmpty {
            return corrections[tokens[token].bytes.lowerBound] = "; return \(Self.skip)() "
        }
        if error.text.hasSuffix("with a metatype value must use a 'required' initializer") {
            let place = tokens[token].isMark(".") ? token + 1 : token
            if tokens[place].isWord("init") {
                replace(tokens[place].bytes, by: Self.maker)
            } else {
                corrections[tokens[place].bytes.upperBound] = ".\(Self.maker)"
            }
            return
        }
        guard let name = error.quoted.first else { return }
        if error.text.hasPrefix("expected '"), error.text.hasSuffix("' in conditional") {
            corrections[tokens[token].bytes.lowerBound] = "\(name) "
        } else if error.text.contains("non-escaping parameter '") {
            addEscaping(in: declaration, tokens) { $0 == name }
        }
    }

    /// Leaves out the smallest part around a token that wasn't left out before.
    private mutating func leaveOut(
        _ error: CompilerMessage, at token: Int, _ interpolation: Omission?, in declaration: SourceDeclaration,
        _ all: [SourceToken], omittedBefore old: [Range<Int>: String]
    ) {
        var parts = [interpolation].compactMap(\.self)
        if let body = declaration.body(around: token, in: all) {
            // What isn't initialized isn't where the error is.
            if !error.text.contains("not initialized"), !error.text.contains("without initializing") {
                parts += Omission.around(token, in: body, of: declaration, because: error, all)
            }
            parts.append(Omission(tokens: body, replacement: .stop))
        } else if let part = declaration.value(at: token, all) ?? declaration.inheritance(at: token, of: error, all)
            ?? declaration.attribute(at: token, of: error, all)
        {
            parts.append(part)
        }
        parts.append(Omission(tokens: declaration.tokens, replacement: .nothing))
        for part in parts {
            let bytes = part.bytes ?? all.bytes(of: part.tokens)
            let text = text(of: part, in: declaration, all)
            // Where a statement is the whole body, the call for the body may compile.
            let isStop = part.replacement == .stop
            if old.contains(where: { $0.key.contains(bytes) && !(isStop && $0.key == bytes && $0.value != text) }) {
                continue
            }
            // Another error of this round did it.
            if omissions.contains(where: { $0.key.contains(bytes) && old[$0.key] != $0.value }) { return }
            if part.tokens == declaration.tokens, part.bytes == nil {
                if declaration.keyword == "class" { classes.append(declaration.name) }
                names.insert(declaration.name)
            }
            names.formUnion(part.names)
            return replace(bytes, by: text)
        }
    }

    /// The text in the place of a part.
    private func text(of part: Omission, in declaration: SourceDeclaration, _ all: [SourceToken]) -> String {
        switch part.replacement {
        case .nothing: return ""
        case .stop:
            let isDispensable = declaration.isProcedure(in: all) && !Self.indispensable.contains(declaration.name)
            return isDispensable ? "\(Self.skip)()" : Self.stop
        case .call: return call(Self.skip, part.name(in: all))
        case .box: return call("_box", part.name(in: all))
        case .empty: return call(Self.empty, part.name(in: all))
        case .alternative(let opening): return "\(call(Self.skip, part.name(in: all))); \(opening) "
        case .text: return "_text()"
        case .wrapper(let isEmpty): return "@_LeftOutWrapper\(isEmpty ? "(isEmpty: true)" : "") "
        }
    }

    private func call(_ function: String, _ name: String) -> String {
        name.isEmpty ? "\(function)()" : "\(function)(\"\(name)\")"
    }

    /// Leaves out arguments of initialisers that the empty types in place of missing ones don't have.
    mutating func leaveOutArguments(of shells: Shells, in pass: SourcePass) {
        for bytes in shells.arguments(in: pass) where omissions[bytes] == nil {
            let count = omissions.count
            replace(bytes, by: "")
            uncounted += max(0, omissions.count - count)
        }
    }

    /// The offset in the user's file of an error in the repaired one.
    /// - Parameter inserted: the repairs' texts, in the file's order.
    private static func offset(
        of error: CompilerMessage, in bytes: [UInt8], _ inserted: [(key: Int, value: String)]
    ) -> Int? {
        var start = 0
        for _ in 1..<max(1, error.line) {
            guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
            start = end + 1
        }
        var offset = start + max(0, error.column - 1)
        for (place, text) in inserted where (start..<offset).contains(place) {
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
            corrections[tokens[type].bytes.lowerBound] = "@escaping "
        }
    }

    private mutating func replace(_ range: Range<Int>, by text: String) {
        if omissions.keys.contains(where: { $0 != range && $0.contains(range) }) { return }
        omissions = omissions.filter { !range.contains($0.key) }
        omissions[range] = text
    }

    /// `true` for an offset within what is left out.
    func leavesOut(_ offset: Int) -> Bool {
        omissions.keys.contains { $0.lowerBound < offset && $0.contains(offset) }
    }

    /// The file's bytes without what is left out, with as many lines and of the same length.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for range in omissions.keys { SourceEdit(range: range).apply(to: &result) }
        return result
    }
}
