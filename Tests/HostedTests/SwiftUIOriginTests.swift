import RNSwiftUI
import Testing

private let first = #line
private struct Dish: View {
    let name: String
    var body: some View {
        HStack {
            Text(verbatim: name)
            Circle().fill(.red).frame(width: 4, height: 4)
        }
    }
}
private struct OrderCard: View {
    @State private var isReady = false
    private var header: some View { Text(verbatim: "Order 7") }
    @ViewBuilder private var footer: some View {
        Text(verbatim: "Thank you")
    }
    var body: some View {
        VStack {
            header
            Dish(name: "Pizza")
                .padding(4)
            footer.opacity(0.5)
            Button(isReady ? "Undo" : "Ready") { isReady.toggle() }
            if !isReady { Color.blue.frame(height: 2) }
            if !isReady { Dish(name: "Water") }
        }
    }
    /// A builder of code that names its type.
    @ViewBuilder func plain() -> Text { Text(verbatim: "Plain") }
}

private struct Answers: View {
    @State private var isAccepted = false
    var body: some View {
        VStack {
            Text(verbatim: "Dinner")
            Button(isAccepted ? "Take back" : "Yes, accept") { isAccepted.toggle() }
            Button(isAccepted ? "Yes, accept" : "No, refuse") {}
        }
    }
}

extension HostedTests {
    /// Paths of types with lines after `first`, from back to front.
    private func origins(in view: UIView) -> [String] {
        let own = view.storage[.swiftUI].map { origin in
            let line = origin[.line]?.number.map { " \(Int($0) - first)" } ?? ""
            #expect(origin[.file]?.string.map { $0 == "\(#filePath)" } ?? true)
            return (origin[.path]?.string ?? "?") + line
        }
        return [own].compactMap { $0 } + view.subviews.flatMap { origins(in: $0) }
    }

    private func named(_ name: String, in view: UIView) -> UIView? {
        view.storage.id == name ? view : view.subviews.lazy.compactMap { named(name, in: $0) }.first
    }

    @Test("views have the path of the code's types and the line of their expression") func swiftUIOrigins() {
        let controller = show(OrderCard())
        #expect(
            origins(in: controller.view) == [
                "OrderCard › VStack › Text 18",
                "OrderCard › VStack › Dish › HStack › Text 5",
                "OrderCard › VStack › Dish › HStack › Circle 6",
                "OrderCard › VStack › Text 14",
                "OrderCard › VStack › Text 14",
                "OrderCard › VStack › Button 22",
                "OrderCard › VStack › Button › Text 22",
                "OrderCard › VStack › Color 23",
                "OrderCard › VStack › Dish › HStack › Text 5",
                "OrderCard › VStack › Dish › HStack › Circle 6",
            ])
        #expect(OrderCard().plain() == Text(verbatim: "Plain"))
    }

    @Test("a view keeps being found by the title that it has") func changedTitles() throws {
        let controller = show(Answers())
        let yes = try #require(named("Yes, accept", in: controller.view))
        let no = try #require(named("No, refuse", in: controller.view))
        let text = try #require(named("Answers-Text", in: controller.view))
        _ = yes.gestureRecognizers?.first?.recognize()
        EventLoop.shared.run(until: Host.shared.now)
        #expect(named("Take back", in: controller.view) === yes)
        // Another view has the title that this one had.
        #expect(named("Yes, accept", in: controller.view) === no)
        #expect(named("No, refuse", in: controller.view) == nil)
        #expect(named("Answers-Text", in: controller.view) === text)
    }
}
