import RNCoreGraphics
import RNFoundation

extension UIColor {
    /// UIKit's names, with the values that the tool draws (facts: colors/system, colors/gray, colors/semantic).
    static let system: [String: ColorValue] = {
        let table: [(String, String, String)] = [
            ("label", "#000000", "#FFFFFF"), ("secondaryLabel", "#3C3C4399", "#EBEBF599"),
            ("tertiaryLabel", "#3C3C434C", "#EBEBF54C"), ("placeholderText", "#3C3C434C", "#EBEBF54C"),
            ("quaternaryLabel", "#3C3C432D", "#EBEBF528"), ("systemFill", "#78788033", "#7878805B"),
            ("secondarySystemFill", "#78788028", "#78788051"), ("tertiarySystemFill", "#7676801E", "#7676803D"),
            ("quaternarySystemFill", "#74748014", "#7676802D"), ("systemBackground", "#FFFFFF", "#1C1C1E"),
            ("secondarySystemBackground", "#F2F2F7", "#2C2C2E"), ("tertiarySystemBackground", "#FFFFFF", "#3A3A3C"),
            ("systemGroupedBackground", "#F2F2F7", "#1C1C1E"),
            ("secondarySystemGroupedBackground", "#FFFFFF", "#2C2C2E"),
            ("tertiarySystemGroupedBackground", "#F2F2F7", "#3A3A3C"), ("separator", "#3C3C4349", "#54545899"),
            ("opaqueSeparator", "#C6C6C8", "#38383A"), ("link", "#007AFF", "#0984FF"),
            ("darkText", "#000000", "#000000"), ("lightText", "#FFFFFF99", "#FFFFFF99"),
            ("systemRed", "#FF3B30", "#FF453A"), ("systemOrange", "#FF9500", "#FF9F0A"),
            ("systemYellow", "#FFCC00", "#FFD60A"), ("systemGreen", "#34C759", "#30D158"),
            ("systemMint", "#00C7BE", "#66D4CF"), ("systemTeal", "#30B0C7", "#40C8E0"),
            ("systemCyan", "#32ADE6", "#64D2FF"), ("systemBlue", "#007AFF", "#0A84FF"),
            ("systemIndigo", "#5856D6", "#5E5CE6"), ("systemPurple", "#AF52DE", "#BF5AF2"),
            ("systemPink", "#FF2D55", "#FF375F"), ("systemBrown", "#A2845E", "#AC8E68"),
            ("systemGray", "#8E8E93", "#8E8E93"), ("systemGray2", "#AEAEB2", "#636366"),
            ("systemGray3", "#C7C7CC", "#48484A"), ("systemGray4", "#D1D1D6", "#3A3A3C"),
            ("systemGray5", "#E5E5EA", "#2C2C2E"), ("systemGray6", "#F2F2F7", "#1C1C1E"),
            ("tintColor", "#007AFF", "#0A84FF"),
        ]
        return Dictionary(
            uniqueKeysWithValues: table.map { name, light, dark in
                let (light, dark) = (RGBA(light) ?? RGBA(white: 0), RGBA(dark) ?? RGBA(white: 1))
                return (name, ColorValue(name: name, light: light, dark: dark))
            })
    }()

    private static func named(_ name: String) -> UIColor { UIColor(json: .string(name)) }

    public class var label: UIColor { named("label") }
    public class var secondaryLabel: UIColor { named("secondaryLabel") }
    public class var tertiaryLabel: UIColor { named("tertiaryLabel") }
    public class var quaternaryLabel: UIColor { named("quaternaryLabel") }
    public class var placeholderText: UIColor { named("placeholderText") }
    public class var separator: UIColor { named("separator") }
    public class var opaqueSeparator: UIColor { named("opaqueSeparator") }
    public class var link: UIColor { named("link") }
    public class var darkText: UIColor { named("darkText") }
    public class var lightText: UIColor { named("lightText") }
    public class var tintColor: UIColor { named("tintColor") }
    public class var systemFill: UIColor { named("systemFill") }
    public class var secondarySystemFill: UIColor { named("secondarySystemFill") }
    public class var tertiarySystemFill: UIColor { named("tertiarySystemFill") }
    public class var quaternarySystemFill: UIColor { named("quaternarySystemFill") }
    public class var systemBackground: UIColor { named("systemBackground") }
    public class var secondarySystemBackground: UIColor { named("secondarySystemBackground") }
    public class var tertiarySystemBackground: UIColor { named("tertiarySystemBackground") }
    public class var systemGroupedBackground: UIColor { named("systemGroupedBackground") }
    public class var secondarySystemGroupedBackground: UIColor { named("secondarySystemGroupedBackground") }
    public class var tertiarySystemGroupedBackground: UIColor { named("tertiarySystemGroupedBackground") }
    public class var groupTableViewBackground: UIColor { named("systemGroupedBackground") }
    public class var systemRed: UIColor { named("systemRed") }
    public class var systemOrange: UIColor { named("systemOrange") }
    public class var systemYellow: UIColor { named("systemYellow") }
    public class var systemGreen: UIColor { named("systemGreen") }
    public class var systemMint: UIColor { named("systemMint") }
    public class var systemTeal: UIColor { named("systemTeal") }
    public class var systemCyan: UIColor { named("systemCyan") }
    public class var systemBlue: UIColor { named("systemBlue") }
    public class var systemIndigo: UIColor { named("systemIndigo") }
    public class var systemPurple: UIColor { named("systemPurple") }
    public class var systemPink: UIColor { named("systemPink") }
    public class var systemBrown: UIColor { named("systemBrown") }
    public class var systemGray: UIColor { named("systemGray") }
    public class var systemGray2: UIColor { named("systemGray2") }
    public class var systemGray3: UIColor { named("systemGray3") }
    public class var systemGray4: UIColor { named("systemGray4") }
    public class var systemGray5: UIColor { named("systemGray5") }
    public class var systemGray6: UIColor { named("systemGray6") }
    public class var clear: UIColor { named("clear") }
    public class var white: UIColor { named("white") }
    public class var black: UIColor { named("black") }
    public class var darkGray: UIColor { named("darkGray") }
    public class var lightGray: UIColor { named("lightGray") }
    public class var gray: UIColor { named("gray") }
    public class var red: UIColor { named("red") }
    public class var green: UIColor { named("green") }
    public class var blue: UIColor { named("blue") }
    public class var cyan: UIColor { named("cyan") }
    public class var yellow: UIColor { named("yellow") }
    public class var magenta: UIColor { named("magenta") }
    public class var orange: UIColor { named("orange") }
    public class var purple: UIColor { named("purple") }
    public class var brown: UIColor { named("brown") }
}
