import Views

/// The semantic colours of an appearance, from UIKit's names to sRGB.
package struct Palette: Sendable {
    package let appearance: Appearance
    /// "Increase Contrast" is on.
    let increasesContrast: Bool

    /// The colours that the style has in place of those of iOS 13–18.
    private let own: [SemanticColor: Variants]

    package init(_ device: Device) { self.init(device, device.appearance) }

    /// The palette of a device's style and contrast in an appearance.
    init(_ device: Device, _ appearance: Appearance) {
        (self.appearance, increasesContrast) = (appearance, device.increasesContrast)
        own =
            switch device.style {
            case .ios10, .ios13, .ios15, .ios18: [:]
            case .ios26: Self.iOS26
            }
    }

    /// A colour's components; `tint` is the current tint colour.
    package func resolve(_ color: Color, tint: Color? = nil) -> RGBA {
        switch color {
        case .rgba(let rgba): return rgba
        case .dynamic(let light, let dark): return appearance == .light ? light : dark
        case .semantic(.tintColor):
            if let tint, tint != .semantic(.tintColor) { return resolve(tint) }
            return resolve(.semantic(.systemBlue))
        case .semantic(let name):
            guard let variants = own[name] ?? Self.colors[name] else { return RGBA(white: 0) }
            return variants.color(appearance, increasesContrast: increasesContrast)
        }
    }

    /// A colour in both appearances, and in both with increased contrast.
    struct Variants: Sendable {
        private let normal: (light: RGBA, dark: RGBA)
        private let increased: (light: RGBA, dark: RGBA)

        init(_ light: RGBA, _ dark: RGBA, _ increasedLight: RGBA, _ increasedDark: RGBA) {
            (normal, increased) = ((light, dark), (increasedLight, increasedDark))
        }

        /// A colour without variants for increased contrast.
        init(_ light: RGBA, _ dark: RGBA) { self.init(light, dark, light, dark) }

        /// A colour whose variants differ only in alpha, in 255ths.
        init(_ light: RGBA, _ dark: RGBA, alphas: (Double, Double, increasedLight: Double, increasedDark: Double)) {
            self.init(
                light.opacity(alphas.0 / 255), dark.opacity(alphas.1 / 255),
                light.opacity(alphas.increasedLight / 255), dark.opacity(alphas.increasedDark / 255))
        }

        func color(_ appearance: Appearance, increasesContrast: Bool) -> RGBA {
            let pair = increasesContrast ? increased : normal
            return appearance == .light ? pair.light : pair.dark
        }
    }
}
