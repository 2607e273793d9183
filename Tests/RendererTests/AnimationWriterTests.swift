import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer

/// An opaque canvas with a colour for each pixel.
private func canvas(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> PaintedPixmap {
    let buffer = try Pixmap(width: width, height: height)
    for y in 0..<height {
        // Cairo leaves the top byte of opaque pixels undefined.
        for x in 0..<width { buffer.row(y)[x] = color(x, y) | UInt32((x &+ y) & 1) << 24 }
    }
    return PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true)
}

private func gradient(_ x: Int, _ y: Int) -> UInt32 { UInt32(24 + y / 2) << 16 | UInt32(72 + y / 3) << 8 | 140 }

/// A white square on a gradient, at a distance from the top.
private func scene(_ top: Int) throws -> PaintedPixmap {
    try canvas(40, 120) { x, y in
        (10..<30).contains(x) && (top..<top + 20).contains(y) ? 0xFFFFFF : gradient(x, y)
    }
}

private func write(_ format: AnimationFormat, _ pictures: [(PaintedPixmap, Int)], end: Int) throws -> [UInt8] {
    let writer = try AnimationWriter(format, width: pictures[0].0.width, height: pictures[0].0.height)
    for (picture, tick) in pictures { try writer.add(picture, at: tick) }
    return try writer.finish(at: end)
}

@Test func anAPNGHasEveryPixelOfItsPictures() throws {
    let pictures = try [0, 10, 50].map(scene)
    let file = try write(.apng, Array(zip(pictures, [0, 3, 30])), end: 60)
    let film = try DecodedAnimation(apng: file)
    #expect(film.pictures == pictures.map(\.image))
    #expect(film.delays == [3, 27, 30])
    #expect(film.playsForever)
    // A viewer without animation support shows the first picture.
    #expect(try Image.decode(png: file) == pictures[0].image)
}

@Test func framesStoreOnlyChanges() throws {
    let pictures = try [0, 10].map(scene)
    for format in AnimationFormat.allCases {
        let film = try decode(format, write(format, Array(zip(pictures, [0, 3])), end: 6))
        #expect(
            film.regions == [
                PixelRect(x: 0, y: 0, width: 40, height: 120), PixelRect(x: 10, y: 0, width: 20, height: 30),
            ])
    }
}

@Test(arguments: AnimationFormat.allCases) func equalPicturesBecomeOne(format: AnimationFormat) throws {
    let pictures = try (0..<30).map { ($0 < 10 ? try scene(0) : try scene(40), $0) }
    let film = try decode(format, write(format, pictures, end: 30))
    #expect(film.pictures.count == 2)
    #expect(film.delays == (format == .gif ? [33, 67] : [10, 20]))
}

@Test func gifDelaysAddUpToTheDuration() throws {
    let film = try decode(.gif, write(.gif, (0..<30).map { (try scene($0), $0) }, end: 30))
    #expect(film.delays.count == 30)
    #expect(film.delays.reduce(0, +) == 100)
    #expect(film.delays.allSatisfy { 3...4 ~= $0 })
}

@Test func gifsKeepTheColoursOfLargeAreas() throws {
    // Every pixel of the gradient has its own colour.
    let picture = try canvas(32, 100) { x, y in
        (10..<20).contains(x) && y < 50 ? (y < 25 ? 0xFFFFFF : 0xFEFEFD) : UInt32(y * 255 / 99) << 8 | UInt32(x * 8)
    }
    let film = try decode(.gif, write(.gif, [(picture, 0)], end: 1))
    let decoded = try #require(film.pictures.first)
    #expect(decoded.pixel(15, 10) == [255, 255, 255, 255])
    #expect(decoded.pixel(15, 40) == [254, 254, 253, 255])
    // No pixel is far off, and the mean of 4 × 4 pixels is nearly exact, so no steps are visible.
    var (worst, worstMean) = (0, 0.0)
    for y in stride(from: 52, to: 100, by: 4) {
        for x in stride(from: 0, to: 32, by: 4) {
            var sums = [0, 0, 0]
            for (dx, dy) in (0..<16).map({ ($0 % 4, $0 / 4) }) {
                for channel in 0..<3 {
                    let difference =
                        decoded.pixel(x + dx, y + dy)[channel] - picture.image.pixel(x + dx, y + dy)[channel]
                    worst = max(worst, abs(difference))
                    sums[channel] += difference
                }
            }
            worstMean = max(worstMean, Double(sums.map(abs).max() ?? 0) / 16)
        }
    }
    #expect(worst <= 40)
    #expect(worstMean <= 6)
}

@Test func unchangedPixelsKeepTheirDitherInAGIF() throws {
    let film = try decode(.gif, write(.gif, (0..<20).map { (try scene($0 * 4), $0) }, end: 20))
    // Beside the square nothing changes, although each frame has another palette.
    for picture in film.pictures {
        for y in 0..<120 { #expect(picture.pixel(35, y) == film.pictures[0].pixel(35, y)) }
    }
}

@Test(arguments: AnimationFormat.allCases) func theSameFilmHasTheSameBytes(format: AnimationFormat) throws {
    func file() throws -> [UInt8] { try write(format, (0..<10).map { (try scene($0 * 5), $0 * 2) }, end: 25) }
    #expect(try file() == file())
}

@Test func aPhotographLosesItsLowestBitsOnly() throws {
    var state: UInt32 = 7
    let noise = try canvas(60, 60) { _, _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 8
    }
    let whole = PixelRect(x: 0, y: 0, width: 60, height: 60)
    let pixels = IndexedPixels(whole, of: noise, since: nil, colors: 500)
    #expect(pixels.palette.colors.count == 256)
    #expect(pixels.clearIndex == nil)
    #expect(Set(pixels.indices).count > 150)
}

@Test func picturesOfAnotherSizeOrWithoutBackgroundAreDropped() throws {
    let writer = try AnimationWriter(.apng, width: 40, height: 120)
    try writer.add(scene(0), at: 0)
    try writer.add(canvas(41, 120) { _, _ in 0 }, at: 1)
    try writer.add(PaintedPixmap(buffer: Pixmap(width: 40, height: 120), scale: 1, isOpaque: false), at: 2)
    #expect(try DecodedAnimation(apng: writer.finish(at: 3)).delays == [3])
}

@Test func anOversizedGIFStaysAnError() throws {
    let encoder = try GIFEncoder(width: 40, height: 120, maxBytes: 1_200)
    let (large, small) = (PixelRect(x: 0, y: 0, width: 40, height: 120), PixelRect(x: 0, y: 0, width: 1, height: 1))
    for region in [large, small] {
        encoder.prepare(region, of: try scene(0), since: nil)
        #expect(throws: Diagnostic.self) { try encoder.write(from: 0, to: 1) }
    }
}

@Test func limit_filmFrames() throws {
    let writer = try AnimationWriter(.apng, width: 1, height: 1)
    for tick in 0..<Limits.filmFrames + 10 { try writer.add(canvas(1, 1) { _, _ in UInt32(tick) }, at: tick) }
    #expect(writer.isFull)
    let film = try DecodedAnimation(apng: writer.finish(at: Limits.filmFrames + 20))
    #expect(film.pictures.count == Limits.filmFrames)
    // The last picture stays until the end.
    #expect(film.delays.last == 21)
}

@Test func limit_filmPixels() throws {
    #expect(AnimationWriter.Bounds().pixels == Limits.filmPixels)
    let writer = try AnimationWriter(.apng, width: 40, height: 120, bounds: .init(pixels: 3 * 40 * 120))
    for tick in 0..<6 { try writer.add(canvas(40, 120) { _, _ in UInt32(tick) }, at: tick) }
    #expect(writer.isFull)
    #expect(try DecodedAnimation(apng: writer.finish(at: 6)).delays == [1, 1, 4])
}

@Test(arguments: AnimationFormat.allCases) func limit_filmBytes(format: AnimationFormat) throws {
    #expect(AnimationWriter.Bounds().bytes == Limits.filmBytes)
    // Noise doesn't compress.
    var state: UInt32 = 7
    func noise() throws -> PaintedPixmap {
        try canvas(60, 60) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }
    }
    let error = #expect(throws: Diagnostic.self) {
        let writer = try AnimationWriter(format, width: 60, height: 60, bounds: .init(bytes: 20_000))
        for tick in 0..<60 { try writer.add(noise(), at: tick) }
        _ = try writer.finish(at: 60)
    }
    #expect(error?.code == "animation-too-large")
    #expect(error?.exit == .refused)
}

private func decode(_ format: AnimationFormat, _ file: [UInt8]) throws -> DecodedAnimation {
    switch format {
    case .gif: try DecodedAnimation(gif: file)
    case .apng: try DecodedAnimation(apng: file)
    }
}
