import Basics
import ChildProcesses
import Platform

/// The compiler's runs for one module, in a folder of their own.
struct PartBuild {
    let module: ModulePart
    let library: HostedLibrary
    /// The libraries compiled before.
    let libraries: [CompiledPart]
    /// The compiled stand-ins, as modules and as a file to load.
    let standIns: CacheEntry
    let loadable: CacheEntry
    let cache: BuildCache
    let compiler: SwiftCompiler
    /// The folder for the sources, the products and the compiler's own files.
    let work: String
    let deadline: Deadline

    private var sources: String { "\(work)/sources" }

    /// Compiles sources. Nothing of an earlier run stays, as it may have left links.
    /// - Parameter processorSeconds: those that the compiler may take.
    func run(
        _ prepared: PreparedSources, _ options: [String], processorSeconds: Int
    ) throws(Diagnostic) -> ToolRun {
        FolderRemoval.remove(work)
        for folder in [work, sources] where mkdir(folder, 0o700) != 0 {
            throw OutputProblem.cannotCreate(folder, errno)
        }
        for file in prepared.files {
            try AtomicFile.write([.init(bytes: file.bytes, path: "\(sources)/\(file.name)")])
        }
        let arguments = options + arguments(for: prepared)
        let shared = run(arguments, processorSeconds, clangModules: HostedLibrary.clangModules(in: standIns.path))
        // A C module that no stand-in imports can't be added to theirs.
        guard shared.status == 1, shared.output.contains("error: could not build C module") else { return shared }
        return run(arguments, processorSeconds, clangModules: HostedLibrary.clangModules(in: work))
    }

    private func run(_ arguments: [String], _ processorSeconds: Int, clangModules: String) -> ToolRun {
        ToolRun.run(
            compiler.path, arguments + ["-module-cache-path", clangModules],
            in: ToolRun.Scope(
                readable: compiler.readable + [library.sources, standIns.path, loadable.path]
                    + libraries.map(\.entry.path),
                folder: work),
            until: deadline, processorSeconds: processorSeconds)
    }

    private func arguments(for prepared: PreparedSources) -> [String] {
        let product = ["-module-name", module.name, "-o", "\(work)/\(module.product)"]
        let kind =
            module.isLibrary
            ? [
                "-parse-as-library", "-emit-library", "-static", "-emit-module", "-emit-module-path",
                "\(work)/\(interface)",
            ]
            : []
        let imports = (libraries.map(\.entry.path) + [standIns.path]).flatMap { ["-I", $0] }
        let linking =
            module.isLibrary ? [] : library.linkOptions(with: libraries.map(\.product), in: cache)
        return library.modules.aliasOptions + kind + product + prepared.files.map { "\(sources)/\($0.name)" } + imports
            + linking
    }

    private var interface: String { "\(module.name).swiftmodule" }

    /// Moves what was made to its place. Links and the like aren't taken: the compiler read what a stranger wrote.
    func take(into folder: String) throws(Diagnostic) {
        for name in [module.product] + (module.isLibrary ? [interface] : []) {
            var status = stat()
            guard lstat("\(work)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                rename("\(work)/\(name)", "\(folder)/\(name)") == 0
            else {
                throw Diagnostic(
                    .warning, "code-compile", "the extension's code isn't run: the compiler made no \(name)")
            }
        }
    }
}
