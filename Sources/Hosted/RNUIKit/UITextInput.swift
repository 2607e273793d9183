import RNFoundation

public enum UIKeyboardType: Int {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UIKeyboardAppearance: Int { case `default`, dark, light }
public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int { case `default`, no, yes }
public enum UITextSpellCheckingType: Int { case `default`, no, yes }
public enum UITextSmartQuotesType: Int { case `default`, no, yes }
public struct UITextContentType: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
}

/// A place in a text, in UTF-16 units.
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    init(_ start: Int, _ end: Int) { (self.start, self.end) = (UITextPosition(start), UITextPosition(end)) }
    open var isEmpty: Bool { start.offset == end.offset }
}

/// The positions of a text field or text view; a selection isn't drawn.
public protocol UITextInput: AnyObject {
    var _content: String { get }
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition((_content as NSString).length) }
    public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        UITextRange(start.offset, end.offset)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        UITextPosition(position.offset + offset)
    }
    public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
    public func text(in range: UITextRange) -> String? {
        (_content as NSString).substring(
            with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
    }
}

extension UITextField: UITextInput {
    public var _content: String { text ?? "" }
}

extension UITextView: UITextInput {
    public var _content: String { text ?? "" }
}

public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// Writes a view of type `textField`. Attributed texts and placeholders lose their attributes.
///
/// Becoming first responder asks the tool for the keyboard. Keyboard traits, the clear button and side views aren't
/// drawn, and a selection has no effect.
open class UITextField: UIControl {
    open override class var _type: String { "textField" }

    public enum BorderStyle: Int {
        case none, line, bezel, roundedRect
        static let names = ["none", "line", "bezel", "roundedRect"]
    }
    public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int { case committed, cancelled }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storage[.borderStyle] = "none"
        storage[.font] = 17
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? {
        get { storage[.text]?.text ?? "" }
        set { storage[.text] = newValue.map { .text($0) } }
    }
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string }
    }
    open var placeholder: String? {
        get { storage[.placeholder]?.text }
        set { storage[.placeholder] = newValue.map { .text($0) } }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
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
    open var borderStyle: BorderStyle {
        get {
            BorderStyle.names.firstIndex(of: storage[.borderStyle]?.string ?? "roundedRect").flatMap(
                BorderStyle.init(rawValue:)) ?? .roundedRect
        }
        set { storage[.borderStyle] = .string(BorderStyle.names[newValue.rawValue]) }
    }
    open var isSecureTextEntry: Bool {
        get { storage[.secure]?.bool ?? false }
        set { storage[.secure] = .bool(newValue) }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var leftView: UIView? { didSet { notModelled("a left view") } }
    open var rightView: UIView? { didSet { notModelled("a right view") } }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open private(set) var isEditing = false
    open var selectedTextRange: UITextRange?
    open override var canBecomeFirstResponder: Bool { isEnabled }
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
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func insertText(_ text: String) { take(.string((self.text ?? "") + text)) }
    open func deleteBackward() { text = String((text ?? "").dropLast()) }
    open func hasText() -> Bool { !(text ?? "").isEmpty }
    open func selectAll(_ sender: Any?) {}

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirst, delegate?.textFieldShouldBeginEditing(self) ?? true else { return isFirst }
        TextInputs.prepare(self)
        guard super.becomeFirstResponder() else { return false }
        isEditing = true
        if returnKeyType != .default { notModelled("a return key of a type") }
        TextInputs.begin(self)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirst, delegate?.textFieldShouldEndEditing(self) ?? true else { return !isFirst }
        super.resignFirstResponder()
        isEditing = false
        TextInputs.end(self)
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// The whole text after an input. The delegate is asked once, with the range of the whole old text.
    package override func take(_ value: JSON) {
        guard let new = value.text else { return }
        let old = text ?? ""
        let range = NSRange(location: 0, length: (old as NSString).length)
        if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true { text = new }
    }

    /// The return key: the delegate may end editing.
    package func pressReturn() {
        if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    }
}
