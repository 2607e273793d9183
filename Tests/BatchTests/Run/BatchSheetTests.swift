import Basics
import Renderer
import Foundation
import Testing
import Views

@testable import Batch

struct BatchSheetTests {
    /// Rows by their fingerprints, in their order.
    private func cells(of rows: [UInt64], maxCells: Int) -> [BatchSheet.Cell] {
        var found: [BatchSheet.Cell] = []
        for (serial, picture) in rows.enumerated() {
            if let index = found.firstIndex(where: { $0.picture == picture }) {
                found[index].rows += 1
            } else {
                found.append(.init(picture: picture, id: "row-\(serial)"))
            }
        }
        return Array(found.prefix(maxCells))
    }

    /// A deterministic pseudorandom number.
    private func number(_ seed: Int, _ index: Int, below bound: UInt64) -> UInt64 {
        RowHash("\(seed) \(index)").value % bound
    }

    @Test func aPictureIsShownOnceWithItsFirstRowAndCount() {
        let rows: [UInt64?] = [7, 3, nil, 7, 0, 3, 7]
        var sheet = BatchSheet()
        for (serial, picture) in rows.enumerated() { sheet.count(picture, id: "row-\(serial)", of: serial) }
        #expect(sheet.cells.map(\.id) == ["row-0", "row-1", "row-4"])
        #expect(sheet.cells.map(\.rows) == [3, 2, 1])
        #expect(sheet.rows == 6)
    }

    /// Workers finish rows out of order.
    @Test(arguments: 1...12) func sheetsDoNotDependOnTheOrderOfRows(seed: Int) {
        let (count, window, maxCells) = (6_000, 300, 40)
        let rows = (0..<count).map { number(seed, $0, below: seed % 3 == 0 ? 2_500 : 90) }
        var sheet = BatchSheet(maxCells: maxCells)
        var underWay = Array(0..<window)
        var next = window
        while !underWay.isEmpty {
            // Every third time the oldest, so that each row is finished eventually.
            let place = next % 3 == 0 ? 0 : Int(number(seed, next + count, below: UInt64(underWay.count)))
            let serial = underWay.remove(at: place)
            sheet.count(rows[serial], id: "row-\(serial)", of: serial)
            if next < count { underWay.append(next) }
            next += 1
        }
        #expect(sheet.cells == cells(of: rows, maxCells: maxCells))
        #expect(sheet.rows == count)
    }

    /// An archive may have a picture before a row can have its name; a later row uses it.
    @Test func picturesWithoutARowYetAreKept() throws {
        let spool = try PictureSpool(folder: FileManager.default.temporaryDirectory.path)
        var sheet = BatchSheet(maxCells: 2, spool: spool)
        let digests = (1...3).map { Digest([UInt8](repeating: 0, count: 7) + [UInt8($0)]) }
        for digest in digests { try sheet.keep([UInt8(truncatingIfNeeded: digest.first)], of: digest) }
        #expect(sheet.cells.isEmpty)
        sheet.count(1, id: "a", of: 0)
        sheet.count(5, id: "b", of: 1)
        #expect(sheet.cells.map { sheet.file(of: $0, in: nil, ending: "png") } == [[1], nil])
    }

    @Test func limit_sheetPictures() {
        var sheet = BatchSheet()
        for serial in 0..<(10 * Limits.sheetPictures) {
            sheet.count(UInt64(serial % (5 * Limits.sheetPictures)), id: "row-\(serial)", of: serial)
        }
        #expect(sheet.cells.map(\.id) == (0..<Limits.sheetPictures).map { "row-\($0)" })
        #expect(sheet.cells.allSatisfy { $0.rows == 2 })
        #expect(sheet.rows == 10 * Limits.sheetPictures)
    }

    @Test func sheetsAreNumberedAndNamedByShard() throws {
        #expect(SheetNames().file(1, of: 1) == "contact-sheet.png")
        #expect(SheetNames().file(2, of: 3) == "contact-sheet-2.png")
        let names = SheetNames(shard: try Shard("2/16") { _ in nil })
        #expect(names.file(1, of: 1) == "contact-sheet-shard-2.png")
        #expect(names.file(3, of: 3) == "contact-sheet-shard-2-3.png")
        for name in [names.file(1, of: 1), names.file(3, of: 4), SheetNames().file(1, of: 1)] {
            #expect(SheetNames.contain(name))
        }
        #expect(!SheetNames.contain("rows/contact-sheet.png"))
    }

    @Test func spooledPicturesAreReadBack() throws {
        let spool = try PictureSpool(folder: FileManager.default.temporaryDirectory.path)
        let pictures: [[UInt8]] = [[1, 2, 3], [], Array(repeating: 9, count: 100_000)]
        let places = try pictures.map { bytes throws(Diagnostic) in try spool.add(bytes) }
        #expect(places.map { spool.read($0) } == pictures)
        #expect(spool.read(.init(offset: 99_999, count: 10)).count == 4)
        #expect { try PictureSpool(folder: "/nowhere") } throws: { ($0 as? Diagnostic)?.code == "cannot-create" }
    }

    @Test func pictureFilesAreFoundByAPrefixOfTheirKey() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sheet-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let key = Digest([UInt8](16..<48))
        let path = "\(folder)/\(OutputName.picture(key.hex, ending: "png"))"
        try FileManager.default.createDirectory(
            atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
        try Data([1, 2]).write(to: URL(fileURLWithPath: path))
        var sheet = BatchSheet()
        sheet.count(key.first, id: "a", of: 0)
        sheet.count(key.first + 1, id: "b", of: 1)
        let files = sheet.cells.map { sheet.file(of: $0, in: folder, ending: "png") }
        #expect(files == [[1, 2], nil])
        #expect(sheet.file(of: sheet.cells[0], in: folder, ending: "webp") == nil)
        #expect(sheet.file(of: sheet.cells[0], in: nil, ending: "png") == nil)
    }
}
