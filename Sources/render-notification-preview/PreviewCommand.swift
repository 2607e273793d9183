import ArgumentParser
import ChildProcesses
import CommandOptions
import ContentExtensionHost
import Foundation
import Platform
import Preview
import RenderNotification

/// The live page, and its static export.
@main struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render-notification preview", abstract: PreviewOptions.abstract,
        discussion: PreviewOptions.discussion, version: EngineVersion.described)

    @OptionGroup var options: PreviewOptions

    func run() throws {
        // A page that is gone, or a limit on file sizes: the write fails and is reported.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        do { try start() } catch let error as ExitCode { throw error } catch {
            let found = Diagnostic.all(of: error)
            for diagnostic in found { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
            throw ExitCode(found.first { $0.severity == .error }?.exit.rawValue ?? 70)
        }
    }

    private func start() throws {
        let folder = options.folder
        guard FolderReader.isFolder(folder) else {
            throw Diagnostic(
                .error, "file-missing", "there is no folder \(folder.quoted())", at: SourceSpan(file: folder),
                hint: "name the folder of your project: render-notification preview MyApp", exit: .noInput)
        }
        var code = CodeOptions()
        if options.runCode { code.extensions = nil }
        // Relative to the folder where the command was given, which is left now.
        let site = options.exportFolder.map { FilePath.joined(FileManager.default.currentDirectoryPath, $0) }
        guard FileManager.default.changeCurrentDirectoryPath(folder) else {
            throw OutputProblem.cannotCreate(folder, errno)
        }
        let renderer = PreviewRenderer(code: code)
        if let site {
            let count = try StaticSite(variants).write(to: site, with: renderer)
            print("\(count) pictures are in \(options.exportFolder ?? ""); open index.html there")
            return
        }
        let server = PreviewServer(renderer: renderer, editor: options.editor)
        try server.run(port: options.port) { [isOpened = options.open] address in
            print("\(address)\nEdit, save, and look there. Control-C ends it.")
            fflush(nil)
            if isOpened { Browser.open(address) }
        }
    }

    /// The values of each setting; an empty list leaves it to the project.
    private var variants: StaticSite.Variants {
        let exported = options.exported
        return StaticSite.Variants(
            styles: exported.styles?.values.map(\.rawValue) ?? [], devices: exported.devices?.values.map(\.name) ?? [],
            appearances: exported.appearances.values.map(\.rawValue),
            contentSizes: exported.contentSizes?.values.map(\.rawValue) ?? [])
    }
}

/// The user's browser.
enum Browser {
    /// Opens an address in it, if there is one.
    static func open(_ address: String) {
        #if os(Linux)
            let program = "/usr/bin/xdg-open"
        #else
            let program = "/usr/bin/open"
        #endif
        try? ChildProcess.startDetached(ChildProcess.Program(program, [address]))
    }
}
