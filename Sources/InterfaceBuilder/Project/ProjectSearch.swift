/// Finds the project and the target that an extension's Info.plist belongs to.
struct ProjectSearch {
    /// The app's root; nothing outside it is read.
    let scope: FileScope
    /// Receives a warning for each project that can't be read, unless another one has the target.
    let report: DiagnosticCollector

    /// The target of an Info.plist: first of the projects in the folders above it, then of others in the repository.
    /// - Parameters:
    ///   - path: the plist as shown in diagnostics.
    ///   - walk: the files below the root.
    func target(of path: String, walk: () -> FolderWalk) -> ExtensionTarget? {
        guard let plist = scope.admitted(FileScope.canonical(path) ?? "") else { return nil }
        let folder = FilePath.folder(of: plist)
        let above = FilePath.ancestors(of: folder).prefix { ($0 + "/").hasPrefix(scope.root + "/") }
        var seen: Set<String> = []
        var unreadable: [Diagnostic] = []
        for place in above.map(Optional.some) + [nil] {
            let projects = place.map(projects(in:)) ?? projects(near: folder, walk: walk())
            for project in projects where seen.count < Limits.projects && seen.insert(project).inserted {
                do throws(Diagnostic) {
                    let project = try XcodeProject(project, in: scope)
                    if let found = ExtensionTarget(plist: plist, project: project, scope: scope) { return found }
                } catch {
                    unreadable.append(error)
                }
            }
        }
        for var warning in unreadable {
            warning.severity = .warning
            let file = warning.location?.file ?? plist
            warning.location?.file = FilePath.shown(file, like: FilePath.folder(of: path))
            report.add(warning)
        }
        return nil
    }

    private func projects(in folder: String) -> [String] {
        FolderReader.entries(of: folder).filter { $0.isFolder && $0.name.hasSuffix(".xcodeproj") }
            .map { "\(folder)/\($0.name)" }
    }

    /// The repository's projects; those that share the most folders with the extension come first.
    private func projects(near folder: String, walk: FolderWalk) -> [String] {
        let own = scope.relative(folder).split(separator: "/")
        func distance(_ path: String) -> Int { -zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count }
        let found = walk.folders(ending: "xcodeproj").map { (path: $0, distance: distance($0)) }
        return found.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map { "\(scope.root)/\($0.path)" }
    }
}
