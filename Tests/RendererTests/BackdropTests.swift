import TestSupport
import RendererTestSupport
import Foundation
import Testing

@testable import Renderer
@testable import Views

private func backdrop(
    _ source: Backdrop.Fill, screen: Rect = Rect(x: 0, y: 0, width: 10, height: 20), blur: Double = 0,
    tint: RGBA = RGBA(white: 0, alpha: 0)
) -> DisplayCommand {
    .backdrop(Backdrop(source: source, screen: screen, blurRadius: blur, tint: tint))
}

@Test func aGradientBackdropRunsDownTheScreen() throws {
    let image = try painted([backdrop(.gradient([black, white]))], width: 10, height: 20, opaque: true)
    for y in 0..<20 {
        let expected = Int(((Double(y) + 0.5) / 20 * 255).rounded())
        #expect(image.isNear(0, y, [expected, expected, expected, 255], within: 1))
        #expect(image.pixel(9, y) == image.pixel(0, y))
    }
}

@Test func beyondTheScreenTheEndColoursGoOn() throws {
    let screen = Rect(x: 0, y: 5, width: 10, height: 5)
    let image = try painted([backdrop(.gradient([red, blue]), screen: screen)], width: 10, height: 20, opaque: true)
    #expect(image.pixel(5, 0) == [255, 0, 0, 255])
    #expect(image.pixel(5, 19) == [0, 0, 255, 255])
}

/// Black (fact: ios10/backdrop.tint): stays 0; white becomes 213…230 under black at 10…16 %.
@Test func theTintIsLaidOver() throws {
    let tint = RGBA(white: 0, alpha: 0.14)
    let image = try painted([backdrop(.color(white), tint: tint)], width: 2, height: 2, opaque: true)
    #expect(image.pixel(1, 1) == [219, 219, 219, 255])
}

@Test func aClippedBackdropIsTheSame() throws {
    let command = backdrop(.gradient([red, blue]))
    let plain = try painted([command], width: 10, height: 20, scale: 2, opaque: true)
    let clipped = try painted(
        [.pushClip(rect(0, 0, 10, 20)), command, .popClip], width: 10, height: 20, scale: 2, opaque: true)
    #expect(plain == clipped)
}

@Test func aWallpaperFillsTheScreenAndIsBlurred() throws {
    // The image shows red, green, blue above white, black, yellow; filling a tall screen leaves the middle column.
    let path = Fixture.path("orientation-6.jpg")
    let sharp = try painted([backdrop(.image(path: path))], width: 10, height: 20, opaque: true)
    #expect(sharp.isNear(5, 3, [0, 255, 0, 255], within: 12))
    #expect(sharp.isNear(5, 17, [0, 0, 0, 255], within: 12))
    let blurred = try painted([backdrop(.image(path: path), blur: 6)], width: 10, height: 20, opaque: true)
    let (top, bottom) = (blurred.pixel(5, 0)[1], blurred.pixel(5, 19)[1])
    #expect(top < 250 && bottom > 5 && top > bottom)
    // No steps: neighbours differ little, and green only decreases.
    for y in 1..<20 { #expect((0...24).contains(blurred.pixel(5, y - 1)[1] - blurred.pixel(5, y)[1])) }
}

@Test func anUnreadableWallpaperLeavesTheTint() throws {
    let context = try RenderContext(library: FontLibrary())
    let list = DisplayList(
        size: Size(width: 2, height: 2),
        commands: [backdrop(.image(path: "/nowhere.jpg"), tint: RGBA(white: 1, alpha: 0.5))])
    let image = try context.paint(list, scale: 1, opaque: true).image
    #expect(image.isNear(0, 0, [128, 128, 128, 255], within: 1))
    #expect(context.images.diagnostics.map(\.code) == ["image-missing"])
}

@Test func boxesComeCloseToAGaussian() {
    // A blurred step is the error function's curve, within 3 % of its height.
    for sigma in [2.0, 5, 10] {
        var line = (0..<200).map { Float($0 < 100 ? 0 : 1) }
        BoxBlur.blur(&line, width: 200, height: 1, sigma: sigma)
        for (index, value) in line.enumerated() {
            let expected = 0.5 * (1 + erf((Double(index) - 99.5) / (sigma * 2.0.squareRoot())))
            #expect(abs(Double(value) - expected) < 0.03, "sigma \(sigma) at \(index)")
        }
    }
}

@Test(arguments: [(0.0, 1.0), (1, 0), (1, 1)])
func gradientsRunBetweenTheirPoints(dx: Double, dy: Double) throws {
    let gradient = DisplayCommand.gradient(
        rect(0, 0, 16, 16), from: red, to: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5), start: Point(x: 0, y: 0),
        end: Point(x: 16 * dx, y: 16 * dy))
    let image = try painted([gradient], width: 16, height: 16)
    for i in 0..<16 {
        let (x, y) = (dx > 0 ? i : 7, dy > 0 ? i : 7)
        let t = (Double(i) + 0.5) / 16
        let expected = [255 * (1 - t), 0, 255 * t, 255 * (1 - t / 2)].map { Int($0.rounded()) }
        #expect(image.isNear(x, y, expected, within: 2), "\(i): \(image.pixel(x, y)) is not \(expected)")
    }
}
