import Basics

/// An Xcode project: the objects of its `project.pbxproj`.
struct XcodeProject: AppProject {
    let file: String
    let folder: String
    let developmentLanguage: String
    private(set) var targets: [ProjectTarget] = []
    let scope: FileScope
    let objects: XcodeObjects
    /// The files of each of Xcode 16's folders by its identifier; targets may share it.
    let walks: [String: Lazy<FolderWalk>]
    private let root: OpenStepValue

    /// Reads a project.
    /// - Parameters:
    ///   - path: the `.xcodeproj` folder, absolute.
    ///   - scope: the app's root; files outside it aren't read.
    ///   - budget: the work that is left for projects.
    /// - Throws: `project-syntax` (exit 65) with the position, `project-too-large` (exit 77), or the errors of files.
    init(_ path: String, in scope: FileScope, _ budget: inout ProjectBudget) throws(Diagnostic) {
        file = "\(path)/project.pbxproj"
        self.scope = scope
        let list = try OpenStepReader.read(budget.read(file, in: scope), file: file, left: &budget.values)
        let table = list["objects"]?.table ?? [:]
        root = list["rootObject"]?.text.flatMap { table[$0] } ?? .table([:])
        let own = FilePath.folder(of: path)
        folder = root["projectDirPath"]?.text.map { $0.isEmpty ? own : FilePath.joined(own, $0) } ?? own
        objects = XcodeObjects(table, mainGroup: root["mainGroup"]?.text, folder: folder)
        let folders = objects.ids { $0["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
        let roots = folders.compactMap { [objects] id in objects.path(id).flatMap(scope.admitted).map { (id, $0) } }
        walks = Dictionary(uniqueKeysWithValues: roots.map { id, root in (id, Lazy { FolderWalk(root) }) })
        developmentLanguage = root["developmentRegion"]?.text ?? "en"
        let ids = (root["targets"]?.texts ?? []).prefix(Limits.projectTargets)
        let products = Dictionary(
            ids.compactMap { id in objects[id]?["productReference"]?.text.map { ($0, id) } }
        ) { first, _ in first }
        let configurations = XcodeConfigurations(objects, in: scope)
        let shared = configurations.all(of: root)
        targets = ids.compactMap { id in
            guard let object = objects[id] else { return nil }
            let name = object["name"]?.text ?? ""
            return ProjectTarget(
                id: id, name: name, product: Self.product(object["productType"]?.text ?? ""),
                configurations: settings(configurations.all(of: object), target: name, shared: shared),
                embedded: embedded(object, products: products),
                dependencies: Set((object["dependencies"]?.texts ?? []).compactMap { objects[$0]?["target"]?.text }))
        }
    }

    /// The settings of a target's configurations, over the project's of the same name.
    private func settings(
        _ own: [XcodeConfigurations.Configuration], target: String, shared: [XcodeConfigurations.Configuration]
    ) -> [BuildSettings] {
        // A build has one configuration for all: the project's default one, if the target has it.
        let first = shared.first?.name
        return (own.filter { $0.name == first } + own.filter { $0.name != first }).map { configuration in
            var defaults = BuildSettings.defaults(
                target: target, project: FilePath.stem(of: FilePath.folder(of: file)), folder: folder,
                configuration: configuration.name)
            defaults["DEVELOPMENT_LANGUAGE"] = developmentLanguage
            let project = shared.first { $0.name == configuration.name } ?? shared.first
            return BuildSettings(
                configuration.layers + (project?.layers ?? []) + [defaults], configuration: configuration.name,
                isComplete: configuration.isComplete && project?.isComplete ?? true)
        }
    }

    private static func product(_ type: String) -> ProjectTarget.Product {
        switch type {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.app-extension": .appExtension
        default: .other
        }
    }

    /// The targets whose products are copied into the target's.
    private func embedded(_ target: OpenStepValue, products: [String: String]) -> Set<String> {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
        let files = phases.filter { $0["isa"]?.text == "PBXCopyFilesBuildPhase" }.flatMap { $0["files"]?.texts ?? [] }
        return Set(files.compactMap { objects[$0]?["fileRef"]?.text.flatMap { products[$0] } })
    }

    var packages: [String] {
        let references = (root["packageReferences"]?.texts ?? []).compactMap { objects[$0] }
        // Before Xcode 15 a local package was a reference to its folder.
        return references.compactMap { $0["relativePath"]?.text.map { FilePath.joined(folder, $0) } }
            + objects.ids { ["folder", "wrapper"].contains($0["lastKnownFileType"]?.text) }.compactMap(objects.path)
    }
}
