import ExtensionFolders

/// The contents of a folder of a project that can be shown: an extension, its payloads, scenarios.
package struct NotificationFolder: Sendable {
    /// The extension: the folder's descriptor.json or, of a real extension, the folder itself; `nil` without one.
    package let extensionPath: String?
    /// The payloads in the folder and in its folder `payloads`, as paths from the folder.
    package let payloads: [String]
    /// The names of the scenarios' files: `scenario.json` and `….scenario.json`.
    package let scenarios: [String]
    /// The name of the list of snapshot cases, `cases.json`; `nil` without one.
    package let list: String?
    /// The names of the folders below, without those of references, builds and dependencies.
    package let folders: [String]

    /// The nesting of folders that is looked into.
    package static let maxDepth = 16

    /// The folder of payloads beside an extension.
    package static let payloadsFolder = "payloads"

    package init(_ path: String) {
        let entries = FolderReader.entries(of: path)
        let files = entries.filter { !$0.isFolder }.map(\.name)
        folders = entries.filter { $0.isFolder && !Self.skipped.contains($0.name) }.map(\.name)
        extensionPath = Self.extensionPath(path, files)
        list = files.first { $0 == Self.listName }
        scenarios = files.filter(Self.isScenario)
        let below = FolderReader.entries(of: FilePath.joined(path, Self.payloadsFolder)).filter { !$0.isFolder }
        payloads = (files + below.map { "\(Self.payloadsFolder)/\($0.name)" }).filter { name in
            switch FilePath.ending(of: name) {
            case "apns": true
            case "json": Self.isPayload(FilePath.joined(path, name))
            default: false
            }
        }
    }

    private static let listName = "cases.json"
    private static let skipped: Set = ["__Snapshots__", "node_modules", "Pods", "Carthage", "DerivedData", "build"]

    package static func isScenario(_ path: String) -> Bool {
        let name = FilePath.name(of: path)
        return name == "scenario.json" || name.hasSuffix(scenarioEnding)
    }

    /// A scenario's name: that of its file without `.scenario.json`.
    package static func scenarioName(_ path: String) -> String {
        let file = FilePath.name(of: path)
        return file.hasSuffix(scenarioEnding)
            ? String(file.dropLast(scenarioEnding.count)) : FilePath.stem(of: file)
    }

    private static let scenarioEnding = ".scenario.json"

    private static func extensionPath(_ folder: String, _ files: [String]) -> String? {
        if files.contains("descriptor.json") { return FilePath.joined(folder, "descriptor.json") }
        let plist = FilePath.joined(folder, "Info.plist")
        guard files.contains("Info.plist"),
            let bytes = try? FileReader.read(plist, limit: Limits.descriptorBytes),
            let root = try? PropertyList.read(bytes, file: plist)
        else { return nil }
        switch root["NSExtension"]?["NSExtensionPointIdentifier"]?.string {
        case "com.apple.usernotifications.content-extension": return folder
        // Other widgets than Live Activities aren't drawn.
        case "com.apple.widgetkit-extension": return (try? ExtensionFolder.widgets(in: plist)) == nil ? nil : folder
        default: return nil
        }
    }

    private static func isPayload(_ path: String) -> Bool {
        (try? FileReader.read(path, limit: Limits.payloadBytes)).map(Payload.isPayload) ?? false
    }
}
