import RNSwiftUI
import Testing

/// A record of the calls of these tests' views.
private final class Diary: ObservableObject {
    @Published var guests = 1
    let dates = PassthroughSubject<String, Never>()
    var calls: [String] = []
}

private struct Invitation: View {
    let diary: Diary
    @State private var answers = 0
    @State private var isQuiet = false
    @State private var name = ""
    var body: some View {
        VStack {
            Text("\(answers) \(isQuiet ? "quiet" : "loud") \(name)")
            Button("Accept it") { answers += 1 }
            Button("Refuse it") { answers -= 1 }.disabled(true)
            Button {
                answers += 10
            } label: {
                Color.red.frame(width: 20, height: 20)
            }.accessibilityLabel("Ten times")
            Toggle("Quietly", isOn: $isQuiet)
            TextField("Your name", text: $name)
            if isQuiet { Button("Call later") {} } else { Button("Call later") {} }
        }
    }
}

private struct Guests: View {
    @EnvironmentObject var diary: Diary
    @AppStorage("swiftui-guests") private var stored = 3
    var body: some View { Text("\(diary.guests) \(stored)").onTapGesture { stored += 1 } }
}

private struct Life: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
        VStack {
            Text("\(count)")
                .onAppear { diary.calls.append("inner appears") }
                .onChange(of: count) { diary.calls.append("count \($1)") }
        }
        .onAppear {
            diary.calls.append("outer appears")
            count = 1
        }
        .onReceive(diary.dates) { diary.calls.append("receives \($0)") }
    }
}

extension HostedTests {
    /// The view of that name, with its place among all others of a controller.
    func find(_ name: String, in view: UIView) -> UIView? {
        view.storage.id == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }

    func touch(_ name: String, in controller: UIViewController) {
        _ = find(name, in: controller.view)?.gestureRecognizers?.first?.recognize()
        EventLoop.shared.run(until: Host.shared.now)
    }

    @Test("views are named by what is written on them, and controls are touched by these names") func swiftUINames()
        throws
    {
        let controller = show(Invitation(diary: Diary()))
        let text = try #require(find("Invitation-Text", in: controller.view) as? UILabel)
        #expect(text.text == "0 loud ")
        touch("Accept it", in: controller)
        touch("Refuse it", in: controller)
        touch("Ten times", in: controller)
        #expect(text.text == "11 loud ")
        let later = find("Call later", in: controller.view)
        let toggle = try #require(find("Quietly", in: controller.view) as? UISwitch)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        let field = try #require(find("Your name", in: controller.view) as? UITextField)
        field.text = "Ada"
        field.sendActions(for: .editingChanged)
        EventLoop.shared.run(until: Host.shared.now)
        #expect(text.text == "11 quiet Ada")
        let second = find("Call later", in: controller.view)
        #expect(second != nil && second !== later)
        #expect(find("Invitation", in: controller.view) === controller.view)
    }

    @Test("a row of several texts is touched by the first one, unless a button within it has that") func rowNames() {
        var touched: [String] = []
        let row = VStack {
            Button("Call") { touched.append("button") }
            Text("Airport")
            Text("in 27 minutes")
        }
        let controller = show(row.onTapGesture { touched.append("row") })
        touch("Call", in: controller)
        touch("Airport", in: controller)
        #expect(touched == ["button", "row"])
    }

    @Test("a hosting controller answers sizes, with and without a frame") func hostingSizes() {
        let controller = show(Text(verbatim: "abcdefgh").padding(10))
        #expect(controller.sizeThatFits(in: CGSize(width: 60, height: 500)) == CGSize(width: 60, height: 60))
        let most = CGFloat.greatestFiniteMagnitude
        #expect(controller.sizeThatFits(in: CGSize(width: most, height: most)) == CGSize(width: 100, height: 40))
        #expect(controller.preferredContentSize == .zero)
        controller.sizingOptions = .preferredContentSize
        controller.view.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        controller.view.layoutIfNeeded()
        #expect(controller.preferredContentSize == CGSize(width: 60, height: 60))
        controller.rootView = Text(verbatim: "ab").padding(10)
        EventLoop.shared.run(until: Host.shared.now)
        #expect(controller.preferredContentSize == CGSize(width: 40, height: 40))
        #expect(show(Color.red).sizeThatFits(in: CGSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    }

    @Test("a hosting controller that is a child lays its view out again when the frame changes") func hostedChild() {
        let parent = UIViewController()
        let controller = show(Color.red.frame(height: 20))
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        controller.view.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
        controller.view.layoutIfNeeded()
        #expect(SwiftUILayoutCase.frames(in: controller.view) == [[0, 10, 50, 20]])
        controller.view.frame.size = CGSize(width: 80, height: 20)
        controller.view.layoutIfNeeded()
        #expect(SwiftUILayoutCase.frames(in: controller.view) == [[0, 0, 80, 20]])
    }

    @Test("objects of the environment and the user's defaults change views") func observedObjects() {
        UserDefaults.standard.removeObject(forKey: "swiftui-guests")
        let diary = Diary()
        let controller = show(Guests().environmentObject(diary))
        #expect(texts(in: controller.view) == ["1 3"])
        diary.guests = 2
        tap(0, in: controller)
        #expect(texts(in: controller.view) == ["2 4"])
        #expect(UserDefaults.standard.integer(forKey: "swiftui-guests") == 4)
    }

    @Test("views appear from the outside in, and changes are told after that") func lifeOrder() {
        let diary = Diary()
        let controller = show(Life(diary: diary))
        diary.dates.send("noon")
        EventLoop.shared.run(until: Host.shared.now)
        #expect(diary.calls == ["outer appears", "inner appears", "count 1", "receives noon"])
        #expect(texts(in: controller.view) == ["1"])
    }
}
