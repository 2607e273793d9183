import RenderNotification
import TestSupport
import Testing
import Views

/// Texts of Live Activities that are cut.
extension ActivityTests {
    @Test(
        "a long text is cut in the card and the island, wherever that is measured",
        arguments: [Place.lockScreen, .banner, .islandExpanded, .screen])
    func truncation(_ place: Place) throws {
        let name = String(repeating: "A very long name ", count: 40)
        let push = try Repository.text("Tests/Fixtures/activities/shared/hello.apns")
        for (text, isCut) in [(push, false), (push.replacing("Live Activity", with: name), true)] {
            let notification = PushNotification(
                payload: .text(text), extensions: [.folder(Self.widgets, runningCode: true)])
            var options = PictureOptions()
            options.format = nil
            options.measuresTruncation = true
            let rendering = try notification.render(on: .iPhone16Pro.style(.ios18), as: place, options: options)
            let texts = try #require(rendering.truncation?.places.first?.texts)
            #expect(!texts.isEmpty)
            #expect(texts.contains { !$0.lost.isEmpty } == isCut, "\(texts)")
        }
    }
}
