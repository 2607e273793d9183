import RNFoundation

extension UICollectionView {
    /// A cell's class with the closure that sets it up, in place of an identifier.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let nib: UINib?
        public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
    ) -> Cell {
        let identifier = "\(Cell.self)"
        if let nib = registration.nib {
            register(nib, forCellWithReuseIdentifier: identifier)
        } else {
            register(Cell.self, forCellWithReuseIdentifier: identifier)
        }
        let cell =
            dequeueReusableCell(withReuseIdentifier: identifier, for: path) as? Cell
            ?? unsafeDowncast(
                UICollectionViewCell(frame: .zero), to: Cell.self)
        if let item { registration.handler(cell, path, item) }
        return cell
    }

    /// A header's or footer's class with the closure that sets it up.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        public init(elementKind kind: String, handler: @escaping Handler) {
            (self.kind, self.handler) = (kind, handler)
        }
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
    ) -> Supplementary {
        let identifier = "\(Supplementary.self)"
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier)
        let made = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: identifier, for: path)
        let view =
            made as? Supplementary ?? unsafeDowncast(UICollectionReusableView(frame: .zero), to: Supplementary.self)
        registration.handler(view, registration.kind, path)
        return view
    }
}
