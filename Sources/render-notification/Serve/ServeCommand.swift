import ArgumentParser
import RenderNotification

/// Draws pictures for other programs, one request per line.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Draws what another program asks for, line by line.",
        discussion: """
            Requests are JSON objects on standard input, replies come on standard output (docs/serve.md):
              {"requestId": 1, "payload": {"aps": {"alert": "Hello"}}, "output": "out.png"}
              {"requestId":1,"status":"ok","key":"…","sha256":"…","width":750,"height":412,"output":"out.png"}

            EXAMPLE
              render-notification serve --stdio descriptor.json --style ios18 < requests.ndjson
            """)

    @Argument(
        help: "Descriptors, and folders of real extensions or their Info.plists, for requests that name none.",
        completion: .file(extensions: ["json", "plist"]))
    var files: [String] = []

    @Flag(help: "Talks over standard input and output, which is the one way there is.") var stdio = false

    @Option(
        help: ArgumentHelp(
            "The folder that requests name files in, and in no other: descriptors, attachments and outputs.",
            valueName: "folder"), completion: .directory)
    var root: String?

    @Option(
        name: .customLong("timeout-ms"),
        help: "The milliseconds after which a request is given up; it is drawn in a process of its own. 0 for no bound."
    )
    var timeout = 0

    @Option(help: "The memory that a process of its own may use to draw, such as 512M.") var maxMemory: MemorySize?

    /// Draws within the limits for the process that keeps them.
    @Flag(help: .hidden) var isLimited = false

    @OptionGroup var pictures: RowPictureOptions

    @OptionGroup var forced: ForceOption

    func validate() throws {
        if !stdio { throw ValidationError("Say how to talk: serve --stdio") }
        if root == "" { throw ValidationError("The name of the folder is empty.") }
        if files.contains("") { throw ValidationError("The name of an input file is empty.") }
        if files.contains("-") { throw ValidationError("Standard input is for requests; a descriptor is a file.") }
        try LimitOptions.check(timeout, "--timeout-ms", from: 0)
    }

    func run() throws {
        if let root, !FolderReader.isFolder(root) {
            throw Diagnostic(
                .error, "file-missing", "there is no such folder", at: SourceSpan(file: root),
                hint: "make it, or name another with --root", exit: .noInput)
        }
        if isLimited, let maxMemory { ResourceLimit.data.lower(to: maxMemory) }
        let hasLimits = timeout > 0 || maxMemory != nil
        let drawer: any ServeDrawer =
            hasLimits && !isLimited ? ServeChild(milliseconds: timeout == 0 ? nil : timeout) : RequestDrawer(self)
        var session = try ServeSession(drawer)
        try session.run()
    }
}
