import ContentExtensionHost
import RenderNotification

extension PreviewRequest {
    /// The push that starts the Live Activity which the payload updates: of those in its folder the last one by name
    /// before it, else the first; `nil` if the payload needs none.
    ///
    /// The page shows each push of a folder by itself, and a device shows an update of a running activity only.
    var start: (path: String, ago: Double)? {
        guard case .notification(.file(let path), _, _) = subject, let push = ActivityKeys(path), push.needsStart else {
            return nil
        }
        let folder = FilePath.folder(of: path)
        let starts = NotificationFolder(folder).payloads.sorted().map { FilePath.joined(folder, $0) }
            .compactMap { path in
                ActivityKeys(path).flatMap { $0.event == "start" ? (path: path, timestamp: $0.timestamp) : nil }
            }
        guard let start = starts.last(where: { $0.path < path }) ?? starts.first else { return nil }
        let ago = push.timestamp.flatMap { end in start.timestamp.map { end - $0 } } ?? 0
        return (start.path, min(max(ago, 0), Limits.advanceSeconds))
    }
}

/// The keys of a payload that tell whether a push updates a Live Activity.
private struct ActivityKeys {
    let event: String?
    let timestamp: Double?
    let needsStart: Bool

    /// `nil` for a file that can't be read as a payload, which is told when it is drawn.
    init?(_ path: String) {
        guard let bytes = try? FileReader.read(path, limit: Limits.payloadBytes),
            let aps = try? JSONReader.read(bytes, file: path)["aps"]
        else { return nil }
        event = aps["event"]?.string
        timestamp = aps["timestamp"]?.number
        needsStart = (event == "update" || event == "end") && aps["attributes-type"] == nil
    }
}
