import TestSupport
import Foundation
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// Decodes the icon of an action in a folder with given files.
private func decoded(
    _ icon: String, files: [String] = [], assets: AssetFinder? = nil
) throws -> (icon: NotificationActionIcon?, codes: [String], folder: String) {
    let folder = try TemporaryFolder()
    for file in files { try folder.write([1], to: file) }
    let report = DiagnosticCollector(file: "d.json")
    let value = try JSONReader.read(Array(icon.utf8), file: "d.json")
    let scope = FileScope(root: folder.path)
    defer { withExtendedLifetime(folder) {} }
    let icon = NotificationActionIcon.decode(
        value, path: "$.icon", context: ProgramDecoding(report: report, files: scope, assets: assets))
    return (icon, report.diagnostics.map(\.code), scope.root)
}

@Test(arguments: [#""trash""#, #"{"systemImageName": "trash"}"#])
func anActionsIconIsASymbol(text: String) throws {
    let (icon, codes, _) = try decoded(text)
    #expect(icon == .systemImage(name: "trash") && codes.isEmpty)
}

@Test(
    arguments: [
        (["parcel.png"], "parcel.png", 1.0),
        (["parcel.png", "parcel@2x.png", "assets/parcel@3x.png"], "parcel@2x.png", 2),
        (["assets/parcel.png", "assets/parcel@3x.png"], "assets/parcel@3x.png", 3), (["parcel"], "parcel", 1),
    ])
func anActionsTemplateImageIsAFileOfTheFolder(files: [String], name: String, scale: Double) throws {
    let (icon, codes, folder) = try decoded(#"{"templateImageName": "parcel"}"#, files: files)
    #expect(icon == .templateImage(path: "\(folder)/\(name)", scale: scale) && codes.isEmpty)
}

@Test func anActionsTemplateImageIsOneOfTheAppsAssets() throws {
    let (icon, codes, _) = try decoded(#"{"templateImageName": "parcel"}"#, files: ["parcel.png"]) { name in
        name == "parcel" ? ImageFile(path: "/set/a.png", scale: 2) : nil
    }
    #expect(icon == .templateImage(path: "/set/a.png", scale: 2) && codes.isEmpty)
}

@Test(
    arguments: [
        ("3", "wrong-type"), (#""""#, "empty-identifier"), ("{}", "missing-key"),
        (#"{"symbol": "bell"}"#, "unknown-key"),
        (#"{"systemImageName": ""}"#, "empty-identifier"), (#"{"systemImageName": 1}"#, "wrong-type"),
        (#"{"templateImageName": "nope"}"#, "file-missing"), (#"{"templateImageName": "../x.png"}"#, "path-outside"),
        (#"{"templateImageName": true}"#, "wrong-type"),
        (#"{"systemImageNme": "a", "systemImageName": "b"}"#, "unknown-key"),
        (#"{"systemImageName": "a", "templateImageName": "a.png"}"#, "conflicting-keys"),
    ])
func aWrongActionIconIsAnError(text: String, code: String) throws {
    #expect(try decoded(text, files: ["a.png"]).codes == [code])
}
