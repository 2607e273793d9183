import Basics
import TestSupport
import ContentExtensionHost
import FoundationEssentials
import Testing

private func load(_ json: String) throws -> Loaded<ExtensionDescriptor> {
    let folder = try TemporaryFolder(["descriptor.json": json], name: "parcels")
    return try withExtendedLifetime(folder) { try ExtensionDescriptor.load(path: folder.path) }
}

@Test func aMinimalDescriptorHasIOSsDefaults() throws {
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

/// The same attributes in all allowed locations and under all names.
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
func attributesAreReadFromAllLocations(_ members: String) throws {
    let loaded = try load("{\"app\": {\"name\": \"Parcels\"}, \(members)}")
    #expect(
        loaded.value.attributes
            == ExtensionAttributes(
                categories: ["delivery"], initialContentSizeRatio: 0.5, isDefaultContentHidden: true,
                isUserInteractionEnabled: true, overridesDefaultTitle: true))
    #expect(loaded.warnings == [])
}

@Test func filesAreFoundInTheDescriptorsFolder() throws {
    let folder = try TemporaryFolder(
        [
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
        ], name: "parcels")
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

/// Files other than descriptors, with their diagnostics.
@Test func otherFilesThanDescriptorsAreReported() throws {
    let folder = try TemporaryFolder(["readme.txt": "hello"], name: "parcels")
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
