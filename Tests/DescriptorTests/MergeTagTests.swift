import Testing

@testable import ContentExtensionHost

@Suite struct MergeTagTests {
    @Test(
        "traces of a sender's template are found",
        arguments: [
            "Hi {{first_name}}", "Hi {{ user.name | default: 'you' }}!", "Hi %name%", "Hi %%FNAME%%", "Hi *|FNAME|*",
            "Hi [[name]]", "Hi ${name}", "Hi <%= name %>", "Hi {name}", "%@ sent a photo", "Hi , welcome", ", welcome",
            "Hi null", "null", "undefined is ready", "Total: NaN", "[object Object] is new", "Hi (null)!",
            "{% if vip %}Hi{% endif %}", "[% name %]", "{{ [\"x\"] }}", "{{UserAttribute['a']|default('b')}}",
            "{{$def n \"x\"}}", "{{#if a}}", "Hi <<name>>", "Hi @Profile - Name|there, welcome", "Hi [First Name]",
            "Hi !", "Hi ", "Hi  and welcome", "Your fern is ready, ", "Hi None,", "Hi nan!", "Hello Null", "Gate N/A",
            "Price: #N/A", "NULL", "Fish &amp; chips", "JosÃ© is here", "Itâ€™s here",
        ])
    func found(_ text: String) { #expect(MergeTag(in: text) != nil) }

    @Test(
        "texts of people are left alone",
        arguments: [
            "Hi Ann, welcome", "50% off, and 20% more", "100 %", "Save 50%", "a [1] and b [2]", "{ braces }",
            "#1 * 2 | 3",
            "nullify the contract", "Der Nullpunkt", "undefinedness", "1,000 steps", "Bonjour !", "$5 {", "<3",
            "日本語、です",
            "résumé-null", "NaNa called", "e = {1, 2}", "", "None of it", "Call your nan", "[Update] Ready",
            "Hi.  Ready",
            "Salut !", "Fish & chips", "SÃO PAULO", "&lt", "Ann, Bo", "a << b", "mail@Profile",
        ])
    func missed(_ text: String) { #expect(MergeTag(in: text) == nil) }

    @Test("the tag is named")
    func named() { #expect(MergeTag(in: "Hi {{ a }}")?.message == "a merge tag isn't filled: \"{{ a }}\"") }
}
