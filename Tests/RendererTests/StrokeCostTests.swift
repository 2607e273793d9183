import Foundation
import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

/// The cost of commands on a phone's canvas of 390 × 600 points at three pixels.
private func cost(_ commands: [DisplayCommand]) -> Double {
    PaintingCost(
        of: DisplayList(size: Size(width: 390, height: 600), commands: commands), scale: 3, text: FakeMeasuring()
    ).pixels
}

/// Half of what a picture may cost.
private let half = Double(Limits.paintedPixels) / 2

private func polyline(_ points: [Point]) -> Path {
    Path([.move(points.first ?? .zero)] + points.dropFirst().map { Path.Element.line($0) })
}

/// A star whose lines all pass near its middle.
private func star(_ count: Int) -> Path {
    polyline(
        (0...count).map { index in
            let turn = 2 * Double.pi * Double(index * (count / 2)) / Double(count)
            return Point(x: 150 + 150 * sin(turn), y: 150 - 150 * cos(turn))
        })
}

private func stroke(
    _ path: Path, width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, dash: [Double] = []
) -> DisplayCommand {
    var stroke = Stroke()
    (stroke.width, stroke.cap, stroke.join, stroke.dash) = (width, cap, join, dash)
    return .stroke(path, stroke, black)
}

@Suite struct StrokeCostTests {
    @Test("wide dashes over one another are refused, round ones sooner")
    func wideDashes() {
        let path = star(43)
        #expect(cost([stroke(path, width: 300, cap: .round, join: .round, dash: [5, 1])]) > 20 * half)
        #expect(cost([stroke(path, width: 300, dash: [5, 1])]) > 4 * half)
        let (butt, round) = (
            cost([stroke(path, width: 20, dash: [5, 1])]), cost([stroke(path, width: 20, cap: .round, dash: [5, 1])])
        )
        #expect(round > 2 * butt)
        #expect(cost([stroke(path, width: 1, dash: [5, 1])]) < half)
    }

    @Test("short lines and points are as dear as dashes if they are wide")
    func wideLines() {
        let hedgehog = polyline((0..<3_000).map { Point(x: 150 + Double($0 % 2), y: Double($0) / 10) })
        #expect(cost([stroke(hedgehog, width: 300)]) > 4 * half)
        #expect(cost([stroke(hedgehog, width: 300, cap: .round, join: .round)]) > 10 * half)
        let points = (0..<3_000).flatMap { index -> [Path.Element] in
            let point = Point(x: 100 + Double(index * 7 % 100), y: Double(index) / 10)
            return [.move(point), .line(point)]
        }
        #expect(cost([stroke(Path(points), width: 300, cap: .round, join: .round)]) > 10 * half)
        #expect(cost([.strokeInside(.path(hedgehog), width: 150, black)]) > 4 * half)
    }

    @Test("a sharp corner's spike counts with its length")
    func spikes() {
        // Spikes of nine half widths: cairo cuts them off beyond ten.
        let corners = polyline((0..<400).map { Point(x: $0 % 2 == 0 ? 0 : 60, y: Double($0) * 7) })
        let (spiky, cut) = (cost([stroke(corners, width: 30)]), cost([stroke(corners, width: 30, join: .bevel)]))
        #expect(spiky > 1.5 * cut)
    }

    @Test("ordinary strokes cost little")
    func ordinary() {
        let ring = Path(Rect(x: 0, y: 0, width: 120, height: 120), radius: 60, corners: Set(Corner.allCases))
        #expect(cost([stroke(ring, width: 10, cap: .round)]) < half / 50)
        let perforation = stroke(polyline([.zero, Point(x: 390, y: 0)]), width: 4, cap: .round, dash: [0, 6])
        #expect(cost([perforation]) < half / 50)
        let ticket = Path(Rect(x: 0, y: 0, width: 350, height: 200), radius: 12, corners: Set(Corner.allCases))
        #expect(cost([stroke(ticket, width: 1, dash: [4, 4])]) < half / 50)
        func wave(_ count: Int, step: Double, middle: Double, height: Double, width: Double) -> [Point] {
            (0..<count).map { index in
                let x = Double(index)
                return Point(x: x * step, y: middle + height * sin(x / width))
            }
        }
        let chart = polyline(wave(500, step: 0.7, middle: 60, height: 40, width: 9))
        #expect(cost([stroke(chart, width: 2, cap: .round, join: .round)]) < half / 5)
        let smooth = wave(2_000, step: 0.18, middle: 150, height: 60, width: 90)
        let route = polyline(
            smooth.enumerated().map { index, point in Point(x: point.x, y: point.y + Double(index % 3)) })
        #expect(cost([stroke(route, width: 4, cap: .round, join: .round)]) < 1.5 * half)
    }

    @Test("dashes of a straight line count in each band that they reach")
    func straightLines() {
        func line(to end: Point, width: Double, dash: [Double]) -> DisplayCommand {
            .line(from: .zero, to: end, width: width, dash: dash, roundCap: false, black)
        }
        let side = Point(x: 390, y: 0)
        #expect(cost([line(to: side, width: 600, dash: [0.1, 0.1])]) > half)
        #expect(cost([line(to: side, width: 1, dash: [2, 2])]) < half / 200)
        #expect(cost([line(to: Point(x: 0, y: 600), width: 5, dash: [2, 2])]) < half / 50)
    }

    @Test("dashes that are too many are drawn, and counted, as a solid line")
    func tooManyDashes() {
        let path = polyline([.zero, Point(x: 300, y: 1)])
        #expect(DashPattern([0.001, 0.001], of: path, scale: 3) == nil)
        #expect(DashPattern([0, 0], of: path, scale: 3) == nil)
        #expect(DashPattern([], of: path, scale: 3) == nil)
        #expect(DashPattern([.infinity, -1, 5], of: path, scale: 3)?.lengths == [0, 0, 5])
        #expect(DashPattern([5, 1, 3], of: path, scale: 3)?.perPoint == 1.5 / 9)
        let solid = cost([stroke(path, width: 3)])
        #expect(cost([stroke(path, width: 3, dash: [0.001, 0.001])]) == solid)
    }

    @Test("giant curves are counted until they are too many, and cost nothing outside of the picture")
    func giantCurves() {
        func path(to y: Double) -> Path {
            let curves = (0..<5_000).map { index in
                Path.Element.curve(
                    Point(x: 8_000, y: -8_000), Point(x: -8_000, y: y), to: Point(x: 0, y: Double(index % 7) - 7_000))
            }
            return Path([.move(.zero)] + curves)
        }
        #expect(cost([.fill(.path(path(to: 8_000)), black)]) > half)
        #expect(cost([stroke(path(to: 8_000), width: 1)]) > half)
        #expect(cost([.fill(.path(path(to: -7_000)), black)]) == 0)
    }

    @Test("lines beyond cairo's range count as they are drawn, at its edge")
    func giantDashes() {
        let far = polyline([Point(x: 0, y: 1e9), Point(x: 1e9, y: 0)])
        let edge = polyline([Point(x: 0, y: 10_000), Point(x: 10_000, y: 0)])
        let (dashes, width) = ([1e9, 1e9], 1e9)
        #expect(cost([stroke(far, width: width, cap: .round, dash: dashes)]) < half / 10)
        #expect(
            cost([stroke(far, width: width, cap: .round, dash: dashes)])
                == cost([stroke(edge, width: 10_000, cap: .round, dash: [10_000, 10_000])]))
    }

    @Test("a clip that isn't a rectangle costs for each command within it")
    func clips() {
        func clipped(_ outline: Outline, _ count: Int) -> Double {
            let fill = DisplayCommand.fill(.rect(Rect(x: 0, y: 0, width: 300, height: 300)), black)
            return cost([.pushClip(outline)] + [DisplayCommand](repeating: fill, count: count) + [.popClip])
        }
        let bounds = Rect(x: 0, y: 0, width: 300, height: 300)
        let area = 810_000.0
        #expect(clipped(.rect(bounds), 10) == 10 * area)
        let rounded = clipped(.roundedRect(bounds, radius: 20, curve: .circular), 10)
        #expect(rounded > 12 * area && rounded < 20 * area)
        #expect(clipped(.path(star(99)), 100) > 2 * half)
    }

    @Test("letters of the rounded design cost by their size, which are filled and stroked")
    func roundedLetters() {
        func text(_ size: Double, _ design: Font.Design) -> Double {
            var font = ResolvedFont(size: size)
            font.design = design
            return cost([
                .text(TextRequest(text: "abcdefghij", font: font, numberOfLines: 0), at: .zero, width: nil, black)
            ])
        }
        #expect(text(60, .rounded) > text(60, .default) + 2_000_000)
        #expect(text(15, .rounded) < half / 200 + text(15, .default))
    }

    @Test("an emoji costs once in each size")
    func emoji() {
        func text(_ text: String, _ size: Double) -> DisplayCommand {
            .text(TextRequest(text: text, font: ResolvedFont(size: size)), at: .zero, width: nil, black)
        }
        let (one, plain) = (cost([text("😀", 20)]), cost([text("a", 20)]))
        #expect(one > plain + 1_000_000)
        #expect(cost([text("😀", 20), text("😀", 20)]) < one + 2 * plain)
        #expect(cost([text("😀", 20), text("😀", 21)]) > 1.9 * one)
        let font = ResolvedFont(size: 20)
        let runs = TextRequest(
            text: "😀😀😃", font: font,
            runs: [.init(length: 4, font: font), .init(length: 8, font: ResolvedFont(size: 30))])
        let paints = [TextPaint](repeating: TextPaint(color: black), count: 2)
        #expect(cost([.attributedText(runs, at: .zero, width: nil, paints)]) > 2.8 * one)
    }
}
