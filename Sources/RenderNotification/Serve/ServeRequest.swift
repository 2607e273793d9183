/// A line that `serve` reads: `{"requestId": …, "payload": {…}, …}`, or `{"cancel": …}`.
package enum ServeRequest: Sendable {
    /// A request for a picture.
    case draw(Drawing)
    /// Cancels the request with this id.
    case cancel(ServeID)

    /// A picture's inputs and its destination.
    package struct Drawing: Sendable {
        package var id: ServeID
        /// A descriptor in place of the command line's.
        package var descriptor: String?
        package var row: BatchRow
        /// The picture's file; `nil` returns the picture in the reply.
        package var output: String?
        /// The request as it was written, and its line's number.
        package var line: [UInt8] = []
        package var number = 1
    }

    /// The errors in an invalid line, and its id if readable.
    package struct Refusal: Error {
        package var id: ServeID?
        package var diagnostics: [Diagnostic]
    }

    /// Decodes a line.
    /// - Parameter place: the input's name and the line number.
    package static func decode(_ line: [UInt8], at place: SourceSpan) throws(Refusal) -> ServeRequest {
        let value: JSONValue
        do {
            value = try JSONReader.read(line, file: place.file, line: place.line ?? 1)
        } catch {
            throw Refusal(id: nil, diagnostics: error.diagnostics)
        }
        let report = DiagnosticCollector(file: place.file)
        let reader = ObjectReader(value, path: "$", report: report)
        let request = request(reader)
        reader.finish()
        guard let request, !report.hasErrors else {
            throw Refusal(id: value["requestId"].flatMap(ServeID.init), diagnostics: report.inFileOrder)
        }
        guard case .draw(var drawing) = request else { return request }
        drawing.row.warnings = report.inFileOrder
        (drawing.line, drawing.number) = (line, place.line ?? 1)
        return .draw(drawing)
    }

    private static func request(_ reader: ObjectReader) -> ServeRequest? {
        if reader.raw("cancel") != nil { return id("cancel", in: reader).map { .cancel($0) } }
        let isNamed = reader.require("requestId", hint: "write \"requestId\": \"1\": replies come with it")
        let requestID = isNamed ? id("requestId", in: reader) : nil
        let (descriptor, output) = (name("descriptor", in: reader), name("output", in: reader))
        guard let row = BatchRow(reader), let requestID else { return nil }
        return .draw(Drawing(id: requestID, descriptor: descriptor, row: row, output: output))
    }

    private static func id(_ key: String, in reader: ObjectReader) -> ServeID? {
        guard let raw = reader.raw(key) else { return nil }
        if let id = ServeID(raw) { return id }
        guard let number = raw.number else {
            reader.wrongType(raw, key, "a text or a whole number")
            return nil
        }
        reader.report.add(
            .error, "wrong-type", "\(key) should be a text, or a whole number written in digits alone",
            at: raw.position, path: reader.child(key),
            hint: Int(exactly: number).map { "write \($0)" } ?? "put it in quotes")
        return nil
    }

    /// Reads a file's path; refuses `-`, because standard input and output are in use.
    private static func name(_ key: String, in reader: ObjectReader) -> String? {
        guard let raw = reader.raw(key), let path = reader.identifier(key) else { return nil }
        if path != FileReader.standardInput { return path }
        reader.report.add(
            .error, "unknown-value", "\(key) can't be \"-\": requests and replies go over standard input and output",
            at: raw.position, path: reader.child(key), hint: "name a file")
        return nil
    }
}

/// A request's id, a string or an integer, which the reply repeats unchanged.
package struct ServeID: Sendable, Hashable {
    /// As JSON.
    @ByteString package private(set) var text: String

    /// - Returns: `nil` for another kind of value.
    package init?(_ value: JSONValue) {
        switch value.kind {
        case .string(let string): text = JSONText.quoted(string)
        case .number(let number, isInteger: true):
            text = value.digits ?? (number == 0 && number.sign == .minus ? "-0" : JSONValue.text(of: number))
        default: return nil
        }
    }
}
