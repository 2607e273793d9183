import TestSupport
import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

/// A gradient with some noise; unless opaque, premultiplied and with transparent pixels.
private func canvas(width: Int, height: Int, isOpaque: Bool) throws -> PaintedPixmap {
    let buffer = try Pixmap(width: width, height: height)
    var numbers = SeededNumbers(seed: 6)
    for y in 0..<height {
        for x in 0..<width {
            let noise = UInt32(truncatingIfNeeded: numbers.next() % 8)
            let (red, blue) = (UInt32(x * 200 / width) + noise, UInt32(y * 200 / height) + noise)
            let alpha: UInt32 = x % 5 == 0 ? 0 : UInt32(x * 255 / width)
            // The highest byte of an opaque canvas is undefined.
            buffer.row(y)[x] = (isOpaque ? noise : alpha) << 24 | red << 16 | 0x6000 | blue
        }
    }
    if !isOpaque { buffer.premultiply() }
    return PaintedPixmap(buffer: buffer, scale: 2, isOpaque: isOpaque)
}

private func decoded(_ file: [UInt8]) throws -> Image {
    Image(straight: try ImageDecoder.decodeStraight(file))
}

@Test(arguments: [(1, 1), (1, 9), (9, 1), (17, 5), (64, 64), (255, 33), (801, 3)], [true, false])
func aWebPHasExactlyTheCanvasesPixels(size: (Int, Int), isOpaque: Bool) throws {
    let canvas = try canvas(width: size.0, height: size.1, isOpaque: isOpaque)
    #expect(try decoded(WebPEncoder().encode(canvas)) == canvas.image)
}

@Test(arguments: [(1, 1), (1, 9), (17, 5), (64, 64), (255, 33), (801, 3)])
func aJPEGLooksLikeItsCanvas(size: (Int, Int)) throws {
    let canvas = try canvas(width: size.0, height: size.1, isOpaque: true)
    let (file, image) = (try decoded(JPEGEncoder().encode(canvas)), canvas.image)
    #expect((file.width, file.height) == size)
    let differences = zip(file.rgba, image.rgba).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 255 <= 24 && differences.reduce(0, +) <= 3 * differences.count)
}

@Test func aJPEGIsBaselineWithAllColoursOfEveryPixel() throws {
    let file = try JPEGEncoder().encode(canvas(width: 40, height: 30, isOpaque: true))
    // SOF0, 17 bytes, 8 bits, height, width, and three components sampled 1 × 1.
    let header: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
    #expect(file.indices.contains { file[$0...].starts(with: header) })
    #expect(file.starts(with: [0xFF, 0xD8]) && file.suffix(2) == [0xFF, 0xD9])
}

@Test func aFileOfManyBuffersIsWhole() throws {
    let buffer = try Pixmap(width: 300, height: 300)
    var numbers = SeededNumbers(seed: 1)
    for i in 0..<buffer.count { buffer.pixels[i] = UInt32(truncatingIfNeeded: numbers.next()) }
    let noise = PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true)
    let file = try JPEGEncoder().encode(noise)
    #expect(file.count > 1 << 16 && file.suffix(2) == [0xFF, 0xD9])
    #expect(try decoded(file).width == 300)
    #expect(try decoded(WebPEncoder().encode(noise)) == noise.image)
}

/// The left half blue, the right half transparent.
private let blueHalf = DisplayList(size: Size(width: 4, height: 2), commands: [.fill(rect(0, 0, 2, 2), blue)])

@Test func rawRowsAreTheCanvasesPixels() throws {
    let context = try RenderContext(library: FontLibrary())
    let row: [UInt8] = [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(try context.encode(blueHalf, as: .raw, scale: 1, opaque: false) == row + row)
}

@Test func aTransparentWebPIsTransparent() throws {
    let context = try RenderContext(library: FontLibrary())
    let image = try decoded(context.encode(blueHalf, as: .webp, scale: 1, opaque: false))
    #expect(image.pixel(0, 0) == [0, 0, 255, 255] && image.pixel(3, 1) == [0, 0, 0, 0])
}

@Test func transparentPicturesAreRefusedAsJPEG() throws {
    let context = try RenderContext(library: FontLibrary())
    #expect { try context.encode(blueHalf, as: .jpeg, scale: 1, opaque: false) } throws: {
        let error = $0 as? InputError
        return error?.diagnostics.first?.code == "jpeg-transparent" && error?.exit == .usage
    }
    #expect(try decoded(context.encode(blueHalf, as: .jpeg, scale: 1, opaque: true)).width == 4)
}

@Test func limit_webPPixelsPerSide() throws {
    let context = try RenderContext(library: FontLibrary())
    let limit = Limits.webPPixelsPerSide
    for (width, height) in [(limit + 1, 1), (1, limit + 1)] {
        let list = DisplayList(size: Size(width: Double(width), height: Double(height)))
        #expect { try context.encode(list, as: .webp, scale: 1, opaque: true) } throws: {
            let error = $0 as? InputError
            return error?.diagnostics.first?.code == "canvas-too-large" && error?.exit == .refused
        }
        // The limit belongs to the format, not to the picture.
        #expect(try context.encode(list, as: .jpeg, scale: 1, opaque: true).starts(with: [0xFF, 0xD8]))
    }
    let widest = DisplayList(size: Size(width: Double(limit), height: 1))
    let file = try context.encode(widest, as: .webp, scale: 1, opaque: true)
    let size = try #require(file.withUnsafeBytes { ImageHeader.webP($0) })
    #expect(size == (limit, 1))
}

@Test func limit_webPPixels() throws {
    let encoder = WebPEncoder()
    try encoder.check(width: 4_000, height: Limits.webPPixels / 4_000)
    #expect { try encoder.check(width: 4_000, height: Limits.webPPixels / 4_000 + 1) } throws: {
        ($0 as? Diagnostic)?.code == "canvas-too-large"
    }
}

/// An opaque picture whose first pixels differ from the one before.
private func changing(_ changes: Int) throws -> PaintedPixmap {
    let buffer = try Pixmap(width: 2_000, height: changes / 2_000 + 1)
    for i in 0..<buffer.count { buffer.pixels[i] = i < changes ? UInt32(i % 2 + 1) : UInt32(changes % 2) }
    return PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true)
}

@Test func limit_webPChanges() throws {
    let file = try WebPEncoder().encode(changing(Limits.webPChanges - 2))
    #expect(file.starts(with: Array("RIFF".utf8)))
    #expect { try WebPEncoder().encode(changing(Limits.webPChanges + 2)) } throws: {
        let refusal = $0 as? Diagnostic
        return refusal?.code == "canvas-too-large" && refusal?.exit == .refused
    }
}

@Test func limit_webPThoroughChanges() throws {
    for changes in [Limits.webPThoroughChanges - 2, Limits.webPThoroughChanges + 2] {
        let canvas = try changing(changes)
        #expect(try decoded(WebPEncoder().encode(canvas)) == canvas.image)
    }
}

@Test func limit_webPThoroughPixels() throws {
    // A ramp that the better way writes in half of the bytes.
    func bytes(height: Int) throws -> Int {
        let buffer = try Pixmap(width: 2_000, height: height)
        for i in 0..<buffer.count { buffer.pixels[i] = UInt32((i % 2_000 + i / 2_000) / 9 % 251) * 0x010203 }
        return try WebPEncoder().encode(PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true)).count
    }
    let height = Limits.webPThoroughPixels / 2_000
    let (thorough, fast) = (try bytes(height: height), try bytes(height: height + 1))
    #expect(fast != thorough)
    #expect(fast - thorough > thorough / 50)
}

@Test("a WebP is written faster, or refused, after other work")
func theRestOfAPicturesWorkIsAWebPs() throws {
    let canvas = try changing(Limits.webPThoroughChanges / 2)
    let (alone, beside) = (try WebPEncoder().encode(canvas), try WebPEncoder().encode(canvas, left: 0.3))
    #expect(alone != beside)
    #expect(try decoded(beside) == canvas.image)
    #expect { try WebPEncoder().encode(canvas, left: 0.05) } throws: {
        let refusal = $0 as? Diagnostic
        return refusal?.code == "canvas-too-large" && refusal?.message.contains("beside") == true
    }
}

@Test func limit_rawPixels() throws {
    let height = Limits.rawPixels / 5_000
    try RawEncoder().check(width: 5_000, height: height)
    #expect { try RawEncoder().check(width: 5_000, height: height + 1) } throws: {
        ($0 as? Diagnostic)?.code == "canvas-too-large"
    }
}

@Test func limit_smallPNGChanges() throws {
    let (small, fast) = (PNGEncoder(effort: .small), PNGEncoder())
    for (changes, left, isSmall) in [
        (Limits.smallPNGChanges - 2, 1.0, true), (Limits.smallPNGChanges + 2, 1, false), (40_000, 0.1, true),
        (40_000, 0.001, false),
    ] {
        let canvas = try changing(changes)
        let file = try small.encode(canvas, left: left)
        #expect(try file == (isSmall ? small : fast).encode(canvas), "\(changes), \(left)")
        #expect(try decoded(file) == canvas.image)
    }
}

@Test func limit_smallPNGPixels() throws {
    let context = try RenderContext(library: FontLibrary())
    func file(height: Int, effort: PNGEncoder.Effort) throws -> [UInt8] {
        let list = DisplayList(size: Size(width: 4_000, height: Double(height)))
        return try context.encode(list, scale: 1, opaque: true, effort: effort)
    }
    let height = Limits.smallPNGPixels / 4_000
    #expect(try file(height: height, effort: .small) != file(height: height, effort: .fast))
    #expect(try file(height: height + 1, effort: .small) == file(height: height + 1, effort: .fast))
}

@Test(arguments: [PictureFormat.webp, .jpeg, .raw])
func aPreviewHasTheSameBytesOnEveryThread(format: PictureFormat) throws {
    let files = Shared<[[UInt8]]>([])
    Threads.run(4) { _ in
        let list = DisplayList(
            size: Size(width: 90, height: 70),
            commands: [.fill(rect(0, 0, 90, 70), white), .fill(rect(9, 9, 40, 30), red)])
        let file = try? RenderContext(library: FontLibrary()).encode(list, as: format, scale: 2, opaque: true)
        files.value.withLock { $0.append(file ?? []) }
    }
    let all = files.value.withLock { $0 }
    #expect(all.count == 4 && Set(all).count == 1 && all.first?.isEmpty == false)
}

@Test func aFormatIsFoundByItsEnding() {
    let endings = ["png", "PNG", "svg", "pdf", "webp", "WebP", "jpeg", "jpg", "JPG", "raw", "gif", "", "jpe"]
    let formats: [PictureFormat?] = [
        .png, .png, .svg, .pdf, .webp, .webp, .jpeg, .jpeg, .jpeg, .raw, nil, nil, nil,
    ]
    #expect(endings.map { PictureFormat(fileEnding: $0) } == formats)
    #expect(PictureFormat(path: "a/b.jpg") == .jpeg)
    #expect(AnimationFormat(path: "a.GIF") == .gif && AnimationFormat(path: "a.png") == .apng)
    #expect(AnimationFormat(path: "gif") == nil && AnimationFormat(path: "a.webp") == nil)
}
