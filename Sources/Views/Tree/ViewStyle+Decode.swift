import Basics

/// In points.
private let lengths = 0...Limits.points

extension CornerRadius: JSONDecodable {
    /// Decodes a radius: points, or `"half"`.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> CornerRadius? {
        if value.string == "half" { return .half }
        return report.number(value, path: path, in: lengths, "a number or \"half\"").map(CornerRadius.points)
    }
}

extension Border: JSONDecodable {
    /// Decodes `{"width", "color"}`; the defaults are one point, and black like CALayer's.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Border? {
        guard let object = report.object(value, path: path, "an object with width and color") else { return nil }
        defer { object.finish() }
        return Border(
            width: object.number("width", in: lengths) ?? 1, color: object.decode("color", Color.self) ?? .black)
    }
}

extension Shadow: JSONDecodable {
    /// Decodes `{"color", "opacity", "radius", "offset": [x, y]}`; defaults are CALayer's, but 1 for the opacity.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Shadow? {
        guard let object = report.object(value, path: path, "an object with color, opacity, radius and offset") else {
            return nil
        }
        defer { object.finish() }
        let offset = object.decode("offset") {
            report.numbers($0, path: $1, count: 2...2, in: -Limits.points...Limits.points, "[x, y]")
        }
        return Shadow(
            color: object.decode("color", Color.self) ?? .black, opacity: object.number("opacity", in: 0...1) ?? 1,
            radius: object.number("radius", in: lengths) ?? 3,
            offset: offset.map { Point(x: $0[0], y: $0[1]) } ?? Point(x: 0, y: -3))
    }
}
