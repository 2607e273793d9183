import ArgumentParser
import RenderNotification
import SnapshotComparison

/// The report that a command works with.
struct ReportInput: ParsableArguments {
    @Option(
        name: .customLong("from"),
        help: "A report in JSON; unless given, that of the last run, in its folder for what differs.",
        completion: .file(extensions: ["json"]))
    var path: String?

    func read() throws -> SnapshotReport {
        try SnapshotReport(file: path ?? "\(Artefacts.standardFolder)/\(Artefacts.lastReport)")
    }
}

/// Makes what was found the reference.
struct SnapshotAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Makes what the last run found the references.")

    @Argument(help: "Cases, or folders of cases; all that differ or are missing when there is none.")
    var names: [String] = []

    @OptionGroup var input: ReportInput

    func run() throws {
        let accepted = try ReferenceStore(try input.read()).accept(names)
        for name in accepted { print("accepted \(name)") }
        printToStandardError("\(accepted.count) accepted")
    }
}

/// Removes references that nothing makes any more.
struct SnapshotPruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Removes the references that no case of the last run has.")

    @OptionGroup var input: ReportInput

    func run() throws {
        let removed = try ReferenceStore(try input.read()).prune()
        for path in removed { print("removed \(path)") }
        printToStandardError("\(removed.count) removed")
    }
}

/// Makes one report of those of a run's shards.
struct SnapshotMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Makes one report of the reports of a run's shards; ends as one run would.")

    @Argument(
        help: "The shards' reports in JSON; pictures that aren't where they were are looked for beside them.",
        completion: .file(extensions: ["json"]))
    var reports: [String]

    @OptionGroup(title: "What is written about it") var report: ReportOptions

    func run() throws {
        try OutputPath.check(report.paths, inputs: reports)
        let parts = try reports.map { try SnapshotReport(file: $0).located(beside: $0) }
        var merged = try SnapshotReport(merging: parts)
        let runner = SnapshotRunner(
            references: merged.references, artefacts: Artefacts(folder: Artefacts.standardFolder))
        merged.cases = (merged.cases + runner.orphans(beside: merged.cases)).sorted { $0.name < $1.name }
        try report.write(merged)
        try ReportOptions.finish(merged)
    }
}
