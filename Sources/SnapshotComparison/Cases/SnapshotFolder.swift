import ContentExtensionHost
import RenderNotification

/// Finds the cases below a folder: extensions with their payloads, scenarios, and lists of cases.
package struct SnapshotFolder: Sendable {
    private let settings: SnapshotSettings

    package init(settings: SnapshotSettings) { self.settings = settings }

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
                try NotificationFolder.isScenario(path)
                ? [scenario(path, named: "")] : SnapshotList.cases(in: path, below: "", settings: settings)
        }
        guard found.isEmpty else { return found }
        throw Self.problem("there is nothing to compare in \(path.quoted())", path)
    }

    /// Another exit code than that of missing references.
    private static func problem(_ message: String, _ path: String) -> InputError {
        var parts = Parts()
        if FolderReader.isFolder(path) { parts.collect(in: path, named: ".", depth: 0) }
        return InputError(
            Diagnostic(.error, "no-cases", message, at: SourceSpan(file: path), hint: parts.hint, exit: .data))
    }

    /// The first extension and the first payload below a folder, which lie apart from one another.
    private struct Parts {
        private var `extension`: String?
        private var payload: String?

        mutating func collect(in folder: String, named name: String, depth: Int) {
            let contents = NotificationFolder(folder)
            if contents.extensionPath != nil { `extension` = `extension` ?? name }
            payload = payload ?? contents.payloads.first.map { FilePath.joined(name, $0) }
            guard depth < NotificationFolder.maxDepth, `extension` == nil || payload == nil else { return }
            for below in contents.folders {
                collect(
                    in: FilePath.joined(folder, below), named: FilePath.joined(name, below), depth: depth + 1)
            }
        }

        var hint: String {
            func list(_ members: [(String, String)]) -> String {
                JSONText.object([("cases", "[\(JSONText.object(members.map { ($0.0, JSONText.quoted($0.1)) }))]")])
            }
            return switch (`extension`, payload) {
            case (let found?, let payload?):
                "the payloads lie apart from the extension: list them in cases.json: "
                    + list([("extension", found), ("payload", payload)])
            case (let found?, nil):
                "\(found == "." ? "the extension" : found.quoted()) has no payload: put some beside it or in its folder "
                    + "\(NotificationFolder.payloadsFolder.quoted()), or list them in the cases.json of a folder around both"
            case (nil, let payload?):
                "there is no extension: put the payloads beside a descriptor.json or an Info.plist, or list them in "
                    + "cases.json: " + list([("payload", payload)])
            case (nil, nil): "put payloads beside a descriptor.json or an Info.plist, or list them in cases.json"
            }
        }
    }

    private func cases(in folder: String, named name: String, depth: Int) throws(InputError) -> [SnapshotCase] {
        let contents = NotificationFolder(folder)
        if let list = contents.list {
            return try SnapshotList.cases(in: FilePath.joined(folder, list), below: name, settings: settings)
        }
        var found: [SnapshotCase] = []
        if let own = contents.extensionPath {
            for payload in contents.payloads {
                let notification = PushNotification(
                    payload: .file(FilePath.joined(folder, payload)), extensions: [settings.installed(own)])
                found += try settings.cases(notification, named: name + FilePath.stem(of: payload))
            }
        }
        for file in contents.scenarios { found.append(scenario(FilePath.joined(folder, file), named: name)) }
        guard depth < NotificationFolder.maxDepth else { return found }
        for below in contents.folders {
            found += try cases(in: FilePath.joined(folder, below), named: "\(name)\(below)/", depth: depth + 1)
        }
        return found
    }

    private func scenario(_ path: String, named name: String) -> SnapshotCase {
        return SnapshotCase(
            name: name + NotificationFolder.scenarioName(path), subject: .scenario(path), options: settings.options,
            tolerance: settings.tolerance)
    }
}
