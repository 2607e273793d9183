import Basics
import ProjectReading

extension ExtensionFolder {
    /// The categories that the sources of the extension's app make.
    func registeredCategories() -> RegisteredCategories {
        var own = (target?.appFiles.value.sources ?? []).filter { Self.endings.contains(FilePath.ending(of: $0)) }
        if !own.isEmpty {
            // The app's extensions register categories of their own.
            let service = try? serviceExtension()
            let others = (service?.sourceFiles ?? []) + sourceFiles
            let absolute = others.map { "\(FileScope(root: FilePath.folder(of: $0)).root)/\(FilePath.name(of: $0))" }
            own += absolute.compactMap { scope.admitted($0) }.filter { !own.contains($0) }
        }
        let projects = Set(
            app.value.items.filter { $0.isFolder && ["xcodeproj", "xcworkspace"].contains($0.ending) }
                .map { FilePath.folder(of: $0.path) })
        let inside = FileScope(root: path).root.dropFirst(scope.root.count).split(separator: "/").map(String.init)
        let ancestors = (0...inside.count).reversed().map { inside.prefix($0).joined(separator: "/") }
        let project = ancestors.first { projects.contains($0.isEmpty ? "." : $0) } ?? ""
        var found = registeredCategories(own, below: project)
        // A workspace can keep its app's code beside the project.
        if own.isEmpty, found.categories.isEmpty, found.isComplete, !project.isEmpty {
            found = registeredCategories(own, below: "")
        }
        // Packages and pods in the repository register categories as well; other projects have their own apps.
        let missing = attributes.categories.filter { name in !found.categories.contains { $0.identifier == name } }
        if !own.isEmpty, !missing.isEmpty {
            let around = Set(ancestors.map { $0.isEmpty ? "." : $0 })
            let others = projects.subtracting(around)
            let shared = registeredCategories([], below: "") { path in
                !others.contains { path.hasPrefix("\($0)/") }
            }
            found.add(shared.categories.filter { missing.contains($0.identifier) })
        }
        return found
    }

    private static let endings = ["swift", "m", "mm", "h"]

    private func registeredCategories(
        _ own: [String], below folder: String, where isWanted: @escaping (String) -> Bool = { _ in true }
    ) -> RegisteredCategories {
        let isInside = { (path: String) in (folder.isEmpty || path.hasPrefix("\(folder)/")) && isWanted(path) }
        let sources = app.value.files(ending: "swift", "m", "mm", "h").filter(isInside)
        let tables = app.value.files(ending: "strings", "xcstrings")
        let strings = AppStrings(
            tables.filter(isInside) + tables.filter { !isInside($0) }, scope: scope, locale: options.locale)
        return RegisteredCategories(
            AppSources(own: own, others: sources, scope: scope, like: path),
            localized: { strings.text($0, table: $1) }, assets: assetFinder())
    }
}
