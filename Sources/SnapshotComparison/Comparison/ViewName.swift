import ContentExtensionHost

/// A view of a layout, as failures name it.
struct ViewName {
    /// The outlet, action or part of the system's; `nil` for a view without a name.
    let id: String?
    /// Such as `"title" label in custom`; of SwiftUI's views `Text “Ready in 6 min”`.
    let text: String
    /// Kind and part, with and without the name.
    let plain: String
    var named: String { Self.named(id, plain) }
    /// The types around a view of SwiftUI's.
    let path: String?
    /// The line of a view of SwiftUI's.
    let source: SourceSpan?

    /// - Parameter node: an object of the layout.
    init(_ node: JSONValue) {
        id = node["id"]?.string
        path = node["swiftUI"]?.string
        plain = "\(node["kind"]?.string ?? "?") in \(node["part"]?.string ?? "?")"
        let type = path?.split(separator: "›").last.map { $0.drop { $0 == " " } }
        if let type {
            text = Self.escaped(String(type)) + (node["text"]?.string.map { " “\(Self.escaped($0))”" } ?? "")
        } else {
            text = Self.named(id, plain)
        }
        source = node["source"]?.string.map(Self.escaped).map { place in
            guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
                return SourceSpan(file: place)
            }
            return SourceSpan(file: String(place[..<colon]), line: line)
        }
    }

    private static func named(_ id: String?, _ plain: String) -> String { "\(id.map { $0.quoted() } ?? "a") \(plain)" }

    /// Words of the extension's, without control characters and of limited length.
    private static func escaped(_ text: String) -> String { String(text.quoted().dropFirst().dropLast()) }

    /// The whole picture.
    init(picture: Void) { (id, text, plain, path, source) = (nil, "the picture", "the picture", nil, nil) }
}
