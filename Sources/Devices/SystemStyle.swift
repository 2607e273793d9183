import Basics

/// The generation of iOS that decides how notifications look and behave.
public enum SystemStyle: String, Sendable, Hashable, CaseIterable, Codable {
    /// iOS 10–12: header, custom content, default content, actions; `X ago` in the rows, summary lines below stacks.
    case ios10
    /// iOS 13–14: the parts of iOS 12 in lower headers, rows without a strip, the × above the platter.
    case ios13
    /// iOS 15: one block with icon and texts above the custom content, a menu of actions below.
    case ios15
    /// iOS 16–18: the same parts in larger rows, which stand at the bottom of a locked screen.
    case ios18
    /// iOS 26: the same parts on glass.
    case ios26

    /// The style of calls and commands that don't name one.
    public static let standard = SystemStyle.ios10

    /// `true` since iOS 13: controls have grey fills and white thumbs instead of outlines in the tint colour.
    package var hasFilledControls: Bool { self != .ios10 }

    /// `true` since iOS 15: icon and texts in one block, actions in a menu.
    package var hasMenu: Bool { self != .ios10 && self != .ios13 }

    /// `true` since iOS 16, which has Live Activities.
    package var hasActivities: Bool { hasMenu && self != .ios15 }

    /// The newest release that looks like this, which running code is told.
    package var release: String {
        switch self {
        case .ios10: "12.0"
        case .ios13: "14.0"
        case .ios15: "15.0"
        case .ios18: "18.0"
        case .ios26: "26.0"
        }
    }

    /// The hint for a name that isn't a style's: the style of a release such as `iOS 17`, or the most similar one.
    package static func hint(for name: String) -> String? {
        guard let release = Int(name.filter(\.isNumber)), (1...99).contains(release) else {
            return NearestName.hint(for: name, among: allCases.map(\.rawValue))
        }
        let style: SystemStyle =
            switch release {
            case ..<13: .ios10
            case 13...14: .ios13
            case 15: .ios15
            case 16..<26: .ios18
            default: .ios26
            }
        return NearestName.hint(style.rawValue)
    }
}
