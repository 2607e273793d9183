import Basics
import ChildProcesses
import Platform
import PlatformFoundation

/// The stand-in modules, compiled once for each compiler.
struct HostedLibrary: Sendable {
    let modules: HostedModules
    /// The name of their contents.
    let key: String
    /// The folder of their sources.
    let sources: String
    /// The Swift files of each module.
    private let files: [String: [String]]

    /// Bytes of one source file: ten times the largest.
    private static let maxFileBytes = 1 << 20

    /// Reads the modules' sources.
    /// - Throws: `file-unreadable`.
    init(_ compiler: SwiftCompiler, sources: String) throws(Diagnostic) {
        let list = try FileReader.read("\(sources)/modules.txt", limit: Self.maxFileBytes)
        let modules = HostedModules(String(decoding: list, as: UTF8.self))
        var key = ContentKey()
        key.add(compiler.version)
        key.add(list)
        var files: [String: [String]] = [:]
        for module in modules.modules {
            files[module.name] = Self.swiftFiles(below: "\(sources)/\(module.name)")
            for file in files[module.name] ?? [] {
                key.add(String(file.dropFirst(sources.count)))
                key.add(try FileReader.read(file, limit: Self.maxFileBytes))
            }
        }
        self.modules = modules
        self.sources = sources
        self.key = key.text
        self.files = files
    }

    /// The folder with the compiled modules and libraries, which are compiled unless that was done before.
    /// - Throws: `code-compile`.
    func entry(_ compiler: SwiftCompiler, _ cache: BuildCache) throws(Diagnostic) -> CacheEntry {
        try cache.entry("modules-\(key)", waits: true) { folder throws(Diagnostic) in
            CompileProgress.current?.begin("compiling the stand-ins for Apple's frameworks, once for this compiler …")
            // The interfaces first, because a module needs only those of the modules that it imports.
            for side in modules.sideBySide {
                try compile(side, compiler, into: folder) { Self.interfaceOptions($0, into: folder) }
            }
            // The longest first, so that none runs alone at the end.
            let count = { (module: HostedModules.Module) in files[module.name]?.count ?? 0 }
            let longestFirst = modules.modules.sorted { count($0) > count($1) }
            try compile(longestFirst, compiler, into: folder) { Self.libraryOptions($0, into: folder) }
        }
    }

    /// The Swift files that stand for a module of a third party, such as SnapKit; empty if nothing does. They are
    /// compiled as the app's own modules are, only for extensions that import them.
    func package(_ name: String) -> [String] { Self.swiftFiles(below: "\(sources)/Packages/\(name)") }

    /// The declarations that Objective-C uses: those of all modules without SwiftUI's.
    func names() -> SwiftNames {
        var names = SwiftNames()
        names.read(Array(FoundationNames.text.utf8), isInterface: true)
        for module in modules.modules where !module.frameworks.isEmpty {
            if module.name == "RNSwiftUI" || module.imports == ["RNSwiftUI"] { continue }
            for file in files[module.name] ?? [] {
                names.read((try? FileReader.read(file, limit: Self.maxFileBytes)) ?? [])
            }
        }
        return names
    }

    /// Compiles modules side by side.
    private func compile(
        _ modules: [HostedModules.Module], _ compiler: SwiftCompiler, into folder: String,
        options: (HostedModules.Module) -> [String]
    ) throws(Diagnostic) {
        let runs = ToolRun.run(
            compiler.path, each: modules.map { options($0) + (files[$0.name] ?? []) },
            atOnce: ProcessInfo.processInfo.activeProcessorCount,
            in: ToolRun.Scope(readable: compiler.readable + [sources], folder: folder),
            until: Deadline(seconds: SwiftCompiler.standInSeconds))
        for (module, run) in zip(modules, runs) where run.status != 0 {
            let reason =
                run.failure(within: SwiftCompiler.standInSeconds)
                ?? CompilerMessage.errors(in: run.output).first.map { "\($0.file):\($0.line): \($0.text)" }
            throw Diagnostic(
                .warning, "code-compile",
                "the extension's code isn't run: the stand-in module \(module.name) doesn't compile with "
                    + "\(compiler.version): " + (reason ?? run.output.prefix(200).description),
                hint: "use the Swift version that render-notification was built with")
        }
    }

    private static func options(_ module: HostedModules.Module, into folder: String) -> [String] {
        [
            "-swift-version", "5", module.isOptimized ? "-O" : "-Onone", "-package-name", "render_notification",
            "-parse-as-library", "-wmo", "-suppress-warnings", "-module-name", module.name, "-I", folder,
            "-module-cache-path", clangModules(in: folder),
        ]
    }

    /// The folder of the C modules, such as Glibc's, which take a second to compile: those that the stand-ins import.
    static func clangModules(in folder: String) -> String { "\(folder)/clang" }

    private static func interfaceOptions(_ module: HostedModules.Module, into folder: String) -> [String] {
        options(module, into: folder) + [
            "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-emit-module", "-o",
            "\(folder)/\(module.name).swiftmodule",
        ]
    }

    private static func libraryOptions(_ module: HostedModules.Module, into folder: String) -> [String] {
        options(module, into: folder) + [
            "-num-threads", "2", "-emit-library", "-static", "-o", "\(folder)/lib\(module.name).a",
        ]
    }

    private static func swiftFiles(below folder: String) -> [String] {
        FolderReader.entries(of: folder).flatMap { entry in
            let path = "\(folder)/\(entry.name)"
            return entry.isFolder ? swiftFiles(below: path) : entry.name.hasSuffix(".swift") ? [path] : []
        }
    }

    /// The folder of the modules' sources: that in RENDER_NOTIFICATION_HOSTED, beside the program, or in the repository.
    /// - Throws: `code-no-compiler`.
    static func sources(environment: [String: String]) throws(Diagnostic) -> String {
        let program = FileScope.canonical("/proc/self/exe") ?? FileScope.canonical(CommandLine.arguments[0]) ?? ""
        let places =
            [
                environment["RENDER_NOTIFICATION_HOSTED"] ?? "",
                "\(FilePath.folder(of: program))/../share/render-notification/Hosted",
            ]
            + FilePath.ancestors(of: FilePath.folder(of: program)).map { "\($0)/Sources/Hosted" }
            + FilePath.ancestors(of: FilePath.folder(of: #filePath)).map { "\($0)/Hosted" }
        guard let place = places.first(where: { FileReader.isRegularFile("\($0)/modules.txt") }) else {
            throw Diagnostic(
                .warning, "code-no-compiler",
                "the extension's code isn't run: the sources of the stand-in modules aren't found",
                hint: "name the folder Sources/Hosted of render-notification in RENDER_NOTIFICATION_HOSTED")
        }
        return FileScope.canonical(place) ?? place
    }

    /// All stand-ins as one file, which extensions load: to link them into each takes a sixth of a second.
    private static let loadable = "libStandIns.so"

    /// The folder with that file, which is linked unless that was done before.
    /// - Throws: `code-compile`.
    func loadable(_ compiler: SwiftCompiler, _ cache: BuildCache) throws(Diagnostic) -> CacheEntry {
        try cache.entry(loadableName, waits: true) { folder throws(Diagnostic) in
            let compiled = try entry(compiler, cache).path
            let imports = "\(folder)/StandIns.swift"
            // Imported modules name the system's libraries that they need.
            let text = modules.modules.map { "import \($0.name)\n" }.joined()
            try AtomicFile.write([.init(text: text, path: imports)])
            let archives = modules.modules.map { "\(compiled)/lib\($0.name).a" }
            let linking = ["--whole-archive"] + archives + ["--no-whole-archive", "-Bsymbolic", "--strip-all"]
            let options = [
                "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-module-name", "StandIns",
                "-I", compiled, "-module-cache-path", Self.clangModules(in: compiled),
                "-emit-library", "-o", "\(folder)/\(Self.loadable)", imports,
            ]
            let run = ToolRun.run(
                compiler.path, options + Self.linker + linking.flatMap { ["-Xlinker", $0] },
                in: ToolRun.Scope(readable: compiler.readable + [compiled], folder: folder),
                until: Deadline(seconds: SwiftCompiler.standInSeconds))
            guard run.status == 0 else {
                throw Diagnostic(
                    .warning, "code-compile",
                    "the extension's code isn't run: the stand-in modules aren't linked: "
                        + run.output.prefix(200))
            }
        }
    }

    /// The entry's name, which stays when its folder is made again.
    private var loadableName: String { "standins-\(key)" }

    private static var linker: [String] {
        #if os(Linux)
            // A thread takes 70 MB of addresses.
            ["-use-ld=lld", "-Xlinker", "--threads=4"]
        #else
            []
        #endif
    }

    /// The compiler's options to link an extension.
    /// - Parameter archives: the extension's own libraries. They refer to one another, hence the group.
    func linkOptions(with archives: [String], in cache: BuildCache) -> [String] {
        // Loaded by this name, and before the C library, in whose place the stand-ins' own clock comes.
        let loadable = "\(cache.path(loadableName))/\(Self.loadable)"
        let libraries = ["--start-group"] + archives + ["--end-group", loadable]
        return Self.linker + libraries.flatMap { ["-Xlinker", $0] }
    }
}
