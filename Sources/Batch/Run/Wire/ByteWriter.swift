import ContentExtensionHost

/// Puts values behind one another, little-endian, as `ByteReader` takes them.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Bytes with their number before them.
    mutating func add(_ block: [UInt8]) {
        add(UInt32(truncatingIfNeeded: block.count))
        bytes.append(contentsOf: block)
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            add(UInt32(truncatingIfNeeded: utf8.count))
            bytes.append(contentsOf: utf8)
        }
    }

    /// A value that may be missing.
    mutating func add<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
        add(UInt8(value == nil ? 0 : 1))
        if let value { body(&self, value) }
    }

    /// Values with their number before them.
    mutating func add<Value>(_ values: [Value], _ body: (inout ByteWriter, Value) -> Void) {
        add(UInt32(truncatingIfNeeded: values.count))
        for value in values { body(&self, value) }
    }

    mutating func add(_ digest: Digest) {
        add(digest.first)
        add(digest.second)
        add(digest.third)
        add(digest.fourth)
    }

    mutating func add(_ diagnostic: Diagnostic) {
        add(UInt8(truncatingIfNeeded: Diagnostic.Severity.allCases.firstIndex(of: diagnostic.severity) ?? 0))
        add(diagnostic.code)
        add(diagnostic.message)
        add(diagnostic.location) { writer, location in
            writer.add(location.file)
            writer.add(location.line) { $0.add(Int64($1)) }
            writer.add(location.column) { $0.add(Int64($1)) }
        }
        add(diagnostic.jsonPath) { $0.add($1) }
        add(diagnostic.hint) { $0.add($1) }
        add(diagnostic.exit.rawValue)
    }
}
