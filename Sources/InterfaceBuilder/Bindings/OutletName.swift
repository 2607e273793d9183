/// The words of a name that people gave a view: `lblEventTitle` is label, event, title.
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
            // A number at the end tells views of one kind apart, and says nothing of what they show.
            let bare = String(word.reversed().drop { $0.isNumber }.reversed())
            return bare.isEmpty ? word : bare
        }
    }

    /// Whether the words hold one of these, or end in it written as one word (`notificationtitle`).
    func says(_ names: [String]) -> Bool {
        words.contains { word in names.contains { $0 == word || $0.count > 4 && word.hasSuffix($0) } }
    }

    /// Words that only say what kind of view it is, or whose.
    private static let fillers: Set<String> = [
        "label", "lbl", "view", "iv", "img", "txt", "tv", "notification", "content", "ui", "the", "my", "m", "outlet",
    ]

    /// The words besides those that every outlet may have; the fewer, the surer is what the name says.
    var meaningful: [String] { words.filter { !Self.fillers.contains($0) } }
}
