import FoundationEssentials
import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let table = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
        <key>MORE</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@photos@ of %@</string>
            <key>photos</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>u</string>
                <key>one</key><string>%u more photo</string>
                <key>other</key><string>%u more photos</string>
            </dict>
        </dict>
        <key>WIDTHS</key><dict>
            <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi</string></dict>
        </dict>
    </dict></plist>
    """

@Test func stringsdictTablesAreRead() throws {
    let sentences = try PluralTable(Array(table.utf8), file: "en.stringsdict").sentences
    #expect(Array(sentences.keys) == ["MORE"])
    #expect(sentences["MORE"]?.format(for: .one) == "%u more photo of %@")
    #expect(sentences["MORE"]?.format(for: .few) == "%u more photos of %@")
}

@Test func invalidStringsdictFilesAreReported() {
    for text in ["", "{}}", "<plist><dict><key>A</key><string>B</string></dict></plist>"] {
        #expect(throws: Diagnostic.self) { try PluralTable(Array(text.utf8), file: "x.stringsdict") }
    }
}

@Test func variablesNestWithoutRecursion() {
    let sentence = PluralSentence(
        "100%% %1$#@outer@ %#@missing@ %",
        variables: ["outer": [.other: "<%#@inner@>"], "inner": [.other: "%u"], "self": [.other: "%#@self@"]])
    #expect(sentence.format(for: .one) == "100%% <%u> %#@missing@ %")
    let endless = PluralSentence("%#@a@", variables: ["a": [.other: "x%#@a@"]])
    #expect(endless.format(for: .one) == "xxxx%#@a@")
}

@Test func limit_pluralVariables() {
    func text(_ name: String, _ count: Int) -> String { String(repeating: "%#@\(name)@", count: count) }
    let many = PluralSentence(text("a", Limits.pluralVariables + 1), variables: ["a": [.other: "x"]])
    #expect(many.format(for: .one) == String(repeating: "x", count: Limits.pluralVariables) + "%#@a@")
    let within = PluralSentence(text("a", 10), variables: ["a": [.other: text("b", 10)], "b": [.other: "x"]])
    #expect(within.format(for: .one).count { $0 == "x" } < Limits.pluralVariables)
    let long = String(repeating: "x", count: Limits.textBytes / 2)
    #expect(PluralSentence(text("a", 4), variables: ["a": [.other: long]]).format(for: .one) == long + long)
}

@Test func categoriesAreLocalizedByTheTablesOfTheApp() throws {
    let folder = try TemporaryFolder()
    let strings = try folder.write(Array("\"HIDDEN\" = \"%u Bilder\";".utf8), to: "Localizable.strings")
    _ = try folder.write(Array(table.utf8), to: "Localizable.stringsdict")
    let report = DiagnosticCollector(file: "d.json")
    var descriptor = sampleExtension { SwiftExtension() }.descriptor
    descriptor.localizations = ["de": strings]
    descriptor.registeredCategories = [category("photo", summary: "MORE", placeholder: "HIDDEN")]
    let photo = try #require(descriptor.localized(for: "de_DE", report).registeredCategories.first)
    let deliveries = [
        sample("1", category: photo, argument: "Ann"), sample("2", category: photo, argument: "Ann", count: 3),
        sample("3", category: photo),
    ]
    #expect(centre(deliveries).summary == "4 more photos of Ann")
    #expect(centre(deliveries, previews: .never).leading?.body == "3 Bilder")
    #expect(descriptor.localized(for: "fr", report).registeredCategories.first?.sentences == [:])
    #expect(report.diagnostics == [])
}

@Test("a table of plural forms that a link has elsewhere isn't read") func linkedPluralForms() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let strings = try folder.write(Array("\"a\" = \"b\";".utf8), to: "Localizable.strings")
    let secret = try elsewhere.write(Array(table.utf8), to: "secret")
    try FileManager.default.createSymbolicLink(
        atPath: String(strings.dropLast("strings".count)) + "stringsdict", withDestinationPath: secret)
    let report = DiagnosticCollector(file: "d.json")
    var descriptor = sampleExtension { SwiftExtension() }.descriptor
    descriptor.localizations = ["de": strings]
    descriptor.registeredCategories = [category("photo", summary: "MORE", placeholder: "HIDDEN")]
    #expect(descriptor.localized(for: "de", report).registeredCategories.first?.sentences == [:])
    #expect(report.diagnostics.map(\.code) == ["path-outside"])
}

@Test func descriptorsMayContainPluralForms() throws {
    let text = """
        {"app": {"name": "A"}, "categories": "a", "registeredCategories": [{
            "identifier": "a", "categorySummaryFormat": {"one": "%u more photo", "other": "%u more photos"}
        }], "view": {"type": "label"}}
        """
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(text.utf8), to: "descriptor.json")
    let category = try #require(ExtensionDescriptor.load(path: path).value.registeredCategories.first)
    #expect(centre([sample("1", category: category), sample("2", category: category)]).summary == "1 more photo")
}
