#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files and folders that something was read from, and those that were looked for in vain: as long as they are what they
/// were, it would be read again as the same.
///
/// Whatever is read within `FileReadings.$current.withValue(readings) { … }` is noted.
/// It is unchecked because a task's value has to be `Sendable`; only the thread that reads within has it.
package final class FileReadings: @unchecked Sendable {
    @TaskLocal package static var current: FileReadings?

    private var found: [ByteString: FileIdentity?] = [:]

    package init() {}

    /// Whether nothing has changed since.
    package var isCurrent: Bool { found.allSatisfy { FileIdentity(ofAnything: $0.key.wrappedValue) == $0.value } }

    /// Notes a path before it is looked at, so that what is written meanwhile is a change.
    static func note(_ path: String) {
        guard let current else { return }
        let name = ByteString(wrappedValue: path)
        if current.found[name] == nil { current.found.updateValue(FileIdentity(ofAnything: path), forKey: name) }
    }
}

extension FileIdentity {
    /// The identity of a file or a folder, whose entries are its contents; `nil` where there is none.
    init?(ofAnything path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
