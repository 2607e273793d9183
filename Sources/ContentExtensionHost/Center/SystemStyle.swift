/// The generation of iOS that decides how notifications look and behave.
public enum SystemStyle: String, Sendable, Hashable, CaseIterable, Encodable {
    /// iOS 10–12: header, custom content, default content, actions; `X ago` in the rows, summary lines below stacks.
    case ios10
    /// iOS 15–18: one block with icon and texts above the custom content, a menu of actions below.
    case ios18

    /// The style of calls and commands that don't name one.
    public static let standard = SystemStyle.ios10

    /// The behaviour of the generation: the host's only switch over styles.
    package var rules: Rules {
        switch self {
        case .ios10: .ios10
        case .ios18: .ios18
        }
    }
}
