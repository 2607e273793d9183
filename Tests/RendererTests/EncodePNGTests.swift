import RendererTestSupport
import ContentExtensionHost
import FastPNG
import Testing

@testable import Renderer

/// A canvas of noise, premultiplied unless opaque, like cairo's.
private func noise(width: Int, height: Int, isOpaque: Bool) throws -> PaintedPixmap {
    let buffer = try Pixmap(width: width, height: height)
    var state: UInt32 = 1
    for i in 0..<buffer.count {
        state = state &* 1_664_525 &+ 1_013_904_223
        buffer.pixels[i] = isOpaque ? state | 0xFF00_0000 : state
    }
    if !isOpaque { buffer.premultiply() }
    return PaintedPixmap(buffer: buffer, scale: 2, isOpaque: isOpaque)
}

@Test(arguments: [(1, 1), (1, 9), (9, 1), (3, 3), (17, 5), (64, 64), (255, 33), (801, 3)], [true, false])
func filesDecodeToTheSamePixels(size: (Int, Int), isOpaque: Bool) throws {
    let canvas = try noise(width: size.0, height: size.1, isOpaque: isOpaque)
    for effort in PNGEncoder.Effort.allCases {
        let file = try PNGEncoder(effort: effort).encode(canvas)
        let decoded = try Image.decode(png: file)
        #expect(decoded == canvas.image)
        // Opaque pictures have no alpha channel.
        #expect(file[25] == (isOpaque ? 2 : 6))
    }
}

@Test func theSamePictureHasTheSameBytes() throws {
    let files = try (0..<2).map { _ in try PNGEncoder().encode(noise(width: 50, height: 50, isOpaque: true)) }
    #expect(files[0] == files[1])
}

@Test func unpremultiplyingRoundsToTheNearest() {
    for alpha in UInt32(1)...255 {
        for value in 0...alpha {
            let pixel = Unpremultiplied.pixel(alpha << 24 | value << 16 | value)
            let expected = UInt32((Double(value) * 255 / Double(alpha)).rounded())
            #expect(pixel & 0xFF == expected && pixel >> 16 & 0xFF == expected && pixel >> 24 == alpha)
        }
    }
    #expect(Unpremultiplied.pixel(0) == 0)
}
