import AutoLayout
import ContentExtensionHost

/// Taps on text input: the system's bar, keyboard and passcode pad.
extension HitTest {
    /// The target of a tap on one of these views, by the ids that the style gives them; `.nothing` elsewhere.
    func inputTarget(_ path: ViewPath, at point: Point) -> TouchTarget {
        // The pad's words are labels; enlarge them to a finger's size.
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

    /// The tappable margin around a word, in points.
    private static let fingerRoom = 12.0
}

extension LayoutNode {
    /// The letter on a key, in lower or upper case.
    fileprivate var shownLetter: String? {
        guard case .label(let label)? = children.first?.content, label.text.count == 1 else { return nil }
        return label.text
    }
}

extension String {
    /// The rest of the string after a prefix; `nil` without the prefix.
    fileprivate func suffix(after beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
