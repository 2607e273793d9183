import ArgumentParser
import CommandOptions
import RenderNotification

/// Earlier notifications and the user's settings for notifications.
struct CenterOptions: ParsableArguments {
    @Option(
        name: .customLong("delivered"),
        help: ArgumentHelp(
            "What was delivered before: a payload, or one a line in a file that ends in .ndjson; again for a further file.",
            valueName: "file"), completion: .file(extensions: ["json", "apns", "ndjson", "jsonl"]))
    var delivered: [String] = []

    @Option(
        name: .customLong("settings"),
        help: ArgumentHelp(
            "What the user has set for notifications, and for single apps (docs/notification-center.md).",
            valueName: "settings.json"), completion: .file(extensions: ["json"]))
    var settings: String?

    @Option(
        name: .customLong("grouping"),
        help: "How the list groups notifications, in place of the settings'; automatic by default.")
    var grouping: NotificationGrouping?

    @Option(
        name: .customLong("previews"),
        help: "When the texts of notifications are shown, in place of the settings'; always by default.")
    var previews: ShowPreviewsSetting?

    @Flag(name: .customLong("locked"), help: "Locks the device before anything is delivered.")
    var locked = false

    @Option(
        name: .customLong("open-group"),
        help: ArgumentHelp("Opens the stack that a notification is in, by its identifier.", valueName: "identifier"))
    var openGroup: String?

    @Option(
        name: .customLong("swipe"),
        help: ArgumentHelp(
            "Swipes a notification's row, by its identifier; without it, swipe shows the newest.",
            valueName: "identifier"))
    var swipe: String?

    /// The user's gestures in the list, as steps.
    var steps: [ScenarioStep] {
        [openGroup.map { .expandGroup($0) }, swipe.map { .swipe($0) }].compactMap { $0 }.map { ScenarioStep(.host($0)) }
    }

    /// The user's settings for notifications.
    /// - Throws: the errors in the settings file.
    func userSettings(isStrict: Bool) throws(InputError) -> CenterSettings {
        var found = CenterSettings()
        if let settings {
            let loaded = try CenterSettings.read(settings)
            try Report.check(loaded.warnings, isStrict: isStrict)
            found = loaded.value
        }
        found.grouping = grouping ?? found.grouping
        found.showPreviews = previews ?? found.showPreviews
        return found
    }

    var files: [String] { delivered + [settings].compactMap(\.self) }

    /// The deliveries before a payload; with the payload's own lines if its file has several.
    /// - Parameter now: the moment of the picture, in seconds since 1970.
    func deliveries(with payload: String, now: Double) throws(InputError) -> [PastDelivery] {
        var found: [PastDelivery] = []
        for file in delivered + (PastDelivery.hasLines(payload) ? [payload] : []) {
            found += try PastDelivery.read(file, now: now)
        }
        return found
    }
}

extension NotificationGrouping: NamedValue {}
extension ShowPreviewsSetting: NamedValue {}
