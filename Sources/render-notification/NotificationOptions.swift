import ArgumentParser
import ContentExtensionHost
import Renderer

/// What arrives, and what the user does with it.
struct NotificationOptions: ParsableArguments {
    @Option(name: .customLong("action"), help: "Taps the action of that identifier; again for a further tap.")
    var actions: [String] = []

    @Option(
        name: .customLong("reply"),
        help: ArgumentHelp("Taps a text-input action, types the text and sends it.", valueName: "id=text"))
    var replies: [String] = []

    @Option(
        name: .customLong("bind"),
        help: ArgumentHelp(
            "What the code of a real extension would do with its outlets (docs/extension.md); again for the next folder.",
            valueName: "bindings.json"), completion: .file(extensions: ["json"]))
    var bindings: [String] = []

    @Option(
        name: .customLong("attachment"),
        help: ArgumentHelp("Attaches a file, as a service extension would.", valueName: "id=path"))
    var attachments: [String] = []

    @Option(
        name: .customLong("asset"),
        help: ArgumentHelp("A file to draw for a remote image, which is never fetched.", valueName: "url=path"))
    var assets: [String] = []

    @Option(help: "When the notification arrives: 2026-01-01T09:41:00Z, or seconds since 1970.")
    var date: String?

    @Option(help: "The zone that dates are written in, such as Europe/Berlin.")
    var timeZone = "GMT"

    @Flag(help: "Calls didReceive(_:) before viewWillAppear(), which iOS may do as well.")
    var receiveFirst = false

    @Flag(help: "Takes warnings for errors.")
    var strict = false

    func validate() throws {
        if let reply = replies.first(where: { !$0.contains("=") }) {
            throw ValidationError("--reply takes id=text, as in --reply comment=\"Yes\"; \"\(reply)\" has no '='.")
        }
        if let asset = assets.first(where: { !$0.contains("=") }) {
            throw ValidationError("--asset takes url=path; \"\(asset)\" has no '='.")
        }
        if let date, ISODate.seconds(date) == nil {
            throw ValidationError("--date is like 2026-01-01T09:41:00Z, or seconds since 1970; \"\(date)\" is neither.")
        }
        if !LocalizedFormat.isTimeZone(timeZone) {
            throw ValidationError("--time-zone is a name such as Europe/Berlin; there is no \"\(timeZone)\".")
        }
    }

    /// The files that the options name.
    var files: [String] {
        bindings + assets.map { Self.standIn($0).1 } + attachments.map { AttachmentReference(option: $0).path }
    }

    /// The job for the files: all but the last are descriptors.
    func job(files: [String], locale: String) throws -> NotificationJob {
        let taps = actions.map { ScenarioStep(.host(.tapAction($0))) }
        let texts = replies.map { reply in
            let (action, text) = Self.pair(reply, at: reply.firstIndex(of: "="))
            return ScenarioStep(.host(.reply(action, text: text)))
        }
        let standIns = assets.map(Self.standIn)
        for (_, path) in standIns { _ = try FileReader.read(path, limit: Limits.imageBytes) }
        return NotificationJob(
            descriptors: Array(files.dropLast()), bindings: bindings, payload: files.last ?? "-",
            steps: taps + texts,
            attachments: attachments.map { AttachmentReference(option: $0) },
            assets: RemoteAssets(standIns.map { RemoteAsset(url: $0, path: $1) }), locale: locale, timeZone: timeZone,
            date: date.flatMap(ISODate.seconds) ?? ScenarioSettings.defaultDate,
            options: HostOptions(deliversBeforeAppearing: receiveFirst, isStrict: strict))
    }

    /// An address may hold '=' itself, a path rarely does: the last one divides.
    private static func standIn(_ asset: String) -> (String, String) { pair(asset, at: asset.lastIndex(of: "=")) }

    private static func pair(_ text: String, at divider: String.Index?) -> (String, String) {
        guard let divider else { return (text, "") }
        return (String(text[..<divider]), String(text[text.index(after: divider)...]))
    }
}
