extension MatrixRenderer {
    /// Measures the visible part of the notification's texts in each cell of the matrix; returns the findings as well.
    package func truncation() throws -> (report: TruncationReport, diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let found = try pool.map(places.count) { number, renderer in
            let (device, shownIn) = matrix.setting(at: places[number])
            let outcome = try notification.play(in: shownIn, on: device, with: renderer)
            return (
                TruncationReport.Entry(outcome.screen(in: shownIn), in: shownIn, on: renderer),
                outcome.diagnostics(with: renderer)
            )
        }
        return (TruncationReport(places: found.map(\.0)), found.flatMap(\.1))
    }
}

extension TruncationReport.Entry {
    /// Measures a notification in one place, on a renderer with the right traits.
    /// - Parameter snapshot: the scenario's snapshot file that shows it.
    init(_ screen: Screen, in place: Place, snapshot: String? = nil, on renderer: NotificationRenderer) {
        let device = renderer.device
        self.init(
            snapshot: snapshot, style: device.style, device: device.model, orientation: device.orientation,
            presentation: place, locale: device.locale, appearance: device.appearance,
            contentSize: device.contentSize, usesBoldText: device.usesBoldText,
            texts: TruncationMeter(renderer: renderer).texts(of: TruncationSubject(screen)))
    }
}
