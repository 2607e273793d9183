/// Lengths in points, and lengths that may be negative.
private let lengths = 0...Limits.points
private let offsets = -Limits.points...Limits.points

extension ViewProperty {
    /// The properties of one type beyond those of every view.
    static func own(of kind: ViewKind) -> [ViewProperty] {
        switch kind {
        case .view, .overlay: []
        case .label: label
        case .image: image
        case .stack: stack
        case .button: button
        case .textField: textField
        case .progress: [ViewProperty("value", .number(0...1)) { $0.content = .progress($1) }]
        case .slider: [ViewProperty("value", .number(0...1)) { $0.content = .slider($1) }]
        case .switch: [ViewProperty("isOn", .bool) { $0.content = .switch(isOn: $1) }]
        case .activityIndicator: [ViewProperty("large", .bool) { $0.content = .activityIndicator(large: $1) }]
        case .map, .web, .video: [ViewProperty("title", .text) { $0.content.placeholderView?.title = $1 }]
        case .visualEffect: [ViewProperty("material", .choice(Material.self)) { $0.content = .visualEffect($1) }]
        case .rectangle: [ViewProperty("fill", .color) { $0.content = .shape(.rectangle(fill: $1)) }]
        case .ellipse: [ViewProperty("fill", .color) { $0.content = .shape(.ellipse(fill: $1)) }]
        case .line: line
        case .gradient: gradient
        case .spacer: [ViewProperty("minLength", .number(lengths)) { $0.content = .spacer(minLength: $1) }]
        }
    }

    private static let label = [
        ViewProperty("text", .text) { $0.content.label?.text = $1 },
        ViewProperty("font", .font) { $0.content.label?.font = $1 },
        ViewProperty("textColor", .color) { $0.content.label?.textColor = $1 },
        ViewProperty("alignment", .choice(TextAlignment.self)) { $0.content.label?.alignment = $1 },
        ViewProperty("numberOfLines", .integer(0...10_000)) { $0.content.label?.numberOfLines = $1 },
        ViewProperty("lineBreakMode", .choice(LineBreakMode.self)) { $0.content.label?.lineBreakMode = $1 },
        ViewProperty("minimumScaleFactor", .number(0.01...1)) { $0.content.label?.minimumScaleFactor = $1 },
        ViewProperty("lineHeight", optional: .number(1...Limits.points)) { $0.content.label?.lineHeight = $1 },
    ]

    private static let image = [
        ViewProperty("image", image: { $0.content.imageView?.image = $1 }),
        ViewProperty("contentMode", .choice(ContentMode.self)) { $0.content.imageView?.contentMode = $1 },
    ]

    private static let stack = [
        ViewProperty("axis", .choice(Axis.self)) { $0.content.stackView?.axis = $1 },
        ViewProperty("alignment", .choice(Stack.Alignment.self)) { $0.content.stackView?.alignment = $1 },
        ViewProperty("distribution", .choice(Stack.Distribution.self)) { $0.content.stackView?.distribution = $1 },
        ViewProperty("spacing", .number(offsets)) { $0.content.stackView?.spacing = $1 },
    ]

    private static let button = [
        ViewProperty("title", .text) { $0.content.buttonView?.title = $1 },
        ViewProperty("image", image: { $0.content.buttonView?.image = $1 }),
        ViewProperty("font", .font) { $0.content.buttonView?.font = $1 },
        ViewProperty("titleColor", optional: .color) { $0.content.buttonView?.titleColor = $1 },
        ViewProperty("contentInsets", .insets) { $0.content.buttonView?.contentInsets = $1 },
    ]

    private static let textField = [
        ViewProperty("text", .text) { $0.content.textFieldView?.text = $1 },
        ViewProperty("placeholder", .text) { $0.content.textFieldView?.placeholder = $1 },
        ViewProperty("font", .font) { $0.content.textFieldView?.font = $1 },
    ]

    private static let line = [
        ViewProperty("color", .color) { $0.content.lineShape?.color = $1 },
        ViewProperty("lineWidth", .number(lengths)) { $0.content.lineShape?.width = $1 },
        ViewProperty("dash", .dash) { $0.content.lineShape?.dash = $1 },
    ]

    private static let gradient = [
        ViewProperty("from", .color) { $0.content.gradientShape?.from = $1 },
        ViewProperty("to", .color) { $0.content.gradientShape?.to = $1 },
        ViewProperty("angle", .number(-360...360)) { $0.content.gradientShape?.angle = $1 },
    ]
}

extension ViewProperty {
    /// The properties of every view.
    static let common: [ViewProperty] = style + sizing

    private static let style = [
        ViewProperty("backgroundColor", optional: .color) { $0.style.backgroundColor = $1 },
        ViewProperty("tintColor", optional: .color) { $0.style.tintColor = $1 },
        ViewProperty("alpha", .number(0...1)) { $0.style.alpha = $1 },
        ViewProperty("hidden", .bool) { $0.style.isHidden = $1 },
        ViewProperty("cornerRadius", .cornerRadius) { $0.style.cornerRadius = $1 },
        ViewProperty("cornerCurve", .choice(CornerCurve.self)) { $0.style.cornerCurve = $1 },
        ViewProperty("border", optional: .border) { $0.style.border = $1 },
        ViewProperty("shadow", optional: .shadow) { $0.style.shadow = $1 },
        ViewProperty("clipsToBounds", .bool) { $0.style.clipsToBounds = $1 },
    ]

    private static let sizing = [
        ViewProperty("width", optional: .number(lengths)) { $0.sizing.width = $1 },
        ViewProperty("height", optional: .number(lengths)) { $0.sizing.height = $1 },
        ViewProperty("minWidth", optional: .number(lengths)) { $0.sizing.minWidth = $1 },
        ViewProperty("maxWidth", optional: .number(lengths)) { $0.sizing.maxWidth = $1 },
        ViewProperty("minHeight", optional: .number(lengths)) { $0.sizing.minHeight = $1 },
        ViewProperty("maxHeight", optional: .number(lengths)) { $0.sizing.maxHeight = $1 },
        ViewProperty("aspectRatio", optional: .number(0.001...1_000)) { $0.sizing.aspectRatio = $1 },
        ViewProperty("hugging", .priorities) { node, priorities in
            if let horizontal = priorities.horizontal { node.sizing.horizontalHugging = horizontal }
            if let vertical = priorities.vertical { node.sizing.verticalHugging = vertical }
        },
        ViewProperty("compressionResistance", .priorities) { node, priorities in
            if let horizontal = priorities.horizontal { node.sizing.horizontalCompressionResistance = horizontal }
            if let vertical = priorities.vertical { node.sizing.verticalCompressionResistance = vertical }
        },
        ViewProperty("margins", .insets) { $0.sizing.margins = $1 },
        ViewProperty("customSpacingAfter", optional: .number(offsets)) { $0.sizing.customSpacingAfter = $1 },
        ViewProperty("placement", .placement) { $0.placement = $1 },
        ViewProperty("layoutMargins", optional: .insets) { $0.sizing.layoutMargins = $1 },
        ViewProperty("preservesSuperviewLayoutMargins", .bool) { $0.sizing.preservesSuperviewLayoutMargins = $1 },
        ViewProperty("preferredMaxLayoutWidth", optional: .number(lengths)) { $0.sizing.preferredMaxLayoutWidth = $1 },
        ViewProperty("autoresizing", optional: .autoresizing) { $0.sizing.autoresizing = $1 },
    ]
}
