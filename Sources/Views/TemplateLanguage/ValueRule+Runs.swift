import Basics

extension ValueRule<[TextRun]> {
    /// An attributed text: an array of runs, whose texts and attributes are bindable.
    static var runs: ValueRule<[TextRun]> {
        list("an array of runs") { object, context in
            let texts = object.bound("text", .text, context)
            let font = object.bound("font", .font, context)
            let textColor = object.bound("textColor", .color, context)
            let backgroundColor = object.bound("backgroundColor", .color, context)
            let underline = object.bound("underline", .bool, context)
            let underlineColor = object.bound("underlineColor", .color, context)
            let strikethrough = object.bound("strikethrough", .bool, context)
            let strikethroughColor = object.bound("strikethroughColor", .color, context)
            let kern = object.bound("kern", .number(TextRun.shifts), context)
            let offset = object.bound("baselineOffset", .number(TextRun.shifts), context)
            return { scope in
                TextRun(
                    texts?.value(in: scope) ?? "", font: font?.value(in: scope),
                    textColor: textColor?.value(in: scope), backgroundColor: backgroundColor?.value(in: scope),
                    isUnderlined: underline?.value(in: scope) ?? false,
                    underlineColor: underlineColor?.value(in: scope),
                    isStruckThrough: strikethrough?.value(in: scope) ?? false,
                    strikethroughColor: strikethroughColor?.value(in: scope), kern: kern?.value(in: scope),
                    baselineOffset: offset?.value(in: scope) ?? 0)
            }
        }
    }
}

extension ValueRule<[SegmentedControl.Segment]> {
    static var segments: ValueRule<[SegmentedControl.Segment]> {
        list("an array of segments") { object, context in
            let title = object.bound("title", .text, context)
            let image = object.bound("image", .image, context)
            let isEnabled = object.bound("enabled", .bool, context)
            let width = object.bound("width", .number(0...Limits.points), context)
            return { scope in
                SegmentedControl.Segment(
                    title?.value(in: scope) ?? "", image: image?.value(in: scope)?.image(in: scope),
                    isEnabled: isEnabled?.value(in: scope) ?? true, width: width?.value(in: scope) ?? 0)
            }
        }
    }
}

extension ValueRule {
    /// An array of objects with bindable elements.
    private static func list<Element>(
        _ what: String, _ element: @escaping @Sendable (ObjectReader, ProgramDecoding) -> @Sendable (Scope) -> Element
    ) -> ValueRule where Value == [Element] {
        ValueRule(
            elements: { value, path, context in
                let elements = (context.report.array(value, path: path, what) ?? []).compactMap { value, path in
                    context.report.object(value, path: path, "an object").map { object in
                        defer { object.finish() }
                        return element(object, context)
                    }
                }
                return Bound(source: value) { scope in
                    scope.evaluation.mayCompute(1_000 * elements.count) ? elements.map { $0(scope) } : nil
                }
            },
            literal: { value, path, context in
                context.report.expected(what, value, path: path)
                return nil
            })
    }
}
