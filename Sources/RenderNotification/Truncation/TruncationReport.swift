import ContentExtensionHost
import Renderer

/// How much of a notification's texts is seen in each place, and how long they may be.
public struct TruncationReport: Sendable, Equatable {
    /// What a text says.
    public enum Role: Sendable, Hashable {
        /// The name in the header, in capitals where the look writes it so.
        case appName
        case title, subtitle, body
        /// The title of an action, by its identifier.
        case action(String)
        /// A text of the extension's view, by its outlet.
        case content(String)

        /// What JSON and tables call it.
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
        /// The text as it is there to be set.
        public var text: String
        /// `nil` for as many as it takes.
        public var linesAllowed: Int?
        public var lines: Int
        /// Grapheme clusters that are shown.
        public var shown: Int
        /// What isn't shown; empty when all of it is.
        public var lost: String
        /// The grapheme clusters of the longest text like this that is shown whole: the beginning of the text, or the text
        /// and itself again, a space between; `nil` when no length is too long, or nothing says where it ends.
        public var room: Int?

        /// Grapheme clusters, shown or not.
        public var characters: Int { text.count }
    }

    /// A notification in one place, on one device, with one set of settings.
    public struct Entry: Sendable, Equatable {
        /// The file of the scenario's snapshot that was measured; `nil` outside of scenarios.
        public var snapshot: String?
        public var style: SystemStyle
        public var device: DeviceModel
        public var orientation: Orientation
        public var presentation: Place
        public var locale: String
        public var appearance: Appearance
        public var contentSize: ContentSizeCategory
        /// Whether "Bold Text" is on, which leaves less room.
        public var usesBoldText: Bool
        /// From the top.
        public var texts: [Text]
    }

    public var places: [Entry]

    public init(places: [Entry]) { self.places = places }
}
