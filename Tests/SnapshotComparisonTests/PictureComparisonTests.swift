import Testing

@testable import Renderer
@testable import SnapshotComparison

/// The verdicts on pictures.
@Suite struct PictureComparisonTests {
    @Test func theSameBytesAreTheSame() throws {
        let png = try picture(8, 6)
        #expect(PictureVerdict(reference: png, found: png) == .sameBytes)
    }

    @Test func equalPixelsInOtherBytesAreEqual() throws {
        let (fast, small) = (
            try picture(8, 6, effort: .fast), try picture(8, 6, effort: .small)
        )
        #expect(fast != small)
        #expect(PictureVerdict(reference: fast, found: small) == .samePixels)
    }

    @Test(arguments: [(1, true), (2, true), (3, false), (100, false)])
    func aPixelThatIsOff(by delta: UInt32, isNear: Bool) throws {
        let verdict = PictureVerdict(
            reference: try picture(8, 6), found: try picture(8, 6) { $0.row(4)[3] += delta << 8 })
        let difference: PixelDifference
        switch verdict {
        case .near(let found):
            #expect(isNear)
            difference = found
        case .different(let found):
            #expect(!isNear)
            difference = found
        default:
            Issue.record("\(verdict)")
            return
        }
        #expect(difference.count == 1)
        #expect(difference.worst == Int(delta))
        #expect(difference.columns == 3...3)
        #expect(difference.rows == 4...4)
        #expect(difference.lines[1] == "different   1 of 48 pixels (2.09 %), the worst by \(delta) of 255")
    }

    @Test func theBoxContainsAllDifferences() throws {
        let verdict = PictureVerdict(
            reference: try picture(8, 6),
            found: try picture(8, 6) {
                $0.row(1)[6] += 1
                $0.row(4)[2] += 9
            })
        guard case .different(let difference) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(difference.lines.last == "where       x 2–6, y 1–4")
    }

    @Test("pixels that only one picture has differ, whatever the tolerance") func anotherSize() throws {
        let tolerance = PictureTolerance(precision: 0, perceptualPrecision: 0, origin: "A")
        let verdict = PictureVerdict(
            reference: try picture(8, 6), found: try picture(7, 8) { $0.row(2)[3] += 9 }, tolerance: tolerance)
        guard case .different(let difference) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(difference.lines.first == "size        7 × 8 pixels; the reference has 8 × 6")
        // One pixel, six of the missing column, fourteen of the new rows; neither picture has the two in the corner.
        #expect(difference.count == 21)
        #expect(difference.columns == 0...7)
        #expect(difference.rows == 0...7)
    }

    @Test("the picture of a difference is as large as both pictures") func differenceOfOtherSizes() throws {
        let (reference, found) = (try Image.decode(png: picture(8, 6)), try Image.decode(png: picture(7, 8)))
        let marked = try Image.decode(png: DifferencePicture.png(reference: reference, found: found))
        #expect(PixelSize(marked) == PixelSize(width: 8, height: 8))
        let red = marked[7, 0]
        #expect((red.red, red.green, red.blue) == (255, 0, 0))
        #expect(marked[7, 7].green == 255)
    }

    @Test func invalidPicturesAreUnreadable() throws {
        let verdict = PictureVerdict(reference: Array("no picture".utf8), found: try picture(8, 6))
        guard case .unreadable = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test func theDifferencePictureMarksDifferences() throws {
        let (reference, found) = (
            try Image.decode(png: picture(8, 6)),
            try Image.decode(
                png: picture(8, 6) {
                    $0.row(0)[0] += 1
                    $0.row(5)[7] += 100
                })
        )
        let marked = try Image.decode(png: DifferencePicture.png(reference: reference, found: found))
        #expect(marked[0, 0] == (255, 149, 0, 255))
        #expect(marked[7, 5] == (255, 0, 0, 255))
        let faded = marked[3, 3]
        #expect(faded.red == faded.green && faded.green == faded.blue && faded.red >= 170)
    }
}
