import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

@Test func aFillCoversExactlyItsPixels() throws {
    let image = try painted([.fill(rect(1, 1, 2, 1), red)], width: 4, height: 3, scale: 2)
    #expect(image.width == 8 && image.height == 6)
    #expect(image.coverage == 8)
    #expect(image.pixel(2, 2) == [255, 0, 0, 255])
    #expect(image.pixel(1, 2) == [0, 0, 0, 0])
}

@Test func halfAPixelIsHalfCovered() throws {
    let image = try painted([.fill(rect(0.5, 0, 1, 1), black)], width: 2, height: 1)
    #expect(abs(image.pixel(0, 0)[3] - 128) <= 1)
    #expect(abs(image.pixel(1, 0)[3] - 128) <= 1)
}

private let box = Rect(x: 0, y: 0, width: 40, height: 30)

/// The area that an outline cuts off a box of 40 × 30 points: (1 − π/4) r² for each of four circular corners.
private let leftOut: [(Outline, Double)] = [
    (.roundedRect(box, radius: 8, curve: .circular), (4 - Double.pi) * 64),
    // Limited to half the side.
    (.roundedRect(box, radius: 99, curve: .circular), (4 - Double.pi) * 225),
    (.roundedRect(box, radius: -1, curve: .circular), 0),
    (.ellipse(box), 1_200 - Double.pi * 300),
    // A continuous corner that doesn't fit (12 × 1.53 > 15) is circular.
    (.roundedRect(box, radius: 12, curve: .continuous), (4 - Double.pi) * 144),
]

@Test(arguments: leftOut)
func cornersLeaveOutTheirArea(outline: Outline, leftOut: Double) throws {
    let image = try painted([.fill(outline, black)], width: 40, height: 30, scale: 4)
    let missing: Double = 1_200 - image.coverage / 16
    #expect(abs(missing - leftOut) < 0.5)
}

/// The platter (fact: ios10/platter.corners): radius 13; the straight side begins 1.528665 radii from the corner.
@Test func aContinuousCornerReachesFurtherThanACircularOne() throws {
    func edge(_ curve: CornerCurve) throws -> Image {
        let outline = Outline.roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 13, curve: curve)
        return try painted([.fill(outline, black)], width: 100, height: 100, scale: 8)
    }
    let (circular, continuous) = (try edge(.circular), try edge(.continuous))
    #expect(circular.pixel(13 * 8, 0)[3] > 250)
    #expect(continuous.pixel(13 * 8, 0)[3] < 250)
    #expect(continuous.pixel(20 * 8, 0)[3] == 255)
    // On the diagonal both equal UIKit's.
    let diagonal = Int(13 * 8 * 0.2915)
    #expect(continuous.pixel(diagonal - 2, diagonal - 2)[3] == 0)
    #expect(continuous.pixel(diagonal + 2, diagonal + 2)[3] == 255)
}

@Test func aStrokeLiesInside() throws {
    let image = try painted([.strokeInside(rect(1, 1, 6, 6), width: 1, red)], width: 8, height: 8)
    #expect(image.coverage == 20)
    #expect(image.pixel(0, 3)[3] == 0)
    #expect(image.pixel(1, 3) == [255, 0, 0, 255])
    #expect(image.pixel(2, 3)[3] == 0)
}

@Test func aStrokeWiderThanItsOutlineFillsIt() throws {
    let image = try painted([.strokeInside(rect(0, 0, 4, 4), width: 9, red)], width: 4, height: 4)
    #expect(image.coverage == 16)
}

@Test(arguments: [
    ([Double](), 20.0), ([2, 2], 10), ([0, 0], 20), ([.nan], 20), ([-1, 0], 20),
    // Two million dashes would take minutes.
    ([1e-5, 1e-5], 20),
])
func impossibleDashesAreDrawnSolid(dash: [Double], length: Double) throws {
    let line = DisplayCommand.line(
        from: Point(x: 0, y: 1), to: Point(x: 20, y: 1), width: 2, dash: dash, roundCap: false, black)
    let image = try painted([line], width: 20, height: 2)
    #expect(abs(image.coverage - 2 * length) < 0.2)
}

@Test func clipsNestAndEnd() throws {
    let image = try painted(
        [
            .pushClip(rect(0, 0, 6, 6)), .pushClip(rect(3, 3, 6, 6)), .fill(rect(0, 0, 9, 9), red), .popClip,
            .fill(rect(0, 0, 1, 1), blue), .popClip, .fill(rect(8, 8, 1, 1), blue),
        ], width: 9, height: 9)
    #expect(image.coverage == 9 + 1 + 1)
    #expect(image.pixel(4, 4) == [255, 0, 0, 255])
    #expect(image.pixel(6, 6)[3] == 0)
    #expect(image.pixel(8, 8) == [0, 0, 255, 255])
}

@Test func aGroupIsFadedAsOne() throws {
    let image = try painted(
        [.pushOpacity(0.5), .fill(rect(0, 0, 2, 1), red), .fill(rect(1, 0, 2, 1), blue), .popOpacity],
        width: 3, height: 1)
    #expect(abs(image.pixel(0, 0)[3] - 128) <= 1)
    #expect(image.isNear(1, 0, [0, 0, 255, 128], within: 1))
    #expect(abs(image.pixel(2, 0)[3] - 128) <= 1)
}

@Test func nestedGroupsMultiplyTheirOpacity() throws {
    let inner: [DisplayCommand] = [.pushOpacity(0.5), .fill(rect(0, 0, 1, 1), red), .popOpacity]
    let half = try painted([.pushOpacity(0.5)] + inner + [.popOpacity], width: 1, height: 1)
    #expect(abs(half.pixel(0, 0)[3] - 64) <= 1)
    let none = try painted(
        [.pushOpacity(0)] + inner + [.popOpacity, .fill(rect(1, 0, 1, 1), blue)], width: 2, height: 1)
    #expect(none.pixel(0, 0)[3] == 0 && none.pixel(1, 0)[3] == 255)
}

@Test func aGroupIncludesInkOutsideOfFrames() throws {
    // The group's bounds are computed: shadows, thick lines and text extend beyond their frames.
    let text = TextRequest(text: "fj", font: ResolvedFont(size: 20, isItalic: true))
    let commands: [DisplayCommand] = [
        .shadow(rect(30, 30, 20, 20), black, radius: 4, offset: Point(x: 2, y: 2)),
        .line(from: Point(x: 10, y: 80), to: Point(x: 60, y: 80), width: 9, dash: [], roundCap: true, black),
        .text(text, at: Point(x: 60, y: 10), width: nil, black),
    ]
    let plain = try painted(commands, width: 100, height: 100)
    let grouped = try painted([.pushOpacity(0.999)] + commands + [.popOpacity], width: 100, height: 100)
    for i in plain.rgba.indices { #expect(abs(Int(plain.rgba[i]) - Int(grouped.rgba[i])) <= 2) }
}

@Test(arguments: [
    [DisplayCommand.pushClip(rect(0, 0, 1, 1))], [.popClip], [.pushOpacity(0.5)], [.popOpacity],
    [.pushClip(rect(0, 0, 1, 1)), .popOpacity],
])
func unbalancedListsAreRefused(commands: [DisplayCommand]) throws {
    #expect { try painted(commands, width: 2, height: 2) } throws: {
        ($0 as? InputError)?.diagnostics.first?.code == "unbalanced-display-list"
    }
}

@Test(arguments: [0, -1, 1e-9, 1, 8_388_608, 1e9, 1e300, .infinity, -.infinity, .nan])
func anyNumberCanBePainted(number n: Double) throws {
    let box = Rect(x: n, y: -n, width: abs(n), height: n)
    let commands: [DisplayCommand] = [
        .fill(.rect(box), red), .fill(.ellipse(box), red), .strokeInside(.rect(box), width: n, red),
        .fill(.roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: n, curve: .continuous), red),
        .line(from: Point(x: 0, y: n), to: Point(x: n, y: 0), width: n, dash: [n, n], roundCap: true, red),
        .gradient(rect(0, 0, 9, 9), from: red, to: blue, start: Point(x: n, y: 0), end: Point(x: 0, y: n)),
        .shadow(.rect(box), black, radius: 2, offset: .zero),
        .shadow(rect(1, 1, 5, 5), black, radius: n, offset: Point(x: n, y: n)),
        .material(.ellipse(box), MaterialRecipe(multiply: n, add: n, approximation: white)),
        .image(.symbol(name: "star", pointSize: n, weight: .regular), in: box, clip: .ellipse(box), template: red),
        .image(.placeholder("?"), in: box, clip: nil, template: nil),
        .text(TextRequest(text: "a", font: ResolvedFont(size: 9)), at: Point(x: n, y: n), width: n, black),
        .backdrop(Backdrop(source: .gradient([red, blue]), screen: box, blurRadius: n, tint: black)),
        .pushClip(.rect(box)), .popClip, .pushOpacity(n), .popOpacity,
    ]
    #expect(try painted(commands, width: 10, height: 10, scale: 2, opaque: true).width == 20)
}

@Test func limit_canvasPixels_canvasPixelsPerSide() throws {
    let side = Double(Limits.canvasPixelsPerSide)
    for (width, height, scale) in [(side + 1, 1, 1), (1, side + 1, 1), (8_192, 8_192, 1), (8_192, 1, 3), (1, 1, 1e300)]
    {
        #expect { try painted([], width: width, height: height, scale: scale) } throws: {
            let error = $0 as? InputError
            return error?.diagnostics.first?.code == "canvas-too-large" && error?.exit == .refused
        }
    }
    for scale in [0, -1, .nan, 1e-9] {
        #expect { try painted([], width: 10, height: 10, scale: scale) } throws: {
            ($0 as? InputError)?.diagnostics.first?.code == "canvas-empty"
        }
    }
    #expect(try painted([], width: side / 2, height: 1, scale: 2).width == Limits.canvasPixelsPerSide)
}
