import Basics
import Views

/// A view whose name or text may reveal its content.
struct GuessCandidate {
    let id: String
    let type: String
    /// The position among the views, which breaks ties.
    let order: Int
    /// The outlet's name, or else the label in Interface Builder.
    let name: String?
    let text: String

    /// `true` if the view has an outlet.
    var hasOutlet: Bool { !InterfaceObjectID.isOne(id) }
    var isText: Bool { type == "label" || type == "textView" }
    /// `true` for a label that still has the text of Xcode's template.
    var isXcodesDefault: Bool { ["helloworld", "label"].contains(text.lowercased().filter(\.isLetter)) }
    /// The view's name in messages.
    var shownName: String { name == nil || name == id ? id.quoted() : "\(name?.quoted() ?? "") (\(id))" }

    /// The views with content in a tree, except for cells, which show the data of rows.
    static func all(in view: JSONValue) -> [GuessCandidate] {
        var found: [GuessCandidate] = []
        collect(view, into: &found)
        return found
    }

    private static func collect(_ view: JSONValue, into found: inout [GuessCandidate]) {
        let type = view["type"]?.string ?? "view"
        if type == "cell" { return }
        if let id = view["id"]?.string, ["label", "textView", "image"].contains(type) {
            let text = view["text"]?.string ?? view["text"]?["literal"]?.string ?? ""
            let name = InterfaceObjectID.isOne(id) ? view["//name"]?.string : id
            found.append(GuessCandidate(id: id, type: type, order: found.count, name: name, text: text))
        }
        for child in view["children"]?.array ?? [] { collect(child, into: &found) }
    }

    /// The certainty that the view has a role, lower being better; `nil` for no match.
    func rank(as role: BindingsGuess.Role) -> Int? {
        if role == .image ? type != "image" : !isText { return nil }
        if let name {
            guard let words = Self.match(OutletName(name), role) else { return nil }
            return (hasOutlet ? 0 : 100) + words
        }
        return role != .image && Self.match(text: text, role) ? 200 : nil
    }

    /// The number of meaningful words in a name that matches the role; `nil` for no match.
    private static func match(_ name: OutletName, _ role: BindingsGuess.Role) -> Int? {
        let isSubtitle =
            name.says(["subtitle", "subhead", "subheadline"])
            || zip(name.words, name.words.dropFirst()).contains { $0 == "sub" && ["title", "head"].contains($1) }
        let says =
            switch role {
            case .subtitle: isSubtitle
            case .title: !isSubtitle && name.says(["title", "headline", "heading"])
            case .body:
                name.says(["body", "message", "msg", "description", "desc", "summary"])
                    || [[], ["text"], ["content"], ["detail"], ["details"]].contains(name.meaningful)
            case .image:
                !name.says(["icon", "logo", "avatar", "profile", "background", "bg", "placeholder", "arrow"])
                    && name.says([
                        "image", "img", "photo", "picture", "pic", "attachment", "media", "thumbnail", "thumb",
                        "banner", "poster", "preview", "cover",
                    ])
            }
        return says ? name.meaningful.count : nil
    }

    /// `true` if the view's text in the file is a placeholder for the role.
    private static func match(text: String, _ role: BindingsGuess.Role) -> Bool {
        let text = text.lowercased().filter { $0.isLetter }
        return switch role {
        case .title: ["title", "notificationtitle", "headline"].contains(text)
        case .subtitle: ["subtitle", "notificationsubtitle"].contains(text)
        case .body: ["helloworld", "body", "message", "notificationbody", "content"].contains(text)
        case .image: false
        }
    }
}

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
