import Basics

extension Font: JSONDecodable {
    /// Decodes a font: a text style's name, a size in points, or an object with either and the traits.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Font? {
        if value.string != nil {
            return report.choice(value, path: path, "a text style", TextStyle.self).map(Font.style)
        }
        if value.number != nil { return points(value, path: path, report: report).map { .system($0) } }
        guard let object = report.object(value, path: path, "a text style, a size or a font") else { return nil }
        let style = object.choice("style", TextStyle.self)
        let points = object.decode("size") { Font.points($0, path: $1, report: report) }
        let weight = object.choice("weight", FontWeight.self)
        let isItalic = object.bool("italic") ?? false
        let design = object.choice("design", Design.self) ?? .default
        let family = object.string("family")
        let hasMonospacedDigits = object.bool("monospacedDigits") ?? false
        object.finish()
        if value["style"] != nil, value["size"] != nil {
            report.add(
                .error, "conflicting-keys", "a font has a style or a size, not both", at: value.position, path: path,
                hint: "keep one")
        }
        let size = style.map(Size.style) ?? .points(points ?? 17)
        return Font(
            size, weight: weight ?? (style == nil ? .regular : nil), isItalic: isItalic, design: design,
            family: family, hasMonospacedDigits: hasMonospacedDigits)
    }

    private static func points(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Double? {
        report.number(value, path: path, in: Limits.fontSize, "a font size")
    }
}
