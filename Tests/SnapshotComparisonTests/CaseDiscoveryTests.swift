import Basics
import RenderNotification
import TestSupport
import Testing

@testable import SnapshotComparison

/// The cases that are found in folders and lists.
@Suite struct CaseDiscoveryTests {
    @Test("payloads beside a descriptor and in its folder, scenarios, and nothing else") func folder() throws {
        let folder = try SampleFolder.make()
        try folder.write(SampleFolder.payload, to: "Invite/plain.json")
        try folder.write("{}", to: "Invite/other.json")
        try folder.write(SampleFolder.payload, to: "loose.apns")
        try folder.write("{\"steps\": []}", to: "flows/like.scenario.json")
        try folder.write(SampleFolder.payload, to: "Invite/__Snapshots__/payloads/old.apns")
        let names = try SnapshotFolder(settings: SnapshotSettings()).cases(at: folder.path).map(\.name)
        #expect(names == ["Invite/plain", "Invite/rooftop", "flows/like"])
    }

    @Test("each device and appearance is a case") func matrix() throws {
        let folder = try SampleFolder.make()
        var settings = SnapshotSettings()
        settings.devices = [.iPhone8, .iPhone16Pro]
        settings.appearances = [.light, .dark]
        let names = try SnapshotFolder(settings: settings).cases(at: folder.path + "/Invite").map(\.name)
        #expect(
            names == [
                "rooftop-iphone-8-light", "rooftop-iphone-8-dark", "rooftop-iphone-16-pro-light",
                "rooftop-iphone-16-pro-dark",
            ])
    }

    @Test("a list says names, places, scales and tolerances") func list() throws {
        let folder = try SampleFolder.make()
        try folder.write(
            """
            {
              "scale": 1, "presentations": ["expanded", "banner"], "as": ["picture"],
              "cases": [
                { "name": "dinner", "extension": "Invite", "payload": "Invite/payloads/rooftop.apns", "precision": 0.5 },
                { "scenario": "like.scenario.json", "as": ["picture", "trace"] }
              ]
            }
            """, to: "cases.json")
        let cases = try SnapshotFolder(settings: SnapshotSettings()).cases(at: folder.path)
        #expect(cases.map(\.name) == ["dinner-expanded", "dinner-banner", "like.scenario"])
        #expect(cases.map(\.options.scale) == [1, 1, 1])
        #expect(cases.map(\.kinds) == [[.picture], [.picture], [.picture, .trace]])
        #expect(cases.map(\.tolerance.precision) == [0.5, 0.5, 1])
    }

    @Test(
        "errors of a list have their line and a hint",
        arguments: [
            (#"{"cases": [{"payload": "a.apns", "devices": ["iphone-99"]}]}"#, "unknown-value"),
            (#"{"cases": [{"payload": "a.apns", "device": "iphone-8"}]}"#, "unknown-key"),
            (#"{"cases": [{"extension": "Invite"}]}"#, "missing-key"),
            (#"{"cases": [{"payload": "a.apns", "precision": 2}]}"#, "out-of-range"),
            (#"{"cases": [{"payload": "../a.apns"}]}"#, "path-outside"),
            (#"{"cases": [{"payload": "/etc/passwd"}]}"#, "path-outside"),
            (#"{"cases": [{"payload": "a.apns", "extension": "../Invite"}]}"#, "path-outside"),
            (#"{"cases": [{"payload": "a.apns", "assets": {"https://a.b": "/dev/zero"}}]}"#, "path-outside"),
            (#"{"cases": [{"payload": "a.apns", "attachments": {"a": "../../a.png"}}]}"#, "path-outside"),
            (#"{"cases": [{"scenario": "../a.scenario.json"}]}"#, "path-outside"),
            (#"{"cases": [{"payload": "a.apns", "name": "../../a"}]}"#, "path-outside"),
            (#"{"cases": [{"payload": "a.apns", "name": "/a"}]}"#, "path-outside"),
            (
                #"{"cases": [{"payload": "a.apns", "name": "\#(String(repeating: "a/", count: 17))a"}]}"#,
                "path-outside"
            ),
            ("{}", "missing-key"),
        ])
    func errors(_ text: String, _ code: String) throws {
        let folder = try TemporaryFolder(["cases.json": text])
        let error = #expect(throws: InputError.self) {
            try SnapshotFolder(settings: SnapshotSettings()).cases(at: folder.path + "/cases.json")
        }
        #expect(error?.diagnostics.map(\.code) == [code])
        #expect(error?.diagnostics.first?.location?.line == 1)
    }

    @Test("a list in a repository names extensions beside its folder") func neighbours() throws {
        let folder = try SampleFolder.make()
        try folder.write("", to: ".git/HEAD")
        try folder.write(
            #"{"cases": [{"extension": "../../Invite", "payload": "../../Invite/payloads/rooftop.apns"}]}"#,
            to: "Tests/Invite/cases.json")
        let cases = try SnapshotFolder(settings: SnapshotSettings()).cases(at: folder.path + "/Tests/Invite")
        #expect(cases.map(\.name) == ["rooftop"])
    }

    @Test("a folder without cases, and one that isn't there", arguments: ["", "/nowhere"])
    func empty(_ path: String) throws {
        let folder = try TemporaryFolder(["descriptor.json": SampleFolder.descriptor])
        let error = #expect(throws: InputError.self) {
            try SnapshotFolder(settings: SnapshotSettings()).cases(at: folder.path + path)
        }
        #expect(error?.diagnostics.map(\.code) == ["no-cases"])
        #expect(error?.exit == .data)
    }

    @Test(
        "a folder without cases is told what to write",
        arguments: [
            (["Card/Info.plist": plist, "Pushes/a.apns": "{}"], #"{"extension":"Card","payload":"Pushes/a.apns"}"#),
            (["Card/descriptor.json": SampleFolder.descriptor], #""Card" has no payload"#),
            (["descriptor.json": SampleFolder.descriptor], "the extension has no payload"),
            (["Pushes/a.apns": "{}"], #"there is no extension: put the payloads beside a descriptor.json"#),
            ([:], "put payloads beside a descriptor.json or an Info.plist"),
        ])
    func hint(_ files: [String: String], _ hint: String) throws {
        let folder = try TemporaryFolder([:])
        for (path, text) in files { try folder.write(text, to: path) }
        let error = #expect(throws: InputError.self) {
            try SnapshotFolder(settings: SnapshotSettings()).cases(at: folder.path)
        }
        #expect(error?.diagnostics.first?.hint?.contains(hint) == true, "\(error?.diagnostics.first?.hint ?? "")")
    }
}

private let plist = """
    <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.usernotifications.content-extension</string></dict></dict></plist>
    """
