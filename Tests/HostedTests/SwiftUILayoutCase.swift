import RNSwiftUI
import Testing

/// A small tree of views, and the frames of its drawn views by the documented rules.
struct SwiftUILayoutCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The rule from which the frames follow.
    let reason: String
    /// The hosting view's size, in points.
    let size: CGSize
    /// Of the views that draw something, from back to front, in points of the hosting view: x, y, width, height.
    let frames: [[CGFloat]]
    private let make: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, _ reason: String, _ frames: [[CGFloat]], width: CGFloat = 100, height: CGFloat = 100,
        @ViewBuilder _ make: @escaping @MainActor @Sendable () -> V
    ) {
        (testDescription, self.reason, size, self.frames) = (
            name, reason, CGSize(width: width, height: height), frames
        )
        self.make = { AnyView(make()) }
    }

    /// The frames that the module gives.
    @MainActor var laidOut: [[CGFloat]] {
        let controller = UIHostingController(rootView: make())
        controller.view.frame = CGRect(origin: .zero, size: size)
        controller.view.layoutIfNeeded()
        return Self.frames(in: controller.view)
    }

    /// The frames of the views that draw something, from back to front, in points of a view.
    @MainActor static func frames(in view: UIView) -> [[CGFloat]] {
        var found: [[CGFloat]] = []
        collect(view, .zero, &found)
        return found
    }

    /// The leaves of a tree of views; what only holds others together draws nothing.
    @MainActor private static func collect(_ view: UIView, _ origin: CGPoint, _ found: inout [[CGFloat]]) {
        for child in view.subviews {
            let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
            if child.subviews.isEmpty {
                found.append([place.x, place.y, child.frame.width, child.frame.height])
            } else {
                collect(child, place, &found)
            }
        }
    }

    /// Frames are compared by thousandths of a point.
    static func rounded(_ frames: [[CGFloat]]) -> [[CGFloat]] {
        frames.map { $0.map { ($0 * 1_000).rounded() / 1_000 } }
    }

    /// A text of the tests' tool, broken between any two characters: 10 points a character and 20 a line in all styles;
    /// with a font of a size, half of it and all of it.
    static func size(ofLabel label: JSON, width: CGFloat?) -> CGSize {
        let text = label[.text]?.text ?? label[.attributedText]?.array?.compactMap { $0[.text]?.text }.joined() ?? ""
        let line = label[.font]?[.size]?.float ?? 20
        let all = CGFloat(text.count) * line / 2
        let perLine = width.map { max(1, ($0 / (line / 2)).rounded(.down)) } ?? CGFloat(max(1, text.count))
        let needed = max(1, (CGFloat(text.count) / perLine).rounded(.up))
        let limit = label[.numberOfLines]?.float ?? 0
        let lines = limit > 0 ? min(limit, needed) : needed
        return CGSize(width: min(all, perLine * line / 2), height: lines * line)
    }
}

extension HostedTests {
    @Test("views are laid out by SwiftUI's rules", arguments: SwiftUILayoutCase.all)
    func swiftUILayout(_ layout: SwiftUILayoutCase) {
        Host.shared.ask = { question in
            guard question[.query]?.string == WireQuery.textSize.rawValue, let label = question[.label] else {
                return [.missing: true]
            }
            return [.size: .size(SwiftUILayoutCase.size(ofLabel: label, width: question[.width]?.float))]
        }
        #expect(
            SwiftUILayoutCase.rounded(layout.laidOut) == SwiftUILayoutCase.rounded(layout.frames), "\(layout.reason)")
    }
}
