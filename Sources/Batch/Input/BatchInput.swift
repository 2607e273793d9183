import Basics
import Views

/// A row of a batch's input: its identifier, and its JSON, which nobody has read yet.
package struct InputRow: Sendable {
    /// The line in the file that it starts on, from 1.
    package var number: Int
    /// The row's `id`, or the number of its line; `nil` for a row that can't be read so far.
    package var id: String?
    /// The row as a JSON object in UTF-8, without the line's end; the start of one that can't be read.
    package var bytes: [UInt8] = []
    /// The error of a row that can't be handed on; reading goes on behind it.
    package var fault: Diagnostic?

    /// The row as JSON, or the reason why it has none.
    package var content: Result<[UInt8], Diagnostic> { fault.map { .failure($0) } ?? .success(bytes) }

    /// The hash of the identifier; without one, that of the line's number.
    package var hash: RowHash { RowHash(id ?? String(number)) }
}

/// Reads the rows of a batch from a file, a pipe or standard input, in bounded memory.
///
/// `next` returns rows that are read already, `fill` reads once: a caller that waits with poll(2) calls `fill` when
/// `descriptor` can be read, any other when `next` has nothing.
package struct BatchInput: ~Copyable {
    /// True for a table (CSV as in RFC 4180, with a header row of dotted paths); others have a JSON object on each line.
    package static func isCSV(_ path: String) -> Bool { [".csv", ".tsv"].contains { path.lowercased().hasSuffix($0) } }

    private let file: String
    private var lines: LineReader
    private var records = CSVRecords()
    /// `nil` for NDJSON.
    private var table: CSVTable?
    /// Makes the payloads of rows that hold only values.
    private let template: PayloadTemplate?
    /// Tells how a table is read that isn't UTF-8 with commas; `nil` for others.
    package private(set) var note: Diagnostic?

    /// Opens an input, and reads the header of a CSV file.
    /// - Parameters:
    ///   - path: a file or pipe, or `-` for standard input.
    ///   - template: makes the payloads of rows that hold only values.
    ///   - idColumn: the column of a table with the rows' identifiers; `nil` for `id`.
    /// - Throws: `file-missing` or `file-unreadable` (66), `csv-header` or `template-column` (65).
    package init(path: String, template: PayloadTemplate? = nil, idColumn: String? = nil) throws(Diagnostic) {
        file = FilePath.shownName(of: path)
        self.template = template
        guard idColumn == nil || Self.isCSV(path) else {
            throw Diagnostic(
                .error, "id-column", "\(file) is no table, so it has no columns", at: SourceSpan(file: file),
                hint: "a row of JSON has its identifier under the key id")
        }
        var lines = try LineReader(path: path, isTable: Self.isCSV(path))
        while Self.isCSV(path), table == nil {
            if let record = records.next(&lines) {
                if !record.isBlank { table = try CSVTable(record, file: file, template: template, idColumn: idColumn) }
            } else if try !lines.fill(), lines.isEnded, !records.isUnderWay {
                throw CSVTable.missingHeader(file)
            }
        }
        note = Self.note(file, lines.decoder, delimiter: records.delimiter)
        self.lines = lines
    }

    private static func note(_ file: String, _ decoder: TableDecoder?, delimiter: UInt8?) -> Diagnostic? {
        guard let decoder, let delimiter else { return nil }
        var found: [String] = []
        if decoder.encoding != .utf8 { found.append(decoder.encoding.rawValue) }
        let names: [UInt8: String] = [UInt8(ascii: ";"): "semicolons", 0x09: "tabs", UInt8(ascii: "|"): "bars"]
        if delimiter != UInt8(ascii: ",") {
            let name = names[delimiter] ?? String(UnicodeScalar(delimiter)).quoted()
            found.append("\(name) between the columns")
        }
        if decoder.endsLinesInCR { found.append("carriage returns at the lines' ends") }
        guard !found.isEmpty else { return nil }
        return Diagnostic(
            .note, "csv-dialect", "the table is read with \(found.joined(separator: ", "))", at: SourceSpan(file: file))
    }

    /// The descriptor for poll(2).
    package var descriptor: Int32 { lines.descriptor }
    /// True once all rows are taken.
    package var isEnded: Bool { lines.isEnded && !records.isUnderWay }
    /// The part of a file that was taken, 0…1; `nil` for a pipe.
    package var fraction: Double? { lines.size.map { $0 > 0 ? min(1, Double(lines.taken) / Double($0)) : 1 } }

    /// Reads once, and blocks where the input has nothing yet.
    /// - Returns: false at the input's end; `next` may still have rows.
    /// - Throws: `file-unreadable` (66).
    package mutating func fill() throws(Diagnostic) -> Bool { try lines.fill() }

    /// The next row; `nil` when more must be read, and at the end.
    package mutating func next() -> InputRow? {
        if let table {
            while let record = records.next(&lines) {
                if !record.isBlank { return filled(row(record, table)) }
            }
        } else {
            while let line = lines.next() {
                if !line.isBlank { return filled(row(line)) }
            }
        }
        return nil
    }

    private func row(_ line: LineReader.Line) -> InputRow {
        let (number, bytes) = (line.number, line.bytes)
        if line.isTooLong { return InputRow(number: number, id: nil, bytes: bytes, fault: tooLong(number)) }
        switch RowIdentifier.find(in: bytes) {
        case .text(let id, at: _): return InputRow(number: number, id: id, bytes: bytes)
        case .none:
            let problem = unreadable(bytes, number)
            return InputRow(number: number, id: problem == nil ? String(number) : nil, bytes: bytes, fault: problem)
        case .invalid(let problem):
            return InputRow(number: number, id: nil, bytes: bytes, fault: badIdentifier(problem, number))
        }
    }

    private func row(_ record: CSVRecords.Record, _ table: CSVTable) -> InputRow {
        let number = record.number
        switch record.problem {
        case nil: break
        case .tooLong: return InputRow(number: number, id: nil, fault: tooLong(number))
        case .open, .textBehind:
            let fault = problem(
                "csv-quotes", record.problem?.rawValue ?? "", number,
                hint: "quotes in a quoted field are written twice: \"\"")
            return InputRow(number: number, id: nil, fault: fault)
        }
        var id = String(number)
        if let cell = table.identifier(of: record) {
            if let problem = RowIdentifier.problem(of: cell) {
                return InputRow(number: number, id: nil, fault: badIdentifier(problem, number))
            }
            id = String(decoding: cell, as: UTF8.self)
        }
        do throws(Diagnostic) { return InputRow(number: number, id: id, bytes: try table.row(record)) } catch {
            return InputRow(number: number, id: id, fault: error)
        }
    }

    /// The row with the payload that the template makes of its values.
    private func filled(_ row: InputRow) -> InputRow {
        guard let template, row.fault == nil else { return row }
        var filled = row
        do throws(InputError) {
            let values = try JSONReader.read(row.bytes, file: file, line: row.number)
            let members = values.members ?? []
            guard values["payload"] == nil else {
                throw InputError(
                    problem(
                        "payload-and-template", "the row has a payload, and --payload-template makes one", row.number,
                        hint: "leave one out"))
            }
            let kept = members.filter { ["id", "overrides", "attachments"].contains($0.key) }
            let payload = JSONValue.Member(key: "payload", value: try template.payload(with: values))
            filled.bytes = Array(JSONValue(.object(kept + [payload])).compactText.utf8)
        } catch {
            filled.fault = error.diagnostics.first
            if filled.fault?.location?.file != file { filled.fault?.message += " (line \(row.number) of \(file))" }
        }
        return filled
    }

    /// The error of a line that isn't an object.
    private func unreadable(_ bytes: [UInt8], _ number: Int) -> Diagnostic? {
        do throws(InputError) {
            let value = try JSONReader.read(bytes, file: file, line: number)
            let report = DiagnosticCollector(file: file)
            _ = ObjectReader(value, path: "$", report: report)
            return report.inFileOrder.first { $0.severity == .error }
        } catch { return unfinished(bytes, number) ?? error.diagnostics.first }
    }

    /// The error of a line with the opening bracket alone: the start of JSON that an editor has indented.
    private func unfinished(_ bytes: [UInt8], _ number: Int) -> Diagnostic? {
        let filter: String
        switch bytes.filter({ !RowScanner.isSpace($0) }) {
        case [UInt8(ascii: "{")]: filter = "{payload: .}"
        case [UInt8(ascii: "[")]: filter = ".[] | {payload: .}"
        default: return nil
        }
        return problem(
            "row-not-one-line", "the row ends within its JSON", number,
            hint: "each row is one line: jq --compact-output '\(filter)' payloads.json >rows.ndjson")
    }

    private func badIdentifier(_ found: Diagnostic, _ number: Int) -> Diagnostic {
        var diagnostic = found
        diagnostic.location = SourceSpan(file: file, line: number)
        return diagnostic
    }

    private func tooLong(_ number: Int) -> Diagnostic {
        var diagnostic = problem(
            "row-too-long", "the row is longer than \(Limits.batchLineBytes) bytes", number,
            hint: "payloads have at most \(Limits.apnsPayloadBytes); does each row end with a line's end?")
        diagnostic.exit = .refused
        return diagnostic
    }

    private func problem(_ code: String, _ message: String, _ number: Int, hint: String) -> Diagnostic {
        Diagnostic(.error, code, message, at: SourceSpan(file: file, line: number), hint: hint)
    }
}
