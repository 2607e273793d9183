import ContentExtensionHost

/// Random trees of stacks, images, labels and plain views; the same for the same seed.
struct StackTreeGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Within 0..<bound.
    mutating func below(_ bound: Int) -> Int {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(max(1, bound)))
    }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A stack with up to four views in it, down to a depth.
    mutating func stack(depth: Int) -> ViewNode {
        let stack = Stack(
            one(of: Axis.allCases), alignment: one(of: Stack.Alignment.allCases),
            distribution: one(of: Stack.Distribution.allCases), spacing: Double(below(3) * 4))
        let children = (0..<1 + below(4)).map { _ in child(depth: depth - 1) }
        return ViewNode(.stack(stack), sizing: ViewSizing(margins: margins()), children: children)
    }

    private mutating func child(depth: Int) -> ViewNode {
        var node = depth > 0 && below(3) == 0 ? stack(depth: depth) : leaf()
        if below(5) == 0 { node.sizing.customSpacingAfter = Double(below(4) * 3) }
        if below(10) == 0 { node.style.isHidden = true }
        return node
    }

    private mutating func leaf() -> ViewNode {
        var node: ViewNode
        switch below(8) {
        case 0: node = ViewNode(.image(ImageView(.file(path: "x", scale: 1))))
        case 1: node = ViewNode(.view)
        case 2, 3:
            node = ViewNode(.label(Label(text(30), font: .system(20), numberOfLines: 0)))
        default: node = ViewNode(.label(Label(text(8), font: .system(one(of: [10, 20, 30])))))
        }
        node.sizing.horizontalHugging = LayoutPriority(Double(200 + below(90)))
        node.sizing.verticalHugging = LayoutPriority(Double(200 + below(90)))
        node.sizing.horizontalCompressionResistance = LayoutPriority(Double(700 + below(90)))
        node.sizing.verticalCompressionResistance = LayoutPriority(Double(700 + below(90)))
        return node
    }

    private mutating func text(_ letters: Int) -> String { String(repeating: "a", count: 1 + below(letters)) }

    private mutating func margins() -> EdgeInsets {
        guard below(3) == 0 else { return .zero }
        return EdgeInsets(
            top: Double(below(10)), leading: Double(below(10)), bottom: Double(below(10)), trailing: Double(below(10)))
    }
}
