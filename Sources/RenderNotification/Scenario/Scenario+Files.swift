/// The files that a scenario names, relative to its folder.
extension Scenario {
    /// The extensions' paths, relative to the working directory.
    package var extensionPaths: [String] { extensions.map { path($0.value) } }

    /// The paths of all files that the scenario itself names, relative to the working directory.
    package var inputs: [String] {
        let extensions = extensionPaths.flatMap(FilePath.descriptors)
        let others = bindings.compactMap(\.self) + assets.compactMap(\.path)
        return extensions + others.map { path($0.value) } + delivered(steps)
    }

    private func delivered(_ steps: [ScenarioStep]) -> [String] {
        var names: [String] = []
        for step in steps {
            switch step.act {
            case .deliver(let delivery):
                if case .file(let name) = delivery.source { names.append(path(name.value, in: delivery.folder)) }
                names += delivery.attachments.map { path($0.value.path, in: delivery.folder) }
            case .repeat(_, let inner): names += delivered(inner)
            default: break
            }
        }
        return names
    }

    /// A path relative to the working directory.
    /// - Parameter folder: the base folder; the scenario's own when `nil`.
    func path(_ name: String, in folder: String? = nil) -> String { FilePath.joined(folder ?? self.folder, name) }

    /// The path of an existing file of the project.
    /// - Throws: `path-outside`, and `file-missing` with the nearest name, at the position in the scenario. A name without
    ///   a position is the user's, and isn't checked here.
    func existing(_ name: Spanned<String>, in folder: String? = nil) throws(InputError) -> String {
        let path = path(name.value, in: folder)
        guard let span = name.span, path != FileReader.standardInput else { return path }
        do throws(Diagnostic) { _ = try project?.named(name.value, from: folder ?? self.folder, at: span) } catch {
            throw InputError(error)
        }
        if FolderReader.exists(path) { return path }
        let folder = FilePath.folder(of: path)
        let nearest = NearestName.hint(
            for: FilePath.name(of: path), among: FolderReader.entries(of: folder).map(\.name))
        throw InputError(
            Diagnostic(
                .error, "file-missing", "\(name.value.quoted()): there is no such file", at: span,
                hint: nearest ?? "paths are relative to the scenario's own folder", exit: .noInput))
    }
}
