import ArgumentParser
import Renderer

/// The program: renders by default, checks and starts descriptors by subcommand.
@main
struct RenderNotification: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render-notification",
        abstract: "Draws what an iPhone shows for an expanded push notification.",
        discussion: """
            Without a subcommand it renders:
              render-notification descriptor.json payload.json -o out.png

            'render-notification help render' explains every option with examples, and
            'render-notification --generate-completion-script bash' completes them in your shell.
            """,
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, RunCommand.self, MatrixCommand.self, TruncationCommand.self, ValidateCommand.self,
            InitCommand.self,
        ],
        defaultSubcommand: RenderCommand.self)

    static func main() {
        ProcessSetup.prepare()
        // Before anything can start a thread: it changes the environment.
        FontEnvironment.prepare()
        main(nil)
    }
}
