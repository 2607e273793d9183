import Views

/// A key of a keyboard.
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
