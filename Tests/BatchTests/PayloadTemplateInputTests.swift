import Basics
import Batch
import TestSupport
import Testing
import Views

/// Rows of values, which a payload template makes notifications of.
struct PayloadTemplateInputTests {
    private let folder: TemporaryFolder
    private let template: PayloadTemplate

    init() throws {
        folder = try TemporaryFolder()
        let text = """
            {"aps": {"alert": {"title": "Hi {{name}}", "subtitle": "{{#vip}}VIP{{/vip}}{{^vip}}Guest{{/vip}}"},
             "badge": "{{count}}"}, "id": "{{id}}", "order": "{{order}}"}
            """
        template = try PayloadTemplate(path: folder.write(Array(text.utf8), to: "push.json"))
    }

    private func rows(_ text: String, name: String) throws -> [InputRow] {
        try InputFile(text, name: name).items(template: template)
    }

    private func json(_ rows: [InputRow]) -> [String] { rows.map { String(decoding: $0.bytes, as: UTF8.self) } }

    @Test("columns fill tags, empty cells are what sections test for, and Apple's numbers are numbers")
    func csv() throws {
        let rows = try rows("id,name,vip,count,order,overrides.locale\na,Ann,1,3,x,de_DE\nb,,,,,\n", name: "rows.csv")
        #expect(rows.map(\.id) == ["a", "b"])
        #expect(
            json(rows) == [
                #"{"id":"a","overrides":{"locale":"de_DE"},"payload":{"aps":{"alert":{"title":"Hi Ann","subtitle":"VIP"},"badge":3},"id":"a","order":"x"}}"#,
                #"{"id":"b","payload":{"aps":{"alert":{"title":"Hi ","subtitle":"Guest"}},"id":"b"}}"#,
            ])
    }

    @Test("a string that is one tag takes JSON's value with its type")
    func values() throws {
        let rows = try rows(
            #"{"id":"a","name":"Ann","vip":true,"count":4,"order":{"items":[1,null]}}"# + "\n", name: "rows.ndjson")
        #expect(
            json(rows) == [
                #"{"id":"a","payload":{"aps":{"alert":{"title":"Hi Ann","subtitle":"VIP"},"badge":4},"id":"a","order":{"items":[1,null]}}}"#
            ])
    }

    @Test("a value that is missing, and a payload beside the template, are errors of their rows")
    func faults() throws {
        let rows = try rows(
            #"{"id":"a","nmae":"Ann","count":1,"order":1}"# + "\n" + #"{"id":"b","payload":{}}"# + "\n",
            name: "rows.ndjson")
        #expect(rows.map { $0.fault?.code } == ["template-value-missing", "payload-and-template"])
        #expect(rows[0].fault?.hint == "did you mean \"nmae\"?")
        #expect(rows[0].fault?.message.hasSuffix("(line 1 of \(rows[1].fault?.location?.file ?? ""))") == true)
    }

    @Test("a tag without a column ends the run before its first row")
    func columns() throws {
        do {
            _ = try rows("id,nmae,count,order\na,Ann,1,x\n", name: "rows.csv")
            Issue.record("no error")
        } catch {
            let diagnostic = try #require(error as? Diagnostic)
            #expect(diagnostic.code == "template-column")
            #expect(diagnostic.location?.line == 1)
            #expect(diagnostic.hint == "did you mean \"nmae\"?")
        }
    }

    @Test("whom a request addresses isn't drawn, and needs no column")
    func addressees() throws {
        let request = """
            {"messages": {"apple_push": {"alert": "Hi {{${first_name}}}"}}, "external_user_ids": ["{{${user_id}}}"]}
            """
        let template = try PayloadTemplate(path: folder.write(Array(request.utf8), to: "request.json"))
        #expect(template.requiredKeys.map(\.keys) == [["first_name"]])
        let filled = try template.payload(with: ["first_name": "Ann"])
        #expect(filled["messages"]?["apple_push"]?["alert"]?.string == "Hi Ann")
        #expect(filled["external_user_ids"]?.array?.first?.string == "{{${user_id}}}")
    }

    @Test("a template's syntax errors have their place")
    func syntax() throws {
        let path = try folder.write(Array("{\"aps\":\n{\"alert\":\"{{#a}}x\"}}".utf8), to: "broken.json")
        do {
            _ = try PayloadTemplate(path: path)
            Issue.record("no error")
        } catch {
            #expect(error.diagnostics.map(\.code) == ["template-syntax"])
            #expect(error.diagnostics.first?.location?.line == 2)
            #expect(error.diagnostics.first?.jsonPath == "$.aps.alert")
        }
    }
}
