import Basics
import Views

/// Numbers and booleans of attributes, with diagnostics.
extension InterfaceContext {
    /// A number clamped to a range; a non-finite one is dropped.
    func number(
        _ attribute: String, of element: XMLElement, in range: ClosedRange<Double> = -Limits.points...Limits.points
    ) -> Double? {
        guard let text = element[attribute] else { return nil }
        guard let number = Double(text), number.isFinite else {
            reportValue("\(attribute) is \(text.quoted()), which is no number", of: element)
            return nil
        }
        if range.contains(number) { return number }
        let nearest = min(max(number, range.lowerBound), range.upperBound)
        reportValue("\(attribute) is \(text), so \(JSONValue.text(of: nearest)) is taken", of: element)
        return nearest
    }

    /// `YES` or `NO`.
    func flag(_ attribute: String, of element: XMLElement) -> Bool? {
        guard let text = element[attribute] else { return nil }
        switch text {
        case "YES": return true
        case "NO": return false
        default:
            reportValue("\(attribute) is \(text.quoted()), neither YES nor NO", of: element)
            return nil
        }
    }

    /// Reports an unusable value; its property keeps the default.
    func reportValue(_ message: String, of element: XMLElement) {
        finding(
            "interface-value", "\(message) (<\(element.name)>)", at: element,
            hint: "was the file merged by hand? Xcode writes no such value")
    }

    /// `<rect>`: x, y, width and height.
    func rect(_ element: XMLElement) -> Rect {
        Rect(
            x: number("x", of: element) ?? 0, y: number("y", of: element) ?? 0,
            width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
    }

    /// `<size>`: width and height.
    func size(_ element: XMLElement) -> Size {
        Size(width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
    }
}
