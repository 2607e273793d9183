import Basics

/// A color: one of UIKit's semantic colors, or explicit sRGB.
public enum Color: Sendable, Hashable {
    /// A semantic color, resolved for the appearance when the picture is drawn.
    case semantic(SemanticColor)
    case rgba(RGBA)
    /// Separate colors for light and dark appearance, as in an asset catalog's color set.
    case dynamic(light: RGBA, dark: RGBA)

    /// Black at alpha 0.
    public static let clear = Color.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    /// sRGB white in both appearances.
    public static let white = Color.rgba(RGBA(white: 1))
    /// sRGB black in both appearances.
    public static let black = Color.rgba(RGBA(white: 0))
    /// The text color on the system's background: black in light appearance, white in dark.
    public static let label = Color.semantic(.label)
}

/// An sRGB color, not premultiplied, with components in 0…1.
public struct RGBA: Sendable, Hashable, Encodable {
    public let red: Double
    public let green: Double
    public let blue: Double
    /// 1 is opaque.
    public let alpha: Double

    /// Components are clamped to 0…1; NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
        (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// A grey.
    public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// A color from 8-bit components.
    public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// The color with its alpha multiplied by a factor.
    public func opacity(_ factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }
}

/// UIKit's named colors (facts: colors/system, colors/gray, colors/semantic).
public enum SemanticColor: String, Sendable, Hashable, CaseIterable {
    /// Text colors in descending contrast.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    /// Translucent fills for thin shapes over any background.
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    /// Backgrounds; in dark appearance the elevated variants, as on a notification.
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    /// Backgrounds of grouped tables.
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    /// `tintColor` is the view's tint, by default `systemBlue`; `darkText` and `lightText` ignore the appearance.
    case separator, opaqueSeparator, link, darkText, lightText, tintColor
    /// The values of iOS 13 to 18, most a little brighter in dark appearance (fact: colors/system).
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    /// The other hues, also of iOS 13 to 18 (fact: colors/system).
    case systemIndigo, systemPurple, systemPink, systemBrown
    /// From a middle grey, which both appearances share, towards the background (fact: colors/gray).
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}

extension RGBA {
    /// `#RRGGBB`, or `#RRGGBBAA` for a translucent color.
    package var hexadecimal: String {
        let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return components.reduce("#") { text, component in
            text + FixedText.padded(String(Int((component * 255).rounded()), radix: 16, uppercase: true), to: 2)
        }
    }
}
