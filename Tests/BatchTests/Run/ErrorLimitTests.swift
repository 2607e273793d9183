import Testing

@testable import Batch

struct ErrorLimitTests {
    @Test func aNumberCountsErrors() throws {
        let limit = try #require(ErrorLimit(argument: "2"))
        #expect(!limit.isExceeded(errors: 2, rows: 2, isEnd: true))
        #expect(limit.isExceeded(errors: 3, rows: 1_000_000, isEnd: false))
    }

    @Test func aPartCountsFromTheHundredthRowOn() throws {
        let limit = try #require(ErrorLimit(argument: "5%"))
        #expect(!limit.isExceeded(errors: 99, rows: 99, isEnd: false))
        #expect(!limit.isExceeded(errors: 11, rows: 100, isEnd: false))
        #expect(limit.isExceeded(errors: 12, rows: 100, isEnd: false))
        #expect(try #require(ErrorLimit(argument: "0%")).isExceeded(errors: 1, rows: 100, isEnd: false))
    }

    @Test func aPartOfFewRowsCountsAtTheEnd() throws {
        let limit = try #require(ErrorLimit(argument: "5%"))
        #expect(limit.isExceeded(errors: 1, rows: 19, isEnd: true))
        #expect(!limit.isExceeded(errors: 1, rows: 20, isEnd: true))
        #expect(!limit.isExceeded(errors: 0, rows: 0, isEnd: true))
    }

    @Test(arguments: ["", "-1", "x", "5 %", "101%", "nan%", "%", "1.5"]) func anythingElseIsNoLimit(text: String) {
        #expect(ErrorLimit(argument: text) == nil)
    }
}
