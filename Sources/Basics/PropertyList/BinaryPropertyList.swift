/// The objects of a binary property list, checked before the library's parser sees them: it trusts their counts and
/// references.
///
/// The format is an 8-byte header, the objects, a table of their offsets, and a trailer of 32 bytes with the sizes of
/// offsets and references, the number of objects, the root's number and the table's offset, all big-endian.
struct BinaryPropertyList {
    /// A value that doesn't lie in the file.
    private struct Malformed: Error {}

    /// An object's place in the file.
    private struct Object {
        /// The number of bytes.
        var size: Int
        /// The offset of the first reference.
        var references: Int
        /// The number of references: elements, or keys and values.
        var count = 0
    }

    private let bytes: [UInt8]
    private let referenceSize: Int
    private let root: Int
    private var objects: [Object] = []

    private static let header = 8
    private static let trailer = 32

    /// Reads the places of all objects; `nil` unless they lie in the file and refer to objects of it.
    init?(_ bytes: [UInt8]) {
        let trailer = bytes.count - Self.trailer
        guard trailer >= Self.header else { return nil }
        self.bytes = bytes
        referenceSize = Int(bytes[trailer + 7])
        let offsetSize = Int(bytes[trailer + 6])
        guard 1...8 ~= referenceSize, 1...8 ~= offsetSize,
            let count = try? Self.number(bytes, at: trailer + 8, size: 8),
            let root = try? Self.number(bytes, at: trailer + 16, size: 8), root < count,
            let table = try? Self.number(bytes, at: trailer + 24, size: 8),
            table >= Self.header, table <= trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        self.root = root
        objects.reserveCapacity(count)
        // Objects don't overlap, so together they take at most the bytes before the table.
        var left = table - Self.header
        for index in 0..<count {
            guard let offset = try? Self.number(bytes, at: table + index * offsetSize, size: offsetSize),
                let object = try? object(at: offset, end: table), object.size <= left
            else { return nil }
            left -= object.size
            for reference in 0..<object.count where self.reference(reference, of: object) >= count { return nil }
            objects.append(object)
        }
    }

    /// `true` if the root with all that it refers to is at most so many objects, each counted as often as it is
    /// referred to, a long text once more for every 64 bytes, and nested at most 64 deep.
    func fits(objects limit: Int) -> Bool {
        var left = limit
        return visit(root, depth: 0, left: &left)
    }

    private func visit(_ index: Int, depth: Int, left: inout Int) -> Bool {
        let object = objects[index]
        left -= 1 + (object.count == 0 ? object.size / 64 : 0)
        guard left >= 0, depth <= Limits.jsonDepth else { return false }
        return (0..<object.count).allSatisfy { visit(reference($0, of: object), depth: depth + 1, left: &left) }
    }

    /// The number of the object that a reference is to. Its bytes lie in the file.
    private func reference(_ index: Int, of object: Object) -> Int {
        (try? Self.number(bytes, at: object.references + index * referenceSize, size: referenceSize)) ?? .max
    }

    /// The object at an offset; `end` is the offset behind all objects.
    private func object(at offset: Int, end: Int) throws(Malformed) -> Object {
        guard offset >= Self.header, offset < end else { throw Malformed() }
        let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0x0F))
        var start = offset + 1
        var count = low
        if kind >= 4, kind != 8, low == 0x0F {
            // The count follows as an integer object.
            guard start < end, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else { throw Malformed() }
            let size = 1 << Int(bytes[start] & 0x0F)
            count = try Self.number(bytes, at: start + 1, size: size)
            start += 1 + size
        }
        let unit: Int
        switch kind {
        case 0: (count, unit) = (0, 0)
        case 1 where low <= 4, 2 where low == 2 || low == 3, 3 where low == 3: (count, unit) = (1 << low, 1)
        case 4, 5: unit = 1
        case 6: unit = 2
        case 8: (count, unit) = (low + 1, 1)
        case 0xA, 0xC: unit = referenceSize
        case 0xD: unit = 2 * referenceSize
        default: throw Malformed()
        }
        guard start <= end, count <= bytes.count, count * unit <= end - start else { throw Malformed() }
        let references = kind >= 0xA ? count * unit / referenceSize : 0
        return Object(size: start + count * unit - offset, references: start, count: references)
    }

    /// An unsigned big-endian number; those above `Int.max` count as malformed.
    private static func number(_ bytes: [UInt8], at offset: Int, size: Int) throws(Malformed) -> Int {
        guard offset <= bytes.count - size else { throw Malformed() }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: value) else { throw Malformed() }
        return number
    }
}
