import AutoLayout

/// A UITextField.
public struct TextField: Sendable, Equatable {
    /// What has been typed; the placeholder shows when it is empty.
    @ByteString public var text: String
    /// Shown in `placeholderText` while `text` is empty.
    @ByteString public var placeholder: String
    /// Of both texts; the system font at 14 points unless set, as Interface Builder has it
    /// (fact: uikit/control.text-field).
    public var font: Font
    /// Of what was typed; UIColor.label unless set.
    public var textColor: Color
    /// Of both texts.
    public var alignment: TextAlignment
    /// `roundedRect` unless set, as Interface Builder has it.
    public var borderStyle: BorderStyle
    /// Shows dots for what was typed.
    public var isSecure: Bool
    /// A field that isn't enabled shows its text in grey.
    public var isEnabled: Bool

    public init(
        text: String = "", placeholder: String = "", font: Font = .system(14), textColor: Color = .label,
        alignment: TextAlignment = .natural, borderStyle: BorderStyle = .roundedRect, isSecure: Bool = false,
        isEnabled: Bool = true
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.textColor = textColor
        self.alignment = alignment
        self.borderStyle = borderStyle
        self.isSecure = isSecure
        self.isEnabled = isEnabled
    }

    /// UITextField.BorderStyle.
    public enum BorderStyle: String, Sendable, Hashable, CaseIterable {
        case roundedRect, none, line, bezel
    }
}

/// A UITextView, scrolled to its top.
public struct TextView: Sendable, Equatable {
    /// Plain text; a line feed starts a paragraph.
    @ByteString public var text: String
    /// Stretches with attributes of their own, shown in place of `text` unless empty.
    public var runs: [TextRun]
    /// The system font at 14 points unless set, as Interface Builder has it.
    public var font: Font
    /// UIColor.label unless set.
    public var textColor: Color
    /// `natural` unless set.
    public var alignment: TextAlignment
    /// A view that scrolls has no height of its own; one that doesn't is as high as its text.
    public var isScrollEnabled: Bool
    /// Around the text in points; 8 above and below unless set, as UITextView's.
    public var textContainerInset: EdgeInsets

    /// NSTextContainer's lineFragmentPadding: left and right of each line, in points.
    public static let lineFragmentPadding = 5.0

    public init(
        _ text: String = "", font: Font = .system(14), textColor: Color = .label, alignment: TextAlignment = .natural,
        isScrollEnabled: Bool = true,
        textContainerInset: EdgeInsets = .init(top: 8, leading: 0, bottom: 8, trailing: 0)
    ) {
        self.text = text
        self.runs = []
        self.font = font
        self.textColor = textColor
        self.alignment = alignment
        self.isScrollEnabled = isScrollEnabled
        self.textContainerInset = textContainerInset
    }
}
