import ContentExtensionHost
import FoundationEssentials
import Testing

/// A folder called `parcels` with files of that content; gone after the test.
private final class Folder {
    let path: String
    private let outer = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"

    init(_ files: KeyValuePairs<String, String>) throws {
        path = outer + "/parcels"
        for (name, text) in files {
            let parent = (path + "/" + name).split(separator: "/").dropLast().joined(separator: "/")
            try FileManager.default.createDirectory(atPath: "/" + parent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: outer) }
}

private func load(_ json: String) throws -> Loaded<ExtensionDescriptor> {
    let folder = try Folder(["descriptor.json": json])
    return try withExtendedLifetime(folder) { try ExtensionDescriptor.load(path: folder.path) }
}

@Test func theLeastDescriptorHasIOSsDefaults() throws {
    let loaded = try load("{\"app\": {\"name\": \"Parcels\"}, \"categories\": \"delivery\"}")
    let descriptor = loaded.value
    #expect(descriptor.file.hasSuffix("/parcels/descriptor.json"))
    #expect(descriptor.name == "parcels")
    #expect(descriptor.attributes == ExtensionAttributes(categories: ["delivery"]))
    #expect(descriptor.attributes.initialContentSizeRatio == 1)
    #expect(!descriptor.attributes.isDefaultContentHidden)
    #expect(descriptor.app == AppInfo(name: "Parcels"))
    #expect(descriptor.registeredCategories == [])
    #expect(loaded.warnings == [])
}

/// The same attributes, in the places and under the names that are allowed.
@Test(arguments: [
    """
    "categories": ["delivery"], "initialContentSizeRatio": 0.5, "defaultContentHidden": true,
    "userInteractionEnabled": true, "overridesDefaultTitle": true
    """,
    """
    "UNNotificationExtensionCategory": "delivery", "UNNotificationExtensionInitialContentSizeRatio": 0.5,
    "UNNotificationExtensionDefaultContentHidden": true, "UNNotificationExtensionUserInteractionEnabled": true,
    "UNNotificationExtensionOverridesDefaultTitle": true
    """,
    """
    "NSExtensionAttributes": {"UNNotificationExtensionCategory": "delivery",
    "UNNotificationExtensionInitialContentSizeRatio": 0.5, "UNNotificationExtensionDefaultContentHidden": true,
    "UNNotificationExtensionUserInteractionEnabled": true, "UNNotificationExtensionOverridesDefaultTitle": true}
    """,
    """
    "NSExtension": {"NSExtensionAttributes": {"UNNotificationExtensionCategory": ["delivery"],
    "UNNotificationExtensionInitialContentSizeRatio": 0.5, "UNNotificationExtensionDefaultContentHidden": true,
    "UNNotificationExtensionUserInteractionEnabled": true, "UNNotificationExtensionOverridesDefaultTitle": true}}
    """,
    """
    "initialContentSizeRatio": 0.5, "defaultContentHidden": true, "userInteractionEnabled": true,
    "overridesDefaultTitle": true, "NSExtensionAttributes": {"UNNotificationExtensionCategory": "delivery",
    "UNNotificationExtensionInitialContentSizeRatio": 2, "UNNotificationExtensionDefaultContentHidden": false}
    """,
])
func attributesStandInAnyOfTheirPlaces(_ members: String) throws {
    let loaded = try load("{\"app\": {\"name\": \"Parcels\"}, \(members)}")
    #expect(
        loaded.value.attributes
            == ExtensionAttributes(
                categories: ["delivery"], initialContentSizeRatio: 0.5, isDefaultContentHidden: true,
                isUserInteractionEnabled: true, overridesDefaultTitle: true))
    #expect(loaded.warnings == [])
}

@Test func filesAreFoundInTheDescriptorsFolder() throws {
    let folder = try Folder([
        "images/icon.png": "", "en.lproj/Localizable.strings": "",
        "descriptor.json": """
        {
            "// name": "a comment", "$schema": "descriptor.schema.json", "name": "delivery card",
            "app": {
                "name": "Parcels", "bundleIdentifier": "com.acme.parcels", "icon": "images/icon.png",
                "localizations": {"en": "en.lproj/Localizable.strings"}
            },
            "categories": "delivery"
        }
        """,
    ])
    defer { withExtendedLifetime(folder) {} }
    let descriptor = try ExtensionDescriptor.load(path: folder.path + "/").value
    let root = FileScope(root: folder.path).root
    #expect(descriptor.name == "delivery card")
    #expect(
        descriptor.app
            == AppInfo(name: "Parcels", bundleIdentifier: "com.acme.parcels", iconPath: root + "/images/icon.png"))
    #expect(descriptor.localizations == ["en": root + "/en.lproj/Localizable.strings"])
}

@Test func categoriesAndActionsAreRead() throws {
    let loaded = try load(
        """
        {
            "app": {"name": "Parcels"}, "categories": "delivery",
            "registeredCategories": [{
                "identifier": "delivery", "intentIdentifiers": ["INSendMessageIntent"],
                "options": ["customDismissAction", "allowInCarPlay"],
                "hiddenPreviewsBodyPlaceholder": "%u parcels", "categorySummaryFormat": "%u more",
                "actions": [
                    {"identifier": "cancel", "title": "Cancel", "options": ["destructive", "authenticationRequired"]},
                    {"identifier": "note", "title": "Leave a note", "icon": "square.and.pencil", "textInput": {"placeholder": "Where?"}}
                ]
            }]
        }
        """)
    let cancel = NotificationAction(
        identifier: "cancel", title: "Cancel", options: [.destructive, .authenticationRequired])
    let note = NotificationAction(
        identifier: "note", title: "Leave a note", icon: .systemImage(name: "square.and.pencil"),
        textInput: .init(placeholder: "Where?"))
    #expect(
        loaded.value.registeredCategories == [
            NotificationCategory(
                identifier: "delivery", actions: [cancel, note], intentIdentifiers: ["INSendMessageIntent"],
                options: [.customDismissAction, .allowInCarPlay], hiddenPreviewsBodyPlaceholder: "%u parcels",
                categorySummaryFormat: "%u more")
        ])
}

/// What stands where a descriptor should, and what is said of it.
@Test func whatIsNotADescriptorIsSaidToBeSo() throws {
    let folder = try Folder(["readme.txt": "hello"])
    defer { withExtendedLifetime(folder) {} }
    func code(_ name: String) -> String? {
        do throws(InputError) {
            _ = try ExtensionDescriptor.load(path: folder.path + name)
            return nil
        } catch {
            return error.diagnostics.first.map { "\($0.code) \($0.exit.rawValue)" }
        }
    }
    #expect(code("") == "file-missing 66")
    #expect(code("/absent.json") == "file-missing 66")
    #expect(code("/readme.txt") == "json-syntax 65")
}
