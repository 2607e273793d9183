import Basics
import ChildProcesses
import SourceReading

extension CodeBuilder {
    private static let options = [
        "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-diagnostic-style=llvm",
        "-no-color-diagnostics",
        // An expression that the type checker doesn't finish is an error with a line, which is left out.
        "-Xfrontend", "-solver-expression-time-threshold=5",
    ]
    /// Rounds in which what doesn't compile is repaired or left out, and the bytes that all rounds may read together:
    /// a module of megabytes takes ten seconds each time.
    private static let maxRounds = 12
    private static let maxRoundBytes = 4 << 20
    /// Errors in a round up to which a part is worth repairing: a large app without its packages has thousands.
    private static let maxRepairs = 1_000

    /// Compiles a part, unless that was done before.
    /// - Parameters:
    ///   - prepared: the part's files before any repair, which the cache knows it by.
    ///   - libraries: the libraries compiled before.
    ///   - time: the extension's time.
    /// - Throws: the compiler's errors.
    func build(
        _ module: ModulePart, _ prepared: PreparedSources, _ libraries: [CompiledPart], in time: inout CompileTime
    ) throws(InputError) -> CompiledPart {
        let key = key(of: module, prepared, libraries)
        let part: CompiledPart
        do throws(Diagnostic) {
            let entry = try cache.entry("part-\(key)") { folder throws(Diagnostic) in
                let seconds = time.seconds(isLibrary: module.isLibrary)
                // Within a limit in which it didn't end before it isn't tried again.
                let late = "late-\(key)-\(seconds)"
                if cache.holds(late), let failure = failure(of: module, .late, within: seconds) { throw failure }
                let isWhole = time.isWhole
                // Not of the extension's time: another program may be compiling them.
                let standIns = try library.entry(compiler, cache)
                let loadable = try library.loadable(compiler, cache)
                CompileProgress.current?.begin(
                    "compiling \(module.isLibrary ? module.name : "the extension"), \(module.number) of "
                        + "\(module.count) …")
                let run = try compile(module, libraries, (standIns, loadable), into: folder, in: &time)
                guard let failure = failure(of: module, run, within: seconds) else { return }
                if run == .late, isWhole { _ = try cache.entry(late) { _ in } }
                throw failure
            }
            part = CompiledPart(module: module, entry: entry, key: key)
        } catch { throw InputError(error) }
        if FileReader.isRegularFile(part.product) { return part }
        throw InputError(part.findings(limit: Self.maxErrors))
    }

    private func key(of module: ModulePart, _ prepared: PreparedSources, _ libraries: [CompiledPart]) -> String {
        var key = ContentKey()
        for text in [compiler.version, library.key, module.name, SourceRepairs.stop, SourceRepairs.skip] + Self.options
            + module.options + libraries.map(\.key)
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
    /// - Returns: the compiler's last run, after which the folder is complete unless it has failed.
    /// - Throws: another failure that says nothing about the sources, such as a full disk; nothing is kept then.
    private func compile(
        _ module: ModulePart, _ libraries: [CompiledPart], _ standIns: (modules: CacheEntry, loadable: CacheEntry),
        into folder: String, in time: inout CompileTime
    ) throws(Diagnostic) -> ToolRun {
        var module = module
        // The compiler writes nowhere else, and what it leaves there is removed.
        let work = "\(folder)/work"
        defer { FolderRemoval.remove(work) }
        let build = PartBuild(
            module: module, library: library, libraries: libraries, standIns: standIns.modules,
            loadable: standIns.loadable, cache: cache, compiler: compiler, work: work,
            deadline: time.deadline(isLibrary: module.isLibrary))
        let seconds = time.seconds(isLibrary: module.isLibrary)
        var excluded: [Int: Set<Int>] = [:]
        var repairs: [Int: SourceRepairs] = [:]
        var missing: [CompilerMessage] = []
        var texts: Set<String> = []
        var shells = Shells()
        let passes = module.files.map { SourcePass($0, modules: library.modules) }
        for (number, pass) in passes.enumerated() {
            var repair = SourceRepairs()
            missing += repair.leaveOutImports(in: pass) { name in
                library.modules.knows(name) || libraries.contains { $0.module.name == name }
                    || compiler.has(module: name)
            }
            repairs[number] = repair
        }
        var causes: [CompilerMessage] = []
        var run = ToolRun(status: nil, output: "")
        let bytes = module.files.reduce(0) { $0 + $1.bytes.count }
        var readBytes = 0
        // The third of the time after which a part of the code is left out rather than all.
        var limit = Self.limit(module, until: build.deadline)
        var failure: String?
        for round in 0...Self.maxRounds {
            let prepared = module.prepared(library.modules, excluded: excluded, repairs: repairs, shells: shells)
            run = try build.run(prepared, Self.options + module.options, processorSeconds: limit)
            failure = run.failure(within: seconds, processorSeconds: limit)
            readBytes += bytes - repairs.values.reduce(0) { $0 + $1.bytes }
            let isLast = round == Self.maxRounds || round > 0 && readBytes > Self.maxRoundBytes
            if run.status == 0 || isLast { break }
            if let failure {
                if run == .late { break }
                if let cause = Self.leaveOutUnfinished(run, failure, passes, &repairs) {
                    causes.append(cause)
                } else if limit < ToolRun.processorSeconds, run.isOutOfProcessorTime {
                    limit = ToolRun.processorSeconds
                } else {
                    break
                }
                continue
            }
            let old = (excluded, repairs)
            var errors = CompilerMessage.errors(in: run.output)
            if !errors.allSatisfy(\.isAboutInitializers) { errors.removeAll(where: \.isAboutInitializers) }
            if errors.count > Self.maxRepairs { break }
            let brought = errors.compactMap { error in
                passes.first { $0.file.name == error.file }.flatMap(error.framework(notImportedIn:))
            }
            let added = Set(brought).subtracting(module.frameworks)
            if !added.isEmpty {
                module.frameworks += added.sorted()
                continue
            }
            let named = shells.add(errors, usedIn: passes)
            if !named.isEmpty {
                // Most other errors are consequences.
                for (number, pass) in passes.enumerated() {
                    repairs[number]?.leaveOutArguments(of: shells, in: pass)
                }
                causes += named
                continue
            }
            for (number, pass) in passes.enumerated() {
                let own = errors.filter { $0.originalFile == pass.file.name && !$0.isInRegistrations }
                let generated = errors.filter { $0.originalFile == pass.file.name && $0.isInRegistrations }
                excluded[number, default: []].formUnion(generated.map(\.line))
                // Errors in generated code can be consequences of others.
                if errors.allSatisfy(\.isInRegistrations) { causes += generated }
                causes += repairs[number, default: SourceRepairs()].add(own, in: pass)
            }
            if old == (excluded, repairs) { break }
        }
        if failure != nil { return run }
        // The first errors are the causes, whether or not the rest compiles.
        let rest = run.status == 0 ? "" : run.output
        let summary = CompilerMessage.summary(
            of: missing, boxes: shells.views, omissions: repairs.values.reduce(0) { $0 + $1.count })
        let all =
            [summary].compactMap(\.self) + causes.filter { texts.insert("\($0.file):\($0.line) \($0.text)").inserted }
        let output = all.map(\.printed).joined() + rest
        guard run.status == 0 || !CompilerMessage.errors(in: run.output).isEmpty else {
            throw CompilerMessage.findings(in: output, limit: 1).first
                ?? Diagnostic(.warning, "code-compile", "the extension's code isn't run: the compiler failed")
        }
        if run.status == 0 { try build.take(into: folder) }
        let classes = repairs.values.flatMap(\.classes).joined(separator: "\n")
        try AtomicFile.write([
            .init(text: output, path: "\(folder)/\(CompiledPart.skipped)"),
            .init(text: classes, path: "\(folder)/\(CompiledPart.leftOut)"),
        ])
        return run
    }

    /// Bytes from which a file can be one that is generated, and the compiler's work with it.
    private static let largeFileBytes = 128 << 10
    /// Bytes of a module that takes seconds, unless it has something that the compiler doesn't finish.
    private static let smallModuleBytes = 512 << 10

    /// The processor time after which the compiler is asked what it is at.
    private static func limit(_ module: ModulePart, until deadline: Deadline) -> Int {
        let sizes = module.files.map(\.bytes.count)
        let isAsked = sizes.contains { $0 >= largeFileBytes } || sizes.reduce(0, +) < smallModuleBytes
        let third = Int((Double(deadline.milliseconds) / 3_000).rounded(.up))
        return isAsked ? min(ToolRun.processorSeconds, max(1, third)) : ToolRun.processorSeconds
    }

    /// Leaves out the code that a compiler hasn't finished: the part that it names, if this is certain, else the largest
    /// file if it is large.
    /// - Returns: the cause; `nil` if nothing is left out.
    private static func leaveOutUnfinished(
        _ run: ToolRun, _ failure: String, _ passes: [SourcePass], _ repairs: inout [Int: SourceRepairs]
    ) -> CompilerMessage? {
        let sizes = passes.indices.map { passes[$0].file.bytes.count - (repairs[$0]?.bytes ?? 0) }
        let isSmall = sizes.reduce(0, +) < smallModuleBytes
        let place = CompilerMessage.unfinished(in: run.output, because: failure) { file in
            // In a large module the compiler can be anywhere when its time is over.
            passes.indices.first {
                PreparedSources.fileName($0) == FilePath.name(of: file)
                    && (isSmall || sizes[$0] >= largeFileBytes || !run.isOutOfProcessorTime)
            }.map { passes[$0].file.name }
        }
        if let place, let number = passes.firstIndex(where: { $0.file.name == place.file }),
            let cause = repairs[number, default: SourceRepairs()].add([place], in: passes[number]).first
        {
            return cause
        }
        guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }), sizes[largest] >= largeFileBytes else {
            return nil
        }
        repairs[largest, default: SourceRepairs()].leaveOutFile(passes[largest])
        return .unfinished("this file", file: passes[largest].file.name, because: failure)
    }

    /// The warning about a run that has ended without a judgement of the sources; `nil` if it has one.
    private func failure(of module: ModulePart, _ run: ToolRun, within seconds: Double) -> Diagnostic? {
        run.failure(within: seconds).map { failure in
            let effect = module.isLibrary ? "the module \(module.name) is left out" : "the extension's code isn't run"
            return Diagnostic(
                .warning, "code-compile", "\(effect): \(failure)",
                hint: run.status == nil
                    ? "give it more time by --compile-timeout" : CompilerMessage.unfinishedHint)
        }
    }
}
