import Basics
import RNUIKit
import Testing

@testable import InterfaceBuilder

private final class ItemCell: UITableViewCell {
    weak var name: UILabel?
}

/// A custom object of the scene.
private final class Items: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.name?.text = "Item \(indexPath.row)"
        return cell
    }
}

private final class Total: UIViewController {
    weak var label: UILabel?
    var sum = 0
    override func viewDidLoad() { label?.text = "Sum \(sum)" }
}

private final class Order: UIViewController, UITableViewDelegate, UITextFieldDelegate {
    weak var table: UITableView?
    var taps = 0
    func tapped(_ sender: UITapGestureRecognizer) { taps += 1 }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as? Total)?.sum = 12 }
}

extension HostedTests {
    /// A table with a prototype, a field, a container and a gesture; its ids are Xcode's.
    private static let storyboard = """
        <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc-1"><scenes>
        <scene><objects><viewController id="vc-1" customClass="Order" customModule="App"><view key="view" id="root">
        <subviews>
        <tableView dataMode="prototypes" id="table-1"><prototypes>
        <tableViewCell reuseIdentifier="item" id="cell-1" customClass="ItemCell" customModule="App">
        <tableViewCellContentView key="contentView" id="content-1"><subviews>
        <label text="Label" id="label-1"/><textField id="field-1">
        <connections><outlet property="delegate" destination="vc-1" id="o1"/></connections></textField>
        </subviews></tableViewCellContentView>
        <connections><outlet property="name" destination="label-1" id="o2"/></connections></tableViewCell>
        </prototypes><connections><outlet property="dataSource" destination="items-1" id="o3"/>
        <outlet property="delegate" destination="vc-1" id="o4"/></connections></tableView>
        <containerView id="container-1"><connections><segue destination="vc-2" kind="embed" id="s1"/></connections>
        </containerView>
        <view id="target-1"><connections>
        <outletCollection property="gestureRecognizers" destination="tap-1" appends="YES" id="o5"/></connections></view>
        </subviews></view>
        <connections><outlet property="table" destination="table-1" id="o6"/></connections></viewController>
        <customObject id="items-1" customClass="Items" customModule="App"/>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap-1"><connections>
        <action selector="tapped:" destination="vc-1" id="a1"/></connections></tapGestureRecognizer>
        </objects></scene>
        <scene><objects><viewController storyboardIdentifier="total" id="vc-2" customClass="Total" customModule="App">
        <view key="view" id="root-2"><subviews><label text="Label" id="label-2"/></subviews></view>
        <connections><outlet property="label" destination="label-2" id="o7"/></connections></viewController>
        </objects></scene></scenes></document>
        """

    private func interface(identifier: String? = nil) throws -> JSON {
        let report = DiagnosticCollector(file: "MainInterface.storyboard")
        let document = try #require(
            InterfaceDocument.read(Array(Self.storyboard.utf8), identifier: identifier, report: report))
        return try #require(JSON(text: Data(document.hosted.compactText.utf8)))
    }

    private func registerStoryboardClasses() {
        ClassRegistry.classes = [
            HostedClass("Order", Order.self) { c in
                c.outlet("table", \Order.table)
                c.action("tapped:", Order.tapped)
            },
            HostedClass("ItemCell", ItemCell.self) { $0.outlet("name", \ItemCell.name) },
            HostedClass("Items", Items.self) { $0.makes { Items() } },
            HostedClass("Total", Total.self) { $0.outlet("label", \Total.label) },
        ]
    }

    @Test("a storyboard's cells, objects, gestures and containers reach the code") func storyboard() throws {
        registerStoryboardClasses()
        let order = try #require(UIStoryboard.controller(of: "App.Order", try interface()) as? Order)
        let root: UIView = order.view
        let table = try #require(order.table)
        #expect(table.delegate === order)
        let rows = table.encode()[.children]?.array ?? []
        #expect(rows.map { $0[.children]?.array?.first?[.text] } == ["Item 0", "Item 1"])
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ItemCell)
        let field = try #require(cell.subviews.compactMap { $0 as? UITextField }.first)
        #expect(field.delegate === order)

        let total = try #require(order.children.first as? Total)
        #expect(total.label?.text == "Sum 12")
        #expect(total.view.superview?.superview === root)

        let tap = try #require(root.subviews.last?.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        #expect(tap.recognize())
        #expect(order.taps == 1)
    }

    @Test("scenes are found by their storyboard identifiers") func storyboardIdentifiers() throws {
        registerStoryboardClasses()
        let interface = try interface(identifier: "total")
        #expect(interface[.class] == "App.Total")
        let total = UIStoryboard.controller(of: interface[.class]?.string, interface)
        #expect(total.view.subviews.count == 1)
        #expect(total.storyboard != nil)
    }
}
