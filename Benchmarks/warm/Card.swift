import ContentExtensionHost
import RenderNotification

/// The reference card with different words for each number, as long as the card's own.
struct Card {
    let folder: String
    /// The photo's path; `nil` for the card without a photo.
    let photo: String?

    private static let words = [
        "river", "cloud", "paper", "silver", "market", "quiet", "yellow", "garden", "winter", "bridge", "travel",
        "orange", "window", "signal", "kitchen", "morning", "velvet", "puzzle", "jacket", "zephyr", "harbour", "quartz",
        "mixture", "whisper",
    ]

    func notification(_ number: Int) -> PushNotification {
        PushNotification(
            payload: .text(payload(number)), extensions: [.descriptor("\(folder)/descriptor.json")],
            attachments: photo.map { [AttachmentReference(identifier: "photo", path: $0)] } ?? [])
    }

    private func payload(_ number: Int) -> String {
        // Any seed will do; these make neighbouring numbers differ.
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
