#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import ContentExtensionHost

/// Calls back whenever a file of the inputs' folders is saved.
///
/// It looks at modification times a few times a second: a descriptor's folder holds few files, and editors replace files
/// in ways that kernel watches lose.
struct InputWatcher {
    private static let interval: UInt32 = 200_000
    private static let maximumFiles = 2_000
    private static let maximumDepth = 6
    /// The files and folders that are looked at.
    private let roots: [String]

    init(files: [String]) {
        roots = files.flatMap { [$0, FilePath.folder(of: $0)] }
    }

    /// Runs the body now and after every change, for ever.
    func run(_ body: () -> Int32) throws -> Never {
        var seen: [String: Stamp] = [:]
        while true {
            let now = stamps()
            if now != seen {
                seen = now
                let code = body()
                printToStandardError(
                    code == 0 ? "rendered; waiting for changes" : "kept the last picture; waiting for changes")
            }
            usleep(Self.interval)
        }
    }

    private struct Stamp: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
    }

    private func stamps() -> [String: Stamp] {
        var found: [String: Stamp] = [:]
        for root in roots { collect(root, depth: 0, into: &found) }
        return found
    }

    private func collect(_ path: String, depth: Int, into found: inout [String: Stamp]) {
        var status = stat()
        guard found.count < Self.maximumFiles, found[path] == nil, stat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            guard depth < Self.maximumDepth, let directory = opendir(path) else { return }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if isInput(name) { collect("\(path)/\(name)", depth: depth + 1, into: &found) }
            }
        } else if depth == 0 || isInputFile(path) {
            found[path] = Stamp(
                seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec), size: Int(status.st_size)
            )
        }
    }

    private func isInput(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasSuffix(".tmp") }

    /// Kinds of files that a descriptor or payload may name. The picture itself is often written beside them, so only
    /// images in subfolders could be told from it; text files always can.
    private func isInputFile(_ path: String) -> Bool {
        ["json", "apns", "plist", "strings"].contains { path.hasSuffix(".\($0)") } || path.contains("/assets/")
    }
}
