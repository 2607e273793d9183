import Testing

@testable import Basics
@testable import Renderer
@testable import SnapshotComparison

/// Which pictures pass.
@Suite struct ToleranceTests {
    /// The test data of Sharma, Wu and Dalal (2005), table 1.
    @Test(
        "CIEDE2000 is that of the paper",
        arguments: [
            ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
            ((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412), ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
            ((50, 0, 0), (50, -1, 2), 2.3669), ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
            ((50, 2.5, 0), (73, 25, -18), 27.1492), ((50, 2.5, 0), (61, -5, 29), 22.8977),
            ((50, 2.5, 0), (56, -27, -3), 31.9030), ((50, 2.5, 0), (58, 24, 15), 19.4535),
            ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
            ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ] as [((Double, Double, Double), (Double, Double, Double), Double)])
    func paper(first: (Double, Double, Double), second: (Double, Double, Double), expected: Double) {
        let (one, two) = (color(first), color(second))
        #expect(abs(one.difference(from: two) - expected) < 0.0001)
        #expect(abs(two.difference(from: one) - expected) < 0.0001)
    }

    @Test("black and white are 100 apart, and a picture is drawn on white") func pixels() throws {
        let image = Image(straight: try Pixmap.filled([0xFF00_0000, 0xFFFF_FFFF, 0x0000_0000]))
        let colors = (0..<3).map { LabColor(image, $0, 0) }
        #expect(abs(colors[0].difference(from: colors[1]) - 100) < 0.01)
        #expect(colors[1].difference(from: colors[2]) < 0.01)
    }

    @Test("precision is the share of pixels that match", arguments: [(1.0, false), (0.98, false), (0.97, true)])
    func precision(_ precision: Double, passes: Bool) throws {
        #expect(try isNear(PictureTolerance(precision: precision, perceptualPrecision: 1, origin: "A")) == passes)
    }

    @Test("perceptualPrecision is how alike a pixel is", arguments: [(1.0, false), (0.99, false), (0.9, true)])
    func perceptual(_ precision: Double, passes: Bool) throws {
        #expect(try isNear(PictureTolerance(precision: 1, perceptualPrecision: precision, origin: "A")) == passes)
    }

    /// One pixel of 48 is lighter by 20 of 255, about 7 of CIEDE2000.
    private func isNear(_ tolerance: PictureTolerance) throws -> Bool {
        let verdict = PictureVerdict(
            reference: try picture(8, 6), found: try picture(8, 6) { $0.row(4)[3] += 0x14_1414 }, tolerance: tolerance)
        if case .near = verdict { return true }
        return false
    }

    private func color(_ lab: (Double, Double, Double)) -> LabColor { LabColor(lightness: lab.0, a: lab.1, b: lab.2) }

    @Test("the mode is that of the environment, and never in CI")
    func modes() throws {
        #expect(try RecordMode(environment: [:]) == .missing)
        #expect(try RecordMode(environment: ["CI": "true"]) == .never)
        #expect(try RecordMode(environment: ["CI": ""]) == .missing)
        #expect(try RecordMode(environment: ["CI": "false"]) == .missing)
        #expect(try RecordMode(environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
        #expect(try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": "failed"]) == .failed)
        let error = #expect(throws: InputError.self) { try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": "yes"]) }
        #expect(error?.diagnostics.map(\.code) == ["unknown-record-mode"])
    }

    @Test("files of failures go where the environment says")
    func artefacts() {
        func folder(_ environment: [String: String]) -> String {
            SnapshotRequest.References.artefacts(environment, beside: "/b")
        }
        #expect(folder(["SNAPSHOT_ARTIFACTS": "/a"]) == "/a")
        #expect(folder(["SNAPSHOT_ARTIFACTS": ""]) == "/b/.build/snapshot-failures")
    }

    @Test("an origin is read from the file that it was added to, and changes no pixel") func origin() throws {
        let (png, origin) = (try picture(8, 6), PictureOrigin(style: "ios10", fonts: "0123"))
        let marked = origin.added(to: png)
        #expect(PictureOrigin(png: marked) == origin)
        #expect(PictureVerdict(reference: png, found: marked) == .samePixels)
        #expect(PictureOrigin(png: png) == nil)
        for count in [0, 8, 33, 50] { #expect(PictureOrigin(png: Array(marked.prefix(count))) == nil) }
        #expect(origin.difference(from: origin) == nil)
    }
}

extension Pixmap {
    /// A row of pixels.
    fileprivate static func filled(_ pixels: [UInt32]) throws -> Pixmap {
        let buffer = try Pixmap(width: pixels.count, height: 1)
        for (index, pixel) in pixels.enumerated() { buffer.row(0)[index] = pixel }
        return buffer
    }
}
