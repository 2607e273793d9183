import ContentExtensionHost
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
}
