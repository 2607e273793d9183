@testable import AutoLayout
import Testing

@Suite struct ConstraintLayoutBadInputTests {
    private func laid(_ tree: LayoutTree, _ contents: FakeContents = FakeContents()) -> (frames: [Rect], LayoutReport) {
        var layout = ConstraintLayout(tree, measuring: contents)
        let frames = layout.frames(in: Size(width: 100, height: 100))
        return (frames, layout.report())
    }

    private func areNumbers(_ frames: [Rect]) -> Bool {
        frames.allSatisfy { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) }
    }

    @Test func anEmptyTreeHasNoFrames() {
        var layout = ConstraintLayout(LayoutTree(views: []), measuring: FakeContents())
        #expect(layout.frames(in: Size(width: 10, height: 10)).isEmpty)
        #expect(layout.fittingSize(width: 10) == Size(width: 10, height: 0))
        #expect(layout.report() == LayoutReport())
    }

    @Test func cyclicConstraintsAreConflicts() {
        let circle = (1...3).map { view in
            LayoutConstraint<Int>(
                .init(view, .width), .equal, .init(view % 3 + 1, .width), multiplier: 2, constant: .points(1))
        }
        let (frames, report) = laid(flat(Array(repeating: LayoutView(), count: 3), circle))
        #expect(areNumbers(frames))
        // Only negative widths satisfy all constraints.
        #expect(!report.conflicts.isEmpty)
        #expect(report.conflicts.allSatisfy { $0.broken != nil })
    }

    @Test func overflowingPositionsAreHarmless() {
        let count = 10_000
        let views = (0..<count).map { LayoutView(subviews: $0 + 1 < count ? [$0 + 1] : []) }
        let steps = (1..<count).flatMap { view in
            [
                LayoutConstraint<Int>(
                    .init(view, .width), .equal, .init(view - 1, .width),
                    multiplier: view == 1 ? 1e6 : view == 2 ? 100 : 1),
                LayoutConstraint<Int>(.init(view, .left), .equal, .init(view - 1, .right)),
            ]
        }
        #expect(areNumbers(frames(LayoutTree(views: views, constraints: steps, scale: 1e6))))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
    func hugeNumbersAreHarmless(_ number: Double) {
        let own = EdgeInsets(number)
        let mask = Autoresizing(
            frame: Rect(x: number, y: number, width: number, height: number), in: Size(width: number, height: number),
            mask: [.flexibleWidth, .flexibleTopMargin])
        var tree = LayoutTree(
            views: [
                LayoutView(subviews: [1, 2, 3], layoutMargins: own),
                LayoutView(.stack(Stack(.vertical, spacing: number), insets: own), subviews: [4, 5]),
                LayoutView(preservesSuperviewLayoutMargins: true, autoresizing: mask),
                LayoutView(preferredMaxLayoutWidth: number), LayoutView(customSpacingAfter: number), LayoutView(),
            ],
            constraints: pin(1, leading: number, trailing: number, top: number) + pin(3, leading: 0, top: 0) + [
                LayoutConstraint(.init(3, .width), .equal, .init(0, .width), multiplier: number),
                LayoutConstraint(
                    .init(3, .leading), .equal, .init(0, .leadingMargin), constant: .system(multiplier: number)),
            ])
        tree.scale = number
        tree.safeAreaInsets = own
        let contents = FakeContents(
            sizes: [4: IntrinsicSize(width: number, height: number), 5: IntrinsicSize(width: 10, height: number)],
            baselines: [3: (number, number)])
        #expect(areNumbers(laid(tree, contents).frames))
        var layout = ConstraintLayout(tree, measuring: contents)
        let size = layout.fittingSize(width: number, height: number)
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(areNumbers(layout.frames(in: Size(width: number, height: number))))
    }

    @Test func detachedViewsHaveEmptyFrames() {
        let tree = LayoutTree(
            views: [LayoutView(), LayoutView()], constraints: pin(1, leading: 1, trailing: 2, top: 3, bottom: 4))
        let (frames, report) = laid(tree)
        #expect(frames == [Rect(x: 0, y: 0, width: 100, height: 100), .zero])
        #expect(report == LayoutReport(ignored: [0, 1, 2, 3]))
    }

    @Test func deepTreesAreLaidOut() {
        let depth = 500
        let tree = LayoutTree(
            views: (0..<depth).map { LayoutView(subviews: [$0 + 1]) } + [LayoutView()],
            constraints: (1...depth).flatMap { pin($0, to: $0 - 1, leading: 0, trailing: 0, top: 0, bottom: 0) })
        let (frames, report) = laid(tree)
        #expect(frames.last == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(report == LayoutReport())
    }

    @Test func aMarginThatMovesItsOwnViewTerminates() {
        // The further 1 moves in, the smaller the root's margin in it, which moves it out again.
        let tree = LayoutTree(
            views: [
                LayoutView(subviews: [1], layoutMargins: EdgeInsets(16)),
                LayoutView(subviews: [2], layoutMargins: .zero, preservesSuperviewLayoutMargins: true), LayoutView(),
            ],
            constraints: [
                LayoutConstraint(.init(2, .left), .equal, .init(1, .leftMargin)),
                LayoutConstraint(.init(2, .left), .equal, .init(0, .left), constant: .points(20)),
                fix(1, .width, 50), fix(2, .width, 10),
            ])
        #expect(areNumbers(laid(tree).frames))
    }
}
