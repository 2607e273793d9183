import RNFoundation

public enum UITextItemInteraction: Int { case invokeDefaultAction, presentActions, preview }

public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
}

/// Writes a view of type `textView`. It is drawn without a selection.
///
/// Keyboard traits, data detectors and link attributes are kept, without effect on the picture.
open class UITextView: UIScrollView {
    open override class var _type: String { "textView" }

    public struct DataDetectorTypes: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phoneNumber = DataDetectorTypes(rawValue: 1)
        public static let link = DataDetectorTypes(rawValue: 2)
        public static let address = DataDetectorTypes(rawValue: 16)
        public static let calendarEvent = DataDetectorTypes(rawValue: 8)
        public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 32)
        public static let flightNumber = DataDetectorTypes(rawValue: 64)
        public static let lookupSuggestion = DataDetectorTypes(rawValue: 128)
        public static let money = DataDetectorTypes(rawValue: 256)
        public static let all = DataDetectorTypes(rawValue: UInt.max)
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer { self.textContainer = watched(textContainer) }
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String! {
        get { storage[.text]?.text ?? attributedText?.string ?? "" }
        set {
            storage[.attributedText] = nil
            storage[.text] = newValue.map { .text($0) }
        }
    }
    open var attributedText: NSAttributedString! {
        get {
            storage[.attributedText].map { NSAttributedString(runs: $0) }
                ?? NSAttributedString(string: storage[.text]?.text ?? "")
        }
        set {
            storage[.text] = nil
            storage[.attributedText] = newValue?.emphasized(in: font ?? .systemFont(ofSize: 12)).runs
        }
    }
    open var font: UIFont? {
        get { storage[.font].map { UIFont(json: $0) } }
        set { storage[.font] = newValue?.json }
    }
    open var textColor: UIColor? {
        get { color(.textColor) ?? .label }
        set { set(.textColor, newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(json: storage[.alignment]) }
        set { storage[.alignment] = newValue.json }
    }
    /// The template language's insets count from the usual padding of lines.
    open var textContainerInset: UIEdgeInsets {
        get {
            var insets =
                storage[.textContainerInset].map { UIEdgeInsets(json: $0) }
                ?? UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
            insets.left -= extraPadding
            insets.right -= extraPadding
            return insets
        }
        set {
            var insets = newValue
            insets.left += extraPadding
            insets.right += extraPadding
            storage[.textContainerInset] = insets.json
        }
    }
    /// Points beyond the padding that the template language counts in.
    private var extraPadding: CGFloat { textContainer.lineFragmentPadding - NSTextContainer.usualPadding }
    private func watched(_ container: NSTextContainer) -> NSTextContainer {
        container.paddingChanged = { [weak self] change in
            guard let self else { return }
            var insets = textContainerInset
            insets.left += change
            insets.right += change
            textContainerInset = insets
        }
        return container
    }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    open var isEditable = true
    open var isSelectable = true
    open var selectedTextRange: UITextRange?
    open var selectedRange = NSRange(location: 0, length: 0)
    open var dataDetectorTypes: DataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontForContentSizeCategory = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    public private(set) lazy var textContainer = watched(NSTextContainer())
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEditable }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { text = String(text.dropLast()) }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var enablesReturnKeyAutomatically = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var isFindInteractionEnabled = false
    open var hasText: Bool { !text.isEmpty }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirst, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return isFirst }
        TextInputs.prepare(self)
        guard super.becomeFirstResponder() else { return false }
        TextInputs.begin(self)
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirst, textDelegate?.textViewShouldEndEditing(self) ?? true else { return !isFirst }
        super.resignFirstResponder()
        TextInputs.end(self)
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    /// The whole text after an input. The delegate is asked once, with the range of the whole old text.
    package func take(_ value: JSON) {
        guard let new = value.text else { return }
        let range = NSRange(location: 0, length: (text as NSString).length)
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true else { return }
        text = new
        textDelegate?.textViewDidChange(self)
    }
}

/// Only `lineFragmentPadding` reaches the picture, within `textContainerInset`.
open class NSTextContainer: NSObject {
    /// UIKit's default, in points.
    fileprivate static let usualPadding: CGFloat = 5
    /// Called after a change of the padding, with the points by which it grew.
    fileprivate var paddingChanged: ((CGFloat) -> Void)?
    open var lineFragmentPadding: CGFloat = usualPadding {
        didSet { paddingChanged?(lineFragmentPadding - oldValue) }
    }
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            if !exclusionPaths.isEmpty {
                Host.shared.note("code-not-modelled", "NSTextContainer: text flows through its exclusion paths")
            }
        }
    }
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: .zero) }
}
