import Foundation
import RendererTestSupport
import TestSupport
import Testing

@testable import Renderer

/// Pictures of pages: when they are written again, and when they stay.
@Suite struct PagePictureTests {
    @Test("a picture whose pixels are equal stays as it is when others are recorded") func samePixels() throws {
        let (fast, small) = (try picture(.fast), try picture(.small))
        try #require(fast != small)
        try check(fast, against: small, records: true, isWritten: false)
        try check(fast, against: small, records: false, isWritten: false)
    }

    @Test("a picture of other pixels, or of another size, is recorded", arguments: [1, 3])
    func otherPixels(by step: UInt32) throws {
        let other = try picture(.fast) { $0.row(2)[3] += step }
        try check(other, against: try picture(.small), records: true, isWritten: true)
        try check(try picture(.fast, height: 7), against: try picture(.small), records: true, isWritten: true)
        let difference = try check(other, against: try picture(.small), records: false, isWritten: false)
        #expect((difference == nil) == (step <= 2))
    }

    @Test("a file that is no picture is recorded anew") func damaged() throws {
        try check(try picture(.fast), against: Array("no picture".utf8), records: true, isWritten: true)
    }

    /// - Returns: the difference that was told.
    @discardableResult private func check(
        _ found: [UInt8], against stored: [UInt8], records: Bool, isWritten: Bool
    ) throws -> String? {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/picture.png"
        try Data(stored).write(to: URL(filePath: path))
        let difference = try PagePicture.difference(found, from: path, records: records)
        #expect(try Array(Data(contentsOf: URL(filePath: path))) == (isWritten ? found : stored))
        if records { #expect((difference != nil) == isWritten) }
        return difference
    }

    private func picture(
        _ effort: PNGEncoder.Effort, height: Int = 6, _ change: (Pixmap) -> Void = { _ in }
    ) throws -> [UInt8] {
        let buffer = try Pixmap(width: 8, height: height)
        for y in 0..<height {
            for x in 0..<8 { buffer.row(y)[x] = 0xFF20_1810 + UInt32(x * 7 + y * 3) * 0x01_0101 }
        }
        change(buffer)
        return try PNGEncoder(effort: effort).encode(PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true))
    }
}
