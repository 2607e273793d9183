/// The twelve sizes of Dynamic Type, under the names the facts use.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"
}

extension ContentSizeCategory {
    /// The category of a name: `XL`, `extraLarge`, `accessibility-large`, `UICTContentSizeCategoryAccessibilityL`.
    public static func named(_ name: String) -> ContentSizeCategory? {
        var wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if wanted.hasPrefix("uictcontentsizecategory") { wanted.removeFirst("uictcontentsizecategory".count) }
        return allCases.first { $0.names.contains(wanted) }
    }

    /// The category's spellings in lower case without separators: ours, UIKit's, and the one in its raw value.
    private var names: [String] {
        let (short, long) = spelling
        guard rawValue.hasPrefix("AX") else { return [short, long] }
        return [rawValue.lowercased(), "accessibility\(short)", "accessibility\(long)"]
    }

    private var spelling: (short: String, long: String) {
        switch self {
        case .extraSmall: ("xs", "extrasmall")
        case .small: ("s", "small")
        case .medium, .accessibilityMedium: ("m", "medium")
        case .large, .accessibilityLarge: ("l", "large")
        case .extraLarge, .accessibilityExtraLarge: ("xl", "extralarge")
        case .extraExtraLarge, .accessibilityExtraExtraLarge: ("xxl", "extraextralarge")
        case .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge: ("xxxl", "extraextraextralarge")
        }
    }
}
