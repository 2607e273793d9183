import RNUIKit

/// A column of a vertical grid, or a row of a horizontal one. Lengths are points.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Tracks of given lengths side by side, filled one line after the other.
struct LazyGridLayout: Layout {
    /// The axis along which lines follow one another.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    /// Between lines, in points.
    let spacing: CGFloat?

    /// A track across the axis: its start and length in points.
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }
    struct Result {
        var size: CGSize
        /// The views' boxes, in their order.
        var boxes: [(rect: CGRect, alignment: Alignment, proposal: ProposedViewSize)]
    }

    /// Fixed lengths and distances are taken off first; the others take equal shares of what is left, in order.
    private func tracks(_ room: CGFloat?) -> [Track] {
        let distances = items.map { $0.spacing ?? ViewSpacing.standard }
        var left =
            (room ?? 0) - distances.dropLast().reduce(0, +)
            - items.reduce(0) { if case .fixed(let length) = $1.size { $0 + length } else { $0 } }
        var shared = items.filter { if case .fixed = $0.size { false } else { true } }.count
        var result: [Track] = []
        var start: CGFloat = 0
        for (item, distance) in zip(items, distances) {
            func add(_ length: CGFloat) {
                result.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
                start += length + distance
            }
            let share = max(0, left / CGFloat(max(1, shared)))
            switch item.size {
            case .fixed(let length): add(max(0, length))
            case .flexible(let least, let most):
                let length = max(least, min(most, share))
                (left, shared) = (left - length, shared - 1)
                add(length)
            case .adaptive(let least, let most):
                let least = max(1, least)
                let count = min(500, max(1, Int((share + distance) / (least + distance))))
                let length = max(least, min(most, (share - CGFloat(count - 1) * distance) / CGFloat(count)))
                for _ in 0..<count { add(length) }
                (left, shared) = (left - CGFloat(count) * length - CGFloat(count - 1) * distance, shared - 1)
            }
        }
        return result
    }

    @MainActor private func layOut(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Result {
        let tracks = tracks(proposal[axis.other].map { $0.isFinite ? $0 : 0 })
        let across = (tracks.last.map { $0.start + $0.length } ?? 0)
        let room = proposal[axis.other].map { $0.isFinite ? max(across, $0) : across } ?? across
        let shift = (room - across) * share
        var boxes: [(CGRect, Alignment, ProposedViewSize)] = []
        var along: CGFloat = 0
        var index = 0
        while index < subviews.count, !tracks.isEmpty {
            // A section's header and footer take a line of their own.
            let isWhole = subviews[index].element.isGridLine
            let count =
                isWhole ? 1 : min(tracks.count, subviews[index...].prefix { !$0.element.isGridLine }.count)
            if index > 0 { along += spacing ?? ViewSpacing.standard }
            let offers = (0..<count).map { number in
                var offer = ProposedViewSize.unspecified
                offer[axis.other] = isWhole ? room : tracks[number].length
                return offer
            }
            let length = (0..<count).map { subviews[index + $0].sizeThatFits(offers[$0])[axis] }.max() ?? 0
            for number in 0..<count {
                let track = isWhole ? Track(start: -shift, length: room, alignment: alignment) : tracks[number]
                var size = CGSize.zero
                (size[axis], size[axis.other]) = (length, track.length)
                boxes.append(
                    (
                        CGRect(origin: CGPoint(axis, along: along, across: shift + track.start), size: size),
                        track.alignment, offers[number]
                    ))
            }
            along += length
            index += count
        }
        var size = CGSize.zero
        (size[axis], size[axis.other]) = (along, room)
        return Result(size: size, boxes: boxes)
    }

    /// The share of the room beside the tracks that lies before them.
    private var share: CGFloat {
        let unit = ViewDimensions(element: nil, proposal: .unspecified, size: CGSize(width: 1, height: 1))
        return axis == .vertical ? unit[alignment.horizontal] : unit[alignment.vertical]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { layOut(proposal, subviews).size }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        MainActor.assumeIsolated {
            for (view, box) in zip(subviews, layOut(proposal, subviews).boxes) {
                let own = view.dimensions(in: box.proposal)
                let whole = ViewDimensions(element: nil, proposal: box.proposal, size: box.rect.size)
                view.place(
                    at: CGPoint(
                        x: bounds.minX + box.rect.minX + whole[box.alignment.horizontal]
                            - own[box.alignment.horizontal],
                        y: bounds.minY + box.rect.minY + whole[box.alignment.vertical] - own[box.alignment.vertical]),
                    proposal: box.proposal)
            }
        }
    }
}

/// The mark of a view that takes a whole line of a lazy grid, such as a section's header.
enum GridLineMark {}

extension Element {
    var isGridLine: Bool { traits.values[ObjectIdentifier(GridLineMark.self)] != nil }
}
