import ArgumentParser
import SnapshotComparison

/// Compares notifications with references, and works with their reports.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Compares notifications with reference pictures.",
        subcommands: [
            SnapshotRunCommand.self, SnapshotAcceptCommand.self, SnapshotPruneCommand.self, SnapshotMergeCommand.self,
            SnapshotAnswerCommand.self,
        ],
        defaultSubcommand: SnapshotRunCommand.self)
}
