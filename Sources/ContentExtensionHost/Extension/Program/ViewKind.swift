/// The `type` of a view in a descriptor.
enum ViewKind: String, Sendable, CaseIterable {
    case view, overlay, label, image, stack, button, textField, progress, slider, `switch`, activityIndicator
    case map, web, video, visualEffect, rectangle, ellipse, line, gradient, spacer

    /// What a view of this type shows before anything is set.
    var content: ViewContent {
        switch self {
        case .view: .view
        case .overlay: .overlay
        case .label: .label(Label(""))
        case .image: .image(ImageView(nil))
        case .stack: .stack(Stack())
        case .button: .button(Button(""))
        case .textField: .textField(TextField())
        case .progress: .progress(0)
        case .slider: .slider(0)
        case .switch: .switch(isOn: false)
        case .activityIndicator: .activityIndicator(large: false)
        case .map: .placeholder(Placeholder(.map))
        case .web: .placeholder(Placeholder(.web))
        case .video: .placeholder(Placeholder(.video))
        case .visualEffect: .visualEffect(.regular)
        case .rectangle: .shape(.rectangle(fill: .black))
        case .ellipse: .shape(.ellipse(fill: .black))
        case .line: .shape(.line(color: .semantic(.separator), width: 1, dash: []))
        case .gradient: .shape(.gradient(from: .black, to: .clear, angle: 0))
        case .spacer: .spacer(minLength: 0)
        }
    }
}

/// The parts of a view's content as optional values, so that a property is set where it exists.
extension ViewContent {
    var label: Label? {
        get { if case .label(let label) = self { label } else { nil } }
        set { if let newValue { self = .label(newValue) } }
    }

    var imageView: ImageView? {
        get { if case .image(let image) = self { image } else { nil } }
        set { if let newValue { self = .image(newValue) } }
    }

    var stackView: Stack? {
        get { if case .stack(let stack) = self { stack } else { nil } }
        set { if let newValue { self = .stack(newValue) } }
    }

    var buttonView: Button? {
        get { if case .button(let button) = self { button } else { nil } }
        set { if let newValue { self = .button(newValue) } }
    }

    var textFieldView: TextField? {
        get { if case .textField(let field) = self { field } else { nil } }
        set { if let newValue { self = .textField(newValue) } }
    }

    var placeholderView: Placeholder? {
        get { if case .placeholder(let placeholder) = self { placeholder } else { nil } }
        set { if let newValue { self = .placeholder(newValue) } }
    }

    /// A line's parts.
    var lineShape: (color: Color, width: Double, dash: [Double])? {
        get { if case .shape(.line(let color, let width, let dash)) = self { (color, width, dash) } else { nil } }
        set {
            if let newValue { self = .shape(.line(color: newValue.color, width: newValue.width, dash: newValue.dash)) }
        }
    }

    /// A gradient's parts.
    var gradientShape: (from: Color, to: Color, angle: Double)? {
        get { if case .shape(.gradient(let from, let to, let angle)) = self { (from, to, angle) } else { nil } }
        set {
            if let newValue { self = .shape(.gradient(from: newValue.from, to: newValue.to, angle: newValue.angle)) }
        }
    }
}
