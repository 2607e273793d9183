import Basics
import Mustache

/// A text with `{{names}}`, parsed once and rendered for each notification, without HTML escaping.
package struct TextTemplate: Sendable {
    private let template: MustacheTemplate
    /// The names outside sections. A missing name is an error there, whereas sections can test for it.
    private let references: [MustacheTag.Reference]
    let size: Size
    package let source: SourceSpan

    /// The measures of a template that determine its rendering time.
    struct Size: Sendable {
        var bytes = 0
        var tags = 0
        /// The nesting of sections.
        var depth = 0
    }

    /// `true` if a text contains tags.
    package static func isTemplate(_ text: String) -> Bool { text.contains("{{") }

    /// Parses a template; errors are reported at the position of its string.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> TextTemplate? {
        guard let text = report.string(value, path: path, "a text with {{names}}") else { return nil }
        let tags = MustacheTag.tags(in: text)
        if let refusal = MustacheTag.refusal(of: tags, in: text) {
            report.add(.error, "template-syntax", refusal.message, at: value.position, path: path, hint: refusal.hint)
            return nil
        }
        guard report.mayParse(tags.count * (text.utf8.count + 500)) else {
            if !report.diagnostics.contains(where: { $0.code == "too-many-tags" }) {
                report.add(
                    .error, "too-many-tags", "the file's templates have too many tags in long texts",
                    at: value.position, path: path, hint: "split the texts: a tag of a long one takes longer to read",
                    exit: .refused)
            }
            return nil
        }
        do {
            // The newline puts the pragma on a separate line, which Mustache removes as a whole.
            let template = try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}\n" + text)
            return TextTemplate(
                template: template, references: MustacheTag.references(of: tags),
                size: Size(bytes: text.utf8.count, tags: tags.count, depth: MustacheTag.depth(of: tags)),
                source: report.span(value, path))
        } catch {
            let (message, hint) = Self.explanation(of: error)
            report.add(.error, "template-syntax", message, at: value.position, path: path, hint: hint)
            return nil
        }
    }

    /// The paths outside sections.
    package var requiredPaths: [ContextPath] { references.map(\.path) }

    /// The place in the payload of the first value that has one, such as `userInfo.color, line 3 of the payload`.
    func origin(in scope: Scope) -> String? {
        for reference in references {
            guard let value = scope.value(at: reference.path), value.position.line > 0 else { continue }
            return "\(reference.path.text), line \(value.position.line), column \(value.position.column) of the payload"
        }
        return nil
    }

    package func render(in scope: Scope) -> String {
        let evaluation = scope.evaluation
        evaluation.latestValue = source
        guard evaluation.mayCompute(1_000 * (1 + size.tags)) else { return "" }
        for reference in references {
            guard let value = scope.value(at: reference.path, requiredBy: source) else { continue }
            if let transform = reference.transform {
                guard let expected = MustacheTag.expectedType(of: transform, insteadOf: value) else { continue }
                evaluation.noteType(
                    value, of: transform, "\(transform) needs \(expected), and \(reference.path.text)", at: source)
            } else if value.array != nil || value.members != nil {
                scope.warn(
                    source, "binding-not-text", "\(reference.path.text) is \(value.kindName), which has no text",
                    hint: value.array == nil ? "name one of its keys" : "use repeat, or one entry's index")
            }
        }
        // A named value is rendered within the template that names it.
        let outer = evaluation.template
        evaluation.template = self
        defer { evaluation.template = outer }
        let text = template.render(MustacheValue(scope: scope))
        return evaluation.mayCompute(10 * text.utf8.count) ? text : ""
    }

    private static func explanation(of error: any Error) -> (message: String, hint: String?) {
        guard let parserError = error as? MustacheTemplate.ParserError else { return ("\(error)", nil) }
        // The first line is the pragma's.
        let (line, column) = (parserError.context.lineNumber - 1, parserError.context.columnNumber)
        let place = line > 1 ? "line \(line), column \(column) of the text" : "column \(column) of the text"
        return switch parserError.error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect:
            ("a section ends here that didn't begin (\(place))", "close sections in the order they were opened")
        case .expectedSectionEnd: ("a section isn't closed", "end it with {{/name}}")
        case .unfinishedName:
            ("a tag isn't finished (\(place))", "a name holds letters, digits, \".\", \"-\", \"_\", \"?\" and \"*\"")
        default: ("a tag isn't finished (\(place))", "every {{ needs its }}")
        }
    }
}
