import Basics
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

    /// Seconds after which a compiler that doesn't end is stopped.
    static let seconds = 300.0

    /// Finds the compiler: the given one, that in SWIFT_EXEC, or `swiftc` on PATH.
    /// - Throws: `code-no-compiler`.
    static func find(
        given: String?, environment: [String: String], cache: BuildCache
    ) throws(Diagnostic) -> SwiftCompiler {
        let named = given ?? environment["SWIFT_EXEC"].flatMap { $0.isEmpty ? nil : $0 }
        let candidates =
            named.map { [$0] } ?? (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 && FileReader.isRegularFile($0) }),
            let path = FileScope.canonical(found)
        else {
            throw missing(named.map { "\($0.quoted()) is no program" } ?? "there is no swiftc on PATH")
        }
        // A link to another program than swiftc chooses a compiler by its own name.
        let isDriver = FilePath.name(of: path) == "swiftc"
        return try SwiftCompiler(path: isDriver ? path : found, cache: cache)
    }

    private init(path: String, cache: BuildCache) throws(Diagnostic) {
        self.path = path
        let info = try Self.targetInfo(of: path, cache: cache)
        guard let value = try? JSONReader.read(info, file: path), let version = value["compilerVersion"]?.string else {
            throw Self.missing("\(path.quoted()) doesn't answer as Swift's compiler")
        }
        self.version = version
        runtimeFolders = (value["paths"]?["runtimeLibraryPaths"]?.array ?? []).compactMap(\.string)
    }

    private static func missing(_ reason: String) -> Diagnostic {
        Diagnostic(
            .warning, "code-no-compiler", "the extension's code isn't run: \(reason)",
            hint: "install Swift 6 (swift.org/install), or name its swiftc by --swift-compiler")
    }

    /// Starting the compiler takes a tenth of a second, so its answer is kept until the file changes.
    private static func targetInfo(of path: String, cache: BuildCache) throws(Diagnostic) -> [UInt8] {
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
        let file = cache.path("compiler-\(key.text)")
        if let known = try? FileReader.read(file, limit: 1 << 16) { return known }
        let run = ToolRun.run(path, ["-print-target-info"], seconds: 60)
        guard run.status == 0 else { throw missing("\(path.quoted()) doesn't start as Swift's compiler") }
        try cache.write(Array(run.output.utf8), to: file)
        return Array(run.output.utf8)
    }
}
