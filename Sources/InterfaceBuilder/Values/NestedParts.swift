/// Known attributes and children of elements that describe a property of a view.
enum NestedParts {
    /// Counts unknown attributes and children of an element.
    static func check(_ element: XMLElement, context: InterfaceContext) {
        guard let known = parts[element.name] else { return }
        for attribute in element.attributes where attribute.name != "key" && !known.attributes.contains(attribute.name)
        { context.unknown(attribute: attribute.name, of: element) }
        for child in element.children {
            if !known.children.contains(child.name), !known.children.contains("\(child.name):\(child["key"] ?? "")") {
                context.unknown(child, in: element)
            }
        }
    }

    private static let parts: [String: (attributes: Set<String>, children: Set<String>)] = [
        "state": (
            ["title", "image", "catalog", "backgroundImage", "symbolScale"],
            [
                "color:titleColor", "color:titleShadowColor", "attributedString:attributedTitle", "imageReference",
                "preferredSymbolConfiguration", "string:title", "mutableString:title", "nil",
            ]
        ),
        "buttonConfiguration": (
            [
                "style", "title", "subtitle", "image", "catalog", "symbolScale", "imagePlacement", "imagePadding",
                "cornerStyle", "buttonSize", "titleAlignment", "titleLineBreakMode", "macIdiomStyle",
                "automaticallyUpdateForSelection",
            ],
            [
                "fontDescription:titleFontDescription", "fontDescription:subtitleFontDescription",
                "color:baseForegroundColor", "color:baseBackgroundColor", "directionalEdgeInsets:contentInsets",
                "attributedString:attributedTitle", "attributedString:attributedSubtitle", "imageReference:image",
                "preferredSymbolConfiguration", "string:title", "string:subtitle", "mutableString:title",
                "backgroundConfiguration:background",
            ]
        ),
        "backgroundConfiguration": (["cornerRadius", "strokeWidth"], ["color:backgroundColor", "color:strokeColor"]),
        "segment": (
            ["title", "image", "catalog", "symbolScale", "enabled", "width"],
            ["size:contentOffset", "imageReference", "string:title"]
        ),
        "collectionViewFlowLayout": (
            [
                "id", "customClass", "customModule", "customModuleProvider", "automaticEstimatedItemSize",
                "minimumLineSpacing", "minimumInteritemSpacing", "scrollDirection", "sectionInsetReference",
                "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "userLabel",
            ],
            [
                "size:itemSize", "size:headerReferenceSize", "size:footerReferenceSize", "size:estimatedItemSize",
                "inset:sectionInset", "connections", "userDefinedRuntimeAttributes",
            ]
        ),
        "fontDescription": (["type", "weight", "pointSize", "style", "name", "family"], []),
        "font": (["size", "name", "metaFont", "usesAppearanceFont"], []),
        "preferredSymbolConfiguration": (
            ["configurationType", "pointSize", "scale", "weight", "textStyle", "renderingMode"],
            ["fontDescription"]
        ),
        "imageReference": (["image", "name", "catalog", "symbolScale", "renderingMode", "variableValue"], []),
        "paragraphStyle": (
            [
                "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing", "lineHeightMultiple",
                "minimumLineHeight", "maximumLineHeight", "tighteningFactorForTruncation", "hyphenationFactor",
                "allowsDefaultTighteningForTruncation", "defaultTabInterval", "paragraphSpacing",
                "paragraphSpacingBefore", "lineBreakStrategy",
            ], ["tabStops"]
        ),
        "color": (
            [
                "red", "green", "blue", "alpha", "white", "cyan", "magenta", "yellow", "black", "colorSpace",
                "customColorSpace", "name", "colorName", "catalog", "systemColor", "cocoaTouchSystemColor",
                "xcode11CocoaTouchSystemColor",
            ], ["color"]
        ),
    ]
}
