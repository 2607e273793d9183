import ContentExtensionHost

/// The files that a scenario names, relative to its own folder.
struct ScenarioFiles {
    private let folder: String

    init(_ scenario: Scenario) { folder = scenario.folder }

    /// A path as it is opened from here.
    func path(_ name: String) -> String {
        name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)"
    }

    /// The path of something that is there.
    /// - Throws: `file-missing`, with the nearest name, where the scenario names it. What has no place in a file is left
    ///   to whoever opens it.
    func existing(_ name: Placed<String>) throws(InputError) -> String {
        let path = path(name.value)
        guard let place = name.place, path != FileReader.standardInput, !FolderReader.exists(path) else { return path }
        let folder = FilePath.folder(of: path)
        let nearest = path.split(separator: "/").last.flatMap { last in
            NearestName.hint(for: String(last), among: FolderReader.entries(of: folder).map(\.name))
        }
        throw InputError(
            Diagnostic(
                .error, "file-missing", "\(name.value.quoted()): there is no such file", at: place.location,
                path: place.jsonPath, hint: nearest ?? "paths are relative to the scenario's own folder", exit: .noInput
            ))
    }
}
