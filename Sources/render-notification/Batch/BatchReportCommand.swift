import ArgumentParser
import Batch
import PlatformFoundation
import RenderNotification

/// Makes a page for people of a batch's results.
struct BatchReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch-report", abstract: "Makes an HTML page of a batch's results.",
        discussion: """
            The page is one file; it loads nothing but the batch's pictures.

            EXAMPLES
              render-notification batch descriptor.json --input rows.csv --out pictures \\
                --truncation --manifest done.ndjson
              render-notification batch-report done.ndjson --pictures pictures -o report.html
            """)

    @Argument(
        help: "Results: manifests, or what batch wrote to standard output. Of a row's lines the last counts.",
        completion: .file(extensions: ["ndjson"]))
    var results: [String]

    @Option(help: "The folder of the pictures, --out of the batch.", completion: .directory) var pictures: String

    @Option(
        name: [.customShort("o"), .customLong("output")], help: "The page.", completion: .file(extensions: ["html"]))
    var path: String

    @Option(help: "The heading. (default: the files' names)") var title: String?

    func validate() throws {
        if results.contains("") || pictures.isEmpty || path.isEmpty {
            throw ValidationError("The name of a file is empty.")
        }
    }

    func run() throws {
        try OutputPath.check([path], inputs: results)
        var page = BatchPage()
        for file in results { try page.read(file) }
        let title = title ?? results.map { FilePath.name(of: $0) }.joined(separator: ", ")
        let isAbsolute = pictures.hasPrefix("/") || path.hasPrefix("/")
        let root = isAbsolute ? FileManager.default.currentDirectoryPath : "."
        let folder = FilePath.relative(
            FilePath.joined(root, pictures), to: FilePath.folder(of: FilePath.joined(root, path)))
        try AtomicFile.write([.init(bytes: page.bytes(title: title, pictures: folder), path: path)])
    }
}
