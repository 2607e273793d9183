import Platform

/// Records accessed files and folders, even missing ones, to validate caches: unchanged files give the same result.
///
/// Accesses within `FileReadings.$current.withValue(readings) { … }` are recorded. `@unchecked Sendable` because
/// task-local values must be `Sendable`; only the thread within that scope uses it.
package final class FileReadings: @unchecked Sendable {
    @TaskLocal package static var current: FileReadings?

    private var found: [ByteString: FileIdentity?] = [:]

    package init() {}

    /// `true` if no recorded file has changed.
    package var isCurrent: Bool { found.allSatisfy { FileIdentity(ofAnything: $0.key.wrappedValue) == $0.value } }

    /// Records what another value has recorded.
    package func add(_ other: FileReadings) { found.merge(other.found) { known, _ in known } }

    /// Records a path. Call it before accessing the file, so that concurrent writes count as changes.
    static func note(_ path: String) {
        guard let current else { return }
        let name = ByteString(wrappedValue: path)
        if current.found[name] == nil { current.found.updateValue(FileIdentity(ofAnything: path), forKey: name) }
    }
}

extension FileIdentity {
    /// The identity of a file, or of a folder with its entries; `nil` if there is none.
    init?(ofAnything path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
