import Basics
import ChildProcesses
import InterfaceBuilder
import PlatformFoundation
import SourceReading

/// Compiles extensions against the stand-in modules, each once as long as nothing changes.
package struct CodeBuilder: Sendable {
    let compiler: SwiftCompiler
    let library: HostedLibrary
    let cache: BuildCache
    /// Seconds that all runs for an extension and its modules take together.
    var seconds: Double
    /// Those that its modules take together; `nil` for half of them.
    var librarySeconds: Double?

    /// Bytes of all Swift files of an extension and its modules: a hundred times those of a large one.
    private static let maxSourceBytes = 16 << 20
    /// Errors that are told of one extension.
    static let maxErrors = 10

    /// Finds the compiler and the sources of the stand-in modules.
    /// - Parameters:
    ///   - compiler: the path of a `swiftc`; `nil` for that in SWIFT_EXEC or on PATH.
    ///   - seconds: the time for an extension with its modules; `nil` for a minute.
    ///   - environment: the variables of the process.
    /// - Throws: `code-no-compiler`.
    package init(
        compiler: String? = nil, seconds: Double? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(InputError) {
        self.seconds = seconds ?? SwiftCompiler.seconds
        do throws(Diagnostic) {
            let cache = BuildCache(environment: environment)
            let sources = try HostedLibrary.sources(environment: environment)
            self.cache = cache
            self.compiler = try SwiftCompiler.find(given: compiler, environment: environment, cache: cache)
            library = try HostedLibrary(self.compiler, sources: sources)
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
        var time = CompileTime(seconds: seconds, librarySeconds: librarySeconds)
        var remaining = Self.maxSourceBytes
        var files: [[SourcePass.File]] = []
        for (paths, name) in module.libraries.map({ ($0.files, $0.name as String?) }) + [(module.files, nil)] {
            files.append(try read(paths, &remaining, seeing: Array(files.joined()), of: name))
        }
        files = CodeReach.reduced(
            files, from: module.classes, minBytes: module.isReachedOnly ? 0 : CodeReach.minBytes)
        var parts: [CompiledPart] = []
        var outlines: [SourceOutline] = []
        var registered: [String] = []
        var failures: [Diagnostic] = []
        for (index, imported) in module.libraries.enumerated() {
            // Headers of Objective-C let Swift files of the module do without imports.
            let frameworks = imported.files.contains { $0.hasSuffix(".m") } ? ["UserNotificationsUI"] : []
            let part = ModulePart(
                module: .library(imported.name), number: index + 1, count: files.count, files: files[index],
                frameworks: frameworks + imported.umbrella, headers: Self.names(imported.umbrella, among: parts),
                libraries: outlines)
            let prepared = part.prepared(library.modules)
            do throws(InputError) {
                parts.append(try build(part, prepared, parts, in: &time))
            } catch {
                // Those that import it run without it, as without a module that isn't there.
                failures += error.diagnostics
                continue
            }
            if prepared.hasRegistrations { registered.append(imported.name) }
            outlines += prepared.outlines
        }
        let umbrella = module.libraries.flatMap(\.umbrella)
        let part = ModulePart(
            module: .program(libraries: registered), number: files.count, count: files.count, files: files.last ?? [],
            frameworks: module.frameworks + umbrella, headers: Self.names(umbrella, among: parts),
            assets: module.assets, features: module.features, libraries: outlines)
        let prepared = part.prepared(library.modules)
        let program = try build(part, prepared, parts, in: &time)
        let loadable: CacheEntry
        do throws(Diagnostic) { loadable = try library.loadable(compiler, cache) } catch { throw InputError(error) }
        let findings = ([program] + parts).flatMap { $0.findings(limit: .max) } + failures
        return ExtensionExecutable(
            path: program.product, readableFolders: compiler.runtimeFolders + [loadable.path],
            classes: prepared.classes.without(program.leftOut), files: module.files,
            entries: [program.entry, loadable], omissions: Self.shortened(findings))
    }

    private static func names(_ names: [String], among parts: [CompiledPart]) -> [String] {
        names.filter { name in parts.contains { $0.module.name == name } }
    }

    /// The first findings, and the number of the others.
    private static func shortened(_ findings: [Diagnostic]) -> [Diagnostic] {
        let others = findings.dropFirst(maxErrors)
        guard let first = others.first, others.count > 1 else { return findings }
        var last = first
        last.message += ", and \(others.count - 1) more causes"
        return findings.prefix(maxErrors) + [last]
    }

    /// The files with those in Objective-C translated.
    private func read(
        _ files: [String], _ remaining: inout Int, seeing libraries: [SourcePass.File], of libraryName: String? = nil
    ) throws(InputError) -> [SourcePass.File] {
        var found: [SourcePass.File] = []
        for file in files {
            do throws(Diagnostic) {
                if file.hasSuffix(ManagedClasses.ending) {
                    let classes = ManagedClasses(model: try DataModel(path: file))
                    found.append(SourcePass.File(name: file, bytes: Array(classes.text.utf8)))
                    continue
                }
                let bytes = try FileReader.read(file, limit: remaining)
                remaining -= bytes.count
                found.append(SourcePass.File(name: file, bytes: bytes))
            } catch {
                var warning = error
                warning.severity = .warning
                throw InputError(warning)
            }
        }
        return ObjectiveCTranslation.hasImplementation(found)
            ? ObjectiveCTranslation.translated(
                found, names: library.names(), libraries: libraries, libraryName: libraryName) : found
    }
}
