import Testing

/// The messages about layouts that differ.
@Suite struct LayoutComparisonTests {
    private let icon = line(#""icon""#, "image", "16.000,16.000,20.000,20.000")
    private let name = line(#""name""#, "label", "44.000,18.500,279.000,16.000")
    private let body = line("null", "label", "15.000,60.000,329.000,40.000")

    @Test func changedNumbersAreNamed() {
        let moved = Self.line(#""name""#, "label", "44.000,18.500,279.000,20.500")
        #expect(
            LayoutComparison.changes(reference: dump(icon, name, body), found: dump(icon, moved, body))
                == [#""name" label in header: frame.height 16.0 → 20.5"#])
    }

    @Test func addedAndRemovedViewsAreNamed() {
        #expect(
            LayoutComparison.changes(reference: dump(icon, name), found: dump(name, body)) == [
                #""icon" image in header: gone"#,
                "a label in header: new, at [15.0, 60.0, 329.0, 40.0]",
            ])
    }

    @Test func viewsAfterARemovedOneAreCompared() {
        let lower = Self.line("null", "label", "15.000,44.000,329.000,40.000")
        #expect(
            LayoutComparison.changes(reference: dump(icon, name, body), found: dump(icon, lower)) == [
                #""name" label in header: gone"#, "a label in header: frame.y 60.0 → 44.0",
            ])
    }

    @Test func thePicturesSizeIsCompared() {
        #expect(
            LayoutComparison.changes(reference: dump(icon), found: dump(icon).replacing("359.000", with: "304.000"))
                == ["the picture: size.0 359.0 → 304.0"])
    }

    @Test func textsAndFlagsAreCompared() {
        let cut = name.replacing(#""text":null"#, with: #""text":"A name""#).replacing(
            #""truncated":false"#, with: #""truncated":true"#)
        #expect(
            LayoutComparison.changes(reference: dump(name), found: dump(cut)) == [
                #""name" label in header: text null → "A name""#, #""name" label in header: truncated false → true"#,
            ])
    }

    @Test func invalidDumpsAreReported() {
        #expect(LayoutComparison.changes(reference: "{", found: dump(icon)) == ["one of the two isn't a layout dump"])
    }

    private static func line(_ id: String, _ kind: String, _ frame: String) -> String {
        #"{"id":\#(id),"kind":"\#(kind)","part":"header","frame":[\#(frame)],"text":null,"lines":[],"clipped":false,"truncated":false}"#
    }

    private func dump(_ lines: String...) -> String {
        "{\"size\":[359.000,100.000],\"scale\":1.000,\"nodes\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
    }
}
