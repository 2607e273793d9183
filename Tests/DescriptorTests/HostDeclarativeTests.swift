import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let descriptorText = """
    {
        "app": {"name": "Parcels", "bundleIdentifier": "com.example.parcels"},
        "categories": ["DELIVERY", "PICKUP"],
        "initialContentSizeRatio": 0.5,
        "defaultContentHidden": true,
        "registeredCategories": [
            {"identifier": "DELIVERY", "actions": [{"identifier": "late", "title": "Later"}]},
            {"identifier": "PICKUP", "actions": [{"identifier": "map", "title": "Map", "options": ["foreground"]}]}
        ],
        "preferredContentSize": {"height": 60},
        "view": {"type": "label", "id": "status"},
        "bindings": {"status": {"text": "{{userInfo.courier}} comes at {{userInfo.hour}}"}},
        "responses": {
            "late": {
                "set": {"status": {"text": "Moved"}}, "option": "doNotDismiss",
                "actions": [{"identifier": "undo", "title": "Undo"}]
            }
        }
    }
    """

/// A host for a descriptor and a payload in a folder, like that of the command.
private func host(_ payload: String, in folder: TemporaryFolder) throws -> NotificationHost {
    let descriptor = try ExtensionDescriptor.load(path: folder.write(Array(descriptorText.utf8), to: "descriptor.json"))
    let path = try folder.write(Array(payload.utf8), to: "push.apns")
    let report = DiagnosticCollector(file: path)
    let arrival = try Payload.read(path).arrival(folder: folder.path, descriptors: [descriptor.value])
    let installed = InstalledExtension(descriptor: descriptor.value) {
        DeclarativeExtension.make(
            program: descriptor.value.program,
            environment: DeclarativeEnvironment(app: descriptor.value.app, report: report))
    }
    return device([installed]).after(.deliver(arrival), .expand())
}

private func text(_ host: NotificationHost) -> String? {
    if case .label(let label) = host.scene.custom?.view.content { label.text } else { nil }
}

@Test func descriptorAndPayloadMakeAScene() throws {
    let host = try host(
        #"{"aps":{"alert":"Parcel","category":"DELIVERY"},"courier":"Bo","hour":9}"#, in: TemporaryFolder())
    #expect(text(host) == "Bo comes at 9")
    #expect(host.scene.custom?.size == Size(width: 320, height: 60))
    #expect(host.scene.actions.map(\.identifier) == ["late"])
    #expect(!host.scene.showsDefaultContent)
    #expect(host.scene.headerTitle == "Parcels")

    host.send(.tapAction("late"))
    #expect(text(host) == "Moved")
    #expect(host.scene.actions.map(\.identifier) == ["undo"])
    #expect(host.scene.phase == .expanded)
    #expect(host.diagnostics == [])
}

@Test func categoriesThatShareAnExtensionKeepTheirActions() throws {
    let host = try host(
        #"{"aps":{"alert":"Parcel","category":"PICKUP"},"courier":"Bo","hour":9}"#, in: TemporaryFolder())
    #expect(host.scene.actions.map(\.identifier) == ["map"])
    // The descriptor has no response for it, so it goes to the app.
    host.send(.tapAction("map"))
    #expect(host.scene.phase == .openedApp)
}
