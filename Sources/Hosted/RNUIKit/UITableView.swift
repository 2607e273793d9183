import RNFoundation

/// Writes a view of type `tableView`, whose rows its data source makes before each layout after a change.
///
/// Header, rows and footers are children with a `role`: `tableHeader`, `sectionHeader`, `cell`, `sectionFooter`,
/// `tableFooter`. Rows below the screen's edge are made as well, and none is reused. Editing, selection and estimated
/// heights change no picture.
open class UITableView: UIScrollView {
    open override class var _type: String { "tableView" }

    public enum Style: Int {
        case plain, grouped, insetGrouped
        static let names = ["plain", "grouped", "insetGrouped"]
    }
    public enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum ScrollPosition: Int { case none, top, middle, bottom }
    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"
    /// Limit for all sections together: more rows than fit on the longest screen.
    private static let maxRows = 100

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        storage[.style] = .string(Style.names[style.rawValue])
        storage[.rowHeight] = "automatic"
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Asked for rows, headers and touches.
    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    open var style: Style {
        Style.names.firstIndex(of: storage[.style]?.string ?? "plain").flatMap(Style.init(rawValue:)) ?? .plain
    }
    /// In points. A negative height, as `automaticDimension`, is written as `automatic`.
    open var rowHeight: CGFloat {
        get { storage[.rowHeight]?.float ?? Self.automaticDimension }
        set { storage[.rowHeight] = newValue < 0 ? "automatic" : .points(newValue) }
    }
    open var estimatedRowHeight: CGFloat = -1
    /// In points. The delegate's methods give it where the code overrides none; without a delegate the content decides.
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { storage[.separatorStyle]?.string == "none" ? .none : .singleLine }
        set { storage[.separatorStyle] = newValue == .none ? "none" : "singleLine" }
    }
    open var separatorColor: UIColor? {
        get { color(.separatorColor) ?? .separator }
        set { set(.separatorColor, newValue) }
    }
    open var separatorInset: UIEdgeInsets {
        get {
            storage[.separatorInset].map { UIEdgeInsets(json: $0) }
                ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        set { storage[.separatorInset] = newValue.json }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue) } }
    open var backgroundView: UIView? {
        didSet { if let color = backgroundView?.backgroundColor { backgroundColor = color } }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var remembersLastFocusedIndexPath = false
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var dragInteractionEnabled = false
    open var sectionIndexColor: UIColor?

    private func replace(_ old: UIView?) {
        old?.removeFromSuperview()
        reloadData()
    }

    // MARK: Cells by identifier

    private var classes: [String: AnyClass] = [:]
    private var nibs: [String: UINib] = [:]
    /// A storyboard's prototypes, each with what makes it.
    package var prototypes: [String: () -> UIView?] = [:]

    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) { classes[identifier] = type }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        classes[identifier] = type
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { nibs[identifier] = nib }

    /// A new cell each time, of a storyboard's prototype, a registered xib or a registered class, in this order.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let prototype = prototypes[identifier] { return prototype() as? UITableViewCell }
        if let nib = nibs[identifier] {
            return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        }
        guard let type = classes[identifier] else { return nil }
        let arguments = CellArguments(style: .default, identifier: identifier)
        if type == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        return ClassRegistry.make(type, arguments) as? UITableViewCell
            ?? (type as? UITableViewCell.Type)?.init(coder: NSCoder())
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Host.shared.note("code-not-modelled", "no cell is registered as \(identifier): iOS raises an exception")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A plain header, also for a registered subclass; `nil` for a xib.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard classes[identifier] != nil else { return nil }
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    // MARK: Rows

    /// `true` from a change until the next layout.
    private var needsRows = false
    /// `true` while the data source makes rows, so that a question of the table from there doesn't start again.
    private var isBuilding = false
    private var rows: [(path: IndexPath, cell: UITableViewCell)] = []

    open func reloadData() {
        needsRows = true
        ViewStorage.version &+= 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        makeRows()
    }

    package override func prepareToEncode() { makeRows() }

    private func makeRows() {
        guard needsRows, !isBuilding, dataSource != nil || tableHeaderView != nil || tableFooterView != nil else {
            return
        }
        (needsRows, isBuilding) = (false, true)
        defer { isBuilding = false }
        subviews.filter { $0.storage[.role] != nil || $0 is UITableViewCell }.forEach { $0.removeFromSuperview() }
        rows = []
        add(tableHeaderView, "tableHeader", height: tableHeaderView?.placement.frame.height)
        if let dataSource {
            for section in 0..<max(0, dataSource.numberOfSections(in: self)) { add(section, of: dataSource) }
        }
        add(tableFooterView, "tableFooter", height: tableFooterView?.placement.frame.height)
    }

    private func add(_ section: Int, of source: any UITableViewDataSource) {
        let delegate = tableDelegate
        let header =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? Self.label(source.tableView(self, titleForHeaderInSection: section))
        add(header, "sectionHeader", height: delegate?.tableView(self, heightForHeaderInSection: section))
        if let header { delegate?.tableView(self, willDisplayHeaderView: header, forSection: section) }
        for row in 0..<max(0, source.tableView(self, numberOfRowsInSection: section)) where rows.count < Self.maxRows {
            let path = IndexPath(row: row, section: section)
            let cell = source.tableView(self, cellForRowAt: path)
            rows.append((path, cell))
            cell.setNeedsUpdateConfiguration()
            add(cell, "cell", height: delegate?.tableView(self, heightForRowAt: path))
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        let footer =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? Self.label(source.tableView(self, titleForFooterInSection: section))
        add(footer, "sectionFooter", height: delegate?.tableView(self, heightForFooterInSection: section))
        if let footer { delegate?.tableView(self, willDisplayFooterView: footer, forSection: section) }
    }

    private static func label(_ title: String?) -> UIView? {
        guard let title, !title.isEmpty else { return nil }
        let label = UILabel()
        label.text = title
        return label
    }

    /// - Parameter height: in points; `nil`, zero or less for the view's own.
    private func add(_ view: UIView?, _ role: JSON, height: CGFloat?) {
        guard let view else { return }
        view.placement.translates = false
        view.storage[.role] = role
        if let height, height > 0, height != rowHeight || role != "cell" { view.storage[.height] = .points(height) }
        insert(view, at: subviews.count)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// All cells, also those below the screen's edge.
    open var visibleCells: [UITableViewCell] {
        makeRows()
        return rows.map(\.cell)
    }
    open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.path) }
    open func cellForRow(at path: IndexPath) -> UITableViewCell? {
        makeRows()
        return rows.first { $0.path == path }?.cell
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
    open private(set) var indexPathForSelectedRow: IndexPath?
    open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    /// Kept for `indexPathForSelectedRow`. The cell isn't drawn as selected, and the table doesn't scroll.
    open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = path
    }
    open func deselectRow(at path: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
    /// Scrolls as far as needed to show the row, whatever the position.
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        if let cell = cellForRow(at: path) { scrollRectToVisible(cell.frame, animated: animated) }
    }
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func reconfigureRows(at paths: [IndexPath]) { reloadData() }
    open func moveRow(at path: IndexPath, to other: IndexPath) { reloadData() }
    open func rectForRow(at path: IndexPath) -> CGRect { cellForRow(at: path)?.frame ?? .zero }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.first { $0.cell.frame.contains(point) }?.path }
    /// Updates make all rows again, without animation.
    open func beginUpdates() {}
    open func endUpdates() { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        if let completion { EventLoop.shared.schedule { completion(true) } }
    }

    /// A row that the user taps.
    package func select(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell),
            let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
        else { return }
        indexPathForSelectedRow = chosen
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }
}
