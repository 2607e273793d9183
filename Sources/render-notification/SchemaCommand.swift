import ArgumentParser
import CommandOptions
import RenderNotification

/// Prints the JSON schema of a file.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON schema of a file, for editors.",
        discussion: """
            A file's "$schema" names the path of its schema; 'render-notification init' writes both, and settings for
            Visual Studio Code that also check .apns files.

            EXAMPLE
              render-notification schema descriptor >descriptor.schema.json
            """)

    @Argument(help: "The kind of file.") var kind: FileSchema

    func run() { print(kind.text, terminator: "") }
}

extension FileSchema: NamedValue {}
