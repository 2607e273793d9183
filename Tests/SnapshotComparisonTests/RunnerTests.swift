import Basics
import FoundationEssentials
import RenderNotification
import TestSupport
import Testing

@testable import SnapshotComparison

/// Runs of cases: recording, what is said about changes, accepting, orphans, shards.
@Suite final class RunnerTests {
    private let folder: TemporaryFolder
    private var references: String { folder.path + "/references" }

    init() throws { folder = try SampleFolder.make() }

    @Test("a run records, passes, and fails when a view moves") func changes() throws {
        #expect(try run().summary == "1 new")
        #expect(try run().summary == "1 passed")
        try move()
        let report = try run()
        #expect(report.summary == "1 changed")
        #expect(report.exitCode == 1)
        let entry = try #require(report.cases.first)
        let moved = try #require(entry.changes.first { $0.view.hasPrefix("\"placeLabel\"") })
        #expect(moved.property == "frame.y")
        #expect(Double(moved.new ?? "").map { $0 - (Double(moved.old ?? "") ?? 0) } == 8)
        #expect(moved.file == folder.path + "/Invite/descriptor.json")
        #expect(moved.line == 8)
        #expect(
            entry.accept
                == "render-notification snapshot accept Invite/rooftop --from \("\(folder.path)/kept/report.json".shellQuoted)"
        )
        #expect(entry.message.contains("the reference has "))
        #expect(entry.picture?.box.first == 0)
    }

    @Test("a reference is recorded with the warnings about it") func warnings() throws {
        let unread = SampleFolder.payload.replacing("\"aps\": {", with: "\"aps\": { \"wrong\": 1,")
        try folder.write(unread, to: "Invite/payloads/rooftop.apns")
        let entry = try #require(run().cases.first)
        #expect(entry.status == .new)
        #expect(entry.message.contains("warning: iOS ignores the key \"wrong\" inside aps [unknown-aps-key]"))
        #expect(try run().cases.first?.message == "")
    }

    @Test("a changed colour is in the picture only") func color() throws {
        _ = try run()
        let red = SampleFolder.descriptor.replacing(
            "\"titleLabel\",", with: "\"titleLabel\", \"textColor\": \"systemRed\",")
        try folder.write(red, to: "Invite/descriptor.json")
        let entry = try #require(run().cases.first)
        #expect(entry.status == .changed)
        let view = try #require(entry.changes.first)
        #expect(entry.changes.count == 1)
        #expect(view.view == "\"titleLabel\" label in custom")
        #expect(view.line == 7)
        #expect(
            entry.message.contains(
                "views       \"titleLabel\" label in custom (\(folder.path)/Invite/descriptor.json:7)"))
        #expect((50...5000).contains(entry.picture?.differing ?? 0))
        #expect(entry.picture?.tolerance == "±2 a channel, set by the default")
        #expect(entry.files.map(\.role) == [.reference, .failure, .difference])
    }

    @Test("a changed text names the payload's line") func text() throws {
        _ = try run()
        try folder.write(SampleFolder.payload.replacing("Pier 3", with: "Pier 4"), to: "Invite/payloads/rooftop.apns")
        let change = try run().cases.first?.changes.first { $0.property == "text" }
        #expect(change?.new == "\"Pier 4\"")
        #expect(change?.file == folder.path + "/Invite/payloads/rooftop.apns")
        #expect(change?.line == 3)
    }

    @Test("what was found is accepted by name, by folder, or all", arguments: [["Invite/rooftop"], ["Invite"], []])
    func accept(_ names: [String]) throws {
        _ = try run()
        try move()
        let report = try run()
        #expect(try ReferenceStore(report).accept(names) == ["Invite/rooftop"])
        #expect(try run().summary == "1 passed")
    }

    @Test(
        "accepting never leaves the references' folder",
        arguments: ["../escaped", "/escaped", "a/../../escaped", "a//b"])
    func escape(_ name: String) throws {
        let found = try folder.write("x", to: "found.txt")
        let report = SnapshotReport(
            title: "", references: references,
            cases: [.init(name: name, status: .changed, files: [.init(role: .failure, kind: .trace, path: found)])])
        let error = #expect(throws: InputError.self) { try ReferenceStore(report).accept([]) }
        #expect(error?.diagnostics.map(\.code) == ["path-outside"])
        #expect(!Repository.isFile(folder.path + "/escaped.trace.json"))
    }

    @Test("a name without a case is an error with the nearest name") func unknown() throws {
        _ = try run()
        try move()
        let report = try run()
        let error = #expect(throws: InputError.self) { try ReferenceStore(report).accept(["Invite/roftop"]) }
        #expect(error?.diagnostics.first?.hint?.contains("Invite/rooftop") == true)
    }

    @Test("references without a case are found by whole runs, and pruned") func orphans() throws {
        _ = try run()
        try FileManager.default.moveItem(
            atPath: folder.path + "/Invite/payloads/rooftop.apns", toPath: folder.path + "/Invite/payloads/roof.apns")
        #expect(try run(shard: CaseShard("1/1")).summary == "1 new")
        let report = try run()
        #expect(report.summary == "1 orphaned, 1 passed")
        #expect(report.exitCode == 0)
        #expect(try ReferenceStore(report).prune().count == 2)
        #expect(try run().summary == "1 passed")
    }

    @Test("nothing is written in the mode never") func missing() throws {
        let report = try run(.never)
        #expect(report.summary == "1 missing")
        #expect(report.exitCode == 66)
        #expect(!Repository.isFolder(references))
        #expect(try ReferenceStore(report).accept([]) == ["Invite/rooftop"])
        #expect(try run(.never).summary == "1 passed")
    }

    @Test("damaged references are changes", arguments: [0, 20, 400]) func damaged(bytes: Int) throws {
        _ = try run()
        let path = references + "/Invite/rooftop.png"
        let whole = try Data(contentsOf: URL(filePath: path))
        try whole.prefix(bytes).write(to: URL(filePath: path))
        let report = try run()
        #expect(report.summary == "1 changed")
        #expect(report.cases.first?.message.contains("unreadable") == true)
    }

    @Test("a case that can't be rendered fails with its diagnostics, and keeps its references") func failed() throws {
        _ = try run()
        try folder.write("{", to: "Invite/payloads/rooftop.apns")
        let report = try run()
        #expect(report.summary == "1 failed")
        #expect(report.cases.first?.message.contains("rooftop.apns:1:2: error") == true)
    }

    @Test("two cases of one name are an error") func twice() throws {
        try folder.write(SampleFolder.payload, to: "Invite/rooftop.apns")
        let error = #expect(throws: InputError.self) { try run() }
        #expect(error?.diagnostics.map(\.code) == ["same-name"])
    }

    @Test("shards hold each case once, and merge to one report") func shards() throws {
        for name in ["a", "b", "c", "d"] { try folder.write(SampleFolder.payload, to: "Invite/payloads/\(name).apns") }
        let parts = try ["1/2", "2/2"].map { try run(shard: CaseShard($0)) }
        #expect(parts.map(\.cases.count) == [3, 2])
        #expect(parts.map(\.shard) == ["1/2", "2/2"])
        let merged = try SnapshotReport(merging: parts)
        #expect(merged.cases.map(\.name) == ["a", "b", "c", "d", "rooftop"].map { "Invite/\($0)" })
        #expect(throws: InputError.self) { try SnapshotReport(merging: [parts[0], parts[0]]) }
        #expect(["0/2", "3/2", "1/0", "a/2", "1", "1/2/3"].compactMap(CaseShard.init).isEmpty)
    }

    @Test("a folder compared with another") func compare() throws {
        _ = try run()
        try FileManager.default.copyItem(atPath: references, toPath: folder.path + "/before")
        try move()
        _ = try run(.all)
        try folder.write("{}", to: "before/gone.layout.json")
        let comparison = FolderComparison(
            before: folder.path + "/before", after: references, artefacts: Artefacts(folder: folder.path + "/kept"))
        let report = try comparison.run(PictureTolerance())
        #expect(report.cases.map(\.name) == ["Invite/rooftop", "gone"])
        #expect(report.cases.map(\.status) == [.changed, .orphaned])
        #expect(report.labels == [.reference: folder.path + "/before", .failure: references])
    }

    private func move() throws {
        try folder.write(
            SampleFolder.descriptor.replacing("\"spacing\": 4", with: "\"spacing\": 12"), to: "Invite/descriptor.json")
    }

    private func run(_ mode: RecordMode = .missing, shard: CaseShard? = nil) throws -> SnapshotReport {
        var options = PictureOptions()
        options.scale = 1
        let settings = SnapshotSettings(device: .iPhone8, options: options)
        var runner = SnapshotRunner(references: references, artefacts: Artefacts(folder: folder.path + "/kept"))
        runner.mode = mode
        let cases = try SnapshotFolder(settings: settings).cases(at: folder.path).filter {
            !$0.name.hasPrefix("before")
        }
        return try runner.run(cases, shard: shard)
    }
}
