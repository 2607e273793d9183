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

    private var buffer: InputBuffer
    private var lines: LineSplitter

    /// - Parameter path: a file or pipe, or `-` for standard input.
    /// - Throws: `file-missing` or `file-unreadable` (exit 66).
    package init(path: String, format: Format? = nil) throws(Diagnostic) {
        buffer = try InputBuffer(path: path)
        lines = LineSplitter(file: FilePath.shownName(of: path))
    }

    /// What poll(2) can wait for.
    package var descriptor: Int32 { buffer.descriptor }
    /// Whether everything is handed out.
    package var isEnded: Bool { buffer.isAtEnd && buffer.pending.isEmpty }
    /// How much of a file was taken, from 0 to 1; `nil` for a pipe, whose length nobody knows.
    package var fraction: Double? {
        buffer.size.map { $0 > 0 ? min(1, Double(buffer.total - buffer.pending.count) / Double($0)) : 1 }
    }

    /// Reads once, and waits for that where the input makes one wait.
    /// - Returns: whether there was anything; once there isn't, `next` still has what is left.
    /// - Throws: `file-unreadable` (exit 66).
    package mutating func fill() throws(Diagnostic) -> Bool { try buffer.fill() }

    /// The next row that is wanted, among those that are read; `nil` when more must be read, or at the end.
    /// - Parameter isWanted: asked of each row, those that are errors too; what it doesn't want is passed over.
    package mutating func next(where isWanted: (RowGlance) -> Bool) -> InputItem? {
        while let span = lines.next(&buffer) {
            let item = item(span, isWanted)
            buffer.take(span.taken)
            if let item { return item }
        }
        return nil
    }

    private func item(_ span: LineSplitter.Span, _ isWanted: (RowGlance) -> Bool) -> InputItem? {
        switch span.content {
        case .blank: return nil
        case .tooLong:
            return fault(
                span.number, isWanted,
                Diagnostic(
                    .error, "row-too-long", "the row is longer than \(Limits.batchLineBytes) bytes",
                    at: SourceLocation(file: lines.file, line: span.number),
                    hint: "payloads have at most \(Limits.apnsPayloadBytes); does each row end with a line's end?",
                    exit: .refused))
        case .line(let bytes):
            switch RowIdentifier.find(in: bytes) {
            case .invalid(let problem, let hint):
                return fault(
                    span.number, isWanted,
                    Diagnostic(
                        .error, "invalid-row-id", problem, at: SourceLocation(file: lines.file, line: span.number),
                        path: "$.id", hint: hint))
            case .bytes(let id):
                let hash = RowHash(id)
                guard isWanted(RowGlance(number: span.number, id: id, hash: hash)) else { return nil }
                return .row(line(span.number, String(decoding: id, as: UTF8.self), hash, bytes))
            case .text(let id):
                return wanted(span.number, id, isWanted).map { .row(line(span.number, id, $0, bytes)) }
            case .none:
                let id = String(span.number)
                return wanted(span.number, id, isWanted).map { .row(line(span.number, id, $0, bytes)) }
            }
        }
    }

    private func line(_ number: Int, _ id: String, _ hash: RowHash, _ bytes: UnsafeRawBufferPointer) -> InputLine {
        InputLine(number: number, id: id, hash: hash, bytes: [UInt8](bytes))
    }

    private func fault(_ number: Int, _ isWanted: (RowGlance) -> Bool, _ diagnostic: Diagnostic) -> InputItem? {
        let id = String(number)
        return wanted(number, id, isWanted).map {
            .fault(InputFault(number: number, id: id, hash: $0, diagnostic: diagnostic))
        }
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
