import ContentExtensionHost
import RenderNotification

/// The reference card with other words in each picture, as long as the card's own; the same for the same number.
struct Card {
    /// The folder of `Benchmarks/card`.
    let folder: String
    /// The photo's file, or `nil` for the card without one.
    let photo: String?

    private static let words = [
        "river", "cloud", "paper", "silver", "market", "quiet", "yellow", "garden", "winter", "bridge", "travel",
        "orange", "window", "signal", "kitchen", "morning", "velvet", "puzzle", "jacket", "zephyr", "harbour", "quartz",
        "mixture", "whisper",
    ]

    /// The notification of one picture.
    func notification(_ number: Int) -> PushNotification {
        PushNotification(
            payload: .text(payload(number)), extensions: [.descriptor("\(folder)/descriptor.json")],
            attachments: photo.map { [AttachmentReference(identifier: "photo", path: $0)] } ?? [])
    }

    private func payload(_ number: Int) -> String {
        // Any seed will do; these keep neighbours apart.
        var state = UInt32(truncatingIfNeeded: number) &* 977 &+ 7
        func text(_ length: Int) -> String {
            var text = ""
            while text.utf8.count < length {
                state = state &* 1_664_525 &+ 1_013_904_223
                text += (text.isEmpty ? "" : " ") + Self.words[Int(state >> 16) % Self.words.count]
            }
            return text
        }
        return """
            {"aps": {"alert": {"title": "\(text(26))", "subtitle": "\(text(20))", "body": "\(text(88))"},
              "category": "order"},
             "order": {"photo": \(photo != nil), "headline": "\(text(21))", "arrival": "\(text(31))",
              "summary": "\(text(22))", "follow": "\(text(13))"}}
            """
    }
}
