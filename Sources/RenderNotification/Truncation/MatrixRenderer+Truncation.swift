import ContentExtensionHost
import Renderer

extension MatrixRenderer {
    /// How much of the notification's texts is seen in each place of the matrix, and everything that was odd.
    public func truncation() throws -> (report: TruncationReport, diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let found = try pool.map(places.count) { number, _, renderer in
            let place = places[number]
            let shownIn = matrix.presentation(at: place)
            let outcome = try notification.play(in: shownIn, on: matrix.device(at: place), with: renderer)
            let measured = TruncationReport.Entry(
                shownIn, TruncationSubject(outcome.screen(in: shownIn)), locale: renderer.traits.locale, on: renderer)
            return (measured, outcome.diagnostics(with: renderer))
        }
        return (TruncationReport(places: found.map(\.0)), found.flatMap(\.1))
    }
}

extension TruncationReport.Entry {
    /// A notification where it is shown, on the renderer that has its traits.
    /// - Parameter snapshot: the file of the scenario's snapshot that shows it.
    init(
        _ presentation: Place, _ subject: TruncationSubject, locale: String, snapshot: String? = nil,
        on renderer: NotificationRenderer
    ) {
        let traits = renderer.traits
        self.init(
            snapshot: snapshot, style: traits.style, device: traits.model, orientation: traits.orientation,
            presentation: presentation, locale: locale, appearance: traits.appearance,
            contentSize: traits.contentSize, usesBoldText: traits.usesBoldText,
            texts: TruncationMeter(renderer: renderer).texts(of: subject))
    }
}

extension ScenarioOutcome {
    /// How much of the notification's texts is seen in a place.
    func truncation(in place: Place, with renderer: NotificationRenderer) -> TruncationReport {
        TruncationReport(places: [
            TruncationReport.Entry(
                place, TruncationSubject(screen(in: place)), locale: renderer.traits.locale, on: renderer)
        ])
    }
}
