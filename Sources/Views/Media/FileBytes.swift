/// A bounds-checked range of a file's bytes: reads beyond its end return `nil`.
struct FileBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// The byte at an offset from the start of the range.
    func byte(at offset: Int) -> Int? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return Int(bytes[bytes.startIndex + offset])
    }

    /// Up to seven bytes as a big-endian number.
    func bigEndian(_ count: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count, bytes.count - offset >= count else { return nil }
        let start = bytes.startIndex + offset
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Up to seven bytes as a little-endian number.
    func littleEndian(_ count: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count, bytes.count - offset >= count else { return nil }
        let start = bytes.startIndex + offset
        return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// `true` if an ASCII text is at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset <= bytes.count, bytes.count - offset >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { bytes[(bytes.startIndex + offset)...].starts(with: $0) }
    }

    /// A part of the range, clipped to its bounds.
    func part(_ offset: Int, _ count: Int) -> FileBytes {
        let start = min(max(0, offset), bytes.count)
        let length = min(max(0, count), bytes.count - start)
        let first = bytes.startIndex + start
        return FileBytes(bytes[first..<first + length])
    }

    /// The offset of a byte sequence, searched from an offset on.
    func firstIndex(of pattern: [UInt8], from offset: Int = 0) -> Int? {
        guard !pattern.isEmpty, offset >= 0, bytes.count >= pattern.count else { return nil }
        var at = offset
        while at <= bytes.count - pattern.count {
            if bytes[(bytes.startIndex + at)...].starts(with: pattern) { return at }
            at += 1
        }
        return nil
    }
}
