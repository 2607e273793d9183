import Basics

/// In points.
private let lengths = 0...Limits.points
private let offsets = -Limits.points...Limits.points

extension ViewProperty {
    static let image = [
        ViewProperty("image", image: { $0.content.imageView?.image = $1 }),
        ViewProperty("contentMode", .choice(ContentMode.self)) { $0.content.imageView?.contentMode = $1 },
        ViewProperty("renderingMode", .choice(RenderingMode.self)) { $0.content.imageView?.renderingMode = $1 },
    ]

    static let stack = [
        ViewProperty("axis", .choice(Axis.self)) { $0.content.stackView?.axis = $1 },
        ViewProperty("alignment", .choice(Stack.Alignment.self)) { $0.content.stackView?.alignment = $1 },
        ViewProperty("distribution", .choice(Stack.Distribution.self)) { $0.content.stackView?.distribution = $1 },
        ViewProperty("spacing", .number(offsets)) { $0.content.stackView?.spacing = $1 },
    ]

    /// Also of tables and collections.
    static let scrollView = [
        ViewProperty("scrollEnabled", .bool) { $0.content.scrolling?.isScrollEnabled = $1 },
        ViewProperty("contentOffset", .point) { $0.content.scrolling?.contentOffset = $1 },
    ]
    static let visualEffect = [ViewProperty("material", .choice(Material.self)) { $0.content = .visualEffect($1) }]
    static let rectangle = [ViewProperty("fill", .color) { $0.content = .shape(.rectangle(fill: $1)) }]
    static let ellipse = [ViewProperty("fill", .color) { $0.content = .shape(.ellipse(fill: $1)) }]
    static let spacer = [ViewProperty("minLength", .number(lengths)) { $0.content = .spacer(minLength: $1) }]

    static let line = [
        ViewProperty("color", .color) { $0.content.lineShape?.color = $1 },
        ViewProperty("lineWidth", .number(lengths)) { $0.content.lineShape?.width = $1 },
        ViewProperty("dash", .dash) { $0.content.lineShape?.dash = $1 },
    ]

    static let path = [
        ViewProperty("path", optional: .decoded(Path.self)) { $0.content.pathShape?.path = $1 },
        ViewProperty("fill", .color) { $0.content.pathShape?.fill = $1 },
        ViewProperty("gradient", optional: .decoded(Gradient.self)) { $0.content.pathShape?.gradient = $1 },
        ViewProperty("stroke", optional: .color) { $0.content.pathShape?.strokeColor = $1 },
        ViewProperty("lineWidth", .number(lengths)) { $0.content.pathShape?.stroke.width = $1 },
        ViewProperty("lineCap", .choice(Stroke.Cap.self)) { $0.content.pathShape?.stroke.cap = $1 },
        ViewProperty("lineJoin", .choice(Stroke.Join.self)) { $0.content.pathShape?.stroke.join = $1 },
        ViewProperty("dash", .dash) { $0.content.pathShape?.stroke.dash = $1 },
        ViewProperty("strokeStart", .number(0...1)) { $0.content.pathShape?.strokeStart = $1 },
        ViewProperty("strokeEnd", .number(0...1)) { $0.content.pathShape?.strokeEnd = $1 },
        ViewProperty("dashPhase", .number(offsets)) { $0.content.pathShape?.stroke.dashPhase = $1 },
    ]

    static let gradient = [
        ViewProperty("from", .color) { $0.content.gradientShape?.from = $1 },
        ViewProperty("to", .color) { $0.content.gradientShape?.to = $1 },
        ViewProperty("angle", .number(-360...360)) { $0.content.gradientShape?.angle = $1 },
    ]
}
