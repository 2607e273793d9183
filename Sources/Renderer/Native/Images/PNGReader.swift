import CDeflate
import ContentExtensionHost

/// Decodes the PNG files that most are, over libdeflate: 8 bits a channel or a palette, not interlaced, in sRGB or in no
/// colour space by name. Several times as fast as libpng, which references are compared by and attachments drawn from.
///
/// It hands out nothing where anything is else than that, or wrong: libpng decodes such files, and judges them.
struct PNGReader {
    private let bytes: UnsafeRawBufferPointer
    private var width = 0
    private var height = 0
    private var bits = 0
    private var type: UInt8 = 0
    /// As pixels of cairo's, alpha not multiplied.
    private var palette = [UInt32](repeating: 0, count: 256)
    private var colors = 0
    private var data: [UInt8] = []

    /// Larger pictures are libpng's, which needs no memory for all their filtered rows.
    private static let maxPixels = 1 << 22

    /// Decodes a file to straight pixels; `nil` when libpng has to.
    static func decode(_ bytes: UnsafeRawBufferPointer) throws -> PixelBuffer? {
        guard var reader = PNGReader(bytes) else { return nil }
        return try reader.decode()
    }

    private init?(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        guard bytes.count >= 8, Array(bytes[..<8]) == [UInt8].pngSignature, readChunks() else { return nil }
    }

    private mutating func readChunks() -> Bool {
        var offset = 8
        while offset + 12 <= bytes.count {
            let count = bytes.bigEndian32(at: offset)
            guard count <= bytes.count - offset - 12 else { return false }
            let body = UnsafeRawBufferPointer(rebasing: bytes[(offset + 8)..<(offset + 8 + count)])
            let checksum = bytes.bigEndian32(at: offset + 8 + count)
            guard
                Int(Checksum.crc32(UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<(offset + 8 + count)])))
                    == checksum
            else { return false }
            let name = bytes.bigEndian32(at: offset + 4)
            if offset == 8 && name != 0x4948_4452 { return false }
            switch name {
            case 0x4948_4452: guard readHeader(body) else { return false }
            case 0x504C_5445: guard readPalette(body) else { return false }
            case 0x7452_4E53: guard readAlpha(body) else { return false }
            case 0x4944_4154: data.append(contentsOf: body)
            case 0x4945_4E44: return true
            // sRGB, pHYs, tEXt
            case 0x7352_4742, 0x7048_5973, 0x7445_5874: break
            default: return false
            }
            offset += 12 + count
        }
        return false
    }

    private mutating func readHeader(_ body: UnsafeRawBufferPointer) -> Bool {
        guard width == 0, body.count == 13, body[10] == 0, body[11] == 0, body[12] == 0 else { return false }
        (width, height) = (body.bigEndian32(at: 0), body.bigEndian32(at: 4))
        (bits, type) = (Int(body[8]), body[9])
        guard width > 0, height > 0, width <= Limits.imagePixelsPerSide, height <= Limits.imagePixelsPerSide,
            width * height <= Self.maxPixels
        else { return false }
        return type == 3 ? [1, 2, 4, 8].contains(bits) : bits == 8 && [0, 2, 6].contains(type)
    }

    private mutating func readPalette(_ body: UnsafeRawBufferPointer) -> Bool {
        guard type == 3, colors == 0, data.isEmpty, body.count % 3 == 0, 1...(1 << bits) ~= body.count / 3 else {
            return false
        }
        colors = body.count / 3
        for color in 0..<colors {
            palette[color] =
                0xFF00_0000 | UInt32(body[color * 3]) << 16 | UInt32(body[color * 3 + 1]) << 8
                | UInt32(body[color * 3 + 2])
        }
        return true
    }

    private mutating func readAlpha(_ body: UnsafeRawBufferPointer) -> Bool {
        guard type == 3, data.isEmpty, body.count <= colors else { return false }
        for color in 0..<body.count { palette[color] = palette[color] & 0xFF_FFFF | UInt32(body[color]) << 24 }
        return true
    }

    /// The bytes of a pixel, or 1 where a byte has several.
    private var period: Int { type == 2 ? 3 : type == 6 ? 4 : 1 }

    private mutating func decode() throws -> PixelBuffer? {
        guard type != 3 || colors > 0 else { return nil }
        let rowBytes = (width * (type == 3 ? bits : period * 8) + 7) / 8
        let count = (rowBytes + 1) * height
        // Room for what is read and written in groups beyond a row.
        guard
            let decompressor = CObject(
                owning: libdeflate_alloc_decompressor(), release: { libdeflate_free_decompressor($0) })
        else { throw OutOfMemory(bytes: 1 << 16) }
        var isWhole = false
        let rows = [UInt8](unsafeUninitializedCapacity: count + 16) { rows, written in
            var found = 0
            let result = libdeflate_zlib_decompress(
                decompressor.pointer, data, data.count, rows.baseAddress, count, &found)
            isWhole = result == LIBDEFLATE_SUCCESS && found == count
            if isWhole {
                for place in count..<(count + 16) { (rows.baseAddress.unsafelyUnwrapped + place).initialize(to: 0) }
                written = count + 16
            }
        }
        guard isWhole else { return nil }
        data = []
        let buffer = try PixelBuffer(width: width, height: height)
        var unfiltered = PNGUnfilter(rowBytes: rowBytes, period: period)
        let isDone = rows.withUnsafeBufferPointer { rows in
            for y in 0..<height {
                guard let base = rows.baseAddress, let row = unfiltered.next(base + y &* (rowBytes &+ 1)) else {
                    return false
                }
                guard write(row, to: buffer.row(y)) else { return false }
            }
            return true
        }
        return isDone ? buffer : nil
    }

    /// Writes a row's pixels; false where one is of no colour.
    private func write(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>) -> Bool {
        switch type {
        case 0:
            for x in 0..<width { pixels[x] = 0xFF00_0000 | UInt32(row[x]) &* 0x01_0101 }
        case 2:
            // Four bytes of which the last is the next pixel's; behind a row there is room.
            let from = UnsafeRawPointer(row)
            for x in 0..<width {
                let four = UInt32(littleEndian: from.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self))
                pixels[x] = 0xFF00_0000 | four.byteSwapped &>> 8
            }
        case 6:
            let from = UnsafeRawPointer(row)
            for x in 0..<width {
                let four = UInt32(littleEndian: from.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self))
                pixels[x] = four & 0xFF00_FF00 | (four &>> 16) & 0xFF | (four & 0xFF) &<< 16
            }
        default:
            for x in 0..<width {
                let shift = 8 &- bits &- x &* bits & 7
                let number = Int(row[(x &* bits) &>> 3] &>> UInt8(shift)) & (1 &<< bits &- 1)
                guard number < colors else { return false }
                pixels[x] = palette[number]
            }
        }
        return true
    }
}
