extension PushNotification {
    /// The notification of a line of a file: a payload, a row of a batch, or a scenario's delivery.
    /// - Parameters:
    ///   - place: the file and the line number.
    ///   - folder: the base folder of the files that the line names.
    /// - Returns: the notification, and the findings about the line itself.
    /// - Throws: every error in the line.
    package func showing(
        line: [UInt8], at place: SourceSpan, folder: String
    ) throws(InputError) -> (notification: PushNotification, findings: [Diagnostic]) {
        var shown = self
        let value = try JSONReader.read(line, file: place.file, line: place.line ?? 1)
        guard value["aps"] == nil, value["id"] != nil || value["overrides"] != nil else {
            let lines = try PastDelivery.decode(
                lines: line, file: place.file, folder: folder, now: date, firstLine: place.line ?? 1)
            shown.payload = PayloadSource(lines.first?.delivery)
            return (shown, [])
        }
        let row = try BatchRow.decode(line, at: place)
        shown.show(row, folder: folder)
        return (shown, row.warnings)
    }

    /// Takes a row's payload, files and settings.
    mutating func show(_ row: BatchRow, folder: String) {
        payload = PayloadSource(
            ScenarioDelivery(.inline(row.payload), folder: folder, attachments: row.attachments.map { Spanned($0) }))
        overrides = row.overrides
    }
}
