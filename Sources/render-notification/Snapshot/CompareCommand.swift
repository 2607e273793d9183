import ArgumentParser
import RenderNotification
import SnapshotComparison

/// Compares two folders of pictures.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compares two folders of pictures.",
        discussion: """
            Pictures and layouts of the same name are compared. It ends with 0 when all are
            the same, and with 1 when some differ or are in one folder only.

            EXAMPLE
              render-notification matrix Invite payload.apns -o before/ --appearances light,dark
              git switch redesign
              render-notification matrix Invite payload.apns -o after/ --appearances light,dark
              render-notification compare before after --report changes.html
            """)

    @Argument(help: "The folder of the pictures before.", completion: .directory) var before: String
    @Argument(help: "The folder of the pictures after.", completion: .directory) var after: String

    @Option(help: "The share of pixels that must match, 0 to 1.") var precision = 1.0

    @Option(help: "How alike the colours of a pixel must be to match, 0 to 1 (docs/snapshot-testing.md).")
    var perceptualPrecision = 1.0

    @Option(help: "The folder for pictures of the differences.", completion: .directory)
    var artifacts = Artefacts.standardFolder

    @OptionGroup(title: "What is written about it") var report: ReportOptions

    func run() throws {
        let tolerance = PictureTolerance(
            precision: precision, perceptualPrecision: perceptualPrecision, origin: "the command line")
        let result = try FolderComparison(before: before, after: after, artefacts: Artefacts(folder: artifacts)).run(
            precision < 1 || perceptualPrecision < 1 ? tolerance : PictureTolerance())
        try report.write(result)
        try ReportOptions.finish(result)
    }
}
