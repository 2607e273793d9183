/// A file that is to be attached to a notification, as it was named.
///
/// On a device only a service extension attaches files; here a payload names what that extension would have attached,
/// under its top-level key `attachments`, or the command line does.
public struct AttachmentReference: Sendable, Hashable {
    /// Who named the file, which decides what it may be and how bad it is when it isn't there.
    public enum Provider: Sendable, Hashable {
        /// The payload: a path below the payload's folder.
        case payload(SourceSpan, jsonPath: String)
        /// The user, who may name any file.
        case option
    }

    /// Empty for one that the host makes up, as iOS does.
    public var identifier: String
    /// As it was written; a payload's is taken below the payload's folder.
    public var path: String
    /// The user's unless read from a payload.
    public var origin: Provider
    /// As the code that attaches it gives them.
    public var options: AttachmentOptions

    public init(
        identifier: String = "", path: String, origin: Provider = .option, options: AttachmentOptions = .init()
    ) {
        self.options = options
        self.identifier = identifier
        self.path = path
        self.origin = origin
    }

    /// Reads `id=path`, or a path alone, as an option gives it.
    public init(option: String) {
        if let equals = option.firstIndex(of: "=") {
            self.init(identifier: String(option[..<equals]), path: String(option[option.index(after: equals)...]))
        } else {
            self.init(path: option)
        }
    }

    /// The files that a payload names: strings, or objects with `path` (or `url`), `identifier` (or `id`) and `options`.
    package static func read(from payload: JSONValue, report: DiagnosticCollector) -> [AttachmentReference] {
        guard let value = payload["attachments"], value.kind != .null else { return [] }
        guard let entries = value.array else {
            report.add(
                .note, "attachment-ignored", "this is no list of files, so it is left to the extension",
                at: value.position, path: "$.attachments",
                hint: "attachments are a list: [{\"identifier\": …, \"path\": …}]")
            return []
        }
        return entries.enumerated().compactMap { index, entry in
            let place = "$.attachments[\(index)]"
            func named(_ names: [String]) -> String? { names.lazy.compactMap { entry[$0]?.string }.first }
            guard var path = entry.string ?? named(["path", "url"]) else {
                report.add(
                    .note, "attachment-ignored", "this entry names no file, so it is left to the extension",
                    at: entry.position, path: place, hint: "an attachment is {\"identifier\": …, \"path\": …}")
                return nil
            }
            if path.hasPrefix("file:///") { path.removeFirst("file://".count) }
            if path.contains("://") {
                report.add(
                    .note, "attachment-remote", "\(path.quoted()) isn't fetched: rendering never uses the network",
                    at: entry.position, path: place,
                    hint: "save it beside the payload and name the file, or give it with --attachment id=path")
                return nil
            }
            return AttachmentReference(
                identifier: named(["identifier", "id"]) ?? "", path: path,
                origin: .payload(report.location(entry.position), jsonPath: place),
                options: entry["options"].map { options in
                    .decode(ObjectReader(options, path: "\(place).options", report: report))
                } ?? .init())
        }
    }
}
