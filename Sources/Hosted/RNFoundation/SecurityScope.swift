import Foundation

/// Files that code may read only between `startAccessingSecurityScopedResource()` and its end: a notification's
/// attachments, which belong to the system.
package enum SecurityScope {
    /// The number of accesses to each protected file that haven't ended.
    private nonisolated(unsafe) static var accesses: [String: Int] = [:]

    /// Requires an access for reading a file.
    package static func protect(_ path: String) { accesses[path] = accesses[path] ?? 0 }

    static func start(_ path: String) { accesses[path]? += 1 }
    static func stop(_ path: String) {
        if let count = accesses[path], count > 0 { accesses[path] = count - 1 }
    }

    /// `true` for a file that may be read; `false` says so once.
    package static func permits(_ path: String) -> Bool {
        guard accesses[path] == 0 else { return true }
        let name = URL(fileURLWithPath: path).lastPathComponent
        Host.shared.note(
            "attachment-unscoped",
            "the attachment \(name) is read without startAccessingSecurityScopedResource(), so iOS gives nothing of it")
        return false
    }
}

extension URL {
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool {
        if isFileURL { SecurityScope.start(path) }
        return isFileURL
    }
    public func stopAccessingSecurityScopedResource() { SecurityScope.stop(path) }
}

extension NSURL {
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool {
        if isFileURL { SecurityScope.start(path ?? "") }
        return isFileURL
    }
    public func stopAccessingSecurityScopedResource() { SecurityScope.stop(path ?? "") }
}

extension FileManager {
    public func contents(atPath path: String) -> Data? { SecurityScope.permits(path) ? try? ReadFiles.read(path) : nil }
    public func isReadableFile(atPath path: String) -> Bool {
        SecurityScope.permits(path) && access(path, R_OK) == 0
    }
    public func copyItem(at source: URL, to target: URL) throws {
        guard SecurityScope.permits(source.path) else { throw CocoaError(.fileReadNoPermission) }
        try copyItem(atPath: source.path, toPath: target.path)
    }
}
