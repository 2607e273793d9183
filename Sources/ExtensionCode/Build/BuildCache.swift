import ContentExtensionHost
import Platform
import PlatformFoundation

/// The folder of built modules and extensions: `~/.cache/render-notification`. Several processes may use it at once.
struct BuildCache: Sendable, Equatable {
    let folder: String

    /// Executables that are kept, of some megabytes each.
    private static let maxEntries = 64

    /// The cache in XDG_CACHE_HOME, or else in the home folder.
    init(environment: [String: String]) {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? "\(environment["HOME"] ?? "/tmp")/.cache"
        folder = "\(base)/render-notification"
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Writes a file of the cache.
    func write(_ bytes: [UInt8], to file: String) throws(Diagnostic) {
        try makeFolder(FilePath.folder(of: file))
        try AtomicFile.write([.init(bytes: bytes, path: file)])
    }

    /// A folder's path, which `fill` makes if it isn't there. Another process may make it at the same time.
    /// - Parameter fill: fills a folder that gets its name afterwards; throws to leave nothing behind.
    func entry(_ name: String, fill: (String) throws(Diagnostic) -> Void) throws(Diagnostic) -> String {
        let final = path(name)
        if FolderReader.isFolder(final) { return final }
        try makeFolder(folder)
        var template = Array(path("partial-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw unwritable(errno) }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do throws(Diagnostic) { try fill(temporary) } catch {
            try? FileManager.default.removeItem(atPath: temporary)
            throw error
        }
        if rename(temporary, final) != 0 {
            let problem = errno
            try? FileManager.default.removeItem(atPath: temporary)
            // Another process was faster.
            if !FolderReader.isFolder(final) { throw unwritable(problem) }
        }
        return final
    }

    /// Removes the oldest folders with a prefix beyond the number that is kept.
    func removeOldest(prefix: String) {
        let names = FolderReader.entries(of: folder).filter { $0.isFolder && $0.name.hasPrefix(prefix) }.map(\.name)
        guard names.count > Self.maxEntries else { return }
        let dated = names.map { (name: $0, date: modified($0)) }.sorted { $0.date < $1.date }
        for entry in dated.dropLast(Self.maxEntries) { try? FileManager.default.removeItem(atPath: path(entry.name)) }
    }

    private func modified(_ name: String) -> Int {
        var status = stat()
        guard stat(path(name), &status) == 0 else { return 0 }
        #if canImport(Darwin)
            return status.st_mtimespec.tv_sec
        #else
            return status.st_mtim.tv_sec
        #endif
    }

    private func makeFolder(_ path: String) throws(Diagnostic) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch { throw unwritable(errno) }
    }

    private func unwritable(_ code: Int32) -> Diagnostic {
        Diagnostic(
            .warning, "code-compile",
            "the extension's code isn't run: \(folder.quoted()) can't be written: \(SystemError.reason(code))",
            hint: "name a folder for caches by XDG_CACHE_HOME")
    }
}
