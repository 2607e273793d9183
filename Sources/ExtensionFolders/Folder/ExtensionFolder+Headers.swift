import Basics
import SourceReading

extension ExtensionFolder {
    /// The headers that Objective-C files import in quotes, and those that these import, with the prefix header of the
    /// target: absolute, and without those among the files.
    ///
    /// Xcode finds a header by its name alone, wherever the project has it.
    package func importedHeaders(of files: [String]) -> [String] {
        var seen = Set(files.map { FileScope.canonical($0) ?? $0 })
        var pending = files
        var found: [String] = []
        func add(_ path: String) {
            guard found.count < Limits.sourceFiles, let file = scope.admitted(path), seen.insert(file).inserted
            else { return }
            found.append(file)
            pending.append(file)
        }
        if let prefix = buildSetting("GCC_PREFIX_HEADER"), let folder = target?.project.folder {
            add(FilePath.joined(folder, prefix))
        }
        let byName = Lazy { [app, scope] in
            Dictionary(grouping: app.value.files(ending: "h").map { "\(scope.root)/\($0)" }, by: FilePath.name)
        }
        while let file = pending.popLast() {
            guard let bytes = try? FileReader.readInput(file, limit: Limits.sourceFileBytes) else { continue }
            for name in ObjectiveCPreprocessor.quotedImports(in: bytes) {
                let beside = FilePath.joined(FilePath.folder(of: FileScope.canonical(file) ?? file), name)
                if FileReader.isRegularFile(beside) {
                    add(beside)
                } else {
                    let others = byName.value[FilePath.name(of: name)] ?? []
                    others.first { $0.hasSuffix("/\(name)") }.map(add)
                }
            }
        }
        return found
    }
}
