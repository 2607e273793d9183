import ArgumentParser
import RenderNotification

/// The options of the live page: the main program completes and explains them, the page's own acts on them.
package struct PreviewOptions: ParsableArguments {
    package static let abstract = "Shows a folder's notifications while you edit them."

    package static let discussion = """
        The page shows every payload, extension and scenario below the folder, and
        draws again whenever a file is saved (docs/preview.md). Only this machine
        reaches it, by the address that is printed.

        EXAMPLES
          render-notification preview Templates --open
          render-notification preview . --editor "idea://open?file={file}&line={line}"
          render-notification preview Templates --export site --appearances light,dark
        """

    @Argument(help: "The project's folder.", completion: .directory) package var folder = "."

    @Option(help: "The port; the next free one if another program has it.") package var port: UInt16 = 8_737

    @Flag(help: "Opens the page in the browser.") package var open = false

    @Option(
        help: ArgumentHelp(
            "The address that an editor opens a file by; {file} is its path, {line} the line.", valueName: "address"))
    package var editor = "vscode://file{file}:{line}"

    @Flag(help: "Runs the own Swift code of real extensions (docs/running-code.md). Only for code that you trust.")
    package var runCode = false

    @Option(
        name: .customLong("export"),
        help: ArgumentHelp(
            "Writes the page as files for a static site instead, into this new folder.", valueName: "folder"),
        completion: .directory)
    package var exportFolder: String?

    @OptionGroup(title: "Export") package var exported: ExportOptions

    package init() {}

    package func validate() throws {
        if folder.isEmpty || exportFolder == "" { throw ValidationError("The name of the folder is empty.") }
        if !editor.contains("{file}") { throw ValidationError("--editor needs {file} where the path goes.") }
    }
}

/// The variants of each notification on an exported site.
package struct ExportOptions: ParsableArguments {
    @Option(help: "Generations of iOS; by default the project's.") package var styles: ValueList<SystemStyle>?
    @Option(help: "Devices; by default the project's.") package var devices: ValueList<DeviceModel>?
    @Option(help: "Light and dark.") package var appearances: ValueList<Appearance> = [.light, .dark]
    @Option(help: "Text sizes; by default the project's.") package var contentSizes: ValueList<ContentSizeCategory>?

    package init() {}
}
