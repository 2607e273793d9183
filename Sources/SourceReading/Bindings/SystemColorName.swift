import Views

/// UIKit's colors by their names in Interface Builder and asset catalogs.
package enum SystemColorName {
    /// The template's color for a name such as `systemBackgroundColor`, `darkTextColor` or `tableBackgroundColor`;
    /// `nil` for a name that isn't UIKit's.
    package static func color(_ name: String) -> String? {
        if let alias = aliases[name] { return alias }
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return Color(stem) == nil ? nil : stem
    }

    /// Names from before iOS 13 and those of controls; the textured ones have been plain greys since iOS 7.
    private static let aliases: [String: String] = [
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
        "textColor": "label",
        "placeholderTextColor": "placeholderText",
        "systemExtraLightGrayColor": "systemGray6",
    ]
}
