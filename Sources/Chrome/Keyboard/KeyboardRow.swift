import Views

/// A row of a keyboard: its leading, middle and trailing keys.
struct KeyboardRow {
    var leading: [KeyboardKey] = []
    /// Letter keys have a fixed width and are centred; a space bar takes the rest.
    var middle: [KeyboardKey]
    var trailing: [KeyboardKey] = []

    /// All rows from the top; without a home button, emoji and dictation are below the last one.
    static func all(language: String, hasHomeButton: Bool) -> [KeyboardRow] {
        let letters = letters(of: language).map { $0.map(KeyboardKey.letter) }
        return [
            KeyboardRow(middle: letters[0]),
            KeyboardRow(middle: letters[1]),
            KeyboardRow(
                leading: hasCase(language) ? [.shift] : [], middle: letters[2], trailing: [.delete]),
            KeyboardRow(
                leading: hasHomeButton ? [.numbers, .emoji, .dictation] : [.numbers], middle: [.space],
                trailing: [.return]),
        ]
    }

    /// The rows of a Japanese pad: the first kana of each series between keys of the same width. The key at the end of
    /// the third row, return, reaches down beside the fourth (fact: ios18/keyboard.kana).
    static let kana = [
        KeyboardRow(leading: [.next], middle: "あかさ".map(KeyboardKey.letter), trailing: [.delete]),
        KeyboardRow(leading: [.previous], middle: "たなは".map(KeyboardKey.letter), trailing: [.space]),
        KeyboardRow(leading: [.latin], middle: "まやら".map(KeyboardKey.letter), trailing: [.return]),
        KeyboardRow(leading: [.emoji, .faces, .letter("わ"), .marks], middle: []),
    ]

    /// The most letters in a row.
    static func columns(language: String) -> Int {
        let delete = hasCase(language) ? 0 : 1
        let rows = letters(of: language)
        return max(10, rows[0].count, rows[1].count, rows[2].count + delete)
    }

    /// `false` for a script without capitals, whose keyboard has no shift key.
    static func hasCase(_ language: String) -> Bool { !["ar", "fa", "he"].contains(language) }

    /// Three rows of letters from the left, the keyboard's usual ones in a language (fact: ios18/keyboard.letters);
    /// English ones for others, and where words are written in Latin letters first, as in Chinese.
    private static func letters(of language: String) -> [String] {
        switch language {
        case "ar": ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"]
        case "cs", "hr", "hu", "sk", "sl": ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
        case "da": ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"]
        case "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
        case "el": ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"]
        case "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
        case "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn’"]
        case "he": ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]
        case "ko": ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
        case "nb", "nn", "no": ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"]
        case "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"]
        case "sv", "fi": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]
        case "tr": ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"]
        case "uk": ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"]
        default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        }
    }
}
