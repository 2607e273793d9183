import AutoLayout
import Foundation
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Stacks laid out directly and by the constraint engine have the same frames.
@Suite struct StackEquivalenceTests {
    @Test func randomTreesHaveTheSameFrames() throws {
        var (different, compared): ([String], Int) = ([], 0)
        // scripts/equivalence.sh sets the number of trees.
        let count = ProcessInfo.processInfo.environment["EQUIVALENCE_TREES"].flatMap(Int.init) ?? 3000
        for seed in 0..<count {
            var generator = StackTreeGenerator(seed: seed)
            let tree = generator.stack(depth: generator.below(4))
            let pair = StackPair(tree, isRightToLeft: generator.below(2) == 0)
            let width = Double(60 + generator.below(300))
            // Widths shrink as in UIKit; heights follow from widths, and a tree gets its fitting height. When two
            // stacks could grow with equal priority, the result is ambiguous.
            let isContested = tree.children.count { !$0.children.isEmpty } > 1
            let spare = isContested ? 0 : Double(generator.below(3) * generator.below(100))
            let height = pair.fittingHeight(width: width) + spare
            let size = Size(width: width, height: height)
            if pair.isTooNarrow(in: size) { continue }
            compared += 1
            if let difference = pair.difference(in: size) {
                different.append("seed \(seed) in \(width) × \(height): \(difference)")
            }
        }
        #expect(different.isEmpty, "\(different.count) differ: \(different.prefix(5).joined(separator: "\n"))")
        #expect(compared > count / 2)
    }

    /// Both ways give ties between views of a stack to the first.
    @Test func stacksOfEqualPrioritiesHaveTheSameFrames() {
        for seed in 0..<100 {
            var generator = StackTreeGenerator(seed: seed)
            var tree = generator.stack(depth: 0)
            // Equal distances of centres would break ties.
            if case .stack(let stack) = tree.content, stack.distribution == .equalCentering { continue }
            for index in tree.children.indices {
                let spacing = tree.children[index].sizing.customSpacingAfter
                tree.children[index].sizing = ViewSizing(customSpacingAfter: spacing)
            }
            let pair = StackPair(tree, isRightToLeft: generator.below(2) == 0)
            let width = Double(60 + generator.below(300))
            let size = Size(width: width, height: pair.fittingHeight(width: width))
            if pair.isTooNarrow(in: size) { continue }
            let difference = pair.difference(in: size)
            #expect(difference == nil, "seed \(seed) in \(size.width) × \(size.height)")
        }
    }
}

/// A tree, laid out in both ways.
struct StackPair {
    private let engine: LayoutEngine
    private let root: ViewNode
    private var items: [LayoutItem] = []
    private var views: [LayoutView] = []
    private let isRightToLeft: Bool

    /// Uses tiny pixels, so that rounding doesn't hide differences.
    init(_ root: ViewNode, isRightToLeft: Bool) {
        var device = DeviceModel.iPhone8
        device.scale = 4096
        let fake = FakeMeasuring()
        self.root = root
        self.isRightToLeft = isRightToLeft
        engine = LayoutEngine(
            device: Device(model: device, locale: isRightToLeft ? "ar" : "en"), text: fake, images: fake)
        add(LayoutItem(root, part: .custom, layoutContext: .direct))
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

    func fittingHeight(width: Double) -> Double { engine.fittingHeight(root, width: width) }

    /// `true` when margins and gaps alone are longer than a stack, so that its constraints are unsatisfiable.
    func isTooNarrow(in size: Size) -> Bool {
        isTooNarrow(items[0], engine.layout(root, in: Rect(origin: .zero, size: size), part: .custom))
    }

    private func isTooNarrow(_ item: LayoutItem, _ placed: LayoutNode) -> Bool {
        Axis.allCases.contains { placed.frame.size[$0] < rigidLength(item, $0) - 0.01 }
            || zip(item.arranged, placed.children).contains { isTooNarrow($0, $1) }
    }

    private func rigidLength(_ item: LayoutItem, _ axis: Axis) -> Double {
        guard case .stack(let stack) = item.node.content else { return 0 }
        let margins = item.node.sizing.margins
        let lengths = item.arranged.map { rigidLength($0, axis) }
        var inside = lengths.max() ?? 0
        if stack.axis == axis {
            let gaps = item.arranged.dropLast().map { $0.node.sizing.customSpacingAfter ?? stack.spacing }
            let isSpread = stack.distribution == .equalSpacing
            inside = lengths.reduce(0, +) + (isSpread ? Double(gaps.count) * (gaps.max() ?? 0) : gaps.reduce(0, +))
        }
        return inside + (axis == .horizontal ? margins.horizontal : margins.vertical)
    }

    /// The first difference in a root of a size; `nil` without differences.
    func difference(in size: Size) -> String? {
        let direct = engine.layout(root, in: Rect(origin: .zero, size: size), part: .custom)
        var layout = ConstraintLayout(
            LayoutTree(views: views, isRightToLeft: isRightToLeft, scale: 4096),
            measuring: ItemMeasuring(engine: engine, items: items))
        return difference(0, direct, layout.frames(in: size))
    }

    private func words(_ rect: Rect) -> String { "(\(rect.minX) \(rect.minY) \(rect.width) \(rect.height))" }

    private func difference(_ index: Int, _ direct: LayoutNode, _ frames: [Rect]) -> String? {
        let (one, other) = (direct.frame, frames[index])
        let distances = [
            one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
        ]
        guard distances.allSatisfy({ abs($0) < 0.02 }) else {
            return "view \(index) is \(words(other)) by constraints, \(words(one)) directly, in \(root.outline)"
        }
        let visible = views[index].subviews.filter { !views[$0].isHidden }
        for (child, node) in zip(visible, direct.children) {
            if let found = difference(child, node, frames) { return found }
        }
        return nil
    }
}

/// The direct layout's sizes of views.
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
