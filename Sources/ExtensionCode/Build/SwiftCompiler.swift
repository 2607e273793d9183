import Basics
import ChildProcesses
import Platform
import PlatformFoundation

/// The user's Swift compiler.
struct SwiftCompiler: Sendable, Equatable {
    /// The absolute path of `swiftc`, symbolic links resolved.
    let path: String
    /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    let version: String
    /// The folders with the Swift runtime that its executables load.
    let runtimeFolders: [String]

    /// `true` for a module of the toolchain, such as Observation.
    func has(module name: String) -> Bool {
        runtimeFolders.contains { FolderReader.isFolder("\($0)/\(name).swiftmodule") }
    }

    /// Files and folders that it reads besides the sources.
    let readable: [String]

    /// Seconds that all runs for an extension and its modules take together, unless others are given.
    package static let seconds = 60.0
    /// Seconds that all runs for the stand-ins take together: thirty times what they need, as a machine may be busy.
    static let standInSeconds = 900.0

    /// Finds the compiler: the given one, that in SWIFT_EXEC, or `swiftc` on PATH.
    /// - Throws: `code-no-compiler`.
    static func find(
        given: String?, environment: [String: String], cache: BuildCache
    ) throws(Diagnostic) -> SwiftCompiler {
        let named = given ?? environment["SWIFT_EXEC"].flatMap { $0.isEmpty ? nil : $0 }
        let candidates = named.map { [$0] } ?? SearchPath.candidates(for: "swiftc", in: environment["PATH"])
        guard let found = candidates.first(where: SearchPath.isProgram), let path = FileScope.canonical(found)
        else {
            throw missing(named.map { "\($0.quoted()) is no program" } ?? "there is no swiftc on PATH")
        }
        // A link to another program than swiftc chooses a compiler by its own name.
        let isDriver = FilePath.name(of: path) == "swiftc"
        return try SwiftCompiler(path: isDriver ? path : found, cache: cache)
    }

    private init(path: String, cache: BuildCache) throws(Diagnostic) {
        let value = try Self.targetInfo(of: path, cache: cache)
        version = value["compilerVersion"]?.string ?? ""
        runtimeFolders = (value["paths"]?["runtimeLibraryPaths"]?.array ?? []).compactMap(\.string)
        // A toolchain's usr, above usr/lib/swift.
        let toolchain = (value["paths"]?["runtimeResourcePath"]?.string).flatMap(FileScope.canonical).map {
            FilePath.folder(of: FilePath.folder(of: $0))
        }
        #if os(Linux)
            // What stands for the compiler on PATH, as swiftly's, reads files of its own.
            let own = toolchain.map { "\($0)/bin/swiftc" }
            self.path = own.flatMap { (own: String) in access(own, X_OK) == 0 ? own : nil } ?? path
        #else
            self.path = path
        #endif
        readable = Self.systemFiles + [self.path, toolchain].compactMap(\.self)
    }

    /// The system's files that the compiler and the linker read: libraries, headers, number of processors, the system's
    /// name, on which the linker's options depend.
    private static let systemFiles =
        ChildProcess.Sandbox.systemFiles + [
            "/proc/stat", "/sys/devices/system/cpu", "/etc/os-release", "/etc/lsb-release", "/etc/debian_version",
            "/etc/redhat-release",
        ]

    private static func missing(_ reason: String) -> Diagnostic {
        Diagnostic(
            .warning, "code-no-compiler", "the extension's code isn't run: \(reason)",
            hint: "install Swift 6 (swift.org/install), or name its swiftc by --swift-compiler")
    }

    /// Starting the compiler takes a tenth of a second, so its answer is cached until the file changes.
    private static func targetInfo(of path: String, cache: BuildCache) throws(Diagnostic) -> JSONValue {
        var key = ContentKey()
        key.add(path)
        var status = stat()
        if stat(path, &status) == 0 {
            #if canImport(Darwin)
                key.add("\(status.st_size) \(status.st_mtimespec.tv_sec)")
            #else
                key.add("\(status.st_size) \(status.st_mtim.tv_sec)")
            #endif
        }
        let entry = try cache.entry("toolchain-\(key.text)") { folder throws(Diagnostic) in
            let run = ToolRun.run(path, ["-print-target-info"], until: Deadline(seconds: 60))
            guard run.status == 0 else { throw missing("\(path.quoted()) doesn't start as Swift's compiler") }
            try AtomicFile.write([.init(text: run.output, path: "\(folder)/info.json")])
            _ = try read("\(folder)/info.json", of: path)
        }
        return try read("\(entry.path)/info.json", of: path)
    }

    private static func read(_ file: String, of path: String) throws(Diagnostic) -> JSONValue {
        guard let bytes = try? FileReader.read(file, limit: 1 << 16),
            let value = try? JSONReader.read(bytes, file: path),
            value["compilerVersion"]?.string != nil
        else { throw missing("\(path.quoted()) doesn't answer as Swift's compiler") }
        return value
    }
}
