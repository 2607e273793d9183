import Testing

@testable import Basics

@Suite struct NearestNameTests {
    @Test(
        "names of other systems are known where their meaning is a candidate",
        arguments: [
            ("padding", "margins"), ("colour", "textColor"), ("color", "textColor"), ("Background", "backgroundColor"),
            ("aspectFill", "scaleAspectFill"), ("maxLines", "numberOfLines"), ("margns", "margins"),
        ])
    func synonyms(_ name: String, _ meant: String) {
        let names = ["margins", "textColor", "backgroundColor", "scaleAspectFill", "numberOfLines"]
        #expect(NearestName.to(name, among: names) == meant)
    }

    @Test("a meaning that isn't a candidate is no suggestion")
    func others() { #expect(NearestName.to("padding", among: ["text", "font"]) == nil) }

    @Test("an empty name is never meant")
    func emptyCandidates() { #expect(NearestName.hint(for: "a", among: ["", "bcd"]) == nil) }
}
