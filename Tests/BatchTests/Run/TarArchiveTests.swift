import Testing

@testable import Batch

struct TarArchiveTests {
    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    @Test func aHeaderIsUstarWithItsSum() {
        let header = TarArchive.header("ab/cd/abcd.png", size: 1000, kind: "0", target: "")
        #expect(header.count == 512)
        #expect(text(header[0..<100]) == "ab/cd/abcd.png")
        #expect(text(header[124..<136]) == "00000001750")
        #expect(text(header[257..<263]) == "ustar")
        var blank = header
        blank.replaceSubrange(148..<156, with: Array("        ".utf8))
        let sum = blank.reduce(0) { $0 + Int($1) }
        #expect(Int(text(header[148..<154]), radix: 8) == sum)
    }

    @Test func longNamesAreInAPaxRecord() {
        let name = String(repeating: "ä", count: 100) + ".png"
        let header = TarArchive.header(name, size: 0, kind: "1", target: "x")
        #expect(header.count == 512 * 3)
        #expect(header[156] == UInt8(ascii: "x"))
        #expect(text(header[512..<1024]) == "214 path=\(name)\n")
        #expect(header[1024 + 156] == UInt8(ascii: "1"))
    }

    /// The record includes its own length, whose digits change it.
    @Test(arguments: 101...120) func aPaxRecordCountsItself(count: Int) {
        let header = TarArchive.header(String(repeating: "n", count: count), size: 0, kind: "0", target: "")
        let record = text(header[512..<1024])
        #expect(Int(record.prefix { $0 != " " }) == record.utf8.count)
    }

    @Test func theSameMemberMakesTheSameBytes() {
        #expect(
            TarArchive.header("a", size: 5, kind: "0", target: "")
                == TarArchive.header("a", size: 5, kind: "0", target: ""))
    }
}
