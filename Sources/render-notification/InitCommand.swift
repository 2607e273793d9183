import ArgumentParser
import ExtensionFolders
import Platform
import RenderNotification

/// Writes a starter template, or a real extension as a template.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a starter template, or one of an extension.",
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
            try writeStarter(of: fromExtension)
        } else if let name {
            let title = FilePath.name(of: name)
            let category = title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
            try write(Starter.descriptor(name: title, category: category), category, to: name)
        }
    }

    /// Writes a real extension as a starter: descriptor.json, the files that it names, and an example payload.
    private func writeStarter(of folder: String) throws {
        let opened = try ExtensionFolder.open(folder, options: .init(locale: locale, bindings: bind))
        let loaded = try opened.value.starter()
        var starter = loaded.value
        try Report.check(opened.warnings + loaded.warnings, isStrict: false)
        let fonts = BundledFonts.files(of: [folder])
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary(files: fonts))
        let usesStacks = starter.stacksKeepFrames(on: renderer)
        if usesStacks { starter.useStacks() }
        let copies =
            starter.assets.map { (path: $0.path, source: $0.source) }
            + fonts.map { (path: "\(Self.fontFolder)/\(FilePath.name(of: $0))", source: $0) }
        let assets = try copies.map { ($0.path, try FileReader.read($0.source, limit: Limits.imageBytes)) }
        try write(
            starter.descriptor.withSchema.prettyText(width: 150), opened.value.attributes.categories.first ?? "",
            assets,
            to: name ?? "\(opened.value.name)-template")
        printToStandardError(
            usesStacks
                ? "the constraints became stacks: every frame is the same at 304, 359 and 398 points"
                : opened.value.document == nil
                    ? "there is no view to take along: write it into the descriptor.json"
                    : "the constraints are kept: stacks can't say what they say")
    }

    private static let fontFolder = "fonts"

    /// Creates a folder with a descriptor, an example payload and other files in it, and prints the commands that show it.
    private func write(
        _ descriptor: String, _ category: String, _ assets: [(path: String, bytes: [UInt8])] = [], to name: String
    ) throws {
        let hasFonts = assets.contains { FilePath.folder(of: $0.path) == Self.fontFolder }
        let configuration = Configuration.starter(fontFolders: hasFonts ? [Self.fontFolder] : [])
        var texts = [
            ("descriptor.json", descriptor), ("payloads/example.json", Starter.payload(category: category)),
            (Configuration.fileName, configuration.prettyText(width: 40)),
            (Configuration.schemaName, Configuration.schema.prettyText()),
            (EditorFiles.settingsName, EditorFiles.settings),
        ]
        texts += EditorFiles.schemas.map { ("\(EditorFiles.schemaFolder)/\($0.fileName)", $0.text) }
        let files = texts.map { (path: $0.0, bytes: Array($0.1.utf8)) } + assets
        guard mkdir(name, 0o777) == 0 else { throw OutputProblem.cannotCreate(name, errno) }
        for folder in Set(files.map { FilePath.folder(of: $0.path) }) where folder != "." {
            mkdir("\(name)/\(folder)", 0o777)
        }
        try AtomicFile.write(files.map { .init(bytes: $0.bytes, path: "\(name)/\($0.path)") })
        var folder = name.hasPrefix("-") ? "./\(name)" : name
        while folder.hasSuffix("/") { folder.removeLast() }
        // The defaults are those of the working folder.
        print(
            """
            cd \(folder.shellQuoted)
            render-notification descriptor.json payloads/example.json -o out.png
            render-notification preview . --open
            """)
    }

    func validate() throws {
        if name == nil, fromExtension == nil { throw ValidationError("Name the folder to make: init my-card") }
        if bind != nil, fromExtension == nil { throw ValidationError("--bind goes with --from-extension.") }
        if name == "" { throw ValidationError("The name of the folder is empty.") }
    }
}

extension JSONValue {
    /// The descriptor with the path of its schema first, for editors.
    fileprivate var withSchema: JSONValue {
        let schema = JSONValue.Member(key: "$schema", value: JSONValue(.string(EditorFiles.descriptorSchema)))
        return JSONValue(.object([schema] + (members ?? []).filter { $0.key != schema.key }))
    }
}
