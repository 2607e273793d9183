import TestSupport
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

private let recipe = MaterialRecipe(multiply: 0.55, add: 0.5, approximation: RGBA(white: 1, alpha: 0.5))

@Test(arguments: [RGBA(white: 0), RGBA(white: 1), RGBA(60, 120, 200), RGBA(10, 250, 128)])
func aMaterialMultipliesAndAdds(below: RGBA) throws {
    let commands: [DisplayCommand] = [.fill(rect(0, 0, 4, 4), below), .material(rect(1, 1, 2, 2), recipe)]
    let image = try painted(commands, width: 4, height: 4, opaque: true)
    func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    let parts = [below.red, below.green, below.blue]
    let expected = parts.map { byte(min(1, 0.55 * $0 + 0.5)) }
    #expect(image.isNear(1, 1, expected + [255], within: 2))
    #expect(image.isNear(0, 0, parts.map(byte), within: 0))
}

@Test func aMaterialsEdgeIsSmooth() throws {
    let commands: [DisplayCommand] = [.fill(rect(0, 0, 2, 1), black), .material(rect(0.5, 0, 2, 1), recipe)]
    let image = try painted(commands, width: 2, height: 1, opaque: true)
    #expect(image.isNear(0, 0, [64, 64, 64, 255], within: 2))
    #expect(image.isNear(1, 0, [128, 128, 128, 255], within: 2))
}

@Test func withoutBackgroundAMaterialIsItsApproximation() throws {
    let image = try painted([.material(rect(0, 0, 1, 1), recipe)], width: 1, height: 1)
    #expect(image.isNear(0, 0, [255, 255, 255, 128], within: 1))
    let grouped: [DisplayCommand] = [
        .fill(rect(0, 0, 1, 1), black), .pushOpacity(0.5), .material(rect(0, 0, 1, 1), recipe), .popOpacity,
    ]
    #expect(try painted(grouped, width: 1, height: 1, opaque: true).isNear(0, 0, [64, 64, 64], within: 1))
}

@Test func aMaterialIncreasesSaturation() throws {
    let vivid = MaterialRecipe(multiply: 0.5, add: 0.5, saturation: 1.8, approximation: white)
    let below = RGBA(60, 120, 160)
    // Luma 110.1: a channel becomes 110.1 + 1.8 × (channel − 110.1), halved, plus 127.5.
    let commands: [DisplayCommand] = [.fill(rect(0, 0, 2, 2), below), .material(rect(0, 0, 2, 2), vivid)]
    #expect(try painted(commands, width: 2, height: 2, opaque: true).isNear(1, 1, [137, 191, 227, 255], within: 1))
    let grey: [DisplayCommand] = [.fill(rect(0, 0, 2, 2), RGBA(100, 100, 100)), .material(rect(0, 0, 2, 2), vivid)]
    #expect(try painted(grey, width: 2, height: 2, opaque: true).isNear(1, 1, [178, 178, 178, 255], within: 1))
}

@Test func aMaterialClampsColours() throws {
    let dark = MaterialRecipe(multiply: 1, add: -0.5, saturation: 2, approximation: black)
    let commands: [DisplayCommand] = [.fill(rect(0, 0, 2, 2), RGBA(200, 20, 20)), .material(rect(0, 0, 2, 2), dark)]
    #expect(try painted(commands, width: 2, height: 2, opaque: true).isNear(0, 0, [214, 0, 0, 255], within: 1))
}

@Test func aMaterialIsTheSameInsideAClip() throws {
    let outline = Outline.roundedRect(Rect(x: 2, y: 2, width: 36, height: 26), radius: 8, curve: .continuous)
    let ground: [DisplayCommand] = [
        .gradient(rect(0, 0, 40, 30), from: red, to: blue, start: .zero, end: Point(x: 40, y: 30))
    ]
    let plain = try painted(ground + [.material(outline, recipe)], width: 40, height: 30, opaque: true)
    let clipped = try painted(
        ground + [.pushClip(rect(0, 0, 40, 30)), .material(outline, recipe), .popClip], width: 40, height: 30,
        opaque: true)
    #expect(plain.rgba == clipped.rgba)
}

@Test func vibrantTextIsTheGroundChangedByItsMaterial() throws {
    let below = RGBA(60, 120, 200)
    let request = TextRequest(text: "Ag", font: ResolvedFont(size: 30, weight: .bold))
    let (point, ground) = (Point(x: 2, y: 2), DisplayCommand.fill(rect(0, 0, 60, 40), below))
    func text(_ color: RGBA) -> DisplayCommand { .text(request, at: point, width: nil, color) }
    let vibrant = DisplayCommand.vibrantText(request, at: point, width: nil, recipe)
    let changed = RGBA(red: 0.55 * below.red + 0.5, green: 0.55 * below.green + 0.5, blue: 0.55 * below.blue + 0.5)
    let ours = try painted([ground, vibrant], width: 60, height: 40, scale: 2, opaque: true)
    let plain = try painted([ground, text(changed)], width: 60, height: 40, scale: 2, opaque: true)
    #expect(zip(ours.rgba, plain.rgba).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    #expect(plain.rgba != (try painted([ground], width: 60, height: 40, scale: 2, opaque: true).rgba))
    // Without pixels to read it is the approximation.
    func grouped(_ command: DisplayCommand) throws -> [UInt8] {
        let commands = [ground, .pushOpacity(0.5), command, .popOpacity]
        return try painted(commands, width: 60, height: 40, opaque: true).rgba
    }
    #expect(try grouped(vibrant) == grouped(text(recipe.approximation)))
}

/// The fixture's picture as a wallpaper, sharp by default.
private func wallpaper(blurred radius: Double = 0) -> DisplayCommand {
    .backdrop(
        Backdrop(
            source: .image(path: Fixture.path("orientation-6.jpg")), screen: Rect(x: 0, y: 0, width: 60, height: 60),
            blurRadius: radius, tint: RGBA(white: 0, alpha: 0)))
}

/// Blurs without changing colours.
private let clearFrost = MaterialRecipe(multiply: 1, add: 0, approximation: RGBA(white: 0, alpha: 0), blurRadius: 8)

@Test func aSharpWallpaperShowsBlurredThroughAMaterial() throws {
    let sharp = try painted([wallpaper()], width: 60, height: 60, opaque: true)
    let blurred = try painted([wallpaper(blurred: 8)], width: 60, height: 60, opaque: true)
    let frosted = try painted(
        [wallpaper(), .material(rect(10, 10, 40, 40), clearFrost)], width: 60, height: 60, opaque: true)
    #expect(frosted.pixel(30, 30) == blurred.pixel(30, 30))
    #expect(frosted.pixel(5, 5) == sharp.pixel(5, 5))
    #expect(sharp.rgba != blurred.rgba)
}

@Test func aMoreBlurredWallpaperIsNotBlurredAgain() throws {
    let plain = try painted([wallpaper(blurred: 12)], width: 60, height: 60, opaque: true)
    let frosted = try painted(
        [wallpaper(blurred: 12), .material(rect(10, 10, 40, 40), clearFrost)], width: 60, height: 60, opaque: true)
    #expect(frosted.rgba == plain.rgba)
}

@Test func aBlurredMaterialHidesViewsOverTheWallpaper() throws {
    let over = try painted(
        [wallpaper(), .fill(rect(20, 20, 20, 20), red), .material(rect(10, 10, 40, 40), clearFrost)], width: 60,
        height: 60, opaque: true)
    let without = try painted(
        [wallpaper(), .material(rect(10, 10, 40, 40), clearFrost)], width: 60, height: 60, opaque: true)
    #expect(over.rgba == without.rgba)
}

@Test func inAGroupABlurredMaterialUsesItsApproximation() throws {
    var tinted = clearFrost
    tinted.approximation = RGBA(white: 1, alpha: 0.5)
    let blurred = try painted([wallpaper(blurred: 8)], width: 60, height: 60, opaque: true)
    let grouped = try painted(
        [wallpaper(), .pushOpacity(0.999), .material(rect(10, 10, 40, 40), tinted), .popOpacity], width: 60,
        height: 60, opaque: true)
    let below = blurred.pixel(30, 30)
    #expect(grouped.isNear(30, 30, below.prefix(3).map { ($0 + 255) / 2 }, within: 2))
}
