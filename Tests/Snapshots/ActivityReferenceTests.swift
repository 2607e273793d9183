import FoundationEssentials
import RenderNotification
import SnapshotComparison
import TestSupport
import Testing
import Views

/// References of Live Activities, whose widgets lie beside their pushes.
extension ActivityTests {
    @Test("a start beside the widgets is a case, and a changed state names the text and the frame") func references()
        throws
    {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.widgets, toPath: "\(folder.path)/Widgets")
        let push = try Repository.text("Tests/Fixtures/activities/shared/pizza.apns")
        try folder.write(push, to: "Widgets/pizza.apns")
        #expect(try report(folder).summary == "1 new")
        #expect(try report(folder).summary == "1 passed")
        try folder.write(push.replacing("\"baking\"", with: "\"onTheWay\""), to: "Widgets/pizza.apns")
        let entry = try #require(report(folder).cases.first)
        #expect(entry.name == "Widgets/pizza" && entry.status == .changed)
        let change = try #require(entry.changes.first { $0.property == "text" })
        #expect(change.old == "\"baking\"" && change.new == "\"onTheWay\"")
        #expect(entry.message.contains(#"text "baking" → "onTheWay", PizzaActivity.swift:"#))
        // A state that the device ignores is no picture.
        try folder.write(push.replacing("\"baking\"", with: "\"boiled\""), to: "Widgets/pizza.apns")
        let failed = try #require(report(folder).cases.first)
        #expect(failed.status == .failed && failed.message.contains("pizza.apns:7:31: error:"))
    }

    private func report(_ folder: TemporaryFolder) throws -> SnapshotReport {
        var settings = SnapshotSettings(device: .iPhone16Pro.style(.ios18))
        settings.places = [.lockScreen]
        settings.kinds = [.layout]
        settings.code.extensions = nil
        var runner = SnapshotRunner(
            references: "\(folder.path)/references", artefacts: Artefacts(folder: "\(folder.path)/kept"))
        runner.code.extensions = nil
        return try runner.run(SnapshotFolder(settings: settings).cases(at: folder.path))
    }
}
