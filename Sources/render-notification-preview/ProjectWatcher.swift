import ContentExtensionHost
import Foundation
import RenderNotification
import Synchronization

/// Tells open pages when a file of the project is saved. The files of the latest pictures are looked at most often.
final class ProjectWatcher: Sendable {
    /// Seconds between two looks at the pictures' files.
    private static let interval = 0.03
    /// Looks at the pictures' files for one at the whole folder.
    private static let looksForEachTree = 15
    private static let looksForEachSign = 500
    private static let maxPictureFiles = 4_000

    private let events: ChangeEvents
    private let tree = WatchedFiles(roots: ["."], maxFiles: 20_000)
    /// The files that decided the latest pictures.
    private let inputs = Mutex<[String: FileIdentity?]>([:])

    init(events: ChangeEvents) { self.events = events }

    /// Adds the files of a picture.
    func add(_ paths: [String]) {
        inputs.withLock { inputs in
            if inputs.count + paths.count > Self.maxPictureFiles { inputs = [:] }
            for path in paths where inputs[path] == nil { inputs.updateValue(FileIdentity(ofFile: path), forKey: path) }
        }
    }

    func start() {
        let thread = Thread { [self] in watch() }
        thread.start()
    }

    private func watch() {
        var seen = tree.identities()
        var looks = 0
        // What pages were told since the last look at the folder.
        var told: [String: FileIdentity?] = [:]
        while true {
            Thread.sleep(forTimeInterval: Self.interval)
            var changed = changedInputs()
            for (path, identity) in changed { told.updateValue(identity, forKey: path) }
            looks += 1
            if looks % Self.looksForEachTree == 0 {
                let now = tree.identities()
                if Set(now.keys) != Set(seen.keys) { events.send("items", "{}") }
                for (path, identity) in now where seen[path] != nil && seen[path] != identity && told[path] != identity
                {
                    changed.updateValue(identity, forKey: path)
                }
                (seen, told) = (now, [:])
            }
            // Keeps connections open, and notices pages that are gone.
            if looks % Self.looksForEachSign == 0 { events.send("alive", "{}") }
            if !changed.isEmpty {
                let paths = JSONValue(.array(changed.keys.sorted().map { JSONValue(.string($0)) }))
                events.send("change", paths.compactText)
            }
        }
    }

    /// The pictures' files that are others now; `nil` for a file that is gone.
    private func changedInputs() -> [String: FileIdentity?] {
        inputs.withLock { inputs in
            var changed: [String: FileIdentity?] = [:]
            for (path, known) in inputs {
                let now = FileIdentity(ofFile: path)
                if now != known { changed.updateValue(now, forKey: path) }
            }
            inputs.merge(changed) { $1 }
            return changed
        }
    }
}
