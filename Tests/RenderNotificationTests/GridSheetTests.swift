import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

struct GridSheetTests {
    private func picture(_ width: Int, _ height: Int, _ name: String = "row") -> SheetPicture {
        SheetPicture(name: name, note: "1 row", width: width, height: height)
    }

    /// A file with one colour.
    private func file(_ width: Int, _ height: Int, _ color: UInt32) throws -> [UInt8] {
        let buffer = try Pixmap(width: width, height: height)
        for index in 0..<buffer.count { buffer.pixels[index] = color }
        return try PNGEncoder().encode(PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true))
    }

    private func sheets(columns: Int, threads: Int) throws -> PictureSheets {
        try PictureSheets(columns: columns, isOpaque: true, png: PNGEncoder(), threads: threads) {
            try NotificationRenderer(device: Device(), fonts: FontLibrary())
        }
    }

    @Test func picturesShrinkToTheirCellWithoutEnlarging() {
        func size(_ width: Int, _ height: Int) -> [Int] {
            [picture(width, height).width, picture(width, height).height]
        }
        #expect(size(1170, 1300) == [360, 400])
        #expect(size(200, 100) == [200, 100])
        #expect(size(750, 7500) == [80, 800])
        #expect(size(8_192, 1) == [360, 1])
    }

    @Test(arguments: [1, 3, 7, 20]) func sheetsHaveWholeRowsOfPicturesInOrder(columns: Int) {
        let pictures = (0..<333).map { picture(750, 300 + 7 * ($0 % 90)) }
        let pages = GridSheet.pages(pictures, columns: columns)
        #expect(pages.flatMap { Array($0) } == Array(0..<333))
        for page in pages {
            #expect(page.count % columns == 0 || page == pages.last)
            let sheet = GridSheet.sheet(pictures[page], columns: columns, title: ("", ""))
            let (width, height) = (sheet.size.width * GridSheet.scale, sheet.size.height * GridSheet.scale)
            #expect(max(width, height) <= Double(Limits.canvasPixelsPerSide))
            #expect(width * height <= Double(Limits.sheetPixels))
        }
    }

    @Test func limit_sheetPagePictures() {
        let pictures = (0..<(2 * Limits.sheetPagePictures + 1)).map { _ in picture(750, 100) }
        let pages = GridSheet.pages(pictures, columns: 4)
        #expect(pages.map(\.count) == [Limits.sheetPagePictures, Limits.sheetPagePictures, 1])
        #expect(GridSheet.pages(pictures, columns: 7).first?.count == 98)
        #expect(GridSheet.pages([], columns: 4).isEmpty)
    }

    @Test func gridCellsAreAlignedWithGaps() {
        let pictures = (0..<11).map { picture(750, 300 + 100 * $0) }
        let sheet = GridSheet.sheet(pictures[...], columns: 4, title: ("", ""))
        #expect(sheet.cells.map(\.row) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2])
        for row in sheet.rows.indices {
            let frames = sheet.cells.filter { $0.row == row }.map(\.frame)
            #expect(sheet.rows[row].words.count == frames.count)
            #expect(Set(frames.map(\.minY)).count == 1)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
            #expect(frames.allSatisfy { $0.maxX < sheet.size.width && $0.maxY < sheet.rows[row].height })
        }
        for (row, next) in zip(sheet.rows, sheet.rows.dropFirst()) { #expect(row.top + row.height == next.top) }
        #expect(sheet.rows.allSatisfy { $0.top == $0.top.rounded() && $0.height == $0.height.rounded() })
    }

    @Test func captionsHaveTheNameAndNoteOnOneLine() throws {
        let sheet = GridSheet.sheet([picture(750, 300, "r\n17")], columns: 4, title: ("", ""))
        guard case .label(let label) = try #require(sheet.rows.first?.words.first).content else {
            Issue.record("no label")
            return
        }
        #expect(label.runs.plainText == "r<U+000A>17  ·  1 row")
        #expect(label.numberOfLines == 1)
    }

    @Test func theSheetIsTheSameOnAnyNumberOfThreads() throws {
        let files = try (0..<9).map { try file(300 + $0, 200 + 30 * $0, 0xFF10_2030 &+ UInt32($0) &* 0x181818) }
        let pictures = files.compactMap { SheetPicture(name: "row", note: "2 rows", file: $0) }
        func sheet(_ threads: Int) throws -> [UInt8] {
            try sheets(columns: 4, threads: threads).draw(0..<9, of: pictures, title: ("rows", "9 pictures")) {
                files[$0]
            }
            .png
        }
        let one = try sheet(1)
        #expect(try sheet(2) == one)
        #expect(try sheet(5) == one)
    }

    @Test func aCellHasItsPicturesColor() throws {
        let files = [try file(900, 600, 0xFFD0_2040), try file(100, 60, 0xFF20_B060)]
        let pictures = files.compactMap { SheetPicture(name: "row", note: "2 rows", file: $0) }
        let drawn = try sheets(columns: 2, threads: 1).draw(0..<2, of: pictures, title: ("", "")) { files[$0] }
        let image = try Image.decode(png: drawn.png)
        let sheet = GridSheet.sheet(pictures[...], columns: 2, title: ("", ""))
        #expect(drawn.unreadable.isEmpty)
        #expect(image.width == Int(sheet.size.width * GridSheet.scale))
        for (cell, color) in zip(sheet.cells, [[0xD0, 0x20, 0x40], [0x20, 0xB0, 0x60]] as [[UInt8]]) {
            let top = sheet.rows[cell.row].top
            let pixel = image[Int(cell.frame.midX * 2), Int((top + cell.frame.midY) * 2)]
            #expect([pixel.red, pixel.green, pixel.blue] == color)
        }
    }

    @Test func truncatedPicturesAreReportedWithAnEmptyCard() throws {
        let file = try file(400, 300, 0xFF00_0000)
        let picture = try #require(SheetPicture(name: "row", note: "1 row", file: file))
        let drawn = try sheets(columns: 1, threads: 1).draw(0..<1, of: [picture], title: ("", "")) { _ in
            Array(file.prefix(100))
        }
        #expect(drawn.unreadable == [0])
        #expect(SheetPicture(name: "row", note: "", file: Array("no picture".utf8)) == nil)
        #expect(SheetPicture(name: "row", note: "", file: []) == nil)
    }
}
