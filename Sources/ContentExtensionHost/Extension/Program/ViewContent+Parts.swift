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

    var textView: TextView? {
        get { if case .textView(let value) = self { value } else { nil } }
        set { if let newValue { self = .textView(newValue) } }
    }

    var progressView: ProgressView? {
        get { if case .progress(let value) = self { value } else { nil } }
        set { if let newValue { self = .progress(newValue) } }
    }

    var sliderView: Slider? {
        get { if case .slider(let value) = self { value } else { nil } }
        set { if let newValue { self = .slider(newValue) } }
    }

    var switchView: Switch? {
        get { if case .switch(let value) = self { value } else { nil } }
        set { if let newValue { self = .switch(newValue) } }
    }

    var indicatorView: ActivityIndicator? {
        get { if case .activityIndicator(let value) = self { value } else { nil } }
        set { if let newValue { self = .activityIndicator(newValue) } }
    }

    var segmentedView: SegmentedControl? {
        get { if case .segmentedControl(let value) = self { value } else { nil } }
        set { if let newValue { self = .segmentedControl(newValue) } }
    }

    var pageView: PageControl? {
        get { if case .pageControl(let value) = self { value } else { nil } }
        set { if let newValue { self = .pageControl(newValue) } }
    }

    var stepperView: Stepper? {
        get { if case .stepper(let value) = self { value } else { nil } }
        set { if let newValue { self = .stepper(newValue) } }
    }

    var mapView: MapView? {
        get { if case .map(let value) = self { value } else { nil } }
        set { if let newValue { self = .map(newValue) } }
    }

    var scrollView: ScrollView? {
        get { if case .scroll(let value) = self { value } else { nil } }
        set { if let newValue { self = .scroll(newValue) } }
    }

    var tableView: TableView? {
        get { if case .table(let value) = self { value } else { nil } }
        set { if let newValue { self = .table(newValue) } }
    }

    var cellView: Cell? {
        get { if case .cell(let value) = self { value } else { nil } }
        set { if let newValue { self = .cell(newValue) } }
    }

    var collectionView: CollectionView? {
        get { if case .collection(let value) = self { value } else { nil } }
        set { if let newValue { self = .collection(newValue) } }
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
