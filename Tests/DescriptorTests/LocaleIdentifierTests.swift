import ContentExtensionHost
import Testing

@Test(arguments: ["en", "de_DE", "zh-Hans", "es_419"]) func localesByTheirForm(_ text: String) {
    #expect(LocaleIdentifier.isValid(text))
}

@Test(arguments: ["", "de DE", "de.UTF-8", "fränkisch", String(repeating: "a", count: 65)])
func invalidLocalesAreRefused(_ text: String) {
    #expect(!LocaleIdentifier.isValid(text))
}
