import Basics
import RNWire

/// Buttons with UIButton's states or with a configuration.
extension ElementKind {
    static let button = ElementKind(
        "button",
        reads: [
            "buttonType", "contentHorizontalAlignment", "contentVerticalAlignment", "lineBreakMode", "enabled",
            "selected",
        ],
        children: [
            "fontDescription:fontDescription", "state:normal", "state:selected", "state:highlighted", "state:disabled",
            "inset:contentEdgeInsets", "inset:titleEdgeInsets", "inset:imageEdgeInsets", "size:titleShadowOffset",
            "buttonConfiguration:configuration", "preferredSymbolConfiguration", "menu:menu",
        ],
        ignores: [
            "highlighted", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "role", "toolTip",
            "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "changesSelectionAsPrimaryAction",
            "showsMenuAsPrimaryAction", "preferredBehavioralStyle", "pointerInteraction",
            "adjustsImageSizeForAccessibilityContentSizeCategory",
        ]
    ) { element, view, context in
        let type = context.choice("buttonType", of: element, buttonTypes) ?? .string("custom")
        view.set(.buttonType, type, at: element)
        for flag in [WireKey.enabled, .selected] {
            view.set(flag, context.flag(flag.rawValue, of: element).map { .bool($0) }, at: element)
        }
        // Without a font, a system button's title has 15 points and a custom one's 18.
        let size = type == .string("custom") ? 18.0 : 15.0
        let font = context.font("fontDescription", of: element) ?? JSONValue(.number(size), at: element.position)
        view.set(.font, font)
        if element.child(key: "configuration") == nil {
            view.setLines(context.choice("lineBreakMode", of: element, lineBreakModes), at: element)
        }
        view.setButtonState(of: element, context)
        let horizontal = ["center", "left", "right", "fill", "leading", "trailing"]
        view.set(
            .contentHorizontalAlignment, context.choice("contentHorizontalAlignment", of: element, horizontal),
            at: element)
        view.set(
            .contentVerticalAlignment,
            context.choice("contentVerticalAlignment", of: element, ["center", "top", "bottom", "fill"]), at: element)
        view.set(.contentInsets, context.insets("contentEdgeInsets", of: element))
        view.set(.titleInsets, context.insets("titleEdgeInsets", of: element))
        view.set(.imageInsets, context.insets("imageEdgeInsets", of: element))
        if let configuration = element.child(key: "configuration") {
            view.setConfiguration(configuration, of: element, context)
        }
        // By default there is no distance between UIKit's images and titles.
        if view[.image] != nil, view[.imagePadding] == nil { view.set(.imagePadding, .number(0), at: element) }
    }

    private static let buttonTypes = [
        "roundedRect": "system", "system": "system", "custom": "custom", "detailDisclosure": "detailDisclosure",
        "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd", "close": "close",
        "plain": "system",
    ]
}

extension TemplateObject {
    /// UIButton.Configuration.Size: text style, its points at the default text size, and insets that make a button 28,
    /// 34.33 or 50.33 points high.
    private static let buttonSizes: [String: (style: String, points: Double, insets: JSONValue.Kind?)] = [
        "mini": ("subheadline", 15, insets(5, 10)), "small": ("subheadline", 15, insets(5, 10)),
        "medium": ("body", 17, nil), "large": ("body", 17, insets(15, 20)),
    ]

    private static func insets(_ vertical: Double, _ horizontal: Double) -> JSONValue.Kind {
        .members([
            .top: .number(vertical), .leading: .number(horizontal), .bottom: .number(vertical),
            .trailing: .number(horizontal),
        ])
    }

    /// Sets title, title color and images of the button's state, falling back to the normal state.
    fileprivate mutating func setButtonState(of button: XMLElement, _ context: InterfaceContext) {
        let isConfigured = button.child(key: "configuration") != nil
        var states = [("normal", button.child(key: "normal"))]
        if button["selected"] == "YES" { states.append(("selected", button.child(key: "selected"))) }
        if button["enabled"] == "NO" { states.append(("disabled", button.child(key: "disabled"))) }
        for case (let name, let state?) in states {
            NestedParts.check(state, context: context)
            // A configuration has its own title: buttons of an icon alone keep the state's "Button" in the file.
            if !isConfigured {
                set(.title, context.text("title", of: state, localizedAs: "\(name)Title", object: button))
                setAttributedText(.attributedTitle, of: state, context: context)
            }
            set(.titleColor, context.color("titleColor", of: state))
            set(.image, InterfaceImage.read("image", of: state, context: context)?.json)
            set(.backgroundImage, InterfaceImage.read("backgroundImage", of: state, context: context)?.json)
        }
    }

    /// Sets `lineBreakMode`, with unlimited lines if titles wrap, as in UIButton.
    fileprivate mutating func setLines(_ mode: JSONValue.Kind?, at element: XMLElement) {
        set(.lineBreakMode, mode, at: element)
        if mode == .string("wordWrap") || mode == .string("charWrap") { set(.numberOfLines, .number(0), at: element) }
    }

    /// Sets the properties of a `<buttonConfiguration>`, which override those of states.
    fileprivate mutating func setConfiguration(
        _ configuration: XMLElement, of button: XMLElement, _ context: InterfaceContext
    ) {
        let styles = [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
        ]
        NestedParts.check(configuration, context: context)
        set(.configuration, context.choice("style", of: configuration, styles) ?? .string("plain"), at: configuration)
        set(.title, context.text("title", of: configuration, localizedAs: "configuration.title", object: button))
        set(
            .subtitle,
            context.text("subtitle", of: configuration, localizedAs: "configuration.subtitle", object: button))
        setAttributedText(.attributedTitle, of: configuration, context: context)
        // Titles of UIButton.Configuration wrap by default; the button's own mode doesn't apply to them.
        let mode = context.choice("titleLineBreakMode", of: configuration, AttributedText.lineBreakModes)
        setLines(mode ?? .string("wordWrap"), at: configuration)
        if let subtitle = configuration.child(key: "attributedSubtitle") {
            set(.subtitle, AttributedText(subtitle, context: context).plain(at: configuration))
        }
        let size = Self.buttonSizes[configuration["buttonSize"] ?? "medium"]
        if size == nil { context.unknownValue("buttonSize", of: configuration) }
        // A configuration's title is body text if neither it nor the button has a font, and as large as body text if
        // the font has no size.
        let points = size?.points ?? 17
        let font =
            context.font("titleFontDescription", of: configuration, size: points)
            ?? context.font("fontDescription", of: button, size: points)
        set(.font, font ?? JSONValue(.string(size?.style ?? "body"), at: configuration.position))
        set(.contentInsets, size?.insets, at: configuration)
        set(
            .image,
            InterfaceImage.read(
                "image", of: configuration, configuration: "preferredSymbolConfigurationForImage", context: context)?
                .json)
        set(
            .imagePlacement,
            context.choice("imagePlacement", of: configuration, ["leading", "top", "trailing", "bottom"]),
            at: configuration)
        let padding = context.number("imagePadding", of: configuration, in: 0...Limits.points)
        set(.imagePadding, padding.map { .number($0) }, at: configuration)
        set(.baseForegroundColor, context.color("baseForegroundColor", of: configuration))
        set(.baseBackgroundColor, context.color("baseBackgroundColor", of: configuration))
        let corners = ["fixed", "dynamic", "small", "medium", "large", "capsule"]
        set(.cornerStyle, context.choice("cornerStyle", of: configuration, corners), at: configuration)
        set(.contentInsets, context.insets("contentInsets", of: configuration))
        let alignments = ["automatic", "leading", "center", "trailing"]
        set(.titleAlignment, context.choice("titleAlignment", of: configuration, alignments), at: configuration)
        if let background = configuration.child(key: "background") { setBackground(background, context) }
    }

    /// Sets the properties of a `<backgroundConfiguration>`: color, corner radius and stroke.
    private mutating func setBackground(_ background: XMLElement, _ context: InterfaceContext) {
        NestedParts.check(background, context: context)
        if let color = context.color("backgroundColor", of: background) {
            set(.baseBackgroundColor, color)
            // A tinted button's base color is drawn translucent, but its background color opaque, as with the gray
            // configuration; the titles are the same.
            let solid: [JSONValue.Kind] = [.string("tinted"), .string("borderedTinted")]
            if let style = self[.configuration]?.kind, solid.contains(style) {
                set(.configuration, .string("gray"), at: background)
            }
        }
        let radius = context.number("cornerRadius", of: background, in: 0...Limits.points) ?? 0
        let corners = self[.cornerStyle]?.string ?? "dynamic"
        if radius > 0, corners == "dynamic" || corners == "fixed" {
            set(.cornerRadius, .number(radius), at: background)
        }
        let width = context.number("strokeWidth", of: background, in: 0...Limits.points) ?? 0
        if width > 0, let color = context.color("strokeColor", of: background) {
            set(
                .border,
                .object([
                    .init(key: .width, value: JSONValue(.number(width), at: background.position)),
                    .init(key: .color, value: color),
                ]), at: background)
        }
    }
}
