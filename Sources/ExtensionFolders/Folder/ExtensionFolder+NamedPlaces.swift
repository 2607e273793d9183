import Basics
import PlatformFoundation

extension ExtensionFolder {
    /// The Swift files of modules that bindings.json names: `"modules": {"SnapKit": "Pods/SnapKit/Sources"}`, folders
    /// below the app's root.
    /// - Throws: an error for each folder that isn't there.
    package func modules() throws(InputError) -> [(name: String, files: [String])] {
        var found: [(name: String, files: [String])] = []
        for place in try namedPlaces("modules") {
            let files = place.path.map { folder in
                FolderWalk(folder).files(ending: "swift").map { FilePath.joined(folder, $0) }
            }
            guard let files, !files.isEmpty else {
                throw place.missing(
                    "code-missing-module", "the module \(place.key) has no Swift files in",
                    hint: "name a folder of the app's repository, relative to its root")
            }
            found.append((place.key, files))
        }
        return found
    }

    /// The contents of app groups that bindings.json names: `"appGroups": {"group.com.example": "Fixtures/Group"}`, a
    /// group's folder, or a file with its defaults, below the app's root.
    /// - Returns: absolute paths by the groups' identifiers.
    /// - Throws: an error for each that isn't there.
    package func appGroups() throws(InputError) -> [String: String] {
        var found: [String: String] = [:]
        for place in try namedPlaces("appGroups") {
            // The identifier becomes a folder's name.
            let isName = !place.key.isEmpty && !place.key.contains("/") && !place.key.hasPrefix(".")
            guard isName, let path = place.path else {
                throw place.missing(
                    "app-group-missing", "the app group \(place.key.quoted()) isn't in",
                    hint: "name a folder of the app's repository, or a property list or JSON file with its defaults")
            }
            found[place.key] = path
        }
        return found
    }

    /// The paths that bindings.json has under a key.
    private func namedPlaces(_ key: String) throws(InputError) -> [NamedPlace] {
        guard let file = bindingsFile else { return [] }
        let bindings = try BindingsFile(path: file, in: options.bindings == nil ? scope : nil)
        return (bindings.value[key]?.members ?? []).map { member in
            let name = member.value.string ?? ""
            return NamedPlace(
                key: member.key, name: name, path: name.isEmpty ? nil : scope.admitted("\(scope.root)/\(name)"),
                location: bindings.report.location(member.value.position))
        }
    }
}

/// A path that bindings.json names by a key, relative to the app's root.
private struct NamedPlace {
    let key: String
    let name: String
    /// Absolute; `nil` if it isn't there, or leads out of the root.
    let path: String?
    let location: SourceSpan?

    func missing(_ code: String, _ message: String, hint: String) -> InputError {
        InputError(Diagnostic(.warning, code, "\(message) \(name.quoted())", at: location, hint: hint))
    }
}
