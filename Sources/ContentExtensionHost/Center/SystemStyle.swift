/// The generation of iOS: what its notifications look like and do.
public enum SystemStyle: String, Sendable, Hashable, CaseIterable {
    /// iOS 10–12: header, custom content, default content, actions; `X ago` in the rows, summary lines below stacks.
    case ios10
    /// iOS 15–18: one block with icon and texts above the custom content, a menu of actions below.
    case ios18
}
