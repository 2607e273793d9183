/// Lengths that may be negative, in points.
private let offsets = -Limits.points...Limits.points

/// The properties of views that show text.
extension ViewProperty {
    static let label = [
        ViewProperty("text", .text) { $0.content.label?.replaceText($1) },
        ViewProperty("attributedText", optional: .runs) { $0.content.label?.runs = $1 ?? [] },
        ViewProperty("font", .font) { $0.content.label?.replaceFont($1) },
        ViewProperty("textColor", .color) { $0.content.label?.replaceTextColor($1) },
        ViewProperty("alignment", .choice(TextAlignment.self)) { $0.content.label?.alignment = $1 },
        ViewProperty("numberOfLines", .integer(0...10_000)) { $0.content.label?.numberOfLines = $1 },
        ViewProperty("lineBreakMode", .choice(LineBreakMode.self)) { $0.content.label?.lineBreakMode = $1 },
        ViewProperty("minimumScaleFactor", .number(0.01...1)) { $0.content.label?.minimumScaleFactor = $1 },
        ViewProperty("lineHeight", optional: .number(1...Limits.points)) { $0.content.label?.lineHeight = $1 },
        ViewProperty("shadowColor", optional: .color) { $0.content.label?.shadowColor = $1 },
        ViewProperty("shadowOffset", .point) { $0.content.label?.shadowOffset = $1 },
        ViewProperty("enabled", .bool) { $0.content.label?.isEnabled = $1 },
    ]

    static let textField = [
        ViewProperty("text", .text) { $0.content.textFieldView?.text = $1 },
        ViewProperty("placeholder", .text) { $0.content.textFieldView?.placeholder = $1 },
        ViewProperty("font", .font) { $0.content.textFieldView?.font = $1 },
        ViewProperty("textColor", .color) { $0.content.textFieldView?.textColor = $1 },
        ViewProperty("alignment", .choice(TextAlignment.self)) { $0.content.textFieldView?.alignment = $1 },
        ViewProperty("borderStyle", .choice(TextField.BorderStyle.self)) { $0.content.textFieldView?.borderStyle = $1 },
        ViewProperty("secure", .bool) { $0.content.textFieldView?.isSecure = $1 },
        ViewProperty("enabled", .bool) { $0.content.textFieldView?.isEnabled = $1 },
    ]

    static let textView = [
        ViewProperty("text", .text) { $0.content.textView?.replaceText($1) },
        ViewProperty("attributedText", optional: .runs) { $0.content.textView?.runs = $1 ?? [] },
        ViewProperty("font", .font) { $0.content.textView?.replaceFont($1) },
        ViewProperty("textColor", .color) { $0.content.textView?.replaceTextColor($1) },
        ViewProperty("alignment", .choice(TextAlignment.self)) { $0.content.textView?.alignment = $1 },
        ViewProperty("scrollEnabled", .bool) { $0.content.textView?.isScrollEnabled = $1 },
        ViewProperty("textContainerInset", .insets) { $0.content.textView?.textContainerInset = $1 },
    ]

    static let button = [
        ViewProperty("title", .text) { $0.content.buttonView?.replaceTitle($1) },
        ViewProperty("attributedTitle", optional: .runs) { $0.content.buttonView?.runs = $1 ?? [] },
        ViewProperty("subtitle", .text) { $0.content.buttonView?.subtitle = $1 },
        ViewProperty("image", image: { $0.content.buttonView?.image = $1 }),
        ViewProperty("backgroundImage", image: { $0.content.buttonView?.backgroundImage = $1 }),
        ViewProperty("font", .font) { $0.content.buttonView?.font = $1 },
        ViewProperty("titleColor", optional: .color) { $0.content.buttonView?.titleColor = $1 },
        ViewProperty("contentInsets", optional: .insets) { $0.content.buttonView?.contentInsets = $1 },
        ViewProperty("buttonType", .choice(ButtonType.self)) { $0.content.buttonView?.type = $1 },
        ViewProperty("configuration", .choice(ButtonConfiguration.self)) { $0.content.buttonView?.configuration = $1 },
        ViewProperty("baseForegroundColor", optional: .color) { $0.content.buttonView?.baseForegroundColor = $1 },
        ViewProperty("baseBackgroundColor", optional: .color) { $0.content.buttonView?.baseBackgroundColor = $1 },
        ViewProperty("cornerStyle", .choice(Button.CornerStyle.self)) { $0.content.buttonView?.cornerStyle = $1 },
        ViewProperty("imagePlacement", .choice(Button.ImagePlacement.self)) {
            $0.content.buttonView?.imagePlacement = $1
        },
        ViewProperty("titleAlignment", .choice(Button.TitleAlignment.self)) {
            $0.content.buttonView?.titleAlignment = $1
        },
        ViewProperty("imagePadding", optional: .number(offsets)) { $0.content.buttonView?.imagePadding = $1 },
        ViewProperty("imageInsets", .insets) { $0.content.buttonView?.imageInsets = $1 },
        ViewProperty("titleInsets", .insets) { $0.content.buttonView?.titleInsets = $1 },
        ViewProperty("contentHorizontalAlignment", .choice(Button.HorizontalAlignment.self)) {
            $0.content.buttonView?.contentHorizontalAlignment = $1
        },
        ViewProperty("contentVerticalAlignment", .choice(Button.VerticalAlignment.self)) {
            $0.content.buttonView?.contentVerticalAlignment = $1
        },
        ViewProperty("enabled", .bool) { $0.content.buttonView?.isEnabled = $1 },
        ViewProperty("selected", .bool) { $0.content.buttonView?.isSelected = $1 },
        ViewProperty("numberOfLines", .integer(0...10_000)) { $0.content.buttonView?.numberOfLines = $1 },
        ViewProperty("lineBreakMode", .choice(LineBreakMode.self)) { $0.content.buttonView?.lineBreakMode = $1 },
    ]
}

/// A view whose text may have attributes.
protocol AttributedTextView {
    var text: String { get set }
    var runs: [TextRun] { get set }
    var font: Font { get set }
    var textColor: Color { get set }
}

/// What setting a plain property does to a text with attributes, as in UIKit.
extension AttributedTextView {
    /// The new text has the attributes of the old one's start.
    mutating func replaceText(_ text: String) {
        self.text = text
        if !runs.isEmpty { runs = runs.replaced(by: text) }
    }

    /// The font of the whole text.
    mutating func replaceFont(_ font: Font) {
        self.font = font
        for index in runs.indices { runs[index].font = nil }
    }

    /// The colour of the whole text.
    mutating func replaceTextColor(_ color: Color) {
        textColor = color
        for index in runs.indices { runs[index].textColor = nil }
    }
}

extension Label: AttributedTextView {}
extension TextView: AttributedTextView {}

extension Label {
    /// UILabel keeps the offset without a colour, which draws nothing.
    fileprivate var shadowColor: Color? {
        get { textShadow?.color }
        set {
            let offset = shadowOffset
            textShadow =
                newValue != nil || textShadow != nil ? TextShadow(color: newValue ?? .clear, offset: offset) : nil
        }
    }

    fileprivate var shadowOffset: Point {
        get { textShadow?.offset ?? TextShadow(color: .clear).offset }
        set { textShadow = TextShadow(color: shadowColor ?? .clear, offset: newValue) }
    }
}

extension Button {
    mutating func replaceTitle(_ title: String) {
        self.title = title
        if !runs.isEmpty { runs = runs.replaced(by: title) }
    }
}
