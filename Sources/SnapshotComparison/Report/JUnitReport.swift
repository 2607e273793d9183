import ContentExtensionHost

/// A report in JUnit's XML, which CI services show beside other tests.
package enum JUnitReport {
    package static func text(of report: SnapshotReport) -> String {
        let title = XMLText.escaped(report.title)
        let failures = report.cases.filter { ![.passed, .orphaned].contains($0.status) }.count
        let counts = #"name="\#(title)" tests="\#(report.cases.count)" failures="\#(failures)""#
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
            #"  <testsuite \#(counts) skipped="\#(report.count(.orphaned))">"#,
        ]
        for entry in report.cases {
            let parts = entry.name.split(separator: "/")
            let folder = parts.count > 1 ? XMLText.escaped(parts.dropLast().joined(separator: ".")) : title
            let status = entry.status.rawValue
            let text = XMLText.escaped(entry.message.isEmpty ? status : entry.message)
            let result =
                switch entry.status {
                case .passed: ""
                case .orphaned: #"<skipped message="\#(text)"/>"#
                default:
                    #"<failure type="\#(status)" message="\#(XMLText.escaped(entry.name)): \#(status)">\#(text)</failure>"#
                }
            let name = XMLText.escaped(String(parts.last ?? ""))
            lines.append(#"    <testcase classname="\#(folder)" name="\#(name)">\#(result)</testcase>"#)
        }
        return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }
}
