import Basics

/// A text in Liquid, the language in which Braze, Customer.io, Klaviyo and OneSignal fill messages: variables, filters,
/// `if`, `unless`, `case`, `for`, `assign` and `capture`.
package struct LiquidTemplate: Sendable {
    indirect enum Node: Sendable {
        case text(String)
        case output(LiquidExpression)
        case assign(String, LiquidExpression)
        case capture(String, [Node])
        /// The first branch whose condition holds.
        case branches([Branch])
        case loop(Loop)
    }

    struct Branch: Sendable {
        let condition: LiquidCondition
        var body: [Node] = []
    }

    struct Loop: Sendable {
        let name: String
        let list: LiquidExpression.Operand
        var limit: Int?
        var offset = 0
        var isReversed = false
        var body: [Node] = []
        /// Shown for an empty list.
        var otherwise: [Node] = []
    }

    let nodes: [Node]
    package let source: SourceSpan
    private let tags: Int

    /// `true` if a text has a mark that Mustache doesn't: `{%`, a filter, or Braze's `${name}`.
    package static func isLiquid(_ text: String) -> Bool {
        text.contains("{%") || outputs(in: text).contains { $0.contains("|") || $0.contains("${") }
    }

    /// `true` if a text has tags.
    package static func isTemplate(_ text: String) -> Bool { text.contains("{{") || text.contains("{%") }

    private static func outputs(in text: String) -> [Substring] {
        text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst().map { part in
            part.firstRange(of: "}}").map { part[..<$0.lowerBound] } ?? part
        }
    }

    /// Parses a template; errors are reported at the position of its string.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> LiquidTemplate? {
        guard let text = report.string(value, path: path, "a text in Liquid") else { return nil }
        guard text.utf8.count <= Limits.templateBytes else {
            report.add(
                .error, "template-syntax", "a template is at most \(Limits.templateBytes) bytes long",
                at: value.position, path: path, hint: "split it, or shorten it")
            return nil
        }
        do throws(LiquidMarkup.Fault) {
            var parser = LiquidParser(text)
            let nodes = try parser.parse()
            return LiquidTemplate(nodes: nodes, source: report.span(value, path), tags: parser.tags)
        } catch {
            report.add(
                .error, "template-syntax", error.message, at: value.position, path: path, hint: error.hint)
            return nil
        }
    }

    /// The variables that each row needs: they stand outside of conditions, and have no default.
    package var requiredPaths: [ContextPath] {
        var assigned: Set<String> = []
        return nodes.compactMap { node in
            switch node {
            case .assign(let name, _), .capture(let name, _): assigned.insert(name)
            case .output(let expression):
                guard let keys = expression.keys, keys.count == 1, !assigned.contains(keys[0]),
                    !expression.filters.contains(where: { $0.kind == .default })
                else { return nil }
                return ContextPath(keys[0])
            default: break
            }
            return nil
        }
    }

    /// The path of a text that is nothing but one variable.
    package var only: ContextPath? {
        guard nodes.count == 1, case .output(let expression) = nodes[0], expression.filters.isEmpty else { return nil }
        return expression.keys.flatMap { ContextPath($0.joined(separator: ".")) }
    }

    /// The text with a row's values. A variable that isn't there is empty.
    package func render(with values: JSONValue, _ evaluation: Evaluation) -> String {
        evaluation.latestValue = source
        guard evaluation.mayCompute(1_000 * (1 + tags)) else { return "" }
        var rendering = LiquidRendering(values: values, evaluation: evaluation)
        rendering.render(nodes)
        return rendering.text
    }
}
