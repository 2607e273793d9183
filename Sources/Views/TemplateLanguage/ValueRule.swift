import Basics

/// Decodes values of a type: literals, Mustache templates, tables, choices and formats.
package struct ValueRule<Value: Sendable>: Sendable {
    package typealias Literal = @Sendable (_ value: JSONValue, _ path: String, _ context: ProgramDecoding) -> Value?

    /// The interpretation of a rendered text.
    package enum Rendering: Sendable {
        /// The value itself, also if empty.
        case text
        /// A string that represents the value; empty for no value.
        case name
        /// Like `name`, with `3` and `true` converted to a number and a boolean.
        case scalar
    }

    /// Decodes objects with one of the keys as computed values.
    package struct Computed: Sendable {
        let keys: [String]
        let decode: @Sendable (_ object: ObjectReader, _ context: ProgramDecoding) -> Bound<Value>?
    }

    private let rendering: Rendering
    private let computed: Computed?
    /// Decodes arrays with separately computed elements.
    private let elements: (@Sendable (JSONValue, String, ProgramDecoding) -> Bound<Value>?)?
    /// Decodes a literal, and reports errors.
    let literal: Literal

    package init(
        _ rendering: Rendering = .scalar, computed: Computed? = nil,
        elements: (@Sendable (JSONValue, String, ProgramDecoding) -> Bound<Value>?)? = nil, literal: @escaping Literal
    ) {
        self.rendering = rendering
        self.computed = computed
        self.elements = elements
        self.literal = literal
    }

    /// A value written as a string; other types are reported.
    init(named what: String, _ make: @escaping @Sendable (String, JSONValue, String, ProgramDecoding) -> Value?) {
        self.init(.name) { value, path, context in
            context.report.string(value, path: path, what).flatMap { make($0, value, path, context) }
        }
    }

    // Decoding runs once for each key. Copies for each of some thirty types would take half of the module's build time.
    @_semantics("optimize.sil.specialize.generic.never")
    package func bound(_ value: JSONValue, path: String, context: ProgramDecoding) -> Bound<Value>? {
        let translations = rendering == .text ? value.string.map(context.strings.translations) ?? [:] : [:]
        let original = untranslated(value, path: path, context: context)
        if translations.isEmpty { return original }
        let bounds = translations.compactMapValues { text in
            untranslated(JSONValue(.string(text), at: value.position), path: path, context: context)
        }
        let strings = context.strings
        return Bound(source: value) { scope in
            let language = strings.language(for: scope.evaluation.locale)
            return (language.flatMap { bounds[$0] } ?? original)?.value(in: scope)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func untranslated(_ value: JSONValue, path: String, context: ProgramDecoding) -> Bound<Value>? {
        if let text = value.string, TextTemplate.isTemplate(text) {
            return template(value, path: path, context: context)
        }
        if value[ValueTable<Value>.key] != nil {
            return ValueTable.decode(value, path: path, rule: self, context: context)
        }
        if value[ValueChoice<Value>.key] != nil {
            return ValueChoice.decode(value, path: path, rule: self, context: context)
        }
        if let computed, computed.keys.contains(where: { value[$0] != nil }) {
            let object = ObjectReader(value, path: path, report: context.report)
            defer { object.finish() }
            return computed.decode(object, context)
        }
        if let elements, value.array != nil { return elements(value, path, context) }
        return literal(value, path, context).map { Bound(constant: $0, source: value) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func template(_ value: JSONValue, path: String, context: ProgramDecoding) -> Bound<Value>? {
        guard let template = TextTemplate.decode(value, path: path, report: context.report) else { return nil }
        let (files, assets) = (context.files, context.assets)
        return Bound(source: value) { scope in
            let text = template.render(in: scope)
            guard let rendered = kind(of: text), scope.evaluation.mayCompute(1_000) else { return nil }
            // A device tolerates a bad payload: the property keeps its value.
            let report = DiagnosticCollector(
                file: template.source.file, mostSevere: .warning, earlier: scope.evaluation.literalFindings)
            let result = literal(
                JSONValue(rendered, at: value.position), path,
                ProgramDecoding(report: report, files: files, assets: assets))
            // A finding about a value searches for similar names.
            guard scope.evaluation.mayFind(report.diagnostics.count) else { return nil }
            for var diagnostic in report.diagnostics {
                diagnostic.message += template.origin(in: scope).map { " (\($0))" } ?? ""
                scope.evaluation.note(diagnostic)
            }
            for file in report.namedFiles { scope.evaluation.add(file) }
            return result
        }
    }

    private func kind(of text: String) -> JSONValue.Kind? {
        switch rendering {
        case .text: return .string(text)
        case .name: return text.isEmpty ? nil : .string(text)
        case .scalar:
            if text.isEmpty { return nil }
            if text == "true" || text == "false" { return .bool(text == "true") }
            return JSONValue.finiteNumber(text).map { .number($0, isInteger: $0 == $0.rounded()) } ?? .string(text)
        }
    }
}

extension ObjectReader {
    @_semantics("optimize.sil.specialize.generic.never")
    package func bound<Value>(_ key: String, _ rule: ValueRule<Value>, _ context: ProgramDecoding) -> Bound<Value>? {
        decode(key) { rule.bound($0, path: $1, context: context) }
    }
}

/// `{"when": condition, "then": …, "else": …}`: selects one of two values by a condition.
enum ValueChoice<Value: Sendable> {
    /// The key that marks an object as a choice.
    static var key: String { "when" }

    /// Without `then` or `else` the property is left alone in that case.
    @_semantics("optimize.sil.specialize.generic.never")
    static func decode(
        _ value: JSONValue, path: String, rule: ValueRule<Value>, context: ProgramDecoding
    ) -> Bound<Value>? {
        let object = ObjectReader(value, path: path, report: context.report)
        defer { object.finish() }
        let condition = object.decode(key, Condition.self)
        let first = object.bound("then", rule, context)
        let second = object.bound("else", rule, context)
        guard let condition else { return nil }
        if value["then"] == nil, value["else"] == nil {
            context.report.add(
                .error, "missing-key", "a choice needs \"then\" or \"else\"", at: value.position, path: path,
                hint: "{\"when\": condition, \"then\": value, \"else\": value}")
            return nil
        }
        return Bound(source: value) { scope in (condition.holds(in: scope) ? first : second)?.value(in: scope) }
    }
}
