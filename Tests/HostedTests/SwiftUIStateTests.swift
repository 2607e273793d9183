import RNSwiftUI
import Testing

/// A record of the calls of these tests' views.
private final class Log: ObservableObject {
    @Published var count = 0
    var calls: [String] = []
}

@Observable private final class Basket { var items = 1 }

private struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
        Text("\(count)").onTapGesture { count += 1 }
            .onAppear { log.calls.append("appear") }
            .onDisappear { log.calls.append("disappear") }
            .onChange(of: count) { log.calls.append("\($0) to \($1)") }
    }
}

private struct Switching: View {
    let log: Log
    @State private var isFirst = true
    @State private var id = 0
    var body: some View {
        VStack {
            Color.red.frame(height: 1).onTapGesture { isFirst.toggle() }
            Color.blue.frame(height: 1).onTapGesture { id += 1 }
            if isFirst { Counter(log: log) } else { Counter(log: log) }
            Counter(log: log).id(id)
        }
    }
}

private struct Endless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Observing: View {
    @ObservedObject var log: Log
    let basket: Basket
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("\(log.count) \(basket.items) \(limit ?? 0)") }
}

extension HostedTests {
    /// A controller whose view has been laid out.
    func show<V: View>(_ view: V) -> UIHostingController<V> {
        Host.shared.ask = { question in
            guard question[.query]?.string == WireQuery.textSize.rawValue, let label = question[.label] else {
                return [.missing: true]
            }
            return [.size: .size(SwiftUILayoutCase.size(ofLabel: label, width: question[.width]?.float))]
        }
        let controller = UIHostingController(rootView: view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        controller.view.layoutIfNeeded()
        return controller
    }

    func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    /// The views that are tapped, from back to front.
    func touchable(in view: UIView) -> [UIView] {
        (view.gestureRecognizers?.isEmpty == false ? [view] : []) + view.subviews.flatMap { touchable(in: $0) }
    }

    func tap<V: View>(_ index: Int, in controller: UIHostingController<V>) {
        _ = touchable(in: controller.view)[index].gestureRecognizers?.first?.recognize()
        EventLoop.shared.run(until: Host.shared.now)
    }

    @Test("state lasts as long as its view, and goes with its branch and id") func state() {
        let log = Log()
        let controller = show(Switching(log: log))
        #expect(texts(in: controller.view) == ["0", "0"])
        tap(2, in: controller)
        tap(3, in: controller)
        tap(3, in: controller)
        #expect(texts(in: controller.view) == ["1", "2"])
        #expect(log.calls == ["appear", "appear", "0 to 1", "0 to 1", "1 to 2"])
        log.calls = []
        tap(0, in: controller)
        #expect(texts(in: controller.view) == ["0", "2"])
        #expect(log.calls == ["disappear", "appear"])
        tap(1, in: controller)
        #expect(texts(in: controller.view) == ["0", "0"])
    }

    @Test("views follow objects that they observe, and the root view that is set anew") func observation() {
        let (log, basket) = (Log(), Basket())
        let controller = show(Observing(log: log, basket: basket))
        #expect(texts(in: controller.view) == ["0 1 0"])
        log.count = 5
        basket.items = 2
        EventLoop.shared.run(until: Host.shared.now)
        #expect(texts(in: controller.view) == ["5 2 0"])
        let label = controller.view.subviews.first
        controller.rootView = Observing(log: log, basket: Basket())
        EventLoop.shared.run(until: Host.shared.now)
        #expect(texts(in: controller.view) == ["5 1 0"])
        #expect(controller.view.subviews.first === label)
    }

    @Test("a literal is a key with Markdown, and a string isn't") func literals() {
        let name = "**you**"
        let controller = show(
            VStack {
                Text("Hello **\(2)** of \("you")") + Text("!")
                Text(name)
            })
        let runs = controller.view.subviews.map { $0.encode()[.attributedText]?.array ?? [] }
        #expect(runs[0].map { $0[.text]?.text } == ["Hello ", "2", " of you", "!"])
        #expect(runs[0].map { $0[.font]?[.weight] } == [nil, "bold", nil, nil])
        #expect(texts(in: controller.view).last == "**you**")
    }

    @Test("constraints get the content's height at the view's width") func height() {
        let controller = show(Text(verbatim: "abcdefgh"))
        controller.view.frame.size.width = 40
        #expect(controller.view.encode()[.constraints]?.array?.compactMap { $0[.constant]?.number } == [40, 40])
        #expect(controller.sizeThatFits(in: CGSize(width: 40, height: 1_000)) == CGSize(width: 40, height: 40))
        #expect(controller.view.intrinsicContentSize.height == 40)
        controller.view.frame.size.width = 0
        #expect(controller.view.intrinsicContentSize == CGSize(width: 80, height: 20))
    }

    @Test("a body that never settles ends with a note") func endless() {
        let controller = show(Endless())
        #expect(texts(in: controller.view) == ["9"])
        let notes = Host.shared.takeRequests().compactMap { $0[name: "note"]?[.message]?.string }
        #expect(notes.contains { $0.contains("changes the state that it reads") })
    }
}
