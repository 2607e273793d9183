/// Writes a PNG file (PNG specification, second edition = ISO/IEC 15948), one band after the other.
///
/// The data of all IDAT chunks is one zlib stream (RFC 1950): a header of two bytes, bands, an empty block, Adler-32.
package struct PNGFile {
    private let sink: (UnsafeRawBufferPointer) throws -> Void
    private var checksum: UInt32 = 1

    /// zlib's header: deflate with a window of 32 KiB, the fastest of four levels.
    private static let zlibHeader: [UInt8] = [0x78, 0x01]

    /// Begins a file.
    package init(
        width: Int, height: Int, isOpaque: Bool, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        self.sink = sink
        var head = [UInt8].pngSignature
        head.appendPNGHeader(width: width, height: height, isOpaque: isOpaque)
        head.append(chunk: "IDAT", Self.zlibHeader)
        try head.withUnsafeBytes(sink)
    }

    /// Adds the next band.
    package mutating func add(_ band: PNGBand) throws {
        checksum = Checksum.combined(checksum, with: band.checksum, of: band.count)
        try band.chunk.withUnsafeBytes(sink)
    }

    /// Ends the file.
    package func finish() throws {
        var end: [UInt8] = []
        end.append(chunk: "IDAT", Self.zlibEnd(checksum))
        end.append(chunk: "IEND", [])
        try end.withUnsafeBytes(sink)
    }

    /// An empty last block with the fixed codes, and the checksum.
    private static func zlibEnd(_ checksum: UInt32) -> [UInt8] {
        var end: [UInt8] = [0x03, 0x00]
        end.append(bigEndian: checksum)
        return end
    }
}

extension PNGFile {
    /// The bands of a picture.
    package static func bands(of picture: PixelRows) -> [PNGBand] {
        let compressor = BandCompressor(width: picture.width, isOpaque: picture.isOpaque)
        return PNGBand.rows(width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
            .map { compressor.compress(picture[$0]) }
    }

    /// A picture as one zlib stream, the data of an animation's frame.
    package static func zlibStream(of picture: PixelRows) -> [UInt8] {
        var (stream, checksum) = (zlibHeader, UInt32(1))
        for band in bands(of: picture) {
            stream += band.data
            checksum = Checksum.combined(checksum, with: band.checksum, of: band.count)
        }
        return stream + zlibEnd(checksum)
    }

    /// A file with a zlib stream from another compressor.
    package static func file(width: Int, height: Int, isOpaque: Bool, zlibStream: [UInt8]) -> [UInt8] {
        var file = [UInt8].pngSignature
        file.reserveCapacity(zlibStream.count + 64)
        file.appendPNGHeader(width: width, height: height, isOpaque: isOpaque)
        file.append(chunk: "IDAT", zlibStream)
        file.append(chunk: "IEND", [])
        return file
    }
}
