/// A colour: a name of UIKit's that the appearance resolves, or explicit sRGB.
public enum Color: Sendable, Hashable {
    /// A system or semantic colour, resolved when the picture is drawn.
    case semantic(SemanticColor)
    /// Explicit sRGB.
    case rgba(RGBA)
    /// One colour for the light appearance and another for the dark one, as an asset catalog's colour set has.
    case dynamic(light: RGBA, dark: RGBA)

    public static let clear = Color.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    public static let white = Color.rgba(RGBA(white: 1))
    public static let black = Color.rgba(RGBA(white: 0))
    public static let label = Color.semantic(.label)
}

/// An sRGB colour, not premultiplied; every component is within 0…1.
public struct RGBA: Sendable, Hashable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    /// Components outside 0…1 are clamped, not-a-number becomes 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
        (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// A grey.
    public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// A colour from 8-bit components, as design tables give them.
    public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// The colour with its alpha multiplied.
    public func opacity(_ factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }
}

/// UIKit's named colours (facts-design D2–D4).
public enum SemanticColor: String, Sendable, Hashable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case separator, opaqueSeparator, link, darkText, lightText, tintColor
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}
