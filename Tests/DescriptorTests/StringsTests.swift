import TestSupport
import Foundation
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

private let source = """
    /* A comment */
    "GREETING" = "Hello %@";
    // another
    SWAPPED = "%2$@ before %1$@";
    "PERCENT" = "100 %% of %@\\n";
    "EMOJI" = "\u{1F44D} ä";
    """

private let texts = [
    "GREETING": "Hello %@", "SWAPPED": "%2$@ before %1$@", "PERCENT": "100 %% of %@\n", "EMOJI": "\u{1F44D} ä",
]

/// UTF-16 with its byte-order mark.
private func littleEndian(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
}

@Test(arguments: ["utf8", "utf8-bom", "utf16le", "utf16be", "xml", "binary"])
func stringTablesInAllTheirFormats(format: String) throws {
    let bytes: [UInt8] =
        switch format {
        case "utf8": Array(source.utf8)
        case "utf8-bom": [0xEF, 0xBB, 0xBF] + Array(source.utf8)
        case "utf16le": littleEndian(source)
        case "utf16be": [0xFE, 0xFF] + source.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        default:
            Array(
                try PropertyListSerialization.data(
                    fromPropertyList: texts, format: format == "xml" ? .xml : .binary, options: 0))
        }
    let table = try StringsTable.decode(bytes, file: "Localizable.strings")
    for (key, text) in texts { #expect(table[key] == text) }
    #expect(table["greeting"] == nil)
}

@Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2"),
    ("\"a\" = \"never closed", "line 1"),
    ("\"a\" = { b = c; };", "no table"),
    ("<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 100_000), "no table"),
    ("bplist00rubbish", "no table"),
])
func brokenStringTablesHavePositions(text: String, expected: String) {
    let error = #expect(throws: Diagnostic.self) { try StringsTable.decode(Array(text.utf8), file: "x.strings") }
    #expect(error?.code == "strings-syntax")
    #expect(error?.message.contains(expected) == true)
}

@Test func limit_propertyListContainers_inUTF16() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist>" + String(repeating: "<dict>", count: 100_000)
    let bytes = littleEndian(text)
    #expect(throws: Diagnostic.self) { try StringsTable.decode(bytes, file: "x.strings") }
}

@Test func limit_stringsTableBytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 0x20, count: Limits.stringsTableBytes + 1), to: "x.strings")
    let error = #expect(throws: InputError.self) { try StringsTable.read(path) }
    #expect(error?.exit == .refused)
    #expect(try StringsTable.read(folder.write([], to: "empty.strings"))["a"] == nil)
}

@Test(arguments: [
    ("Hello %@", ["Ana"], "Hello Ana", false),
    ("%@ and %@", ["Ana", "Bo"], "Ana and Bo", false),
    ("%2$@ before %1$@, %1$@", ["Ana", "Bo"], "Bo before Ana, Ana", false),
    ("100 %% of %@", ["it"], "100 % of it", false),
    ("%@", ["%@ %%"], "%@ %%", false),
    ("no placeholder", ["left", "over"], "no placeholder", false),
    ("%@ and %@", ["Ana"], "%@ and %@", true),
    ("%3$@", ["Ana"], "%3$@", true),
    ("%0$@", ["Ana"], "%0$@", true),
    ("%99999999999999999999$@", ["Ana"], "%99999999999999999999$@", true),
    ("%d items", ["3"], "%d items", true),
    ("ends in %", [], "ends in %", true),
])
func formatsAreFilled(format: String, arguments: [String], text: String, isOdd: Bool) {
    let result = AlertFormat.fill(format, with: arguments)
    #expect(result.text == text)
    #expect((result.problem != nil) == isOdd)
}

@Test func locKeysAreLookedUpInTheTable() throws {
    let loaded = try payload(
        #"""
        {"aps":{"alert":{"title-loc-key":"GREETING","title-loc-args":["Ana"],"subtitle-loc-key":"SWAPPED",
        "subtitle-loc-args":["a","b"],"loc-key":"GREETNG"}}}
        """#)
    let table = try StringsTable.decode(Array(source.utf8), file: "en.strings")
    let notification = loaded.value.notification(strings: table)
    #expect(notification.value.request.content.title == "Hello Ana")
    #expect(notification.value.request.content.subtitle == "b before a")
    #expect(notification.value.request.content.body == "GREETNG")
    #expect(notification.warnings.map(\.code) == ["loc-key-missing"])
    #expect(notification.warnings.first?.hint == "did you mean \"GREETING\"?")
    #expect(notification.warnings.first?.location?.line == 2)

    let without = loaded.value.notification()
    #expect(without.value.request.content.title == "GREETING")
    #expect(without.warnings.count == 3)
}

@Test(arguments: [
    ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("zh-Hans-HK", "zh-Hans"), ("pt-BR", "pt-BR"), ("fr", "Base"),
    ("", "Base"), ("DE", "de"),
])
func languageIsTheNearest(locale: String, expected: String) {
    let tables = ["Base": "Base", "de": "de", "en": "en", "pt-BR": "pt-BR", "zh-Hans": "zh-Hans"]
    #expect(StringsTable.file(for: locale, among: tables) == expected)
}

@Test func languageFallsBackToEnglish() {
    #expect(StringsTable.file(for: "fr", among: ["de": "d", "en": "e"]) == "e")
    #expect(StringsTable.file(for: "fr", among: ["de": "d"]) == nil)
}
