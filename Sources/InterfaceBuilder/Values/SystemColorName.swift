/// UIKit's colors by their names in Interface Builder and asset catalogs.
enum SystemColorName {
    /// The template's color for a name such as `systemBackgroundColor`, `darkTextColor` or `tableBackgroundColor`;
    /// `nil` for a name that isn't UIKit's.
    static func color(_ name: String) -> String? {
        if let fixed = fixed[name] { return fixed }
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return SemanticColor(rawValue: stem) == nil ? nil : stem
    }

    /// Aliases, such as names from before iOS 13 and those of controls. The values of the classic ones are UIColor's
    /// constants; the textured ones have been plain greys since iOS 7.
    private static let fixed: [String: String] = [
        "groupTableViewBackgroundColor": "systemGroupedBackground",
        "tableBackgroundColor": "systemBackground",
        "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
        "tableCellPlainBackgroundColor": "systemBackground",
        "tableSeparatorColor": "separator",
        "tableGroupedSeparatorColor": "separator",
        "tableCellBackgroundColor": "systemBackground",
        "viewFlipsideBackgroundColor": "#1F2124",
        "scrollViewTexturedBackgroundColor": "#6F7179",
        "underPageBackgroundColor": "#B4B7BD",
        "darkTextColor": "darkText",
        "lightTextColor": "lightText",
        "labelColor": "label",
        "textColor": "label",
        "placeholderTextColor": "placeholderText",
        "tintColor": "tintColor",
        "blackColor": "black",
        "whiteColor": "white",
        "clearColor": "clear",
        "darkGrayColor": "#555555",
        "lightGrayColor": "#AAAAAA",
        "grayColor": "#808080",
        "redColor": "#FF0000",
        "greenColor": "#00FF00",
        "blueColor": "#0000FF",
        "cyanColor": "#00FFFF",
        "yellowColor": "#FFFF00",
        "magentaColor": "#FF00FF",
        "orangeColor": "#FF8000",
        "purpleColor": "#800080",
        "brownColor": "#996633",
        "systemExtraLightGrayColor": "systemGray6",
        "linkColor": "link",
    ]
}
