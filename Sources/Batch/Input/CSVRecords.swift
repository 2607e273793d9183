import Basics

/// Cuts lines into the records of RFC 4180, which quotes may spread over several lines. The header tells what separates
/// the fields: commas, or as Excel writes it in Europe, semicolons, also tabs and bars.
struct CSVRecords {
    struct Record {
        /// The line that it starts on, from 1.
        var number: Int
        var fields: [[UInt8]] = []
        var problem: Problem?

        /// True for an empty row of a table, `,,,`.
        var isBlank: Bool { problem == nil && fields.allSatisfy { $0.allSatisfy(RowScanner.isSpace) } }
    }

    enum Problem: String {
        case open = "a quote isn't closed"
        case textBehind = "text stands behind a closing quote"
        case tooLong
    }

    /// The lines of the record that is being read; several where a quote is open.
    private var lines: [LineReader.Line] = []
    private var bytes = 0
    private var fields = CSVFields()
    /// The byte between fields; `nil` before the header.
    private(set) var delimiter: UInt8?
    /// Lines behind a quote that isn't closed, the last one first: most likely they are records of their own.
    private var again: [LineReader.Line] = []
    /// The bytes that may be read again. Beyond them, a record with a problem is all of its lines.
    private var left = 4 * Limits.batchLineBytes

    /// True while lines are left that no record has.
    var isUnderWay: Bool { !lines.isEmpty || !again.isEmpty }

    /// The next record; `nil` when more must be read, and at the end.
    mutating func next(_ reader: inout LineReader) -> Record? {
        while true {
            guard let line = again.popLast() ?? reader.next() else {
                return reader.isEnded && !lines.isEmpty ? record(.open) : nil
            }
            if delimiter == nil, !line.isBlank {
                let (found, isLine) = Self.delimiter(of: line.bytes)
                delimiter = found
                if isLine { continue }
            }
            fields.delimiter = delimiter ?? UInt8(ascii: ",")
            lines.append(line)
            bytes += line.bytes.count + 1
            if line.isTooLong || bytes > Limits.batchLineBytes + 1 { return record(.tooLong) }
            fields.add(line.bytes)
            if let problem = fields.problem { return record(problem) }
            if !fields.isOpen { return record(nil) }
        }
    }

    /// The commonest separator outside of quotes in the header, a comma if there is none; or that of Excel's own line
    /// `sep=;`, which is no record.
    private static func delimiter(of line: [UInt8]) -> (UInt8, isLine: Bool) {
        let text = line.filter { $0 != 0x0D }
        if text.count == 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep=" {
            return (text[4], true)
        }
        var (isQuoted, counts) = (false, [UInt8: Int]())
        for byte in text {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() } else if !isQuoted { counts[byte, default: 0] += 1 }
        }
        let separators = Array(",;\t|".utf8)
        // `max` would take the last of equals.
        let most = separators.map { counts[$0] ?? 0 }.max() ?? 0
        return (separators.first { counts[$0] ?? 0 == most } ?? UInt8(ascii: ","), false)
    }

    /// Ends the record; one with a problem is its first line alone, while lines may be read again.
    private mutating func record(_ problem: Problem?) -> Record {
        let record = Record(number: lines[0].number, fields: fields.all, problem: problem)
        if problem != nil, lines.count > 1, bytes <= left {
            left -= bytes
            again += lines[1...].reversed()
        }
        (lines, bytes, fields) = ([], 0, CSVFields())
        return record
    }
}

/// The fields of one record, line by line.
private struct CSVFields {
    private(set) var all: [[UInt8]] = []
    /// True while a quote is open: the record goes on in the next line.
    private(set) var isOpen = false
    private(set) var problem: CSVRecords.Problem?
    private var isQuoted = false
    var delimiter = UInt8(ascii: ",")
    private static let quote = UInt8(ascii: "\"")

    mutating func add(_ line: [UInt8]) {
        var rest = line[...]
        if isOpen { all[all.count - 1].append(0x0A) } else { begin(&rest) }
        while true {
            if isOpen { takeQuoted(&rest) }
            if isOpen { return }
            let end = rest.firstIndex(of: delimiter) ?? rest.endIndex
            var plain = rest[..<end]
            if end == rest.endIndex, plain.last == 0x0D { plain.removeLast() }
            if !isQuoted {
                all[all.count - 1] += plain
            } else if !plain.isEmpty {
                problem = .textBehind
                return
            }
            guard end < rest.endIndex else { return }
            rest = rest[(end + 1)...]
            begin(&rest)
        }
    }

    private mutating func begin(_ rest: inout ArraySlice<UInt8>) {
        all.append([])
        isQuoted = rest.first == Self.quote
        isOpen = isQuoted
        if isQuoted { rest.removeFirst() }
    }

    /// Takes text up to the closing quote; `""` stands for a quote.
    private mutating func takeQuoted(_ rest: inout ArraySlice<UInt8>) {
        while let quote = rest.firstIndex(of: Self.quote) {
            all[all.count - 1] += rest[..<quote]
            rest = rest[(quote + 1)...]
            isOpen = rest.first == Self.quote
            if !isOpen { return }
            all[all.count - 1].append(rest.removeFirst())
        }
        all[all.count - 1] += rest
    }
}
