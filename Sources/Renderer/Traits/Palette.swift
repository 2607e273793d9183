import ContentExtensionHost

/// The colours of an appearance: UIKit's names to sRGB (facts-design D2–D4, iOS 13–18).
package struct Palette: Sendable {
    package let appearance: Traits.Appearance

    package init(_ appearance: Traits.Appearance) { self.appearance = appearance }

    /// A colour's components; `tint` stands in for the tint colour.
    package func resolve(_ color: Color, tint: Color? = nil) -> RGBA {
        switch color {
        case .rgba(let rgba): return rgba
        case .dynamic(let light, let dark): return appearance == .light ? light : dark
        case .semantic(.tintColor):
            if let tint, tint != .semantic(.tintColor) { return resolve(tint) }
            return resolve(.semantic(.systemBlue))
        case .semantic(let name):
            guard let pair = Self.colors[name] else { return RGBA(white: 0) }
            return appearance == .light ? pair.light : pair.dark
        }
    }

    private struct Pair: Sendable {
        let light: RGBA
        let dark: RGBA

        init(_ light: RGBA, _ dark: RGBA) { (self.light, self.dark) = (light, dark) }
    }

    private static let colors: [SemanticColor: Pair] = [
        .label: Pair(RGBA(white: 0), RGBA(white: 1)),
        .secondaryLabel: Pair(RGBA(60, 60, 67, alpha: 153 / 255), RGBA(235, 235, 245, alpha: 153 / 255)),
        .tertiaryLabel: Pair(RGBA(60, 60, 67, alpha: 76 / 255), RGBA(235, 235, 245, alpha: 76 / 255)),
        .placeholderText: Pair(RGBA(60, 60, 67, alpha: 76 / 255), RGBA(235, 235, 245, alpha: 76 / 255)),
        .quaternaryLabel: Pair(RGBA(60, 60, 67, alpha: 45 / 255), RGBA(235, 235, 245, alpha: 40 / 255)),
        .systemFill: Pair(RGBA(120, 120, 128, alpha: 51 / 255), RGBA(120, 120, 128, alpha: 91 / 255)),
        .secondarySystemFill: Pair(RGBA(120, 120, 128, alpha: 40 / 255), RGBA(120, 120, 128, alpha: 81 / 255)),
        .tertiarySystemFill: Pair(RGBA(118, 118, 128, alpha: 30 / 255), RGBA(118, 118, 128, alpha: 61 / 255)),
        .quaternarySystemFill: Pair(RGBA(116, 116, 128, alpha: 20 / 255), RGBA(118, 118, 128, alpha: 45 / 255)),
        // The platter is elevated, so the dark backgrounds are the elevated ones.
        .systemBackground: Pair(RGBA(white: 1), RGBA(28, 28, 30)),
        .secondarySystemBackground: Pair(RGBA(242, 242, 247), RGBA(44, 44, 46)),
        .tertiarySystemBackground: Pair(RGBA(white: 1), RGBA(58, 58, 60)),
        .systemGroupedBackground: Pair(RGBA(242, 242, 247), RGBA(28, 28, 30)),
        .secondarySystemGroupedBackground: Pair(RGBA(white: 1), RGBA(44, 44, 46)),
        .tertiarySystemGroupedBackground: Pair(RGBA(242, 242, 247), RGBA(58, 58, 60)),
        .separator: Pair(RGBA(60, 60, 67, alpha: 73 / 255), RGBA(84, 84, 88, alpha: 153 / 255)),
        .opaqueSeparator: Pair(RGBA(198, 198, 200), RGBA(56, 56, 58)),
        .link: Pair(RGBA(0, 122, 255), RGBA(9, 132, 255)),
        .darkText: Pair(RGBA(white: 0), RGBA(white: 0)),
        .lightText: Pair(RGBA(white: 1, alpha: 0.6), RGBA(white: 1, alpha: 0.6)),
        .systemRed: Pair(RGBA(255, 59, 48), RGBA(255, 69, 58)),
        .systemOrange: Pair(RGBA(255, 149, 0), RGBA(255, 159, 10)),
        .systemYellow: Pair(RGBA(255, 204, 0), RGBA(255, 214, 10)),
        .systemGreen: Pair(RGBA(52, 199, 89), RGBA(48, 209, 88)),
        .systemMint: Pair(RGBA(0, 199, 190), RGBA(102, 212, 207)),
        .systemTeal: Pair(RGBA(48, 176, 199), RGBA(64, 200, 224)),
        .systemCyan: Pair(RGBA(50, 173, 230), RGBA(100, 210, 255)),
        .systemBlue: Pair(RGBA(0, 122, 255), RGBA(10, 132, 255)),
        .systemIndigo: Pair(RGBA(88, 86, 214), RGBA(94, 92, 230)),
        .systemPurple: Pair(RGBA(175, 82, 222), RGBA(191, 90, 242)),
        .systemPink: Pair(RGBA(255, 45, 85), RGBA(255, 55, 95)),
        .systemBrown: Pair(RGBA(162, 132, 94), RGBA(172, 142, 104)),
        .systemGray: Pair(RGBA(142, 142, 147), RGBA(142, 142, 147)),
        .systemGray2: Pair(RGBA(174, 174, 178), RGBA(99, 99, 102)),
        .systemGray3: Pair(RGBA(199, 199, 204), RGBA(72, 72, 74)),
        .systemGray4: Pair(RGBA(209, 209, 214), RGBA(58, 58, 60)),
        .systemGray5: Pair(RGBA(229, 229, 234), RGBA(44, 44, 46)),
        .systemGray6: Pair(RGBA(242, 242, 247), RGBA(28, 28, 30)),
    ]
}
