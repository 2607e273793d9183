import AutoLayout
import ContentExtensionHost

/// Taps on what is typed with: the system's bar, its keyboard and its passcode pad.
extension HitTest {
    /// What a tap on one of these views meets, by the names that the look gives them; on anything else there, nothing.
    func inputTarget(_ path: ViewPath, at point: Point) -> TouchTarget {
        // The pad's words are labels, with a finger's room around them.
        let words = (path.views.last?.children ?? []).filter { $0.frame.inset(by: -Self.fingerRoom).contains(point) }
        for view in path.views.reversed() + words {
            switch view.id {
            case "input-field": return .inputField
            case "send-button": return .sendButton
            case "passcode-cancel": return .passcodeCancel
            case let name?:
                if let key = name.suffix(after: "key-") { return .key(view.shownLetter ?? key) }
                if let digit = name.suffix(after: "passcode-").flatMap({ Int($0) }) { return .passcodeDigit(digit) }
            case nil: continue
            }
        }
        return .nothing
    }

    /// Around a word that is tapped, in points.
    private static let fingerRoom = 12.0
}

extension LayoutNode {
    /// The letter on a key, small or capital.
    fileprivate var shownLetter: String? {
        guard case .label(let label)? = children.first?.content, label.text.count == 1 else { return nil }
        return label.text
    }
}

extension String {
    /// What follows a beginning; `nil` when it begins otherwise.
    fileprivate func suffix(after beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
