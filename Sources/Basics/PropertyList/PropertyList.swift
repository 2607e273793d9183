import PlatformFoundation

/// Reads XML and binary Info.plists into JSON values, so that one decoder serves both.
package enum PropertyList {
    /// `true` if the bytes start like a property list.
    package static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        if isBinary(bytes) { return true }
        let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        let text = bytes.dropFirst(marks.first { bytes.starts(with: $0) }?.count ?? 0)
        // Skips white space, and the zeros of UTF-16.
        return text.first { ![0, 0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }

    /// Reads a property list down to the depth of an extension's attributes.
    ///
    /// Dates, data and non-finite numbers become `null`. Values of an XML list have the positions and the order of
    /// their keys; dictionaries of a binary list are sorted by key.
    /// - Throws: `plist-syntax` (exit 65) and `plist-too-large` (exit 77).
    package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> JSONValue {
        func fault(
            _ code: String, _ message: String, _ exit: ExitClass, line: Int? = nil, hint: String? = nil
        ) -> InputError {
            InputError(Diagnostic(.error, code, message, at: .init(file: file, line: line), hint: hint, exit: exit))
        }
        let tooLarge = fault("plist-too-large", "the property list has more in it than an Info.plist has", .refused)
        // The library converts UTF-16, and ends the process at such a byte in a number.
        if !isBinary(bytes), !bytes.hasUTF16Mark, let invalid = bytes.firstInvalidUTF8 {
            throw fault(
                "plist-syntax", "this isn't a property list: a byte isn't UTF-8", .data,
                line: 1 + bytes[..<invalid].count { $0 == 0x0A }, hint: "save the file as UTF-8")
        }
        if isBinary(bytes), BinaryPropertyList(bytes) == nil {
            throw fault(
                "plist-syntax", "this isn't a property list: it is cut, or objects of it lie outside the file", .data,
                hint: "`plutil -lint` may say more")
        }
        if isTooLarge(bytes, objects: Limits.propertyListObjects) { throw tooLarge }
        do {
            let node = try PropertyListDecoder().decode(PropertyListNode.self, from: Data(bytes))
            return node.value(keys: isBinary(bytes) ? .init() : .init(xml: bytes), at: .init())
        } catch is PropertyListNode.TooLarge {
            throw tooLarge
        } catch {
            let reason = parserMessage(error).map { ": \($0)" } ?? ""
            throw fault(
                "plist-syntax", "this isn't a property list\(reason)", .data, hint: "`plutil -lint` may say more")
        }
    }

    private static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

    /// `true` if the library's parser shouldn't see a list: it nests deep, refers to its objects too often, or lies.
    /// - Parameter objects: maximum number of objects of a binary list, each counted as often as it is referred to.
    package static func isTooLarge(_ bytes: [UInt8], objects: Int) -> Bool {
        isBinary(bytes)
            ? BinaryPropertyList(bytes)?.fits(objects: objects) != true
            : containerCount(in: bytes) > Limits.propertyListContainers
    }

    /// The number of opening tags of containers in an XML list, into which the parser recurses. Tags in comments and
    /// text count, too, which is harmless.
    private static func containerCount(in bytes: [UInt8]) -> Int {
        // Drops the zeros of UTF-16.
        let letters = bytes.filter { $0 != 0 }
        return ["<array", "<dict", "<plist"].reduce(0) { $0 + letters.occurrences(of: $1).count }
    }

    /// The library's message for a list that it can't parse, without the line number, which is often wrong.
    private static func parserMessage(_ error: any Error) -> String? {
        guard case DecodingError.dataCorrupted(let context) = error, let cocoa = context.underlyingError as? CocoaError
        else { return nil }
        let words = (cocoa.userInfo["NSDebugDescription"] as? String)?.split(separator: " ")
        return words.map {
            $0.prefix(max(0, ($0.firstIndex(of: "line") ?? $0.endIndex + 1) - 1)).joined(separator: " ")
        }
    }
}

/// A property list as decoded by the library.
private enum PropertyListNode: Decodable {
    case leaf(JSONValue.Kind)
    case array([PropertyListNode])
    case dictionary([(key: String, value: PropertyListNode)])

    struct TooLarge: Error {}

    /// NSExtensionAttributes are in NSExtension at the root, with arrays as values. Deeper levels are ignored.
    private static let deepestArray = 3
    /// The arrays of the root that are read: names of files in the bundle.
    private static let files: Set = ["UIAppFonts", "CFBundleIconFiles"]

    init(from decoder: any Decoder) throws {
        let depth = decoder.codingPath.count
        if let object = try? decoder.container(keyedBy: PropertyListKey.self) {
            let keys = depth < Self.deepestArray ? object.allKeys : []
            if keys.count > Limits.propertyListMembers { throw TooLarge() }
            self = .dictionary(try keys.map { ($0.stringValue, try object.decode(Self.self, forKey: $0)) })
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [Self] = []
            if depth == 1, let key = decoder.codingPath.last?.stringValue, Self.files.contains(key) {
                while elements.count < Limits.bundledFonts, !list.isAtEnd, let name = try? list.decode(String.self) {
                    elements.append(.leaf(.string(name)))
                }
            }
            while depth == Self.deepestArray, !list.isAtEnd {
                if elements.count == Limits.propertyListMembers { throw TooLarge() }
                elements.append(try list.decode(Self.self))
            }
            self = .array(elements)
        } else {
            self = .leaf(Self.leaf(in: try decoder.singleValueContainer()))
        }
    }

    private static func leaf(in container: any SingleValueDecodingContainer) -> JSONValue.Kind {
        if let text = try? container.decode(String.self) { return .string(text) }
        if let bool = try? container.decode(Bool.self) { return .bool(bool) }
        guard let number = try? container.decode(Double.self), number.isFinite else { return .null }
        return .number(number, isInteger: number == number.rounded())
    }

    func value(keys: PropertyListKeys, at position: TextPosition) -> JSONValue {
        switch self {
        case .leaf(let kind): return JSONValue(kind, at: position)
        case .array(let elements):
            return JSONValue(.array(elements.map { $0.value(keys: keys, at: position) }), at: position)
        case .dictionary(let entries):
            let members = entries.map { entry in
                let place = keys.positions[entry.key] ?? position
                return JSONValue.Member(
                    key: entry.key, keyPosition: place, value: entry.value.value(keys: keys, at: place))
            }
            let order = { (member: JSONValue.Member) in (member.keyPosition.line, member.keyPosition.column, member.key)
            }
            return JSONValue(.object(members.sorted { order($0) < order($1) }), at: position)
        }
    }
}

private struct PropertyListKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// The positions of keys in an XML property list, which the library's parser doesn't provide.
struct PropertyListKeys {
    /// Positions of the keys that occur once; ambiguous ones are omitted.
    private(set) var positions: [String: TextPosition] = [:]

    /// No positions, for binary lists.
    init() {}

    /// Searches for `<key>…</key>` as written by Xcode.
    init(xml bytes: [UInt8]) {
        let open = "<key>"
        var (line, column) = (1, 1)
        var seen = 0
        var repeated: Set<String> = []
        for start in bytes.occurrences(of: open) {
            // Counted from the key before, as all of them may be on one line.
            for index in seen..<start where bytes[index] == 0x0A {
                (line, column) = (line + 1, 1)
                seen = index + 1
            }
            column += String(decoding: bytes[seen..<start], as: UTF8.self).count
            seen = start
            let text = bytes[(start + open.utf8.count)...].prefix { $0 != UInt8(ascii: "<") }
            let key = String(decoding: text, as: UTF8.self)
            if positions.updateValue(.init(line: line, column: column), forKey: key) != nil { repeated.insert(key) }
        }
        for key in repeated { positions[key] = nil }
    }
}

extension [UInt8] {
    /// The offsets of an ASCII text.
    func occurrences(of text: String) -> [Int] {
        let needle = Array(text.utf8)
        guard let first = needle.first, count >= needle.count else { return [] }
        return (0...(count - needle.count)).filter { self[$0] == first && self[$0...].starts(with: needle) }
    }
}

extension String {
    /// `true` if the text contains a build setting, which Xcode replaces.
    package var hasBuildSetting: Bool { contains("$(") || contains("${") }
}
