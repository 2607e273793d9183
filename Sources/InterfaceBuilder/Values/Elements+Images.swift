/// Image views, stacks and effect views.
extension ElementKind {
    static let imageView = ElementKind(
        "image", reads: ["image", "catalog", "symbolScale", "contentMode", "highlighted", "highlightedImage"],
        children: ["imageReference:image", "imageReference:highlightedImage", "preferredSymbolConfiguration"],
        ignores: [
            "adjustsImageSizeForAccessibilityContentSizeCategory", "preferredImageDynamicRange",
            "animationDuration", "animationRepeatCount",
        ]
    ) { element, view, context in
        let isHighlighted = context.flag("highlighted", of: element) ?? false
        let image =
            (isHighlighted ? InterfaceImage.read("highlightedImage", of: element, context: context) : nil)
            ?? InterfaceImage.read("image", of: element, context: context)
        view.set(.image, image?.json)
        view.set(.renderingMode, image?.renderingMode.map { .string($0) }, at: element)
        view.set(.contentMode, context.choice("contentMode", of: element, contentModes), at: element)
    }

    /// UIView.ContentMode; `scaleToFill` by default.
    static let contentModes = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]

    static let stackView = ElementKind(
        "stack",
        reads: [
            "axis", "alignment", "distribution", "spacing", "spacingType", "baselineRelativeArrangement",
            "layoutMarginsRelativeArrangement",
        ]
    ) { element, view, context in
        view.set(.axis, context.choice("axis", of: element, ["horizontal", "vertical"]), at: element)
        let alignments = ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"]
        view.set(.alignment, context.choice("alignment", of: element, alignments), at: element)
        let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
        view.set(.distribution, context.choice("distribution", of: element, distributions), at: element)
        view.set(.spacing, context.number("spacing", of: element).map { .number($0) }, at: element)
        // UIStackView.spacingUseSystem between siblings.
        if element["spacingType"] == "standard" { view.set(.spacing, .number(8), at: element) }
    }

    static let visualEffect = ElementKind("visualEffect", children: ["blurEffect", "vibrancyEffect"]) {
        element, view, context in
        // A vibrancy effect has no material: it colors the contents of the blur around it.
        if element.first("vibrancyEffect") != nil { view.set(.type, .string("view"), at: element) }
        guard let effect = element.first("blurEffect") else { return }
        view.set(.material, context.choice("style", of: effect, materials), at: effect)
    }

    /// UIBlurEffect.Style.
    private static let materials: [String: String] = {
        var words = Dictionary(
            uniqueKeysWithValues: ["extraLight", "light", "dark", "regular", "prominent"].map { ($0, $0) })
        // Available on tvOS only.
        words["extraDark"] = "dark"
        for material in ["UltraThin", "Thin", "", "Thick", "Chrome"] {
            for appearance in ["", "Light", "Dark"] {
                words["system\(material)Material\(appearance)"] = "system\(material)Material\(appearance)"
            }
        }
        return words
    }()
}
