import AutoLayout
import Testing

@Suite struct ConstraintLayoutAttributeTests {
    @Test func edgesPinAView() {
        let tree = flat([LayoutView()], pin(1, leading: 10, trailing: 20, top: 5, bottom: 15))
        #expect(frames(tree)[1] == Rect(x: 10, y: 5, width: 70, height: 80))
    }

    @Test func leadingIsRightInARightToLeftLanguage() {
        let constraints = pin(1, leading: 10, top: 0, bottom: 0) + [fix(1, .width, 30)]
        #expect(frames(flat([LayoutView()], constraints, isRightToLeft: true))[1].minX == 60)
    }

    @Test func leftIsLeftInEveryLanguage() {
        let constraints = [
            LayoutConstraint(.init(1, .left), .equal, .init(0, .left), constant: .points(10)), fix(1, .width, 30),
        ]
        #expect(frames(flat([LayoutView()], constraints, isRightToLeft: true))[1].minX == 10)
    }

    @Test func aFractionalTrailingIsMirrored() {
        // UIKit measures in the superview from its leading edge: trailing = 0.7 × width.
        let constraints =
            pin(1, leading: 0) + [LayoutConstraint(.init(1, .trailing), .equal, .init(0, .trailing), multiplier: 0.7)]
        #expect(frames(flat([LayoutView()], constraints))[1].maxX == 70)
        #expect(frames(flat([LayoutView()], constraints, isRightToLeft: true))[1].minX == 30)
    }

    @Test func multipliersAreRelativeToTheCommonSuperview() {
        // View 1 is at 20 and contains 2, whose centre is half of 1's centre.
        let tree = LayoutTree(
            views: [LayoutView(subviews: [1]), LayoutView(subviews: [2]), LayoutView()],
            constraints: pin(1, leading: 20, trailing: 0) + [
                LayoutConstraint(.init(2, .centerX), .equal, .init(1, .centerX), multiplier: 0.5), fix(2, .width, 10),
            ])
        #expect(frames(tree)[2].midX == 40)
    }

    @Test func viewsOfDifferentSuperviewsCompare() {
        let tree = LayoutTree(
            views: [
                LayoutView(subviews: [1, 2]), LayoutView(subviews: [3]), LayoutView(), LayoutView(),
            ],
            constraints: pin(1, leading: 20, top: 10) + pin(3, to: 1, leading: 5, trailing: 5, top: 5, bottom: 5) + [
                fix(3, .width, 30), fix(3, .height, 20),
                LayoutConstraint(.init(2, .leading), .equal, .init(3, .trailing), constant: .points(8)),
                LayoutConstraint(.init(2, .centerY), .equal, .init(3, .centerY)), fix(2, .width, 10),
                fix(2, .height, 10),
            ])
        let placed = frames(tree)
        #expect(placed[1] == Rect(x: 20, y: 10, width: 40, height: 30))
        #expect(placed[3] == Rect(x: 25, y: 15, width: 30, height: 20))
        #expect(placed[2] == Rect(x: 63, y: 20, width: 10, height: 10))
    }

    @Test func anAspectRatioTiesTheAxes() {
        let constraints =
            pin(1, leading: 0, trailing: 0, top: 0) + [
                LayoutConstraint(.init(1, .width), .equal, .init(1, .height), multiplier: 2)
            ]
        #expect(frames(flat([LayoutView()], constraints))[1] == Rect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func prioritiesPrecedeAmounts() {
        let constraints =
            pin(1, leading: 0) + [
                fix(1, .width, 50, priority: 500), fix(1, .width, 10, priority: 499), fix(1, .width, 10, priority: 498),
                fix(1, .width, 30, .lessThanOrEqual),
            ]
        #expect(frames(flat([LayoutView()], constraints))[1].width == 30)
    }

    @Test func framesLieOnPixels() {
        var tree = flat(
            [LayoutView()],
            pin(1, leading: 10.3, top: 0, bottom: 0) + [fix(1, .width, 20.3)])
        tree.scale = 2
        let frame = frames(tree)[1]
        #expect(frame.minX == 10.5)
        // The right edge is at 30.6, rounded to 30.5.
        #expect(frame.maxX == 30.5)
    }

    @Test func systemSpacingDependsOnItsItems() {
        func start(_ second: LayoutConstraint<Int>.Anchor, _ attribute: LayoutAttribute = .leading) -> Double {
            let tree = flat(
                [LayoutView(), LayoutView()],
                pin(2, leading: 0, top: 0) + [
                    fix(2, .width, 30), fix(1, .width, 10), fix(1, .height, 10), fix(2, .height, 10),
                    LayoutConstraint(.init(1, attribute), .equal, second, constant: .system(multiplier: 1)),
                ])
            return attribute == .leading ? frames(tree)[1].minX : 100 - frames(tree)[1].maxX
        }
        #expect(start(.init(2, .trailing)) == 38)
        #expect(start(.init(0, .leading)) == 20)
        #expect(start(.init(0, .trailing), .trailing) == 20)
        #expect(start(.init(0, .leading, guide: .safeArea)) == 0)
        #expect(start(.init(0, .leading, guide: .layoutMargins)) == 16)
    }
}
