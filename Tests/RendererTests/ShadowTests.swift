import RendererTestSupport
import Foundation
import Testing

@testable import Renderer
@testable import Views

/// A long straight edge's shadow is the Gaussian's integral: erf.
@Test(arguments: [1.0, 2, 3], [1.5, 12, 40])
func aShadowFallsOffAsTheErrorFunction(scale: Double, radius: Double) throws {
    let shadow = DisplayCommand.shadow(rect(-500, -400, 1_000, 450), black, radius: radius, offset: .zero)
    let image = try painted([shadow], width: 4, height: 200, scale: scale)
    for y in 0..<image.height {
        let distance = (Double(y) + 0.5) / scale - 50
        let expected = distance < 0 ? 0 : 0.5 * (1 - erf(distance / (radius * 2.0.squareRoot())))
        #expect(abs(Double(image.pixel(2, y)[3]) - expected * 255) <= 2.5, "row \(y)")
    }
}

/// The closed form against a Gaussian summed pixel by pixel.
@Test(arguments: [
    Outline.roundedRect(Rect(x: 20, y: 20, width: 40, height: 30), radius: 10, curve: .circular),
    .roundedRect(Rect(x: 20, y: 20, width: 40, height: 30), radius: 9, curve: .continuous),
    .ellipse(Rect(x: 20, y: 20, width: 30, height: 40)), rect(20, 20, 9, 5),
])
func cornersAreBlurredExactly(outline: Outline) throws {
    let sigma = 4.0
    let sharp = try painted([.fill(outline, black)], width: 80, height: 80)
    let shadow = try painted(
        [.shadow(outline, black, radius: sigma, offset: Point(x: 100, y: 0))], width: 180, height: 80)
    let weights = (-16...16).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    func blurred(_ x: Int, _ y: Int) -> Double {
        var sum = 0.0
        for (j, wy) in weights.enumerated() {
            for (i, wx) in weights.enumerated() {
                let (sx, sy) = (x + i - 16, y + j - 16)
                guard (0..<80).contains(sx), (0..<80).contains(sy) else { continue }
                sum += wx * wy * Double(sharp[sx, sy].alpha)
            }
        }
        return sum / (total * total)
    }
    for y in stride(from: 4, to: 76, by: 5) {
        for x in stride(from: 4, to: 76, by: 5) {
            #expect(abs(blurred(x, y) - Double(shadow[x + 100, y].alpha)) <= 2.5, "at \(x), \(y)")
        }
    }
}

@Test func aShadowLeavesTheInsideAlone() throws {
    let outline = Outline.roundedRect(Rect(x: 10, y: 10, width: 40, height: 40), radius: 8, curve: .continuous)
    let commands: [DisplayCommand] = [
        .fill(rect(0, 0, 60, 60), red), .shadow(outline, black, radius: 5, offset: Point(x: 0, y: 3)),
    ]
    let image = try painted(commands, width: 60, height: 60, opaque: true)
    #expect(image.pixel(30, 30) == [255, 0, 0, 255])
    #expect(image.pixel(30, 11) == [255, 0, 0, 255])
    // The offset makes it darker below than above.
    #expect(image.pixel(30, 51)[0] < image.pixel(30, 8)[0])
}

@Test func aShadowHonoursClipsGroupsAndItsColour() throws {
    let shadow = DisplayCommand.shadow(rect(4, 4, 8, 8), blue, radius: 2, offset: .zero)
    let full = try painted([shadow], width: 16, height: 16)
    let clipped = try painted([.pushClip(rect(0, 0, 8, 16)), shadow, .popClip], width: 16, height: 16)
    let faded = try painted([.pushOpacity(0.5), shadow, .popOpacity], width: 16, height: 16)
    #expect(full.pixel(8, 2)[2] == 255)
    #expect(clipped.pixel(13, 8)[3] == 0 && clipped.pixel(2, 8) == full.pixel(2, 8))
    #expect(abs(faded.pixel(8, 2)[3] * 2 - full.pixel(8, 2)[3]) <= 2)
}

@Test func aShadowWithoutRadiusIsSharp() throws {
    let image = try painted(
        [.shadow(rect(0, 0, 4, 4), black, radius: 0, offset: Point(x: 2, y: 2))], width: 8, height: 8)
    #expect(image.coverage == 16 - 4)
}
