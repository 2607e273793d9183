import Basics
import ContentExtensionHost
import ProjectReading

extension ExtensionFolder {
    /// The service extension of the extension's app, without an interface; `nil` if none is found.
    ///
    /// The one that bindings.json names; else the one that the app's target embeds; without a project the only one in a
    /// folder beside the extension's.
    /// - Throws: a warning for a folder of bindings.json that has none, or for an Info.plist that can't be read.
    package func serviceExtension() throws(InputError) -> ExtensionFolder? {
        let found = if let target { target.servicePlist } else { serviceBeside() }
        guard let plist = try namedService() ?? found else { return nil }
        // The modules that bindings.json names are the app's.
        var options = options
        options.bindings = bindingsFile
        do throws(InputError) {
            let shown = FilePath.shown(plist, like: FilePath.folder(of: infoPlist))
            return try ExtensionFolder.open(shown, options: options).value
        } catch { throw InputError(error.diagnostics.map(\.asWarning)) }
    }

    /// The service extension's Info.plist in the folder that bindings.json names: `"service": "NotificationService"`,
    /// relative to the app's root.
    private func namedService() throws(InputError) -> String? {
        guard let file = bindingsFile else { return nil }
        let bindings = try BindingsFile(path: file, in: options.bindings == nil ? scope : nil)
        guard let value = bindings.value["service"], let name = value.string else { return nil }
        let plists = scope.admitted("\(scope.root)/\(name)").map(servicePlists(in:)) ?? []
        guard let plist = plists.first else {
            throw InputError(
                Diagnostic(
                    .warning, "service-missing", "there is no service extension's Info.plist in \(name.quoted())",
                    at: bindings.report.location(value.position), path: "$.service",
                    hint: "name its folder relative to the app's root, or describe what it does by an object"))
        }
        return plist
    }

    private func serviceBeside() -> String? {
        let parent = FilePath.folder(of: FileScope(root: FilePath.folder(of: infoPlist)).root)
        guard scope.admitted(parent) != nil else { return nil }
        let found = FolderReader.entries(of: parent).filter(\.isFolder)
            .compactMap { servicePlists(in: "\(parent)/\($0.name)").first }
        return found.count == 1 ? found[0] : nil
    }

    /// Absolute, the `Info.plist` first.
    private func servicePlists(in folder: String) -> [String] {
        let names = FolderReader.entries(of: folder).filter { !$0.isFolder && $0.name.hasSuffix(".plist") }.map(\.name)
        let own = names.filter { $0 == PlistSearch.plistName }
        return (own + names.filter { $0 != PlistSearch.plistName }).compactMap { scope.admitted("\(folder)/\($0)") }
            .filter(ExtensionTarget.isServicePlist)
    }
}

extension ExtensionTarget {
    /// The Info.plist of the service extension that the app embeds, absolute; `nil` if there is none.
    fileprivate var servicePlist: String? {
        let extensions = project.targets.filter { $0.product == .appExtension && $0.id != target.id }
        let related = extensions.filter { other in
            app.map { $0.embedded.contains(other.id) || $0.dependencies.contains(other.id) } ?? false
        }
        // If the project doesn't say what the app embeds, any of its service extensions is taken.
        let saysSo = app.map { $0.embedded.contains(target.id) || $0.dependencies.contains(target.id) } ?? false
        return (related.isEmpty && !saysSo ? extensions : related).lazy
            .compactMap { other in
                other.configurations.lazy.compactMap { Self.infoPlist($0, in: project, scope: scope) }.first
            }
            .first(where: Self.isServicePlist)
    }

    fileprivate static func isServicePlist(_ path: String) -> Bool {
        guard let bytes = try? FileReader.read(path, limit: Limits.propertyListBytes) else { return false }
        return (try? PropertyList.read(bytes, file: path)).map(InfoPlist.isServiceExtension) ?? false
    }
}

extension Diagnostic {
    /// The finding as one that doesn't stop the run.
    fileprivate var asWarning: Diagnostic {
        var warning = self
        if severity == .error { warning.severity = .warning }
        return warning
    }
}
