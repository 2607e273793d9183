import CEmbeddedText

/// A text file that lies in the program: a title, then names with their texts, sorted by the names' bytes. A name is
/// found by binary search, so nothing is made at start.
///
/// Example: in `# Media`, `pause fill …`, `play stroke …`, `stop fill …`, the search for `play` looks at the line in
/// the middle of the file first, which is `pause`, then at one behind it.
///
/// Unchecked because of the pointer: the bytes are constants of the program, never written and never freed.
package struct EmbeddedText: @unchecked Sendable {
    private let bytes: UnsafeBufferPointer<UInt8>

    package init(_ file: embedded_text) { bytes = UnsafeBufferPointer(start: file.bytes, count: file.count) }

    package var title: String { self["#"] ?? "" }

    /// The names, sorted.
    package var names: [String] {
        var names: [String] = []
        var start = end(ofEntryAt: 0)
        while start < bytes.count {
            names.append(String(decoding: name(ofEntryAt: start), as: UTF8.self))
            start = end(ofEntryAt: start)
        }
        return names
    }

    /// The text of a name, or `nil` when it has none.
    package subscript(name: String) -> String? {
        var name = name
        return name.withUTF8 { wanted in
            var (low, high) = (0, bytes.count)
            while low < high {
                var start = (low + high) / 2
                while start > low, !isStart(start) { start -= 1 }
                let found = self.name(ofEntryAt: start)
                if found.elementsEqual(wanted) {
                    return String(decoding: bytes[found.endIndex + 1..<end(ofEntryAt: start) - 1], as: UTF8.self)
                }
                if found.lexicographicallyPrecedes(wanted) { low = end(ofEntryAt: start) } else { high = start }
            }
            return nil
        }
    }

    /// True for a line that isn't indented.
    private func isStart(_ index: Int) -> Bool {
        (index == 0 || bytes[index - 1] == UInt8(ascii: "\n")) && bytes[index] != UInt8(ascii: " ")
    }

    private func name(ofEntryAt start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[start...].prefix { $0 != UInt8(ascii: " ") }
    }

    /// The start of the next entry, or the end of the file.
    private func end(ofEntryAt start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, !isStart(end) { end += 1 }
        return end
    }
}
