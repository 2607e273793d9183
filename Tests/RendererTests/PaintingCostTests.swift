import ContentExtensionHost
import Testing

@testable import Renderer

/// The cost of commands on a canvas of 100 × 100 points.
private func cost(_ commands: [DisplayCommand], scale: Double = 1) -> PaintingCost {
    PaintingCost(
        of: DisplayList(size: Size(width: 100, height: 100), commands: commands), scale: scale, text: FakeMeasuring())
}

private func square(_ side: Double, at origin: Double = 0) -> Outline {
    .rect(Rect(x: origin, y: origin, width: side, height: side))
}

@Test func clippedPixelsCostNothing() {
    #expect(cost([.fill(square(10), black)]).pixels == 100)
    #expect(cost([.fill(square(10), black)], scale: 3).pixels == 900)
    #expect(cost([.fill(square(1e9, at: 50), black)]).pixels == 2_500)
    #expect(cost([.fill(square(10, at: 200), black)]).pixels == 0)
    #expect(cost([.pushClip(square(5)), .fill(square(10), black), .popClip, .fill(square(1), black)]).pixels == 26)
}

@Test func groupsWithinGroupsAddUp() {
    let one: [DisplayCommand] = [.pushOpacity(0.5), .fill(square(10), black), .popOpacity]
    #expect(cost(one + one).groupPixels == 100)
    #expect(cost([.pushOpacity(0.5)] + one + [.popOpacity]).groupPixels == 200)
    #expect(cost([.pushOpacity(1)] + one + [.popOpacity]).groupPixels == 100)
}

@Test("a turned group costs its commands and pixels of its own")
func transformedGroups() {
    let group = DisplayCommand.transformed(
        [.fill(square(10), black)], ViewTransform.rotation(degrees: 90).about(Point(x: 5, y: 5)))
    let turned = cost([group])
    #expect(abs(turned.pixels - 400) < 1 && abs(turned.groupPixels - 100) < 1)
    #expect(abs(cost([.transformed([group], ViewTransform(2, 0, 0, 2, 0, 0))]).groupPixels - 800) < 1)
}

@Test func dashesAndLongTextsCostMore() {
    func line(_ dash: [Double]) -> DisplayCommand {
        .line(from: .zero, to: Point(x: 100, y: 0), width: 1, dash: dash, roundCap: false, black)
    }
    #expect(cost([line([0.1])]).pixels > 10 * cost([line([10])]).pixels)
    func text(_ count: Int) -> DisplayCommand {
        .text(
            TextRequest(text: String(repeating: "a", count: count), font: ResolvedFont(size: 9)), at: .zero, width: nil,
            black)
    }
    #expect(cost([text(1_000)]).pixels > 10 * cost([text(10)]).pixels)
}

@Test func shadowsCostMoreWithTheirRadius() {
    func shadow(_ radius: Double) -> DisplayCommand { .shadow(square(90), white, radius: radius, offset: .zero) }
    #expect(cost([shadow(20)]).pixels > 4 * cost([shadow(2)]).pixels)
    // A wide one is computed at a lower resolution.
    #expect(cost([shadow(1e6)]).pixels < 1e6)
}

@Test func limit_paintedPixels() throws {
    let layers = [DisplayCommand](repeating: .fill(square(100), black), count: Limits.paintedPixels / 10_000)
    try cost(layers).check()
    let refusal = #expect(throws: Diagnostic.self) { try cost(layers + [.fill(square(1), black)]).check() }
    #expect(refusal?.code == "too-much-to-paint")
    #expect(refusal?.exit == .refused)
}

@Test func limit_groupPixels() throws {
    let scale = (Double(Limits.groupPixels) / 2).squareRoot() / 100
    func groups(_ count: Int) -> [DisplayCommand] {
        [DisplayCommand](repeating: .pushOpacity(0.5), count: count) + [.fill(square(100), black)]
            + [DisplayCommand](repeating: .popOpacity, count: count)
    }
    try cost(groups(2), scale: scale * 0.999).check()
    let refusal = #expect(throws: Diagnostic.self) { try cost(groups(3), scale: scale).check() }
    #expect(refusal?.code == "too-much-to-paint")
}
