import Basics
import Platform
import PlatformFoundation

/// The folder of built modules and extensions: `~/.cache/render-notification`. Several processes may use it at once.
struct BuildCache: Sendable, Equatable {
    let folder: String

    /// Folders that are kept, by the prefix of their names: extensions take some megabytes, the stand-in modules 40.
    /// Those in use are kept, too.
    private static let mostKept = ["code-": 64, "hosted-": 4]
    /// The beginning of the names of folders that are being filled.
    private static let partial = "partial-"
    /// Seconds since its last use for which a folder may be in use, and after which a build that isn't finished was
    /// stopped from outside: several times the longest build.
    private static let longestUse = 3_600

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
        if FolderReader.isFolder(final) {
            // Its date says when it was used last; in a cache that may not be written nothing is removed either.
            _ = utimensat(AT_FDCWD, final, nil, 0)
            return final
        }
        try makeFolder(folder)
        removeOldest()
        // What is left of it goes with the value, or with this process.
        guard let temporary = ScratchFolder(path(Self.partial)) else { throw unwritable(errno) }
        try fill(temporary.path)
        if rename(temporary.path, final) != 0 {
            let problem = errno
            // Another process was faster.
            if !FolderReader.isFolder(final) { throw unwritable(problem) }
        }
        return final
    }

    /// Makes room for a new folder, and removes what stopped builds left.
    private func removeOldest() {
        let dated = FolderReader.entries(of: folder).filter(\.isFolder).map { (name: $0.name, date: modified($0.name)) }
            .sorted { $0.date < $1.date }
        var old = dated.filter { $0.name.hasPrefix(Self.partial) }
        for (prefix, count) in Self.mostKept { old += dated.filter { $0.name.hasPrefix(prefix) }.dropLast(count - 1) }
        let unused = time(nil) - Self.longestUse
        for entry in old where entry.date < unused {
            try? FileManager.default.removeItem(atPath: path(entry.name))
        }
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
