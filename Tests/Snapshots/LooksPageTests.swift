import Foundation
import TestSupport
import Testing

/// The tables of docs/looks.md are those of the code and of docs/facts.
@Suite struct LooksPageTests {
    @Test("the page has the numbers of the code") func numbers() throws {
        let page = try String(contentsOfFile: LooksPage.path, encoding: .utf8)
        let written = try #require(LooksPage.written(over: page, facts: FactPage.all()))
        #expect(written.contains("[measured](facts/ios26.md#row)"))
        // A style's own number is never taken from another style's page.
        #expect(!written.contains("as 18](facts/ios26.md"))
        let difference = try Recording.difference(written, from: LooksPage.path)
        #expect(difference == nil, "\(difference ?? "")")
    }
}
