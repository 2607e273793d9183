import Basics
import Views

/// Text styles and Dynamic Type: resolves a view's font to a size.
package enum Typography {
    /// The font in points for a content size category; the system font is heavier with "Bold Text".
    package static func resolve(_ font: Font, _ device: Device) -> ResolvedFont {
        let size: Double
        var weight: FontWeight
        switch font.size {
        case .points(let points):
            size = min(Limits.fontSize.upperBound, max(Limits.fontSize.lowerBound, points))
            weight = font.weight ?? .regular
        case .style(let style):
            size = self.size(of: style, device.contentSize)
            weight = font.weight ?? (style == .headline ? .semibold : .regular)
        }
        if device.usesBoldText, font.family == nil { weight = weight.heavier }
        return ResolvedFont(
            size: size, weight: weight, isItalic: font.isItalic, design: font.design, family: font.family,
            hasMonospacedDigits: font.hasMonospacedDigits)
    }

    /// A text style's size in points (fact: type/dynamic-type).
    package static func size(of style: TextStyle, _ category: ContentSizeCategory) -> Double {
        guard let sizes = sizes[style], let index = ContentSizeCategory.allCases.firstIndex(of: category) else {
            return 17
        }
        return sizes[index]
    }

    /// Sizes by category, from extra small to the largest accessibility size (fact: type/dynamic-type).
    private static let sizes: [TextStyle: [Double]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}

extension Device {
    /// The language is Chinese, whose texts are set in PingFang.
    package var usesChinese: Bool { uses("zh") }

    /// The language is Vietnamese, whose letters carry two marks and need higher lines.
    package var usesVietnamese: Bool { uses("vi") }

    private func uses(_ tag: String) -> Bool { language == tag || language.hasPrefix(tag + "-") }

    /// A size of the system's chrome, scaled like a text style to whole points (UIFontMetrics).
    package func scaled(_ points: Double, as style: TextStyle) -> Double {
        (points * Typography.size(of: style, contentSize) / Typography.size(of: style, .large)).rounded()
    }
}

extension FontWeight {
    /// The system font's weight with "Bold Text": 100 more for the three lightest, 200 more for the others, up to 900
    /// in CSS's scale (measured on iOS 16, codeandtheory/YMatterType #67).
    var heavier: FontWeight {
        switch self {
        case .ultraLight: .thin
        case .thin: .light
        case .light: .regular
        case .regular: .semibold
        case .medium: .bold
        case .semibold: .heavy
        case .bold, .heavy, .black: .black
        }
    }
}
