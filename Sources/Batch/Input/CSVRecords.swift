import Basics

/// Cuts lines into the records of RFC 4180, which quotes may spread over several lines.
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
            lines.append(line)
            bytes += line.bytes.count + 1
            if line.isTooLong || bytes > Limits.batchLineBytes + 1 { return record(.tooLong) }
            fields.add(line.bytes)
            if let problem = fields.problem { return record(problem) }
            if !fields.isOpen { return record(nil) }
        }
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
    private static let quote = UInt8(ascii: "\"")

    mutating func add(_ line: [UInt8]) {
        var rest = line[...]
        if isOpen { all[all.count - 1].append(0x0A) } else { begin(&rest) }
        while true {
            if isOpen { takeQuoted(&rest) }
            if isOpen { return }
            let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
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
