import ContentExtensionHost
import Foundation
import Testing

@testable import Renderer

/// Pictures that compress badly, oddly or hardly at all, of every small size and some extreme ones: each comes back from its
/// file as it was. libpng decodes it, so the stream is one that others accept.
@Suite struct EncodePNGFuzzTests {
    /// What a picture is made of.
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

    private func makeCanvas(
        _ content: Content, _ width: Int, _ height: Int, isOpaque: Bool, _ random: inout SeededNumbers
    ) throws -> Canvas {
        let buffer = try PixelBuffer(width: width, height: height)
        for (index, pixel) in pixels(content, width, height, &random).enumerated() { buffer.pixels[index] = pixel }
        if !isOpaque { buffer.premultiply() }
        return Canvas(buffer: buffer, scale: 1, isOpaque: isOpaque)
    }

    @Test(arguments: [true, false]) func everySmallSizeComesBack(isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 1)
        for height in 1...67 {
            for width in 1...67 {
                let content = Content.allCases[(height * 67 + width) % Content.allCases.count]
                let canvas = try makeCanvas(content, width, height, isOpaque: isOpaque, &random)
                let file = try PNGEncoder(effort: .fast).encode(canvas)
                #expect(try PixelImage.decode(png: file) == canvas.image, "\(content) \(width) × \(height)")
            }
        }
    }

    /// The stream is compressed in pieces of so many rows: few that are long, many that are short, one more than a piece has.
    @Test(arguments: Content.allCases, [true, false])
    func extremeShapesComeBack(content: Content, isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 2)
        for (width, height) in [(8_192, 8), (1, 8_192), (300, 192)] {
            let canvas = try makeCanvas(content, width, height, isOpaque: isOpaque, &random)
            let file = try PNGEncoder(effort: .fast).encode(canvas)
            #expect(try PixelImage.decode(png: file) == canvas.image, "\(width) × \(height)")
        }
    }

    /// What `small` chooses by: so many colours, of which a palette holds 256, in noise and in runs, opaque or not.
    @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257], [true, false])
    func fewColorsComeBackFromSmallFiles(count: Int, isOpaque: Bool) throws {
        var random = SeededNumbers(seed: UInt64(count))
        for (width, height) in [(1, 257), (7, 61), (64, 9), (67, 67), (131, 40)] {
            let colors = (0..<count).map { _ in random.pixel() }
            let run = Int.random(in: 1...9, using: &random)
            let buffer = try PixelBuffer(width: width, height: height)
            for index in 0..<buffer.count {
                let isNew = index % run == 0
                buffer.pixels[index] =
                    isNew ? colors[Int.random(in: 0..<count, using: &random)] : buffer.pixels[index - 1]
            }
            if !isOpaque { buffer.premultiply() }
            try expectBothReaders(Canvas(buffer: buffer, scale: 1, isOpaque: isOpaque), "\(width) × \(height)")
        }
    }

    /// Every kind of picture at sizes around those of words, pieces and windows.
    @Test(arguments: Content.allCases, [true, false])
    func smallFilesComeBack(content: Content, isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 3)
        for (width, height) in [
            (1, 1), (1, 67), (67, 1), (2, 3), (8, 8), (13, 31), (64, 65), (300, 40), (1, 8_192), (2_048, 4),
        ] {
            let canvas = try makeCanvas(content, width, height, isOpaque: isOpaque, &random)
            try expectBothReaders(canvas, "\(width) × \(height)")
        }
    }

    /// Frames of an animation have the rows of a part of the picture, as `small` compresses them.
    @Test(arguments: Content.allCases) func partsOfPicturesComeBack(content: Content) throws {
        var random = SeededNumbers(seed: 4)
        let canvas = try makeCanvas(content, 90, 70, isOpaque: true, &random)
        let whole = canvas.image
        for _ in 0..<6 {
            let (x, y) = (Int.random(in: 0..<89, using: &random), Int.random(in: 0..<69, using: &random))
            let part = PixelRect(
                x: x, y: y, width: Int.random(in: 1...(90 - x), using: &random),
                height: Int.random(in: 1...(70 - y), using: &random))
            let file = try file(of: PNGEncoder().compress(part, of: canvas), width: part.width, height: part.height)
            let found = try PixelImage.decode(png: file)
            for row in 0..<part.height {
                for column in 0..<part.width {
                    let (a, b) = (found[column, row], whole[part.x + column, part.y + row])
                    try #require(a == b, "\(part) at \(column), \(row)")
                }
            }
        }
    }

    /// Sheets are put together of bands that know nothing of one another.
    @Test(arguments: Content.allCases, PNGEncoder.Effort.allCases)
    func bandsBelowOneAnotherComeBack(content: Content, effort: PNGEncoder.Effort) throws {
        var random = SeededNumbers(seed: 5)
        let parts = try [9, 1, 30, 2].map { try makeCanvas(content, 67, $0, isOpaque: true, &random) }
        var file: [UInt8] = []
        var stream = try PNGStream(width: 67, height: 42, isOpaque: true) { file.append(contentsOf: $0) }
        for part in parts {
            for band in try PNGEncoder(effort: effort).bands(of: part) { try stream.add(band) }
        }
        try stream.finish()
        #expect(try PixelImage.decode(png: file).rgba == parts.flatMap { $0.image.rgba })
    }

    /// Opaque rows' data as a file of its own.
    private func file(of data: [UInt8], width: Int, height: Int) -> [UInt8] {
        func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        var file = [UInt8].pngSignature
        file.append(chunk: "IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        file.append(chunk: "IDAT", data)
        file.append(chunk: "IEND", [])
        return file
    }

    /// Bytes that were changed, cut or repeated are decoded or refused, by both readers alike where both take them.
    @Test(arguments: 1...24 as ClosedRange<UInt64>) func brokenFilesAreRefusedOrDecoded(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        let content = Content.allCases[Int(seed) % Content.allCases.count]
        let canvas = try makeCanvas(content, 40, 30, isOpaque: seed % 2 == 0, &random)
        let whole = try PNGEncoder(effort: seed % 3 == 0 ? .fast : .small).encode(canvas)
        for _ in 0..<40 {
            let file = mutated(whole, &random)
            expectAgreement(on: file, "seed \(seed)")
        }
    }

    /// A file with a few bytes changed, and half of the times checksums that hold again.
    private func mutated(_ file: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
        var file = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 8..<file.count, using: &random)
            switch random.next() % 4 {
            case 0: file[place] ^= 1 << UInt8(random.next() % 8)
            case 1: file[place] = UInt8(truncatingIfNeeded: random.next())
            case 2: file.removeSubrange(place..<min(file.count, place + Int.random(in: 1...9, using: &random)))
            default: file.insert(contentsOf: file[place..<min(file.count, place + 5)], at: place)
            }
            if file.count < 60 { break }
        }
        guard random.next() % 2 == 0 else { return file }
        var offset = 8
        while offset + 12 <= file.count {
            let count = file.withUnsafeBytes { $0.bigEndian32(at: offset) }
            guard count <= file.count - offset - 12 else { break }
            let end = offset + 8 + count
            let sum = file.withUnsafeBytes {
                Checksum.crc32(UnsafeRawBufferPointer(rebasing: $0[(offset + 4)..<end]))
            }
            for byte in 0..<4 { file[end + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(byte))) }
            offset = end + 4
        }
        return file
    }

    /// Random pictures of random sizes, by both efforts and both readers; `make fuzz PICTURES=…` takes other ones and more.
    @Test func randomPicturesComeBack() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["FUZZ_PICTURES"].flatMap(Int.init) ?? 40
        let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 5
        var (decoded, refused) = (0, 0)
        for picture in 0..<count {
            var random = SeededNumbers(seed: seed &* 1_000_003 &+ UInt64(picture))
            let content = Content.allCases[Int.random(in: 0..<Content.allCases.count, using: &random)]
            let width = Int.random(in: 1...(random.next() % 8 == 0 ? 900 : 90), using: &random)
            let height = Int.random(in: 1...(random.next() % 8 == 0 ? 900 : 90), using: &random)
            let isOpaque = random.next() % 2 == 0
            let canvas = try makeCanvas(content, width, height, isOpaque: isOpaque, &random)
            for effort in PNGEncoder.Effort.allCases {
                let file = try PNGEncoder(effort: effort).encode(canvas)
                for byLibrary in [false, true] {
                    let found = PixelImage(straight: try ImageDecoder.decodeStraight(file, byLibrary: byLibrary))
                    #expect(found == canvas.image, "\(effort) of picture \(picture), \(content) \(width) × \(height)")
                }
                for _ in 0..<4 {
                    let isDecoded = expectAgreement(on: mutated(file, &random), "picture \(picture)")
                    (decoded, refused) = (decoded + (isDecoded ? 1 : 0), refused + (isDecoded ? 0 : 1))
                }
            }
        }
        #expect(decoded + refused == count * 8)
        if count > 40 {
            print("\(count) pictures came back; of changed files \(decoded) were decoded, \(refused) refused")
        }
    }

    /// Both readers take the file for the same picture, or one of them doesn't take it; says whether ours does.
    @discardableResult
    private func expectAgreement(on file: [UInt8], _ name: String) -> Bool {
        let own = try? ImageDecoder.decodeStraight(file)
        let library = try? ImageDecoder.decodeStraight(file, byLibrary: true)
        if let own, let library { #expect(PixelImage(straight: own) == PixelImage(straight: library), "\(name)") }
        return own != nil
    }

    private func expectBothReaders(_ canvas: Canvas, _ size: String) throws {
        let file = try PNGEncoder(effort: .small).encode(canvas)
        #expect(try PixelImage.decode(png: file) == canvas.image, "our reader, \(size)")
        let library = PixelImage(straight: try ImageDecoder.decodeStraight(file, byLibrary: true))
        #expect(library == canvas.image, "libpng, \(size)")
    }
}
