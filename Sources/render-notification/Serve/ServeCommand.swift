import ArgumentParser
import RenderNotification

/// Draws pictures for other programs, one request per line.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Draws what another program asks for, a request on each line.",
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

    @OptionGroup var pictures: RowPictureOptions

    func validate() throws {
        if !stdio { throw ValidationError("Say how to talk: serve --stdio") }
        if files.contains("") { throw ValidationError("The name of an input file is empty.") }
        if files.contains("-") { throw ValidationError("Standard input is for requests; a descriptor is a file.") }
    }

    func run() throws {
        var session = try ServeSession(self)
        try session.run()
    }
}
