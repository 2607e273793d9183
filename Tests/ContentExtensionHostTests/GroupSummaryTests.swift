import Testing

@testable import ContentExtensionHost
@testable import Views

private let podcast = category("podcast", summary: "%u more episodes of %@")
private let photo = category("photo", summary: "%u more photos")
private let comment = category("comment", summary: "%u more comments")

@Test func theDefaultSentenceCountsTheOthers() {
    #expect(centre([sample("1"), sample("2")]).summary == "1 more notification")
    #expect(centre([sample("1"), sample("2"), sample("3")]).summary == "2 more notifications")
    #expect(centre([sample("1")]).summary == "")
}

@Test func argumentCountsOfAllButTheLeadingOneAreAddedUp() {
    let model = centre([
        sample("1", category: photo, count: 3), sample("2", category: photo, count: 1),
        sample("3", category: photo, count: 3), sample("4", category: photo, count: 40),
    ])
    #expect(model.summary == "7 more photos")
}

@Test func argumentsAreListedOnceNewestFirst() {
    let model = centre([
        sample("1", category: podcast, argument: "Ann"), sample("2", category: podcast, argument: "Bo"),
        sample("3", category: podcast), sample("4", category: podcast, argument: "Bo"),
        sample("5", category: podcast, argument: "Leading"),
    ])
    #expect(model.summary == "4 more episodes of Bo and Ann")
}

@Test func canonicallyEquivalentArgumentsAreListedOnce() {
    let model = centre([
        sample("1", category: podcast, argument: "Caf\u{E9}"), sample("2", category: podcast, argument: "Cafe\u{301}"),
        sample("3", category: podcast),
    ])
    #expect(model.summary == "2 more episodes of Café")
}

@Test func formatsWithMissingArgumentsAreNotUsed() {
    let model = centre([sample("1", category: podcast), sample("2", category: podcast), sample("3", category: podcast)])
    #expect(model.summary == "2 more notifications")
}

@Test func theDefaultSentenceIgnoresArgumentCounts() {
    #expect(centre([sample("1", count: 9), sample("2")]).summary == "1 more notification")
}

@Test func sentencesOfSeveralCategoriesAreOneList() {
    let model = centre([
        sample("1", category: comment), sample("2", category: photo, count: 2), sample("3", category: photo),
        sample("4", category: comment),
    ])
    #expect(model.summary == "3 more photos and 1 more comments")
}

@Test func aCategoryWithoutAFormatUsesTheDefaultSentence() {
    let model = centre([
        sample("1"), sample("2", category: category("plain")), sample("3", category: photo),
        sample("4", category: photo),
    ])
    #expect(model.summary == "1 more photos and 2 more notifications")
}

@Test func severalCategoriesWithArgumentsUseTheDefaultSentence() {
    let model = centre([
        sample("1", category: podcast, argument: "Ann"), sample("2", category: photo), sample("3", category: photo),
    ])
    #expect(model.summary == "2 more notifications")
}

@Test func theLeadingNotificationsCategoryIsIgnored() {
    let model = centre([sample("1", category: photo), sample("2", category: photo), sample("3", category: podcast)])
    #expect(model.summary == "2 more photos")
}

@Test func countsAreCappedAtIntMax() {
    let model = centre([
        sample("1", category: photo, count: .max), sample("2", category: photo, count: .max), sample("3"),
    ])
    #expect(model.summary == "9,223,372,036,854,775,807 more photos")
}

@Test func iOS18HasNoSummaryLine() {
    #expect(centre([sample("1"), sample("2")], style: .ios18).summary == "")
}

private let formats: [(format: String, text: String)] = [
    ("%u new", "3 new"), ("%u from %@", "3 from A"), ("%@: %u", "A: 3"), ("%2$@ has %1$u", "A has 3"), ("%d", "3"),
    ("%lu|%i|%lld", "3|3|3"), ("%05u", "3"), ("100%", "100%"), ("100% sure", "100% sure"), ("%%u %u", "%u 3"),
    ("%", "%"), ("", ""), ("%#@n@", "%#@n@"), ("%s %f", "%s %f"), ("%u%@%u", "3A3"), ("é%u\u{301}", "é3\u{301}"),
    ("%1$", "%1$"), ("👩‍👩‍👧 %u", "👩‍👩‍👧 3"),
]

@Test func countFormatsAreFilled() {
    for (format, text) in formats { #expect(CountFormat(format).text(count: "3", list: "A") == text) }
}

@Test func pluralFormsFollowTheSumOfTheArguments() {
    var photo = category("photo", summary: "PHOTOS", placeholder: "HIDDEN")
    photo.sentences = [
        "PHOTOS": PluralSentence(forms: [.one: "one more photo", .other: "%u more photos"]),
        "HIDDEN": PluralSentence(forms: [.one: "A photo", .other: "%u photos"]),
    ]
    let one = [sample("1", category: photo), sample("2", category: photo)]
    #expect(centre(one).summary == "one more photo")
    #expect(centre([sample("0", category: photo, count: 2)] + one.dropFirst()).summary == "2 more photos")
    #expect(centre(one, previews: .never).leading?.body == "2 photos")
    #expect(centre([sample("1", category: photo)], previews: .never).leading?.body == "A photo")
}
