import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Cuts what is read into lines.
struct LineSplitter {
    /// What stands at the front of the buffer.
    struct Span {
        enum Content {
            /// Without the line's end.
            case line(UnsafeRawBufferPointer)
            case blank
            case tooLong
        }
        var content: Content
        /// The line's number, from 1.
        var number: Int
        /// The bytes to take when it is dealt with, the line's end included.
        var taken: Int
        /// Whether there is a line's end.
        var isWhole: Bool
    }

    private var number = 0
    /// The bytes at the front of the buffer that are known to hold no line's end.
    private var searched = 0
    /// Whether the rest of a line that is too long is being dropped.
    private var isDropping = false

    /// The next line; `nil` when more must be read, or at the end.
    mutating func next(_ buffer: inout InputBuffer) -> Span? {
        while true {
            let pending = buffer.pending
            guard let base = pending.baseAddress, !pending.isEmpty else { return nil }
            let end = memchr(base + searched, 0x0A, pending.count - searched).map {
                UnsafeRawPointer($0) - base
            }
            if end == nil, !buffer.isAtEnd, pending.count <= Limits.batchLineBytes {
                searched = pending.count
                return nil
            }
            searched = 0
            let length = end ?? pending.count
            let taken = min(pending.count, length + 1)
            if isDropping {
                isDropping = end == nil
                buffer.take(taken)
                continue
            }
            number += 1
            if length > Limits.batchLineBytes {
                isDropping = end == nil
                return Span(content: .tooLong, number: number, taken: taken, isWhole: end != nil)
            }
            let line = content(UnsafeRawBufferPointer(start: base, count: length))
            return Span(content: line, number: number, taken: taken, isWhole: end != nil)
        }
    }

    private func content(_ line: UnsafeRawBufferPointer) -> Span.Content {
        var line = line
        // The byte-order mark of a file from Windows, or of one that was joined to another.
        if line.starts(with: [0xEF, 0xBB, 0xBF]) {
            line = UnsafeRawBufferPointer(rebasing: line[3...])
        }
        return line.allSatisfy(RowScanner.isSpace) ? .blank : .line(line)
    }
}
