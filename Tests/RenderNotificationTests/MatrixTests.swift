import Synchronization
import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

private let note = PushNotification(
    payload: .text(
        #"{"aps": {"alert": {"title": "A title", "body": "And a body which goes on for longer than a line has room"}}}"#,
        name: "folder/note.json"))

private func renderer(_ matrix: Matrix, threads: Int, of notification: PushNotification = note) throws -> MatrixRenderer
{
    try MatrixRenderer(matrix, of: notification, threads: threads) {
        try NotificationRenderer(device: Device(), fonts: FontLibrary())
    }
}

private let wide = Matrix(
    devices: [.iPhone8, DeviceModel.all[0]], locales: ["en_US", "ar"], appearances: [.light, .dark],
    contentSizes: [.large, .accessibilityLarge])

@Test func aMatrixHasEveryCombinationOnce() {
    let places = wide.places(of: wide.varying)
    #expect(wide.count == 16)
    #expect(Set(places).count == 16)
    #expect(Set(places.map { wide.setting(at: $0).device }).count == 16)
    #expect(wide.varying == [.device, .locale, .appearance, .contentSize])
    #expect(Matrix().varying == [])
    #expect(Matrix().places(of: []).count == 1)
}

@Test func baseSettingsApplyToAllPictures() {
    var matrix = wide
    #expect(wide.places(of: wide.varying).allSatisfy { !wide.setting(at: $0).device.usesBoldText })
    matrix.base = Device(increasesContrast: true, reducesTransparency: true, usesBoldText: true)
    #expect(
        matrix.places(of: matrix.varying).map { matrix.setting(at: $0).device }.allSatisfy {
            $0.increasesContrast && $0.reducesTransparency && $0.usesBoldText
        })
}

@Test func filesAreNamedByVaryingSettings() throws {
    let places = wide.places(of: wide.varying)
    let names = places.map { wide.fileName(at: $0, of: "note") }
    #expect(names.first == "note-iphone-8-en_US-light-L")
    #expect(names.last == "note-iphone-se-ar-dark-AX2")
    #expect(Set(names).count == 16)
    #expect(Matrix().fileName(at: .init(), of: "note") == "note")
}

@Test func deviceLabelsAreSpelledLikeApples() {
    let labels = ["iphone-se", "iphone-xs-max", "iphone-16-pro-max", "ipad-pro-12.9", "ipad-mini", "iphone-x"]
        .compactMap { DeviceModel.named($0)?.label }
    #expect(labels == ["iPhone SE", "iPhone XS Max", "iPhone 16 Pro Max", "iPad Pro 12.9", "iPad Mini", "iPhone X"])
}

@Test func theSheetIsTheSameOnAnyNumberOfThreads() throws {
    let one = try renderer(wide, threads: 1).sheet()
    #expect(try renderer(wide, threads: 2).sheet().png == one.png)
    #expect(try renderer(wide, threads: 5).sheet().png == one.png)
    let files = try renderer(wide, threads: 1).files().files
    #expect(files.count == 16)
    #expect(try renderer(wide, threads: 3).files().files == files)
}

@Test("pictures that aren't kept until the sheet is painted are laid out again")
func sheetOfDroppedLayouts() throws {
    var sheet = try renderer(wide, threads: 2)
    let whole = try sheet.sheet()
    sheet.maxKeptNodes = 0
    let again = try sheet.sheet()
    #expect(again.png == whole.png && again.diagnostics == whole.diagnostics)
}

@Test func filesEqualSingleRenders() throws {
    let matrix = Matrix(appearances: [.light, .dark])
    let files = try renderer(matrix, threads: 2).files().files
    #expect(files.map(\.path) == ["note-light.png", "note-dark.png"])
    let alone = try NotificationRenderer(device: Device(appearance: .dark), fonts: FontLibrary())
    let outcome = try note.play(in: .expanded, on: alone.device, with: alone)
    let list = DisplayListBuilder.build(alone.composer.compose(outcome.screen(in: .expanded)))
    #expect(try alone.context.encode(list, scale: alone.device.model.scale) == files[1].bytes)
}

@Test func sheetPicturesAreAlignedWithGaps() throws {
    let sizes = Dictionary(
        uniqueKeysWithValues: wide.places(of: wide.varying).map { place in
            (
                place,
                Size(
                    width: wide.setting(at: place).device.screen.width, height: 300 + 100 * Double(place[.contentSize]))
            )
        })
    let matrixSheet = MatrixSheet(wide, sizes: sizes, title: ("App", "note"))
    let sheet = matrixSheet.sheet
    #expect(sheet.cells.count == 16)
    #expect(Set(matrixSheet.places).count == 16)
    #expect(Set(matrixSheet.edges.map(\.width)).count == 1)
    for row in sheet.rows.indices {
        let frames = sheet.cells.filter { $0.row == row }.map(\.frame)
        #expect(frames.map(\.minX) == matrixSheet.edges.map(\.x))
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        #expect(frames.allSatisfy { $0.maxX < sheet.size.width && $0.maxY <= sheet.rows[row].height })
    }
    for (row, next) in zip(sheet.rows, sheet.rows.dropFirst()) { #expect(row.top + row.height == next.top) }
    #expect(sheet.size.width / sheet.size.height > 0.7 && sheet.size.width / sheet.size.height < 3)
    let numbers = matrixSheet.edges.flatMap { [$0.x, $0.width] } + sheet.rows.flatMap { [$0.top, $0.height] }
    #expect(numbers.allSatisfy { $0 == $0.rounded() })
}

@Test(arguments: [0.5, 0.6, 0.625, 0.63, 0.77, 1.9, 2.3]) func theBandsOfASheetFillIt(scale: Double) throws {
    var drawn = try renderer(
        Matrix(locales: ["en_US", "ar"], contentSizes: [.large, .accessibilityLarge]), threads: 2)
    drawn.scale = scale
    let image = try Image.decode(png: try drawn.sheet().png)
    // The margins are empty.
    func isOdd(_ x: Int, _ y: Int) -> Bool { image[x, y] != (246, 246, 248, 255) }
    #expect((0..<image.height).filter { isOdd(0, $0) || isOdd(image.width - 1, $0) } == [])
    #expect((0..<image.width).filter { isOdd($0, 0) || isOdd($0, image.height - 1) } == [])
}

@Test func anErrorInOnePictureStopsTheMatrix() throws {
    var broken = note
    broken.payload = .text("{}")
    #expect(throws: InputError.self) { try renderer(wide, threads: 3, of: broken).sheet() }
}

@Test func theProgressCountsUpToAll() throws {
    let seen = Mutex<[Int]>([])
    var sheet = try renderer(Matrix(appearances: [.light, .dark]), threads: 2)
    sheet.progress = { done, all in
        seen.withLock { $0.append(done) }
        #expect(all == 4)
    }
    _ = try sheet.sheet()
    #expect(seen.withLock { $0 } == [1, 2, 3, 4])
}

@Test func limit_matrixPictures() throws {
    func matrix(_ count: Int) -> Matrix { Matrix(locales: (0..<count).map { "l\($0)" }) }
    #expect(throws: Never.self) { try matrix(Limits.matrixPictures).check() }
    #expect(throws: InputError.self) { try matrix(Limits.matrixPictures + 1).check() }
    #expect(throws: InputError.self) { try matrix(0).check() }
}

@Test func limit_sheetPixels() throws {
    var sheet = try renderer(Matrix(contentSizes: ContentSizeCategory.allCases), threads: 2)
    // The size follows the signature and the length and type of the header chunk.
    let header = try sheet.sheet().png[16..<24].map(Int.init)
    let (width, height) = (header[0..<4].reduce(0) { $0 << 8 | $1 }, header[4..<8].reduce(0) { $0 << 8 | $1 })
    #expect(width > 1_000 && height > 500 && width * height <= Limits.sheetPixels)
    sheet.scale = 40
    #expect { try sheet.sheet() } throws: { ($0 as? InputError)?.diagnostics.first?.code == "sheet-too-large" }
}

@Test func limit_threads() throws {
    let matrix = Matrix(locales: (0..<Limits.threads + 6).map { "l\($0)" })
    func made(_ threads: Int) throws -> Int {
        var made = 0
        _ = try MatrixRenderer(matrix, of: note, threads: threads) {
            made += 1
            return try NotificationRenderer(device: Device(), fonts: FontLibrary())
        }
        return made
    }
    #expect(try made(Limits.threads + 5) == Limits.threads)
    #expect(try made(0) == 1)
}

@Test func aPoolGivesTheResultsInTheirOrder() throws {
    let pool = try RendererPool(3) { try NotificationRenderer(device: Device(), fonts: FontLibrary()) }
    #expect(try pool.map(200) { number, _ in number } == Array(0..<200))
}

@Test func limit_matrixBytes() throws {
    let isRefused: (any Error) -> Bool = { ($0 as? InputError)?.diagnostics.first?.code == "too-many-pictures" }
    var pair = try renderer(Matrix(appearances: [.light, .dark]), threads: 1)
    #expect(pair.maxBytes == Limits.matrixBytes)
    pair.maxBytes = try pair.files().files.map(\.bytes.count).reduce(0, +)
    #expect(throws: Never.self) { try pair.files() }
    pair.maxBytes -= 1
    #expect { try pair.files() } throws: { isRefused($0) }
}
