import ContentExtensionHost

/// Takes the values of a `ByteWriter` again. What isn't there is an error, never a trap: the other end may have died in
/// the middle, or be another program.
struct ByteReader {
    /// The bytes aren't what a `ByteWriter` wrote.
    struct Malformed: Error, Equatable {}

    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(Malformed) -> Value {
        let size = MemoryLayout<Value>.size
        guard bytes.count - index >= size else { throw Malformed() }
        defer { index += size }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: Value.self))
    }

    mutating func block() throws(Malformed) -> [UInt8] { [UInt8](try span()) }

    mutating func text() throws(Malformed) -> String { String(decoding: try span(), as: UTF8.self) }

    mutating func optional<Value>(
        _ body: (inout ByteReader) throws(Malformed) -> Value
    ) throws(Malformed) -> Value? {
        switch try integer(UInt8.self) {
        case 0: nil
        case 1: try body(&self)
        default: throw Malformed()
        }
    }

    mutating func array<Value>(
        _ body: (inout ByteReader) throws(Malformed) -> Value
    ) throws(Malformed) -> [Value] {
        let count = Int(try integer(UInt32.self))
        // A value has a byte at least, so that a number made of nonsense asks for no memory.
        guard count <= bytes.count - index else { throw Malformed() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try body(&self)) }
        return values
    }

    mutating func digest() throws(Malformed) -> Digest {
        Digest(first: try integer(), second: try integer(), third: try integer(), fourth: try integer())
    }

    mutating func diagnostic() throws(Malformed) -> Diagnostic {
        let severity = Int(try integer(UInt8.self))
        guard Diagnostic.Severity.allCases.indices.contains(severity) else { throw Malformed() }
        let (code, message) = (try text(), try text())
        let location = try optional { reader throws(Malformed) in
            SourceSpan(
                file: try reader.text(),
                line: try reader.optional { reader throws(Malformed) in try reader.position() },
                column: try reader.optional { reader throws(Malformed) in try reader.position() })
        }
        let path = try optional { reader throws(Malformed) in try reader.text() }
        let hint = try optional { reader throws(Malformed) in try reader.text() }
        guard let exit = ExitClass(rawValue: try integer()) else { throw Malformed() }
        return Diagnostic(
            Diagnostic.Severity.allCases[severity], code, message, at: location, path: path, hint: hint, exit: exit)
    }

    private mutating func position() throws(Malformed) -> Int { Int(truncatingIfNeeded: try integer(Int64.self)) }

    private mutating func span() throws(Malformed) -> UnsafeRawBufferPointer {
        let count = Int(try integer(UInt32.self))
        guard count <= bytes.count - index else { throw Malformed() }
        defer { index += count }
        return UnsafeRawBufferPointer(rebasing: bytes[index..<index + count])
    }
}
