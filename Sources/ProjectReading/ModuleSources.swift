import Basics

/// Finds the sources of modules in an app's repository.
package struct ModuleSources {
    let scope: FileScope
    /// The extension's target; `nil` if no project has one.
    let target: ExtensionTarget?
    /// The files below the app's root.
    let app: Lazy<FolderWalk>

    package init(scope: FileScope, target: ExtensionTarget?, app: Lazy<FolderWalk>) {
        (self.scope, self.target, self.app) = (scope, target, app)
    }

    /// The Swift files of a module, absolute, with the Objective-C that is mixed with them: those of a target of the
    /// extension's project, else of a package's target, else of a pod that is installed, or that the repository itself
    /// is.
    package func files(of module: String) -> [String] {
        guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return [] }
        for find in [targetFiles, packageFiles, podFiles, ownPodFiles] {
            let files = find(module)
            if !files.isEmpty { return files + objectiveC(among: files) }
        }
        return []
    }

    /// The implementations and headers in the folder that Swift files have in common.
    private func objectiveC(among files: [String]) -> [String] {
        var folder = FilePath.folder(of: files[0])
        while !files.allSatisfy({ $0.hasPrefix("\(folder)/") }), folder.utf8.count > scope.root.utf8.count {
            folder = FilePath.folder(of: folder)
        }
        guard folder.utf8.count > scope.root.utf8.count else { return [] }
        let found = FolderWalk(folder).files(ending: "m", "h")
        guard found.contains(where: { $0.hasSuffix(".m") }) else { return [] }
        return found.compactMap { scope.admitted("\(folder)/\($0)") }
    }

    private func targetFiles(_ module: String) -> [String] {
        guard let project = target?.project else { return [] }
        let found = project.targets.first {
            $0.product == .other && $0.id != target?.target.id && $0.settings["PRODUCT_MODULE_NAME"] == module
        }
        return found.map { project.files(of: $0).sources.filter(Self.isCompiled).compactMap(scope.admitted) } ?? []
    }

    /// `true` for a Swift file, and for a model whose classes Xcode generates.
    private static func isCompiled(_ path: String) -> Bool {
        path.hasSuffix(".swift") || path.hasSuffix(".xcdatamodeld")
    }

    private func packageFiles(_ module: String) -> [String] {
        let named = (target?.project.packages ?? []).prefix(Limits.packages).compactMap(scope.admitted)
        let found = app.value.files(ending: "swift").filter { FilePath.name(of: $0) == "Package.swift" }
            .map { FilePath.folder(of: "\(scope.root)/\($0)") }
        for package in (named + found.filter { !named.contains($0) }).prefix(Limits.packages) {
            if let folder = SwiftPackage(folder: package, scope: scope)?.folder(ofTarget: module) {
                return swiftFiles(in: folder)
            }
        }
        return []
    }

    /// Pods lie in a folder of their name below `Pods`, beside the project or in a folder above it.
    private func podFiles(_ module: String) -> [String] {
        let start = target.map { FilePath.folder(of: FilePath.folder(of: $0.project.file)) } ?? scope.root
        for place in FilePath.ancestors(of: start) where (place + "/").hasPrefix(scope.root + "/") {
            if let folder = scope.admitted("\(place)/Pods/\(module)") { return swiftFiles(in: folder) }
        }
        return []
    }

    private func ownPodFiles(_ module: String) -> [String] {
        app.value.files(ending: "podspec").prefix(Limits.packages).lazy.compactMap { PodSpec($0, scope: scope) }
            .first { $0.module == module }?.files ?? []
    }

    private func swiftFiles(in folder: String) -> [String] {
        FolderWalk(folder).files(ending: "swift").filter { FilePath.name(of: $0) != "Package.swift" }
            .compactMap { scope.admitted("\(folder)/\($0)") }
    }
}

/// The targets of a Swift package, as far as its manifest is literal.
struct SwiftPackage {
    private let folder: String
    private let scope: FileScope
    private let targets: [ManifestValue]

    /// - Parameter folder: the package's, absolute.
    /// - Returns: `nil` without a readable `Package.swift`.
    init?(folder: String, scope: FileScope) {
        guard let file = scope.admitted("\(folder)/Package.swift"),
            let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes)
        else { return nil }
        self.folder = folder
        self.scope = scope
        targets = SwiftManifest(bytes).calls(of: ["target"])
    }

    /// The folder of a target's sources: its `path`, else the one of its name where SwiftPM looks for it.
    func folder(ofTarget name: String) -> String? {
        let named = targets.filter { $0["name"]?.text == name }
        // A manifest may make its targets by code; their folders have their names.
        if named.isEmpty, targets.contains(where: { $0["name"]?.text != nil }) { return nil }
        if let path = named.lazy.compactMap({ $0["path"]?.text }).first {
            return scope.admitted(FilePath.joined(folder, path))
        }
        return ["Sources", "Source", "src", "srcs"].lazy.compactMap { scope.admitted("\(folder)/\($0)/\(name)") }.first
    }
}
