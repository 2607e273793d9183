import Basics
import TestSupport
import FoundationEssentials
import Testing

/// The contents of an `options.json`.
@Suite struct SnapshotOptionsTests {
    @Test func everyOptionIsRead() throws {
        let options = try read(
            """
            {"device": "iphone-15", "scale": 2, "appearance": "dark", "contentSize": "AX3", "locale": "ar",
             "crop": "screen", "fullHeight": true, "wallpaper": "wall.png", "actions": ["a"], "replies": {"b": "text"},
             "attachments": {"c": "c.png"}, "assets": {"https://d": "d.png"}, "extension": false, "like": "other",
             "increaseContrast": true, "reduceTransparency": true, "boldText": true,
             "layoutOnly": true, "large": "because", "style": "ios18", "presentation": "group",
             "delivered": "list.ndjson", "grouping": "by-app", "previews": "never", "locked": true, "openGroup": "g",
             "swipe": "s", "settings": "settings.json"}
            """)
        #expect(options.device.name == "iphone-15")
        #expect(options.appearance == .dark && options.contentSize == .accessibilityExtraLarge)
        #expect(options.locale == "ar" && options.crop == .screen && options.fullHeight)
        #expect(options.scale == 2 && options.wallpaper == "wall.png" && options.actions == ["a"])
        #expect(options.replies == [SnapshotOptions.Pair(key: "b", value: "text")])
        #expect(options.attachments == [SnapshotOptions.Pair(key: "c", value: "c.png")])
        #expect(options.assets == [SnapshotOptions.Pair(key: "https://d", value: "d.png")])
        #expect(options.increaseContrast && options.reduceTransparency && options.boldText)
        #expect(options.style == .ios18 && options.presentation == .group && options.delivered == "list.ndjson")
        #expect(options.grouping == .byApp && options.previews == .never && options.locked)
        #expect(options.openGroup == "g" && options.swipe == "s" && options.settings == "settings.json")
        #expect(!options.hasExtension && options.like == "other" && options.layoutOnly && options.large == "because")
    }

    @Test func omittedOptionsKeepTheirValue() throws {
        var options = SnapshotOptions()
        options.crop = .notification
        options.scale = 3
        #expect(try read(#"{"crop": "content"}"#, over: options).crop == nil)
        #expect(try read("{}", over: options) == options)
    }

    @Test(arguments: [#"{"sclae": 2}"#, #"{"device": "phone"}"#, #"{"crop": "all"}"#, #"{"replies": {"a": 1}}"#, "[]"])
    func unknownOptionsAreErrors(_ text: String) {
        #expect(throws: InputError.self) { try read(text) }
    }

    private func read(_ text: String, over options: SnapshotOptions = SnapshotOptions()) throws -> SnapshotOptions {
        let folder = try TemporaryFolder()
        return try withExtendedLifetime(folder) { try options.overridden(by: folder.write(text, to: "options.json")) }
    }
}
