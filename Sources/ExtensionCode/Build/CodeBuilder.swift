import Basics
import InterfaceBuilder
import Platform
import PlatformFoundation
import SourceReading

/// Compiles extensions against the stand-in modules, each once as long as nothing changes.
package struct CodeBuilder: Sendable {
    private let compiler: SwiftCompiler
    private let library: HostedLibrary
    private let cache: BuildCache

    /// Bytes of all Swift files of an extension and its modules: a hundred times those of a large one.
    private static let maxSourceBytes = 16 << 20
    private static let options = [
        "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-diagnostic-style=llvm",
        "-no-color-diagnostics",
    ]
    /// Rounds in which what doesn't compile is repaired or left out, and the bytes that all rounds may read together:
    /// a module of megabytes takes ten seconds each time.
    private static let maxRounds = 8
    private static let maxRoundBytes = 4 << 20
    /// Errors in a round up to which a part is worth repairing: a large app without its packages has thousands.
    private static let maxRepairs = 1_000
    /// Errors that are told of one extension.
    private static let maxErrors = 10

    /// Finds the compiler, and compiles the stand-in modules if that wasn't done before.
    /// - Parameters:
    ///   - compiler: the path of a `swiftc`; `nil` for that in SWIFT_EXEC or on PATH.
    ///   - environment: the variables of the process.
    /// - Throws: `code-no-compiler` or `code-compile`.
    package init(
        compiler: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(InputError) {
        do throws(Diagnostic) {
            let cache = BuildCache(environment: environment)
            let sources = try HostedLibrary.sources(environment: environment)
            self.cache = cache
            self.compiler = try SwiftCompiler.find(given: compiler, environment: environment, cache: cache)
            library = try HostedLibrary(self.compiler, sources: sources, cache: cache)
        } catch { throw InputError(error) }
    }

    /// Compiles and links an extension.
    /// - Throws: warnings with what doesn't compile, the cause first.
    package func build(_ module: CodeModule) throws(InputError) -> ExtensionExecutable {
        try build(module, find: { _ in [] })
    }

    /// Compiles and links an extension with the modules that it imports.
    /// - Parameter find: the Swift files of a module by name; empty if it isn't found.
    package func build(
        _ module: CodeModule, find: (String) -> [String]
    ) throws(InputError) -> ExtensionExecutable {
        let module = module.importing(module.libraries) { name in
            if library.modules.knows(name) { return [] }
            let own = find(name)
            return own.isEmpty ? library.package(name) : own
        }
        var remaining = Self.maxSourceBytes
        var archives: [String] = []
        var outlines: [SourceOutline] = []
        var registered: [String] = []
        for imported in module.libraries {
            let part = ModulePart(
                module: .library(imported.name), files: try Self.read(imported.files, &remaining), libraries: outlines)
            let prepared = part.prepared(library.modules)
            archives.append("\(try build(part, prepared, archives))/\(part.product)")
            if prepared.hasRegistrations { registered.append(imported.name) }
            outlines += prepared.outlines
        }
        let part = ModulePart(
            module: .program(libraries: registered), files: try Self.read(module.files, &remaining),
            frameworks: module.frameworks, assets: module.assets, libraries: outlines)
        let prepared = part.prepared(library.modules)
        let folder = try build(part, prepared, archives)
        let findings = ([folder] + archives.map { FilePath.folder(of: $0) }).flatMap {
            Self.findings(in: "\($0)/\(Self.skipped)", limit: Self.maxErrors)
        }
        return ExtensionExecutable(
            path: "\(folder)/\(part.product)", readableFolders: compiler.runtimeFolders,
            classes: prepared.classes.without(Self.lines(of: "\(folder)/\(Self.leftOut)")),
            files: module.files, keptFolder: cache.path("files"), omissions: Array(findings.prefix(Self.maxErrors)))
    }

    /// The file with the errors of what is left out.
    private static let skipped = "skipped"
    /// The file with the names of classes that are left out.
    private static let leftOut = "left-out"

    private static func lines(of file: String) -> Set<String> {
        let bytes = (try? FileReader.read(file, limit: Limits.sourceFileBytes)) ?? []
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    private static func read(_ files: [String], _ remaining: inout Int) throws(InputError) -> [SourcePass.File] {
        var found: [SourcePass.File] = []
        for file in files {
            do throws(Diagnostic) {
                let bytes = try FileReader.read(file, limit: remaining)
                remaining -= bytes.count
                found.append(SourcePass.File(name: file, bytes: bytes))
            } catch {
                var warning = error
                warning.severity = .warning
                throw InputError(warning)
            }
        }
        return found
    }

    /// The findings of the compiler's output in a file; none without it.
    private static func findings(in file: String, limit: Int) -> [Diagnostic] {
        guard let bytes = try? FileReader.read(file, limit: ToolRun.maxOutput * (maxRounds + 1)) else { return [] }
        let output = String(decoding: bytes, as: UTF8.self)
        // Errors in generated code are consequences.
        let all = CompilerMessage.errors(in: output)
        let own = all.filter { !$0.isInRegistrations }
        let errors = (own.isEmpty ? all : own).prefix(limit).map(\.diagnostic)
        if !errors.isEmpty || output.isEmpty { return errors }
        let line = output.split(whereSeparator: \.isNewline).first { $0.contains("error:") } ?? output[...]
        return [
            Diagnostic(.warning, "code-compile", "the Swift compiler says: \(line.prefix(300))")
        ]
    }
}

/// Files that become one module.
private struct ModulePart {
    var module: PreparedSources.Module
    var files: [SourcePass.File]
    var frameworks: [String] = []
    var assets = AssetNames()
    /// The outlines of the files that become the modules compiled before.
    var libraries: [SourceOutline] = []

    var name: String {
        if case .library(let name) = module { name } else { "ExtensionModule" }
    }
    var isLibrary: Bool {
        if case .library = module { true } else { false }
    }
    /// The compiled file.
    var product: String { isLibrary ? "lib\(name).a" : "extension" }

    func prepared(
        _ modules: HostedModules, excluded: [Int: Set<Int>] = [:], repairs: [Int: SourceRepairs] = [:]
    ) -> PreparedSources {
        PreparedSources(
            files, modules: modules, excluded: excluded, repairs: repairs, frameworks: frameworks,
            assets: assets, libraries: libraries, module: module)
    }
}

extension CodeBuilder {
    /// The folder with the compiled part.
    /// - Parameters:
    ///   - prepared: the part's files before any repair, which the cache knows it by.
    ///   - archives: the libraries compiled before, each in the folder of its module.
    /// - Throws: the compiler's errors.
    private func build(
        _ part: ModulePart, _ prepared: PreparedSources, _ archives: [String]
    ) throws(InputError) -> String {
        let folder: String
        do throws(Diagnostic) {
            folder = try cache.entry("code-\(key(of: part, prepared, archives))") { folder throws(Diagnostic) in
                try compile(part, archives, into: folder)
            }
        } catch { throw InputError(error) }
        if FileReader.isRegularFile("\(folder)/\(part.product)") { return folder }
        throw InputError(Self.findings(in: "\(folder)/\(Self.skipped)", limit: Self.maxErrors))
    }

    private func key(of part: ModulePart, _ prepared: PreparedSources, _ archives: [String]) -> String {
        var key = ContentKey()
        for text in [compiler.version, library.key, part.name, SourceRepairs.stop, SourceRepairs.skip] + Self.options
            + archives
        {
            key.add(text)
        }
        // With the code that is generated for the extension.
        for file in prepared.files {
            key.add(file.name)
            key.add(file.bytes)
            key.add("")
        }
        return key.text
    }

    /// Compiles into a folder, which gets the compiler's errors if it fails.
    private func compile(_ part: ModulePart, _ archives: [String], into folder: String) throws(Diagnostic) {
        var excluded: [Int: Set<Int>] = [:]
        var repairs: [Int: SourceRepairs] = [:]
        let own = archives.map { String(FilePath.stem(of: $0).dropFirst(3)) }
        var missing: [CompilerMessage] = []
        var texts: Set<String> = []
        for (number, file) in part.files.enumerated() {
            var repair = SourceRepairs()
            missing += repair.leaveOutImports(in: SourcePass(file, modules: library.modules)) { name in
                library.modules.knows(name) || own.contains(name) || compiler.has(module: name)
            }
            repairs[number] = repair
        }
        var causes = missing.filter { texts.insert($0.text).inserted }
        var run = ToolRun(status: nil, output: "")
        let sources = "\(folder)/sources"
        let bytes = part.files.reduce(1) { $0 + $1.bytes.count }
        let last = max(1, min(Self.maxRounds, Self.maxRoundBytes / bytes))
        for round in 0...last {
            let prepared = part.prepared(library.modules, excluded: excluded, repairs: repairs)
            for file in prepared.files { try cache.write(file.bytes, to: "\(sources)/\(file.name)") }
            run = ToolRun.run(
                compiler.path, arguments(for: part, prepared.files.map { "\(sources)/\($0.name)" }, archives, folder),
                seconds: SwiftCompiler.seconds)
            if run.status == 0 || run.status == nil || round == last { break }
            let old = (excluded, repairs)
            let errors = CompilerMessage.errors(in: run.output)
            if errors.count > Self.maxRepairs { break }
            for (number, file) in part.files.enumerated() {
                let own = errors.filter { $0.originalFile == file.name && !$0.isInRegistrations }
                let generated = errors.filter { $0.originalFile == file.name && $0.isInRegistrations }
                excluded[number, default: []].formUnion(generated.map(\.line))
                // Errors in generated code can be consequences of others.
                if errors.allSatisfy(\.isInRegistrations) { causes += generated }
                let pass = SourcePass(file, modules: library.modules)
                causes += pass.explained(repairs[number, default: SourceRepairs()].add(own, in: pass))
            }
            if old == (excluded, repairs) { break }
        }
        guard run.status != nil else {
            throw Diagnostic(
                .warning, "code-compile",
                "the extension's code isn't run: the compiler didn't end within \(Int(SwiftCompiler.seconds)) seconds",
                hint: "split long expressions")
        }
        try? FileManager.default.removeItem(atPath: sources)
        // The first errors are the causes, whether or not the rest compiles.
        let rest = run.status == 0 ? "" : run.output
        let output = causes.filter { texts.insert($0.printed).inserted }.map(\.printed).joined() + rest
        try cache.write(Array(output.utf8), to: "\(folder)/\(Self.skipped)")
        let classes = repairs.values.flatMap(\.classes).joined(separator: "\n")
        try cache.write(Array(classes.utf8), to: "\(folder)/\(Self.leftOut)")
    }

    private func arguments(
        for part: ModulePart, _ files: [String], _ archives: [String], _ folder: String
    ) -> [String] {
        let product = ["-module-name", part.name, "-o", "\(folder)/\(part.product)"]
        let kind =
            part.isLibrary
            ? [
                "-parse-as-library", "-emit-library", "-static", "-emit-module", "-emit-module-path",
                "\(folder)/\(part.name).swiftmodule",
            ]
            : []
        let imports = archives.flatMap { ["-I", FilePath.folder(of: $0)] }
        let libraries = part.isLibrary ? ["-I", library.folder] : library.options(with: archives)
        return Self.options + library.modules.aliasOptions + kind + product + files + imports + libraries
    }
}
