import RNUIKit

/// A font by text style, size or name, as keys of the template language.
public struct Font: Hashable, @unchecked Sendable {
    /// As `UIFont` has them; without a style, size and family the font of the environment counts.
    var keys: [WireKey: JSON]

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        var uiKit: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }
    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// Accepted, without effect on the picture.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
    }
    public enum Leading: Sendable { case standard, tight, loose }

    init(_ keys: [WireKey: JSON]) { self.keys = keys }
    private init(_ style: TextStyle) { keys = [.style: .string(style.uiKit.rawValue)] }
    public init(_ font: UIFont) { keys = font.json.members ?? [:] }

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style).with(design, weight)
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font([.size: .points(max(1, size))]).with(design, weight)
    }
    /// Grows with the user's text size, as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        custom(name, fixedSize: size * FontMetrics.factor(of: style))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        UIFont(name: name, size: fixedSize).map { Font($0) } ?? .system(size: fixedSize)
    }

    private func with(_ design: Design?, _ weight: Weight?) -> Font {
        var copy = self
        if let design { copy = copy.setting(.design, design == .default ? nil : .string("\(design)")) }
        if let weight { copy = copy.weight(weight) }
        return copy
    }
    private func setting(_ key: WireKey, _ value: JSON?) -> Font {
        var copy = self
        copy.keys[key] = value
        return copy
    }
    public func weight(_ weight: Weight) -> Font { setting(.weight, .string(weight.name)) }
    public func width(_ width: Width) -> Font { self }
    public func bold() -> Font { weight(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    public func italic() -> Font { setting(.italic, true) }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    public func monospaced() -> Font { setting(.design, "monospaced") }
    public func monospacedDigit() -> Font { setting(.monospacedDigits, true) }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    /// Lines keep the font's own height.
    public func leading(_ leading: Leading) -> Font { self }

    /// Styles have no size of their own here, so only fonts of a size grow or shrink.
    public func scaled(by factor: CGFloat) -> Font {
        guard let size = keys[.size]?.number else { return self }
        return setting(.size, .points(max(1, size * factor)))
    }

    public static func == (first: Font, second: Font) -> Bool { first.keys == second.keys }
    public func hash(into hasher: inout Hasher) { hasher.combine(keys.count) }

    var uiFont: UIFont { UIFont(json: .object(keys)) }
}

/// Heights of fonts as the tool draws them, in points.
@MainActor enum FontMetrics {
    private static var questions: [String: TextSizes.Question] = [:]

    /// The question for the height of one line.
    static func question(_ font: UIFont) -> TextSizes.Question {
        let key = font.json.serialized
        if let known = questions[key] { return known }
        let question = TextSizes.Label([.text: .text("X"), .font: font.json]).question(1, nil)
        questions[key] = question
        return question
    }

    /// The height of one line.
    static func lineHeight(_ font: UIFont) -> CGFloat {
        let height = TextSizes.size(question(font)).height
        return height > 0 ? height : font.lineHeight
    }

    /// The distance of the first baseline from the top of a line: San Francisco's share of its line height.
    static func ascent(_ font: UIFont) -> CGFloat { lineHeight(font) * font.ascender / font.lineHeight }

    /// The size at the user's text size.
    static func pointSize(_ font: UIFont) -> CGFloat {
        guard font.json[.style] != nil else { return font.pointSize }
        let unscaled = lineHeight(.systemFont(ofSize: 100)) / 100
        let size = lineHeight(font) / unscaled
        return (size * 2).rounded() / 2
    }

    /// The factor of the user's text size for a style.
    nonisolated static func factor(of style: Font.TextStyle) -> CGFloat {
        MainActor.assumeIsolated {
            let font = UIFont.preferredFont(forTextStyle: style.uiKit)
            return pointSize(font) / font.pointSize
        }
    }
}
