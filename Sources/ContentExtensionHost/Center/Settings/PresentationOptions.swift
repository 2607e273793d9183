/// Presentation of a notification while its app is in the foreground: UNNotificationPresentationOptions, with UIKit's
/// bits (fact: api/center.authorization-options).
public struct PresentationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = PresentationOptions(rawValue: 1 << 0)
    public static let sound = PresentationOptions(rawValue: 1 << 1)
    /// Both `list` and `banner`, which replaced it in iOS 14.
    public static let alert = PresentationOptions(rawValue: 1 << 2)
    public static let list = PresentationOptions(rawValue: 1 << 3)
    public static let banner = PresentationOptions(rawValue: 1 << 4)

    /// The options while the app isn't in the foreground.
    static let all: PresentationOptions = [.badge, .sound, .list, .banner]

    /// Names in files.
    static let names: KeyValuePairs<String, PresentationOptions> = [
        "badge": .badge, "sound": .sound, "alert": .alert, "list": .list, "banner": .banner,
    ]

    var showsBanner: Bool { !isDisjoint(with: [.banner, .alert]) }
    var showsInList: Bool { !isDisjoint(with: [.list, .alert]) }
}
