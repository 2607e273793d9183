import ArgumentParser
import Platform
import RenderNotification

/// The program: renders by default, and has subcommands.
@main struct MainCommand: ParsableCommand {
    static let name = "render-notification"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Draws what an iPhone shows for a push notification, wherever it shows it.",
        discussion: """
            Without a subcommand it renders:
              render-notification descriptor.json payload.json -o out.png
              render-notification payload.json --presentation banner -o banner.png

            --presentation chooses the place: banner, lock-screen, notification-center, group and others;
            without it the notification is expanded.

            'render-notification help render' explains every option with examples, and
            'render-notification --generate-completion-script bash' completes them in your shell.
            """, version: EngineVersion.described,
        subcommands: [
            RenderCommand.self, RunCommand.self, MatrixCommand.self, TruncationCommand.self, ValidateCommand.self,
            SnapshotCommand.self, CompareCommand.self, InitCommand.self, BatchCommand.self, BatchWorkerCommand.self,
            ServeCommand.self, PreviewCommand.self,
        ], defaultSubcommand: RenderCommand.self)

    /// The path of this program, for processes that draw for this one.
    static var executable: String {
        #if os(Linux)
            "/proc/self/exe"
        #else
            CommandLine.arguments.first ?? ""
        #endif
    }

    static func main() {
        ProcessSetup.prepare()
        // Changes the environment, so it must run before any thread starts.
        FontEnvironment.prepare()
        do {
            try reporting { try ProcessSetup.check() }
            let arguments = Array(CommandLine.arguments.dropFirst())
            if let script = completionScript(arguments) { return print(script, terminator: "") }
            try reporting { try MistypedName.check(arguments, subcommands: names) }
            var command = try command(arguments)
            // Help and version are the parser's own commands: they need no defaults, and throw what they print.
            guard isOwn(type(of: command)) else {
                return try command.run()
            }
            try reporting {
                (command as? any LimitedCommand)?.limits.apply()
                try Configuration.check()
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            guard code == .validationFailure, let message = explained(fullMessage(for: error)) else {
                exit(withError: error)
            }
            printToStandardError(message)
            Platform.exit(code.rawValue)
        }
    }

    /// A usage error with the name that was meant.
    private static func explained(_ message: String) -> String? {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let command = arguments.first.flatMap { names.contains($0) ? $0 : nil } ?? RenderCommand._commandName
        return MistypedName(arguments: arguments, options: KnownOption.all(of: command)).explained(message)
    }

    /// The names of the subcommands.
    private static var names: [String] { configuration.subcommands.map { $0._commandName } + ["help"] }

    /// The script for `--generate-completion-script` and a shell; `nil` for other arguments.
    private static func completionScript(_ arguments: [String]) -> String? {
        guard arguments.count == 2, arguments[0] == "--generate-completion-script" else { return nil }
        return CompletionScript.text(for: arguments[1], subcommands: names)
    }

    /// Shows the errors of the body, and throws their exit code.
    private static func reporting(_ body: () throws -> Void) throws {
        do { try body() } catch { throw ExitCode(Report.exitCode(showing: error)) }
    }

    /// `true` for the program's commands and those below them.
    private static func isOwn(_ type: any ParsableCommand.Type) -> Bool {
        configuration.subcommands.contains { $0 == type || $0.configuration.subcommands.contains { $0 == type } }
    }

    /// Selects the command for the arguments.
    ///
    /// Parsing one command takes half the time of parsing the tree, which is the fallback for help and error messages.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first { $0._commandName == arguments.first }
        if arguments.first != "help" {
            let own = Array(arguments.dropFirst(named == nil ? 0 : 1))
            let type: any ParsableCommand.Type = named ?? RenderCommand.self
            if let command = try? type.parseAsRoot(own), Swift.type(of: command) == type { return command }
        }
        return try parseAsRoot(arguments)
    }
}
