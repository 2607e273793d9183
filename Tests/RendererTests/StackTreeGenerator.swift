import TestSupport
import Views

/// Random trees of stacks, images, labels and plain views, deterministic by seed.
///
/// All views of a tree have distinct priorities: UIKit's result for ties between views of different stacks depends on
/// the number of views that share an error.
struct StackTreeGenerator {
    private var numbers: SeededNumbers
    private var leaves = 0

    init(seed: Int) {
        numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    }

    /// A number in 0..<bound.
    mutating func below(_ bound: Int) -> Int { Int(numbers.next() % UInt64(max(1, bound))) }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A stack with up to four views and a maximum depth.
    mutating func stack(depth: Int) -> ViewNode { stack(depth: depth, among: Stack.Distribution.allCases) }

    private mutating func stack(depth: Int, among distributions: [Stack.Distribution]) -> ViewNode {
        // Inner stacks could align their baselines by being higher than necessary.
        let alignments = Stack.Alignment.allCases.filter {
            depth == 0 || $0 != .firstBaseline && $0 != .lastBaseline
        }
        let stack = Stack(
            one(of: Axis.allCases), alignment: one(of: alignments),
            distribution: one(of: distributions), spacing: Double(below(3) * 4))
        // The height of a proportional stack with baseline alignment is undefined in UIKit.
        let isColumnOfParts = stack.axis == .vertical && stack.distribution == .fillProportionally
        let isFlat = depth == 0 && distributions.count == Stack.Distribution.allCases.count
        let children = (0..<1 + below(4)).map { _ in child(depth: isColumnOfParts ? 0 : depth, isFlat: isFlat) }
        return ViewNode(.stack(stack), sizing: ViewSizing(margins: margins()), children: children)
    }

    private mutating func child(depth: Int, isFlat: Bool) -> ViewNode {
        // Inner stacks with proportional distribution or equal centering affect views of outer ones at intermediate
        // priorities.
        // Only constraints model that; the direct layout handles one stack at a time.
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
        // UIKit leaves open how views without a length share space with stacks that contain such views.
        case 1 where isFlat: node = ViewNode(.view)
        case 2, 3:
            node = ViewNode(.label(Label(text(30), font: .system(20), numberOfLines: 0)))
        default: node = ViewNode(.label(Label(text(8), font: .system(one(of: [10, 20, 30])))))
        }
        // A prime step through 89 numbers doesn't repeat before all have occurred.
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
    /// The tree on one line: kinds, text sizes and layout settings.
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
