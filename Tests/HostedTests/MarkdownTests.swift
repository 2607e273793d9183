import RNUIKit
import Testing

extension HostedTests {
    @Test(
        "Markdown's emphasis and links are runs",
        arguments: [
            ("a **b** c", ["a ", "b", " c"]), ("**a *b***", ["a ", "b"]),
            ("snake_case_name 2 * 3", ["snake_case_name 2 * 3"]),
            ("[Open](https://example.com) now", ["Open", " now"]), ("unclosed **x", ["unclosed **x"]),
            ("# Head\n\n- one\n- two", ["Headone two"]),
        ])
    func markdownRuns(text: String, runs: [String]) throws {
        let attributed = try AttributedString(markdown: text)
        #expect(attributed.runs.map { String(attributed.characters[$0.range]) } == runs)
    }

    @Test("a label draws Markdown's emphasis in its font") func markdownLabel() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.attributedText = try NSAttributedString(markdown: "a **b**")
        let runs = label.encode()[.attributedText]?.array
        #expect(runs?.map { $0[.text] } == ["a ", "b"])
        #expect(runs?.last?[.font]?[.weight] == "bold")
        #expect(runs?.last?[.font]?[.size] == 20)
    }
}
