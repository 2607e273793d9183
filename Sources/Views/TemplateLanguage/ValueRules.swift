import Basics

extension ValueRule<String> {
    /// A displayed text; overlong ones are truncated.
    package static var text: ValueRule<String> {
        let computed = Computed(keys: ["literal"] + ValueFormat.keys) { object, context in
            if object.value["literal"] == nil { return ValueFormat.decode(object, context: context) }
            let source = object.value
            return object.decode("literal") { literalText($0, $1, context) }.map { Bound(constant: $0, source: source) }
        }
        return ValueRule(.text, computed: computed, literal: literalText)
    }

    /// A literal text, in which `{{` has no meaning.
    @Sendable private static func literalText(_ value: JSONValue, _ path: String, _ context: ProgramDecoding) -> String?
    {
        let report = context.report
        let location = report.location(value.position)
        return report.string(value, path: path, "a text").map {
            TextSanitizer.clean($0, what: "the text", at: location, path: path, report: report)
        }
    }

    /// A name that isn't displayed, such as that of a symbol or attachment.
    static var name: ValueRule<String> {
        ValueRule(named: "a name") { text, value, path, context in
            context.report.isIdentifier(text, value, path: path) ? text : nil
        }
    }
}

extension ValueRule<JSONValue> {
    /// Like `bound`; a text that is one tag, `{{userInfo.rows}}`, keeps the type of an array or object.
    package func typed(_ value: JSONValue, path: String, context: ProgramDecoding) -> Bound<JSONValue>? {
        let bound = bound(value, path: path, context: context)
        guard let bound, let key = value.string.flatMap(MustacheTag.only) else { return bound }
        return Bound(source: value) { scope in
            if let found = scope.value(at: key), found.array != nil || found.members != nil { return found }
            return bound.value(in: scope)
        }
    }

    /// A text, number or boolean.
    package static var scalar: ValueRule<JSONValue> { scalar(array: nil) }

    /// A scalar, or a literal array, to which effects can append: one of `values`.
    package static var named: ValueRule<JSONValue> {
        scalar { value, path, context in
            let count = value.array?.count ?? 0
            if count <= Limits.valueEntries { return Bound(constant: value, source: value) }
            context.report.add(
                .error, "out-of-range", "an array of \(count) entries; a value has at most \(Limits.valueEntries)",
                at: value.position, path: path, hint: "keep the latest")
            return nil
        }
    }

    private static func scalar(
        array: (@Sendable (JSONValue, String, ProgramDecoding) -> Bound<JSONValue>?)?
    ) -> ValueRule<JSONValue> {
        let formats = Computed(keys: ValueFormat.keys) { object, context in
            ValueFormat.decode(object, context: context)?.map { JSONValue(.string($0)) }
        }
        return ValueRule(.text, computed: formats, elements: array) { value, path, context in
            switch value.kind {
            case .bool, .number: value
            default: ValueRule<String>.text.literal(value, path, context).map { JSONValue(.string($0)) }
            }
        }
    }
}

extension ValueRule<Bool> {
    static var bool: ValueRule<Bool> {
        ValueRule { $2.report.bool($0, path: $1) }
    }
}

extension ValueRule<Double> {
    package static func number(_ range: ClosedRange<Double>) -> ValueRule<Double> {
        ValueRule { value, path, context in context.report.number(value, path: path, in: range, "a number") }
    }

    /// A value that a control may be set to; beyond these sums would lose their fractions.
    static var controlValue: ValueRule<Double> { .number(-1e9...1e9) }
}

extension ValueRule<Int> {
    package static func integer(_ range: ClosedRange<Int>) -> ValueRule<Int> {
        ValueRule { $2.report.integer($0, path: $1, in: range, "a whole number") }
    }
}

extension ValueRule where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// A case of an enumeration.
    static func choice(_ type: Value.Type) -> ValueRule {
        ValueRule(.name) { $2.report.choice($0, path: $1, "a name", type, known: "one of the names here") }
    }
}

extension ValueRule where Value: JSONDecodable {
    static func decoded(_ type: Value.Type) -> ValueRule { ValueRule { type.decode($0, path: $1, report: $2.report) } }
}

extension ValueRule<Color> {
    static var color: ValueRule<Color> { ValueRule(.name) { Color.decode($0, path: $1, report: $2.report) } }
}

extension ValueRule<Font> {
    static var font: ValueRule<Font> { .decoded(Font.self) }
}

extension ValueRule<EdgeInsets> {
    static var insets: ValueRule<EdgeInsets> { .decoded(EdgeInsets.self) }
}

extension ValueRule<[Double]> {
    /// The lengths of dashes and gaps in points; cairo rejects patterns of zeros only.
    static var dash: ValueRule<[Double]> {
        ValueRule { value, path, context in
            let report = context.report
            let dash = report.numbers(value, path: path, count: 0...16, in: 0...Limits.points, "up to 16 lengths")
            if let dash, !dash.isEmpty, dash.allSatisfy({ $0 == 0 }) {
                report.add(
                    .error, "out-of-range", "all dashes are 0", at: value.position, path: path,
                    hint: "leave the key out for a solid line")
                return nil
            }
            return dash
        }
    }
}

extension ValueRule<Set<Corner>> {
    /// An array of corners' names.
    static var corners: ValueRule<Set<Corner>> {
        ValueRule { value, path, context in
            let names = context.report.array(value, path: path, "an array of corners")
            return names.map { list in
                Set(
                    list.compactMap {
                        context.report.choice(
                            $0.value, path: $0.path, "a corner", Corner.self, known: "a corner such as topLeft")
                    })
            }
        }
    }
}

/// Priorities of one or both axes.
struct AxisPriorities: Sendable, Equatable {
    var horizontal: LayoutPriority?
    var vertical: LayoutPriority?
}

extension ValueRule<AxisPriorities> {
    /// One priority for both axes, or an object with either; numbers outside 1…1000 are clamped.
    static var priorities: ValueRule<AxisPriorities> {
        ValueRule { value, path, context in
            if let number = value.number {
                return AxisPriorities(horizontal: LayoutPriority(number), vertical: LayoutPriority(number))
            }
            guard
                let object = context.report.object(
                    value, path: path, "a priority, or an object with horizontal and vertical")
            else { return nil }
            defer { object.finish() }
            return AxisPriorities(
                horizontal: object.number("horizontal").map { LayoutPriority($0) },
                vertical: object.number("vertical").map { LayoutPriority($0) })
        }
    }
}
