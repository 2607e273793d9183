import TestSupport
import RendererTestSupport
import Foundation
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

@Test func naturalSizesAreInPoints() {
    let store = ImageStore()
    func size(_ name: String, scale: Double) -> Size? {
        store.naturalSize(of: .file(path: Fixture.path(name), scale: scale))
    }
    #expect(size("orientation-6.jpg", scale: 2) == Size(width: 12, height: 8))
    #expect(size("alpha.png", scale: 1) == Size(width: 4, height: 4))
    #expect(size("animated.gif", scale: 1) == Size(width: 3, height: 2))
    #expect(store.naturalSize(of: .placeholder("x")) == nil)
    #expect(store.naturalSize(of: .symbol(name: "star", pointSize: 17, weight: .bold)) == Size(width: 20, height: 20))
    #expect(store.diagnostics.isEmpty)
}

@Test(arguments: ["lossy.webp", "lossless.webp", "alpha.webp", "animated.webp"])
func webPIsNamedAndNotDecoded(name: String) {
    let store = ImageStore()
    #expect(store.naturalSize(of: .file(path: Fixture.path(name), scale: 1)) == nil)
    #expect(store.bitmap(ofFile: Fixture.path(name), width: 3, height: 2) == nil)
    #expect(store.diagnostics.map(\.code) == ["image-unreadable"])
    #expect(store.diagnostics.first?.message.contains("HEIC, AVIF and WebP aren't decoded") == true)
}

@Test func eachFindingIsReportedOnce() {
    let store = ImageStore()
    for _ in 0..<3 {
        #expect(store.naturalSize(of: .file(path: Fixture.path("bomb.png"), scale: 1)) == nil)
        // An unknown symbol keeps its place.
        let unknown = ImageReference.symbol(name: "star.fil", pointSize: 17, weight: .regular)
        #expect(store.naturalSize(of: unknown) == Size(width: 20, height: 20))
    }
    #expect(store.diagnostics.map(\.code) == ["image-too-large", "unknown-symbol"])
    #expect(store.diagnostics.last?.hint == "did you mean \"star.fill\"?")
}

@Test func limit_symbolSuggestions() {
    let store = ImageStore()
    // Once more from the cache, with the same result.
    for _ in 0..<2 {
        store.startPicture()
        for index in 0...Limits.symbolSuggestions { _ = store.symbol(named: "star.fil\(index)") }
        #expect(store.diagnostics.count == Limits.symbolSuggestions + 1)
        #expect(store.diagnostics.count { $0.hint?.hasPrefix("did you mean") == true } == Limits.symbolSuggestions)
        #expect(store.diagnostics.last?.hint == "give an image file in its place")
    }
}

@Test("a file that is no image is a warning for code, which gets nil, and no failed drawing") func sizesForCode() {
    let store = ImageStore()
    #expect(store.sizeForCode(of: .file(path: Fixture.path("rgb.png"), scale: 1)) == Size(width: 3, height: 2))
    #expect(store.sizeForCode(of: .placeholder("x", size: Size(width: 4, height: 5))) == Size(width: 4, height: 5))
    #expect(store.sizeForCode(of: .file(path: Fixture.path("../media/clip.mp4"), scale: 1)) == nil)
    #expect(store.diagnostics.map(\.code) == ["image-unreadable"])
    #expect(store.diagnostics.map(\.severity) == [.warning])
}

@Test func imagesAreCachedAndFailuresAreNot() throws {
    try TemporaryFolder.withURL { folder in
        let file = folder.appendingPathComponent("a.png")
        let store = ImageStore()
        try Data(Fixture.bytes("truncated.png")).write(to: file)
        #expect(store.bitmap(ofFile: file.path, width: 3, height: 2) == nil)
        try Data(Fixture.bytes("rgb.png")).write(to: file)
        let first = try #require(store.bitmap(ofFile: file.path, width: 3, height: 2))
        #expect(store.bitmap(ofFile: file.path, width: 3, height: 2) === first)
        #expect(store.bitmap(ofFile: file.path, width: 2, height: 2) !== first)
        // Another picture under the same name.
        try Data(Fixture.bytes("orientation-1.jpg")).write(to: file)
        #expect(store.bitmap(ofFile: file.path, width: 99, height: 99)?.width == 24)
    }
}

@Test(arguments: [(24, 16), (12, 8), (7, 5), (1, 1), (24, 3), (5, 16), (23, 15)])
func scalingDownAveragesAreas(width: Int, height: Int) throws {
    // Columns of 0, 10, 20, …: the mean of every pixel is known.
    let source = try Pixmap(width: 24, height: 16)
    for y in 0..<16 {
        for x in 0..<24 { source.row(y)[x] = 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 10) }
    }
    let small = try AreaAverage.reduce(source, toWidth: width, height: height)
    #expect(small.width == width && small.height == height)
    func mean(_ index: Int, _ count: Int, of total: Int) -> Double {
        let from = Double(index * total) / Double(count)
        let to = Double((index + 1) * total) / Double(count)
        var sum = 0.0
        for i in 0..<total {
            let shared: Double = min(to, Double(i + 1)) - max(from, Double(i))
            sum += max(0, shared) * Double(i * 10)
        }
        return sum / (to - from)
    }
    for y in 0..<height {
        for x in 0..<width {
            let pixel = small[x, y]
            #expect(pixel >> 24 == 255)
            #expect(abs(Double(pixel >> 16 & 0xFF) - mean(x, width, of: 24)) <= 0.6)
            #expect(abs(Double(pixel & 0xFF) - mean(y, height, of: 16)) <= 0.6)
        }
    }
}

@Test func scalingNeverEnlarges() throws {
    let source = try Pixmap(width: 3, height: 2)
    #expect(try AreaAverage.reduce(source, toWidth: 30, height: 20) === source)
    let thousand = try Pixmap(width: 5_000, height: 1)
    thousand.pixels.update(repeating: 0xFF80_4020, count: 5_000)
    #expect(try AreaAverage.reduce(thousand, toWidth: 1, height: 1)[0, 0] == 0xFF80_4020)
}

@Test func anImageIsDrawnPixelForPixel() throws {
    let image = try painted(
        [
            .image(
                .file(path: Fixture.path("rgb.png"), scale: 1), in: Rect(x: 1, y: 1, width: 3, height: 2), clip: nil,
                template: nil)
        ],
        width: 5, height: 4)
    for (row, colors) in Fixture.colors.enumerated() {
        for (column, color) in colors.enumerated() { #expect(image.pixel(column + 1, row + 1) == color + [255]) }
    }
    #expect(image.coverage == 6)
}

@Test func anImageIsClippedAndTinted() throws {
    let file = ImageReference.file(path: Fixture.path("alpha.png"), scale: 1)
    let box = Rect(x: 0, y: 0, width: 40, height: 40)
    let clipped = try painted([.image(file, in: box, clip: .ellipse(box), template: nil)], width: 40, height: 40)
    #expect(clipped.pixel(1, 1)[3] == 0)
    #expect(clipped.isNear(20, 20, [255, 0, 0, 128], within: 1))
    let beyond = try painted([.image(file, in: box, clip: rect(-5, -5, 25, 80), template: nil)], width: 40, height: 40)
    #expect(beyond.pixel(19, 5)[3] == 128 && beyond.pixel(20, 5)[3] == 0)
    let tinted = try painted([.image(file, in: box, clip: .ellipse(box), template: blue)], width: 40, height: 40)
    #expect(tinted.isNear(20, 20, [0, 0, 255, 128], within: 1))
    #expect(tinted.pixel(1, 1)[3] == 0)
}

@Test func anEnlargedImageKeepsItsEdges() throws {
    let file = ImageReference.file(path: Fixture.path("rgb.png"), scale: 1)
    let image = try painted(
        [.image(file, in: Rect(x: 0, y: 0, width: 60, height: 40), clip: nil, template: nil)], width: 60, height: 40)
    #expect(image.pixel(0, 0) == [255, 0, 0, 255])
    #expect(image.pixel(59, 39) == [255, 255, 0, 255])
    #expect(image.coverage == 2_400)
}
