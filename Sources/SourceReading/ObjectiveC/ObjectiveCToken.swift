/// A token of Objective-C, with decoded literals.
struct ObjectiveCToken: Equatable {
    enum Kind: Equatable {
        case word, number, text, character, mark
        /// A line that begins with `#`, without the sign.
        case directive
        case end
    }

    var kind: Kind
    /// The word, number or mark, the contents of a literal without quotes and escapes, or the directive.
    var text: String
    var position: SourcePosition
    /// The token's bytes in its file.
    var bytes: Range<Int> = 0..<0
    /// `true` if no white space precedes it, which tells a macro's parameters from its value.
    var isJoined = false

    static let end = ObjectiveCToken(kind: .end, text: "", position: SourcePosition(line: 0, column: 0))

    var line: Int { position.line }

    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
