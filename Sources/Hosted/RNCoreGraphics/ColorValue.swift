import RNFoundation

/// Components in sRGB, 0 to 1.
package struct RGBA: Equatable {
    package var red, green, blue, alpha: CGFloat

    package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(1, max(0, value)) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    package init(white: CGFloat, _ alpha: CGFloat = 1) { self.init(white, white, white, alpha) }

    /// UIColor's fixed colours (fact: colors/fixed).
    private static let fixed: [String: RGBA] = [
        "clear": RGBA(white: 0, 0), "white": RGBA(white: 1), "black": RGBA(white: 0), "darkGray": RGBA(white: 1 / 3),
        "lightGray": RGBA(white: 2 / 3), "gray": RGBA(white: 0.5), "red": RGBA(1, 0, 0), "green": RGBA(0, 1, 0),
        "blue": RGBA(0, 0, 1), "cyan": RGBA(0, 1, 1), "yellow": RGBA(1, 1, 0), "magenta": RGBA(1, 0, 1),
        "orange": RGBA(1, 0.5, 0), "purple": RGBA(0.5, 0, 0.5), "brown": RGBA(0.6, 0.4, 0.2),
    ]

    /// `#RRGGBB`, `#RRGGBBAA`, `#RGB` or the name of a fixed colour such as `lightGray`.
    package init?(_ text: String) {
        guard text.hasPrefix("#") else {
            guard let known = Self.fixed[text] else { return nil }
            self = known
            return
        }
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        // With its type written out, because the compiler takes a second to find it.
        let bytes: [CGFloat] = stride(from: 0, to: digits.count, by: 2).map { (index: Int) -> CGFloat in
            let byte: Int = digits[index] * 16 + digits[index + 1]
            return CGFloat(byte) / 255
        }
        self.init(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 1)
    }

    package var text: String {
        let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return components.reduce(into: "#") { text, component in
            let byte = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            text += byte.count == 1 ? "0" + byte : byte
        }
    }
}

/// A colour of the template language: one of UIKit's names, or components for light and dark.
package struct ColorValue: Equatable {
    package let name: String?
    package let light, dark: RGBA

    package init(_ rgba: RGBA) { (name, light, dark) = (nil, rgba, rgba) }
    package init(light: RGBA, dark: RGBA) { (name, self.light, self.dark) = (nil, light, dark) }

    package init(name: String, light: RGBA, dark: RGBA) {
        (self.name, self.light, self.dark) = (name, light, dark)
    }

    /// The run's style, which never changes within a process.
    package static var isDark: Bool { Host.shared.device[.userInterfaceStyle]?.string == "dark" }
    package var current: RGBA { Self.isDark ? dark : light }

    /// The value of a colour key: a name keeps its meaning for both styles.
    package var json: JSON {
        if let name { return .string(name) }
        return light == dark ? .string(light.text) : [.light: .string(light.text), .dark: .string(dark.text)]
    }
}
