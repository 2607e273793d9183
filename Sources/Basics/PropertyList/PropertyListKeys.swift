/// The positions of keys in an XML property list, which the library's parser doesn't provide.
struct PropertyListKeys {
    /// Positions of the keys that occur once; ambiguous ones are omitted.
    private(set) var positions: [String: TextPosition] = [:]

    /// No positions, for binary lists.
    init() {}

    /// Searches for `<key>…</key>` as written by Xcode.
    init(xml bytes: [UInt8]) {
        let open = "<key>"
        var line = 1
        var lineStart = 0
        var seen = 0
        var repeated: Set<String> = []
        for start in bytes.occurrences(of: open) {
            for index in seen..<start where bytes[index] == 0x0A {
                line += 1
                lineStart = index + 1
            }
            seen = start
            let text = bytes[(start + open.utf8.count)...].prefix { $0 != UInt8(ascii: "<") }
            let key = String(decoding: text, as: UTF8.self)
            let column = String(decoding: bytes[lineStart..<start], as: UTF8.self).count + 1
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
