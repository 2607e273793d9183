/// Optional access to the content's parts, so that properties are set only where they exist.
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

    var lineShape: (color: Color, width: Double, dash: [Double])? {
        get { if case .shape(.line(let color, let width, let dash)) = self { (color, width, dash) } else { nil } }
        set {
            if let newValue { self = .shape(.line(color: newValue.color, width: newValue.width, dash: newValue.dash)) }
        }
    }

    var pathShape: PathShape? {
        get { if case .shape(.path(let shape)) = self { shape } else { nil } }
        set { if let newValue { self = .shape(.path(newValue)) } }
    }

    var gradientShape: (from: Color, to: Color, angle: Double)? {
        get { if case .shape(.gradient(let from, let to, let angle)) = self { (from, to, angle) } else { nil } }
        set {
            if let newValue { self = .shape(.gradient(from: newValue.from, to: newValue.to, angle: newValue.angle)) }
        }
    }
}
