import AutoLayout
import Basics

/// A UITextField.
public struct TextField: Control {
    /// The typed text; if empty, the placeholder is shown.
    @ByteString public var text: String
    /// Drawn in the color `placeholderText` while `text` is empty.
    @ByteString public var placeholder: String
    /// The font of both texts; the system font at 14 points by default (fact: uikit/control.text-field).
    public var font: Font
    /// The color of the typed text; UIColor.label by default.
    public var textColor: Color
    /// Alignment of text and placeholder.
    public var alignment: TextAlignment
    /// `roundedRect` by default, as in Interface Builder.
    public var borderStyle: BorderStyle
    /// Replaces the typed text with dots.
    public var isSecure: Bool
    /// `false` draws the text in grey.
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

    package static let kindName = "textField"
    package static let events: Set<ControlEvent.Name> = [.editingChanged, .editingDidBegin]
    package static let hasBaseline = true
    package static let fillsFrame = true
    package static let properties = [
        key("text", .text, \.text), key("placeholder", .text, \.placeholder), key("font", .font, \.font),
        key("textColor", .color, \.textColor), key("alignment", .choice(TextAlignment.self), \.alignment),
        key("borderStyle", .choice(BorderStyle.self), \.borderStyle), key("secure", .bool, \.isSecure),
        key("enabled", .bool, \.isEnabled),
    ]

    /// With a rounded border 34 points high, until iOS 12 30 (fact: uikit/control.text-field); else as high as the text
    /// and the border.
    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        let set = layout.size(of: label, width: nil)
        let height = layout.device.ceilToPixel(set.height == 0 ? layout.lineHeight(of: label) : set.height)
        return Size(
            width: layout.device.ceilToPixel(set.width) + borderInsets.horizontal,
            height: max(borderStyle == .roundedRect ? minHeight(layout.device) : 0, height + borderInsets.vertical))
    }

    private func minHeight(_ device: Device) -> Double { device.style.hasFilledControls ? 34 : 30 }

    package func text(in frame: Rect, of layout: some ControlLayout) -> ControlText? {
        ControlText(label: label, frame: layout.inset(frame, by: borderInsets))
    }

    /// The placeholder when it is empty, dots for what is secret.
    private var label: Label {
        let dots = String(repeating: "•", count: isSecure ? min(text.count, Limits.unbrokenClusters) : 0)
        return Label(
            text.isEmpty ? placeholder : isSecure ? dots : text, font: font,
            textColor: isEnabled && !text.isEmpty ? textColor : .semantic(.placeholderText), alignment: alignment)
    }

    /// Around the text, in points.
    private var borderInsets: EdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .roundedRect: EdgeInsets(top: 4.5, leading: 7, bottom: 4.5, trailing: 7)
        case .line: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        case .bezel: EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7)
        }
    }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        switch borderStyle {
        case .none: break
        case .roundedRect:
            let outline = Outline.roundedRect(view.frame, radius: 5, curve: .continuous)
            canvas.fill(outline, canvas.resolve(.semantic(.systemBackground), nil))
            canvas.stroke(outline, width: canvas.pixel, canvas.resolve(.semantic(.separator), nil))
        case .line: canvas.stroke(.rect(view.frame), width: 1, canvas.resolve(.label, nil))
        case .bezel:
            canvas.fill(.rect(view.frame), canvas.resolve(.semantic(.systemBackground), nil))
            canvas.stroke(.rect(view.frame), width: 1, canvas.resolve(.semantic(.systemGray), nil))
        }
    }

    package mutating func apply(_ event: ControlEvent.Kind) {
        if case .editingChanged(let text) = event { self.text = text }
    }

    package var plainText: String? { text }
    package mutating func setText(_ text: String) { self.text = text }
    package var dump: [String] { [JSONText.quoted(text), "placeholder=\(JSONText.quoted(placeholder))"] }
}

extension ViewContent {
    public static func textField(_ textField: TextField) -> Self { .control(AnyControl(textField)) }
}

extension ViewNode {
    public var textField: TextField? {
        get { content[TextField.self] }
        set { content[TextField.self] = newValue }
    }
}
