@testable import AutoLayout
import Testing

@Suite struct ConstraintLayoutStackTests {
    /// A stack as the root, with views of given lengths along a horizontal axis and 20 across it.
    private func lay(
        _ stack: Stack, _ widths: [Double], views: [LayoutView]? = nil, insets: EdgeInsets = .zero, in size: Size,
        isRightToLeft: Bool = false, heights: [Double]? = nil
    ) -> [Rect] {
        let views = views ?? widths.map { _ in LayoutView() }
        let tree = LayoutTree(
            views: [LayoutView(.stack(stack, insets: insets), subviews: Array(1...max(1, widths.count)))] + views,
            isRightToLeft: isRightToLeft)
        var sizes: [Int: IntrinsicSize] = [:]
        for (index, width) in widths.enumerated() {
            sizes[index + 1] = IntrinsicSize(width: width, height: heights?[index] ?? 20)
        }
        return Array(frames(tree, width: size.width, height: size.height, FakeContents(sizes: sizes)).dropFirst())
    }

    private func xs(_ frames: [Rect]) -> [[Double]] { frames.map { [$0.minX, $0.width] } }

    @Test func fillGivesTheSurplusToTheWeakestHugging() {
        let views = [251.0, 250, 252].map { LayoutView(horizontalHugging: .init($0)) }
        let placed = lay(Stack(), [20, 30, 10], views: views, in: Size(width: 100, height: 40))
        #expect(xs(placed) == [[0, 20], [20, 70], [90, 10]])
        #expect(placed.allSatisfy { $0.minY == 0 && $0.height == 40 })
    }

    @Test func fillTakesTheDeficitFromTheWeakestResistance() {
        let views = [751.0, 750].map { LayoutView(horizontalCompressionResistance: .init($0)) }
        #expect(xs(lay(Stack(), [50, 50], views: views, in: Size(width: 60, height: 20))) == [[0, 50], [50, 10]])
    }

    @Test func rightToLeftStartsAtTheRight() {
        var first = LayoutView(horizontalHugging: .init(251))
        first.customSpacingAfter = 30
        let placed = lay(
            Stack(spacing: 4), [20, 20, 10],
            views: [first, LayoutView(horizontalHugging: .init(251)), LayoutView()],
            insets: EdgeInsets(leading: 5, trailing: 1), in: Size(width: 100, height: 20), isRightToLeft: true)
        #expect(xs(placed) == [[75, 20], [25, 20], [1, 20]])
    }

    @Test func fillEquallyIgnoresOwnLengths() {
        let placed = lay(
            Stack(distribution: .fillEqually, spacing: 10), [5, 80], in: Size(width: 110, height: 20))
        #expect(xs(placed) == [[0, 50], [60, 50]])
    }

    @Test func fillProportionallyCountsGapsInTheWhole() {
        // UIKit's multipliers are 10/48 and 30/48 of 96; the first has a higher priority: 20, and the rest for the
        // second.
        let placed = lay(
            Stack(distribution: .fillProportionally, spacing: 8), [10, 30], in: Size(width: 96, height: 20))
        #expect(xs(placed) == [[0, 20], [28, 68]])
    }

    @Test(arguments: [100, 101])
    func equalCentresOfMoreThanAHundredViewsAreEqualGaps(count: Int) {
        let widths = (0..<count).map { $0 % 3 == 0 ? 6.0 : 3 }
        let whole = widths.reduce(0, +) + 10 * Double(count - 1)
        let placed = lay(
            Stack(distribution: .equalCentering, spacing: 2), widths, in: Size(width: whole, height: 20))
        let gaps = zip(placed, placed.dropFirst()).map { $1.minX - $0.maxX }
        #expect(placed.map(\.width) == widths)
        #expect(gaps.allSatisfy { $0 == 10 } == (count > 100))
    }

    @Test func equalSpacingMakesGapsEqual() {
        let placed = lay(
            Stack(distribution: .equalSpacing, spacing: 5), [10, 10, 20], in: Size(width: 100, height: 20))
        #expect(xs(placed) == [[0, 10], [40, 10], [80, 20]])
        let tight = lay(
            Stack(distribution: .equalSpacing, spacing: 5), [10, 10, 20],
            views: [LayoutView(), LayoutView(), LayoutView(horizontalCompressionResistance: .init(740))],
            in: Size(width: 44, height: 20))
        #expect(xs(tight) == [[0, 10], [15, 10], [30, 14]])
    }

    @Test func equalCenteringSpacesTheCentres() {
        let stack = Stack(distribution: .equalCentering)
        let placed = lay(stack, [10, 20, 30], in: Size(width: 120, height: 20))
        #expect(xs(placed) == [[0, 10], [45, 20], [90, 30]])
        let mirrored = lay(stack, [10, 20, 30], in: Size(width: 120, height: 20), isRightToLeft: true)
        #expect(xs(mirrored) == [[110, 10], [55, 20], [0, 30]])
    }

    @Test func aSingleViewFillsEveryDistribution() {
        for distribution in Stack.Distribution.allCases {
            let placed = lay(Stack(distribution: distribution), [10], in: Size(width: 50, height: 20))
            #expect(xs(placed) == [[0, 50]], "\(distribution)")
        }
    }

    @Test func alignmentsApplyAcrossTheAxis() {
        func tops(_ alignment: Stack.Alignment) -> [[Double]] {
            lay(
                Stack(alignment: alignment), [10, 10], insets: EdgeInsets(top: 2, bottom: 4),
                in: Size(width: 20, height: 46), heights: [20, 30]
            ).map { [$0.minY, $0.height] }
        }
        #expect(tops(.fill) == [[2, 40], [2, 40]])
        #expect(tops(.top) == [[2, 20], [2, 30]])
        #expect(tops(.center) == [[12, 20], [7, 30]])
        #expect(tops(.bottom) == [[22, 20], [12, 30]])
    }

    @Test func hiddenViewsTakeNoSpace() {
        let views = [LayoutView(), LayoutView(isHidden: true), LayoutView()]
        let tree = LayoutTree(
            views: [LayoutView(.stack(Stack(.vertical, spacing: 8), insets: .zero), subviews: [1, 2, 3])] + views)
        let own = IntrinsicSize(width: 10, height: 20)
        var layout = ConstraintLayout(tree, measuring: FakeContents(sizes: [1: own, 2: own, 3: own]))
        #expect(layout.fittingSize(width: 100) == Size(width: 100, height: 48))
        let placed = layout.frames(in: Size(width: 100, height: 48))
        #expect(placed[3].minY == 28)
        #expect(placed[2].height == 0)
        #expect(layout.report() == LayoutReport())
    }

    @Test func baselinesOfAStackLineUp() {
        let views = [LayoutView(), LayoutView()]
        let tree = LayoutTree(
            views: [LayoutView(.stack(Stack(alignment: .firstBaseline), insets: .zero), subviews: [1, 2])] + views)
        let contents = FakeContents(
            sizes: [1: IntrinsicSize(width: 10, height: 12), 2: IntrinsicSize(width: 10, height: 30)],
            baselines: [1: (9, 3), 2: (22, 8)])
        var layout = ConstraintLayout(tree, measuring: contents)
        #expect(layout.fittingSize(width: 20) == Size(width: 20, height: 30))
        let placed = layout.frames(in: Size(width: 20, height: 30))
        #expect(placed[1].minY == 13)
        #expect(placed[2].minY == 0)
    }

    @Test func anEmptyStackIsAsLargeAsItsInsets() {
        let tree = flat(
            [LayoutView(.stack(Stack(), insets: EdgeInsets(3)))], pin(1, leading: 0, top: 0))
        #expect(frames(tree)[1] == Rect(x: 0, y: 0, width: 6, height: 6))
    }

    @Test func viewsWithoutALengthShare() {
        let tree = LayoutTree(
            views: [LayoutView(.stack(Stack(), insets: .zero), subviews: [1, 2, 3])]
                + Array(repeating: LayoutView(), count: 3))
        let placed = frames(tree, FakeContents(sizes: [2: IntrinsicSize(width: 20, height: 20)]))
        #expect(xs(Array(placed.dropFirst())) == [[0, 40], [40, 20], [60, 40]])
    }

    @Test func aNestedStackIsAsLargeAsItsViews() {
        let tree = LayoutTree(
            views: [
                LayoutView(.stack(Stack(alignment: .center, spacing: 10), insets: EdgeInsets(5)), subviews: [1, 2]),
                LayoutView(), LayoutView(.stack(Stack(.vertical, spacing: 2), insets: .zero), subviews: [3, 4]),
                LayoutView(), LayoutView(),
            ])
        let contents = FakeContents(sizes: [
            1: IntrinsicSize(width: 30, height: 30), 3: IntrinsicSize(width: 50, height: 15),
            4: IntrinsicSize(width: 40, height: 20),
        ])
        var layout = ConstraintLayout(tree, measuring: contents)
        #expect(layout.fittingSize(width: nil) == Size(width: 100, height: 47))
        let placed = layout.frames(in: Size(width: 100, height: 47))
        #expect(placed[1] == Rect(x: 5, y: 8.5.rounded(), width: 30, height: 30))
        #expect(placed[4] == Rect(x: 45, y: 22, width: 50, height: 20))
    }
}
