/// A view as a value: what a template, an Interface Builder document or Swift code made, and what gets laid out and drawn.
///
/// The words are UIKit's. The system's own chrome is built of the same nodes, so there is one layout and one painter.
public struct ViewNode: Sendable, Equatable {
    /// The parts of a picture (docs/layout-json.md).
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case backdrop, platter, header, hairline, custom, `default`, actions
    }

    /// The outlet name; empty names are not kept.
    public var id: String?
    /// What the view shows.
    public var content: ViewContent
    /// How it looks, whatever it shows.
    public var style: ViewStyle
    /// What it asks of its layout.
    public var sizing: ViewSizing
    /// Where it stands in an overlay (`ViewContent.overlay`); stacks ignore it.
    public var placement: Placement
    /// The subviews, back to front; in a stack the arranged subviews in order.
    public var children: [ViewNode]
    /// The part of the picture it belongs to; its subviews' too when `nil` there.
    public var part: Part?

    public init(
        _ content: ViewContent = .view, id: String? = nil, style: ViewStyle = .init(), sizing: ViewSizing = .init(),
        placement: Placement = .fill, part: Part? = nil, children: [ViewNode] = []
    ) {
        self.id = id.flatMap { $0.isEmpty ? nil : $0 }
        self.content = content
        self.style = style
        self.sizing = sizing
        self.placement = placement
        self.children = children
        self.part = part
    }
}

/// What a view shows.
public enum ViewContent: Sendable, Equatable {
    /// A plain view; its children stand in it as in an overlay.
    case view
    case label(Label)
    case image(ImageView)
    case stack(Stack)
    /// Children on top of one another, each where its `placement` says; as large as the largest.
    case overlay
    case button(Button)
    case textField(TextField)
    /// Progress within 0…1.
    case progress(Double)
    case `switch`(isOn: Bool)
    /// Value within 0…1.
    case slider(Double)
    case activityIndicator(large: Bool)
    case placeholder(Placeholder)
    /// A blur material over what lies behind.
    case visualEffect(Material)
    case shape(Shape)
    /// Takes what is left along a stack's axis, at least `minLength` points.
    case spacer(minLength: Double)

    /// The stable name of the case, as dumps and templates write it.
    public var kindName: String {
        switch self {
        case .view: "view"
        case .label: "label"
        case .image: "image"
        case .stack: "stack"
        case .overlay: "overlay"
        case .button: "button"
        case .textField: "textField"
        case .progress: "progress"
        case .switch: "switch"
        case .slider: "slider"
        case .activityIndicator: "activityIndicator"
        case .placeholder: "placeholder"
        case .visualEffect: "visualEffect"
        case .shape: "shape"
        case .spacer: "spacer"
        }
    }
}
