import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

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

@Test func anEllipseCostsTheEdgesInItsRows() {
    let tall = Outline.ellipse(Rect(x: 0, y: 0, width: 10, height: 100))
    #expect(cost([.fill(tall, black)]).pixels == 1_000 + 2 * 100 * 200)
}

@Test("each emoji on a page costs what cairo writes for it")
func emojiOnPages() {
    func cost(_ count: Int, isPage: Bool) -> Double {
        let request = TextRequest(
            text: String(repeating: "🌀", count: count), font: ResolvedFont(size: 20), numberOfLines: 0)
        let list = DisplayList(
            size: Size(width: 100, height: 100), commands: [.text(request, at: .zero, width: 100, black)])
        return PaintingCost(of: list, scale: 1, isPage: isPage, text: FakeMeasuring()).pixels
    }
    #expect(cost(100, isPage: true) - cost(100, isPage: false) == 100 * 70_000)
    #expect(cost(20_000, isPage: true) > Double(Limits.paintedPixels))
}

@Test func groupsWithinGroupsAddUp() {
    let one: [DisplayCommand] = [.pushOpacity(0.5), .fill(square(10), black), .popOpacity]
    #expect(cost(one + one).groupPixels == 100)
    #expect(cost([.pushOpacity(0.5)] + one + [.popOpacity]).groupPixels == 200)
    #expect(cost([.pushOpacity(1)] + one + [.popOpacity]).groupPixels == 100)
}

@Test("a turned group costs its commands and pixels of its own, which are interpolated")
func transformedGroups() {
    let group = DisplayCommand.transformed(
        [.fill(square(10), black)], ViewTransform.rotation(degrees: 90).about(Point(x: 5, y: 5)))
    let turned = cost([group])
    #expect(abs(turned.pixels - 2_500) < 1 && abs(turned.groupPixels - 100) < 1)
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
    #expect(cost([shadow(1e6)]).pixels < 3e6)
    // The mask of equal ones is computed once.
    let one = cost([shadow(20)]).pixels
    #expect(cost([shadow(20), shadow(20)]).pixels < 1.3 * one)
    #expect(cost([shadow(20), shadow(21)]).pixels > 1.9 * one)
}

@Test func imagesAreFittedOnceUnlessTheyAreTooManyToKeep() {
    func image(_ name: Int, _ side: Double) -> DisplayCommand {
        .image(
            .file(path: "\(name).png", scale: 1, frame: nil), in: Rect(x: 0, y: 0, width: side, height: side),
            clip: nil,
            template: nil)
    }
    #expect(cost([image(1, 10)]).pixels == 1_100)
    #expect(cost([image(1, 10), image(1, 10)]).pixels == 1_200)
    #expect(cost([image(1, 10), image(2, 10)]).pixels == 2_200)
    let few = cost((0..<6).map { image($0, 100) }, scale: 10).pixels
    let many = cost((0..<12).map { image($0, 100) }, scale: 10).pixels
    #expect(few < 70_000_000 && many > 10 * few)
    // Not kept, and drawn at each place anew.
    let large = cost([image(1, 100), image(1, 100)], scale: 50).pixels
    #expect(large == 2 * 11 * 25_000_000)
}

@Test func linesThatShareRowsCostMore() {
    /// A zigzag between the top and the bottom of the canvas, or within a row.
    func zigzag(_ count: Int, height: Double) -> DisplayCommand {
        let points = (0..<count).map { Path.Element.line(Point(x: Double($0 % 100), y: $0 % 2 == 0 ? 0 : height)) }
        return .fill(.path(Path([.move(.zero)] + points)), black)
    }
    let few = cost([zigzag(100, height: 100)]).pixels
    #expect(few > 5_000_000)
    #expect(cost([zigzag(200, height: 100)]).pixels > 3 * few)
    #expect(cost([zigzag(1_000, height: 100)]).pixels > 400_000_000)
    // One line behind the other.
    let steps = (0..<1_000).map { Path.Element.line(Point(x: Double($0 % 2), y: Double($0) / 10)) }
    #expect(cost([.fill(.path(Path([.move(.zero)] + steps)), black)]).pixels < few)
    // Far outside.
    let outside = steps.map { _ in Path.Element.line(Point(x: 0, y: 1e6)) }
    #expect(cost([.fill(.path(Path([.move(Point(x: 0, y: 1e5))] + outside)), black)]).pixels < 500_000)
}

@Test func aCurveCostsAsItsLines() {
    func circle(_ radius: Double) -> DisplayCommand {
        let bounds = Rect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius)
        return .fill(.path(Path(bounds, radius: radius, corners: Set(Corner.allCases))), black)
    }
    let (small, large) = (cost([circle(5)]).pixels, cost([circle(50)]).pixels)
    #expect(small > 1_000 && large > 2 * small && large < 1_000_000)
}

@Test func limit_paintedPixels() throws {
    let layers = [DisplayCommand](repeating: .fill(square(100), black), count: Limits.paintedPixels / 10_000)
    try cost(layers).check()
    let refusal = #expect(throws: Diagnostic.self) { try cost(layers + [.fill(square(1), black)]).check() }
    #expect(refusal?.code == "too-much-to-paint")
    #expect(refusal?.exit == .refused)
}

@Test("texts and constraints have what computing leaves")
func sharedComputing() throws {
    let context = try RenderContext(library: FontLibrary())
    let text = String(repeating: "word ", count: 2_000)
    func count() -> Int {
        let widths = (0..<100).prefix { width in
            _ = context.text.layout(TextRequest(text: text, font: ResolvedFont(size: 17)), width: 300 + Double(width))
            return !context.text.isExhausted
        }
        return widths.count
    }
    let all = count()
    context.startPicture()
    let computing = context.text.computing
    computing.spend(Limits.computingSteps)
    #expect(abs(context.cost.left - 0.6) < 1e-6)
    #expect(context.layout.room == Limits.layoutWork * 6 / 10)
    #expect(computing.remaining == Limits.pictureSteps - Limits.computingSteps)
    // Another step has what this one leaves; its findings are its own.
    let some = count()
    context.startStep()
    #expect(some > 0 && some < all)
    #expect(context.text.isExhausted && computing.remaining <= 0)
    #expect(context.diagnostics.map(\.code) == ["too-much-text"])
    #expect(context.diagnostics.first?.message.hasSuffix("; its templates and constraints count as well") == true)
    context.startPicture()
    #expect(count() == all && computing.remaining <= 0)
}

@Test("painting has what texts and constraints leave, and images what painting leaves")
func sharedBudget() throws {
    let half = cost([DisplayCommand](repeating: .fill(square(100), black), count: Limits.paintedPixels / 20_000))
    try half.check(left: 0.5)
    let refusal = #expect(throws: Diagnostic.self) { try half.check(left: 0.49) }
    #expect(refusal?.message.contains("texts, constraints and all layers") == true)

    let context = try RenderContext(library: FontLibrary())
    #expect(context.cost.left == 1)
    let text = String(repeating: "word ", count: 2_000)
    for width in 0..<5 {
        _ = context.text.layout(TextRequest(text: text, font: ResolvedFont(size: 17)), width: 300 + Double(width))
    }
    let left = context.cost.left
    #expect((0.5..<0.9).contains(left))
    context.text.budget.spend(0.5)
    #expect(abs(context.cost.left - (left - 0.5)) < 1e-6)
    try context.startPainting(DisplayList(size: Size(width: 100, height: 100), commands: []), scale: 1)
    let layers = [DisplayCommand](repeating: .fill(square(100), black), count: Limits.paintedPixels / 20_000)
    let list = DisplayList(size: Size(width: 100, height: 100), commands: layers)
    #expect(throws: Diagnostic.self) { try context.startPainting(list, scale: 1) }
    context.startPicture()
    #expect(context.cost.left == 1)
    try context.startPainting(list, scale: 1)
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
