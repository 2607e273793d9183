import Testing
import Views

@testable import ContentExtensionHost

/// Texts that a name at their start turns around.
@Suite struct WritingDirectionTests {
    @Test(
        "a sentence that begins with a right-to-left name is turned",
        arguments: ["אבי, your order is ready", "محمد has sent you a photo", "  “אבי” likes your picture"])
    func turned(_ text: String) { #expect(WritingDirection.isTurned(text)) }

    @Test(
        "other texts stand as they should",
        arguments: [
            "Your order is ready, אבי", "\u{2068}אבי\u{2069}, your order is ready", "\u{200E}אבי, your order is ready",
            "ההזמנה שלך ב-Wolt מוכנה", "אבי", "", "1, 2, 3", "Ready in 6 min",
        ])
    func straight(_ text: String) { #expect(!WritingDirection.isTurned(text)) }

    @Test("it is a finding about the payload's text") func finding() throws {
        let text = #"{"aps": {"alert": {"title": "אבי, your order is ready", "body": "Now"}}}"#
        let payload = try Payload.decode(Array(text.utf8), file: "push.apns")
        #expect(payload.warnings.map(\.code) == ["text-turned"])
        #expect(payload.warnings.first?.jsonPath == "$.aps.alert.title")
    }
}
