import ArgumentParser
import ContentExtensionHost
import Renderer

/// The others that were delivered, and what the user has set for all of them.
struct CenterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What was delivered before: a payload, or one a line in a file that ends in .ndjson; again for a further file.",
            valueName: "file"), completion: .file(extensions: ["json", "apns", "ndjson", "jsonl"]))
    var delivered: [String] = []

    @Option(help: "How the list groups notifications.")
    var grouping: NotificationGrouping = .automatic

    @Option(help: "When the texts of notifications are shown.")
    var previews: ShowPreviewsSetting = .always

    @Flag(help: "Locks the device before anything is delivered.")
    var locked = false

    /// What the user has set.
    var settings: CenterSettings { CenterSettings(grouping: grouping, showPreviews: previews) }

    /// What was delivered before a payload, and with it where it is a file of lines itself.
    /// - Parameter now: the moment that is drawn, in seconds since 1970.
    func deliveries(with payload: String, now: Double) throws(InputError) -> [PastDelivery] {
        var found: [PastDelivery] = []
        for file in delivered + (PastDelivery.hasLines(payload) ? [payload] : []) {
            found += try PastDelivery.read(file, now: now)
        }
        return found
    }
}

extension NotificationGrouping: ExpressibleByArgument {}
extension ShowPreviewsSetting: ExpressibleByArgument {}
