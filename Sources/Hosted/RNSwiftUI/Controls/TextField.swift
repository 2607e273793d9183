import RNUIKit

/// A line of text that the user edits, or several with a vertical axis.
public struct TextField<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let value: Binding<String>
    private let label: Label
    private let prompt: Text?
    private let axis: Axis
    @Environment(\.textFieldHasBorder) private var hasBorder

    fileprivate init(_ value: Binding<String>, _ prompt: Text?, along axis: Axis = .horizontal, _ label: Label) {
        (self.value, self.prompt, self.label, self.axis) = (value, prompt, label, axis)
    }
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, along: axis, label())
    }

    public var body: some View {
        if axis == .vertical {
            LinesField(value: value, placeholder: prompt ?? label as? Text, hasBorder: hasBorder)
        } else {
            FieldView(value: value, placeholder: prompt ?? label as? Text, isSecure: false, hasBorder: hasBorder)
        }
    }
}

/// A field that is as high as its text, within the limits of lines.
private struct LinesField: View {
    let value: Binding<String>
    let placeholder: Text?
    let hasBorder: Bool

    var body: some View {
        // One view for both branches, so that the field over it stays the same when the first letter is typed.
        ZStack(alignment: .leading) {
            if value.wrappedValue.isEmpty {
                (placeholder ?? Text(verbatim: " ")).foregroundStyle(UIColor.placeholderText.style)
            } else {
                Text(verbatim: value.wrappedValue).hidden()
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay { EditorField(value: value, isPlain: true, name: placeholder) }
        .padding(hasBorder ? 7 : 0)
        .background {
            if hasBorder { RoundedRectangle(cornerRadius: 5).strokeBorder(.separator, lineWidth: 0.5) }
        }
    }
}

extension TextField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>) { self.init(text, nil, Text(key)) }
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(text, prompt, Text(key)) }
    public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text, nil, along: axis, Text(key))
    }
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text, prompt, along: axis, Text(key))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, nil, Text(title))
    }
    /// For code that was written before `onSubmit`. Nobody ends editing here, so neither closure is called.
    public init(
        _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(text, nil, Text(key)) }
    public init(
        _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(text, nil, Text(key)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(text, nil, Text(title)) }
    public init<V>(_ key: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(
            Binding(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: {
                    if let new = (formatter as? NumberFormatter)?.number(from: $0) as? V { value.wrappedValue = new }
                }),
            prompt, Text(key))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text, nil, along: axis, Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(title))
    }
    /// A value by its format; what can't be read leaves it as it is.
    public init<F: ParseableFormatStyle>(
        _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            Binding(
                get: { format.format(value.wrappedValue) },
                set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }),
            prompt, Text(key))
    }
}

public struct SecureField<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let value: Binding<String>
    private let label: Label
    private let prompt: Text?
    @Environment(\.textFieldHasBorder) private var hasBorder
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (value, self.prompt, self.label) = (text, prompt, label())
    }
    public var body: some View {
        FieldView(value: value, placeholder: prompt ?? label as? Text, isSecure: true, hasBorder: hasBorder)
    }
}

extension SecureField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// For code that was written before `onSubmit`.
    public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(key, text: text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(title, text: text) }
}

/// A text field of UIKit's.
private struct FieldView: PrimitiveView {
    typealias Body = Never
    let value: Binding<String>
    let placeholder: Text?
    let isSecure: Bool
    let hasBorder: Bool

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let environment = context.environment
        let element = ControlElement(context, flexible: .horizontal, make: { SwiftUITextField(frame: .zero) }) {
            field in
            let run = Text.Run(text: "").adding(environment.textAttributes, in: environment)
            field.font = run.uiFont(in: environment)
            field.textColor = environment.foreground.paint(0).color
            field.placeholder = placeholder?.plain(in: environment)
            field.isSecureTextEntry = isSecure
            field.borderStyle = hasBorder ? .roundedRect : .none
            field.isEnabled = environment.isEnabled
            field.returnKeyType = environment.returnKey
            switch environment.multilineTextAlignment {
            case .leading: field.textAlignment = .natural
            case .center: field.textAlignment = .center
            case .trailing: field.textAlignment = environment.layoutDirection == .rightToLeft ? .left : .right
            }
            if field.text ?? "" != value.wrappedValue { field.text = value.wrappedValue }
            field.edited = { if $0 != value.wrappedValue { value.wrappedValue = $0 } }
            field.focusChanged = environment.focus?.changed
            field.submitted = environment.submit
            field.follow(environment.focus)
        }
        return [element]
    }
}

/// A field that tells a view of its text and focus.
final class SwiftUITextField: UITextField, UITextFieldDelegate {
    var edited: ((String) -> Void)?
    var focusChanged: ((Bool) -> Void)?
    var submitted: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addAction(UIAction { [weak self] _ in self?.edited?(self?.text ?? "") }, for: .editingChanged)
    }
    required init?(coder: NSCoder) { return nil }

    /// Takes or gives up the keyboard as the view's state says.
    func follow(_ link: FocusLink?) {
        guard let link, link.isWanted != isFirstResponder else { return }
        if link.isWanted { becomeFirstResponder() } else { resignFirstResponder() }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { focusChanged?(true) }
    func textFieldDidEndEditing(_ textField: UITextField) { focusChanged?(false) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        submitted?()
        resignFirstResponder()
        return true
    }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct ReturnKeyKey: EnvironmentKey { static var defaultValue: UIReturnKeyType { .default } }
private struct FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var submit: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
    /// The type of the keyboard's return key.
    fileprivate var returnKey: UIReturnKeyType {
        get { self[ReturnKeyKey.self] }
        set { self[ReturnKeyKey.self] = newValue }
    }
    var textFieldHasBorder: Bool {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }
}

public protocol TextFieldStyle { static var _hasBorder: Bool { get } }
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public static let _hasBorder = false
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public static let _hasBorder = false
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public static let _hasBorder = true
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } }

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}
public struct SubmitLabel: Sendable {
    fileprivate let key: UIReturnKeyType
    public static let done = Self(key: .done), go = Self(key: .go), send = Self(key: .send), join = Self(key: .join)
    public static let route = Self(key: .route), search = Self(key: .search), `return` = Self(key: .default)
    public static let next = Self(key: .next), `continue` = Self(key: .continue)
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        changingEnvironment { $0.textFieldHasBorder = S._hasBorder }
    }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changingEnvironment { values in
            let outer = values.submit
            values.submit = {
                action()
                outer?()
            }
        }
    }
    public func submitLabel(_ label: SubmitLabel) -> some View { changingEnvironment { $0.returnKey = label.key } }
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        changingEnvironment { if isBlocking { $0.submit = nil } }
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}

public struct TextInputAutocapitalization: Sendable {
    public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}
