import Basics

/// A font descriptor, resolved to a typeface by the renderer.
public struct Font: Sendable, Hashable {
    /// A text style, or a fixed size.
    public enum Size: Sendable, Hashable {
        /// Scales with the user's text size: UIFont.preferredFont(forTextStyle:).
        case style(TextStyle)
        /// A fixed size in points: UIFont.systemFont(ofSize:).
        case points(Double)
    }

    /// The variants of the system font.
    public enum Design: String, Sendable, Hashable, CaseIterable, Encodable {
        /// UIFontDescriptor.SystemDesign: San Francisco, SF Mono, SF Rounded, New York.
        case `default`, monospaced, rounded, serif
    }

    public var size: Size
    /// `nil` for the text style's weight.
    public var weight: FontWeight?
    /// The italic trait, UIFont.italicSystemFont.
    public var isItalic: Bool
    /// The system font's variant; overridden by `family`.
    public var design: Design
    /// A family by name, such as `Avenir Next`; a missing one of iOS is replaced by one with the same metrics.
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

    public static func style(_ style: TextStyle) -> Font { Font(.style(style)) }

    /// The font in dumps.
    package var described: String {
        let size =
            switch size {
            case .style(let style): style.rawValue
            case .points(let points): FixedText.short(points)
            }
        let words = [family, size, weight?.rawValue, isItalic ? "italic" : nil]
        return "font(\(words.compactMap { $0 }.joined(separator: " ")))"
    }
}

/// UIKit's text styles.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// By default 34, 28, 22, 20, 17 (semibold), 17, 16, 15, 13, 12 and 11 points (fact: type/dynamic-type.large).
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// UIKit's font weights.
public enum FontWeight: String, Sendable, Hashable, CaseIterable, Encodable {
    /// CSS weights 100 to 900 in steps of 100 (fact: type/sf.weights).
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
