import RNSwiftUI

/// The least and the largest size of a presentation, in points.
struct PresentationSize {
    private(set) var widths: ClosedRange<CGFloat>
    let heights: ClosedRange<CGFloat>

    init(_ json: JSON) {
        func range(_ key: WireKey) -> ClosedRange<CGFloat> {
            let numbers = (json[key]?.array ?? []).compactMap { $0.number.map { CGFloat($0) } }
            guard numbers.count == 2, numbers[0] <= numbers[1] else { return 0...0 }
            return numbers[0]...numbers[1]
        }
        (widths, heights) = (range(.width), range(.height))
    }

    /// The limits of a side beside the camera: a wide one takes what the other leaves (fact: activities/island.sides).
    @MainActor func sharing(with other: PresentationSize, _ content: AnyView, _ opposite: AnyView) -> PresentationSize {
        guard idealWidth(of: content) > widths.upperBound else { return self }
        let room = widths.upperBound + other.widths.upperBound + Self.shared
        let left = room - other.idealWidth(of: opposite)
        var size = self
        size.widths = widths.lowerBound...max(widths.upperBound, left)
        return size
    }

    /// Points that both sides have together beyond their own.
    private static let shared: CGFloat = 6

    /// The width that a content likes, in points.
    @MainActor private func idealWidth(of content: AnyView) -> CGFloat {
        UIHostingController(rootView: content).sizeThatFits(width: nil, height: heights.upperBound).width
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
        // The content is offered all that there is (fact: activities/card.offer).
        let isFixed = size.widths.lowerBound == size.widths.upperBound
        let own = hosting.sizeThatFits(width: size.widths.upperBound, height: size.heights.upperBound)
        let natural = CGSize(width: isFixed ? size.widths.upperBound : own.width, height: own.height)
        let width = min(max(natural.width, size.widths.lowerBound), size.widths.upperBound)
        let height = min(max(natural.height, size.heights.lowerBound), size.heights.upperBound)
        container.frame = CGRect(x: 0, y: 0, width: width, height: height)
        hosting.view.frame = container.bounds
        // A text that is offered too little is cut, so that its own height tells nothing.
        let wanted = hosting.sizeThatFits(width: size.widths.upperBound, height: nil)
        contentSize = CGSize(width: natural.width, height: max(natural.height, wanted.height))
    }

    /// Evaluates the content anew.
    func refresh() { hosting.rootView = hosting.rootView }
}
