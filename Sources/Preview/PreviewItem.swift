import ContentExtensionHost
import ExtensionFolders
import RenderNotification
import Renderer
import SnapshotComparison

/// An entry of the page's sidebar.
package struct PreviewItem: Sendable, Equatable {
    package enum Kind: String, Sendable {
        /// A payload with the extensions that may draw it.
        case notification
        /// An extension without a payload.
        case `extension`
        case scenario
        /// A case of a `cases.json`.
        case snapshot
    }

    package var kind: Kind
    package var name: String
    package var folder: String
    package var payload: String?
    package var extensions: [String] = []
    package var bindings: [String] = []
    package var scenario: String?
    /// The payload of an extension that has none yet.
    package var payloadText: String?
    /// The device's settings and the place of a snapshot case.
    package var settings: [String: String] = [:]

    package var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("kind", JSONValue(.string(kind.rawValue))), ("name", JSONValue(.string(name))),
            ("folder", JSONValue(.string(folder))),
        ]
        if let payload { members.append(("payload", JSONValue(.string(payload)))) }
        if !extensions.isEmpty { members.append(("extensions", JSONValue(texts: extensions))) }
        if !bindings.isEmpty { members.append(("bindings", JSONValue(texts: bindings))) }
        if let scenario { members.append(("scenario", JSONValue(.string(scenario)))) }
        if let payloadText { members.append(("payloadText", JSONValue(.string(payloadText)))) }
        if !settings.isEmpty { members.append(("settings", JSONValue(texts: settings))) }
        return JSONValue(members: members)
    }
}

/// Finds what can be shown below the project's folder, which is the working folder.
package enum PreviewFolder {
    /// The items by folder, each kind in the order of names; at most as many as `maxItems`.
    package static func items(below root: String = ".") -> [PreviewItem] {
        var items: [PreviewItem] = []
        collect(root, claims: [], depth: 0, into: &items)
        return items
    }

    static let maxItems = 5_000

    /// - Parameter claims: the extensions of the folders above, for payloads that lie apart from them.
    private static func collect(_ path: String, claims: [String], depth: Int, into items: inout [PreviewItem]) {
        guard items.count < maxItems else { return }
        let folder = NotificationFolder(path)
        let own = folder.extensionPath
        let extensions = own.map { [$0] } ?? claims
        let label = path == "." ? "" : path
        let first = items.count
        defer {
            // An extension whose payloads lie in another folder below it needs none of its own.
            if let own, !items[first...].contains(where: { $0.kind == .notification && $0.extensions == [own] }) {
                items.insert(
                    PreviewItem(
                        kind: .extension, name: FilePath.name(of: path == "." ? own : path), folder: label,
                        extensions: [own], payloadText: payload(for: own)), at: first)
            }
        }
        for payload in folder.payloads {
            let name = FilePath.stem(of: payload)
            items.append(
                PreviewItem(
                    kind: .notification, name: name, folder: label, payload: FilePath.joined(path, payload),
                    extensions: extensions))
        }
        for scenario in folder.scenarios {
            items.append(
                PreviewItem(
                    kind: .scenario, name: NotificationFolder.scenarioName(scenario), folder: label,
                    scenario: FilePath.joined(path, scenario)))
        }
        if let list = folder.list { items += cases(in: FilePath.joined(path, list), label: label) }
        guard depth < NotificationFolder.maxDepth else { return }
        for name in folder.folders where !(own != nil && name == NotificationFolder.payloadsFolder) {
            collect(FilePath.joined(path, name), claims: extensions, depth: depth + 1, into: &items)
        }
    }

    /// A payload of the first category of an extension, of none when the extension can't be read; of widgets a push
    /// that starts their first Live Activity.
    private static func payload(for path: String) -> String {
        if ExtensionDescriptor.isExtension(path), let folder = try? ExtensionFolder.widgets(in: path),
            let activity = folder.activities.first
        {
            let alert: JSONValue = ["title": "Title", "body": "The alert's text"]
            let none = JSONValue(.object([]))
            let start: JSONValue = [
                "aps": [
                    "timestamp": JSONValue(floatLiteral: Environment.defaultDate), "event": "start",
                    "attributes-type": JSONValue(.string(activity.attributesType)), "attributes": none,
                    "content-state": none, "alert": alert,
                ]
            ]
            return start.prettyText()
        }
        let descriptor =
            ExtensionDescriptor.isExtension(path)
            ? try? ExtensionFolder.load(path).value.descriptor : try? ExtensionDescriptor.load(path: path).value
        let category = descriptor?.attributes.categories.first ?? ""
        let alert: JSONValue = ["title": "Title", "body": "The notification's text"]
        let payload: JSONValue = ["aps": ["alert": alert, "category": JSONValue(.string(category))]]
        return payload.prettyText()
    }

    /// The cases of a list; none while there is an error in it, which `snapshot` reports.
    private static func cases(in list: String, label: String) -> [PreviewItem] {
        let cases = (try? SnapshotFolder(settings: SnapshotSettings()).cases(at: list)) ?? []
        return cases.prefix(maxItems).map { found in
            switch found.subject {
            case .scenario(let path):
                return PreviewItem(kind: .snapshot, name: found.name, folder: label, scenario: path)
            case .notification(let notification, let device, let place):
                return PreviewItem(
                    kind: .snapshot, name: found.name, folder: label, payload: notification.payload.name,
                    extensions: notification.extensions.map(\.path),
                    bindings: notification.extensions.compactMap(\.bindings),
                    settings: [
                        "device": device.model.name, "style": device.style.rawValue,
                        "appearance": device.appearance.rawValue, "contentSize": device.contentSize.rawValue,
                        "locale": device.locale, "orientation": device.orientation.rawValue, "place": place.rawValue,
                    ])
            }
        }
    }
}
