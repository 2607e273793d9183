import ContentExtensionHost
import Renderer

/// One notification of many: `{"id": …, "payload": {…}, "overrides": {…}, "attachments": […]}`.
package struct BatchRow: Sendable, Equatable {
    /// What results are matched by; empty where the row has none.
    package var id: String
    /// The payload, with its place in the row.
    package var payload: Spanned<JSONValue>
    /// What is different for this row: the keys of a scenario's settings.
    package var overrides: ScenarioSettings
    /// Files attached besides those that the payload names; below the rows' folder, as a payload's.
    package var attachments: [AttachmentReference]
    /// What was odd about the row.
    package var warnings: [Diagnostic]

    package init(
        id: String, payload: Spanned<JSONValue>, overrides: ScenarioSettings = .init(),
        attachments: [AttachmentReference] = [], warnings: [Diagnostic] = []
    ) {
        self.id = id
        self.payload = payload
        self.overrides = overrides
        self.attachments = attachments
        self.warnings = warnings
    }

    /// Decodes a line.
    /// - Parameter place: the file and the number of the line.
    /// - Throws: everything that is wrong with it.
    package static func decode(
        _ line: some Sequence<UInt8>, at place: SourceSpan
    ) throws(InputError) -> BatchRow {
        let value = try JSONReader.read(line, file: place.file, line: place.line ?? 1)
        let report = DiagnosticCollector(file: place.file)
        var reader = ObjectReader(value, path: "$", report: report)
        let row = BatchRow(&reader)
        reader.finish()
        try report.check()
        guard var row else { throw InputError(report.inFileOrder) }
        row.warnings = report.inFileOrder
        return row
    }

    /// Reads the keys of a row from an object that may have others.
    /// - Returns: `nil` when something is wrong, which is reported.
    package init?(_ reader: inout ObjectReader) {
        let report = reader.report
        let id = Self.identifier(&reader)
        let hasPayload = reader.require("payload", hint: "write \"payload\": {\"aps\": {…}}")
        let payload = reader.raw("payload").map { Spanned($0, at: report.span($0, reader.child("payload"))) }
        var overrides = ScenarioSettings()
        if var settings = reader.object("overrides") {
            overrides = ScenarioSettings(&settings)
            settings.finish()
        }
        let attachments =
            reader.raw("attachments") == nil
            ? [] : AttachmentReference.read(from: reader.value, report: report)
        guard hasPayload, let payload, !report.hasErrors else { return nil }
        self.init(id: id ?? "", payload: payload, overrides: overrides, attachments: attachments)
    }

    /// A text, or a whole number as it is written.
    private static func identifier(_ reader: inout ObjectReader) -> String? {
        guard let raw = reader.raw("id") else { return nil }
        if case .number(let number, isInteger: true) = raw.kind { return raw.digits ?? JSONValue.text(of: number) }
        return reader.string("id")
    }
}
