import ExtensionFolders
import FoundationEssentials
import TestSupport
import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

/// A picture of one of our extensions in Tests/Fixtures/extensions.
private struct Drawn {
    let picture: [UInt8]
    let outcome: ScenarioOutcome
    let codes: [String]

    /// - Parameter path: the extension, or a descriptor in its place.
    init(_ path: String, payloadOf fixture: String, bindings: [String] = []) throws {
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        let notification = PushNotification(
            payload: .file("\(Self.folder(fixture))/payload.apns"),
            extensions: ContentExtension.paired([path], bindings).extensions)
        outcome = try notification.play(in: .expanded, on: renderer.device, with: renderer)
        let composition = renderer.composer.compose(.expanded(outcome.scene))
        picture = try renderer.context.encode(DisplayListBuilder.build(composition), scale: 1)
        codes = outcome.diagnostics(with: renderer).filter { $0.severity != .note }.map(\.code)
    }

    static func folder(_ fixture: String) -> String {
        "\(FixtureArea.extensions.folder)/\(fixture)"
    }
}

@Test(arguments: ["order-card", "message-chain", "project-card"])
func extensionsInTheirFolderAreDrawn(_ name: String) throws {
    let drawn = try Drawn(Drawn.folder(name), payloadOf: name)
    #expect(drawn.codes == [])
    #expect(drawn.outcome.scene.phase == .expanded)
}

@Test("the header has the name and the icon of the app that the project embeds the extension in")
func theAppOfAProjectIsDrawn() throws {
    let card = Drawn.folder("project-card")
    for (locale, name) in [("en_US", "Corner Shop"), ("de_DE", "Eckladen")] {
        let app = try ExtensionFolder.load(card, options: .init(locale: locale)).value.descriptor.app
        #expect(app.name == name && app.bundleIdentifier == "com.example.shop")
        #expect(app.iconPath?.hasSuffix("/AppIcon.appiconset/icon.png") == true)
    }
}

@Test func savedGuessedBindingsGiveTheSamePicture() throws {
    let folder = Drawn.folder("message-chain")
    let guessed = try Drawn(folder, payloadOf: "message-chain")
    let bindings = try #require(guessed.outcome.guessedBindings)
    try TemporaryFolder.with { scratch in
        try Data(bindings.prettyText().utf8).write(to: URL(filePath: "\(scratch)/bindings.json"))
        let saved = try Drawn(folder, payloadOf: "message-chain", bindings: ["\(scratch)/bindings.json"])
        #expect(saved.picture == guessed.picture)
        #expect(saved.outcome.guessedBindings == nil)
        let names = bindings["outlets"]?.members?.map { #""\#($0.key)": {}"# } ?? []
        try Data(#"{"outlets": {\#(names.joined(separator: ", "))}}"#.utf8)
            .write(to: URL(filePath: "\(scratch)/bindings.json"))
        let unbound = try Drawn(folder, payloadOf: "message-chain", bindings: ["\(scratch)/bindings.json"])
        #expect(unbound.picture != guessed.picture)
    }
}

/// With the original constraints, and with stacks where they give the same frames.
@Test(arguments: [("order-card", false), ("message-chain", false), ("message-chain", true)])
func aTemplateOfAnExtensionGivesTheSamePicture(_ name: String, _ usesStacks: Bool) throws {
    let folder = Drawn.folder(name)
    var starter = try ExtensionFolder.open(folder).value.starter().value
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    #expect(starter.stacksKeepFrames(on: renderer) == (name == "message-chain"))
    if usesStacks { starter.useStacks() }
    #expect(starter.descriptor.compactText.contains("\"constraints\"") != usesStacks)
    try TemporaryFolder.with { scratch in
        try FileManager.default.createDirectory(atPath: "\(scratch)/assets", withIntermediateDirectories: true)
        try Data(starter.descriptor.prettyText().utf8).write(to: URL(filePath: "\(scratch)/descriptor.json"))
        for asset in starter.assets {
            try Data(FileReader.read(asset.source, limit: Limits.imageBytes)).write(
                to: URL(filePath: "\(scratch)/\(asset.path)"))
        }
        let copy = try Drawn("\(scratch)/descriptor.json", payloadOf: name)
        #expect(copy.picture == (try Drawn(folder, payloadOf: name)).picture)
        #expect(copy.codes == [])
    }
}
