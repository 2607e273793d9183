import Testing

@testable import Basics
@testable import ContentExtensionHost

private func read(_ lines: String, now: Double = 1_000) throws -> [PastDelivery] {
    try PastDelivery.decode(lines: Array(lines.utf8), file: "lists/list.ndjson", folder: "lists", now: now)
}

private func findings(_ lines: String) -> [Diagnostic] {
    do {
        _ = try read(lines)
        return []
    } catch {
        return (error as? InputError)?.diagnostics ?? []
    }
}

@Test(arguments: [
    #"{"payload": "/etc/hostname"}"#, #"{"payload": "../secret.json"}"#,
    #"{"payload": {"aps": {"alert": "Hello"}}, "attachments": ["../secret.png"]}"#,
])
func aLineNamesOnlyFilesBesideIt(line: String) {
    #expect(findings(line).map(\.code) == ["path-outside"])
}

@Test func aLineIsAPayloadOrADeliveryWithItsTime() throws {
    let list = try read(
        """
        {"aps": {"alert": "One"}}

        {"payload": {"aps": {"alert": "Two"}}, "identifier": "b", "threadIdentifier": "t", "ago": 540}
        {"payload": "three.json", "date": 400, "app": {"name": "Mail", "bundleIdentifier": "com.example.mail", "icon": "m.png"}}
        {"payload": "four.json", "date": "1970-01-01T00:16:39Z", "app": "Notes"}\r
        """)
    #expect(list.map(\.ago) == [0, 540, 600, 1])
    #expect(list.map(\.delivery.identifier) == [nil, "b", nil, nil])
    #expect(list.map(\.delivery.threadIdentifier) == [nil, "t", nil, nil])
    let apps = list.map(\.delivery.app?.value)
    #expect(apps[2] == AppInfo(name: "Mail", bundleIdentifier: "com.example.mail", iconPath: "m.png"))
    #expect(apps[3] == AppInfo(name: "Notes"))
    #expect(list.allSatisfy { $0.delivery.folder == "lists" })
    guard case .inline(let first) = list[0].delivery.source, case .file(let third) = list[2].delivery.source else {
        Issue.record("the first is a payload, the third names one")
        return
    }
    #expect(first.value["aps"]?["alert"]?.string == "One")
    #expect(first.span?.line == 1)
    #expect(third.value == "three.json")
}

@Test func invalidLinesAreReportedWithPositions() {
    let found = findings(
        """
        {"payload": {"aps": {}}, "ago": -1}
        {"aps": {"alert": "fine"}}
        {"payload": {"aps": {}}
        {"ago": 3}
        {"payload": {"aps": {}}, "ago": 3, "date": 5}
        {"payload": {"aps": {}}, "date": 1001}
        {"payload": {"aps": {}}, "since": 4}
        """)
    #expect(
        found.map(\.code) == [
            "out-of-range", "json-syntax", "missing-key", "conflicting-keys", "out-of-range", "unknown-key",
        ])
    #expect(found.map { $0.location?.line } == [1, 3, 4, 5, 6, 7])
    #expect(Set(found.map { $0.location?.file }) == ["lists/list.ndjson"])
}

@Test func aPayloadsFileIsOneDelivery() throws {
    #expect(try PastDelivery.read("a.json", now: 0) == [PastDelivery(ScenarioDelivery(.file(Spanned("a.json"))))])
    #expect(["a.ndjson", "a.jsonl", "a.json", "ndjson"].map(PastDelivery.hasLines) == [true, true, false, false])
}

@Test(arguments: [
    ("{}\n{}", true), ("\n{\"aps\": {}}\r\n\n  {\"aps\"", true), ("[]\n{}\n", true), ("{}", false), ("{}\n\n", false),
    ("{\n\"aps\": {}\n}\n{}", false), ("{\n{", false), ("{}\n]", false), ("", false),
])
func standardInputHasLinesIfAnotherValueFollows(text: String, hasLines: Bool) {
    #expect(PastDelivery.hasLines(Array(text.utf8)) == hasLines)
}

@Test func limit_deliveryLines() throws {
    let line = #"{"aps": {}}"# + "\n"
    #expect(try read(String(repeating: line, count: Limits.deliveryLines)).count == Limits.deliveryLines)
    #expect(findings(String(repeating: line, count: Limits.deliveryLines + 1)).map(\.code) == ["too-many-lines"])
}

@Test func aNamedAppUsesOnlyItsOwnExtensions() {
    let mine = ExtensionDescriptor(
        file: "mine.json", attributes: ExtensionAttributes(categories: ["A"]),
        app: AppInfo(name: "Mine", bundleIdentifier: "com.example.mine"))
    let router = ExtensionRouter([mine])
    let own = router.route(category: "A", app: AppInfo(name: "Other name", bundleIdentifier: "com.example.mine"))
    #expect(own.engaged == mine)
    let other = router.route(category: "A", app: AppInfo(name: "Mail", bundleIdentifier: "com.example.mail"))
    #expect(other.engaged == nil)
    #expect(other.owner == nil)
    #expect(other.refusal?.reason == "no extension of Mail is installed")
    #expect(other.diagnostics.isEmpty)
}
