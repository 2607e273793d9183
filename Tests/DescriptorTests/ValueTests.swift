import Testing

@testable import Basics
@testable import Views

private let payload = #"""
    {"status": "shipped", "price": 1234.5, "text": "99.9", "share": 0.256, "currency": "JPY", "vip": "true", "word": "many",
     "start": "2026-11-21T09:41:00Z", "offset": "2026-11-21T09:41:00+02:00", "fraction": "2026-11-21T09:41:00.250Z",
     "local": "2026-11-21T09:41:00", "day": "2026-11-21", "seconds": 1795254060, "textSeconds": "1795254060",
     "minutes": "2026-11-21T09:41Z", "minutesOffset": "2026-11-21T09:41+02:00", "minutesLocal": "2026-11-21T09:41",
     "milliseconds": 1795254060000, "nothing": null}
    """#

@Test(arguments: [
    (#"{"switch": "{{userInfo.status}}", "cases": {"shipped": "On its way", "lost": "Gone"}}"#, "On its way"),
    (#"{"switch": "{{userInfo.status}}", "cases": {"lost": "Gone"}, "default": "Somewhere"}"#, "Somewhere"),
    (
        #"{"switch": "{{userInfo.status}}", "cases": {"shipped": "{{title}}, {{userInfo.status}}"}}"#,
        "Your ferry, shipped"
    ),
    (
        #"""
        {"switch": "{{userInfo.status}}", "cases": {"shipped":
            {"switch": "{{userInfo.vip}}", "cases": {"true": "first class", "false": "second"}}}}
        """#, "first class"
    ),
    (#"{"switch": "{{userInfo.status}}", "cases": {"shipped": {"number": "userInfo.price"}}}"#, "1,234.5"),
    (#"{"when": "userInfo.vip", "then": "{{userInfo.word}}", "else": "none"}"#, "many"),
    (
        #"{"when": {"key": "userInfo.status", "equals": "lost"}, "then": "Gone", "else": {"number": "userInfo.price"}}"#,
        "1,234.5"
    ),
    (
        #"{"when": {"key": "userInfo.absent", "exists": true}, "then": "there", "else": {"when": "title", "then": "here"}}"#,
        "here"
    ),
    (#"{"when": "userInfo.absent", "then": "there"}"#, ""),
])
func tableSelectsAValue(table: String, expected: String) throws {
    let run = try RunningProgram(labelProgram(table), userInfo: payload)
    #expect(run.text("label") == expected)
    #expect(run.codes == [])
}

@Test func tableSelectsColorsNumbersBooleansAndFonts() throws {
    func table(_ value: String) -> String {
        #"{"switch": "{{userInfo.status}}", "cases": {"shipped": \#(value)}}"#
    }
    let run = try RunningProgram(
        #"""
        {"view": {"type": "label", "backgroundColor": \#(table("\"systemTeal\"")), "alpha": \#(table("0.5")),
                  "hidden": \#(table("true")), "font": \#(table("\"headline\"")), "border": \#(table("{\"width\": 2}")),
                  "alignment": \#(table("\"center\""))}}
        """#, userInfo: payload)
    let style = run.sut.view.style
    #expect(style.backgroundColor == .semantic(.systemTeal))
    #expect(style.alpha == 0.5)
    #expect(style.isHidden)
    #expect(style.border == Border(width: 2, color: .black))
    #expect(run.sut.view.content == .label(Label("", font: .style(.headline), alignment: .center)))
}

@Test func tableWithoutACaseIsNoted() throws {
    let run = try RunningProgram(
        labelProgram(#"{"switch": "{{userInfo.status}}", "cases": {"shiped": "x", "lost": "y"}}"#), userInfo: payload)
    #expect(run.text("label") == "")
    #expect(run.codes == ["no-case"])
    #expect(run.diagnostics.first?.hint == "the nearest case is \"shiped\"")
}

@Test(arguments: [
    (#"{"switch": "userInfo.status", "cases": {}}"#, "constant-switch"), (#"{"switch": "{{title}}"}"#, "missing-key"),
    (#"{"when": "title"}"#, "missing-key"), (#"{"when": "title", "then": 3}"#, "wrong-type"),
    (#"{"switch": 3, "cases": {}}"#, "wrong-type"),
    (#"{"switch": "{{title}}", "cases": {}, "defualt": "x"}"#, "unknown-key"),
    (#"{"switch": "{{title}}", "cases": {"a": 3}}"#, "wrong-type"),
    (#"{"number": "userInfo.price", "style": "money"}"#, "unknown-value"),
    (#"{"number": "userInfo.price", "currency": "euro"}"#, "unknown-value"),
    (#"{"number": "{{userInfo.price}}"}"#, "invalid-key-path"), (#"{"number": "a..b"}"#, "invalid-key-path"),
    (#"{"number": 3}"#, "wrong-type"), (#"{"number": "a", "fractionDigits": 21}"#, "out-of-range"),
    (#"{"date": "userInfo.start", "timeZone": "Europe/Berln"}"#, "unknown-time-zone"),
    (#"{"date": "userInfo.start", "dateStyle": "shorter"}"#, "unknown-value"), (#"{"text": "x"}"#, "wrong-type"),
    ("3", "wrong-type"), ("true", "wrong-type"), ("[]", "wrong-type"),
])
func wrongValueIsAnError(value: String, code: String) throws {
    let decoded = try DecodedProgram(labelProgram(value))
    #expect(decoded.codes == [code])
    #expect(decoded.diagnostics.first?.severity == .error)
    #expect(decoded.diagnostics.first?.jsonPath?.hasPrefix("$.view.text") == true)
}

@Test(arguments: [
    (#"{"number": "userInfo.price"}"#, "en_US", "1,234.5"), (#"{"number": "userInfo.price"}"#, "de_DE", "1.234,5"),
    (#"{"number": "userInfo.price", "fractionDigits": 0}"#, "en_US", "1,234"),
    (#"{"number": "userInfo.text", "fractionDigits": 2}"#, "en_US", "99.90"),
    (#"{"number": "userInfo.share", "style": "percent"}"#, "en_US", "26%"),
    (#"{"number": "userInfo.share", "style": "percent", "fractionDigits": 1}"#, "fr_FR", "25,6\u{A0}%"),
    (#"{"number": "userInfo.price", "style": "currency", "currency": "EUR"}"#, "en_US", "€1,234.50"),
    (#"{"number": "userInfo.price", "style": "currency", "currency": "EUR"}"#, "de_DE", "1.234,50\u{A0}€"),
    (#"{"number": "userInfo.price", "style": "currency", "currency": "{{userInfo.currency}}"}"#, "en_US", "¥1,234"),
    (#"{"number": "userInfo.price", "style": "currency"}"#, "en_US", "$1,234.50"),
    (#"{"number": "badge"}"#, "en_US", "3"),
])
func numberFormats(format: String, locale: String, expected: String) throws {
    try expect(format, in: locale, makes: expected)
}

@Test(arguments: [
    (#"{"date": "userInfo.start"}"#, "en_US", "Nov 21, 2026"),
    (#"{"date": "userInfo.start", "dateStyle": "short", "timeStyle": "short"}"#, "en_US", "11/21/26, 9:41\u{202F}AM"),
    (#"{"date": "userInfo.start", "dateStyle": "full"}"#, "de_DE", "Samstag, 21. November 2026"),
    (#"{"date": "userInfo.start", "timeStyle": "short", "timeZone": "Europe/Berlin"}"#, "de_DE", "10:41"),
    (#"{"date": "userInfo.offset", "timeStyle": "short"}"#, "de_DE", "07:41"),
    (#"{"date": "userInfo.fraction", "timeStyle": "medium"}"#, "de_DE", "09:41:00"),
    (#"{"date": "userInfo.local", "timeStyle": "short", "timeZone": "Europe/Berlin"}"#, "de_DE", "09:41"),
    (#"{"date": "userInfo.minutes", "timeStyle": "medium"}"#, "de_DE", "09:41:00"),
    (#"{"date": "userInfo.minutesOffset", "timeStyle": "medium"}"#, "de_DE", "07:41:00"),
    (#"{"date": "userInfo.minutesLocal", "timeStyle": "medium", "timeZone": "Europe/Berlin"}"#, "de_DE", "09:41:00"),
    (#"{"date": "userInfo.day", "dateStyle": "long", "timeZone": "America/New_York"}"#, "en_US", "November 21, 2026"),
    (#"{"date": "userInfo.seconds", "dateStyle": "short", "timeStyle": "none"}"#, "en_GB", "21/11/2026"),
    (#"{"date": "userInfo.textSeconds", "timeStyle": "short"}"#, "de_DE", "09:41"),
    (#"{"date": "date", "timeStyle": "short"}"#, "de_DE", "09:27"),
])
func dateFormats(format: String, locale: String, expected: String) throws {
    try expect(format, in: locale, makes: expected)
}

@Test(arguments: [
    (#"{"split": "userInfo.day", "separator": "-"}"#, "2026"),
    (#"{"split": "userInfo.day", "separator": "-", "part": 1}"#, "11"),
    (#"{"split": "userInfo.day", "separator": "-", "part": -1}"#, "21"),
    (#"{"split": "userInfo.status", "separator": "pp", "part": 1}"#, "ed"),
    (#"{"split": "userInfo.word", "separator": ", "}"#, "many"),
])
func splits(format: String, expected: String) throws {
    try expect(format, in: "en_US", makes: expected)
}

@Test(arguments: [
    (#"{"split": "userInfo.word", "separator": ", ", "part": 1}"#, "", "binding-empty"),
    (#"{"number": "userInfo.word"}"#, "many", "binding-not-a-number"),
    (#"{"date": "userInfo.word"}"#, "many", "binding-not-a-date"),
    (#"{"date": "userInfo.milliseconds"}"#, "", "binding-not-a-date"),
    (#"{"number": "userInfo.prize"}"#, "", "binding-empty"),
])
func unformattableIsAWarning(format: String, expected: String, code: String) throws {
    let run = try RunningProgram(labelProgram(format), userInfo: payload)
    #expect(run.text("label") == expected)
    #expect(run.codes == [code])
}

@Test func millisecondsAreRecognised() throws {
    let run = try RunningProgram(labelProgram(#"{"date": "userInfo.milliseconds"}"#), userInfo: payload)
    #expect(run.diagnostics.first?.hint == "seconds since 1970 are expected; these look like milliseconds")
}

@Test func namedValuesSeeThoseAbove() throws {
    let values = #"""
        {"price": {"number": "userInfo.price", "style": "currency", "currency": "EUR"}, "line": "Total {{price}}",
         "isShipped": {"switch": "{{userInfo.status}}", "cases": {"shipped": true}, "default": false}, "three": 3}
        """#
    let run = try RunningProgram(
        labelProgram(#""{{line}}, {{isShipped}}, {{three}}""#, values: values), userInfo: payload)
    #expect(run.text("label") == "Total €1,234.50, true, 3")
    #expect(run.codes == [])
}

@Test func namedValueCannotReachItselfOrThoseBelow() throws {
    let run = try RunningProgram(
        labelProgram(#""{{a}}{{b}}""#, values: #"{"a": "x{{a}}{{b}}", "b": "y"}"#), userInfo: payload)
    #expect(run.text("label") == "xy")
    #expect(run.codes == ["binding-empty", "binding-empty"])
}

@Test func doublingNamedValuesStayWithinTheTextLimit() throws {
    let doubling = (1...40).map { #""v\#($0)": "{{v\#($0 - 1)}}{{v\#($0 - 1)}}""# }.joined(separator: ", ")
    let run = try RunningProgram(labelProgram(#""{{v40}}""#, values: #"{"v0": "ab ", \#(doubling)}"#))
    #expect((run.text("label") ?? "").utf8.count <= Limits.textBytes)
    #expect(run.codes.contains("text-cut"))
}

@Test(arguments: ["title", "userInfo", "a.b", "a b", ""])
func invalidValueNamesAreErrors(name: String) throws {
    let decoded = try DecodedProgram(#"{"values": {"\#(name)": "x"}}"#)
    #expect(decoded.codes == ["invalid-value-name"])
}

private func expect(_ format: String, in locale: String, makes expected: String) throws {
    let run = try RunningProgram(labelProgram(format), userInfo: payload, locale: locale)
    #expect(run.text("label") == expected)
    #expect(run.codes == [])
}
