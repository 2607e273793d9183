import CReportPage
import ContentExtensionHost
import PlatformFoundation

/// A report as one HTML file that needs no other: page, style, script and pictures.
package enum HTMLReport {
    /// - Parameter read: the contents of a picture's file; `nil` leaves it out.
    package static func bytes(
        of report: SnapshotReport, read: (String) -> [UInt8]? = { try? FileReader.read($0, limit: Limits.imageBytes) }
    ) -> [UInt8] {
        var page: [UInt8] = []
        let json = report.json.compactText.replacing("<", with: "\\u003c")
        for part in split(text(report_page())) {
            switch part {
            case .text(let text): page += text.utf8
            case .style: page += text(report_style()).utf8
            case .script: page += text(report_script()).utf8
            case .report:
                page += #"<script type="application/json" id="report">\#(json)</script>"#.utf8
                for (index, entry) in report.cases.enumerated() {
                    for file in entry.files where file.kind == .picture {
                        guard let bytes = read(file.path) else { continue }
                        page += "\n<script type=\"text/plain\" id=\"picture-\(index)-\(file.role.rawValue)\">".utf8
                        page += Data(bytes).base64EncodedData()
                        page += "</script>".utf8
                    }
                }
            }
        }
        return page
    }

    private enum Part: Equatable {
        case text(String)
        case style, report, script
    }

    private static let places: [(mark: String, part: Part)] = [
        ("<!-- style -->", .style), ("<!-- report -->", .report), ("<!-- script -->", .script),
    ]

    /// The page and what takes the place of its marks.
    private static func split(_ page: String) -> [Part] {
        places.reduce([.text(page)]) { parts, place in
            parts.flatMap { part -> [Part] in
                guard case .text(let text) = part, let mark = text.firstRange(of: place.mark) else { return [part] }
                return [
                    .text(String(text[..<mark.lowerBound])), place.part, .text(String(text[mark.upperBound...])),
                ]
            }
        }
    }

    private static func text(_ file: report_text) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
}
