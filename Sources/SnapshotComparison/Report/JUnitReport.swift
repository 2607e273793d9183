/// A report in JUnit's XML, which CI services show beside other tests.
package enum JUnitReport {
    package static func text(of report: SnapshotReport) -> String {
        let failed = report.cases.filter { $0.status != .passed }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<testsuites name="\#(escaped(report.title))" tests="\#(report.cases.count)" failures="\#(failed.count)">"#,
            #"  <testsuite name="\#(escaped(report.title))" tests="\#(report.cases.count)" failures="\#(failed.count)">"#,
        ]
        for entry in report.cases {
            let parts = entry.name.split(separator: "/")
            let folder = parts.dropLast().joined(separator: ".")
            let start =
                #"    <testcase classname="\#(escaped(folder.isEmpty ? report.title : folder))" name="\#(escaped(String(parts.last ?? "")))""#
            guard entry.status != .passed else {
                lines.append(start + "/>")
                continue
            }
            let text = entry.message.isEmpty ? entry.status.rawValue : entry.message
            lines.append(start + ">")
            lines.append(
                #"      <failure type="\#(entry.status.rawValue)" message="\#(escaped(entry.name)) is \#(entry.status.rawValue)">\#(escaped(text))</failure>"#
            )
            lines.append("    </testcase>")
        }
        return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// Text for content and attributes; characters that XML doesn't allow become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
