import ContentExtensionHost
import PlatformFoundation

extension ExtensionFolder {
    /// The Swift files of modules that bindings.json names: `"modules": {"SnapKit": "Pods/SnapKit/Sources"}`, folders
    /// below the app's root.
    /// - Throws: an error for each folder that isn't there.
    package func modules() throws(InputError) -> [(name: String, files: [String])] {
        guard let file = bindingsFile else { return [] }
        let bindings = try BindingsFile(path: file, in: options.bindings == nil ? scope : nil)
        var found: [(name: String, files: [String])] = []
        for member in bindings.value["modules"]?.members ?? [] {
            let place = bindings.report.location(member.value.position)
            let folder = member.value.string.map { "\(scope.root)/\($0)" } ?? ""
            let files = FolderWalk(folder).files(ending: "swift").map { folder.appending(path: $0) }
            let isInside = FileScope.canonical(folder).map { "\($0)/".hasPrefix("\(scope.root)/") } ?? false
            guard isInside, !files.isEmpty else {
                throw InputError(
                    Diagnostic(
                        .warning, "code-missing-module",
                        "the module \(member.key) has no Swift files in \((member.value.string ?? "").quoted())",
                        at: place, hint: "name a folder of the app's repository, relative to its root"))
            }
            found.append((member.key, files))
        }
        return found
    }
}
