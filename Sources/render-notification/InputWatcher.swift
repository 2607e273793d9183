import Platform
import RenderNotification

/// Calls back whenever a file that a picture depends on is saved.
///
/// It polls, since the folders hold few files, and editors replace files in ways that kernel watches miss.
struct InputWatcher {
    /// Microseconds.
    private static let interval: UInt32 = 200_000

    private let watched: WatchedFiles

    /// - Parameters:
    ///   - files: inputs that are watched with their folders.
    ///   - others: inputs that are watched alone.
    ///   - outputs: the files that the body writes.
    init(files: [String], others: [String], outputs: [String]) {
        watched = WatchedFiles(
            roots: others + files.flatMap { FolderReader.isFolder($0) ? [$0] : [$0, FilePath.folder(of: $0)] },
            outputs: outputs)
    }

    /// Runs the body now and after every change, forever.
    /// - Parameter body: returns the exit code and the files that the inputs name; `nil` when these are unknown.
    func run(_ body: () -> (code: Int32, named: [String]?)) throws -> Never {
        var seen: [String: FileIdentity] = [:]
        var named: [String] = []
        while true {
            let now = watched.identities(named)
            if now != seen {
                let (code, files) = body()
                named = files ?? named
                // A newly named file is not a change; a file saved during the run is one.
                seen = [:]
                for (path, identity) in watched.identities(named) where now[path] != nil || named.contains(path) {
                    seen[path] = now[path] ?? identity
                }
                printToStandardError(
                    code == 0 ? "rendered; waiting for changes" : "kept the last picture; waiting for changes")
            }
            usleep(Self.interval)
        }
    }
}
