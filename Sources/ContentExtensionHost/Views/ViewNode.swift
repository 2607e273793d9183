/// A view as a value: what a template, an Interface Builder document or Swift code made, and what gets laid out and drawn.
///
/// The words are UIKit's. The system's own chrome is built of the same nodes, so there is one layout and one painter.
public struct ViewNode: Sendable, Equatable {
    /// The parts of a picture (docs/layout-json.md).
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// `platter` is the rounded plate, `custom` the extension's view, `default` the title, subtitle and body.
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
    /// Constraints that it owns, between itself and the views in it; a tree that has any is laid out by `AutoLayout`.
    public var constraints: [ViewConstraint]
    /// The subviews, back to front; in a stack the arranged subviews in order.
    public var children: [ViewNode]
    /// The part of the picture it belongs to; its subviews' too when `nil` there.
    public var part: Part?
    /// Where it was written.
    package var origin = Origin()

    public init(
        _ content: ViewContent = .view, id: String? = nil, style: ViewStyle = .init(), sizing: ViewSizing = .init(),
        placement: Placement = .fill, constraints: [ViewConstraint] = [], part: Part? = nil,
        children: [ViewNode] = []
    ) {
        self.id = id.flatMap { $0.isEmpty ? nil : $0 }
        self.content = content
        self.style = style
        self.sizing = sizing
        self.placement = placement
        self.constraints = constraints
        self.children = children
        self.part = part
    }
}

/// What a view shows.
public enum ViewContent: Sendable, Equatable {
    /// A plain view; its children stand in it as in an overlay.
    case view
    /// Text of one or more lines; as high as its lines.
    case label(Label)
    /// An image in a content mode; as large as the image unless sized.
    case image(ImageView)
    /// Children one after the other along an axis; hidden ones take no room.
    case stack(Stack)
    /// Children on top of one another, each where its `placement` says; as large as the largest.
    case overlay
    /// Image and title, centred together; a tap on it counts as one on the content (`HostEvent.tapContent`).
    case button(Button)
    /// A text in the rounded border, 34 points high (facts-design g).
    case textField(TextField)
    /// Progress within 0…1.
    case progress(Double)
    case `switch`(isOn: Bool)
    /// Value within 0…1.
    case slider(Double)
    /// UIActivityIndicatorView, stopped at one picture: 20 points a side, or 37 when large (facts-design g).
    case activityIndicator(large: Bool)
    /// A stand-in for a map, a web page or a video.
    case placeholder(Placeholder)
    /// A blur material over what lies behind.
    case visualEffect(Material)
    /// A vector shape in the view's bounds, for what code would draw in `draw(_:)` or a layer.
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
