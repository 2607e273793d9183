import ArgumentParser
import SnapshotComparison

/// Compares notifications with references, and works with their reports.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Compares notifications with reference pictures and layouts.",
        subcommands: [
            SnapshotRunCommand.self, SnapshotAcceptCommand.self, SnapshotPruneCommand.self, SnapshotMergeCommand.self,
        ],
        defaultSubcommand: SnapshotRunCommand.self)

    /// The default of the folder for what differs, which `accept` and `prune` look into.
    static let artefacts = ".render-notification/snapshots"
    /// The report that `accept` and `prune` read, in the folder for what differs.
    static let lastReport = "report.json"
}
