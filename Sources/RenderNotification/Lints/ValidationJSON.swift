import ContentExtensionHost
import Renderer

/// Validation reports as JSON: a stable format for other tools (docs/validate.md).
package enum ValidationJSON {
    /// An array with one object for each file; each finding and each layout is on a line of its own.
    package static func text(of reports: [ValidationReport]) -> String {
        "[\n" + reports.map(text).joined(separator: ",\n") + "\n]\n"
    }

    private static func text(of report: ValidationReport) -> String {
        var text =
            "{\"file\":\(JSONText.quoted(report.file)),\"kind\":\"\(report.kind.rawValue)\",\"ok\":\(report.isOK)"
        if let interface = report.interface {
            text +=
                ",\n\"interface\":{\"file\":\(JSONText.quoted(interface.file)),\"views\":\(interface.views),"
                + "\"constraints\":\(interface.constraints),\"unknown\":\(interface.unknown)}"
        }
        text += array("findings", report.findings.map(\.jsonText))
        if report.kind == .payload || !report.layouts.isEmpty {
            text += array("layouts", report.layouts.map(self.text))
        }
        return text + "}"
    }

    private static func array(_ name: String, _ lines: [String]) -> String {
        ",\n\"\(name)\":[" + lines.map { "\n" + $0 }.joined(separator: ",") + "]"
    }

    private static func text(of layout: ValidationReport.Layout) -> String {
        JSONText.object([
            ("device", JSONText.quoted(layout.device)), ("width", FixedText.short(layout.size.width)),
            ("height", FixedText.short(layout.size.height)), ("broken", String(layout.broken)),
            ("ambiguous", String(layout.ambiguous)), ("placeholders", String(layout.placeholders)),
        ])
    }
}
