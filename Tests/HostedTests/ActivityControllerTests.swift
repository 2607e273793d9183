import RNWidgetKit
import Testing

/// A Live Activity in the process of its widget's code.
extension HostedTests {
    /// The limits of the presentations on a phone of 393 points.
    static let presentations: JSON = [
        .lockScreen: [.width: [365, 365], .height: [64, 160]], .expanded: [.width: [370, 370], .height: [84, 160]],
        .compactLeading: [.width: [0, 52], .height: [37, 37]],
        .compactTrailing: [.width: [0, 52], .height: [37, 37]],
        .minimal: [.width: [37, 45], .height: [37, 37]], .camera: [125, 37],
    ]

    /// A started widget of this module, and texts of 10 points a character.
    func startActivity(_ widget: String = "OrderWidget") {
        ActivityController.module = "HostedTests"
        Host.shared.ask = { question in
            guard question[.query]?.string == WireQuery.textSize.rawValue, let label = question[.label] else {
                return [.missing: true]
            }
            return [.size: .size(SwiftUILayoutCase.size(ofLabel: label, width: question[.width]?.float))]
        }
        start([.kind: "activity", .class: .string(widget)])
        call(.viewDidLoad)
    }

    /// Has the widget read a state, outside of a session.
    func readActivity(_ state: String) {
        ActivityController.module = "HostedTests"
        let controller = ActivityController(widget: "OrderWidget")
        controller?.loadViewIfNeeded()
        controller?.receive([.attributes: #"{"orderID": "A1"}"#, .state: .string(state)])
    }

    /// The requests of a push, and the views that are laid out after it.
    @discardableResult func push(
        _ state: String, _ attributes: String = #"{"orderID": "A1"}"#, isStale: Bool = false, at now: Double = 0
    ) -> JSON {
        let requests = call(
            .activity, at: now,
            [
                .id: "activity-1", .attributes: .string(attributes), .state: .string(state), .isStale: .bool(isStale),
                .presentations: Self.presentations,
            ])
        let laidOut = call(.viewDidLayoutSubviews, at: now)
        return [.requests: requests[.requests] ?? [], .view: laidOut[.view] ?? requests[.view] ?? .null]
    }

    /// The view of a presentation in a reply: its name, and a number for later ones of the process.
    func presentation(_ name: String, in reply: JSON) -> JSON? {
        reply[.view]?[.children]?.array?.first { child in
            child[.id]?.string.map { $0 == name || $0.hasPrefix(name + "-") } ?? false
        }
    }

    /// The texts of a presentation in a reply.
    func texts(_ name: String, in reply: JSON) -> [String] {
        func texts(_ view: JSON) -> [String] {
            [view[.text]?.string].compactMap { $0 } + (view[.children]?.array ?? []).flatMap(texts)
        }
        return presentation(name, in: reply).map(texts) ?? []
    }

    func reading(_ reply: JSON) -> JSON? { reply[.requests]?.array?.last?[request: .activityRead] }

    @Test("each presentation shows the values of a push, and the next push's") func activityPresentations() {
        startActivity()
        let first = push(#"{"title": "Pizza", "step": "baking"}"#)
        #expect(texts("lockScreen", in: first) == ["Pizza", "A1"])
        #expect(texts("expanded", in: first) == ["Left", "Right", "Pizza", "Ring"])
        #expect(texts("compactLeading", in: first) == ["ab"])
        #expect(texts("compactTrailing", in: first) == ["abcdefgh"])
        #expect(texts("minimal", in: first) == ["x"])
        let second = push(#"{"title": "Late", "step": "onTheWay"}"#, isStale: true)
        #expect(texts("lockScreen", in: second) == ["Late", "A1 old"])
        #expect(texts("expanded", in: second) == ["Left", "Right", "Late", "Ring"])
    }

    @Test("presentations are as large as their contents, within the system's limits") func activitySizes() throws {
        startActivity()
        let sizes = try #require(reading(push(#"{"title": "Pizza", "step": "baking"}"#))?[.presentations])
        // Two lines of 20 and margins of 10.
        #expect(sizes[.lockScreen]?.size == CGSize(width: 365, height: 60))
        // The outer margin is 8 and the inner one 1.
        #expect(sizes[.compactLeading]?.size?.width == 29)
        let long = try #require(
            reading(push(#"{"title": "\#(String(repeating: "a", count: 500))", "step": "baking"}"#)))
        #expect(long[.presentations]?[.lockScreen]?.size?.height == CGFloat(15 * 20 + 20 + 20))
    }

    @Test("the colour that the code gives the card lies behind it, and changes with the state") func activityTint()
        throws
    {
        startActivity()
        let fresh = try #require(presentation("lockScreen", in: push(#"{"title": "a", "step": "baking"}"#)))
        let stale = try #require(
            presentation("lockScreen", in: push(#"{"title": "a", "step": "baking"}"#, isStale: true)))
        #expect(fresh[.backgroundColor] != nil && stale[.backgroundColor] != nil)
        #expect(fresh[.backgroundColor] != stale[.backgroundColor])
    }

    @Test("a date that runs is shown anew as time goes on") func activityTimers() {
        startActivity()
        // Fifty seconds after the start of the run, in seconds since 2001.
        let arrival = 1_700_000_050 - 978_307_200
        let reply = push(#"{"title": "a", "step": "baking", "arrival": \#(arrival)}"#)
        #expect(texts("lockScreen", in: reply).last == "0:50")
        #expect(texts("lockScreen", in: call(.advance, at: 7)).last == "0:43")
    }

    @Test("in an activity a text that counts takes the width that it is offered", arguments: [true, false])
    func stretchedTimers(stretches: Bool) {
        // Fact: activities/text.timer.
        func width(_ text: Text) -> CGFloat {
            show(text.environment(\.isInWidget, stretches)).sizeThatFits(in: CGSize(width: 150, height: 50)).width
        }
        #expect(width(Text(Date(), style: .timer)) == (stretches ? 150 : 40))
        #expect(width(Text(verbatim: "0:00")) == 40)
    }

    @Test("in an activity a link has the colour around it") func links() throws {
        let link = Link("a", destination: URL(fileURLWithPath: "/"))
        func color(_ view: some View) throws -> UIColor? {
            try #require(views(UILabel.self, in: show(view).view).first).textColor
        }
        #expect(try color(link) != color(Text("a")))
        #expect(try color(link.environment(\.isInWidget, true)) == color(Text("a")))
    }

    @Test("a button with an intent is a button that does nothing") func intentButtons() {
        startActivity()
        let before = push(#"{"title": "a", "step": "baking"}"#)
        #expect(texts("expanded", in: before).contains("Ring"))
        #expect(CallIntent().number == 7 && CallIntent().name == nil)
        #expect(CallIntent(name: "Ada").name == "Ada")
    }

    @Test("another widget, or none of the name, has no activity", arguments: ["PlainWidget", "MissingWidget"])
    func noActivity(widget: String) {
        startActivity(widget)
        #expect(push(#"{"title": "a", "step": "baking"}"#)[.requests]?.array?.isEmpty != false)
    }
}
