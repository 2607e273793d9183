/// The positions in the files for the findings about a picture.
struct LintContext: Sendable {
    /// The positions of views, by outlet name or Interface Builder's id.
    private var views: [String: SourceSpan] = [:]
    /// The position of the initial ratio in Info.plist or the descriptor.
    private(set) var ratio: SourceSpan?
    /// The position of `preferredContentSize`.
    private(set) var preferredSize: SourceSpan?
    /// The position of `responses`.
    private(set) var responses: SourceSpan?
    /// The views that a notification may give a text.
    private let texts: Set<String>
    /// The descriptor or interface file as a whole, for views without a position.
    let file: SourceSpan

    /// The position of a view; copies in a repeat have their template's.
    func place(of id: String?) -> SourceSpan { knownPlace(of: id) ?? file }

    /// The position of a view; `nil` if none is known.
    private func knownPlace(of id: String?) -> SourceSpan? {
        id.flatMap { views[$0] ?? views[Self.template(of: $0)] }
    }

    /// The position of a view, or the line of code that made it; `nil` if neither is known.
    func place(of node: LayoutNode) -> SourceSpan? { node.code?.source ?? knownPlace(of: node.id) }

    /// Adds the position of a view, unless it is known.
    mutating func note(_ place: SourceSpan, of view: String) { views[view] = views[view] ?? place }

    /// `true` if a notification with other fields may give the view a text.
    func mayGetText(_ id: String?) -> Bool { id.map { texts.contains(Self.template(of: $0)) } ?? false }

    /// The name of a copy in a repeat without its number.
    private static func template(of id: String) -> String { String(id.prefix { $0 != "[" }) }

    /// Without positions of views, for those that code makes.
    init(file: SourceSpan) { (self.file, texts) = (file, []) }

    /// Reads the positions in an extension's own file: its descriptor or Info.plist. An unreadable file has none.
    init(reading descriptor: ExtensionDescriptor) {
        file = SourceSpan(file: descriptor.file)
        texts = descriptor.program.viewsWithTexts
        note(file: descriptor.file)
    }

    /// Adds the positions in a file, if it is readable.
    mutating func note(file: String) {
        guard let bytes = try? FileReader.read(file, limit: Limits.descriptorBytes) else { return }
        let value =
            PropertyList.isPropertyList(bytes)
            ? try? PropertyList.read(bytes, file: file) : try? JSONReader.read(bytes, file: file)
        if let value { note(value, file: file) }
    }

    /// Adds the positions of views, the ratio and the preferred size in a file.
    mutating func note(_ value: JSONValue, file: String) {
        if let id = value["id"]?.string, views[id] == nil { views[id] = Self.place(value.position, in: file) }
        for element in value.array ?? [] { note(element, file: file) }
        for member in value.members ?? [] {
            if Self.ratioKeys.contains(member.key) { ratio = ratio ?? Self.place(member.value.position, in: file) }
            if member.key == "preferredContentSize" {
                preferredSize = preferredSize ?? Self.place(member.value.position, in: file)
            }
            if member.key == "responses" { responses = responses ?? Self.place(member.value.position, in: file) }
            note(member.value, file: file)
        }
    }

    private static let ratioKeys = ["UNNotificationExtensionInitialContentSizeRatio", "initialContentSizeRatio"]

    private static func place(_ position: TextPosition, in file: String) -> SourceSpan {
        position.line > 0
            ? SourceSpan(file: file, line: Int(position.line), column: Int(position.column)) : SourceSpan(file: file)
    }
}

extension LayoutNode {
    /// The view's name in a sentence: `the label "body"`.
    var shownName: String { "the \(content.kindName)" + (id.map { " \($0.quoted())" } ?? "") }
}
