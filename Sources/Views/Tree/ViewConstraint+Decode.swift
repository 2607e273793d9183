import AutoLayout
import Basics

/// In points.
private let offsets = -Limits.points...Limits.points
private let multipliers = -Limits.multiplier...Limits.multiplier

extension ViewConstraint {
    /// Decodes a constraint; `nil` if an error was reported.
    static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> ViewConstraint? {
        guard let object = report.object(value, path: path, "a constraint") else { return nil }
        defer { object.finish() }
        let first = LayoutConstraint.Anchor.decode(object, "firstItem", "firstAttribute")
        let second = LayoutConstraint.Anchor.decode(object, "secondItem", "secondAttribute")
        let relation = object.choice("relation", LayoutRelation.self) ?? .equal
        let multiplier = object.number("multiplier", in: multipliers)
        let constant = object.decode("constant", LayoutConstraint.Constant.self)
        let priority = object.number("priority").map { LayoutPriority($0) } ?? .required
        let identifier = object.string("identifier")
        let isActive = object.bool("active") ?? true
        let outlet = object.optionalIdentifier("outlet")
        guard object.require("firstAttribute", hint: "such as \"leading\""), let first else { return nil }
        if let problem = Self.problem(first, second, object) {
            report.add(
                .error, "invalid-constraint", problem.message, at: value.position, path: path, hint: problem.hint)
            return nil
        }
        var constraint = ViewConstraint(
            LayoutConstraint(
                first, relation, second, multiplier: multiplier ?? 1, constant: constant ?? .points(0),
                priority: priority, identifier: identifier), isActive: isActive, outlet: outlet)
        constraint.origin = UncomparedSpan(report.span(value, path))
        return constraint
    }

    /// The errors for which NSLayoutConstraint raises an exception.
    private static func problem(
        _ first: LayoutConstraint.Anchor, _ second: LayoutConstraint.Anchor?, _ object: ObjectReader
    ) -> (message: String, hint: String)? {
        guard let second else {
            if object.value["secondItem"] != nil {
                return object.value["secondAttribute"] == nil
                    ? ("a second item stands here without an attribute", "write \"secondAttribute\": …") : nil
            }
            if first.attribute.isLength { return nil }
            return (
                "\(first.attribute.rawValue) is a place, which can't be a number alone",
                "write secondItem and secondAttribute, with the distance as constant"
            )
        }
        if first.attribute.axis != second.attribute.axis, !(first.attribute.isLength && second.attribute.isLength) {
            return (
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) lie along different axes",
                "both attributes are horizontal or both are vertical; only width and height may meet"
            )
        }
        if first.attribute.isLength != second.attribute.isLength {
            return (
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) are a length and a place",
                "compare lengths with lengths, and places with places"
            )
        }
        let sides: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        let attributes = [first.attribute, second.attribute]
        if attributes.contains(where: \.followsLanguage), attributes.contains(where: sides.contains) {
            return (
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) don't turn round together in a language "
                    + "that is read from the right", "use leading and trailing on both sides, or left and right"
            )
        }
        return nil
    }
}

extension LayoutConstraint.Constant: JSONDecodable {
    /// Decodes points, `"system"` or `{"system": multiplier}`.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Self? {
        switch value.kind {
        case .string("system"): return .system(multiplier: 1)
        case .object:
            let object = ObjectReader(value, path: path, report: report)
            defer { object.finish() }
            guard object.require("system", hint: "the standard distance's multiplier, such as 1") else { return nil }
            return object.number("system", in: multipliers).map { .system(multiplier: $0) }
        default: return report.number(value, path: path, in: offsets, "a number, or \"system\"").map { .points($0) }
        }
    }
}

extension LayoutConstraint.Anchor {
    /// Decodes one side; `nil` if its attribute is missing or invalid.
    fileprivate static func decode(_ object: ObjectReader, _ item: String, _ attribute: String) -> Self? {
        let name = object.string(item)
        guard let attribute = object.choice(attribute, LayoutAttribute.self) else { return nil }
        guard let name else { return Self(nil, attribute) }
        if let guide = LayoutGuide(rawValue: name) { return Self(nil, attribute, guide: guide) }
        // Split at the last dot, because ids can contain dots.
        if let dot = name.lastIndex(of: "."), let guide = LayoutGuide(rawValue: String(name[name.index(after: dot)...]))
        {
            return Self(String(name[..<dot]), attribute, guide: guide)
        }
        return Self(name, attribute)
    }
}

extension LayoutConstraint {
    mutating func renameItems(_ rename: (String) -> String) {
        if let item = first.item { first.item = rename(item) }
        if let item = second?.item { second?.item = rename(item) }
    }
}
