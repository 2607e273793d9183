/// The words in a view's name: label, event and title for `lblEventTitle`.
struct OutletName {
    let words: [String]

    init(_ name: String) {
        var words: [String] = []
        var word = ""
        var previousIsLower = false
        for character in name {
            if !character.isLetter && !character.isNumber || character.isUppercase && previousIsLower {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character.isLetter || character.isNumber { word += character.lowercased() }
            previousIsLower = character.isLowercase || character.isNumber
        }
        if !word.isEmpty { words.append(word) }
        self.words = words.map { word in
            // Numbers distinguish views of the same kind and carry no meaning.
            let bare = String(word.reversed().drop { $0.isNumber }.reversed())
            return bare.isEmpty ? word : bare
        }
    }

    /// `true` if the words contain one of the names, also as a suffix (`notificationtitle`).
    func says(_ names: [String]) -> Bool {
        words.contains { word in names.contains { $0 == word || $0.count > 4 && word.hasSuffix($0) } }
    }

    /// Words without meaning for the content.
    private static let fillers: Set<String> = [
        "label", "lbl", "view", "iv", "img", "txt", "tv", "notification", "content", "ui", "the", "my", "m", "outlet",
    ]

    /// The words without fillers; the fewer, the more certain is a match.
    var meaningful: [String] { words.filter { !Self.fillers.contains($0) } }
}
