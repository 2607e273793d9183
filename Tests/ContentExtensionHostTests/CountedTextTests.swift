import Testing

@testable import ContentExtensionHost

private let images: CountedText = .init([.one: "%u image", .other: "%u images"])
private let comments: CountedText = .init([.one: "%u comment", .other: "%u comments"])

/// facts-api 8.3: "1 image and 1 comment".
@Test func hiddenPreviewsFollowPluralRules() {
    let image = category("image", placeholder: images)
    let comment = category("comment", placeholder: comments)
    let one = [sample("1", category: comment), sample("2", category: image)]
    #expect(centre(one, previews: .never).leading?.body == "1 image and 1 comment")
    let more = one + [sample("3", category: image)]
    #expect(centre(more, previews: .never).leading?.body == "2 images and 1 comment")
}

@Test func summariesFollowPluralRules() {
    let format: CountedText = .init([.one: "%u more by %@", .other: "%u further ones by %@"])
    let image = category("image", summary: format)
    let deliveries = ["Anna", "Ben", "Cleo"].map { sample($0, category: image, argument: $0) }
    #expect(centre(Array(deliveries.prefix(2))).summary == "1 more by Anna")
    #expect(centre(deliveries).summary == "2 further ones by Ben and Anna")
}

@Test func pluralRulesAreTheUsersLanguages() {
    let text: CountedText = .init([.one: "%u день", .few: "%u дня", .other: "%u дней"])
    let russian = SystemWords(language: "ru")
    #expect([1, 2, 5, 21].map { text.text(count: $0, in: russian) } == ["1 день", "2 дня", "5 дней", "21 день"])
    #expect(CountedText([.one: "one"]).text(count: 2, in: russian) == "")
    #expect(CountedText("%u").text(count: 12, in: SystemWords(language: "ar_EG")) == "١٢")
    #expect(CountedText("").isEmpty && CountedText([.other: ""]).isEmpty && !images.isEmpty)
}

@Test func pluralFormsAreDecoded() throws {
    func decode(_ json: String) throws -> (CountedText?, [Diagnostic]) {
        let report = DiagnosticCollector(file: "d.json")
        let value = try JSONReader.read(Array(json.utf8), file: "d.json")
        return (CountedText.decode(value, path: "$", report: report), report.diagnostics)
    }
    #expect(try decode("\"%u images\"").0 == "%u images")
    #expect(try decode(#"{"one": "%u image", "other": "%u images"}"#).0 == images)
    #expect(try decode(#"{"one": "%u image"}"#).1.map(\.code) == ["missing-key"])
    #expect(try decode("[]").1.map(\.code) == ["wrong-type"])
    #expect(try decode(#"{"several": "", "other": ""}"#).1.map(\.code) == ["unknown-key"])
}
