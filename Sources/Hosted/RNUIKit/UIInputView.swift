import RNFoundation

/// A view for the keyboard's place; laid into the content it is a view.
open class UIInputView: UIView {
    public enum Style: Int { case `default`, keyboard }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

extension UIView {
    /// Keeps the frame's height in the keyboard's place, unless the mask stretches it (fact: host/text-input.frame).
    package func holdFrameHeight() {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.contains(.flexibleHeight),
            frame.height > 0
        else { return }
        let height = heightAnchor.constraint(equalToConstant: frame.height)
        height.priority = UILayoutPriority(999)
        height.isActive = true
    }
}

open class UIInputViewController: UIViewController {
    open var primaryLanguage: String?
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
}

open class UIHoverGestureRecognizer: UIGestureRecognizer {}

open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var supportsAlpha = true
    open var title: String?
}

/// Finds no mistakes.
open class UITextChecker: NSObject {
    open func rangeOfMisspelledWord(
        in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
    open class var availableLanguages: [String] { ["en"] }
}
