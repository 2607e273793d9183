import RNSwiftUI

/// The least and the largest size of a presentation, in points.
struct PresentationSize {
    let widths, heights: ClosedRange<CGFloat>

    init(_ json: JSON) {
        func range(_ key: WireKey) -> ClosedRange<CGFloat> {
            let numbers = (json[key]?.array ?? []).compactMap { $0.number.map { CGFloat($0) } }
            guard numbers.count == 2, numbers[0] <= numbers[1] else { return 0...0 }
            return numbers[0]...numbers[1]
        }
        (widths, heights) = (range(.width), range(.height))
    }
}

/// One presentation of an activity: a view of the size that its content needs within limits, and the content in it.
@MainActor final class Presentation {
    let container = UIView(frame: .zero)
    private let hosting = UIHostingController(rootView: AnyView(EmptyView()))
    /// The size that the content needs, in points.
    private(set) var contentSize = CGSize.zero

    init(_ key: WireKey, in view: UIView) {
        container.storage.take(name: key.rawValue)
        container.clipsToBounds = true
        hosting.view.backgroundColor = .clear
        container.addSubview(hosting.view)
        view.addSubview(container)
    }

    func show(_ content: AnyView, _ size: PresentationSize) {
        hosting.rootView = AnyView(
            content.onPreferenceChange(ActivityBackgroundKey.self) { [container] color in
                container.backgroundColor = color.map { UIColor($0) }
            })
        // As high as the content likes; of a width that may vary as wide as it likes.
        let isFixed = size.widths.lowerBound == size.widths.upperBound
        let isLine = size.heights.lowerBound == size.heights.upperBound
        let own = hosting.sizeThatFits(
            width: size.widths.upperBound, height: isLine ? size.heights.upperBound : nil)
        let natural = CGSize(width: isFixed ? size.widths.upperBound : own.width, height: own.height)
        let width = min(max(natural.width, size.widths.lowerBound), size.widths.upperBound)
        let height = min(max(natural.height, size.heights.lowerBound), size.heights.upperBound)
        container.frame = CGRect(x: 0, y: 0, width: width, height: height)
        hosting.view.frame = container.bounds
        contentSize = natural
    }

    /// Evaluates the content anew.
    func refresh() { hosting.rootView = hosting.rootView }
}
