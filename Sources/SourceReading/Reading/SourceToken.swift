/// A token of Swift.
package struct SourceToken: Equatable {
    /// Words include numbers; the contents of string literals aren't kept.
    package enum Kind: Equatable {
        case word, text, mark
    }

    package var kind: Kind
    /// The word or mark; empty for a string literal.
    package var text: String
    /// From 1; the column counts characters.
    package var line: Int
    package var column: Int
    /// `true` if only white space precedes it on its line.
    package var isFirstOnLine: Bool
    /// The token's bytes in its file.
    package var bytes: Range<Int> = 0..<0

    /// An empty mark, in place of a token beyond the file's end.
    package static let none = SourceToken(kind: .mark, text: "", line: 0, column: 0, isFirstOnLine: true)

    var position: SourcePosition { SourcePosition(line: line, column: column) }

    package func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Languages of view controllers.
package enum SourceLanguage {
    case swift, objectiveC

    /// The language for a file name; `nil` for other files.
    package init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        switch fileName[fileName.index(after: dot)...] {
        case "swift": self = .swift
        case "h", "pch", "m", "mm": self = .objectiveC
        default: return nil
        }
    }
}
