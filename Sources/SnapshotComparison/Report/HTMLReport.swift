import CReportPage
import ContentExtensionHost
import PlatformFoundation

/// A report as one HTML file that needs no other: page, style, script and pictures.
package enum HTMLReport {
    /// - Parameter read: the contents of a picture's file; `nil` leaves it out.
    package static func bytes(
        of report: SnapshotReport, read: (String) -> [UInt8]? = { try? FileReader.read($0, limit: Limits.imageBytes) }
    ) -> [UInt8] {
        var data = PageTemplate.data(report.json.compactText, id: "report")
        for (index, entry) in report.cases.enumerated() {
            for file in entry.files where file.kind == .picture {
                guard let bytes = read(file.path) else { continue }
                data += "\n<script type=\"text/plain\" id=\"picture-\(index)-\(file.role.rawValue)\">".utf8
                data += Data(bytes).base64EncodedData()
                data += "</script>".utf8
            }
        }
        return PageTemplate.filled(
            text(report_page()),
            with: [
                "style": Array(text(report_style()).utf8), "report": data, "script": Array(text(report_script()).utf8),
            ])
    }

    private static func text(_ file: report_text) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
}
