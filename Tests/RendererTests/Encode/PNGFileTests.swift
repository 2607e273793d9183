import RendererTestSupport
import ContentExtensionHost
import FastPNG
import Testing

@testable import Renderer

/// A canvas from a function of the position.
private func canvas(
    _ width: Int, _ height: Int, isOpaque: Bool = true, _ pixel: (Int, Int) -> UInt32
) throws -> PaintedPixmap {
    let buffer = try Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { buffer.pixels[y * width + x] = pixel(x, y) } }
    if !isOpaque { buffer.premultiply() }
    return PaintedPixmap(buffer: buffer, scale: 1, isOpaque: isOpaque)
}

/// A deterministic pseudorandom number for a position.
private func noise(_ x: Int, _ y: Int) -> UInt32 {
    var value = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
    value = (value ^ value >> 15) &* 2_246_822_519
    value = (value ^ value >> 13) &* 3_266_489_917
    return value ^ value >> 16
}

/// A file's chunks with their names and data; fails for an incomplete one.
private func chunks(of file: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    try file.withUnsafeBytes { bytes in
        #expect(Array(bytes.prefix(8)) == [UInt8].pngSignature)
        var offset = 8
        while offset < bytes.count {
            try #require(offset + 12 <= bytes.count)
            let count = bytes.bigEndian32(at: offset)
            let end = offset + 8 + count
            try #require(end + 4 <= bytes.count)
            let checksum = Checksum.crc32(UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<end]))
            #expect(Int(checksum) == bytes.bigEndian32(at: end))
            chunks.append(
                (String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self), Array(bytes[(offset + 8)..<end])))
            offset = end + 4
        }
    }
    return chunks
}

/// `true` when a file decodes to a canvas's pixels.
private func comesBack(_ file: [UInt8], as canvas: PaintedPixmap) throws -> Bool {
    try Image.decode(png: file) == canvas.image
}

@Test(arguments: PNGEncoder.Effort.allCases, [true, false])
func filesHaveCompleteChunksInOrder(effort: PNGEncoder.Effort, isOpaque: Bool) throws {
    let canvas = try canvas(400, 700, isOpaque: isOpaque) { noise($0 / 3, $1 / 200) | (isOpaque ? 0xFF00_0000 : 0) }
    let file = try PNGEncoder(effort: effort).encode(canvas)
    let names = try chunks(of: file).map(\.name)
    #expect(names.first == "IHDR" && names.last == "IEND")
    #expect(Set(names.dropFirst().dropLast()) == ["IDAT"])
    #expect(try comesBack(file, as: canvas))
}

@Test(arguments: 1...67)
func smallFilesDecodeToTheSamePixels(height: Int) throws {
    for width in stride(from: 1 + height % 3, through: 67, by: 3) {
        let kind = (width + height) % 4
        let canvas = try canvas(width, height, isOpaque: kind != 3) { x, y in
            switch kind {
            case 0: noise(x, y) | 0xFF00_0000
            case 1: noise(x / 9, 0) | 0xFF00_0000
            case 2: 0xFF00_0000 | UInt32(x * 3 + y)
            default: noise(x / 2, y / 2)
            }
        }
        let file = try PNGEncoder(effort: .small).encode(canvas)
        #expect(try comesBack(file, as: canvas))
    }
}

@Test(arguments: PNGEncoder.Effort.allCases) func theBytesAreTheSameOnEveryThread(effort: PNGEncoder.Effort) throws {
    let files = Shared<[[UInt8]]>([])
    Threads.run(4) { _ in
        guard let canvas = try? canvas(300, 900, { noise($0 / 2, $1 / 40) | 0xFF00_0000 }),
            let file = try? PNGEncoder(effort: effort).encode(canvas)
        else { return }
        files.value.withLock { $0.append(file) }
    }
    let found = files.value.withLock { $0 }
    #expect(found.count == 4 && Set(found).count == 1)
}

@Test func truncatedOrChangedFilesAreRefused() throws {
    let file = try PNGEncoder().encode(canvas(40, 40) { noise($0, $1) | 0xFF00_0000 })
    for count in [file.count / 2, 40] {
        #expect(throws: (any Error).self) { try Image.decode(png: Array(file.prefix(count))) }
    }
    for place in stride(from: 60, to: file.count - 60, by: 97) {
        var changed = file
        changed[place] ^= 0x10
        #expect(throws: (any Error).self) { try Image.decode(png: changed) }
    }
}
