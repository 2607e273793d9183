@testable import AutoLayout
import Testing

@Suite struct ConstraintLayoutGuideTests {
    private func edge(_ attribute: LayoutAttribute, _ other: LayoutAttribute, of view: Int = 1, to: Int = 0)
        -> LayoutConstraint<Int>
    {
        LayoutConstraint(.init(view, attribute), .equal, .init(to, other))
    }

    @Test func marginsAreInsideTheEdges() {
        let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let tree = LayoutTree(
            views: [LayoutView(subviews: [1], layoutMargins: margins), LayoutView()],
            constraints: [
                edge(.leading, .leadingMargin), edge(.trailing, .trailingMargin), edge(.top, .topMargin),
                edge(.bottom, .bottomMargin),
            ])
        #expect(frames(tree)[1] == Rect(x: 2, y: 1, width: 94, height: 96))
        var mirrored = tree
        mirrored.isRightToLeft = true
        #expect(frames(mirrored)[1].minX == 4)
    }

    @Test func theMarginsGuideIsTheSameAsTheMargins() {
        let tree = flat([LayoutView()], pin(1, leading: 0, trailing: 0, top: 0, bottom: 0, guide: .layoutMargins))
        #expect(frames(tree)[1] == Rect(x: 8, y: 8, width: 84, height: 84))
    }

    @Test func preservedSuperviewMarginsApply() {
        // The root's margin of 16 overlaps the view, which starts at 5, by 11.
        let tree = LayoutTree(
            views: [
                LayoutView(subviews: [1], layoutMargins: EdgeInsets(16)),
                LayoutView(subviews: [2], preservesSuperviewLayoutMargins: true), LayoutView(),
            ],
            constraints: pin(1, leading: 5, trailing: 0, top: 20, bottom: 20)
                + pin(2, to: 1, leading: 0, trailing: 0, top: 0, bottom: 0, guide: .layoutMargins))
        #expect(frames(tree)[2] == Rect(x: 16, y: 28, width: 68, height: 44))
    }

    @Test func theSafeAreaAppliesToOverlappingNestedViews() {
        var tree = LayoutTree(
            views: [LayoutView(subviews: [1]), LayoutView(subviews: [2]), LayoutView()],
            constraints: pin(1, leading: 0, trailing: 0, top: 10, bottom: 10)
                + pin(2, to: 1, leading: 0, trailing: 0, top: 0, bottom: 0, guide: .safeArea))
        tree.safeAreaInsets = EdgeInsets(top: 30, bottom: 4)
        #expect(frames(tree)[2] == Rect(x: 0, y: 30, width: 100, height: 60))
    }

    @Test func theControllersGuidesAreAtTheEndsOfTheSafeArea() {
        var tree = flat(
            [LayoutView()],
            pin(1, leading: 0, trailing: 0) + [
                LayoutConstraint(.init(1, .top), .equal, .init(0, .bottom, guide: .top), constant: .points(8)),
                LayoutConstraint(.init(1, .bottom), .equal, .init(0, .top, guide: .bottom), constant: .points(-8)),
            ])
        #expect(frames(tree)[1] == Rect(x: 0, y: 8, width: 100, height: 84))
        tree.safeAreaInsets = EdgeInsets(top: 20, bottom: 10)
        #expect(frames(tree)[1] == Rect(x: 0, y: 28, width: 100, height: 54))
    }

    @Test func readableContentIsNoWiderThanText() {
        let tree = flat([LayoutView()], pin(1, leading: 0, trailing: 0, top: 0, bottom: 0, guide: .readableContent))
        #expect(frames(tree, width: 400)[1].width == 384)
        #expect(frames(tree, width: 1000)[1] == Rect(x: 164, y: 8, width: 672, height: 84))
    }

    @Test func edgesOfAScrollViewAreItsContents() {
        let tree = LayoutTree(
            views: [LayoutView(subviews: [1]), LayoutView(.scroll, subviews: [2]), LayoutView()],
            constraints: pin(1, leading: 10, trailing: 10, top: 10, bottom: 10)
                + pin(2, to: 1, leading: 5, trailing: 5, top: 5, bottom: 5) + [
                    fix(2, .height, 300), LayoutConstraint(.init(2, .width), .equal, .init(1, .width)),
                ])
        var layout = ConstraintLayout(tree, measuring: FakeContents())
        let placed = layout.frames(in: Size(width: 100, height: 100))
        #expect(placed[2] == Rect(x: 15, y: 15, width: 80, height: 300))
        #expect(layout.contentSizes == [1: Size(width: 90, height: 310)])
        #expect(layout.report() == LayoutReport())
    }

    @Test func contentAndFrameGuidesOfAScrollView() {
        let tree = LayoutTree(
            views: [LayoutView(.scroll, subviews: [1]), LayoutView()],
            constraints: pin(1, leading: 0, trailing: 0, top: 0, bottom: 0, guide: .content) + [
                fix(1, .height, 150),
                LayoutConstraint(.init(1, .width), .equal, .init(0, .width, guide: .frame), multiplier: 2),
            ])
        var layout = ConstraintLayout(tree, measuring: FakeContents())
        _ = layout.frames(in: Size(width: 100, height: 100))
        #expect(layout.contentSizes == [0: Size(width: 200, height: 150)])
    }
}
