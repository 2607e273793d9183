import Basics
import Batch
import TestSupport
import Testing
import Views

/// The page of a batch's results; Tests/ReportPageTests opens it in Chromium.
struct BatchReportPageTests {
    private func page(_ lines: [String]) throws -> String {
        let file = try InputFile(lines.joined(separator: "\n") + "\n", name: "done.ndjson")
        var page = BatchPage()
        try page.read(file.path)
        return String(decoding: page.bytes(title: "done", pictures: "pictures"), as: UTF8.self)
    }

    @Test("findings are kept once, the last line of a row counts, and no text ends the script")
    func rows() throws {
        let finding =
            #"{"severity":"warning","code":"merge-tag","message":"</script>","file":"rows.csv","line":LINE,"path":"$.x"}"#
        let text = try page([
            #"{"id":"a","status":"error","diagnostics":[]}"#,
            #"{"id":"b","status":"warning","output":"x.png","key":"k","diagnostics":["#
                + finding.replacing("LINE", with: "2") + "]}",
            #"{"id":"a","status":"skipped","output":"x.png","key":"k","cut":[{"role":"title","lost":"end","device":"d","style":"s","presentation":"p"}],"diagnostics":["#
                + finding.replacing("LINE", with: "1") + "]}",
            #"{"summary":{"rows":2}}"#,
        ])
        #expect(text.contains(#""pictures":"pictures/","pictureCount":1"#))
        #expect(
            text.contains(
                #""findings":[{"severity":"warning","code":"merge-tag","message":"\u003c/script>","path":"$.x"}]"#))
        #expect(text.contains(#""places":[["d","s","p"]]"#))
        #expect(
            text.contains(
                """
                "rows":[["a",3,"x.png",[0],[["title",null,"end",0]],1,null],
                ["b",1,"x.png",[0],[],2,null]]
                """))
    }

    @Test("the page has the rows in the input's order, with the shape of their pictures and the phones' names")
    func order() throws {
        var lines = [3, 1, 2].map { ResultLine(id: "row \($0)", line: $0, status: .ok) }
        (lines[0].width, lines[0].height) = (200, 300)
        let device = try #require(DeviceModel.named("iphone-se"))
        lines[1].cuts = [TextCut(role: "title", lost: "the rest", on: device, style: .ios18, in: "banner")]
        let text = try page(lines.map { String($0.text.dropLast()) })
        #expect(text.contains(#""places":[["iPhone SE","ios18","banner"]]"#))
        #expect(
            text.contains(
                """
                "rows":[["row 1",0,null,[],[["title",null,"the rest",0]],1,null],
                ["row 2",0,null,[],[],2,null],
                ["row 3",0,null,[],[],3,1.500]]
                """))
    }

    @Test("another file is refused with its line")
    func others() throws {
        do {
            _ = try page([#"{"id":"a","status":"ok"}"#, #"{"payload":{}}"#])
            Issue.record("no error")
        } catch {
            let diagnostic = try #require(error as? Diagnostic)
            #expect(diagnostic.code == "not-a-result")
            #expect(diagnostic.location?.line == 2)
        }
    }
}
