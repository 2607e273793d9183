import Basics

extension Autoresizing: JSONDecodable {
    /// Decodes `{"frame": [x, y, width, height], "superview": [width, height], "mask": […]}`.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Autoresizing? {
        guard let object = report.object(value, path: path, "an object with frame, superview and mask") else {
            return nil
        }
        defer { object.finish() }
        let mask = object.options("mask", Mask.names) ?? []
        let hint = "the frame, and the superview's size that it was made for"
        let areThere = ["frame", "superview"].map { object.require($0, hint: hint) }
        let frame = object.decode("frame", Rect.self)
        let superview = object.decode("superview") {
            report.numbers($0, path: $1, count: 2...2, in: 0...Limits.points, "[width, height]")
        }
        guard areThere == [true, true], let frame, let superview else { return nil }
        return Autoresizing(frame: frame, in: Size(width: superview[0], height: superview[1]), mask: mask)
    }
}

extension Autoresizing.Mask {
    /// The options by UIKit's names.
    static let names: KeyValuePairs<String, Self> = [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
}
