import Views

/// A key of a keyboard.
enum KeyboardKey: Sendable, Hashable {
    case letter(Character)
    case shift, delete, numbers, emoji, dictation, globe, space, `return`
    /// The keys of a Japanese pad: the next letter, the letter before, Latin letters, faces, punctuation marks.
    case next, previous, latin, faces, marks

    /// The view's id: `key-q`, `key-return`.
    var id: String {
        switch self {
        case .letter(let letter): "key-\(letter)"
        case .shift: "key-shift"
        case .delete: "key-delete"
        case .numbers: "key-123"
        case .emoji: "key-emoji"
        case .dictation: "key-dictation"
        case .globe: "key-globe"
        case .space: "key-space"
        case .return: "key-return"
        case .next: "key-next"
        case .previous: "key-previous"
        case .latin: "key-abc"
        case .faces: "key-faces"
        case .marks: "key-、"
        }
    }

    /// The key's title; `nil` for a key with a symbol.
    func title(isShifted: Bool, _ words: SystemWords) -> String? {
        switch self {
        case .letter(let letter): isShifted ? words.capitals(String(letter)) : String(letter)
        case .numbers: "123"
        case .space: words.text(.space)
        case .return: words.text(.return)
        case .latin: "ABC"
        case .faces: "^_^"
        case .marks: "、。?!"
        case .shift, .delete, .emoji, .dictation, .globe, .next, .previous: nil
        }
    }

    /// The key's symbol; `nil` for a key with a title.
    func symbol(isShifted: Bool) -> String? {
        switch self {
        case .shift: isShifted ? "shift.fill" : "shift"
        case .delete: "delete.left"
        case .emoji: "face.smiling"
        case .dictation: "mic"
        case .globe: "globe"
        case .next: "arrow.right"
        case .previous: "arrow.uturn.backward"
        case .letter, .numbers, .space, .return, .latin, .faces, .marks: nil
        }
    }

    /// `true` for a key in the colour of a letter key.
    func isLight(isShifted: Bool) -> Bool {
        switch self {
        case .letter, .space, .faces, .marks: true
        case .shift: isShifted
        default: false
        }
    }
}
