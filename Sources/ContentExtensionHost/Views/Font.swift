/// A font as a view asks for it; the renderer finds the face.
public struct Font: Sendable, Hashable {
    /// A text style, which follows the content size category, or a fixed size in points.
    public enum Size: Sendable, Hashable {
        /// Follows the user's text size: UIFont.preferredFont(forTextStyle:).
        case style(TextStyle)
        /// A size in points that the user's text size doesn't change: UIFont.systemFont(ofSize:).
        case points(Double)
    }

    /// The variants of the system font.
    public enum Design: String, Sendable, Hashable, CaseIterable {
        /// UIFontDescriptor.SystemDesign: San Francisco, SF Mono, SF Rounded, New York.
        case `default`, monospaced, rounded, serif
    }

    /// A text style or a number of points.
    public var size: Size
    /// The weight, or `nil` for the text style's own.
    public var weight: FontWeight?
    /// The italic trait, UIFont.italicSystemFont.
    public var isItalic: Bool
    /// The system font's variant; a `family` goes before it.
    public var design: Design
    /// A family by name, such as `Avenir Next`; a substitute with the metrics of the font, if iOS has it, when the machine does not.
    public var family: String?
    /// Digits of equal width, as in clocks.
    public var hasMonospacedDigits: Bool

    public init(
        _ size: Size, weight: FontWeight? = nil, isItalic: Bool = false, design: Design = .default,
        family: String? = nil, hasMonospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.family = family
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The system font at a fixed size in points.
    public static func system(_ points: Double, _ weight: FontWeight = .regular) -> Font {
        Font(.points(points), weight: weight)
    }

    /// The font of a text style.
    public static func style(_ style: TextStyle) -> Font { Font(.style(style)) }
}

/// UIKit's text styles.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// At the user's default text size 34, 28, 22, 20, 17 (semibold), 17, 16, 15, 13, 12 and 11 points
    /// (fact: type/dynamic-type.large).
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// UIKit's font weights.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
    /// From 100 to 900 in CSS's numbers, in hundreds (fact: type/sf.weights).
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
