import ContentExtensionHost

/// The rows of a batch, read in blocks from a file, a pipe or standard input; memory stays as it is whatever they are.
///
/// `next` hands out what is read already, `fill` reads once: a caller that waits with poll(2) calls `fill` when
/// `descriptor` can be read, any other when `next` has nothing.
package struct BatchInput: ~Copyable {
    package enum Format: String, Sendable, CaseIterable {
        /// A JSON object on each line.
        case ndjson
        /// RFC 4180 with a header row of dotted paths.
        case csv

        /// As a file's name says: CSV for `.csv`.
        package init(path: String) { self = path.lowercased().hasSuffix(".csv") ? .csv : .ndjson }
    }

    private let file: String
    private var buffer: InputBuffer
    private var lines = LineSplitter()
    /// `nil` for NDJSON.
    private var csv: CSVRows?

    /// Opens an input, and reads the header of a CSV file.
    /// - Parameters:
    ///   - path: a file or pipe, or `-` for standard input.
    ///   - format: as the file's name says when `nil`.
    /// - Throws: `file-missing` or `file-unreadable` (exit 66), `csv-header` (exit 65).
    package init(path: String, format: Format? = nil) throws(Diagnostic) {
        let file = FilePath.shownName(of: path)
        var buffer = try InputBuffer(path: path)
        csv = format ?? Format(path: path) == .csv ? try CSVRows(&buffer, file: file) : nil
        self.buffer = buffer
        self.file = file
    }

    /// What poll(2) can wait for.
    package var descriptor: Int32 { buffer.descriptor }
    /// Whether everything is handed out.
    package var isEnded: Bool { buffer.isAtEnd && buffer.pending.isEmpty }
    /// How much of a file was taken, from 0 to 1; `nil` for a pipe, whose length nobody knows.
    package var fraction: Double? {
        buffer.size.map {
            $0 > 0 ? min(1, Double(buffer.total - buffer.pending.count) / Double($0)) : 1
        }
    }

    /// Reads once, and waits for that where the input makes one wait.
    /// - Returns: whether there was anything; once there isn't, `next` still has what is left.
    /// - Throws: `file-unreadable` (exit 66).
    package mutating func fill() throws(Diagnostic) -> Bool { try buffer.fill() }

    /// The next row that is wanted, among those that are read; `nil` when more must be read, or at the end.
    /// - Parameter isWanted: asked of each row, those that are errors too; what it doesn't want is passed over.
    package mutating func next(where isWanted: (RowGlance) -> Bool) -> InputItem? {
        while true {
            let (item, taken): (InputItem?, Int)
            if let span = csv?.next(&buffer) {
                (item, taken) = (self.item(span, isWanted), span.taken)
            } else if csv == nil, let span = lines.next(&buffer) {
                (item, taken) = (self.item(span, isWanted), span.taken)
            } else {
                return nil
            }
            buffer.take(taken)
            if let item { return item }
        }
    }

    private func item(_ span: LineSplitter.Span, _ isWanted: (RowGlance) -> Bool) -> InputItem? {
        let item: InputItem?
        switch span.content {
        case .blank: return nil
        case .tooLong: item = fault(tooLong(span.number), isWanted)
        case .line(let bytes):
            item = line(span.number, bytes, isWanted)
        }
        guard case .fault(var fault) = item else { return item }
        fault.start = Array(buffer.pending.prefix(min(span.taken, Limits.batchLineBytes)))
        return .fault(fault)
    }

    private func item(_ span: CSVRecords.Span, _ isWanted: (RowGlance) -> Bool) -> InputItem? {
        switch span.content {
        case .blank: return nil
        case .tooLong: return fault(tooLong(span.number), isWanted)
        case .badQuotes(let problem, let hint):
            return fault(self.problem("csv-quotes", problem, span.number, hint: hint), isWanted)
        case .record:
            let bytes = buffer.pending
            guard let cell = csv?.identifier(bytes) else {
                return row(span.number, .none, isWanted) { () throws(Diagnostic) in
                    try csv?.row(bytes, number: span.number) ?? []
                }
            }
            return cell.withUnsafeBytes { id in
                row(span.number, RowIdentifier.checked(id), isWanted) { () throws(Diagnostic) in
                    try csv?.row(bytes, number: span.number) ?? []
                }
            }
        }
    }

    /// A row of NDJSON. One without an identifier has its line's number, unless it is no row at all.
    private func line(
        _ number: Int, _ bytes: UnsafeRawBufferPointer, _ isWanted: (RowGlance) -> Bool
    ) -> InputItem? {
        let identifier = RowIdentifier.find(in: bytes)
        if case .none = identifier, let problem = unreadable(bytes, number) { return fault(problem, isWanted) }
        return row(number, identifier, isWanted) { [UInt8](bytes) }
    }

    /// Why a line isn't an object.
    private func unreadable(_ bytes: UnsafeRawBufferPointer, _ number: Int) -> Diagnostic? {
        do throws(InputError) {
            let value = try JSONReader.read(bytes, file: file, line: number)
            let report = DiagnosticCollector(file: file)
            _ = ObjectReader(value, path: "$", report: report)
            return report.inFileOrder.first { $0.severity == .error }
        } catch {
            return error.diagnostics.first
        }
    }

    /// A row that is wanted; its bytes are made only then.
    private func row(
        _ number: Int, _ identifier: RowIdentifier, _ isWanted: (RowGlance) -> Bool,
        bytes: () throws(Diagnostic) -> [UInt8]
    ) -> InputItem? {
        switch identifier {
        case .bytes(let id):
            let hash = RowHash(id)
            guard isWanted(RowGlance(number: number, id: id, hash: hash)) else { return nil }
            return row(number, String(decoding: id, as: UTF8.self), hash, bytes)
        case .text(let id): return wanted(number, id, isWanted).map { row(number, id, $0, bytes) }
        case .none:
            return wanted(number, String(number), isWanted).map { row(number, String(number), $0, bytes) }
        case .invalid(let problem, let hint):
            var diagnostic = self.problem("invalid-row-id", problem, number, hint: hint)
            diagnostic.jsonPath = "$.id"
            return fault(diagnostic, isWanted)
        }
    }

    private func row(
        _ number: Int, _ id: String, _ hash: RowHash, _ bytes: () throws(Diagnostic) -> [UInt8]
    ) -> InputItem {
        do throws(Diagnostic) {
            return .row(InputLine(number: number, id: id, hash: hash, bytes: try bytes()))
        } catch {
            return .fault(InputFault(number: number, id: id, diagnostic: error))
        }
    }

    private func fault(_ diagnostic: Diagnostic, _ isWanted: (RowGlance) -> Bool) -> InputItem? {
        let number = diagnostic.location?.line ?? 0
        guard isWanted(RowGlance(number: number, id: nil, hash: RowHash(String(number)))) else { return nil }
        return .fault(InputFault(number: number, id: nil, diagnostic: diagnostic))
    }

    /// The hash of a row that is wanted.
    private func wanted(_ number: Int, _ id: String, _ isWanted: (RowGlance) -> Bool) -> RowHash? {
        var id = id
        return id.withUTF8 { text in
            let bytes = UnsafeRawBufferPointer(text)
            let hash = RowHash(bytes)
            return isWanted(RowGlance(number: number, id: bytes, hash: hash)) ? hash : nil
        }
    }
}

// MARK: - Problems

extension BatchInput {
    private func tooLong(_ number: Int) -> Diagnostic {
        var diagnostic = problem(
            "row-too-long", "the row is longer than \(Limits.batchLineBytes) bytes", number,
            hint: "payloads have at most \(Limits.apnsPayloadBytes); does each row end with a line's end?"
        )
        diagnostic.exit = .refused
        return diagnostic
    }

    private func problem(_ code: String, _ message: String, _ number: Int, hint: String) -> Diagnostic {
        Diagnostic(.error, code, message, at: SourceSpan(file: file, line: number), hint: hint)
    }
}
