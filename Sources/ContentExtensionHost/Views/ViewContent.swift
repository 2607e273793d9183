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
    /// Image and title, centred together; a tap on it counts as one on the content (`HostEvent.touch`).
    indirect case button(Button)
    /// One line of text, typed or asked for, in a border.
    indirect case textField(TextField)
    /// Text of many lines; as high as its lines unless it scrolls.
    indirect case textView(TextView)
    /// A bar, 2 points high.
    case progress(ProgressView)
    case `switch`(Switch)
    /// A track with a thumb, 31 points high.
    indirect case slider(Slider)
    /// Spokes that fade around a centre.
    case activityIndicator(ActivityIndicator)
    case segmentedControl(SegmentedControl)
    case pageControl(PageControl)
    case stepper(Stepper)
    /// A drawn map.
    indirect case map(MapView)
    /// A stand-in for a web page, a video, a camera, a scene or a picker.
    case placeholder(Placeholder)
    /// Children in a content that may be larger than the view; no size of its own.
    case scroll(ScrollView)
    /// Children as rows below one another; no size of its own.
    indirect case table(TableView)
    /// A row of a table or an item of a collection; its children stand in it as in an overlay.
    case cell(Cell)
    /// Children in lines, as UICollectionViewFlowLayout has them; no size of its own.
    indirect case collection(CollectionView)
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
        case .textView: "textView"
        case .progress: "progress"
        case .switch: "switch"
        case .slider: "slider"
        case .activityIndicator: "activityIndicator"
        case .segmentedControl: "segmentedControl"
        case .pageControl: "pageControl"
        case .stepper: "stepper"
        case .map: "map"
        case .placeholder: "placeholder"
        case .scroll: "scrollView"
        case .table: "tableView"
        case .cell: "cell"
        case .collection: "collectionView"
        case .visualEffect: "visualEffect"
        case .shape: "shape"
        case .spacer: "spacer"
        }
    }
}
