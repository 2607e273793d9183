import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

/// App groups of an extension whose bindings name a place.
private func groups(_ bindings: String) throws -> [String: String] {
    let folder = try TemporaryFolder([
        ".git/HEAD": "", "Card/Info.plist": PlistText.of(), "Card/MainInterface.storyboard": InterfaceText.storyboard(),
        "Card/bindings.json": bindings, "Group/a.txt": "", "defaults.json": "{}",
    ])
    let root = FileScope(root: folder.path).root
    return try ExtensionFolder.open("\(folder.path)/Card").value.appGroups()
        .mapValues { $0.replacing(root, with: "") }
}

@Test("app groups are folders or files below the app's root")
func appGroups() throws {
    let bindings = #"{"appGroups": {"group.a": "Group", "group.b": "defaults.json"}}"#
    #expect(try groups(bindings) == ["group.a": "/Group", "group.b": "/defaults.json"])
    #expect(try groups("{}").isEmpty)
}

@Test(
    "an app group that isn't there is said with its line",
    arguments: [#""group.a": "Nowhere""#, #""group.a": "../..""#, #""../a": "Group""#, #""group.a": 1"#])
func missingAppGroups(_ group: String) throws {
    let error = try #require(throws: InputError.self) { try groups("{\n\"appGroups\": {\(group)}}") }
    #expect(error.diagnostics.map(\.code) == ["app-group-missing"])
    #expect(error.diagnostics[0].location?.line == 2)
}
