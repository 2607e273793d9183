import ArgumentParser
import Platform
import RenderNotification

/// Writes a starter template, or a real extension as a template.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a starter template, or a real extension as one that can be edited.",
        discussion: """
            EXAMPLES
              render-notification init my-card
              cd my-card
              render-notification descriptor.json payloads/example.json -o out.png
              render-notification init --from-extension MyApp/NotificationContent my-card
            """)

    @Argument(help: "The folder to make; by default the extension's name with -template.", completion: .directory)
    var name: String?

    @Option(
        help: ArgumentHelp("A real extension to start from, with its storyboard.", valueName: "folder"),
        completion: .directory)
    var fromExtension: String?

    @Option(
        help: ArgumentHelp("What the code of that extension would do (docs/extension.md).", valueName: "bindings.json"),
        completion: .file(extensions: ["json"]))
    var bind: String?

    @Option(help: "The language of that extension's texts.")
    var locale = Configuration.current.environment.device.locale

    func run() throws {
        if let fromExtension {
            try ExtensionTemplateWriter(folder: fromExtension, bindings: bind, locale: locale).write(to: name)
        } else if let name {
            try writeStarter(name)
        }
    }

    private func writeStarter(_ name: String) throws {
        let title = name.split(separator: "/").last.map(String.init) ?? name
        let category = title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        try Self.write(
            StarterTemplate.files(name: title, category: category).map { ($0.path, Array($0.text.utf8)) }, to: name)
    }

    /// Creates a folder with files in it, and prints the command that renders it.
    static func write(_ files: [(path: String, bytes: [UInt8])], to name: String) throws {
        guard mkdir(name, 0o777) == 0 else { throw OutputProblem.cannotCreate(name, errno) }
        for folder in Set(files.map { FilePath.folder(of: $0.path) }) where folder != "." {
            mkdir("\(name)/\(folder)", 0o777)
        }
        let defaults = [
            (path: Configuration.fileName, bytes: Array(Configuration.starter.prettyText(width: 40).utf8)),
            (path: Configuration.schemaName, bytes: Array(Configuration.schema.prettyText().utf8)),
        ]
        try AtomicFile.write((files + defaults).map { .init(bytes: $0.bytes, path: "\(name)/\($0.path)") })
        var folder = name.hasPrefix("-") ? "./\(name)" : name
        while folder.hasSuffix("/") { folder.removeLast() }
        // The defaults are those of the working folder.
        print("cd \(Self.quoted(folder))\nrender-notification descriptor.json payloads/example.json -o out.png")
    }

    func validate() throws {
        if name == nil, fromExtension == nil { throw ValidationError("Name the folder to make: init my-card") }
        if bind != nil, fromExtension == nil { throw ValidationError("--bind goes with --from-extension.") }
        if name == "" { throw ValidationError("The name of the folder is empty.") }
    }

    /// A word quoted for a shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-".unicodeScalars.contains($0)
        }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
