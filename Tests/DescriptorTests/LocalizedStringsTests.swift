import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private func loaded(_ members: String, files: [String: String] = [:]) throws -> Loaded<ExtensionDescriptor> {
    let folder = try TemporaryFolder()
    for (name, text) in files { _ = try folder.write(Array(text.utf8), to: name) }
    let text = #"{"app": {"name": "Chat"}, "categories": "chat", \#(members)}"#
    return try ExtensionDescriptor.load(path: folder.write(Array(text.utf8), to: "descriptor.json"))
}

/// The expanded extension for a language.
private func host(_ descriptor: ExtensionDescriptor, _ locale: String) -> NotificationHost {
    let report = DiagnosticCollector(file: "d.json")
    let environment = Environment(device: Device(locale: locale))
    let installed = InstalledExtension(
        descriptor: descriptor.localized(for: locale, report),
        environment: DeclarativeEnvironment(environment, app: descriptor.app, report: report))
    let content = NotificationContent(title: "Ann", body: "Hi", categoryIdentifier: "chat")
    return device([installed], environment: environment).after(.deliver(arrival("1", content)), .expand())
}

private let greeting = #"""
    "strings": {
      "ar": {"Hello": "مرحبا", "Like": "إعجاب", "{{title}} wrote": "كتب {{title}}", "Reply": "رد", "Send": "إرسال"},
      "de": {"Hello": "Hallo", "Like": "Gefällt mir", "{{title}} wrote": "{{title}} schrieb", "Reply": "Antwort", "Send": "Los"}
    },
    "registeredCategories": [{"identifier": "chat", "actions": [
      {"identifier": "like", "title": "Like"},
      {"identifier": "reply", "title": "Reply", "textInput": {"buttonTitle": "Send", "placeholder": "Reply"}}]}],
    "view": {"children": [{"type": "label", "id": "fixed", "text": "Hello"}, {"type": "label", "id": "from"}]},
    "bindings": {"from": {"text": "{{title}} wrote"}},
    "responses": {"like": {"option": "doNotDismiss", "actions": [
      {"identifier": "again", "title": "Like", "textInput": {"buttonTitle": "Send"}}]}}
    """#

@Test(arguments: [
    ("ar_EG", ["مرحبا", "كتب Ann", "إعجاب", "رد"]), ("ar", ["مرحبا", "كتب Ann", "إعجاب", "رد"]),
    ("de_AT", ["Hallo", "Ann schrieb", "Gefällt mir", "Antwort"]), ("fr", ["Hello", "Ann wrote", "Like", "Reply"]),
])
func stringsFallBackAsOnIOS(_ locale: String, _ texts: [String]) throws {
    let descriptor = try loaded(greeting)
    #expect(descriptor.warnings == [])
    let host = host(descriptor.value, locale)
    let view = try #require(host.scene.custom?.view)
    #expect([view.find("fixed")?.text, view.find("from")?.text] + host.scene.actions.map(\.title) == texts)
}

@Test func theDevelopmentLanguageIsLast() throws {
    let host = host(
        try loaded(
            #""strings": {"en": {"HELLO": "Hello"}, "de": {"HELLO": "Hallo"}}, "view": {"type": "label", "id": "a", "text": "HELLO"}"#
        ).value, "fr_FR")
    #expect(host.scene.custom?.view.find("a")?.text == "Hello")
}

@Test func actionsOfEffectsAreTranslatedToo() throws {
    let host = host(try loaded(greeting).value, "de").after(.tapAction("like"))
    #expect(host.scene.actions.map(\.title) == ["Gefällt mir"])
    #expect(host.scene.actions.first?.textInput?.buttonTitle == "Los")
}

@Test func aTableWithoutTheKeyShowsTheKey() throws {
    let descriptor = try loaded(
        #""strings": {"en": {"A": "one"}, "de": {"B": "zwei"}}, "view": {"children": [{"type": "label", "id": "a", "text": "A"}, {"type": "label", "text": "B"}]}"#
    )
    #expect(descriptor.warnings.map(\.code) == ["string-missing", "string-missing"])
    #expect(host(descriptor.value, "de").scene.custom?.view.find("a")?.text == "A")
}

@Test func aKeyThatIsNoTextIsAWarning() throws {
    let descriptor = try loaded(#""strings": {"de": {"Helo": "Hallo"}}, "view": {"type": "label", "text": "Hello"}"#)
    #expect(descriptor.warnings.map(\.code) == ["string-unused"])
    #expect(descriptor.warnings.first?.hint == "did you mean \"Hello\"?")
}

@Test("unused keys and tables without a key are reported up to a limit")
func unusedKeysAreLimited() throws {
    let keys = (0..<100).map { #""k\#($0)": "x""# }.joined(separator: ", ")
    let languages = (0..<100).map { #""l\#($0)": {"a": "x"}"# }.joined(separator: ", ")
    let descriptor = try loaded(
        #""strings": {"en": {\#(keys)}, \#(languages)}, "view": {"type": "label", "text": "Hello"}"#)
    let codes = Dictionary(grouping: descriptor.warnings, by: \.code).mapValues(\.count)
    #expect(codes == ["string-unused": Limits.unknownKeys, "string-missing": Limits.unknownKeys])
}

@Test("the files of all languages share the bytes of one")
func filesOfLanguagesShareALimit() throws {
    let table = "\"Hello\" = \"Hallo\";" + String(repeating: " ", count: Limits.stringsTableBytes / 2)
    let view = #""view": {"type": "label", "text": "Hello"}"#
    _ = try loaded(#""strings": {"de": "a.strings"}, \#(view)"#, files: ["a.strings": table])
    let error = #expect(throws: InputError.self) {
        try loaded(#""strings": {"de": "a.strings", "fr": "a.strings"}, \#(view)"#, files: ["a.strings": table])
    }
    #expect(error?.diagnostics.first?.exit == .refused)
}

@Test func tablesMayBeFilesAndLiteralTextsStay() throws {
    let descriptor = try loaded(
        #"""
        "strings": {"de": "Localizable.strings"}, "view": {"children": [
          {"type": "label", "id": "a", "text": "Hello"}, {"type": "label", "id": "b", "text": {"literal": "Hello"}}]}
        """#, files: ["Localizable.strings": "\"Hello\" = \"Hallo\";"])
    let view = host(descriptor.value, "de").scene.custom?.view
    #expect([view?.find("a")?.text, view?.find("b")?.text] == ["Hallo", "Hello"])
}

@Test func titlesOfActionsAreKeysOfTheAppsTablesToo() throws {
    let descriptor = try loaded(
        #""registeredCategories": [{"identifier": "chat", "actions": [{"identifier": "like", "title": "LIKE"}]}]"#)
    var localized = descriptor.value
    let folder = try TemporaryFolder()
    localized.localizations = ["de": try folder.write(Array("\"LIKE\" = \"Mag ich\";".utf8), to: "a.strings")]
    #expect(host(localized, "de").scene.actions.map(\.title) == ["Mag ich"])
}
