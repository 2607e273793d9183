import ContentExtensionHost
import Renderer

/// A line that `serve` reads: `{"requestId": …, "payload": {…}, …}`, or `{"cancel": …}`.
package enum ServeRequest: Sendable {
    /// A picture is wanted.
    case draw(Drawing)
    /// The request of that number isn't wanted any more.
    case cancel(ServeID)

    /// What is to be drawn, and where to.
    package struct Drawing: Sendable {
        package var id: ServeID
        /// In place of the command line's descriptors.
        package var descriptor: String?
        package var row: BatchRow
        /// The picture's file; `nil` for one that comes with the reply.
        package var output: String?
    }

    /// Why a line is no request, and what it calls itself as far as that can be read.
    package struct Refusal: Error {
        package var id: ServeID?
        package var diagnostics: [Diagnostic]
    }

    /// Decodes a line.
    /// - Parameter place: what the input is called, and the number of the line.
    package static func decode(_ line: [UInt8], at place: SourceSpan) throws(Refusal) -> ServeRequest {
        let value: JSONValue
        do {
            value = try JSONReader.read(line, file: place.file, line: place.line ?? 1)
        } catch {
            throw Refusal(id: nil, diagnostics: error.diagnostics)
        }
        let report = DiagnosticCollector(file: place.file)
        var reader = ObjectReader(value, path: "$", report: report)
        let request = request(&reader)
        reader.finish()
        guard let request, !report.hasErrors else {
            throw Refusal(id: value["requestId"].flatMap(ServeID.init), diagnostics: report.inFileOrder)
        }
        guard case .draw(var drawing) = request else { return request }
        drawing.row.warnings = report.inFileOrder
        return .draw(drawing)
    }

    private static func request(_ reader: inout ObjectReader) -> ServeRequest? {
        if reader.raw("cancel") != nil { return id("cancel", in: &reader).map { .cancel($0) } }
        let isNamed = reader.require("requestId", hint: "write \"requestId\": \"1\": replies come with it")
        let requestID = isNamed ? id("requestId", in: &reader) : nil
        let (descriptor, output) = (name("descriptor", in: &reader), name("output", in: &reader))
        guard let row = BatchRow(&reader), let requestID else { return nil }
        return .draw(Drawing(id: requestID, descriptor: descriptor, row: row, output: output))
    }

    private static func id(_ key: String, in reader: inout ObjectReader) -> ServeID? {
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

    /// A file's path; standard input and output are taken.
    private static func name(_ key: String, in reader: inout ObjectReader) -> String? {
        guard let raw = reader.raw(key), let path = reader.identifier(key) else { return nil }
        if path != FileReader.standardInput { return path }
        reader.report.add(
            .error, "unknown-value", "\(key) can't be \"-\": requests and replies go over standard input and output",
            at: raw.position, path: reader.child(key), hint: "name a file")
        return nil
    }
}

/// What a reply is matched by: a text or a whole number, given back as it came.
package struct ServeID: Sendable, Hashable {
    /// As JSON.
    @ByteString package private(set) var text: String

    /// - Returns: `nil` for a value that is neither.
    package init?(_ value: JSONValue) {
        switch value.kind {
        case .string(let string): text = JSONText.quoted(string)
        case .number(let number, isInteger: true):
            text = value.digits ?? (number == 0 && number.sign == .minus ? "-0" : JSONValue.text(of: number))
        default: return nil
        }
    }
}
