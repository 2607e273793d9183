import TestSupport
import RendererTestSupport
@testable import Basics
@testable import FastPNG
import Foundation
import Testing

@testable import Renderer
@testable import Views

/// A deterministic generator.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ state >> 33) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ mixed >> 33
    }
}

/// Random commands of every kind; stroked lines, which rounded letters have as well, are never clipped.
private func randomList(_ seed: UInt64, opaque: Bool) -> DisplayList {
    var dice = Dice(state: seed)
    let size = Size(width: 90, height: 240)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &dice) }
    func color() -> RGBA {
        RGBA(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: dice.next() % 2 == 0 ? 1 : 0.4)
    }
    func anOutline() -> Outline {
        let rect = Rect(x: number(-20...60), y: number(-20...220), width: number(1...90), height: number(1...120))
        switch dice.next() % 4 {
        case 0: return .rect(rect)
        case 1: return .ellipse(rect)
        case 2: return .roundedRect(rect, radius: number(1...20), curve: .circular)
        default: return .roundedRect(rect, radius: number(1...20), curve: .continuous)
        }
    }
    func command() -> DisplayCommand {
        let outline = anOutline()
        let bounds = outline.bounds
        switch dice.next() % 11 {
        case 0: return .fill(outline, color())
        case 1: return .strokeInside(outline, width: number(0.3...4), color())
        case 2:
            return .line(
                from: bounds.origin, to: Point(x: bounds.maxX, y: bounds.maxY), width: number(0.3...6),
                dash: dice.next() % 2 == 0 ? [3, 2] : [], roundCap: true, color())
        case 3:
            return .gradient(
                outline, from: color(), to: color(), start: bounds.origin, end: Point(x: bounds.maxX, y: bounds.maxY))
        case 4: return .shadow(outline, color(), radius: number(0...14), offset: Point(x: 0, y: 3))
        case 5:
            return .material(
                outline, MaterialRecipe(multiply: 0.5, add: 0.4, saturation: 1.6, approximation: RGBA(white: 0.8)))
        case 6:
            let text = TextRequest(
                text: ["Ägypten jagt (Quallen)", "plain words", "日本語 and 🎉"][Int(dice.next() % 3)],
                font: ResolvedFont(size: number(8...30), design: dice.next() % 3 == 0 ? .rounded : .default))
            return .text(text, at: bounds.origin, width: nil, color())
        case 7:
            return .image(
                .symbol(name: "star.fill", pointSize: 20, weight: .bold), in: bounds,
                clip: dice.next() % 2 == 0 ? nil : anOutline(), template: color())
        case 8:
            return .image(.placeholder("two words", size: bounds.size), in: bounds, clip: anOutline(), template: nil)
        case 9:
            let font = ResolvedFont(size: number(8...30))
            let text = TextRequest(text: "under, over", font: font, runs: [.init(length: 11, font: font)])
            let paint = TextPaint(color: color(), background: color(), isUnderlined: true, isStruckThrough: true)
            return .attributedText(text, at: bounds.origin, width: number(20...90), [paint])
        default:
            return .image(
                .file(path: Fixture.path("orientation-1.jpg"), scale: 1), in: bounds,
                clip: dice.next() % 2 == 0 ? outline : anOutline(), template: dice.next() % 3 == 0 ? color() : nil)
        }
    }
    var list = DisplayList(size: size)
    if opaque {
        let source: Backdrop.Fill =
            dice.next() % 2 == 0
            ? .gradient([color(), color(), color()]) : .image(path: Fixture.path("orientation-1.jpg"))
        list.commands.append(
            .backdrop(
                Backdrop(
                    source: source, screen: Rect(origin: .zero, size: size), blurRadius: 6,
                    tint: RGBA(white: 0, alpha: 0.1))))
    }
    for _ in 0..<12 {
        let inside = (0..<Int.random(in: 1...3, using: &dice)).map { _ in command() }
        let filled = inside.filter { command in
            switch command {
            case .line: false
            case .text(let text, _, _, _): text.font.design != .rounded
            default: true
            }
        }
        switch dice.next() % 5 {
        case 0: list.commands += [.pushClip(anOutline())] + filled + [.popClip]
        case 2:
            list.commands +=
                [.pushClip(anOutline()), .pushClip(anOutline()), .pushOpacity(0.5)] + filled
                + [.popOpacity, .popClip, .popClip]
        case 1: list.commands += [.pushOpacity(0.6)] + inside + [.popOpacity]
        default: list.commands += inside
        }
    }
    return list
}

@Test(arguments: 1...24 as ClosedRange<UInt64>)
func bandsEqualThePicturePaintedInOneGo(seed: UInt64) throws {
    let (opaque, scale) = (seed % 3 != 0, Double(seed % 3 + 1))
    let list = randomList(seed, opaque: opaque)
    let context = try RenderContext(library: FontLibrary())
    let whole = try context.paint(list, scale: scale, opaque: opaque, bandHeight: 100_000).image
    for height in [5, 48, 131] {
        let bands = try context.paint(list, scale: scale, opaque: opaque, bandHeight: height).image
        #expect(bands == whole, "bands of \(height) rows")
    }
}

@Test("a band paints only the lines of a text that reach into it, to the same pixels")
func textsOfManyLinesInBands() throws {
    let sizes = (0..<60).map { Double(8 + $0 * 7 % 30) }
    let words = ["Ag", "مرحبا", "Z\u{334}\u{342}\u{301}\u{301}\u{301}\u{301}", "骨直", "😀", "ไม้"]
    let text = sizes.indices.map { words[$0 % words.count] + " " }.joined()
    let runs = sizes.indices.map { index in
        TextRequest.Run(
            length: words[index % words.count].utf8.count + 1, font: ResolvedFont(size: sizes[index]),
            baselineOffset: index % 9 == 0 ? 12 : 0)
    }
    let paints = runs.indices.map { index in
        TextPaint(
            color: index % 4 == 0 ? black.opacity(0.5) : red, background: index % 5 == 0 ? blue : nil,
            isUnderlined: index % 3 == 0, isStruckThrough: index % 7 == 0)
    }
    let rounded = TextRequest(
        text: text, font: ResolvedFont(size: 15, weight: .bold, design: .rounded), numberOfLines: 0)
    let attributed = TextRequest(text: text, font: ResolvedFont(size: 15), numberOfLines: 0, lineHeight: 0, runs: runs)
    let list = DisplayList(
        size: Size(width: 200, height: 900),
        commands: [
            .attributedText(attributed, at: Point(x: 5, y: 10), width: 180, paints),
            .text(rounded, at: Point(x: 5, y: 600), width: 180, black.opacity(0.5)),
        ])
    let context = try RenderContext(library: FontLibrary())
    let whole = try context.paint(list, scale: 2, opaque: false, bandHeight: 100_000).image
    for height in [5, 48, 131] {
        #expect(try context.paint(list, scale: 2, opaque: false, bandHeight: height).image == whole)
    }
    let engine = try TextEngine(library: FontLibrary())
    let set = engine.set(attributed, width: 180)
    #expect(set.sources.count > 8)
    let seen = set.lines(from: 100, to: 120)
    #expect(!seen.sources.isEmpty && seen.sources.count < set.sources.count / 2)
}

@Test func cachedBandsGiveTheBytesOfANewContext() throws {
    let lists = (1...6).map { (seed: UInt64) in (list: randomList(seed, opaque: seed % 2 == 0), opaque: seed % 2 == 0) }
    let alone = try lists.map { list, opaque in
        try RenderContext(library: FontLibrary()).encode(list, as: .png, scale: 2, opaque: opaque)
    }
    let context = try RenderContext(library: FontLibrary())
    var dice = Dice(state: 99)
    for _ in 0..<40 {
        let index = Int.random(in: 0..<lists.count, using: &dice)
        let (list, opaque) = lists[index]
        let file = try context.encode(list, as: .png, scale: 2, opaque: opaque)
        #expect(file == alone[index])
        // A canvas's bytes depend only on its pixels.
        #expect(try PNGEncoder().encode(context.paint(list, scale: 2, opaque: opaque)) == file)
    }
}

/// At @8x there are more bands than can be in work.
@Test(arguments: [(1, 2), (2, 8), (3, 8), (4, 8), (9, 1)] as [(UInt64, Double)])
func bandsCompressedInParallelGiveTheSameBytes(seed: UInt64, scale: Double) throws {
    var list = randomList(seed, opaque: seed % 2 == 0)
    // Commands that depend on other bands are painted in one go.
    list.commands.removeAll { if case .material = $0 { true } else { false } }
    let alone = try RenderContext(library: FontLibrary()).encode(list, as: .png, scale: scale, opaque: seed % 2 == 0)
    let beside = try RenderContext(library: FontLibrary())
    beside.usesBackgroundThreads = true
    for _ in 0..<3 { #expect(try beside.encode(list, as: .png, scale: scale, opaque: seed % 2 == 0) == alone) }
}

@Test(arguments: [1, 3, 9]) func bandsComeInTheirOrder(jobs: Int) throws {
    let width = 400
    let compressor = try BandQueue(width: width, isOpaque: true, jobs: jobs)
    let expected = BandCompressor(width: width, isOpaque: true)
    var (bands, chunks) = ([PNGBand](), [[UInt8]]())
    for number in 0..<40 {
        let band = compressor.next(rows: number % 7 + 1)
        for place in 0..<band.count { band.pixels[place] = UInt32(truncatingIfNeeded: place &* (number + 1)) }
        let rows = PixelRows(
            start: UnsafePointer(band.pixels), stride: width, width: width, height: band.height, isOpaque: true)
        chunks.append(expected.compress(rows).chunk)
        bands += compressor.compress(band)
    }
    bands += compressor.finish()
    #expect(bands.map(\.chunk) == chunks)
    #expect(compressor.finish().isEmpty)
}

@Test func changedImagesAreRedrawnAndMissingOnesNotCached() throws {
    try TemporaryFolder.withURL { folder in
        let file = folder.appendingPathComponent("a.png")
        let list = DisplayList(
            size: Size(width: 30, height: 30),
            commands: [
                .fill(rect(0, 0, 30, 30), white),
                .image(
                    .file(path: file.path, scale: 1), in: Rect(x: 3.3, y: 3.3, width: 20, height: 20), clip: nil,
                    template: nil),
            ])
        let context = try RenderContext(library: FontLibrary())
        var files: Set<[UInt8]> = []
        for name in [nil, "rgb.png", "truncated.png", "orientation-1.jpg"] as [String?] {
            if let name { try Data(Fixture.bytes(name)).write(to: file) }
            let bytes = try context.encode(list, as: .png, scale: 2, opaque: true)
            let alone = try RenderContext(library: FontLibrary()).encode(list, as: .png, scale: 2, opaque: true)
            #expect(bytes == alone, "\(name ?? "missing")")
            files.insert(bytes)
        }
        // A missing and a broken image both draw nothing.
        #expect(files.count == 3)
    }
}

@Test func aStripHasTheCommandsThatTouchItAndTheirScopes() throws {
    let text = try TextEngine(library: FontLibrary())
    let upper = DisplayCommand.fill(rect(0, 0, 10, 10), red)
    let lower = DisplayCommand.fill(rect(0, 50, 10, 10), blue)
    let clip = DisplayCommand.pushClip(rect(0, 0, 10, 30))
    let list = DisplayList(
        size: Size(width: 10, height: 60),
        commands: [clip, upper, .pushOpacity(0.5), lower, .popOpacity, .popClip, lower])
    let plan = try BandPlan(list, scale: 1, height: 60, text: text)
    #expect(plan.list(in: 0..<9).commands == [clip, upper, .popClip])
    // Only the second is outside of the clip.
    #expect(plan.list(in: 45..<60).commands == [lower])
    #expect(plan.list(in: 20..<40).commands == [])
}

@Test(arguments: ["Ågjpqy()|{}§", "plain", "ÀÉÎÕÜ"])
func glyphsKeepWithinTheReachOfTheirFont(text: String) throws {
    for size in [9.0, 17, 40] {
        let request = TextRequest(text: text, font: ResolvedFont(size: size))
        let ink = try #require(TextEngine(library: FontLibrary()).set(request, width: nil).ink)
        let picture = try painted(
            [.text(request, at: Point(x: 10, y: 100), width: nil, black)], width: 900, height: 300)
        for y in 0..<300 where Double(y) < 99 + ink.lowerBound || Double(y) > 101 + ink.upperBound {
            #expect((0..<900).allSatisfy { picture.pixel($0, y)[3] == 0 })
        }
    }
}

@Test func limit_cachedBandBytes() throws {
    func key(_ row: Int) -> BandCache.Key? {
        BandCache.Key(
            DisplayList(size: .zero), rows: row..<row + 1, width: 1, height: 0, scale: 1, isOpaque: true)
    }
    var cache = BandCache()
    let band = PNGBand(chunk: [UInt8](repeating: 0, count: Limits.cachedBandBytes / 8), checksum: 1, count: 1)
    let cached = BandCache.Band(
        compressed: band, cost: ResourceUsage(text: TextBudget(picture: 0), images: ImageBudget(), layout: .init()))
    for row in 0..<12 { cache.keep(cached, for: try #require(key(row))) }
    let kept = try (0..<12).filter { cache.band(for: try #require(key($0))) != nil }
    #expect(!kept.contains(0) && kept.contains(11) && kept.count < 8)
}

@Test func limit_fittedImageBytes() throws {
    let images = FittedImages()
    let source = try Pixmap(width: 2, height: 2)
    let side = Double(Limits.fittedImageBytes / 8).squareRoot()
    let fits = Rect(x: 0.5, y: 0.5, width: side - 4, height: side - 4)
    let first = try #require(try images.picture(source, in: fits, scale: 1))
    #expect(try images.picture(source, in: fits, scale: 1)?.0 === first.0)
    #expect(try images.picture(source, in: Rect(x: 0, y: 0, width: side, height: side), scale: 1) == nil)
    // Two more of that size evict the first.
    for x in [1.25, 2.75] { _ = try images.picture(source, in: fits.offset(x: x, y: 0), scale: 1) }
    #expect(try images.picture(source, in: fits, scale: 1)?.0 !== first.0)
}
