import ContentExtensionHost

extension MatrixRenderer {
    /// How much of the notification's texts is seen in each place of the matrix, and everything that was odd.
    public func truncation() throws -> (report: TruncationReport, diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let found = try pool.map(places.count) { number, _, renderer in
            let place = places[number]
            renderer.traits = matrix.traits(at: place)
            let job = matrix.job(job, at: place)
            let outcome = try job.run(on: renderer)
            return (
                TruncationReport.Place(outcome, locale: job.locale, on: renderer), outcome.diagnostics(with: renderer)
            )
        }
        return (TruncationReport(places: found.map(\.0)), found.flatMap(\.1))
    }
}

extension TruncationReport.Place {
    /// What came of a job, on the renderer that it ran on.
    init(_ outcome: NotificationJob.Outcome, locale: String, on renderer: NotificationRenderer) {
        let traits = renderer.traits
        self.init(
            style: traits.style, device: traits.device, orientation: traits.orientation,
            presentation: outcome.presentation, locale: locale, contentSize: traits.contentSize,
            texts: TruncationMeter(renderer: renderer).texts(of: TruncationSubject(outcome)))
    }
}

extension NotificationJob.Outcome {
    /// How much of the notification's texts is seen where it is shown.
    /// - Parameter locale: what the report calls the user's.
    public func truncation(locale: String, on renderer: NotificationRenderer) -> TruncationReport {
        TruncationReport(places: [TruncationReport.Place(self, locale: locale, on: renderer)])
    }
}
