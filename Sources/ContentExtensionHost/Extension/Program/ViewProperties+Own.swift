/// Lengths in points, and lengths that may be negative.
private let lengths = 0...Limits.points
private let offsets = -Limits.points...Limits.points

extension ViewProperty {
    /// The properties of one type beyond those of every view.
    static func own(of kind: ViewKind) -> [ViewProperty] {
        switch kind {
        case .view, .overlay: []
        case .textView: textView
        case .label: label
        case .image: image
        case .stack: stack
        case .button: button
        case .textField: textField
        case .progress: progress
        case .slider: slider
        case .switch: `switch`
        case .activityIndicator: activityIndicator
        case .segmentedControl: segmentedControl
        case .pageControl: pageControl
        case .stepper: stepper
        case .map: map
        case .web, .video, .camera, .scene, .datePicker, .picker, .placeholder:
            placeholder
        case .scrollView: [ViewProperty("contentOffset", .point) { $0.content.scrollView?.contentOffset = $1 }]
        case .tableView: tableView
        case .collectionView: collectionView
        case .cell: cell
        case .visualEffect: [ViewProperty("material", .choice(Material.self)) { $0.content = .visualEffect($1) }]
        case .rectangle: [ViewProperty("fill", .color) { $0.content = .shape(.rectangle(fill: $1)) }]
        case .ellipse: [ViewProperty("fill", .color) { $0.content = .shape(.ellipse(fill: $1)) }]
        case .line: line
        case .gradient: gradient
        case .spacer: [ViewProperty("minLength", .number(lengths)) { $0.content = .spacer(minLength: $1) }]
        }
    }

    private static let image = [
        ViewProperty("image", image: { $0.content.imageView?.image = $1 }),
        ViewProperty("contentMode", .choice(ContentMode.self)) { $0.content.imageView?.contentMode = $1 },
        ViewProperty("renderingMode", .choice(RenderingMode.self)) { $0.content.imageView?.renderingMode = $1 },
    ]

    private static let stack = [
        ViewProperty("axis", .choice(Axis.self)) { $0.content.stackView?.axis = $1 },
        ViewProperty("alignment", .choice(Stack.Alignment.self)) { $0.content.stackView?.alignment = $1 },
        ViewProperty("distribution", .choice(Stack.Distribution.self)) { $0.content.stackView?.distribution = $1 },
        ViewProperty("spacing", .number(offsets)) { $0.content.stackView?.spacing = $1 },
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
