/// One notification of many: `{"id": …, "payload": {…}, "overrides": {…}, "attachments": […]}`.
package struct BatchRow: Sendable, Equatable {
    /// The name that matches a result with its row; empty when the row has none.
    package var id: String
    /// The payload, with its position in the row.
    package var payload: Spanned<JSONValue>
    /// Settings of this row, by the keys of a scenario's settings.
    package var overrides: ScenarioSettings
    /// The place where this row's notification shows, another than the other rows'.
    package var place: Place?
    /// Files attached in addition to the payload's; relative to the rows' folder.
    package var attachments: [AttachmentReference]
    /// The findings about the row.
    package var warnings: [Diagnostic] = []

    /// Decodes a line.
    /// - Parameter place: the file and the line number.
    /// - Throws: every error in the line.
    package static func decode(_ line: some Sequence<UInt8>, at place: SourceSpan) throws(InputError) -> BatchRow {
        let value = try JSONReader.read(line, file: place.file, line: place.line ?? 1)
        let report = DiagnosticCollector(file: place.file)
        let reader = ObjectReader(value, path: "$", report: report)
        let row = BatchRow(reader)
        reader.finish()
        try report.check()
        guard var row else { throw InputError(report.inFileOrder) }
        row.warnings = report.inFileOrder
        return row
    }

    /// Reads the keys of a row from an object that may have others.
    /// - Returns: `nil` on errors, which are reported.
    package init?(_ reader: ObjectReader) {
        let report = reader.report
        let id = Self.identifier(reader)
        let hasPayload = reader.require("payload", hint: "write \"payload\": {\"aps\": {…}}")
        let payload = reader.raw("payload").map { Spanned($0, at: report.span($0, reader.child("payload"))) }
        var overrides = ScenarioSettings()
        if let settings = reader.object("overrides") {
            overrides = ScenarioSettings(settings)
            overrides.force = settings.bool("force")
            place = settings.choice("presentation", Place.self)
            settings.finish()
        }
        let attachments =
            reader.raw("attachments") == nil ? [] : AttachmentReference.read(from: reader.value, report: report)
        guard hasPayload, let payload, !report.hasErrors else { return nil }
        (self.id, self.payload, self.overrides, self.attachments) = (id ?? "", payload, overrides, attachments)
    }

    /// Reads a string, or an integer as it is written.
    private static func identifier(_ reader: ObjectReader) -> String? {
        guard let raw = reader.raw("id") else { return nil }
        if case .number(let number, isInteger: true) = raw.kind { return raw.digits ?? JSONValue.text(of: number) }
        return reader.string("id")
    }
}
