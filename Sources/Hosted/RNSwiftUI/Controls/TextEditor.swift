import RNUIKit

/// Several lines of text that the user edits.
public struct TextEditor: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let value: Binding<String>
    public init(text: Binding<String>) { value = text }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        EditorField(value: value)._elements(in: context)
    }
}

/// A text view of UIKit's, as large as it may be.
struct EditorField: PrimitiveView {
    typealias Body = Never
    let value: Binding<String>
    /// `true` without insets and background, for a field of several lines.
    var isPlain = false
    var name: Text?

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let environment = context.environment
        let element = ControlElement(
            context, flexible: [.horizontal, .vertical], make: { EditorView(frame: .zero) }
        ) { view in
            let run = Text.Run(text: "").adding(environment.textAttributes, in: environment)
            view.font = run.uiFont(in: environment)
            view.textColor = environment.foreground.paint(0).color
            view.backgroundColor = environment.showsListBackground && !isPlain ? .systemBackground : .clear
            view.isEditable = environment.isEnabled
            if isPlain {
                view.textContainerInset = .zero
                view.textContainer.lineFragmentPadding = 0
            }
            if view.text != value.wrappedValue { view.text = value.wrappedValue }
            view.edited = { if $0 != value.wrappedValue { value.wrappedValue = $0 } }
            view.focusChanged = environment.focus?.changed
            if let link = environment.focus, link.isWanted != view.isFirstResponder {
                if link.isWanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
            }
        }
        element.traits.label = name?.plain(in: environment)
        return [element]
    }
}

/// A text view that tells a SwiftUI view of its text and focus.
private final class EditorView: UITextView, UITextViewDelegate {
    var edited: ((String) -> Void)?
    var focusChanged: ((Bool) -> Void)?

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        delegate = self
    }
    required init?(coder: NSCoder) { return nil }
    func textViewDidChange(_ textView: UITextView) { edited?(textView.text) }
    func textViewDidBeginEditing(_ textView: UITextView) { focusChanged?(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focusChanged?(false) }
}

public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }
extension View {
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
