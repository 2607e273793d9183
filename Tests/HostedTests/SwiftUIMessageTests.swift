import RNSwiftUI
import Testing

extension HostedTests {
    private static func answer(_ question: JSON) -> JSON {
        guard let label = question[.label] else { return [.missing: true] }
        if let labels = label.array {
            let sizes = zip(labels, question[.width]?.array ?? []).map { label, width in
                JSON.size(SwiftUILayoutCase.size(ofLabel: label, width: width.float))
            }
            return [.size: .array(sizes)]
        }
        return [.size: .size(SwiftUILayoutCase.size(ofLabel: label, width: question[.width]?.float))]
    }

    @Test("the texts of a tree are measured in one message") func oneMessageForTexts() {
        var labels: [Int?] = []
        Host.shared.ask = { question in
            if let label = question[.label] { labels.append(label.array?.count) }
            return Self.answer(question)
        }
        let controller = UIHostingController(
            rootView: HStack {
                Text("A message")
                VStack {
                    Text("Another message")
                    Text("The last")
                }
            })
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        controller.view.layoutIfNeeded()
        #expect(texts(in: controller.view) == ["A message", "Another message", "The last"])
        // Of each text its size, that at no width, and that of one line at no width; the font's line may be known.
        #expect(labels.first.flatMap { $0 } ?? 0 >= 9)
        #expect(labels.count <= 4)
    }

    @Test("a stack forgets its sizes with those of the container that its views are shares of")
    func containerOfStack() {
        let controller = show(
            VStack {
                Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }
            }.fixedSize())
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)).height == 100)
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)).height == 150)
    }
}
