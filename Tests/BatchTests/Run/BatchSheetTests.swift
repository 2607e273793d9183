import ContentExtensionHost
import Renderer
import Foundation
import Testing

@testable import Batch

struct BatchSheetTests {
    /// Rows by their fingerprints, in the order of their lines.
    private func looks(of rows: [UInt64], most: Int) -> [BatchSheet.Cell] {
        var found: [BatchSheet.Cell] = []
        for (line, look) in rows.enumerated() {
            if let index = found.firstIndex(where: { $0.picture == look }) {
                found[index].rows += 1
            } else {
                found.append(.init(picture: look, id: "row-\(line)", line: line))
            }
        }
        return Array(found.prefix(most))
    }

    /// A deterministic pseudorandom number.
    private func number(_ seed: Int, _ index: Int, below bound: UInt64) -> UInt64 {
        RowHash("\(seed) \(index)").value % bound
    }

    @Test func aPictureIsShownOnceWithItsFirstRowAndCount() {
        let rows: [UInt64] = [7, 3, 7, 0, 3, 7]
        var sheet = BatchSheet()
        for (line, look) in rows.enumerated() { sheet.count(look, line: line, id: "row-\(line)") }
        #expect(sheet.shown == looks(of: rows, most: 10))
        #expect(sheet.shown.map(\.id) == ["row-0", "row-1", "row-3"])
        #expect(sheet.shown.map(\.rows) == [3, 2, 1])
        #expect(sheet.rows == 6)
    }

    /// Workers finish rows out of order, and manifests list some ahead of all others.
    @Test(arguments: 1...12) func sheetsDoNotDependOnTheOrderOfRows(seed: Int) {
        let (count, window, most) = (6_000, 300, 40)
        let rows = (0..<count).map { number(seed, $0, below: seed % 3 == 0 ? 2_500 : 90) }
        var sheet = BatchSheet(most: most)
        var underWay = Array(0..<window)
        var next = window
        var kept = 0
        while !underWay.isEmpty {
            // Every third time the oldest, so that each row is finished eventually.
            let place = next % 3 == 0 ? 0 : Int(number(seed, next + count, below: UInt64(underWay.count)))
            let line = underWay.remove(at: place)
            sheet.count(rows[line], line: line, id: "row-\(line)")
            while next < count, next % 5 == 0 {
                sheet.count(rows[next], line: next, id: "row-\(next)")
                next += 1
            }
            if next < count {
                underWay.append(next)
                next += 1
            }
            sheet.prune(doneBefore: underWay.min() ?? .max)
            kept = max(kept, sheet.kept)
        }
        #expect(sheet.shown == looks(of: rows, most: most))
        #expect(sheet.rows == count)
        #expect(kept <= most + BatchSheet.slack + window)
    }

    /// An archive may have a picture before a row can have its name; a later row uses it.
    @Test func picturesWithoutARowYetAreKept() throws {
        let spool = try PictureSpool(folder: FileManager.default.temporaryDirectory.path)
        var sheet = BatchSheet(most: 2, spool: spool)
        let digests = (1...3).map { Digest([UInt8](repeating: 0, count: 7) + [UInt8($0)]) }
        for digest in digests { try sheet.keep([UInt8(truncatingIfNeeded: digest.first)], of: digest) }
        #expect(sheet.shown.isEmpty)
        sheet.count(1, line: 4, id: "a")
        sheet.count(5, line: 5, id: "b")
        #expect(sheet.shown.map { sheet.file(of: $0, in: nil, ending: "png") } == [[1], nil])
    }

    @Test func limit_sheetLooks() {
        var sheet = BatchSheet()
        for line in 0..<(10 * Limits.sheetLooks) {
            sheet.count(UInt64(line % (5 * Limits.sheetLooks)), line: line, id: "row-\(line)")
            sheet.prune(doneBefore: line)
            #expect(sheet.kept <= Limits.sheetLooks + BatchSheet.slack)
        }
        #expect(sheet.shown.map(\.line) == Array(0..<Limits.sheetLooks))
        #expect(sheet.shown.allSatisfy { $0.rows == 2 })
        #expect(sheet.rows == 10 * Limits.sheetLooks)
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
        sheet.count(key.first, line: 1, id: "a")
        sheet.count(key.first + 1, line: 2, id: "b")
        let files = sheet.shown.map { sheet.file(of: $0, in: folder, ending: "png") }
        #expect(files == [[1, 2], nil])
        #expect(sheet.file(of: sheet.shown[0], in: folder, ending: "webp") == nil)
        #expect(sheet.file(of: sheet.shown[0], in: nil, ending: "png") == nil)
    }
}
