import ContentExtensionHost
import FoundationEssentials
import InterfaceBuilder
import Testing

@testable import RenderNotification
@testable import Renderer

/// One of our own extensions in Tests/Fixtures/extensions, drawn.
private struct Drawn {
    let picture: [UInt8]
    let outcome: ScenarioOutcome
    let codes: [String]

    /// - Parameter path: the extension, or a descriptor in its place.
    init(_ path: String, payloadOf fixture: String, bindings: [String] = []) throws {
        let renderer = try NotificationRenderer(traits: Device(), fonts: FontLibrary())
        let notification = PushNotification(
            payload: .file("\(Self.folder(fixture))/payload.apns"),
            extensions: ContentExtension.paired([path], bindings).extensions)
        outcome = try notification.play(in: .expanded, on: renderer.traits, with: renderer)
        picture = try renderer.encode(renderer.compose(.expanded(outcome.scene)), scale: 1)
        codes = outcome.diagnostics(with: renderer).filter { $0.severity != .note }.map(\.code)
    }

    static func folder(_ fixture: String) -> String {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return "/\(root)/Tests/Fixtures/extensions/\(fixture)"
    }
}

/// Calls back with a folder that is removed afterwards.
private func withFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/extension-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: "\(path)/assets", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
}

private func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
}

@Test(arguments: ["order-card", "message-chain"]) func anExtensionIsDrawnAsItLies(_ name: String) throws {
    let drawn = try Drawn(Drawn.folder(name), payloadOf: name)
    #expect(drawn.codes == [])
    #expect(drawn.outcome.scene.presentation == .expanded)
}

@Test func aGuessThatIsSavedGivesTheSamePicture() throws {
    let folder = Drawn.folder("message-chain")
    let guessed = try Drawn(folder, payloadOf: "message-chain")
    let bindings = try #require(guessed.outcome.guessedBindings)
    try withFolder { scratch in
        try write(bindings.prettyText().utf8, to: "\(scratch)/bindings.json")
        let saved = try Drawn(folder, payloadOf: "message-chain", bindings: ["\(scratch)/bindings.json"])
        #expect(saved.picture == guessed.picture)
        #expect(saved.outcome.guessedBindings == nil)
        try write("{}".utf8, to: "\(scratch)/bindings.json")
        let unbound = try Drawn(folder, payloadOf: "message-chain", bindings: ["\(scratch)/bindings.json"])
        #expect(unbound.picture != guessed.picture)
    }
}

/// With the constraints as they are, and as stacks where that is the same.
@Test(arguments: [("order-card", false), ("message-chain", false), ("message-chain", true)])
func aTemplateOfAnExtensionGivesTheSamePicture(_ name: String, _ usesStacks: Bool) throws {
    let folder = Drawn.folder(name)
    var template = try ExtensionFolder.open(folder).value.template().value
    let renderer = try NotificationRenderer(traits: Device(), fonts: FontLibrary())
    #expect(template.stacksKeepFrames(on: renderer) == (name == "message-chain"))
    if usesStacks { template.useStacks() }
    #expect(template.descriptor.compactText.contains("\"constraints\"") != usesStacks)
    try withFolder { scratch in
        try write(template.descriptor.prettyText().utf8, to: "\(scratch)/descriptor.json")
        for asset in template.assets {
            try write(FileReader.read(asset.source, limit: Limits.imageBytes), to: "\(scratch)/\(asset.path)")
        }
        let copy = try Drawn("\(scratch)/descriptor.json", payloadOf: name)
        #expect(copy.picture == (try Drawn(folder, payloadOf: name)).picture)
        #expect(copy.codes == [])
    }
}
