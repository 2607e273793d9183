import Basics

/// In points.
private let offsets = -Limits.points...Limits.points
private let lengths = 0...Limits.points

extension EdgeInsets: JSONDecodable {
    /// Decodes insets: one number for all sides, or an object with some of the sides.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> EdgeInsets? {
        if value.members == nil {
            return report.number(value, path: path, in: offsets, "a number, or an object with sides")
                .map { EdgeInsets($0) }
        }
        let object = ObjectReader(value, path: path, report: report)
        defer { object.finish() }
        return EdgeInsets(
            top: object.number("top", in: offsets) ?? 0, leading: object.number("leading", in: offsets) ?? 0,
            bottom: object.number("bottom", in: offsets) ?? 0, trailing: object.number("trailing", in: offsets) ?? 0)
    }
}

extension Size: JSONDecodable {
    /// Decodes a size; missing sides are 0.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Size? {
        guard let object = report.object(value, path: path, "an object with width and height") else { return nil }
        defer { object.finish() }
        return Size(width: object.number("width", in: lengths) ?? 0, height: object.number("height", in: lengths) ?? 0)
    }
}

extension Rect: JSONDecodable {
    /// Decodes `[x, y, width, height]`.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Rect? {
        guard let sides = report.numbers(value, path: path, count: 4...4, in: offsets, "[x, y, width, height]") else {
            return nil
        }
        if sides[2] >= 0, sides[3] >= 0 { return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) }
        report.add(
            .error, "out-of-range", "a width or height is negative", at: value.position, path: path,
            hint: "write 0 or more")
        return nil
    }
}

extension Placement: JSONDecodable {
    /// Decodes a placement: `"fill"`, `"center"`, or an object with some of the distances.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Placement? {
        switch value.string {
        case "fill": return .fill
        case "center": return .center
        case let name?:
            report.unknownName(
                name, "a placement", value, path: path, among: ["fill", "center"],
                or: "write \"fill\", \"center\", or an object with leading, trailing, top, bottom, centerX, centerY")
            return nil
        case nil: break
        }
        guard let object = report.object(value, path: path, "\"fill\", \"center\" or an object") else { return nil }
        defer { object.finish() }
        return Placement(
            leading: object.number("leading", in: offsets), trailing: object.number("trailing", in: offsets),
            top: object.number("top", in: offsets), bottom: object.number("bottom", in: offsets),
            centerX: object.number("centerX", in: offsets), centerY: object.number("centerY", in: offsets))
    }
}
