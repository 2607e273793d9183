import AutoLayout
import Testing

@Suite struct ConstraintLayoutTextTests {
    private let label = LayoutView(horizontalHugging: .init(251), verticalHugging: .init(251))

    @Test func aTextIsAsHighAsItsLinesAtTheWidthItGets() {
        // 25 letters, 10 per line.
        let tree = flat([label], pin(1, leading: 0, trailing: 0, top: 0))
        #expect(frames(tree, FakeContents(texts: [1: 25]))[1] == Rect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func theFittingHeightFollowsTheText() {
        let tree = flat([label], pin(1, leading: 10, trailing: 10, top: 5, bottom: 5))
        var layout = ConstraintLayout(tree, measuring: FakeContents(texts: [1: 25]))
        // 8 letters per line make 4 lines.
        #expect(layout.fittingSize(width: 100) == Size(width: 100, height: 90))
        #expect(layout.fittingSize(width: 270) == Size(width: 270, height: 30))
        #expect(layout.fittingSize(width: nil) == Size(width: 270, height: 30))
        #expect(layout.fittingSize(width: 100) == Size(width: 100, height: 90))
    }

    @Test func framesDoNotDependOnEarlierCalls() {
        let tree = flat([label], pin(1, leading: 10, trailing: 10, top: 5, bottom: 5))
        var asked = ConstraintLayout(tree, measuring: FakeContents(texts: [1: 25]))
        _ = asked.fittingSize(width: 270)
        _ = asked.frames(in: Size(width: 50, height: 20))
        let size = Size(width: 120, height: 70)
        #expect(asked.frames(in: size) == frames(tree, width: 120, height: 70, FakeContents(texts: [1: 25])))
    }

    @Test func aNarrowedTextGrowsAgain() {
        let column = LayoutView(.stack(Stack(.vertical, alignment: .leading), insets: .zero), subviews: [1])
        let tree = LayoutTree(views: [column, label])
        var layout = ConstraintLayout(tree, measuring: FakeContents(texts: [1: 7]))
        #expect(layout.fittingSize(width: 35) == Size(width: 35, height: 60))
        // As narrow as its lines of three letters.
        #expect(layout.frames(in: Size(width: 35, height: 60))[1] == Rect(x: 0, y: 0, width: 30, height: 60))
        #expect(layout.fittingSize(width: 300) == Size(width: 300, height: 20))
        #expect(layout.frames(in: Size(width: 300, height: 20))[1] == Rect(x: 0, y: 0, width: 70, height: 20))
    }

    @Test func twoTextsShareAWidthByTheirResistance() {
        var strong = label
        strong.horizontalCompressionResistance = .init(751)
        let tree = flat(
            [label, strong],
            pin(1, leading: 0, top: 0) + pin(2, trailing: 0, top: 0) + [
                LayoutConstraint(.init(2, .leading), .equal, .init(1, .trailing), constant: .points(10))
            ])
        let placed = frames(tree, FakeContents(texts: [1: 12, 2: 6]))
        #expect(placed[1] == Rect(x: 0, y: 0, width: 30, height: 80))
        #expect(placed[2] == Rect(x: 40, y: 0, width: 60, height: 20))
    }

    @Test func aPreferredWidthFixesTheHeight() {
        var preferring = label
        preferring.preferredMaxLayoutWidth = 50
        let tree = flat([preferring], pin(1, leading: 0, trailing: 0, top: 0))
        #expect(frames(tree, FakeContents(texts: [1: 10]))[1] == Rect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test func baselinesAreMeasuredFromTheTop() {
        let tree = flat(
            [label, LayoutView()],
            pin(1, leading: 0, top: 10) + pin(2, trailing: 0) + [
                fix(2, .width, 10), fix(2, .height, 8), fix(1, .width, 50),
                LayoutConstraint(.init(2, .lastBaseline), .equal, .init(1, .lastBaseline)),
            ])
        // 10 letters, 5 per line: 40 high, the last baseline at 35; the baseline of a view without text is its bottom.
        #expect(frames(tree, FakeContents(texts: [1: 10]))[2].maxY == 45)
        var first = tree
        first.constraints[5] = LayoutConstraint(.init(2, .firstBaseline), .equal, .init(1, .firstBaseline))
        #expect(frames(first, FakeContents(texts: [1: 10]))[2].minY == 25)
    }

    @Test func theLastBaselineOfAStretchedTextIsCountedFromItsBottom() {
        let tree = flat(
            [label, LayoutView()],
            pin(1, leading: 0, top: 10, bottom: 0) + pin(2, trailing: 0) + [
                fix(2, .width, 10), fix(2, .height, 8),
                LayoutConstraint(.init(2, .top), .equal, .init(1, .lastBaseline), constant: .points(-20)),
            ])
        // 100 high: the text's bottom is at 100.
        #expect(frames(tree, FakeContents(texts: [1: 5]))[2].minY == 75)
        var open = tree
        // The room below decides how high the text's view is.
        open.constraints.removeAll { $0.first.item == 1 && $0.first.attribute == .bottom }
        open.constraints.append(LayoutConstraint(.init(2, .top), .equal, .init(0, .top), constant: .points(60)))
        #expect(frames(open, FakeContents(texts: [1: 5]))[1] == Rect(x: 0, y: 10, width: 50, height: 75))
    }

    @Test func centredTextKeepsItsCentreWhenItWraps() {
        let tree = flat(
            [label],
            [
                LayoutConstraint(.init(1, .centerX), .equal, .init(0, .centerX)),
                LayoutConstraint(.init(1, .centerY), .equal, .init(0, .centerY)),
                LayoutConstraint(
                    .init(1, .leading), .greaterThanOrEqual, .init(0, .leading), constant: .points(10)),
            ])
        #expect(frames(tree, FakeContents(texts: [1: 5]))[1] == Rect(x: 25, y: 40, width: 50, height: 20))
        #expect(frames(tree, FakeContents(texts: [1: 20]))[1] == Rect(x: 10, y: 20, width: 80, height: 60))
    }

    @Test func nonFiniteSizesAreIgnored() {
        let tree = flat([LayoutView()], pin(1, leading: 0, top: 0))
        let contents = FakeContents(sizes: [1: IntrinsicSize(width: .nan, height: -1)])
        #expect(frames(tree, contents)[1] == .zero)
    }
}
