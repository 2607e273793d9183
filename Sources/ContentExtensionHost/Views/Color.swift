/// A colour: a name of UIKit's that the appearance resolves, or explicit sRGB.
public enum Color: Sendable, Hashable {
    /// A system or semantic colour, resolved when the picture is drawn.
    case semantic(SemanticColor)
    /// Explicit sRGB.
    case rgba(RGBA)
    /// One colour for the light appearance and another for the dark one, as an asset catalog's colour set has.
    case dynamic(light: RGBA, dark: RGBA)

    /// No colour: black at alpha 0.
    public static let clear = Color.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    /// sRGB white, in both appearances.
    public static let white = Color.rgba(RGBA(white: 1))
    /// sRGB black, in both appearances.
    public static let black = Color.rgba(RGBA(white: 0))
    /// Text on the system's background: black in the light appearance, white in the dark one.
    public static let label = Color.semantic(.label)
}

/// An sRGB colour, not premultiplied; every component is within 0…1.
public struct RGBA: Sendable, Hashable {
    /// Within 0…1.
    public let red: Double
    /// Within 0…1.
    public let green: Double
    /// Within 0…1.
    public let blue: Double
    /// Within 0…1; 1 is opaque.
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

/// UIKit's named colours (facts: colors/system, colors/gray, colors/semantic).
public enum SemanticColor: String, Sendable, Hashable, CaseIterable {
    /// Texts, from the strongest to the faintest.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    /// Thin fills over any background, all translucent.
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    /// Backgrounds; dark ones are the elevated kind, as a platter's.
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    /// Backgrounds of grouped tables.
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    /// `tintColor` is the view's own tint, else `systemBlue`; `darkText` and `lightText` ignore the appearance.
    case separator, opaqueSeparator, link, darkText, lightText, tintColor
    /// The values of iOS 13 to 18, most a little brighter in the dark appearance (fact: colors/system).
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    /// The other hues, also as of iOS 13 to 18 (fact: colors/system).
    case systemIndigo, systemPurple, systemPink, systemBrown
    /// From the middle grey, which both appearances share, towards the background (fact: colors/gray).
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}
