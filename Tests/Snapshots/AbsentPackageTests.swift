import Chrome
import ContentExtensionHost
import RenderNotification
import Renderer
import TestSupport
import Testing
import Views

/// Extensions whose packages aren't there: the rest of the card is drawn as its code says.
@Suite(.serialized) struct AbsentPackageTests {
    /// The texts and boxes of the custom content with their frames in it, and the findings.
    private func drawn(_ body: String, imports: [String] = ["Stars"], types: String = "") throws
        -> (frames: [String: Rect], findings: [String])
    {
        let source = """
            import UIKit
            import SwiftUI
            import UserNotificationsUI
            \(imports.map { "import \($0)" }.joined(separator: "\n"))
            \(types)
            class NotificationViewController: UIViewController, UNNotificationContentExtension {
            \(body)
            }
            """
        return try DrawnCode.drawn(["NotificationViewController.swift": source])
    }

    @Test("a view of a package is a box of the size that constraints give it, and the views around it stay")
    func constraints() throws {
        let (frames, findings) = try drawn(
            """
            private let stars = StarView(rating: 4)
            private let label = UILabel()
            override func viewDidLoad() {
                [stars, label].forEach {
                    $0.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview($0)
                }
                stars.fillMode = .half
                stars.contentMode = .scaleAspectFit
                NSLayoutConstraint.activate([
                    stars.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                    stars.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    stars.widthAnchor.constraint(equalToConstant: 120),
                    stars.heightAnchor.constraint(equalToConstant: 40),
                    label.topAnchor.constraint(equalTo: stars.bottomAnchor, constant: 8),
                    label.leadingAnchor.constraint(equalTo: stars.leadingAnchor),
                    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
                ])
            }
            func didReceive(_ notification: UNNotification) {
                label.text = notification.request.content.title
                stars.play { self.label.text = "Played" }
            }
            """)
        #expect(frames["StarView"] == Rect(x: 20, y: 10, width: 120, height: 40))
        #expect(frames["Order"]?.minX == 20)
        #expect(frames["Order"]?.minY == 58)
        #expect(
            findings.first
                == "code-missing-module: there is no module Stars here: StarView is a box, and 2 parts of the code are left out"
        )
        #expect(findings.filter { $0.hasPrefix("code-left-out") }.count == 2)
    }

    @Test("a box without a size is as large as its name, and no position is left open")
    func ownSize() throws {
        let (frames, findings) = try drawn(
            """
            private let badge = TicketLabel()
            private let label = UILabel()
            override func viewDidLoad() {
                [badge, label].forEach {
                    $0.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview($0)
                }
                label.text = "Below"
                NSLayoutConstraint.activate([
                    badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                    badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    label.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8),
                    label.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
                    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
                ])
            }
            func didReceive(_ notification: UNNotification) {}
            """)
        let box = try #require(frames["TicketLabel"])
        #expect(box.minX == 20 && box.minY == 10 && box.width > 30 && box.height > 10)
        #expect(frames["Below"]?.minY == box.maxY + 8)
        #expect(!findings.contains { $0.hasPrefix("layout-ambiguous") })
    }

    @Test("a box follows frames, and a subclass of a package's view draws itself")
    func frames() throws {
        let (frames, _) = try drawn(
            """
            let map = MapBoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), options: MapOptions(zoom: 12))
            let card = OrderCard()
            override func viewDidLoad() {
                map.zoom = 3
                view.addSubview(map)
                view.addSubview(card)
                preferredContentSize.height = 150
            }
            override func viewDidLayoutSubviews() { card.frame = CGRect(x: 10, y: 60, width: 200, height: 40) }
            func didReceive(_ notification: UNNotification) { card.label.text = notification.request.content.body }
            """,
            types: """
                class OrderCard: StarCard {
                    let label = UILabel()
                    override init(frame: CGRect) { super.init(frame: frame); addSubview(label); cornerStyle = .round }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                    override func layoutSubviews() { super.layoutSubviews(); label.frame = bounds }
                }
                """)
        #expect(frames["MapBoxView"] == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(frames["On its way"] == Rect(x: 10, y: 60, width: 200, height: 40))
        #expect(frames["StarCard"] == nil)
    }

    @Test("where a package's value decides, the code goes the other way")
    func conditions() throws {
        let (frames, _) = try drawn(
            """
            let label = UILabel()
            override func viewDidLoad() {
                label.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
                view.addSubview(label)
            }
            func didReceive(_ notification: UNNotification) {
                let text = notification.request.content.body
                if let styled = try? Markdown(text).attributed() {
                    label.attributedText = styled
                } else {
                    label.text = text
                }
            }
            """)
        #expect(frames["On its way"] != nil)
    }

    @Test("a SwiftUI view with a package's store keeps all that the store doesn't give")
    func store() throws {
        let (frames, findings) = try drawn(
            """
            let store = Store(initial: OrderFeature.State()) { OrderFeature() }
            override func viewDidLoad() { store.send(.loaded) }
            func didReceive(_ notification: UNNotification) {
                let host = UIHostingController(
                    rootView: OrderView(store: store, title: notification.request.content.title))
                addChild(host)
                host.view.frame = view.bounds
                host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(host.view)
                preferredContentSize = CGSize(width: 0, height: 100)
            }
            """, imports: ["Architecture", "StarUI"],
            types: """
                @Reducer struct OrderFeature {
                    @ObservableState struct State: Equatable { var count = 0 }
                    enum Action { case loaded }
                    var body: some ReducerOf<Self> { Reduce { state, action in .none } }
                }
                struct OrderView: View {
                    let store: StoreOf<OrderFeature>
                    let title: String
                    var body: some View {
                        VStack(alignment: .leading, spacing: 0) {
                            Text(title).shimmering()
                            Text("Count \\(store.count)!")
                            Stars(rating: 3) { Text($0) }.frame(width: 80, height: 30).shimmering()
                        }
                    }
                }
                """)
        #expect(frames["Order"] != nil)
        #expect(frames["Count …!"] != nil)
        #expect(frames["Stars"].map { $0.height > 0 && $0.width <= 80 } == true)
        #expect(findings.contains { $0.contains("shimmering") })
        #expect(
            findings.first?.hasPrefix("code-missing-module: there are no modules Architecture and StarUI here") == true)
    }

    @Test("properties with a package's wrapper keep their values")
    func wrappers() throws {
        let (frames, _) = try drawn(
            """
            let order = StoredOrder()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
            override func viewDidLoad() { view.addSubview(label) }
            func didReceive(_ notification: UNNotification) {
                order.name = notification.request.content.title
                label.text = "\\(order.name) \\(order.total)"
            }
            """,
            types: """
                final class StoredOrder: StoredObject {
                    @Persisted(primaryKey: true) var id: String
                    @Persisted var name: String
                    @Persisted var total = 3
                }
                """)
        #expect(frames["Order 3"] != nil)
    }

    @Test("a box keeps the modifiers of its view, whose closures may declare values")
    func modifiers() throws {
        let (frames, _) = try drawn(
            """
            func didReceive(_ notification: UNNotification) {
                let host = UIHostingController(rootView: Card())
                addChild(host)
                view.addSubview(host.view)
                host.view.frame = view.bounds
                host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                preferredContentSize = CGSize(width: 0, height: 180)
            }
            """, imports: ["NukeUI"],
            types: """
                struct Card: View {
                    var body: some View {
                        VStack(spacing: 0) {
                            LazyImage(url: nil) { state in
                                if let image = state.image { image.resizable() } else { Color.red }
                            }
                            .frame(height: 120)
                            Text("Below").frame(height: 60)
                        }
                    }
                }
                """)
        #expect(frames["LazyImage"].map { abs($0.minY + $0.height / 2 - 60) < 0.5 } == true)
    }

    @Test("of a choice between two values the one that compiles is taken")
    func operand() throws {
        let (frames, _) = try drawn(
            """
            private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
            override func viewDidLoad() { view.addSubview(label) }
            func didReceive(_ notification: UNNotification) {
                let level = Level(rawValue: "a")
                set(level?.name ?? "Plain")
            }
            func set(_ text: String) { label.text = text }
            """)
        #expect(frames["Plain"] != nil)
    }

    @Test("a class that another branch of #if has for another platform")
    func platforms() throws {
        let source = """
            import UIKit
            import UserNotificationsUI
            #if canImport(UIKit)
            class NotificationViewController: UIViewController, UNNotificationContentExtension {
                func didReceive(_ notification: UNNotification) {
                    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
                    label.text = "Here"
                    view.addSubview(label)
                }
            }
            #elseif canImport(AppKit)
            class NotificationViewController: NSViewController {}
            #endif
            """
        #expect(try DrawnCode.drawn(["NotificationViewController.swift": source]).frames["Here"] != nil)
    }
}
