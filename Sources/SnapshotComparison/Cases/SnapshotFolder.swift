import ContentExtensionHost
import InterfaceBuilder
import RenderNotification

/// Finds the cases below a folder: extensions with their payloads, scenarios, and lists of cases.
package struct SnapshotFolder: Sendable {
    private let settings: SnapshotSettings

    package init(settings: SnapshotSettings) { self.settings = settings }

    /// The name of a list of cases in a folder.
    package static let listName = "cases.json"

    /// The cases in a file or folder, in the order of names.
    ///
    /// A folder with a descriptor.json or an extension's Info.plist has a case for each payload beside it and in its
    /// folder `payloads`; a `scenario.json` or `….scenario.json` is a case; a `cases.json` lists the cases of its folder,
    /// in place of what lies there.
    /// - Throws: each error in a list; `no-cases` where there is none.
    package func cases(at path: String) throws(InputError) -> [SnapshotCase] {
        let found: [SnapshotCase]
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if !FolderReader.exists(path) { throw Self.problem("there is no \(path.quoted())", path) }
        if FolderReader.isFolder(path) {
            found = try cases(in: path, named: "", depth: 0)
        } else {
            found =
                try Self.isScenario(path)
                ? [scenario(path, named: "")] : SnapshotList.cases(in: path, below: "", settings: settings)
        }
        guard found.isEmpty else { return found }
        throw Self.problem("there is nothing to compare in \(path.quoted())", path)
    }

    /// Another exit code than that of missing references.
    private static func problem(_ message: String, _ path: String) -> InputError {
        InputError(
            Diagnostic(
                .error, "no-cases", message, at: SourceSpan(file: path),
                hint: "put payloads beside descriptor.json, or list them in cases.json", exit: .data))
    }

    private func cases(in folder: String, named name: String, depth: Int) throws(InputError) -> [SnapshotCase] {
        let entries = FolderReader.entries(of: folder)
        let files = entries.filter { !$0.isFolder }.map(\.name)
        if files.contains(Self.listName) {
            return try SnapshotList.cases(in: "\(folder)/\(Self.listName)", below: name, settings: settings)
        }
        var found: [SnapshotCase] = []
        if let own = Self.extensionPath(folder, files) {
            for payload in Self.payloads(of: folder, files) {
                let notification = PushNotification(
                    payload: .file("\(folder)/\(payload)"), extensions: [settings.installed(own)])
                found += try settings.cases(notification, named: name + FilePath.stem(of: payload))
            }
        }
        for file in files where Self.isScenario(file) { found.append(scenario("\(folder)/\(file)", named: name)) }
        guard depth < 16 else { return found }
        for entry in entries where entry.isFolder && !Self.skipped.contains(entry.name) {
            found += try cases(in: "\(folder)/\(entry.name)", named: "\(name)\(entry.name)/", depth: depth + 1)
        }
        return found
    }

    private func scenario(_ path: String, named name: String) -> SnapshotCase {
        let file = FilePath.name(of: path)
        let stem =
            file.hasSuffix(".scenario.json") ? String(file.dropLast(".scenario.json".count)) : FilePath.stem(of: file)
        return SnapshotCase(
            name: name + stem, subject: .scenario(path), options: settings.options, tolerance: settings.tolerance)
    }

    /// Folders of references, builds and dependencies.
    private static let skipped: Set = ["__Snapshots__", "node_modules", "Pods", "Carthage", "DerivedData", "build"]

    private static func isScenario(_ path: String) -> Bool {
        let name = FilePath.name(of: path)
        return name == "scenario.json" || name.hasSuffix(".scenario.json")
    }

    /// A folder's descriptor or, of a real extension, the folder.
    private static func extensionPath(_ folder: String, _ files: [String]) -> String? {
        if files.contains("descriptor.json") { return "\(folder)/descriptor.json" }
        guard files.contains("Info.plist"),
            let bytes = try? FileReader.read("\(folder)/Info.plist", limit: Limits.descriptorBytes),
            let plist = try? PropertyList.read(bytes, file: "Info.plist")
        else { return nil }
        let point = plist["NSExtension"]?["NSExtensionPointIdentifier"]?.string
        return point == "com.apple.usernotifications.content-extension" ? folder : nil
    }

    /// The payloads beside an extension, and those in its folder `payloads`.
    private static func payloads(of folder: String, _ files: [String]) -> [String] {
        let below = FolderReader.entries(of: "\(folder)/payloads").filter { !$0.isFolder }.map { "payloads/\($0.name)" }
        return (files + below).filter { name in
            switch FilePath.ending(of: name) {
            case "apns": true
            case "json": isPayload("\(folder)/\(name)")
            default: false
            }
        }
    }

    private static func isPayload(_ path: String) -> Bool {
        guard let bytes = try? FileReader.read(path, limit: Limits.payloadBytes) else { return false }
        return (try? JSONReader.read(bytes, file: path))?["aps"] != nil
    }
}
