import ArgumentParser
import CommandOptions
import Platform
import RenderNotification

/// Starts the program of the live page, which lies beside this one, so that this one links no network code.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: PreviewOptions.abstract, discussion: PreviewOptions.discussion)

    @OptionGroup var options: PreviewOptions

    private static let program = "render-notification-preview"

    func run() throws {
        let path = FilePath.joined(FilePath.folder(of: Self.ownPath), Self.program)
        // Behind this program's name and the command's.
        var words = ([path] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(path, &words)
        throw Diagnostic(
            .error, "cannot-start-preview", "\(path) can't be started: \(SystemError.reason(errno))",
            hint: "build it beside this program: swift build -c release --product \(Self.program)", exit: .unavailable)
    }

    /// The path of this program without links.
    private static var ownPath: String {
        let given = MainCommand.executable
        return FileScope.canonical(given) ?? given
    }
}
