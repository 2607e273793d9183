import Basics
import Testing
import Views

@Test(arguments: [("\u{E9}", "e\u{301}"), ("\u{FB2E}", "\u{5D0}\u{5B7}"), ("\u{340}", "\u{300}"), (";", "\u{37E}")])
func canonicallyEquivalentTextsDiffer(_ one: String, _ other: String) {
    #expect(one == other)
    #expect(ByteString(wrappedValue: one) != ByteString(wrappedValue: other))
    #expect(Set([ByteString(wrappedValue: one), ByteString(wrappedValue: other)]).count == 2)
    #expect(ByteString(wrappedValue: one) == ByteString(wrappedValue: String(one.unicodeScalars.map(Character.init))))
    // Views with canonically equivalent texts differ.
    #expect(ViewNode(.label(Label(one))) != ViewNode(.label(Label(other))))
}
