@testable import AutoLayout
import Testing

@Suite struct ConstraintLayoutReportTests {
    private func report(
        _ tree: LayoutTree, _ contents: FakeContents = FakeContents(), width: Double = 100, height: Double = 100
    ) -> LayoutReport {
        var layout = ConstraintLayout(tree, measuring: contents)
        _ = layout.frames(in: Size(width: width, height: height))
        return layout.report()
    }

    @Test func aConflictNamesTheConstraints() {
        let constraints = pin(1, leading: 0, trailing: 0, top: 0) + [fix(1, .height, 10), fix(1, .width, 50)]
        let found = report(flat([LayoutView()], constraints))
        #expect(found.conflicts == [.init(broken: 4, others: [0, 1])])
        #expect(found.ambiguities.isEmpty)
    }

    @Test(arguments: [(0.333333333, true), (0.3333, false)])
    func invisibleViolationsAreNoConflicts(multiplier: Double, isHeld: Bool) {
        let ratio = LayoutConstraint<Int>(.init(1, .height), .equal, .init(1, .width), multiplier: multiplier)
        let constraints = pin(1, leading: 0, top: 0) + [fix(1, .width, 300), fix(1, .height, 100), ratio]
        let found = report(flat([LayoutView()], constraints), width: 400, height: 400)
        #expect(found.conflicts == (isHeld ? [] : [.init(broken: 4, others: [2, 3])]))
    }

    @Test("the root's height is rounded to pixels, which breaks no ratio", arguments: [(193.0, true), (195, false)])
    func roundedRoot(height: Double, isHeld: Bool) {
        let ratio = LayoutConstraint<Int>(.init(1, .width), .equal, .init(1, .height), multiplier: 16.0 / 9)
        var tree = flat([LayoutView()], pin(1, leading: 0, trailing: 0, top: 0, bottom: 0) + [ratio])
        tree.scale = 2
        #expect(report(tree, width: 343, height: height).conflicts.isEmpty == isHeld)
    }

    @Test func theRootsSizeAlwaysHasPrecedence() {
        let tree = flat([LayoutView()], pin(1, leading: 0, trailing: 0, top: 0, bottom: 0) + [fix(1, .height, 30)])
        var layout = ConstraintLayout(tree, measuring: FakeContents())
        #expect(layout.fittingSize(width: 100) == Size(width: 100, height: 30))
        let placed = layout.frames(in: Size(width: 100, height: 50))
        #expect(placed[0] == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(layout.report().conflicts == [.init(broken: 4, others: [2, 3])])
        #expect(placed == frames(tree, width: 100, height: 50))
    }

    @Test func aConflictGoesAwayWithAnotherSize() {
        let tree = flat([LayoutView()], pin(1, leading: 0, trailing: 0, top: 0, bottom: 0) + [fix(1, .height, 30)])
        var layout = ConstraintLayout(tree, measuring: FakeContents())
        _ = layout.frames(in: Size(width: 100, height: 50))
        _ = layout.frames(in: Size(width: 100, height: 30))
        #expect(layout.report() == LayoutReport())
    }

    @Test func invalidConstraintsAreIgnoredAndReported() {
        let constraints =
            pin(1, leading: 0, trailing: 0, top: 0, bottom: 0) + [
                fix(9, .width, 10),
                LayoutConstraint(.init(1, .width), .equal, .init(0, .left)),
                LayoutConstraint(.init(1, .left), .equal, .init(0, .top)),
                LayoutConstraint(.init(1, .width), .equal, .init(0, .width), multiplier: 1e308),
                fix(1, .top, 5),
            ]
        #expect(report(flat([LayoutView()], constraints)) == LayoutReport(ignored: [4, 5, 6, 7, 8]))
    }

    @Test func aRootThatContradictsItselfIsAConflict() {
        let constraint = LayoutConstraint<Int>(.init(0, .left), .equal, .init(0, .left), constant: .points(8))
        #expect(report(flat([], [constraint])).conflicts == [.init(broken: 0, others: [])])
    }

    @Test func aViewWithoutConstraintsIsAmbiguous() {
        let found = report(flat([LayoutView(), LayoutView()], pin(2, leading: 0, trailing: 0, top: 0, bottom: 0)))
        #expect(found.ambiguities == [.init(view: 1, axis: .horizontal), .init(view: 1, axis: .vertical)])
        #expect(found.conflicts.isEmpty)
    }

    @Test func onlyAMissingHeightIsAmbiguous() {
        let tree = flat([LayoutView()], pin(1, leading: 0, trailing: 0, top: 0))
        #expect(report(tree).ambiguities == [.init(view: 1, axis: .vertical)])
        #expect(report(tree, FakeContents(sizes: [1: IntrinsicSize(height: 20)])).ambiguities.isEmpty)
    }

    @Test func onlyTheOutermostAmbiguousViewIsReported() {
        let tree = LayoutTree(
            views: [LayoutView(subviews: [1]), LayoutView(subviews: [2]), LayoutView(subviews: [3]), LayoutView()],
            constraints: pin(1, leading: 0, trailing: 0, top: 0)
                + pin(2, to: 1, leading: 0, trailing: 0, top: 0, bottom: 0)
                + pin(3, to: 2, leading: 0, trailing: 0, top: 0, bottom: 0))
        #expect(report(tree).ambiguities == [.init(view: 1, axis: .vertical)])
    }

    @Test func anAmbiguousSurplusGoesToTheFirstView() {
        let tree = flat(
            [LayoutView(), LayoutView()],
            pin(1, leading: 0, top: 0) + pin(2, trailing: 0, top: 0) + [
                LayoutConstraint(.init(2, .leading), .equal, .init(1, .trailing))
            ])
        let own = IntrinsicSize(width: 20, height: 20)
        let contents = FakeContents(sizes: [1: own, 2: own])
        #expect(
            report(tree, contents).ambiguities == [
                .init(view: 1, axis: .horizontal), .init(view: 2, axis: .horizontal),
            ]
        )
        #expect(frames(tree, contents)[1].width == 80)
        #expect(frames(tree, contents)[2].width == 20)
    }

    @Test func viewsInStacksAreNotAmbiguous() {
        let tree = LayoutTree(
            views: [LayoutView(.stack(Stack(), insets: .zero), subviews: [1, 2]), LayoutView(), LayoutView()])
        let own = IntrinsicSize(width: 20, height: 20)
        let contents = FakeContents(sizes: [1: own, 2: own])
        #expect(report(tree, contents) == LayoutReport())
        #expect(frames(tree, contents)[1].width == 80)
    }

    @Test func aRequiredHuggingExcludesAnotherLength() {
        // As in UIKit: "NSContentSizeLayoutConstraint … Hug:1000" against a height.
        let label = LayoutView(verticalHugging: .required)
        let tree = flat([label], pin(1, leading: 0, trailing: 0, top: 0) + [fix(1, .height, 21)])
        let contents = FakeContents(sizes: [1: IntrinsicSize(width: 30, height: 20.5)])
        #expect(report(tree, contents).conflicts == [.init(broken: nil, others: [3], contents: [1])])
        #expect(frames(tree, contents)[1].height == 21)
    }

    @Test func lengthsThatFollowFromOneAnotherTwiceAreNoConflict() {
        let equal = [(1, 2), (2, 3), (3, 1)].map {
            LayoutConstraint<Int>(.init($0, .height), .equal, .init($1, .height))
        }
        let tree = flat(
            Array(repeating: LayoutView(), count: 3), equal + [fix(1, .height, 21), fix(3, .height, 21)])
        #expect(report(tree).conflicts.isEmpty)
    }

    @Test func hundredsOfConflictsAreReported() {
        let constraints = pin(1, leading: 0, top: 0) + (0..<300).map { fix(1, .width, Double($0)) }
        let found = report(flat([LayoutView()], constraints))
        #expect(found.conflicts.count == 299)
    }
}
