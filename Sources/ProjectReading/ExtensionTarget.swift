import Basics

/// The target of an extension, and that of the app which embeds it.
package struct ExtensionTarget: Sendable {
    package let project: any AppProject
    package let target: ProjectTarget
    /// The settings of the configuration that the Info.plist belongs to.
    package let settings: BuildSettings
    /// The app that embeds the extension; `nil` if the project has none.
    package let app: ProjectTarget?
    /// Files that exist below the app's root.
    package let files: TargetFiles
    /// The app's files that exist below its root.
    package let appFiles: Lazy<TargetFiles>
    /// The resources of the frameworks that the app embeds, in bundles of their own.
    package let frameworkResources: Lazy<[String]>
    /// The asset catalogs of the local packages that the project names.
    package let packageCatalogs: Lazy<[String]>
    package let scope: FileScope

    /// Finds the target whose `INFOPLIST_FILE` a plist is, else the only extension with a source beside the plist.
    /// - Parameter plist: absolute and without links.
    init?(plist: String, project: any AppProject, scope: FileScope) {
        let candidates = project.targets.sorted {
            ($0.product == .appExtension ? 0 : 1) < ($1.product == .appExtension ? 0 : 1)
        }
        var found: (target: ProjectTarget, settings: BuildSettings)?
        for target in candidates {
            let settings = target.configurations.first { Self.infoPlist($0, in: project, scope: scope) == plist }
            guard let settings else { continue }
            // Of targets that share an Info.plist, as for several brands, the first embedded one is taken.
            if found == nil { found = (target, settings) }
            if project.targets.contains(where: { $0.product == .application && $0.embedded.contains(target.id) }) {
                found = (target, settings)
                break
            }
        }
        guard let found = found ?? Self.neighbour(of: plist, in: project) else { return nil }
        self.project = project
        self.scope = scope
        target = found.target
        settings = found.settings
        let app = Self.app(of: found.target, settings: found.settings, in: project)
        self.app = app
        files = Self.existing(project.files(of: found.target), in: scope)
        frameworkResources = Lazy {
            let frameworks = project.targets.filter { $0.product == .other && app?.embedded.contains($0.id) ?? false }
            var left = Limits.projectMatches
            return frameworks.flatMap { Self.existing(project.files(of: $0, left: &left), in: scope).resources }
        }
        packageCatalogs = Lazy {
            project.packages.prefix(Limits.packages).compactMap(scope.admitted).flatMap { package in
                FolderWalk(package).folders(ending: "xcassets").map { "\(package)/\($0)" }
            }
        }
        appFiles = Lazy { app.map { Self.existing(project.files(of: $0), in: scope) } ?? TargetFiles() }
    }

    /// The absolute path of a target's Info.plist, if it is below the root.
    package static func infoPlist(_ settings: BuildSettings, in project: any AppProject, scope: FileScope) -> String? {
        var paths = ProjectPaths(scope: scope)
        return settings["INFOPLIST_FILE"].flatMap { paths.admitted(FilePath.joined(project.folder, $0)) }
    }

    private static func neighbour(
        of plist: String, in project: any AppProject
    ) -> (target: ProjectTarget, settings: BuildSettings)? {
        let folder = FilePath.folder(of: plist) + "/"
        let extensions = project.targets.filter { $0.product == .appExtension }.prefix(Limits.neighbours)
        var left = Limits.projectMatches
        let found = extensions.filter { target in
            project.files(of: target, left: &left).sources.contains { $0.hasPrefix(folder) }
        }
        return found.count == 1 ? (found[0], found[0].settings) : nil
    }

    /// The app that embeds a target, else depends on it, else has the beginning of its bundle identifier, else is the
    /// only one. Of several in one of these groups the identifier decides, then the project's order.
    private static func app(
        of target: ProjectTarget, settings: BuildSettings, in project: any AppProject
    ) -> ProjectTarget? {
        let apps = project.targets.filter { $0.product == .application }
        let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
        let related = apps.filter { app in
            app.settings["PRODUCT_BUNDLE_IDENTIFIER"].map { identifier.hasPrefix("\($0).") } ?? false
        }
        let embedding = apps.filter { $0.embedded.contains(target.id) }
        let depending = apps.filter { $0.dependencies.contains(target.id) }
        for group in [embedding, depending] where !group.isEmpty {
            return group.first { app in related.contains { $0.id == app.id } } ?? group[0]
        }
        return related.first ?? (apps.count == 1 ? apps[0] : nil)
    }

    private static func existing(_ files: TargetFiles, in scope: FileScope) -> TargetFiles {
        var paths = ProjectPaths(scope: scope)
        func existing(_ files: [String]) -> [String] {
            var (named, seen) = (Set<String>(), Set<String>())
            return files.prefix(Limits.folderItems).filter { named.insert($0).inserted }
                .compactMap { paths.admitted($0) }.filter { seen.insert($0).inserted }
        }
        return TargetFiles(sources: existing(files.sources), resources: existing(files.resources))
    }
}
