import AutoLayout
import ContentExtensionHost
import Testing

@testable import Renderer

/// The direct path of stacks and the constraint engine lay the same trees out alike.
@Suite struct StackEquivalenceTests {
    @Test func randomTreesHaveTheSameFrames() throws {
        var different: [String] = []
        for seed in 0..<4000 {
            var generator = StackTreeGenerator(seed: seed)
            let tree = generator.stack(depth: 1 + generator.below(3))
            let size = Size(width: Double(60 + generator.below(300)), height: Double(40 + generator.below(300)))
            let pair = StackPair(tree, isRightToLeft: generator.below(2) == 0)
            if let difference = pair.difference(in: size) { different.append("seed \(seed): \(difference)") }
        }
        #expect(different.isEmpty, "\(different.count) differ: \(different.prefix(5).joined(separator: "\n"))")
    }
}

/// One tree, for both paths.
struct StackPair {
    private let engine: LayoutEngine
    private let root: ViewNode
    private var items: [LayoutItem] = []
    private var views: [LayoutView] = []
    private let isRightToLeft: Bool

    /// Pixels are so small that rounding doesn't hide anything.
    init(_ root: ViewNode, isRightToLeft: Bool) {
        var device = Device.iPhone8
        device.scale = 4096
        let fake = FakeMeasuring()
        self.root = root
        self.isRightToLeft = isRightToLeft
        engine = LayoutEngine(
            traits: Traits(device: device, isRightToLeft: isRightToLeft), text: fake, images: fake)
        add(LayoutItem(root, part: .custom, surroundings: .direct))
    }

    private mutating func add(_ item: LayoutItem) {
        let index = views.count
        let sizing = item.node.sizing
        items.append(item)
        views.append(
            LayoutView(
                horizontalHugging: sizing.horizontalHugging, verticalHugging: sizing.verticalHugging,
                horizontalCompressionResistance: sizing.horizontalCompressionResistance,
                verticalCompressionResistance: sizing.verticalCompressionResistance,
                isHidden: item.node.style.isHidden, customSpacingAfter: sizing.customSpacingAfter))
        if case .stack(let stack) = item.node.content { views[index].kind = .stack(stack, insets: sizing.margins) }
        for child in item.children {
            views[index].subviews.append(views.count)
            add(child)
        }
    }

    /// Where the two differ in a root of a size, or `nil`.
    func difference(in size: Size) -> String? {
        let direct = engine.layout(root, in: Rect(origin: .zero, size: size), part: .custom)
        var layout = ConstraintLayout(
            LayoutTree(views: views, isRightToLeft: isRightToLeft, scale: 4096),
            measuring: ItemMeasuring(engine: engine, items: items))
        return difference(0, direct, layout.frames(in: size))
    }

    private func difference(_ index: Int, _ direct: LayoutNode, _ frames: [Rect]) -> String? {
        let (one, other) = (direct.frame, frames[index])
        let distances = [
            one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
        ]
        guard distances.allSatisfy({ abs($0) < 0.02 }) else {
            return "view \(index) is \(other) by constraints, \(one) directly, in \(root)"
        }
        let visible = views[index].subviews.filter { !views[$0].isHidden }
        for (child, node) in zip(visible, direct.children) {
            if let found = difference(child, node, frames) { return found }
        }
        return nil
    }
}

/// The sizes that the direct path has of views.
private struct ItemMeasuring: LayoutMeasuring {
    let engine: LayoutEngine
    let items: [LayoutItem]

    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize {
        switch items[view].node.content {
        case .label, .image:
            let size = engine.measure(items[view], width.map { .atMost($0) } ?? .free)
            return IntrinsicSize(width: size.width, height: size.height)
        default: return .none
        }
    }

    func isHeightForWidth(_ view: Int) -> Bool {
        if case .label(let label) = items[view].node.content { label.numberOfLines != 1 } else { false }
    }

    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)? {
        guard case .label = items[view].node.content else { return nil }
        return (
            engine.baseline(items[view], size: size, last: false), engine.baseline(items[view], size: size, last: true)
        )
    }
}
