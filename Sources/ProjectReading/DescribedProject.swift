import Basics

/// A project that a generator of Xcode projects makes from a manifest: XcodeGen's or Tuist's.
struct DescribedProject: AppProject {
    /// A target as a manifest describes it.
    struct Description {
        var name: String
        var product: ProjectTarget.Product
        /// By name, the strongest first; without the generator's and Xcode's own.
        var layers: [[String: String]]
        var files: [FileSet] = []
        /// Names of targets. A generator embeds extensions in the apps that depend on them.
        var dependencies: [String] = []
    }

    let file: String
    let folder: String
    let developmentLanguage: String
    let targets: [ProjectTarget]
    let packages: [String]
    private let fileSets: [String: [FileSet]]
    /// The files below each root of a set; targets may share it.
    private let walks: [String: Lazy<FolderWalk>]
    private let scope: FileScope

    /// - Parameters:
    ///   - file: the manifest, absolute.
    ///   - configuration: the configuration that the settings are those of.
    ///   - packages: folders relative to the manifest's.
    init(
        _ descriptions: [Description], name: String, file: String, developmentLanguage: String = "en",
        configuration: String = "Release", packages: [String] = [], in scope: FileScope
    ) {
        self.file = file
        self.developmentLanguage = developmentLanguage
        self.scope = scope
        let folder = FilePath.folder(of: file)
        self.folder = folder
        self.packages = packages.map { FilePath.joined(folder, $0) }
        fileSets = Dictionary(descriptions.map { ($0.name, $0.files) }) { first, _ in first }
        let roots = Set(descriptions.flatMap { $0.files.map(\.root) })
        walks = Dictionary(
            uniqueKeysWithValues: roots.map { root in (root, Lazy { FolderWalk(scope.admitted(root) ?? root) }) })
        targets = descriptions.prefix(Limits.projectTargets).map { target in
            var defaults = BuildSettings.defaults(
                target: target.name, project: name, folder: folder, configuration: configuration)
            defaults["DEVELOPMENT_LANGUAGE"] = developmentLanguage
            // Both generators' own settings of apps.
            if target.product == .application { defaults["ASSETCATALOG_COMPILER_APPICON_NAME"] = "AppIcon" }
            let layers = target.layers.map { BuildSettings.fulfilled($0, configuration: configuration) }
            return ProjectTarget(
                id: target.name, name: target.name, product: target.product,
                configurations: [BuildSettings(layers + [defaults], configuration: configuration)],
                embedded: Set(target.dependencies), dependencies: Set(target.dependencies))
        }
    }

    func files(of target: ProjectTarget, left: inout Int) -> TargetFiles {
        var files = TargetFiles()
        for set in fileSets[target.id] ?? [] {
            if let walk = walks[set.root] { set.add(to: &files, in: scope, walk: walk, left: &left) }
        }
        return files
    }
}
