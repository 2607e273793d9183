import TestSupport
import Foundation
import Testing

@testable import FastPNG

/// Pictures that compress badly, oddly or hardly at all, of every small size and some extreme ones: each comes back from its
/// file as it was. libdeflate decompresses it, so others accept the stream.
@Suite struct FastPNGFuzzTests {
    /// Kinds of pictures.
    enum Content: CaseIterable {
        /// Nothing repeats; everything does.
        case noise, oneColor, clear
        /// Few colours at random places, and rows or columns that are alike.
        case fewColors, rows, columns
        /// What repeats after a few pixels, and after nearly as many bytes as deflate looks back.
        case shortPeriod, longPeriod
        /// Runs of all lengths around the longest match.
        case runs
        /// Bytes as frequent as Fibonacci's numbers, whose codes are the longest that there are.
        case fibonacci
        case gradient
        /// One colour with noise here and there.
        case speckled
    }

    private func pixels(_ content: Content, _ width: Int, _ height: Int, _ random: inout SeededNumbers) -> [UInt32] {
        let count = width * height
        func repeated(_ period: Int) -> [UInt32] {
            let pattern = (0..<period).map { _ in random.pixel() }
            return (0..<count).map { pattern[$0 % period] }
        }
        switch content {
        case .noise: return (0..<count).map { _ in random.pixel() }
        case .oneColor: return repeated(1)
        case .clear: return Array(repeating: 0, count: count)
        case .fewColors:
            let colors = (0..<Int.random(in: 2...20, using: &random)).map { _ in random.pixel() }
            return (0..<count).map { _ in colors[Int.random(in: 0..<colors.count, using: &random)] }
        case .rows: return repeated(width)
        case .columns:
            let colors = (0..<height).map { _ in random.pixel() }
            return (0..<count).map { colors[$0 / width] }
        case .shortPeriod: return repeated(Int.random(in: 2...300, using: &random))
        case .longPeriod: return repeated(Int.random(in: 8_000...12_000, using: &random))
        case .runs:
            var pixels: [UInt32] = []
            while pixels.count < count {
                let color = random.pixel()
                pixels += Array(repeating: color, count: Int.random(in: 1...300, using: &random))
            }
            return Array(pixels.prefix(count))
        case .fibonacci:
            // Half of all bytes are 0, a quarter 1, and so on; the filter's sums undo what they were before.
            var above = [UInt32](repeating: 0, count: width)
            return (0..<count).map { index in
                var pixel: UInt32 = 0
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    let byte = UInt32(random.next().trailingZeroBitCount)
                    pixel |= (above[index % width] >> shift &+ byte) & 0xFF << shift
                }
                above[index % width] = pixel
                return pixel
            }
        case .gradient:
            return (0..<count).map { index in
                let (x, y) = (UInt32(index % width), UInt32(index / width))
                return (x &* 3 & 0xFF) << 16 | (y &* 5 & 0xFF) << 8 | (x &+ y) & 0xFF | (y & 0xFF) << 24
            }
        case .speckled:
            return (0..<count).map { _ in random.next() % 10 == 0 ? random.pixel() : 0xFF11_2233 }
        }
    }

    private func picture(
        _ content: Content, _ width: Int, _ height: Int, isOpaque: Bool, _ random: inout SeededNumbers
    ) -> TestPicture {
        TestPicture(pixels(content, width, height, &random), width: width, isOpaque: isOpaque)
    }

    /// Every small size; a debug build is too slow for each of them with each content.
    @Test(arguments: [true, false]) func `every small size comes back`(isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 1)
        for height in 1...67 {
            for width in stride(from: 1 + height % 3, through: 67, by: 3) {
                let content = Content.allCases[(height * 67 + width) % Content.allCases.count]
                let picture = picture(content, width, height, isOpaque: isOpaque, &random)
                #expect(try DecodedPNG(picture.file()).bytes == picture.bytes, "\(content) \(width) × \(height)")
            }
        }
    }

    /// Bands have so many rows: few that are long, many that are short, one more than a band has.
    @Test(arguments: Content.allCases, [true, false])
    func `extreme shapes come back`(content: Content, isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 2)
        for (width, height) in [(8_192, 8), (1, 8_192), (300, 192)] {
            let picture = picture(content, width, height, isOpaque: isOpaque, &random)
            #expect(try DecodedPNG(picture.file()).bytes == picture.bytes, "\(width) × \(height)")
        }
    }

    /// Rows by the best filter, at sizes around those of words and windows.
    @Test(arguments: Content.allCases, [true, false])
    func `the best filter can be undone`(content: Content, isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 3)
        for (width, height) in [
            (1, 1), (1, 67), (67, 1), (2, 3), (8, 8), (13, 31), (64, 65), (300, 40), (1, 2_048), (2_048, 4),
        ] {
            let picture = picture(content, width, height, isOpaque: isOpaque, &random)
            let found = picture.withRows { rows in
                DecodedPNG(
                    filtered: BestFilter.filtered(rows)[...], width: width, height: height,
                    pixelBytes: isOpaque ? 3 : 4)
            }
            #expect(found.bytes == picture.bytes, "\(width) × \(height)")
        }
    }

    /// Frames of an animation have the rows of a part of the picture.
    @Test(arguments: Content.allCases) func `parts of pictures come back`(content: Content) throws {
        var random = SeededNumbers(seed: 4)
        let whole = picture(content, 90, 70, isOpaque: true, &random)
        for _ in 0..<6 {
            let (x, y) = (Int.random(in: 0..<89, using: &random), Int.random(in: 0..<69, using: &random))
            let width = Int.random(in: 1...(90 - x), using: &random)
            let height = Int.random(in: 1...(70 - y), using: &random)
            let stream = whole.withRows { rows in
                PNGFile.zlibStream(
                    of: PixelRows(
                        start: rows.row(y) + x, stride: 90, width: width, height: height, isOpaque: true))
            }
            let found = try DecodedPNG(stream, width: width, height: height, pixelBytes: 3)
            let expected = (y..<y + height).flatMap { row in
                let start = row * 90 + x
                return whole.pixels[start..<start + width]
            }
            #expect(found.bytes == TestPicture(expected, width: width, isOpaque: true).bytes)
        }
    }

    /// Sheets are put together of bands that know nothing of one another.
    @Test(arguments: Content.allCases) func `bands below one another come back`(content: Content) throws {
        var random = SeededNumbers(seed: 5)
        let parts = [9, 1, 30, 2].map { picture(content, 67, $0, isOpaque: true, &random) }
        var file: [UInt8] = []
        var stream = try PNGFile(width: 67, height: 42, isOpaque: true) { file.append(contentsOf: $0) }
        for part in parts {
            for band in part.withRows(PNGFile.bands) { try stream.add(band) }
        }
        try stream.finish()
        #expect(try DecodedPNG(file).bytes == parts.flatMap(\.bytes))
    }

    /// Random pictures of random sizes; `make fuzz PICTURES=…` takes other ones and more.
    @Test func randomPicturesComeBack() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["FUZZ_PICTURES"].flatMap(Int.init) ?? 40
        let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 5
        for number in 0..<count {
            var random = SeededNumbers(seed: seed &* 1_000_003 &+ UInt64(number))
            let content = Content.allCases[Int.random(in: 0..<Content.allCases.count, using: &random)]
            let width = Int.random(in: 1...(random.next() % 8 == 0 ? 900 : 90), using: &random)
            let height = Int.random(in: 1...(random.next() % 8 == 0 ? 900 : 90), using: &random)
            let picture = picture(content, width, height, isOpaque: random.next() % 2 == 0, &random)
            #expect(
                try DecodedPNG(picture.file()).bytes == picture.bytes,
                "picture \(number), \(content) \(width) × \(height)")
        }
        if count > 40 { print("\(count) pictures came back") }
    }
}
