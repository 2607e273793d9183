import Testing

@testable import SourceReading

@Suite struct SourceLexerTests {
    @Test("a token knows its bytes")
    func bytes() {
        let source = Array("let grün = \"a \\(b)\" // c\n  x.y".utf8)
        let tokens = SourceLexer.tokens(of: source)
        let texts = tokens.map { String(decoding: source[$0.bytes], as: UTF8.self) }
        #expect(texts == ["let", "grün", "=", "\"a \\(b)\"", "x", ".", "y"])
    }

    @Test("compiler directives are tokens only on request")
    func directives() {
        let source = Array("#if os(iOS)\nx\n#endif".utf8)
        let texts = { (tokens: [SourceToken]) in tokens.map(\.text).joined(separator: " ") }
        #expect(texts(SourceLexer.tokens(of: source)) == "x")
        #expect(
            texts(SourceLexer.tokens(of: source, keepsDirectives: true)) == "# if os ( iOS ) x # endif")
    }
}
