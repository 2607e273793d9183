/// The visible part of a notification's texts in each place, and their maximum lengths.
public struct TruncationReport: Sendable, Equatable {
    /// The purpose of a text.
    public enum Role: Sendable, Hashable {
        /// The name in the header, in capitals in styles that write it so.
        case appName
        case title, subtitle, body
        /// The title of an action, by its identifier.
        case action(String)
        /// A text of the extension's view, by its outlet.
        case content(String)

        /// The name in JSON and tables.
        public var name: String {
            switch self {
            case .appName: "app-name"
            case .title: "title"
            case .subtitle: "subtitle"
            case .body: "body"
            case .action: "action"
            case .content: "content"
            }
        }

        /// The name with its identifier, for people: `action accept`.
        var words: String { identifier.map { "\(name) \($0)" } ?? name }

        /// The action's identifier, or the outlet.
        public var identifier: String? {
            switch self {
            case .action(let identifier), .content(let identifier): identifier
            default: nil
            }
        }
    }

    /// A text in one place.
    public struct Text: Sendable, Equatable {
        public var role: Role
        /// The text before truncation.
        public var text: String
        /// `nil` for any number.
        public var linesAllowed: Int?
        public var lines: Int
        /// The number of visible grapheme clusters.
        public var shown: Int
        /// The truncated part; empty when all is visible.
        public var lost: String
        /// The maximum length in grapheme clusters that fits without truncation, tried with prefixes of the text or
        /// with the text repeated after a space; `nil` without a maximum or when it is unknown.
        public var room: Int?

        /// The number of grapheme clusters.
        public var characters: Int { text.count }
    }

    /// A notification in one place, on one device, with one set of settings.
    public struct Entry: Sendable, Equatable {
        /// The scenario's snapshot file; `nil` outside of scenarios.
        public var snapshot: String?
        public var style: SystemStyle
        public var device: DeviceModel
        public var orientation: Orientation
        public var presentation: Place
        public var locale: String
        public var appearance: Appearance
        public var contentSize: ContentSizeCategory
        /// `true` with "Bold Text" on, which leaves less room.
        public var usesBoldText: Bool
        /// From top to bottom.
        public var texts: [Text]
    }

    public var places: [Entry]

    public init(places: [Entry]) { self.places = places }

    /// The report as JSON, a text on each line: a stable format for other tools (docs/truncation.md).
    public var json: String { "{\"places\":[\n" + places.map { Self.text(of: $0) }.joined(separator: ",\n") + "\n]}\n" }

    fileprivate static func text(of place: Entry, row: (id: String, line: Int)? = nil) -> String {
        var members: [(String, String)] = []
        if let row { members = [("id", JSONText.quoted(row.id)), ("line", String(row.line))] }
        if let snapshot = place.snapshot { members.append(("snapshot", JSONText.quoted(snapshot))) }
        members += [
            ("style", JSONText.quoted(place.style.rawValue)), ("device", JSONText.quoted(place.device.name)),
            ("orientation", JSONText.quoted(place.orientation.rawValue)),
            ("presentation", JSONText.quoted(place.presentation.rawValue)),
            ("locale", JSONText.quoted(place.locale)), ("appearance", JSONText.quoted(place.appearance.rawValue)),
            ("contentSize", JSONText.quoted(place.contentSize.rawValue)), ("boldText", String(place.usesBoldText)),
            ("texts", "[" + place.texts.map { "\n" + text(of: $0) }.joined(separator: ",") + "]"),
        ]
        return JSONText.object(members)
    }

    private static func text(of text: Text) -> String {
        var members = [("role", JSONText.quoted(text.role.name))]
        if let identifier = text.role.identifier { members.append(("identifier", JSONText.quoted(identifier))) }
        members += [
            ("characters", String(text.characters)), ("shown", String(text.shown)),
            ("lost", JSONText.quoted(text.lost)), ("lines", String(text.lines)),
            ("linesAllowed", text.linesAllowed.map(String.init) ?? "null"),
            ("room", text.room.map(String.init) ?? "null"),
        ]
        return JSONText.object(members)
    }
}

extension TruncationReport.Entry {
    /// The place of a row of a file, as JSON.
    func text(ofRow row: (id: String, line: Int)) -> String { TruncationReport.text(of: self, row: row) }
}
