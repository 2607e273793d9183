import ContentExtensionHost

/// Random trees of stacks, images, labels and plain views; the same for the same seed.
///
/// No two views of a tree have the same priority: what UIKit makes of ties between views of different stacks depends on
/// how many views share the blame.
struct StackTreeGenerator {
    private var numbers: SeededNumbers
    private var leaves = 0

    init(seed: Int) {
        numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    }

    /// Within 0..<bound.
    mutating func below(_ bound: Int) -> Int { Int(numbers.next() % UInt64(max(1, bound))) }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A stack with up to four views in it, down to a depth.
    mutating func stack(depth: Int) -> ViewNode { stack(depth: depth, among: Stack.Distribution.allCases) }

    private mutating func stack(depth: Int, among distributions: [Stack.Distribution]) -> ViewNode {
        // Inner stacks can bring their baselines where others are by being higher than they need.
        let alignments = Stack.Alignment.allCases.filter {
            depth == 0 || $0 != .firstBaseline && $0 != .lastBaseline
        }
        let stack = Stack(
            one(of: Axis.allCases), alignment: one(of: alignments),
            distribution: one(of: distributions), spacing: Double(below(3) * 4))
        // What a stack's own height is to a proportional one, UIKit doesn't say where baselines decide it.
        let isColumnOfParts = stack.axis == .vertical && stack.distribution == .fillProportionally
        let isFlat = depth == 0 && distributions.count == Stack.Distribution.allCases.count
        let children = (0..<1 + below(4)).map { _ in child(depth: isColumnOfParts ? 0 : depth, isFlat: isFlat) }
        return ViewNode(.stack(stack), sizing: ViewSizing(margins: margins()), children: children)
    }

    private mutating func child(depth: Int, isFlat: Bool) -> ViewNode {
        // Inner stacks that share by parts or centre equally pull at views of outer ones, with priorities in between:
        // only the constraints know that, the direct path looks at one stack at a time.
        var node =
            depth > 0 && below(3) == 0
            ? stack(depth: depth - 1, among: [.fill, .fillEqually, .equalSpacing]) : leaf(isFlat: isFlat)
        if below(5) == 0 { node.sizing.customSpacingAfter = Double(below(4) * 3) }
        if below(10) == 0 { node.style.isHidden = true }
        return node
    }

    private mutating func leaf(isFlat: Bool) -> ViewNode {
        var node: ViewNode
        switch below(8) {
        case 0: node = ViewNode(.image(ImageView(.file(path: "x", scale: 1))))
        // How views without any length share with stacks that hold such views is open in UIKit.
        case 1 where isFlat: node = ViewNode(.view)
        case 2, 3:
            node = ViewNode(.label(Label(text(30), font: .system(20), numberOfLines: 0)))
        default: node = ViewNode(.label(Label(text(8), font: .system(one(of: [10, 20, 30])))))
        }
        // Prime steps through 89 numbers: none comes twice before all have come.
        leaves += 1
        let rank = Double(leaves * 37 % 89)
        node.sizing.horizontalHugging = LayoutPriority(200 + rank)
        node.sizing.verticalHugging = LayoutPriority(289 - rank)
        node.sizing.horizontalCompressionResistance = LayoutPriority(700 + Double(leaves * 23 % 89))
        node.sizing.verticalCompressionResistance = LayoutPriority(800 - rank)
        return node
    }

    private mutating func text(_ letters: Int) -> String { String(repeating: "a", count: 1 + below(letters)) }

    private mutating func margins() -> EdgeInsets {
        guard below(3) == 0 else { return .zero }
        return EdgeInsets(
            top: Double(below(10)), leading: Double(below(10)), bottom: Double(below(10)), trailing: Double(below(10)))
    }
}

extension ViewNode {
    /// The tree in a line: kind, sizes of text, and what its layout is asked for.
    var outline: String {
        var words: String
        switch content {
        case .stack(let stack):
            words = "\(stack.axis == .horizontal ? "H" : "V") \(stack.distribution) \(stack.alignment) \(stack.spacing)"
        case .label(let label): words = "label \(label.text.count)×\(label.font.size) lines \(label.numberOfLines)"
        default: words = content.kindName
        }
        if case .stack = content {
            if sizing.margins != .zero {
                let margins = sizing.margins
                words += " margins \(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing)"
            }
        } else {
            words += " hug \(sizing.horizontalHugging.rawValue) \(sizing.verticalHugging.rawValue)"
            words += " resist \(sizing.horizontalCompressionResistance.rawValue)"
            words += " \(sizing.verticalCompressionResistance.rawValue)"
        }
        if let after = sizing.customSpacingAfter { words += " after \(after)" }
        if style.isHidden { words += " hidden" }
        return words + (children.isEmpty ? "" : " [" + children.map(\.outline).joined(separator: ", ") + "]")
    }
}
