import TestSupport
import RendererTestSupport
import Foundation
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

@Test(arguments: [
    ("rgb.png", 3, 0), ("rgb16.png", 3, 0), ("interlaced.png", 3, 0), ("lossless.webp", 3, 0), ("interlaced.gif", 3, 0),
    ("progressive.jpg", 24, 8), ("cmyk.jpg", 24, 8), ("jpeg-named.png", 24, 8), ("lossy.webp", 48, 48),
])
func everyFormatShowsTheSameSixColours(name: String, width: Int, tolerance: Int) throws {
    let image = Image(
        premultiplied: try ImageDecoder.decode(Fixture.bytes(name), coveringWidth: width, height: width * 2 / 3),
        isOpaque: false)
    #expect(image.width == width && image.height == width * 2 / 3)
    let block = width / 3
    for (row, colors) in Fixture.colors.enumerated() {
        for (column, color) in colors.enumerated() {
            let (x, y) = (column * block + block / 2, row * block + block / 2)
            #expect(image.isNear(x, y, color + [255], within: tolerance), "\(column), \(row): \(image.pixel(x, y))")
        }
    }
}

@Test(arguments: 1...8)
func aCamerasOrientationIsApplied(orientation: Int) throws {
    let bytes = try Fixture.bytes("orientation-\(orientation).jpg")
    let header = try bytes.withUnsafeBytes { try ImageHeader($0) }
    #expect(header.orientation.rawValue == orientation)
    #expect(header.shownWidth == 24 && header.shownHeight == 16)
    for denominator in [1, 2, 4] {
        let (width, height) = (24 / denominator, 16 / denominator)
        let image = Image(
            premultiplied: try ImageDecoder.decode(bytes, coveringWidth: width, height: height), isOpaque: false)
        #expect(image.width == width && image.height == height)
        let block = 8 / denominator
        for (row, colors) in Fixture.colors.enumerated() {
            for (column, color) in colors.enumerated() {
                let (x, y) = (column * block + block / 2, row * block + block / 2)
                #expect(image.isNear(x, y, color + [255], within: 16), "1/\(denominator) at \(x), \(y)")
            }
        }
    }
}

@Test func greyPaletteAndAlphaAreDecoded() throws {
    func pixels(_ name: String) throws -> Image { try Image.decode(png: Fixture.bytes(name)) }
    #expect(try pixels("gray16.png").rgba == [128, 128, 128, 255, 64, 64, 64, 255])
    #expect(try pixels("gray-alpha.png").rgba == [200, 200, 200, 128, 100, 100, 100, 255])
    #expect(try pixels("rgba.png").rgba.prefix(4) == [255, 128, 0, 128])
    let palette = try pixels("palette.png")
    #expect(palette.pixel(0, 0) == [255, 0, 0, 128] && palette.pixel(2, 1) == [255, 255, 0, 255])
}

@Test func coloursAreMultipliedByAlphaForCairo() throws {
    let buffer = try ImageDecoder.decode(Fixture.bytes("rgba.png"), coveringWidth: 2, height: 1)
    #expect(buffer[0, 0] == 0x8080_4000)
    #expect(buffer[1, 0] == 0)
    let webp = try ImageDecoder.decode(Fixture.bytes("alpha.webp"), coveringWidth: 4, height: 4)
    #expect(webp[3, 3] == 0x8080_0000)
}

@Test func premultiplyingRoundsToTheNearest() throws {
    let buffer = try Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
        for value in 0..<256 {
            buffer.row(alpha)[value] = UInt32(alpha) << 24 | UInt32(value) << 16 | UInt32(value) << 8 | UInt32(value)
        }
    }
    buffer.premultiply()
    var wrong = 0
    for alpha in 0..<256 {
        for value in 0..<256 {
            let expected = UInt32((Double(alpha * value) / 255).rounded())
            let pixel = buffer[value, alpha]
            if pixel != UInt32(alpha) << 24 | expected << 16 | expected << 8 | expected { wrong += 1 }
        }
    }
    #expect(wrong == 0)
}

@Test func aGIFsFirstFrameKeepsItsTransparentPixel() throws {
    let image = try ImageDecoder.decode(Fixture.bytes("animated.gif"), coveringWidth: 3, height: 2)
    #expect(image[0, 0] == 0xFFFF_0000)
    #expect(image[1, 0] == 0)
    #expect(image[2, 1] == 0xFFFF_FF00)
}

@Test(arguments: [
    ("truncated.png", "image-unreadable"), ("bad-crc.png", "image-unreadable"),
    ("lying-header.png", "image-unreadable"),
    ("truncated.jpg", "image-unreadable"), ("truncated.gif", "image-unreadable"), ("animated.webp", "image-unreadable"),
    ("text.png", "image-unreadable"), ("vector.svg", "image-unreadable"), ("empty.png", "image-unreadable"),
    ("bomb.png", "image-too-large"), ("absent.png", "image-missing"), ("", "image-missing"),
])
func undrawableImagesAreReported(name: String, code: String) throws {
    let store = ImageStore()
    #expect(store.bitmap(ofFile: Fixture.path(name), width: 10, height: 10) == nil)
    let diagnostic = try #require(store.diagnostics.first)
    #expect(diagnostic.code == code)
    #expect(diagnostic.location?.file == Fixture.path(name))
    let exits: [String: ExitClass] = ["image-too-large": .refused, "image-missing": .noInput]
    #expect(diagnostic.exit == exits[code] ?? .data)
}

/// Every truncation of every format gives an image or a reported failure.
@Test(arguments: ["interlaced.png", "progressive.jpg", "orientation-6.jpg", "animated.gif", "lossy.webp"])
func truncatedFilesAreHandled(name: String) throws {
    let bytes = try Fixture.bytes(name)
    for count in 0..<bytes.count where count % 7 == 0 || count < 64 {
        #expect(throws: ImageFailure.self) {
            // Some formats end with unneeded data; then the image decodes, and the test throws.
            let image = try ImageDecoder.decode(Array(bytes[..<count]), coveringWidth: 8, height: 8)
            guard image.count == 0 else { throw ImageFailure.unreadable("drawn whole") }
        }
    }
}

@Test(arguments: ["heic", "mif1", "avif"]) func heifIsNamedAndNotDecoded(brand: String) {
    let file = Array("\0\0\0\u{18}ftyp\(brand)\0\0\0\0".utf8)
    #expect(throws: ImageFailure.notDecoded) {
        try ImageDecoder.decode(file, coveringWidth: 1, height: 1)
    }
}

@Test func limit_imagePixels_imagePixelsPerSide() throws {
    func header(_ width: UInt32, _ height: UInt32) throws -> ImageHeader {
        var bytes = try Fixture.bytes("rgb.png")
        for i in 0..<4 {
            bytes[16 + i] = UInt8(truncatingIfNeeded: width >> UInt32(24 - 8 * i))
            bytes[20 + i] = UInt8(truncatingIfNeeded: height >> UInt32(24 - 8 * i))
        }
        return try bytes.withUnsafeBytes { try ImageHeader($0) }
    }
    #expect(try header(8_192, 3_051).width == 8_192)
    for (width, height) in [(8_193, 1), (1, 8_193), (8_192, 3_052), (.max, .max), (1 << 31, 1)] as [(UInt32, UInt32)] {
        #expect { try header(width, height) } throws: {
            if case .tooLarge = $0 as? ImageFailure { true } else { false }
        }
    }
    #expect(throws: ImageFailure.unreadable("its header is broken")) { try header(0, 1) }
}

@Test("a JPEG of too many scans is refused for them") func scans() throws {
    // A scan of the constant parts, and many of no others: one code of one bit each.
    func codes(_ kind: UInt8) -> [UInt8] { [0xFF, 0xC4, 0, 20, kind, 1] + [UInt8](repeating: 0, count: 16) }
    let table = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    let first: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x7F]
    func file(scans: Int) -> [UInt8] {
        let more = [UInt8]([[0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0, 0x7F]].joined())
        return [0xFF, 0xD8] + table + frame + codes(0) + codes(0x10) + first
            + [[UInt8]](repeating: more, count: scans - 1).joined() + [0xFF, 0xD9]
    }
    #expect(try ImageDecoder.decode(file(scans: 90), coveringWidth: 8, height: 8).width == 8)
    #expect {
        try ImageDecoder.decode(file(scans: 200), coveringWidth: 8, height: 8)
    } throws: {
        guard case .tooLarge(let reason) = $0 as? ImageFailure else { return false }
        return reason.contains("too many scans")
    }
}

@Test("an image counts each time that it is written to a page") func imagesOnPages() throws {
    try TemporaryFolder.withURL { folder in
        let file = folder.appendingPathComponent("photo.png")
        let canvas = PaintedPixmap(buffer: try Pixmap(width: 1_000, height: 1_000), scale: 1, isOpaque: true)
        try Data(PNGEncoder().encode(canvas)).write(to: file)
        let frame = Rect(x: 0, y: 0, width: 1_000, height: 1_000)
        let photo = DisplayCommand.image(.file(path: file.path, scale: 1), in: frame, clip: nil, template: nil)
        func findings(_ count: Int, as format: PictureFormat) throws -> [String] {
            let context = try RenderContext(library: FontLibrary())
            context.startPicture()
            let list = DisplayList(size: frame.size, commands: Array(repeating: photo, count: count))
            _ = try context.encode(list, as: format, scale: 1, opaque: true)
            return context.diagnostics.map(\.code)
        }
        #expect(try findings(2, as: .pdf) == [])
        #expect(try findings(9, as: .png) == [])
        #expect(try findings(9, as: .svg) == ["image-too-large"])
    }
}

@Test func limit_imageBytes() throws {
    try TemporaryFolder.withURL { folder in
        let file = folder.appendingPathComponent("large.jpg")
        try Data(Fixture.bytes("gray.jpg")).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(Limits.imageBytes))
        #expect(ImageStore().bitmap(ofFile: file.path, width: 3, height: 2) != nil)
        try handle.truncate(atOffset: UInt64(Limits.imageBytes) + 1)
        let store = ImageStore()
        #expect(store.bitmap(ofFile: file.path, width: 3, height: 2) == nil)
        #expect(store.diagnostics.map(\.code) == ["image-too-large"])
    }
}

@Test func onlyRegularFilesAreRead() throws {
    for path in ["/dev/zero", "/dev/stdin", "/tmp", "/proc/self/mem"] {
        #expect(ImageStore().bitmap(ofFile: path, width: 1, height: 1) == nil)
    }
    try TemporaryFolder.withURL { folder in
        let fifo = folder.appendingPathComponent("fifo.png").path
        #expect(mkfifo(fifo, 0o600) == 0)
        let store = ImageStore()
        #expect(store.bitmap(ofFile: fifo, width: 1, height: 1) == nil)
        #expect(store.diagnostics.first?.message.contains("not a regular file") == true)
    }
}

@Test func limit_decodedPixels() throws {
    try TemporaryFolder.withURL { folder in
        let width = 2_500
        let bytes = onePixel(inCanvasOf: width, height: width)
        let store = ImageStore()
        for index in 0..<4 {
            // Separate files, so that none is cached.
            let file = folder.appendingPathComponent("\(index).gif")
            try Data(bytes).write(to: file)
            let isDrawn = store.bitmap(ofFile: file.path, width: 5, height: 5) != nil
            #expect(isDrawn == ((index + 1) * (width * width + bytes.count) <= Limits.decodedPixels))
        }
        #expect(Set(store.diagnostics.map(\.code)) == ["image-too-large"])
        #expect(store.diagnostics.first?.message.contains("\(Limits.decodedPixels)") == true)
        store.startPicture()
        #expect(store.diagnostics.isEmpty)
        store.startPainting(left: 0.25)
        #expect(store.bitmap(ofFile: folder.appendingPathComponent("3.gif").path, width: 5, height: 5) == nil)
        store.startPainting()
        #expect(store.bitmap(ofFile: folder.appendingPathComponent("3.gif").path, width: 5, height: 5) != nil)
    }
}

/// A GIF with one pixel in the corner of a large canvas.
private func onePixel(inCanvasOf width: Int, height: Int) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
    return Array("GIF89a".utf8) + word(width) + word(height) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
}

@Test("what takes long to decode counts before it is decoded")
func decodingCosts() throws {
    func cost(_ bytes: [UInt8], fileBytes: Int = 0, covering: Int = .max) throws -> Int {
        try bytes.withUnsafeBytes { try ImageHeader($0) }
            .decodingCost(coveringWidth: covering, height: covering, fileBytes: fileBytes)
    }
    func png(depth: UInt8 = 8, isInterlaced: Bool = false) throws -> Int {
        var bytes = try Fixture.bytes("rgb.png")
        for i in 0..<4 { (bytes[16 + i], bytes[20 + i]) = (i == 2 ? 4 : 0, i == 2 ? 4 : 0) }
        (bytes[24], bytes[28]) = (depth, isInterlaced ? 1 : 0)
        return try cost(bytes)
    }
    let pixels = 1_024 * 1_024
    #expect(try png() == pixels * 3 / 2)
    #expect(try png(isInterlaced: true) == pixels * 2)
    #expect(try png(depth: 16) == pixels * 3)
    func jpeg(_ frame: UInt8, components: UInt8 = 3, scans: Int = 0) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, frame, 0, 8, 8, 4, 0, 4, 0, components]
            + Array(repeating: [0xFF, 0xDA], count: scans).joined()
    }
    #expect(try cost(jpeg(0xC0)) < pixels * 11 / 10)
    #expect(try cost(jpeg(0xC2, scans: 10)) < pixels * 3 / 2)
    // A hundred scans of the smallest picture that an image covers.
    #expect(try cost(jpeg(0xC2, scans: 100), covering: 1) > pixels * 3 / 2)
    #expect(try cost(jpeg(0xC0), fileBytes: 1_000) - cost(jpeg(0xC0)) == 1_000)
    #expect(try cost(jpeg(0xC9), fileBytes: 1_000) - cost(jpeg(0xC9)) == 4_000)
}
