import Basics
import ChildProcesses
import Platform
import PlatformFoundation

/// The folder of built modules and extensions: `~/.cache/render-notification`. Several processes may use it at once.
///
/// An entry is a link to a folder of a name that nothing else has. A folder is filled where it stays, because the
/// compiler's modules name their place, and gets its link when it is complete.
struct BuildCache: Sendable, Equatable {
    let folder: String

    /// Bytes of everything below the folder, above which what was unused for longest is removed: some hundred
    /// extensions.
    static let maxBytes = 2 << 30
    /// The beginning of the names of folders that links name, and of those that are being filled.
    private static let prefix = "data-"
    /// Seconds in which a new folder may be without a lock.
    private static let startSeconds = 60

    /// The cache in XDG_CACHE_HOME, or else in the home folder.
    init(environment: [String: String]) {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? "\(environment["HOME"] ?? "/tmp")/.cache"
        folder = "\(base)/render-notification"
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// A folder of the cache, which `fill` makes if it isn't there or is damaged. Another process may make it at the same
    /// time; then each has its own.
    /// - Parameters:
    ///   - waits: `true` waits for another process that makes it, for what takes long whatever a stranger wrote.
    ///   - fill: fills an empty folder; throws to leave nothing behind.
    func entry(
        _ name: String, waits: Bool = false, fill: (String) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> CacheEntry {
        // What is cached is no input: a picture stays the same when the cache changes.
        try FileReadings.$current.withValue(nil) {
            Result { () throws(Diagnostic) in
                if let known = found(name) { return known }
                try makeFolder()
                let turn = waits ? CacheEntry.Turn(path("\(name).lock")) : nil
                defer { withExtendedLifetime(turn) {} }
                if turn != nil, let known = found(name) { return known }
                return try made(name, fill)
            }
        }.get()
    }

    /// `true` if an entry is there.
    func holds(_ name: String) -> Bool { found(name) != nil }

    private func makeFolder() throws(Diagnostic) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch { throw unwritable(errno) }
    }

    private func found(_ name: String) -> CacheEntry? {
        guard let known = target(of: name).flatMap({ CacheEntry(path($0)) }), known.isIntact else { return nil }
        known.touch()
        return known
    }

    private func made(
        _ name: String, _ fill: (String) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> CacheEntry {
        makeRoom()
        let target = Self.prefix + String(UInt64.random(in: .min ... .max), radix: 36)
        // It goes with this process as long as it isn't complete.
        guard let guardian = FolderGuard(path(target)), mkdir(path(target), 0o700) == 0,
            let entry = CacheEntry(path(target))
        else { throw unwritable(errno) }
        defer { withExtendedLifetime(guardian) {} }
        do throws(Diagnostic) {
            try fill(entry.path)
            try entry.seal()
            try link(name, to: target)
        } catch {
            FolderRemoval.remove(entry.path)
            // The picture is drawn without the code.
            var warning = error
            warning.severity = .warning
            throw warning
        }
        return entry
    }

    /// The name of the folder that an entry's link names; `nil` for none.
    private func target(of name: String) -> String? {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path(name)) else { return nil }
        return target.hasPrefix(Self.prefix) && !target.contains("/") ? target : nil
    }

    /// Makes an entry's link, or has it name another folder.
    private func link(_ name: String, to target: String) throws(Diagnostic) {
        let made = TemporaryName.make(beside: path(name)) { symlink(target, $0) == 0 ? () : nil }
        guard let made, rename(made.name, path(name)) == 0 else {
            let problem = errno
            if let made { unlink(made.name) }
            throw unwritable(problem)
        }
    }

    private func unwritable(_ code: Int32) -> Diagnostic {
        Diagnostic(
            .warning, "code-compile",
            "the extension's code isn't run: \(folder.quoted()) can't be written: \(SystemError.reason(code))",
            hint: "name a folder for caches by XDG_CACHE_HOME")
    }
}

extension BuildCache {
    /// Removes what stopped builds and damaged entries left, and then entries until the rest is small enough, those first
    /// that were unused for longest.
    func makeRoom(for maxBytes: Int = Self.maxBytes) {
        let names = FolderReader.entries(of: folder, limit: .max).map(\.name)
        let links = names.compactMap { name in target(of: name).map { (name: name, target: $0) } }
        let linked = Set(links.map(\.target))
        let items = names.filter { target(of: $0) == nil }.map { name in
            let (bytes, date) = Self.size(of: path(name))
            return (name: name, bytes: bytes, date: date)
        }
        var total = items.reduce(0) { $0 + $1.bytes }
        for item in items.sorted(by: { $0.date < $1.date }) {
            let isUnlinked = item.name.hasPrefix(Self.prefix) && !linked.contains(item.name)
            // It may not have its lock yet, or have got its link meanwhile.
            if isUnlinked, item.date >= time(nil) - Self.startSeconds { continue }
            guard isUnlinked || total > maxBytes else { continue }
            if FolderReader.isFolder(path(item.name)) {
                CacheEntry.remove(path(item.name))
            } else {
                unlink(path(item.name))
            }
            if !FolderReader.exists(path(item.name)) { total -= item.bytes }
        }
        for link in links where !FolderReader.exists(path(link.name)) { unlink(path(link.name)) }
    }

    /// The bytes that a file or folder takes, and the date of its last change or use.
    private static func size(of path: String) -> (bytes: Int, date: Int) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return (0, 0) }
        #if canImport(Darwin)
            let date = status.st_mtimespec.tv_sec
        #else
            let date = status.st_mtim.tv_sec
        #endif
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        let names = isFolder ? FolderReader.entries(of: path, limit: .max).map(\.name) : []
        return (names.reduce(Int(status.st_blocks) * 512) { $0 + size(of: "\(path)/\($1)").bytes }, date)
    }
}
