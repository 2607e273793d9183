import CDeflate

@testable import FastPNG

/// A PNG file as a reader sees it: chunks by their checksums, one zlib stream by libdeflate, filters undone.
struct DecodedPNG: Equatable {
    struct Unreadable: Error { let reason: String }

    let width: Int
    let height: Int
    /// Row by row: red, green, blue, and alpha if the file has it.
    let bytes: [UInt8]

    init(_ file: [UInt8]) throws {
        guard file.starts(with: [UInt8].pngSignature) else { throw Unreadable(reason: "signature") }
        func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        var (at, names, data) = (8, [String](), [UInt8]())
        while at + 12 <= file.count {
            let end = at + 8 + number(at)
            guard end + 4 <= file.count else { throw Unreadable(reason: "length") }
            let checksum = file[(at + 4)..<end].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
            guard number(end) == Int(checksum) else { throw Unreadable(reason: "checksum") }
            names.append(String(decoding: file[at + 4..<at + 8], as: UTF8.self))
            if names.last == "IDAT" { data += file[at + 8..<end] }
            at = end + 4
        }
        guard at == file.count, names.first == "IHDR", names.last == "IEND",
            names.dropFirst().dropLast().allSatisfy({ $0 == "IDAT" })
        else { throw Unreadable(reason: "chunks") }
        try self.init(data, width: number(16), height: number(20), pixelBytes: file[25] == 2 ? 3 : 4)
    }

    /// - Parameter stream: of zlib.
    init(_ stream: [UInt8], width: Int, height: Int, pixelBytes: Int) throws {
        let rowBytes = width * pixelBytes
        let count = (rowBytes + 1) * height
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var (rows, found) = ([UInt8](repeating: 0, count: count + 1), 0)
        let result = libdeflate_zlib_decompress(decompressor, stream, stream.count, &rows, count + 1, &found)
        guard result == LIBDEFLATE_SUCCESS, found == count else { throw Unreadable(reason: "stream") }
        self.init(filtered: rows.dropLast(), width: width, height: height, pixelBytes: pixelBytes)
    }

    /// Undoes the filters of rows, as the PNG specification says in 9.2.
    init(filtered rows: ArraySlice<UInt8>, width: Int, height: Int, pixelBytes: Int) {
        let rowBytes = width * pixelBytes
        var bytes = [UInt8](repeating: 0, count: rowBytes * height)
        for y in 0..<height {
            let filter = rows[y * (rowBytes + 1)]
            for x in 0..<rowBytes {
                let place = y * rowBytes + x
                let left = x < pixelBytes ? 0 : bytes[place - pixelBytes]
                let above = y == 0 ? 0 : bytes[place - rowBytes]
                let corner = x < pixelBytes || y == 0 ? 0 : bytes[place - rowBytes - pixelBytes]
                let predicted =
                    switch filter {
                    case 0: UInt8(0)
                    case 1: left
                    case 2: above
                    case 3: UInt8((Int(left) + Int(above)) / 2)
                    default: Self.paeth(Int(left), Int(above), Int(corner))
                    }
                bytes[place] = rows[y * (rowBytes + 1) + 1 + x] &+ predicted
            }
        }
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let trend = left + above - corner
        let (a, b, c) = (abs(trend - left), abs(trend - above), abs(trend - corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
    }
}

/// Pixels that a test encodes.
struct TestPicture {
    let width: Int
    let height: Int
    let isOpaque: Bool
    /// Premultiplied, as `PixelRows` has them.
    let pixels: [UInt32]

    init(_ pixels: [UInt32], width: Int, isOpaque: Bool) {
        (self.width, height, self.isOpaque) = (width, pixels.count / width, isOpaque)
        self.pixels =
            isOpaque
            ? pixels
            : pixels.map { pixel in
                let alpha = pixel >> 24
                func channel(_ shift: UInt32) -> UInt32 { (pixel >> shift & 0xFF) * alpha / 255 << shift }
                return alpha << 24 | channel(16) | channel(8) | channel(0)
            }
    }

    func withRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { preconditionFailure("a picture without pixels") }
            return try body(PixelRows(start: start, stride: width, width: width, height: height, isOpaque: isOpaque))
        }
    }

    /// The file of the picture's bands.
    func file() throws -> [UInt8] {
        try withRows { rows in
            var file: [UInt8] = []
            var stream = try PNGFile(width: width, height: height, isOpaque: isOpaque) { file.append(contentsOf: $0) }
            for band in PNGFile.bands(of: rows) { try stream.add(band) }
            try stream.finish()
            return file
        }
    }

    /// The bytes that a reader has to find.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for pixel in pixels {
            let pixel = isOpaque ? pixel : Unpremultiplied.pixel(pixel)
            for shift in [UInt32(16), 8, 0] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
            if !isOpaque { bytes.append(UInt8(pixel >> 24)) }
        }
        return bytes
    }
}
