import RNFoundation

/// Components in sRGB, 0 to 1.
package struct RGBA: Equatable {
    package var red, green, blue, alpha: CGFloat

    package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(1, max(0, value)) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    package init(white: CGFloat, _ alpha: CGFloat = 1) { self.init(white, white, white, alpha) }

    /// `#RRGGBB`, `#RRGGBBAA`, `#RGB`, `clear`, `white` or `black`.
    package init?(_ text: String) {
        switch text {
        case "clear": self.init(white: 0, 0)
        case "white": self.init(white: 1)
        case "black": self.init(white: 0)
        default:
            guard text.hasPrefix("#") else { return nil }
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

    package static var isDark: Bool { Host.shared.device["userInterfaceStyle"]?.string == "dark" }
    package var current: RGBA { Self.isDark ? dark : light }

    package var json: JSON {
        if let name { return .string(name) }
        return light == dark ? .string(light.text) : ["light": .string(light.text), "dark": .string(dark.text)]
    }
}
