import Basics
import SourceReading

/// A literal value of a Swift manifest, such as `Package.swift` or Tuist's `Project.swift`.
indirect enum ManifestValue: Equatable {
    case text(String)
    /// `[a, b]`
    case list([ManifestValue])
    /// `["key": value]`
    case table([(key: String, value: ManifestValue)])
    /// `.target(name: "A")`, and `.app` as a call without arguments; the name has no dots.
    case call(name: String, arguments: [(label: String, value: ManifestValue)])
    /// Code that isn't a literal.
    case unknown

    static func == (_ a: ManifestValue, _ b: ManifestValue) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.table(let a), .table(let b)): a.elementsEqual(b) { $0.key == $1.key && $0.value == $1.value }
        case (.call(let a, let x), .call(let b, let y)):
            a == b && x.elementsEqual(y) { $0.label == $1.label && $0.value == $1.value }
        case (.unknown, .unknown): true
        default: false
        }
    }

    /// An argument of a call, or the value of a table's key.
    subscript(label: String) -> ManifestValue? {
        switch self {
        case .call(_, let arguments): arguments.first { $0.label == label }?.value
        case .table(let entries): entries.first { $0.key == label }?.value
        default: nil
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var name: String? { if case .call(let name, _) = self { name } else { nil } }

    /// The elements of a list; any other value is a list of one.
    var elements: [ManifestValue] { if case .list(let values) = self { values } else { [self] } }

    /// The arguments of a call without a label.
    var unlabelled: [ManifestValue] {
        if case .call(_, let arguments) = self { arguments.filter { $0.label.isEmpty }.map(\.value) } else { [] }
    }
}

/// Reads the calls of a Swift manifest as far as they are literal.
struct SwiftManifest {
    private let tokens: [SourceToken]
    private let bytes: [UInt8]

    /// - Parameter bytes: the file's contents.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SourceLexer.tokens(of: bytes)
    }

    /// The calls of a function or initializer, such as `Package` or `target`, wherever they stand.
    func calls(of names: Set<String>) -> [ManifestValue] {
        tokens.indices.filter { index in
            tokens[index].kind == .word && names.contains(tokens[index].text) && index + 1 < tokens.count
                && tokens[index + 1].isMark("(")
        }.prefix(Limits.projectTargets).map { value(tokens[$0...], depth: 0) }
    }

    private func value(_ tokens: ArraySlice<SourceToken>, depth: Int) -> ManifestValue {
        guard depth < Limits.projectDepth, let first = tokens.first else { return .unknown }
        if first.kind == .text { return tokens.count == 1 ? text(first).map(ManifestValue.text) ?? .unknown : .unknown }
        if first.isMark("[") { return collection(inside(tokens), depth: depth) }
        var rest = tokens
        var name = ""
        while let token = rest.first, token.kind == .word || token.isMark(".") {
            if token.kind == .word { name = token.text }
            rest = rest.dropFirst()
        }
        guard !name.isEmpty else { return .unknown }
        guard rest.first?.isMark("(") == true else { return rest.isEmpty ? .call(name: name, arguments: []) : .unknown }
        let arguments = Array(inside(rest)).splitAtCommas.map { part -> (label: String, value: ManifestValue) in
            let isLabelled = part.count > 1 && part[0].kind == .word && part[1].isMark(":")
            return (isLabelled ? part[0].text : "", value(part.dropFirst(isLabelled ? 2 : 0), depth: depth + 1))
        }
        return .call(name: name, arguments: arguments)
    }

    private func collection(_ tokens: ArraySlice<SourceToken>, depth: Int) -> ManifestValue {
        let parts = Array(tokens).splitAtCommas
        let entries = parts.compactMap { part -> (key: String, value: ManifestValue)? in
            guard part.count > 2, part[1].isMark(":"), let key = text(part[0]) else { return nil }
            return (key, value(part.dropFirst(2), depth: depth + 1))
        }
        return entries.isEmpty ? .list(parts.map { value($0[...], depth: depth + 1) }) : .table(entries)
    }

    /// The tokens between the bracket at the beginning and the one that closes it.
    private func inside(_ tokens: ArraySlice<SourceToken>) -> ArraySlice<SourceToken> {
        var depth = 0
        for index in tokens.indices where tokens[index].kind == .mark {
            if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
            if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
            if depth == 0 { return tokens[(tokens.startIndex + 1)..<index] }
        }
        return tokens.dropFirst()
    }

    /// The contents of a string literal on one line; `nil` for one with an interpolation or an escape.
    private func text(_ token: SourceToken) -> String? {
        let literal = String(decoding: bytes[token.bytes], as: UTF8.self)
        guard token.kind == .text, literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\""),
            !literal.contains("\\"), !literal.hasPrefix("\"\"\"")
        else { return nil }
        return String(literal.dropFirst().dropLast())
    }
}
