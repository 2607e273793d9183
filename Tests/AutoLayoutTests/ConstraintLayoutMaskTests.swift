@testable import AutoLayout
import Testing

@Suite struct ConstraintLayoutMaskTests {
    /// The frame in a root of 200 × 100 of a view designed at 10, 20 with 30 × 10 points in 100 × 50.
    private func frame(_ mask: Autoresizing.Mask) -> Rect {
        let autoresizing = Autoresizing(
            frame: Rect(x: 10, y: 20, width: 30, height: 10), in: Size(width: 100, height: 50), mask: mask)
        return frames(flat([LayoutView(autoresizing: autoresizing)], []), width: 200, height: 100)[1]
    }

    @Test func withoutAMaskTheFarMarginsAreFlexible() {
        #expect(frame([]) == Rect(x: 10, y: 20, width: 30, height: 10))
        #expect(frame([.flexibleRightMargin, .flexibleBottomMargin]) == Rect(x: 10, y: 20, width: 30, height: 10))
    }

    @Test func flexibleLengthsKeepTheMargins() {
        #expect(frame([.flexibleWidth, .flexibleHeight]) == Rect(x: 10, y: 20, width: 130, height: 60))
    }

    @Test func flexibleNearMarginsKeepTheFarOnes() {
        #expect(frame([.flexibleLeftMargin, .flexibleTopMargin]) == Rect(x: 110, y: 70, width: 30, height: 10))
    }

    @Test func severalFlexiblePartsShareInProportion() {
        // 100 more; the margins were 10 and 60.
        let both = frame([.flexibleLeftMargin, .flexibleRightMargin])
        #expect(abs(both.minX - (10 + 100.0 * 10 / 70).rounded()) < 1e-9)
        #expect(both.width == 30)
        let all = frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        #expect(all.minX == 20)
        #expect(all.width == 60)
    }

    @Test func aViewSqueezedToNothingIsNoConflict() {
        let autoresizing = Autoresizing(
            frame: Rect(x: 20, y: 0, width: 280, height: 20), in: Size(width: 600, height: 600), mask: .flexibleWidth)
        var layout = ConstraintLayout(
            flat([LayoutView(autoresizing: autoresizing)], []), measuring: FakeContents())
        #expect(layout.frames(in: Size(width: 300, height: 100))[1].width == 0)
        #expect(layout.report() == LayoutReport())
    }

    @Test func constraintsReachIntoAFixedFrame() {
        let autoresizing = Autoresizing(
            frame: Rect(x: 10, y: 10, width: 50, height: 50), in: Size(width: 100, height: 100))
        let tree = LayoutTree(
            views: [LayoutView(subviews: [1]), LayoutView(subviews: [2], autoresizing: autoresizing), LayoutView()],
            constraints: pin(2, to: 1, leading: 5, trailing: 5, top: 5, bottom: 5))
        #expect(frames(tree)[2] == Rect(x: 15, y: 15, width: 40, height: 40))
    }
}
