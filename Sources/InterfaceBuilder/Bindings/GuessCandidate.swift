import ContentExtensionHost

/// A view whose name or text may say what the extension's code shows in it.
struct GuessCandidate {
    let id: String
    let type: String
    /// Its place among the views, which decides between names that say the same.
    let order: Int
    /// What people call it: the outlet, or else its label in Interface Builder.
    let name: String?
    /// The text in the file.
    let text: String

    /// Whether code reaches the view by a name.
    var hasOutlet: Bool { !InterfaceObjectID.isOne(id) }
    var isText: Bool { type == "label" || type == "textView" }
    /// The view as a message names it.
    var shownName: String { name == nil || name == id ? id.quoted() : "\(name?.quoted() ?? "") (\(id))" }

    /// The views of a tree that can show something; not those in cells, which have notifications of their own rows.
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

    /// How sure it is that the view shows this, the least being the surest; `nil` when nothing says so.
    func rank(as role: BindingsGuess.Role) -> Int? {
        if role == .image ? type != "image" : !isText { return nil }
        if let name {
            guard let words = Self.match(OutletName(name), role) else { return nil }
            return (hasOutlet ? 0 : 100) + words
        }
        return role != .image && Self.match(text: text, role) ? 200 : nil
    }

    /// The meaningful words of a name that says the role; `nil` when it doesn't.
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

    /// Whether the text that the view has in the file is one that stands for the role.
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
