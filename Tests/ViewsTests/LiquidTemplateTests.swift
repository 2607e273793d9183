import Basics
import TestSupport
import Testing

@testable import Views

/// Liquid as services' documents use it in messages.
@Suite struct LiquidTemplateTests {
    private static let values = """
        {"first_name": "ann", "empty": "", "count": 3, "price": "4.50", "vip": true, "note": null,
        "items": [{"name": "Fern", "price": 5}, {"name": "Cactus", "price": 12}], "tags": ["a", "b", "c"],
        "user": {"city": "Oslo"}, "date": "2026-11-30T09:05:00Z"}
        """

    private func render(_ text: String) throws -> String {
        let report = DiagnosticCollector(file: "push.json")
        let template = try #require(
            LiquidTemplate.decode(JSONValue(.string(text)), path: "$", report: report),
            "\(report.diagnostics)")
        let values = try JSONReader.read(Self.values.utf8, file: "row")
        let evaluation = Evaluation(environment: Environment(), notes: EvaluationNotes(report: report))
        let result = template.render(with: values, evaluation)
        #expect(report.diagnostics == [])
        return result
    }

    @Test(arguments: [
        ("Hi {{ first_name }}!", "Hi ann!"), ("{{first_name|capitalize}}", "Ann"),
        ("{{ empty | default: 'there' }}", "there"), ("{{ nobody | default: \"you\" | upcase }}", "YOU"),
        ("{{ note | default: 'none' }}", "none"),
        ("{{${first_name}}} from {{custom_attribute.${user.city}}}", "ann from "),
        ("{% if {{custom_attribute.${count}}} > 2 and {{${first_name}}} == 'ann' %}yes{% endif %}", "yes"),
        ("{% assign x = {{${first_name}}} | upcase %}{{x}}", "ANN"),
        ("{{ customer.first_name }}", "ann"), ("{{ user.city | downcase }}", "oslo"),
        ("{{ person.nobody }}", ""), ("{{ 'a, b' | split: ', ' | join: '-' }}", "a-b"),
        ("{{ tags | size }}{{ tags.size }}{{ tags.first }}{{ tags[2] }}{{ tags[-1] }}", "33acc"),
        ("{{ items[0].name }}", "Fern"), ("{{ items | map: 'name' | join: ' & ' }}", "Fern & Cactus"),
        ("{{ 'Your order is ready' | truncate: 10 }}", "Your or..."),
        ("{{ 'one two three' | truncatewords: 2 }}", "one two..."),
        ("{{ price | times: 2 }} {{ 7 | divided_by: 2 }} {{ 7.0 | divided_by: 2 }} {{ 7 | modulo: 4 }}", "9 3 3 3"),
        ("{{ 1234567 | number_with_delimiter }}", "1,234,567"), ("{{ 4.567 | round: 1 }}", "4.6"),
        ("{{ date | date: '%b %-d, %Y at %l:%M %p' }}", "Nov 30, 2026 at  9:05 AM"),
        ("{{ 'now' | date: '%A %F' }}", "Thursday 2026-01-01"), ("{{ '<b>x</b>' | strip_html | escape }}", "x"),
        ("{{ '}}' }}", "}}"), ("{{ 'a' | append: 'b' | prepend: 'c' | replace: 'b', 'd' }}", "cad"),
        ("{{ 'hello world' | title }} {{ 'abc' | slice: 1, 2 }}", "Hello World bc"),
    ]) func variablesAndFilters(template: String, text: String) throws { #expect(try render(template) == text) }

    @Test(arguments: [
        ("{% if vip %}A{% else %}B{% endif %}", "A"), ("{% if empty == blank %}A{% endif %}", "A"),
        ("{% if note %}A{% elsif count > 2 %}B{% else %}C{% endif %}", "B"),
        ("{% unless vip %}A{% else %}B{% endunless %}", "B"),
        ("{% if price >= 4.5 and first_name contains 'nn' %}A{% endif %}", "A"),
        ("{% if nobody or vip %}A{% endif %}", "A"), ("{% if tags contains 'b' %}A{% endif %}", "A"),
        ("{% case count %} {% when 1, 2 %}few{% when 3 %}three{% else %}many{% endcase %}", "three"),
        (
            "{% for item in items %}{{ forloop.index }} {{ item.name }}{% unless forloop.last %}, {% endunless %}{% endfor %}",
            "1 Fern, 2 Cactus"
        ),
        ("{% for i in (1..3) reversed %}{{ i }}{% endfor %}", "321"),
        ("{% for tag in tags limit: 1 offset: 1 %}{{ tag }}{% endfor %}", "b"),
        ("{% for tag in nobody %}x{% else %}none{% endfor %}", "none"),
        ("{% assign name = first_name | capitalize %}Hi {{ name }}", "Hi Ann"),
        ("{% capture name %}{{ first_name }}!{% endcapture %}{{ name }}{{ name }}", "ann!ann!"),
        ("a {%- if vip -%} b {%- endif -%} c", "abc"), ("a{% comment %}{{ x {% endcomment %}b", "ab"),
        ("{% raw %}{{ x }}{% endraw %}", "{{ x }}"),
    ]) func blocks(template: String, text: String) throws { #expect(try render(template) == text) }

    @Test(arguments: [
        ("{{ first_name | capitalise }}", "there is no filter", "capitalize"), ("{{ name", "isn't finished", "}}"),
        ("{% if a %}", "expected {% endif %}", "order"), ("{% endif %}", "ends nothing", "order"),
        ("{% fro a in b %}{% endfor %}", "there is no tag {% fro %}", "for"),
        ("{{ 'a }}", "no closing quote", "texts stand"),
        ("{{#city}}x{{/city}}", "stands where", "{{ first_name"), ("{{ a b }}", "stands behind the end", "comma"),
        ("{{ }}", "expected a value", "first_name"), ("{% for a of b %}{% endfor %}", "for needs", "in items"),
    ]) func faultsAreNamed(template: String, message: String, hint: String) {
        let report = DiagnosticCollector(file: "push.json")
        #expect(LiquidTemplate.decode(JSONValue(.string(template)), path: "$", report: report) == nil)
        #expect(report.diagnostics.first?.code == "template-syntax")
        #expect(report.diagnostics.first?.message.contains(message) == true, "\(report.diagnostics)")
        #expect(report.diagnostics.first?.hint?.contains(hint) == true, "\(report.diagnostics)")
    }

    @Test(arguments: [
        ("Hi {{first_name}}", false), ("{{#a}}{{/a}}", false), ("a | b", false), ("{{ a | upcase }}", true),
        ("{% if a %}{% endif %}", true), ("{{${first_name}}}", true),
    ]) func onlyLiquidIsToldApart(text: String, isLiquid: Bool) { #expect(LiquidTemplate.isLiquid(text) == isLiquid) }

    @Test func rowsNeedVariablesWithoutADefaultOutsideOfConditions() throws {
        let report = DiagnosticCollector(file: "push.json")
        let text = "{{ a }}{{ b | default: 'x' }}{% if c %}{{ d }}{% endif %}{% assign e = 1 %}{{ e }}{{ f | upcase }}"
        let template = try #require(
            LiquidTemplate.decode(JSONValue(.string(text)), path: "$", report: report))
        #expect(template.requiredPaths.map(\.text) == ["a", "f"])
    }

    @Test(arguments: [
        "{% assign x = 'aaaaaaaaaa' %}{% for i in (1..60) %}{% assign x = x | append: x %}{% endfor %}{{ x | size }}",
        "{% for i in (1..9000) %}{% if (1..9999) == 3 %}{% endif %}{% endfor %}",
        "{% for i in (1..9000) %}{% for j in (1..9999) limit: 1 %}{% endfor %}{% endfor %}",
        "{% assign x = '\(String(repeating: "a", count: 3_000))' %}{% for i in (1..9000) %}{% if x contains x %}{% endif %}{% endfor %}",
    ]) func tooMuchComputingEnds(text: String) throws {
        let report = DiagnosticCollector(file: "push.json")
        let template = try #require(
            LiquidTemplate.decode(JSONValue(.string(text)), path: "$", report: report))
        _ = template.render(
            with: [:], Evaluation(environment: Environment(), notes: EvaluationNotes(report: report)))
        #expect(report.diagnostics.map(\.code) == ["too-much-computing"])
    }
}
