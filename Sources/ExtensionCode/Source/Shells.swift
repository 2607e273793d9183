import SourceReading

/// Empty types in place of those that the code names and that aren't there, such as a package's: views among them are
/// boxes with their name.
struct Shells: Equatable {
    /// The kind of type that takes the place of a missing one.
    enum Kind: Equatable {
        /// A view, which is drawn as a box.
        case view
        /// A superclass of a class of the code, with its own superclass.
        case superclass(String)
        case `protocol`(ofClasses: Bool)
        /// A type of values without contents, with a number of generic parameters.
        case value(parameters: Int)
    }

    private(set) var kinds: [String: Kind] = [:]

    var isEmpty: Bool { kinds.isEmpty }
    /// The names of views.
    var views: [String] { kinds.filter { $0.value == .view }.keys.sorted() }

    /// Adds the types that errors are about.
    /// - Returns: the errors that this mends.
    mutating func add(_ errors: some Sequence<CompilerMessage>, usedIn files: [SourcePass]) -> [CompilerMessage] {
        var names: [String: Bool] = [:]
        for error in errors where error.text.hasPrefix("cannot find") {
            guard let name = error.quoted.first, name.first?.isUppercase ?? false, kinds[name] == nil else { continue }
            names[name] = names[name] ?? false || error.text.hasPrefix("cannot find type")
        }
        let uses = names.isEmpty ? [:] : TypeUses.all(of: Set(names.keys), in: files)
        for (name, isType) in names {
            // Where a name is only called, its statement is left out, and in SwiftUI a box stands in its place.
            kinds[name] = uses[name]?.kind(of: name, isNamedAsType: isType)
        }
        return errors.filter { error in
            error.text.hasPrefix("cannot find")
                && error.quoted.first.map { names[$0] != nil && kinds[$0] != nil } == true
        }
    }

    /// The Swift file with the types.
    var file: SourcePass.File {
        let lines = kinds.sorted { $0.key < $1.key }.map { name, kind in
            switch kind {
            // In a storyboard it is a box already.
            case .view:
                """
                open class \(name): UIView {
                private var nameSize: CGSize?
                public override init(frame: CGRect) { super.init(frame: frame); nameSize = _showBox(for: \(name).self) }
                public required init?(coder: NSCoder) { super.init(coder: coder) }
                open override var _contentSize: CGSize? { nameSize }
                }
                """
            case .superclass(let superclass): "open class \(name): \(superclass) {}"
            case .protocol(let ofClasses): "public protocol \(name)\(ofClasses ? ": AnyObject" : "") {}"
            case .value(let parameters): "open class \(name)\(Self.generic(parameters)): _Shell {}"
            }
        }
        let text = ([Registration.imports] + lines).joined(separator: "\n") + "\n"
        return SourcePass.File(name: Self.fileName, bytes: Array(text.utf8))
    }

    /// The file's name in messages.
    static let fileName = "types-that-are-not-there.swift"

    private static func generic(_ count: Int) -> String {
        count == 0 ? "" : "<\((1...count).map { "T\($0)" }.joined(separator: ", "))>"
    }

    /// The bytes of arguments of the types' initialisers, which the empty types don't take. A view's frame stays.
    func arguments(in pass: SourcePass) -> [Range<Int>] {
        let all = pass.tokens
        return all.indices.flatMap { index -> [Range<Int>] in
            guard all[index].kind == .word, let kind = kinds[all[index].text] else { return [] }
            switch kind {
            case .protocol, .superclass: return []
            case .view, .value: break
            }
            var open = index + 1
            if pass.token(open).isMark("<") { open = all.end(ofGenericsAt: open) }
            if pass.token(open).isMark("."), pass.token(open + 1).isWord("init") { open += 2 }
            guard pass.token(open).isMark("("), !pass.token(index - 1).isMark(".") else { return [] }
            let close = all.end(ofGroupAt: open) - 1
            var parts = [open + 1..<close]
            if kind == .view,
                let frame = all.arguments(ofGroupAt: open).first(where: { all[$0.lowerBound].isWord("frame") })
            {
                parts = [open + 1..<frame.lowerBound, frame.upperBound..<close]
            }
            if pass.token(close + 1).isMark("{"), all[close + 1].line == all[close].line, !all.isInCondition(index) {
                parts.append(close + 1..<all.end(ofGroupAt: close + 1))
            }
            return parts.filter { !$0.isEmpty }.map { all.bytes(of: $0) }
        }
    }
}

extension [SourceToken] {
    /// The arguments of a call or the elements of a literal by their tokens, with labels and without commas.
    func arguments(ofGroupAt open: Int) -> [Range<Int>] {
        let close = end(ofGroupAt: open) - 1
        var found: [Range<Int>] = []
        var start = open + 1
        var index = start
        while index < close {
            if self[index].isMark(",") {
                found.append(start..<index)
                start = index + 1
                index = start
            } else {
                index = end(ofGroupAt: index)
            }
        }
        if start < close { found.append(start..<close) }
        return found.filter { !$0.isEmpty }
    }

    /// The index behind the `>` of generic arguments; that of the `<` if it is an operator.
    func end(ofGenericsAt open: Int) -> Int {
        var depth = 0
        for index in open..<Swift.min(count, open + 64) {
            if self[index].isMark("<") { depth += 1 }
            if self[index].isMark(">") { depth -= 1 }
            if depth == 0 { return index + 1 }
            if self[index].isMark("{") || self[index].isMark(";") { break }
        }
        return open
    }

    /// `true` if a statement with a condition begins on the token's line before it: its block is no closure.
    fileprivate func isInCondition(_ index: Int) -> Bool {
        var start = index
        while start > 0, self[start - 1].line == self[index].line {
            start -= 1
            if ["if", "guard", "while", "for", "switch"].contains(self[start].text) { return true }
        }
        return false
    }
}
