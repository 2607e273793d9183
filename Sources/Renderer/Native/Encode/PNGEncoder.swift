import CDeflate
import ContentExtensionHost

/// Writes PNG files over libdeflate: RGB when the picture is opaque, RGBA when not, every row filtered Up.
///
/// The bytes depend on the pixels alone, and on libdeflate's version. Why Up and not libpng's heuristics, and what each
/// level costs: performance.md 2.5.
public struct PNGEncoder: Sendable {
    /// How hard it tries.
    public enum Effort: String, Sendable, Hashable, CaseIterable {
        /// Half the time of `small` for 10 to 12 % more bytes.
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
        let compressor = CObject(
            owning: libdeflate_alloc_compressor(effort.level), release: { libdeflate_free_compressor($0) })
        guard let compressor else { throw OutOfMemory(bytes: 1 << 20).diagnostic }
        var header = [UInt8]()
        header.append(bigEndian: UInt32(canvas.width))
        header.append(bigEndian: UInt32(canvas.height))
        header += [8, canvas.isOpaque ? 2 : 6, 0, 0, 0]

        var prologue: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        prologue.append(chunk: "IHDR", header)

        // The data chunk is compressed in its place in the file; only the pages written to cost memory.
        let raw = FilteredRows(canvas)
        let bound = libdeflate_zlib_compress_bound(compressor.pointer, raw.bytes.count)
        let start = prologue.count + 8
        var isComplete = false
        let file = [UInt8](unsafeUninitializedCapacity: start + bound + 16) { file, count in
            guard let base = file.baseAddress else { return }
            let size = raw.bytes.withUnsafeBytes { raw in
                libdeflate_zlib_compress(compressor.pointer, raw.baseAddress, raw.count, base + start, bound)
            }
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
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian value: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    /// A PNG chunk: length, type, data, checksum of type and data.
    fileprivate mutating func append(chunk type: String, _ data: [UInt8]) {
        append(bigEndian: UInt32(data.count))
        let body = Array(type.utf8) + data
        self += body
        append(bigEndian: libdeflate_crc32(0, body, body.count))
    }
}
