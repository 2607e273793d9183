import ContentExtensionHost

/// A view while it is being laid out: the node, its visible children, and the sizes it was already asked for.
///
/// A class, so that sizes asked for on the way down needn't be worked out again on the way to the frames; without the
/// memory, nested horizontal stacks would ask exponentially often.
final class LayoutItem {
    let node: ViewNode
    let part: String
    let children: [LayoutItem]
    private var sizes: [Proposal: Size] = [:]

    init(_ node: ViewNode, part: String) {
        self.node = node
        self.part = node.part ?? part
        children = node.children.map { LayoutItem($0, part: node.part ?? part) }
    }

    /// The size for a proposal, worked out once.
    func size(for proposal: Proposal, _ measure: () -> Size) -> Size {
        if let known = sizes[proposal] { return known }
        let size = measure()
        sizes[proposal] = size
        return size
    }

    /// The children that take part in a stack: hidden ones collapse with their spacing.
    var arranged: [LayoutItem] { children.filter { !$0.node.style.isHidden } }
}

/// What a parent offers along one axis, in points.
enum Extent: Hashable {
    /// As much as it likes.
    case free
    /// At most this much.
    case atMost(Double)
    /// This much and no other.
    case exactly(Double)

    /// The length, when there is a limit.
    var limit: Double? {
        switch self {
        case .free: nil
        case .atMost(let length), .exactly(let length): length
        }
    }

    /// The length, when it is settled.
    var exact: Double? {
        if case .exactly(let length) = self { length } else { nil }
    }

    /// The extent left after something was taken off.
    func reduced(by amount: Double) -> Extent {
        switch self {
        case .free: .free
        case .atMost(let length): .atMost(max(0, length - amount))
        case .exactly(let length): .exactly(max(0, length - amount))
        }
    }

    /// The same limit, not binding.
    var relaxed: Extent { limit.map { .atMost($0) } ?? .free }

    /// A length made to fit: the exact one, or no more than the limit.
    func fit(_ length: Double) -> Double {
        switch self {
        case .free: length
        case .atMost(let limit): min(length, limit)
        case .exactly(let exact): exact
        }
    }
}

/// What a parent offers along both axes.
struct Proposal: Hashable {
    var width: Extent
    var height: Extent

    static let free = Proposal(width: .free, height: .free)

    subscript(axis: Axis) -> Extent {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
