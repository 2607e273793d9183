import RNSwiftUI
import Testing

private struct Journeys: View {
    @State var path: [Int] = []
    @State private var isAsking = false
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("All trips")
                NavigationLink("Ferry", value: 7)
                NavigationLink("Bus") { Text("By bus") }
                Button("Ask") { isAsking = true }
            }
            .navigationTitle("Trips")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Trip \(number)")
                    Button("Next") { path.append(number + 1) }
                    Leave()
                }
            }
            .navigationDestination(isPresented: $isAsking) { Leave() }
        }
    }
}

private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
}

private struct OldLink: View {
    @State private var isActive = false
    var body: some View {
        NavigationView {
            NavigationLink(isActive: $isActive) {
                Button("Close") { isActive = false }
            } label: {
                Text("Open")
            }
        }
    }
}

private struct Choices: View {
    @State private var chosen = "none"
    @State private var isOn = false
    @State private var size = 2
    var body: some View {
        VStack {
            Text("\(chosen) \(isOn) \(size)")
            Menu("More") {
                Button("Reply") { chosen = "reply" }
                Button("Delete", role: .destructive) { chosen = "delete" }
                Divider()
                Toggle("Alerts", isOn: $isOn)
                Menu("Share") { Button("With all") { chosen = "all" } }
            }
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Medium").tag(2)
            }
        }
    }
}

extension HostedTests {
    @Test("links push values of the path and views, state presents one, and the bar leads back") func pushedViews() {
        let controller = show(Journeys())
        touch("Ferry", in: controller)
        #expect(texts(in: controller.view) == ["Trips", "Trip 7", "Next", "Leave"])
        touch("Next", in: controller)
        #expect(texts(in: controller.view) == ["Back", "Trip 8", "Next", "Leave"])
        touch("Leave", in: controller)
        #expect(texts(in: controller.view).contains("Trip 7"))
        touch("Trips", in: controller)
        #expect(texts(in: controller.view) == ["Trips", "All trips", "Ferry", "Bus", "Ask"])
        touch("Bus", in: controller)
        #expect(texts(in: controller.view) == ["Trips", "By bus"])
        touch("Trips", in: controller)
        touch("Ask", in: controller)
        #expect(texts(in: controller.view) == ["Trips", "Leave"])
        touch("Leave", in: controller)
        #expect(texts(in: controller.view).contains("All trips"))
        #expect(texts(in: show(Journeys(path: [1, 2])).view).contains("Trip 2"))
    }

    @Test("a link of NavigationView follows its binding") func activeLink() {
        let controller = show(OldLink())
        #expect(texts(in: controller.view) == ["Open"])
        touch("Open", in: controller)
        #expect(texts(in: controller.view) == ["Back", "Close"])
        touch("Close", in: controller)
        #expect(texts(in: controller.view) == ["Open"])
    }

    @Test("menus open, their rows act and close them, as a touch beside them does") func openedMenus() {
        let controller = show(Choices())
        let closed = texts(in: controller.view)
        touch("More", in: controller)
        #expect(texts(in: controller.view) == closed + ["Reply", "Delete", "Alerts", "Share"])
        touch("Delete", in: controller)
        #expect(texts(in: controller.view).first == "delete false 2")
        #expect(texts(in: controller.view).count == closed.count)
        touch("More", in: controller)
        touch("Alerts", in: controller)
        #expect(texts(in: controller.view).first == "delete true 2")
        touch("More", in: controller)
        touch("Share", in: controller)
        touch("With all", in: controller)
        #expect(texts(in: controller.view).first == "all true 2")
        #expect(texts(in: controller.view).count == closed.count)
        touch("More", in: controller)
        touch("PopoverDismissRegion", in: controller)
        #expect(texts(in: controller.view).count == closed.count)
        touch("Medium", in: controller)
        #expect(texts(in: controller.view).suffix(2) == ["Small", "Medium"])
        touch("Small", in: controller)
        #expect(texts(in: controller.view) == ["all true 1", "More", "Small"])
    }

    @Test("lines below and through a text have colours of their own") func coloursOfLines() {
        let controller = show(
            VStack {
                Text("below").underline(color: .red)
                Text("through").strikethrough(true, color: .blue)
                Text("plain").underline()
                Text("none").underline(false)
            }
            .underline(color: .green))
        let runs = views(UILabel.self, in: controller.view).map { $0.storage[.attributedText]?.array?.first }
        #expect(runs.map { $0?[.underlineColor] != nil } == [true, true, false, false])
        #expect(runs.map { $0?[.strikethroughColor] != nil } == [false, true, false, false])
        #expect(runs.map { $0?[.underline]?.bool } == [true, true, true, nil])
    }
}
