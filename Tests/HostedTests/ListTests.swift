import ExtensionProcess
import RNUIKit
import Testing

/// Two fruits, in a prototype's cells.
private final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Apple", "Pear"]
    var chosen: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruits" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
}

extension HostedTests {
    @Test("a data source's rows are the table's children, with ids of their own") func rows() {
        let table =
            InterfaceCoder([
                .view: [
                    .type: "tableView", .id: "table",
                    .children: [
                        [
                            .type: "cell", .id: "cell", .reuseIdentifier: "fruit", .cellStyle: "default",
                            .children: [[.type: "label", .id: "name", .text: "Title"]],
                        ]
                    ],
                ]
            ]).makeView() as? UITableView
        let fruits = Fruits()
        table?.dataSource = fruits
        table?.delegate = fruits
        let children = table?.encode()[.children]?.array ?? []
        #expect(children.map { $0[.role] } == ["sectionHeader", "cell", "cell"])
        #expect(children.dropFirst().map { $0[.children]?.array?.first?[.text] } == ["Apple", "Pear"])
        #expect(Set(children.map { $0[.id]?.string }).count == 3)
        fruits.names = ["Plum"]
        table?.reloadData()
        #expect(table?.encode()[.children]?.array?.count == 2)
    }

    @Test("items of a flow have the delegate's sizes") func items() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 20)
        layout.scrollDirection = .horizontal
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot)
        let object = collection.encode()
        #expect(object[.children]?.array?.map { $0[.width] } == [30, 30])
        #expect(object[.scrollDirection] == "horizontal")
    }

    @Test("a flow's headers and footers have their sizes, and cells are made in theirs") func supplementaryViews() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 20)
        layout.headerReferenceSize.height = 25
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 80), collectionViewLayout: layout)
        let tiles = Tiles()
        collection.dataSource = tiles
        collection.delegate = tiles
        let children = collection.encode()[.children]?.array
        #expect(children?.map { $0[.role] } == ["sectionHeader", "cell", "sectionFooter"])
        #expect(children?.map { $0[.height] } == [25, 20, 8])
        #expect(
            tiles.sizes == [
                CGSize(width: 100, height: 25), CGSize(width: 30, height: 20), CGSize(width: 100, height: 8),
            ])
    }
}

/// One item, and a footer by the delegate.
final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    final class Tile: UICollectionViewCell {}

    /// The sizes in which views are made.
    var sizes: [CGSize] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "a")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: path)
        sizes.append(cell.frame.size)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(Tile.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "b")
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: path)
        sizes.append(view.frame.size)
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 8) }
}

/// A controller that overrides methods of the table's delegate.
private final class Invoice: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIImageView() }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        view.tag = 7
    }
}

extension HostedTests {
    @Test("a table controller's overrides of the delegate's methods count") func tableController() {
        let controller = Invoice(style: .grouped)
        // The table refers to its controller weakly.
        let footer = withExtendedLifetime(controller) { controller.tableView.encode()[.children]?.array?.first }
        #expect(footer?[.role] == "sectionFooter")
        #expect(footer?[.height] == 30)
    }

    @Test("a cell's handler configures it before it is shown") func configurationHandler() {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.configurationUpdateHandler = { cell, _ in cell.textLabel?.text = text }
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        #expect(table.visibleCells.first?.textLabel?.text == "a")
    }
}
