import Basics
import Views

/// Readable names for views with Interface Builder's identifiers, such as `label2` for `gMo-al-Kdx`.
struct ReadableIDs {
    private let names: [String: String]

    init(_ views: [JSONValue]) {
        var names: [String: String] = [:]
        var counts: [String: Int] = [:]
        let views = views.flatMap(\.viewTree)
        let taken = Set(views.compactMap { $0["id"]?.string })
        for view in views {
            guard let id = view["id"]?.string, InterfaceObjectID.isOne(id), names[id] == nil else { continue }
            let type = view["type"]?.string ?? "view"
            var name: String
            repeat {
                counts[type, default: 0] += 1
                name = "\(type)\(counts[type] ?? 1)"
            } while taken.contains(name)
            names[id] = name
        }
        self.names = names
    }

    /// Replaces ids in views and constraints, `bindings` and `set`.
    func renamed(_ value: JSONValue) -> JSONValue {
        value.mapped(element: { renamed($1) }) { member in
            member.key = names[member.key] ?? member.key
            if ["id", "firstItem", "secondItem"].contains(member.key), let text = member.value.string {
                member.value.kind = .string(renamed(text))
            } else {
                member.value = renamed(member.value)
            }
        }
    }

    /// Renames a view, or a view in the name of its guide.
    private func renamed(_ text: String) -> String {
        guard let dot = text.firstIndex(of: ".") else { return names[text] ?? text }
        return (names[String(text[..<dot])] ?? String(text[..<dot])) + text[dot...]
    }
}
