import ArgumentParser
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
            """, version: EngineVersion.text,
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
            var command = try command(Array(CommandLine.arguments.dropFirst()))
            // Help and version are the parser's own commands: they need no defaults, and throw what they print.
            guard isOwn(type(of: command)) else {
                return try command.run()
            }
            try reporting {
                (command as? any LimitedCommand)?.limits.apply()
                try Configuration.check()
                try command.run()
            }
        } catch { exit(withError: error) }
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
