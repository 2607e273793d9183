import ContentExtensionHost

/// Cuts what is read into the records of RFC 4180, which quotes may spread over several lines.
struct CSVRecords {
    /// A field's bytes at the front of the buffer, its quotes not included.
    struct Field {
        var range: Range<Int>
        /// Whether `""` in it stands for a quote.
        var hasQuotes = false
    }

    enum Content {
        /// `fields` are its.
        case record
        case blank
        case tooLong
        case badQuotes(_ problem: String, hint: String)
    }

    struct Span {
        var content: Content
        /// The line that the record starts on, from 1.
        var number: Int
        /// The bytes to take when it is dealt with, the line's end included.
        var taken: Int
    }

    /// Those of the record that `next` returned last.
    private(set) var fields: [Field] = []
    private var line = 1
    /// Whether the rest of a line that is too long is being dropped.
    private var isDropping = false

    /// The next record; `nil` when more must be read, or at the end.
    mutating func next(_ buffer: inout InputBuffer) -> Span? {
        if isDropping {
            let end = buffer.pending.firstIndex(of: 0x0A)
            buffer.take(end.map { $0 + 1 } ?? buffer.pending.count)
            isDropping = end == nil
        }
        let bytes = buffer.pending
        if bytes.isEmpty { return nil }
        var cursor = CSVCursor(bytes)
        fields.removeAll(keepingCapacity: true)
        repeat {
            fields.append(cursor.field())
        } while cursor.isInRecord && cursor.index <= Limits.batchLineBytes
        if !cursor.isEnded, !buffer.isAtEnd, cursor.index <= Limits.batchLineBytes { return nil }

        let number = line
        let isTooLong = cursor.index > Limits.batchLineBytes
        if let problem = cursor.problem {
            // Whatever the quote swallowed are rows of their own, most likely.
            let end = bytes.firstIndex(of: 0x0A)
            line += 1
            isDropping = end == nil
            let hint = "quotes in a quoted field are written twice: \"\""
            return Span(
                content: isTooLong ? .tooLong : .badQuotes(problem.rawValue, hint: hint), number: number,
                taken: end.map { $0 + 1 } ?? bytes.count)
        }
        line += cursor.lines
        isDropping = !cursor.isEnded
        if isDropping { line += 1 }
        // A table's empty rows are `,,,`.
        let isBlank = fields.allSatisfy { bytes[$0.range].allSatisfy(RowScanner.isSpace) }
        return Span(
            content: isTooLong ? .tooLong : isBlank ? .blank : .record, number: number,
            taken: cursor.index)
    }
}

/// Goes through the fields of one record.
private struct CSVCursor {
    enum Problem: String {
        case open = "a quote isn't closed"
        case textBehind = "text stands behind a closing quote"
    }

    private let bytes: UnsafeRawBufferPointer
    private(set) var index = 0
    /// The lines' ends that were passed.
    private(set) var lines = 0
    /// Whether the record's end was passed.
    private(set) var isEnded = false
    private(set) var problem: Problem?

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether a further field may come.
    var isInRecord: Bool { !isEnded && problem != .open && isBehindComma }
    private var isBehindComma = false

    mutating func field() -> CSVRecords.Field {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            return CSVRecords.Field(range: plain())
        }
        index += 1
        let start = index
        var hasQuotes = false
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else {
                    let end = index
                    index += 1
                    if !plain().isEmpty { problem = .textBehind }
                    return CSVRecords.Field(range: start..<end, hasQuotes: hasQuotes)
                }
                hasQuotes = true
                index += 1
            } else if bytes[index] == 0x0A {
                lines += 1
            }
            index += 1
        }
        problem = .open
        return CSVRecords.Field(range: start..<index)
    }

    /// What stands before the next comma or line's end, which is passed.
    private mutating func plain() -> Range<Int> {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != 0x0A {
            index += 1
        }
        var end = index
        isBehindComma = index < bytes.count && bytes[index] == UInt8(ascii: ",")
        isEnded = index < bytes.count && !isBehindComma
        index = min(index + 1, bytes.count)
        if isEnded { lines += 1 }
        if !isBehindComma, end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }
}
