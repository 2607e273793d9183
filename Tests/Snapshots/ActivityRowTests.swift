import Basics
import Chrome
import RenderNotification
import TestSupport
import Testing
import Views

/// Rows of a batch, and requests of `serve`, that are pushes for Live Activities.
extension ActivityTests {
    private static let start = """
        {"event": "start", "timestamp": 1767260460, "attributes-type": "HelloAttributes", "attributes": {}, \
        "content-state": {"name": "NAME"}, "alert": {"title": "Hello"}}
        """
    private static let update = """
        {"event": "update", "timestamp": 1767260460, "attributes-type": "HelloAttributes", "attributes": {}, \
        "content-state": {"name": "NAME"}}
        """

    @Test("each row is a push of its own, with findings and a place of its own") func rows() throws {
        let renderer = try renderer()
        let first = try picture(of: Self.start, on: renderer)
        // An update that names type and attributes needs no start, and shows the same without the alert.
        #expect(try picture(of: Self.update, on: renderer) == first)
        #expect(try picture(of: Self.start.replacing("NAME", with: "Ada"), on: renderer) != first)
        let island = try picture(of: Self.start, in: "island-expanded", on: renderer)
        #expect(island != first)
        let wrong = Self.start.replacing("\"name\"", with: "\"Name\"")
        let error = #expect(throws: InputError.self) { try picture(of: wrong, on: renderer) }
        #expect(error?.diagnostics.map(\.code) == ["activity-values"])
        #expect(error?.diagnostics.first?.location?.line == 7)
        // A row doesn't leave its activity to the next one.
        let alone = #"{"event": "update", "timestamp": 1767260460, "content-state": {"name": "NAME"}}"#
        let missing = #expect(throws: InputError.self) { try picture(of: alone, on: renderer) }
        #expect(missing?.diagnostics.map(\.code) == ["activity-missing"])
        #expect(try picture(of: Self.start, on: renderer) == first)
    }

    @Test("updates follow the start that was delivered before all rows") func deliveredStart() throws {
        let started = PushNotification(
            payload: PayloadSource(nil), extensions: [.folder(Self.widgets, runningCode: true)],
            delivered: [
                PastDelivery(
                    ScenarioDelivery(
                        .inline(
                            Spanned(
                                try JSONReader.read(
                                    Array(#"{"aps": \#(Self.start)}"#.utf8), file: "start")))))
            ])
        let renderer = try renderer(started)
        let alone = #"{"event": "update", "timestamp": 1767260470, "content-state": {"name": "NAME"}}"#
        let shown = try picture(of: alone, on: renderer)
        #expect(try picture(of: alone.replacing("NAME", with: "Ada"), on: renderer) != shown)
    }

    private func renderer(_ notification: PushNotification? = nil) throws -> RowRenderer {
        let notification =
            notification
            ?? PushNotification(
                payload: PayloadSource(nil), extensions: [.folder(Self.widgets, runningCode: true)])
        let renderer = try RowRenderer(
            BatchSettings(
                notification: notification, in: .lockScreen, on: .iPhone16Pro.style(.ios18), fonts: FontLibrary()))
        try renderer.check()
        return renderer
    }

    /// The picture of a row with this `aps`.
    private func picture(of aps: String, in place: String = "lock-screen", on renderer: RowRenderer) throws -> [UInt8] {
        let line = #"{"id": "a", "overrides": {"presentation": "\#(place)"}, "payload": {"aps": \#(aps)}}"#
        let row = try BatchRow.decode(Array(line.utf8), at: SourceSpan(file: "rows.ndjson", line: 7))
        let prepared = try renderer.prepare(row)
        #expect(prepared.diagnostics.filter { $0.severity != .note } == [])
        return try renderer.draw(prepared).bytes
    }
}
