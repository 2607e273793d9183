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

            'render-notification render --help-all' explains every option, and
            'render-notification --generate-completion-script bash' completes them in your shell.
            """, version: EngineVersion.text,
        subcommands: [
            RenderCommand.self, RunCommand.self, MatrixCommand.self, TruncationCommand.self, ValidateCommand.self,
            SnapshotCommand.self, CompareCommand.self, InitCommand.self, BatchCommand.self, BatchWorkerCommand.self,
            BatchReportCommand.self, ServeCommand.self, SchemaCommand.self, PreviewCommand.self,
        ], defaultSubcommand: RenderCommand.self)

    /// The meaning of exit codes, for help.
    static let exitCodes = """
        EXIT CODES
          0   done                          69  fonts or a library are missing
          1   pictures differ, rows failed  70  a fault of this program
          64  the command line is wrong     73  an output can't be made (74: written)
          65  a file's content is wrong     75  try again
          66  a file is missing             77  a limit is exceeded
        """

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
            let arguments = CommandLine.arguments.dropFirst().map { $0 == allHelp ? "--help" : $0 }
            // The libraries are asked for their versions only here: each start would pay for it.
            if arguments == ["--version"] { return print(EngineVersion.described) }
            if let script = completionScript(arguments) { return print(script, terminator: "") }
            let words = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
            try reporting { try MistypedName.check(words, subcommands: names) }
            var command = try command(arguments)
            // Help and version are the parser's own commands: they need no defaults, and throw what they print.
            guard isOwn(type(of: command)) else {
                return try command.run()
            }
            try reporting {
                // The cast searches all conformances of the program, for half a million instructions.
                if arguments.contains(where: { $0.hasPrefix("--max-") }) {
                    (command as? any LimitedCommand)?.limits.apply()
                }
                try Configuration.check()
                try tellingProgress { try command.run() }
            }
        } catch {
            let code = exitCode(for: error)
            if code == .success, let help = help(fullMessage(for: error)) { return print(help) }
            guard code == .validationFailure, let message = explained(fullMessage(for: error)) else {
                exit(withError: error)
            }
            printToStandardError(message)
            Platform.exit(code.rawValue)
        }
    }

    /// Tells on standard error what is compiled: on a terminal after a second, in logs after five, unless
    /// RENDER_NOTIFICATION_PROGRESS is `never`.
    private static func tellingProgress(_ body: () throws -> Void) rethrows {
        let choice = getenv("RENDER_NOTIFICATION_PROGRESS").map { String(cString: $0) }
        if choice == "never" { return try body() }
        try CodeOptions.telling(after: isatty(STDERR_FILENO) == 1 ? 1 : 5, to: { printToStandardError($0) }, body)
    }

    /// The option that explains everything.
    private static let allHelp = "--help-all"

    /// The answer to a question for help, on one screen unless all is asked for; `nil` for other texts of the parser.
    private static func help(_ full: String) -> String? {
        let arguments = CommandLine.arguments.dropFirst()
        let isAll = arguments.contains(allHelp)
        guard isAll || arguments.first == "help" || arguments.contains(where: { $0 == "-h" || $0 == "--help" }) else {
            return nil
        }
        let text = (isAll ? full : ShortHelp.text(of: full)).split(separator: "\n", omittingEmptySubsequences: false)
        return (text.dropLast(text.last == "" ? 1 : 0) + ["", exitCodes[...]]).joined(separator: "\n")
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
        // The name of a file, which most renders begin with, needn't be compared: that makes every command's help.
        let mayBeName = arguments.first?.utf8.contains(UInt8(ascii: ".")) == false
        let named = mayBeName ? configuration.subcommands.first { $0._commandName == arguments.first } : nil
        if arguments.first != "help" {
            let own = Array(arguments.dropFirst(named == nil ? 0 : 1))
            let type: any ParsableCommand.Type = named ?? RenderCommand.self
            if let command = try? type.parseAsRoot(own), Swift.type(of: command) == type { return command }
        }
        return try parseAsRoot(arguments)
    }
}
