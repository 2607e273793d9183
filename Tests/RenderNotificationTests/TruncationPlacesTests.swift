import ContentExtensionHost
import Testing

@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

private func makeRenderer() throws -> NotificationRenderer {
    try NotificationRenderer(device: Device(), fonts: FontLibrary())
}

/// The measurements of a scenario that delivers a notification.
private func places(_ steps: String, measured: Bool = true) throws -> [TruncationReport.Entry] {
    let delivery = #"{"deliver": {"payload": {"aps": {"alert": {"title": "Tea at noon", "body": "Or later"}}}}}"#
    let text = "{\"locale\": \"de_DE\", \"steps\": [\(delivery), \(steps)]}"
    let runner = try ScenarioPlayer(
        ScenarioFile.decode(Array(text.utf8), file: "s.json").value, in: Environment(), with: makeRenderer())
    runner.measuresTruncation = measured
    return try runner.run().truncation.places
}

@Suite struct TruncationPlacesTests {
    @Test func snapshotsAreMeasuredWhenTaken() throws {
        let banner = #"{"snapshot": {"name": "first", "presentation": "banner"}}"#
        let later = #"{"snapshot": {"name": "second", "presentation": "notification-center", "what": "scene"}}"#
        let found = try places("\(banner), \"setBoldText\", {\"setAppearance\": \"dark\"}, \(later)")
        #expect(found.map(\.snapshot) == ["first.png", "second.scene.txt"])
        #expect(found.map(\.presentation) == [.banner, .notificationCenter])
        #expect(found.map(\.usesBoldText) == [false, true] && found.map(\.appearance) == [.light, .dark])
        #expect(found.allSatisfy { $0.locale == "de_DE" })
        for place in found { #expect(place.texts.map(\.role) == [.appName, .title, .body]) }
        let rooms = found.compactMap { place in place.texts.first { $0.role == .title }?.room }
        #expect(rooms.count == 2 && rooms.allSatisfy { $0 > 20 })
    }

    @Test func truncationIsMeasuredOnRequest() throws {
        #expect(try places(#"{"snapshot": "a"}"#, measured: false).isEmpty)
        #expect(try places(#""expand""#).isEmpty)
    }

    @Test func dismissedBannersAreMeasuredAsDrawn() throws {
        let found = try places(#"{"wait": 60}, {"snapshot": {"name": "a", "presentation": "banner"}}"#)
        #expect(found.first?.texts.map(\.role) == [.appName, .title, .body])
    }

    @Test func aMatrixHasAPlaceForEachCombination() throws {
        let notification = PushNotification(payload: ["aps": ["alert": ["title": "Tea", "body": "Now"]]])
        var matrix = Matrix(
            presentations: [.banner, .lockScreen], appearances: [.light, .dark],
            contentSizes: [.large, .accessibilityLarge])
        matrix.base.usesBoldText = true
        let found = try MatrixRenderer(matrix, of: notification, makeRenderer: makeRenderer).truncation().report.places
        #expect(found.count == matrix.count)
        #expect(found.map(\.contentSize).prefix(2) == [.large, .accessibilityLarge])
        #expect(found.map(\.appearance) == [.light, .light, .dark, .dark, .light, .light, .dark, .dark])
        #expect(found.allSatisfy { $0.usesBoldText && $0.snapshot == nil })
    }
}
