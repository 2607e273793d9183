import Basics

/// Converts Interface Builder's `<fontDescription>`, and the `<font>` of attributed strings, to the template language.
enum InterfaceFont {
    /// The font of an element; `nil` with a finding if it is invalid.
    /// - Parameter size: the size in points of a font without one; `nil` for UIFont's default.
    static func json(_ element: XMLElement, size own: Double? = nil, context: InterfaceContext) -> JSONValue? {
        NestedParts.check(element, context: context)
        var font = TemplateObject(at: element)
        let size = points(element)
        if let style = element["style"] {
            guard let name = textStyles[style] else {
                context.unknownValue("style", of: element)
                return size.map { JSONValue(.number($0), at: element.position) }
            }
            return JSONValue(.string(name), at: element.position)
        }
        font.set(.size, size ?? own ?? defaultSize(element))
        if let name = element["name"], !FontName.isSystem(name) {
            let family = element["family"] ?? familyName(name)
            font.set(.weight, FontName.weight(name))
            font.set(.italic, FontName.isItalic(name))
            font.set(.design, FontName.design(family))
            font.set(.family, family)
        } else {
            let name = element["name"] ?? ""
            let type = element["type"] ?? element["metaFont"]
            font.set(.weight, element["weight"] ?? weight(ofType: type) ?? FontName.weight(name))
            font.set(.italic, type == "italicSystem" || FontName.isItalic(name))
            if type == "userFixed" || type == "monospacedSystem" { font.set(.design, "monospaced") }
            if let type, !types.contains(type) { context.unknownValue("type", of: element) }
        }
        if font.members.count == 1, let size = font.members.first?.value { return size }
        return font.value
    }

    /// The size of an element in points, clamped to the drawable range; `nil` for 0, which is UIFont's default size.
    static func points(_ element: XMLElement) -> Double? {
        ElementNumber.parse(element["pointSize"] ?? element["size"]).flatMap { $0 == 0 ? nil : $0 }
            .map { min(Limits.fontSize.upperBound, max(Limits.fontSize.lowerBound, $0)) }
    }

    /// The size of a font in points at the default text size.
    static func nominalSize(_ element: XMLElement) -> Double {
        if let style = element["style"], let name = textStyles[style] { return styleSizes[name] ?? 17 }
        return points(element) ?? defaultSize(element)
    }

    /// UIFont.systemFontSize, smallSystemFontSize and labelFontSize.
    private static func defaultSize(_ element: XMLElement) -> Double {
        switch element["type"] ?? element["metaFont"] {
        case "smallSystem": 12
        case "system", "boldSystem", "italicSystem": 14
        default: 17
        }
    }

    private static let types: Set = [
        "system", "boldSystem", "italicSystem", "smallSystem", "systemBold", "systemSemibold", "systemMedium",
        "systemLight", "systemThin", "systemUltraLight", "systemHeavy", "systemBlack", "cellTitle", "label", "menu",
        "user", "userFixed", "monospacedSystem",
    ]

    /// The bold system font is the semibold face since iOS 9 (fact: type/sf.bold).
    private static func weight(ofType type: String?) -> String? {
        switch type {
        case "boldSystem", "systemBold", "systemSemibold": "semibold"
        case "systemMedium": "medium"
        case "systemLight": "light"
        case "systemThin": "thin"
        case "systemUltraLight": "ultraLight"
        case "systemHeavy": "heavy"
        case "systemBlack": "black"
        default: nil
        }
    }

    /// The family in a PostScript name, split into words: `Avenir Next` for `AvenirNext-Bold`.
    private static func familyName(_ name: String) -> String {
        let stem = name.split(separator: "-").first.map(String.init) ?? name
        var words = ""
        var previous: Character = " "
        for character in stem {
            if character.isUppercase, previous.isLowercase { words.append(" ") }
            words.append(character)
            previous = character
        }
        return words
    }

    /// UIKit's names of the text styles.
    private static let textStyles: [String: String] = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleLargeTitle": "largeTitle",
        "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
        "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
        "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleSubheadline": "subheadline",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]

    /// In points at the default text size (fact: type/dynamic-type.large).
    private static let styleSizes: [String: Double] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]
}
