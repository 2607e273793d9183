import ArgumentParser
import Foundation
import Platform
import Preview
import RenderNotification

/// The live page, and its static export.
@main struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render-notification preview",
        abstract: "Shows a folder's notifications in the browser while you edit them.",
        discussion: """
            The page shows every payload, extension and scenario below the folder, and draws again
            whenever a file is saved (docs/preview.md). Only this machine reaches it, by the address
            that is printed.

            EXAMPLES
              render-notification preview Templates --open
              render-notification preview . --editor "idea://open?file={file}&line={line}"
              render-notification preview Templates --export site --appearances light,dark
            """, version: EngineVersion.described)

    @Argument(help: "The project's folder.", completion: .directory) var folder = "."

    @Option(help: "The port; the next free one if another program has it.") var port: UInt16 = 8_737

    @Flag(help: "Opens the page in the browser.") var open = false

    @Option(
        help: ArgumentHelp(
            "The address that an editor opens a file by; {file} is its path, {line} the line.", valueName: "address"))
    var editor = "vscode://file{file}:{line}"

    @Flag(help: "Runs the own Swift code of real extensions (docs/running-code.md). Only for code that you trust.")
    var runCode = false

    @Option(
        name: .customLong("export"),
        help: ArgumentHelp(
            "Writes the page as files for a static site instead, into this new folder.", valueName: "folder"),
        completion: .directory)
    var exportFolder: String?

    @OptionGroup(title: "Export") var exported: ExportOptions

    func validate() throws {
        if folder.isEmpty || exportFolder == "" { throw ValidationError("The name of the folder is empty.") }
        if !editor.contains("{file}") { throw ValidationError("--editor needs {file} where the path goes.") }
    }

    func run() async throws {
        // A page that is gone, or a limit on file sizes: the write fails and is reported.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        do { try await start() } catch let error as ExitCode { throw error } catch {
            let found = Diagnostic.all(of: error)
            for diagnostic in found { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
            throw ExitCode(found.first { $0.severity == .error }?.exit.rawValue ?? 70)
        }
    }

    private func start() async throws {
        guard FolderReader.isFolder(folder) else {
            throw Diagnostic(
                .error, "file-missing", "there is no folder \(folder.quoted())", at: SourceSpan(file: folder),
                hint: "name the folder of your project: render-notification preview MyApp", exit: .noInput)
        }
        var code = CodeOptions()
        if runCode { code.extensions = nil }
        // Relative to the folder where the command was given, which is left now.
        let site = exportFolder.map { FilePath.joined(FileManager.default.currentDirectoryPath, $0) }
        guard FileManager.default.changeCurrentDirectoryPath(folder) else {
            throw OutputProblem.cannotCreate(folder, errno)
        }
        let renderer = PreviewRenderer(code: code)
        if let site {
            let count = try StaticSite(exported.variants()).write(to: site, with: renderer)
            print("\(count) pictures are in \(exportFolder ?? ""); open index.html there")
            return
        }
        let server = PreviewServer(renderer: renderer, editor: editor)
        try await server.run(port: port) { address in
            print("\(address)\nEdit, save, and look there. Control-C ends it.")
            fflush(nil)
            if open { Browser.open(address) }
        }
    }
}
