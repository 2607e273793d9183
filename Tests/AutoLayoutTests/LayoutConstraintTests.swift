import AutoLayout
import Testing

@Suite struct LayoutConstraintTests {
    @Test func numbersThatAreNotFiniteBecomeHarmless() {
        let constraint = LayoutConstraint(
            .init(0, .width), .equal, .init(1, .height), multiplier: .nan, constant: .points(.infinity))
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == .points(0))
    }
}
