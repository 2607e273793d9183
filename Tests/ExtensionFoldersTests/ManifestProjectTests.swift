import Basics
import TestSupport
import Testing
import Views

@testable import ExtensionFolders
@testable import ProjectReading

/// A repository with a manifest, of an app and its extension.
private func repository(_ manifest: (name: String, text: String), _ files: [String: String] = [:]) throws
    -> TemporaryFolder
{
    try TemporaryFolder(
        [
            ".git/HEAD": "", manifest.name: manifest.text, "Card/Info.plist": PlistText.of(), "Card/Card.swift": "",
            "Card/Notes.md": "", "Shared/Model.swift": "", "Shared/Tests/ModelTests.swift": "",
            "Card/Base.lproj/MainInterface.storyboard": InterfaceText.storyboard(), "Shop/AppDelegate.swift": "",
            "Shop/A.xcassets/AppIcon.appiconset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
            "Shop/A.xcassets/AppIcon.appiconset/a.png": "",
        ].merging(files) { $1 })
}

private struct Found: Equatable {
    var name = "Shop"
    var identifier = ""
    var icon: String? = "Shop/A.xcassets/AppIcon.appiconset/a.png"
    var sources: [String] = []
    var minimum: String?
}

private func found(_ folder: TemporaryFolder) throws -> Found {
    let root = FileScope(root: folder.path).root
    let short = { (path: String) in String(path.dropFirst(root.count + 1)) }
    let opened = try ExtensionFolder.open("\(folder.path)/Card").value
    let app = try opened.extension().value.descriptor.app
    return Found(
        name: app.name, identifier: app.bundleIdentifier, icon: app.iconPath.map(short),
        sources: opened.targetSources.map(short), minimum: opened.buildSetting("IPHONEOS_DEPLOYMENT_TARGET"))
}

private let xcodeGen = """
    name: Shop
    options:
      bundleIdPrefix: com.example
      deploymentTarget:
        iOS: "15.0"
    settings:
      PRODUCT_NAME: $(NAME)
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [Shop]
        settings:
          base: {NAME: Corner}
          configs:
            Debug: {NAME: Debug}
        dependencies:
          - target: Card
      Card:
        type: app-extension
        platform: iOS
        sources:
          - Card
          - path: Shared
            excludes: [Tests, "**/*.md"]
        settings: {NAME: Card}
    """

@Test func xcodeGenProjectsAreRead() throws {
    let expected = Found(
        name: "Corner", identifier: "com.example.Shop", sources: ["Card/Card.swift", "Shared/Model.swift"],
        minimum: "15.0")
    #expect(try found(repository(("project.yml", xcodeGen))) == expected)
}

@Test("properties of XcodeGen's info and settings of a file name the app")
func xcodeGenNames() throws {
    let info = xcodeGen.replacing(
        "    platform: iOS\n    sources: [Shop]",
        with: "    info: {path: Shop/Made.plist, properties: {CFBundleDisplayName: Display}}\n    sources: [Shop]")
    #expect(try found(repository(("project.yml", info))).name == "Display")
    let file = xcodeGen.replacing("      base: {NAME: Corner}\n", with: "").replacing(
        "    dependencies:", with: "    configFiles: {Release: s.xcconfig}\n    dependencies:")
    #expect(try found(repository(("project.yml", file), ["s.xcconfig": "NAME = File"])).name == "File")
    let explicit = xcodeGen.replacing("settings: {NAME: Card}", with: "settings: {INFOPLIST_FILE: Other.plist}")
    let folder = try repository(("project.yml", explicit))
    #expect(try ExtensionFolder.open("\(folder.path)/Card").value.target?.target.name == "Card")
}

private let tuist = """
    import ProjectDescription
    let name = "Shop"
    let project = Project(
        name: "Shop",
        settings: .settings(base: ["PRODUCT_NAME": "Product"]),
        targets: [
            .target(
                name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.shop",
                infoPlist: .extendingDefault(with: ["CFBundleDisplayName": "Corner", "UILaunchScreen": [:]]),
                sources: ["Shop/**"], resources: ["Shop/*.xcassets"], dependencies: [.target(name: "Card")]),
            Target(
                name: "Card", platform: .iOS, product: .appExtension, bundleId: "com.example.shop.card",
                deploymentTargets: .iOS("16.0"), infoPlist: .file(path: "Card/Info.plist"),
                sources: ["Card/**", .glob("Shared/**", excluding: ["Shared/Tests/**"])],
                resources: .resources(["Card/**/*.storyboard"])),
        ])
    """

@Test func tuistProjectsAreRead() throws {
    let expected = Found(
        name: "Corner", identifier: "com.example.shop", sources: ["Card/Card.swift", "Shared/Model.swift"],
        minimum: "16.0")
    let folder = try repository(("Project.swift", tuist))
    #expect(try found(folder) == expected)
    #expect(
        try ExtensionFolder.open("\(folder.path)/Card").value.targetResources.map(FilePath.name) == [
            "MainInterface.storyboard"
        ])
}

@Test("a manifest without literal targets is no project", arguments: ["project.yml", "Project.swift"])
func otherManifests(_ name: String) throws {
    let texts = ["project.yml": "include: other.yml", "Project.swift": "let project = Project.app(name: \"Shop\")"]
    let folder = try repository((name, texts[name] ?? ""))
    let opened = try ExtensionFolder.open("\(folder.path)/Card")
    #expect(opened.value.target == nil && opened.warnings.isEmpty)
}

@Test func literalsOfManifestsAreRead() {
    let manifest = SwiftManifest(
        Array(#"let a = make(name: "A", x: ["k": .v(1)], [.one, B.two("t")], other: "a\(b)" + "c", empty: [])"#.utf8))
    #expect(
        manifest.calls(of: ["make"]) == [
            .call(
                name: "make",
                arguments: [
                    ("name", .text("A")),
                    ("x", .table([("k", .call(name: "v", arguments: [("", .call(name: "1", arguments: []))]))])),
                    (
                        "",
                        .list([.call(name: "one", arguments: []), .call(name: "two", arguments: [("", .text("t"))])])
                    ),
                    ("other", .unknown), ("empty", .list([])),
                ])
        ])
}
