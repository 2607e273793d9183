import ArgumentParser
import RenderNotification
import SnapshotComparison

/// The files that a report of snapshots is written to.
struct ReportOptions: ParsableArguments {
    @Option(help: "Writes a page with all pictures in it, for a browser.", completion: .file(extensions: ["html"]))
    var report: String?

    @Option(
        help: "Writes the results as JSON; 'snapshot accept', 'prune' and 'merge' read them.",
        completion: .file(extensions: ["json"]))
    var json: String?

    @Option(help: "Writes the results as JUnit's XML.", completion: .file(extensions: ["xml"])) var junit: String?

    @Option(
        help: "Writes a table in Markdown, for a comment on a pull request.", completion: .file(extensions: ["md"]))
    var summary: String?

    @Option(
        help: ArgumentHelp(
            "The address of the artefacts' folder, for small pictures in the summary.", valueName: "url"))
    var pictures: String?

    func validate() throws {
        if [report, json, junit, summary].contains("") { throw ValidationError("The name of a file is empty.") }
        if pictures != nil, summary == nil { throw ValidationError("--pictures is for --summary.") }
    }

    var paths: [String] { [report, json, junit, summary].compactMap(\.self) }

    /// Writes the files that are asked for.
    func write(_ result: SnapshotReport) throws {
        var outputs: [AtomicFile.Output] = []
        if let report { outputs.append(.init(bytes: HTMLReport.bytes(of: result), path: report)) }
        if let json { outputs.append(.init(text: result.json.prettyText(), path: json)) }
        if let junit { outputs.append(.init(text: JUnitReport.text(of: result), path: junit)) }
        if let summary {
            outputs.append(.init(text: ReportComment.text(of: result, pictures: pictures), path: summary))
        }
        for path in paths where path != "-" && FilePath.folder(of: path) != "." {
            try OutputPath.makeFolder(FilePath.folder(of: path))
        }
        try AtomicFile.write(outputs)
    }

    /// Says on standard error what isn't as its reference; ends with the report's exit code.
    static func finish(_ result: SnapshotReport) throws {
        for group in result.groups {
            let entry = group[0]
            let message = entry.message.isEmpty ? entry.name : entry.message
            printToStandardError("\(entry.status.rawValue): \(message)\n")
            if group.count > 1 {
                let names = group.dropFirst().map { "  \($0.name)\n" }.joined()
                printToStandardError("  The same views differ in \(group.count - 1) more:\n\(names)")
            }
        }
        printToStandardError("\(result.title): \(result.summary)")
        if result.exitCode != 0 { throw ExitCode(result.exitCode) }
    }
}
