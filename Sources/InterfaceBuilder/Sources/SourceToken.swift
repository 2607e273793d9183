/// A word, a number, a mark or a text of Swift or Objective-C.
struct SourceToken: Equatable {
    /// What it is; what a text says isn't kept.
    enum Kind: Equatable {
        case word, text, mark
    }

    var kind: Kind
    /// The word or the mark; empty for a text.
    var text: String
    /// From 1, the column in characters.
    var line: Int
    var column: Int
    /// Whether nothing but white space stands before it on its line.
    var isFirstOnLine: Bool

    /// Whether it is that mark.
    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    /// Whether it is that word.
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// The languages that controllers are written in.
enum SourceLanguage {
    case swift, objectiveC

    /// By the file's name, or `nil` for files of other kinds.
    init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        switch fileName[fileName.index(after: dot)...] {
        case "swift": self = .swift
        case "h", "m", "mm": self = .objectiveC
        default: return nil
        }
    }
}
