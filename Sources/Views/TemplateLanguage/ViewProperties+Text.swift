import Basics

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
}

protocol AttributedTextView {
    var text: String { get set }
    var runs: [TextRun] { get set }
    var font: Font { get set }
    var textColor: Color { get set }
}

/// Effect of setting a plain property on an attributed text, as in UIKit.
extension AttributedTextView {
    /// Replaces the text; it takes the attributes at the start of the old one.
    mutating func replaceText(_ text: String) {
        self.text = text
        if !runs.isEmpty { runs = runs.replaced(by: text) }
    }

    mutating func replaceFont(_ font: Font) {
        self.font = font
        for index in runs.indices { runs[index].font = nil }
    }

    mutating func replaceTextColor(_ color: Color) {
        textColor = color
        for index in runs.indices { runs[index].textColor = nil }
    }
}

extension Label: AttributedTextView {}
extension TextView: AttributedTextView {}

extension Label {
    /// UILabel keeps the shadow's offset without a color, which draws nothing.
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
