import Platform

/// The project around a file that its user writes: a scenario, a list of cases, a configuration. Such a file may name
/// others of its project, so that files of tests can share an extension beside them.
extension FileScope {
    /// Maximum number of levels up to a repository's root.
    private static let repositoryLevels = 8
    /// Maximum number of levels up to a project's folder without a repository.
    private static let projectLevels = 4

    /// The project around a folder: that of `projectRoot(of:given:)`, or the working directory if the project lies below
    /// it. The root of the disk, where services run, doesn't count as a working directory.
    package static func project(around folder: String) -> FileScope {
        let own = FileScope(root: folder)
        let project = FileScope(root: projectRoot(of: own.root, given: own.root))
        let working = FileScope(root: ".")
        return working.root != "/" && working.contains(project.root) ? working : project
    }

    /// The root folder of a project; files above it are never read.
    ///
    /// The absolute path of the nearest repository's root; else of a folder with an Xcode project, at most four levels
    /// up, or of the package or pod around it that the project is an example of; else of the given folder, because its
    /// parent may be a whole Downloads folder.
    /// - Parameters:
    ///   - folder: a folder of the project, such as that of an extension's Info.plist, absolute and without links.
    ///   - given: the folder named by the user, absolute and without links.
    package static func projectRoot(of folder: String, given: String) -> String {
        let ancestors = FilePath.ancestors(of: folder)
        if let repository = ancestors.prefix(repositoryLevels + 1).first(where: { FolderReader.exists("\($0)/.git") }) {
            return repository
        }
        let near = Array(ancestors.prefix(projectLevels + 1))
        if let project = near.firstIndex(where: holdsProject) {
            let around = near.dropFirst(project + 1).first.flatMap { holdsPackage($0) ? $0 : nil }
            return around ?? near[project]
        }
        return "\(folder)/".hasPrefix("\(given)/") ? given : folder
    }

    private static func holdsPackage(_ folder: String) -> Bool {
        FolderReader.entries(of: folder).contains { $0.name.hasSuffix(".podspec") || $0.name == "Package.swift" }
    }

    private static func holdsProject(_ folder: String) -> Bool {
        FolderReader.entries(of: folder).contains {
            $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace") || $0.name == "Package.swift"
        }
    }

    /// The path of a file or folder that a file of this project names, as it is opened. Unlike `resolve`, it takes `..`
    /// and absolute paths, as long as they stay in the project. Whoever reads it reports a missing file.
    /// - Parameters:
    ///   - name: the path as written.
    ///   - folder: the folder of the naming file, absolute or relative to the working directory.
    /// - Throws: `path-outside` (exit 77), also through symbolic links; `file-unreadable` (exit 66) for pipes, sockets
    ///   and devices.
    package func named(
        _ name: String, from folder: String, at location: SourceSpan? = nil, path jsonPath: String? = nil
    ) throws(Diagnostic) -> String {
        let path = FilePath.joined(folder, name)
        let problem = FileProblem(path: name, location: location, jsonPath: jsonPath)
        let isThere = Self.canonical(path)
        // For a missing file, its nearest folder decides: what is outside can't be told from what is missing there.
        guard let place = isThere ?? Self.nearestFolder(above: path) else { return path }
        guard contains(place) else {
            throw problem.outside(
                "the path leads out of the project",
                hint: "name a file of the repository, or run the command in the folder that has both")
        }
        guard let isThere else { return path }
        var status = stat()
        guard stat(isThere, &status) == 0 else { throw problem.system(errno) }
        if let kind = FileProblem.irregularKind(status.st_mode), status.st_mode & S_IFMT != S_IFDIR {
            throw problem.irregular(kind)
        }
        ScopedFile.note(isThere, openedAs: path)
        return path
    }

    /// The nearest folder that exists above a path, without links.
    private static func nearestFolder(above path: String) -> String? {
        var folder = FilePath.folder(of: path)
        while folder != ".", folder != "/" {
            if let found = canonical(folder) { return found }
            folder = FilePath.folder(of: folder)
        }
        return canonical(folder)
    }
}
