import Basics

/// A file to attach to a notification.
///
/// Named by a payload's top-level key `attachments` or on the command line; on a device, by a service extension.
public struct AttachmentReference: Sendable, Hashable {
    /// The origin of the reference, which decides the allowed paths and the severity of a missing file.
    public enum Provider: Sendable, Hashable {
        /// The payload: a path below the payload's folder.
        case payload(SourceSpan, jsonPath: String)
        /// A command-line option: any file.
        case option
    }

    /// Empty for a generated identifier, as on iOS.
    public var identifier: String
    /// As written; a payload's path is relative to its folder.
    public var path: String
    public var origin: Provider
    public var options: AttachmentOptions

    public init(
        identifier: String = "", path: String, origin: Provider = .option, options: AttachmentOptions = .init()
    ) {
        self.options = options
        self.identifier = identifier
        self.path = path
        self.origin = origin
    }

    /// Parses the value of an option: `id=path`, or a path alone.
    public init(option: String) {
        if let equals = option.firstIndex(of: "=") {
            self.init(identifier: String(option[..<equals]), path: String(option[option.index(after: equals)...]))
        } else {
            self.init(path: option)
        }
    }

    /// Decodes attachments: strings, or objects with `path` (or `url`), `identifier` (or `id`) and `options`.
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
