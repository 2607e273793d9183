/// The system's own words in the user's language; English where a language isn't there.
public struct SystemWords: Sendable, Hashable {
    /// A tag such as `en`, `zh-Hans`, `pt-BR`.
    public let language: String

    public init(language: String) { self.language = language }

    /// A phrase; `arguments` fill its `%@`, in their order.
    public func text(_ phrase: SystemPhrase, _ arguments: String...) -> String {
        fill(Self.english[phrase] ?? phrase.rawValue, arguments)
    }

    /// A phrase with a number, by the language's plural rules.
    public func text(_ phrase: SystemPhrase, count: Int) -> String {
        fill(Self.english[phrase] ?? phrase.rawValue, [String(count)])
    }

    /// Items as one sentence lists them: `a, b, and c`.
    public func list(_ items: [String]) -> String { items.joined(separator: ", ") }

    private func fill(_ text: String, _ arguments: [String]) -> String {
        var parts = text.split(separator: "%@", omittingEmptySubsequences: false)[...]
        var filled = String(parts.popFirst() ?? "")
        for (index, part) in parts.enumerated() {
            filled += (index < arguments.count ? arguments[index] : "") + part
        }
        return filled
    }

    private static let english: [SystemPhrase: String] = [
        .now: "now", .minutesAgo: "%@m ago", .hoursAgo: "%@h ago", .showLess: "Show less", .clear: "Clear",
        .clearAll: "Clear All", .view: "View", .options: "Options", .moreNotifications: "%@ more notifications",
        .notificationCenter: "Notification Center", .recent: "Recent", .keep: "Keep…", .turnOff: "Turn Off…",
    ]
}
