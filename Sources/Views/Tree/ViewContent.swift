/// The content of a view, by type.
public enum ViewContent: Sendable, Equatable {
    /// A plain view; its children are laid out as in an overlay.
    case view
    /// Text of one or more lines; as high as its lines.
    case label(Label)
    /// An image in a content mode; as large as the image by default.
    case image(ImageView)
    /// Children in a row or column; hidden ones take no space.
    case stack(Stack)
    /// Children on top of one another, positioned by `placement`; as large as the largest.
    case overlay
    /// A view that draws itself, such as a button: `.button(Button("OK"))`.
    case control(AnyControl)
    /// Children in a content that may be larger than the view; no size of its own.
    case scroll(ScrollView)
    /// Children as rows below one another; no intrinsic size.
    indirect case table(TableView)
    /// A row of a table or an item of a collection; its children are laid out as in an overlay.
    case cell(Cell)
    /// Children in lines, like UICollectionViewFlowLayout; no intrinsic size.
    indirect case collection(CollectionView)
    /// A blur of the background.
    case visualEffect(Material)
    /// A vector shape in the view's bounds, in place of code in `draw(_:)` or a layer.
    case shape(Shape)
    /// Takes the remaining space along a stack's axis, at least `minLength` points.
    case spacer(minLength: Double)

    /// The case's stable name in dumps and templates.
    public var kindName: String {
        switch self {
        case .view: "view"
        case .label: "label"
        case .image: "image"
        case .stack: "stack"
        case .overlay: "overlay"
        case .control(let control): type(of: control.base).kindName
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
