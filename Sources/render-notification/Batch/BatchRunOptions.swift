import ArgumentParser
import Batch
import ContentExtensionHost

/// Options of a batch's run; no picture depends on them.
struct BatchRunOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Gives each row's picture a name, such as '{id}.png', which leads to the picture named by what it shows.",
            valueName: "pattern"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "The file of what became of each row. A run that finds one goes on where it ends.", valueName: "file"),
        completion: .file(extensions: ["ndjson"]))
    var manifest: String?

    @Option(
        help: ArgumentHelp(
            "Draws each picture small on a contact sheet as well, or on several of \(Limits.sheetPagePictures) pictures each, in so many columns: contact-sheet.png.",
            valueName: "cols=n")) var contactSheet: String?

    @Flag(help: "Writes results in the order of the rows, not as they are done.") var ordered = false

    @Option(
        help: ArgumentHelp(
            "Takes one part of the rows, by their ids: '0/4' is the first of four; 'auto/4' takes an array job's index from the environment.",
            valueName: "i/n"))
    var shard: String?

    @Option(help: "The worker processes; by default as many as the processors that may be used.") var jobs: Int?

    @Option(
        help: ArgumentHelp("Stops when more rows than that fail: a number, or a part such as 5%.", valueName: "count"))
    var maxErrors: ErrorLimit?

    @Option(
        help: ArgumentHelp("Writes counts and times for Prometheus, also while it runs.", valueName: "file"),
        completion: .file())
    var metrics: String?

    @Flag(inversion: .prefixedNo, help: "Shows how far it is, on a terminal that results don't go to.")
    var progress = true

    @Flag(help: "Draws one row of a hundred again, and compares the pictures.") var verify = false

    @Flag(help: "Draws nothing: says what is wrong with the rows, and counts the pictures that they would make.")
    var dryRun = false

    func validate() throws {
        if metrics == "-" { throw ValidationError("Results go to standard output; --metrics is a file.") }
        if name == "" || manifest == "" || metrics == "" { throw ValidationError("The name of a file is empty.") }
        if contactSheet != nil, sheetColumns == nil {
            throw ValidationError("--contact-sheet takes the number of columns, from 1 to 20: --contact-sheet cols=4")
        }
        if let jobs, !(1...Limits.threads).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to \(Limits.threads).")
        }
    }

    /// The columns of contact sheets: as many as are within a picture's pixels.
    var sheetColumns: Int? {
        guard let contactSheet, contactSheet.hasPrefix("cols="), let columns = Int(contactSheet.dropFirst(5)) else {
            return nil
        }
        return (1...20).contains(columns) ? columns : nil
    }
}

extension ErrorLimit: ExpressibleByArgument {}
