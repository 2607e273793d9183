/// A token of Swift or Objective-C.
struct SourceToken: Equatable {
    /// Words include numbers; the contents of string literals aren't kept.
    enum Kind: Equatable {
        case word, text, mark
    }

    var kind: Kind
    /// The word or mark; empty for a string literal.
    var text: String
    /// From 1; the column counts characters.
    var line: Int
    var column: Int
    /// `true` if only white space precedes it on its line.
    var isFirstOnLine: Bool

    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Languages of view controllers.
enum SourceLanguage {
    case swift, objectiveC

    /// The language for a file name; `nil` for other files.
    init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        switch fileName[fileName.index(after: dot)...] {
        case "swift": self = .swift
        case "h", "m", "mm": self = .objectiveC
        default: return nil
        }
    }
}
