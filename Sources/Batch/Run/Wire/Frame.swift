/// What goes over a socket at once: the number of its bytes in four, then those.
enum Frame {
    /// A frame's bytes above which the other end is out of its mind: a picture, or 64 rows of the greatest length.
    static let limit = 512 * 1024 * 1024

    static func bytes(_ content: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        writer.add(content)
        return writer.bytes
    }
}

/// Puts frames together from what arrives.
struct FrameReader {
    private var buffer: [UInt8] = []
    private var start = 0

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if start > 0, start == buffer.count || start > 1 << 20 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// Calls with the content of the next frame that is complete.
    /// - Returns: `nil` when there is none.
    mutating func next<Value>(
        _ body: (inout ByteReader) throws(ByteReader.Malformed) -> Value
    ) throws(ByteReader.Malformed) -> Value? {
        let pending = buffer.count - start
        guard pending >= 4 else { return nil }
        let result: Result<(Value, Int)?, ByteReader.Malformed> = buffer.withUnsafeBytes { all in
            let count = Int(UInt32(littleEndian: all.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
            if count > Frame.limit { return .failure(.init()) }
            guard pending - 4 >= count else { return .success(nil) }
            var reader = ByteReader(UnsafeRawBufferPointer(rebasing: all[start + 4..<start + 4 + count]))
            do throws(ByteReader.Malformed) {
                let value = try body(&reader)
                return reader.isAtEnd ? .success((value, count)) : .failure(.init())
            } catch {
                return .failure(error)
            }
        }
        guard let (value, count) = try result.get() else { return nil }
        start += 4 + count
        return value
    }
}
