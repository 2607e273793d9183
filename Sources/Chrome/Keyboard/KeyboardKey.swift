import Views

/// A key of the English keyboard.
enum KeyboardKey: Sendable, Hashable {
    case letter(Character)
    case shift, delete, numbers, emoji, dictation, space, `return`

    /// The view's id: `key-q`, `key-return`.
    var id: String {
        switch self {
        case .letter(let letter): "key-\(letter)"
        case .shift: "key-shift"
        case .delete: "key-delete"
        case .numbers: "key-123"
        case .emoji: "key-emoji"
        case .dictation: "key-dictation"
        case .space: "key-space"
        case .return: "key-return"
        }
    }

    /// The key's title; `nil` for a key with a symbol.
    func title(isShifted: Bool, _ words: SystemWords) -> String? {
        switch self {
        case .letter(let letter): isShifted ? letter.uppercased() : String(letter)
        case .numbers: "123"
        case .space: words.text(.space)
        case .return: words.text(.return)
        case .shift, .delete, .emoji, .dictation: nil
        }
    }

    /// The key's symbol; `nil` for a key with a title.
    func symbol(isShifted: Bool) -> String? {
        switch self {
        case .shift: isShifted ? "shift.fill" : "shift"
        case .delete: "delete.left"
        case .emoji: "face.smiling"
        case .dictation: "mic"
        case .letter, .numbers, .space, .return: nil
        }
    }

    /// `true` for a key in the colour of a letter key.
    func isLight(isShifted: Bool) -> Bool {
        switch self {
        case .letter, .space: true
        case .shift: isShifted
        default: false
        }
    }
}

/// A row of the English keyboard: its leading, middle and trailing keys.
struct KeyboardRow {
    var leading: [KeyboardKey] = []
    /// Letter keys have a fixed width and are centred; a space bar takes the rest.
    var middle: [KeyboardKey]
    var trailing: [KeyboardKey] = []

    /// All rows from the top; without a home button, emoji and dictation are below the last one.
    static func all(hasHomeButton: Bool) -> [KeyboardRow] {
        [
            KeyboardRow(middle: letters("qwertyuiop")),
            KeyboardRow(middle: letters("asdfghjkl")),
            KeyboardRow(leading: [.shift], middle: letters("zxcvbnm"), trailing: [.delete]),
            KeyboardRow(
                leading: hasHomeButton ? [.numbers, .emoji, .dictation] : [.numbers], middle: [.space],
                trailing: [.return]),
        ]
    }

    private static func letters(_ row: String) -> [KeyboardKey] { row.map(KeyboardKey.letter) }
}
