import CDeflate
import ContentExtensionHost

/// Writes PNG files: RGB when the picture is opaque, RGBA when not, every row filtered Up.
///
/// The bytes depend on the pixels alone; of a `small` file on libdeflate's version too. Why Up and not libpng's heuristics:
/// performance.md 2.5.
public struct PNGEncoder: Sendable {
    /// How hard it tries.
    public enum Effort: String, Sendable, Hashable, CaseIterable {
        /// Our own compression, a few rows at a time: a third of the time of `small` or less.
        case fast
        /// libdeflate's level 6, for files that are kept.
        case small

        var level: Int32 {
            switch self {
            case .fast: 1
            case .small: 6
            }
        }
    }

    /// `fast` unless set.
    public var effort: Effort

    public init(effort: Effort = .fast) { self.effort = effort }

    /// The file of a picture; throws when there isn't enough memory.
    package func encode(_ canvas: Canvas) throws -> [UInt8] {
        var file: [UInt8] = []
        try encode(canvas) { file.append(contentsOf: $0) }
        return file
    }

    /// Hands the file of a picture to a sink, a part at a time; throws what the sink throws, or when there isn't enough
    /// memory.
    package func encode(_ canvas: Canvas, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
        switch effort {
        case .fast: try withExtendedLifetime(canvas) { try PNGStream.write(canvas.rows, into: sink) }
        case .small: try encodeSmall(canvas).withUnsafeBytes(sink)
        }
    }

    private func encodeSmall(_ canvas: Canvas) throws -> [UInt8] {
        try FilteredRows(canvas).bytes.withUnsafeBytes { rows in
            try encode(rows: rows, width: canvas.width, height: canvas.height, isOpaque: canvas.isOpaque)
        }
    }

    /// The file of a picture's filtered rows; throws when there isn't enough memory.
    func encode(rows raw: UnsafeRawBufferPointer, width: Int, height: Int, isOpaque: Bool) throws -> [UInt8] {
        let compressor = try compressor()
        var prologue = [UInt8].pngSignature
        prologue.appendPNGHeader(width: width, height: height, isOpaque: isOpaque)

        // The data chunk is compressed in its place in the file; only the pages written to cost memory.
        let bound = libdeflate_zlib_compress_bound(compressor.pointer, raw.count)
        let start = prologue.count + 8
        var isComplete = false
        let file = [UInt8](unsafeUninitializedCapacity: start + bound + 16) { file, count in
            guard let base = file.baseAddress else { return }
            let size = libdeflate_zlib_compress(
                compressor.pointer, raw.baseAddress, raw.count, base + start, bound)
            guard size > 0 else { return }
            var data = prologue
            data.append(bigEndian: UInt32(size))
            data += Array("IDAT".utf8)
            _ = file[..<start].initialize(fromContentsOf: data)
            var epilogue = [UInt8]()
            epilogue.append(bigEndian: libdeflate_crc32(0, base + start - 4, size + 4))
            epilogue.append(chunk: "IEND", [])
            _ = file[(start + size)...].initialize(fromContentsOf: epilogue)
            count = start + size + epilogue.count
            isComplete = true
        }
        guard isComplete else { throw OutOfMemory(bytes: bound).diagnostic }
        return file
    }

    /// A part of a picture as the data of one frame of an animation; throws when there isn't enough memory.
    func compress(_ region: PixelRect, of canvas: Canvas) throws -> [UInt8] {
        let compressor = try compressor()
        let raw = FilteredRows(canvas, region: region).bytes
        let bound = libdeflate_zlib_compress_bound(compressor.pointer, raw.count)
        let data = [UInt8](unsafeUninitializedCapacity: bound) { data, count in
            count = raw.withUnsafeBytes { raw in
                libdeflate_zlib_compress(compressor.pointer, raw.baseAddress, raw.count, data.baseAddress, bound)
            }
        }
        guard !data.isEmpty else { throw OutOfMemory(bytes: bound).diagnostic }
        return data
    }

    private func compressor() throws -> CObject<OpaquePointer> {
        let compressor = CObject(
            owning: libdeflate_alloc_compressor(effort.level), release: { libdeflate_free_compressor($0) })
        guard let compressor else { throw OutOfMemory(bytes: 1 << 20).diagnostic }
        return compressor
    }
}
