/// A source file, whose text is split into tokens once: its statements, and the classes that storyboards refer to.
package struct ParsedSource {
    private enum Content {
        case swift([UInt8], [SourceToken])
        case objectiveC([ObjectiveCDeclaration], ObjectiveCPreprocessor)
    }

    package let file: String
    private let content: Content

    /// - Returns: `nil` for a file in another language.
    package init?(_ bytes: [UInt8], file: String) {
        guard let language = SourceLanguage(fileName: file) else { return nil }
        self.file = file
        switch language {
        case .swift: content = .swift(bytes, SourceLexer.tokens(of: bytes))
        case .objectiveC:
            var preprocessor = ObjectiveCPreprocessor()
            let declarations = ObjectiveCParser.declarations(of: bytes, &preprocessor)
            content = .objectiveC(declarations, preprocessor)
        }
    }

    /// The declarations and statements.
    package var statements: [SourceStatement] {
        switch content {
        case .swift(let bytes, let tokens):
            var parser = SourceParser(bytes, tokens)
            return parser.statements()
        case .objectiveC(let declarations, let preprocessor):
            return preprocessor.constants.map { name, value in
                .variable(
                    SourceVariable(
                        name: name.text, value: ObjectiveCParser.expression(value).lowered, isStatic: true,
                        position: name.position))
            } + declarations.compactMap(\.lowered)
        }
    }

    /// The classes, extensions, categories and implementations.
    package var classes: [SourceClass] {
        switch content {
        case .swift(_, let tokens): SourceOutline(tokens).classes(in: file)
        case .objectiveC(let declarations, _): declarations.compactMap { $0.sourceClass(in: file) }
        }
    }
}
