import Testing

@testable import SnapshotComparison

/// The messages about layouts that differ.
@Suite struct LayoutComparisonTests {
    private let icon = line(#""icon""#, "image", "16.000,16.000,20.000,20.000")
    private let name = line(#""name""#, "label", "44.000,18.500,279.000,16.000")
    private let body = line("null", "label", "15.000,60.000,329.000,40.000")

    @Test func changedNumbersAreNamed() {
        let moved = Self.line(#""name""#, "label", "44.000,18.500,279.000,20.500")
        #expect(
            changes(reference: dump(icon, name, body), found: dump(icon, moved, body))
                == [#""name" label in header: frame.height 16 → 20.5 (+4.5 points)"#])
    }

    @Test func addedAndRemovedViewsAreNamed() {
        #expect(
            changes(reference: dump(icon, name), found: dump(name, body)) == [
                #""icon" image in header: gone"#,
                "a label in header: new, at [15, 60, 329, 40]",
            ])
    }

    @Test func viewsAfterARemovedOneAreCompared() {
        let lower = Self.line("null", "label", "15.000,44.000,329.000,40.000")
        #expect(
            changes(reference: dump(icon, name, body), found: dump(icon, lower)) == [
                #""name" label in header: gone"#, "a label in header: frame.y 60 → 44 (−16 points)",
            ])
    }

    @Test func thePicturesSizeIsCompared() {
        #expect(
            changes(reference: dump(icon), found: dump(icon).replacing("359.000".utf8, with: "304.000".utf8))
                == ["the picture: size.width 359 → 304 (−55 points)"])
    }

    @Test func textsAndFlagsAreCompared() {
        let cut = name.replacing(#""text":null"#, with: #""text":"A name""#).replacing(
            #""truncated":false"#, with: #""truncated":true"#)
        #expect(
            changes(reference: dump(name), found: dump(cut)) == [
                #""name" label in header: text null → "A name""#, #""name" label in header: truncated false → true"#,
            ])
    }

    @Test func invalidDumpsAreReported() {
        #expect(LayoutComparison.changes(reference: Array("{".utf8), found: dump(icon)) == nil)
    }

    @Test("a line of text that moves with its frame isn't a change of its own") func impliedLines() throws {
        func label(_ y: Int, _ baseline: Int) -> String {
            body.replacing("60.000", with: "\(y).000")
                .replacing(
                    #""lines":[]"#,
                    with: #""lines":[{"text":"a","x":15.000,"baseline":\#(baseline).000,"width":9.000}]"#)
        }
        #expect(
            changes(reference: dump(label(60, 74)), found: dump(label(68, 82)))
                == ["a label in header: frame.y 60 → 68 (+8 points)"])
        #expect(changes(reference: dump(label(60, 74)), found: dump(label(68, 80))).count == 2)
    }

    private func changes(reference: [UInt8], found: [UInt8]) -> [String] {
        LayoutComparison.changes(reference: reference, found: found)?.map(\.description) ?? ["unreadable"]
    }

    private static func line(_ id: String, _ kind: String, _ frame: String) -> String {
        #"{"id":\#(id),"kind":"\#(kind)","part":"header","frame":[\#(frame)],"text":null,"lines":[],"clipped":false,"truncated":false}"#
    }

    private func dump(_ lines: String...) -> [UInt8] {
        Array("{\"size\":[359.000,100.000],\"scale\":1.000,\"nodes\":[\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
    }
}
