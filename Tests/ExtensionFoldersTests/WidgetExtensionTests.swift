import ContentExtensionHost
import TestSupport
import Testing

@testable import ExtensionFolders

/// The widget extension of an app, found by its Info.plist.
@Suite struct WidgetExtensionTests {
    private static let plist = """
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
        </dict></dict></plist>
        """
    private static func widget(_ name: String, _ type: String) -> String {
        "struct \(name): Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: \(type).self) { _ in } } }"
    }
    private static let plain = "struct Plain: Widget { var body: some WidgetConfiguration { StaticConfiguration() } }"

    @Test(
        "a folder, its Info.plist and the app's root lead to the widgets",
        arguments: ["/Widgets", "/Widgets/Info.plist", ""])
    func places(path: String) throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/Info.plist": "<plist><dict/></plist>", "Widgets/Info.plist": Self.plist,
            "Widgets/A.swift": Self.widget("A", "Order"),
        ])
        let found = try #require(try ExtensionFolder.widgets(in: folder.path + path))
        #expect(found.infoPlist == "\(folder.path)/Widgets/Info.plist")
        #expect(found.activities == [ActivityDeclaration(widget: "A", attributesType: "Order")])
        #expect(ExtensionFolder.isWidgets(folder.path + path))
    }

    @Test("an Info.plist in a folder of its own belongs to the sources above it, not to the app's")
    func plistApart() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App.swift": Self.widget("App", "Other"), "Widgets/Supporting/Info.plist": Self.plist,
            "Widgets/Core/A.swift": Self.widget("A", "Order"), "Apart/Supporting/Info.plist": PlistText.of(),
        ])
        for path in ["/Widgets", "/Widgets/Supporting/Info.plist", ""] {
            #expect(try ExtensionFolder.widgets(in: folder.path + path)?.activities.map(\.attributesType) == ["Order"])
        }
        // A folder alone, without the app around it.
        let alone = try TemporaryFolder([
            "Supporting/Info.plist": Self.plist, "Core/A.swift": Self.widget("A", "Order"),
        ])
        #expect(try ExtensionFolder.widgets(in: alone.path)?.activities.map(\.attributesType) == ["Order"])
        // Only the app's root has sources.
        let apart = try ExtensionFolder.open("\(folder.path)/Apart/Supporting/Info.plist").value
        #expect(apart.sourceFiles.isEmpty && apart.path == "\(folder.path)/Apart/Supporting")
    }

    @Test("beside a content extension the widgets are found, and the folder is still the notification's")
    func besideContent() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "Card/Info.plist": PlistText.of(), "Widgets/Info.plist": Self.plist,
            "Widgets/A.swift": Self.widget("A", "Order"),
        ])
        #expect(try ExtensionFolder.widgets(in: folder.path)?.activities.map(\.attributesType) == ["Order"])
        #expect(!ExtensionFolder.isWidgets(folder.path))
        #expect(try ExtensionFolder.open(folder.path).value.infoPlist == "\(folder.path)/Card/Info.plist")
    }

    @Test("of several widget extensions the one with Live Activities is taken")
    func several() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "A/Info.plist": Self.plist, "A/A.swift": Self.plain, "B/Info.plist": Self.plist,
            "B/B.swift": Self.widget("B", "Ride"),
        ])
        #expect(try ExtensionFolder.widgets(in: folder.path)?.infoPlist == "\(folder.path)/B/Info.plist")
    }

    @Test("widgets without a Live Activity, and no widgets, are none")
    func none() throws {
        let widgets = try TemporaryFolder([".git/HEAD": "", "A/Info.plist": Self.plist, "A/A.swift": Self.plain])
        #expect(try ExtensionFolder.widgets(in: widgets.path) == nil)
        #expect(ExtensionFolder.isWidgets(widgets.path))
        let content = try TemporaryFolder([".git/HEAD": "", "Card/Info.plist": PlistText.of()])
        #expect(try ExtensionFolder.widgets(in: content.path) == nil)
        #expect(!ExtensionFolder.isWidgets(content.path))
        #expect(!ExtensionFolder.isWidgets("\(content.path)/Card/Info.plist"))
        #expect(!ExtensionFolder.isWidgets("\(content.path)/missing"))
    }
}
