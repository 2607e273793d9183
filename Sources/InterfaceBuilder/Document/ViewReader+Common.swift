import Basics
import RNWire

extension ViewReader {
    /// Sets colors, opacity and clipping.
    func setStyle(_ element: XMLElement, in object: inout TemplateObject) {
        for key in [WireKey.backgroundColor, .tintColor] {
            guard let color = element.children.first(where: { $0.name == "color" && $0["key"] == key.rawValue }) else {
                continue
            }
            object.set(key, InterfaceColor.json(color, context: context))
        }
        if context.flag("hidden", of: element) == true { object.set(.hidden, .bool(true), at: element) }
        if let alpha = context.number("alpha", of: element, in: 0...1), alpha != 1 {
            object.set(.alpha, .number(alpha), at: element)
        }
        if context.flag("clipsSubviews", of: element) == true { object.set(.clipsToBounds, .bool(true), at: element) }
        // Interface Builder omits `true`, which isn't the default of labels and image views made in code.
        let letsTouchesThrough = element.name == "label" || element.name == "imageView"
        let touches = context.flag("userInteractionEnabled", of: element) ?? true
        if touches == letsTouchesThrough { object.set(.userInteractionEnabled, .bool(touches), at: element) }
    }

    /// Sets hugging and compression resistance.
    func setSizing(_ element: XMLElement, in object: inout TemplateObject) {
        for (key, suffix) in [
            (WireKey.hugging, "HuggingPriority"), (.compressionResistance, "CompressionResistancePriority"),
        ] {
            let axes = [WireKey.horizontal, .vertical].compactMap { axis in
                context.number(axis.rawValue + suffix, of: element, in: 1...1000).map {
                    JSONValue.Member(key: axis, value: JSONValue(.number($0), at: element.position))
                }
            }
            if !axes.isEmpty { object.set(key, .object(axes), at: element) }
        }
        if let width = context.number("preferredMaxLayoutWidth", of: element, in: 0...Limits.points), width > 0 {
            object.set(.preferredMaxLayoutWidth, .number(width), at: element)
        }
    }

    /// Sets the layout margins, and a stack's insets if its arrangement is relative to them.
    /// - Parameter outer: the view into which the element's own is merged, or itself.
    func setMargins(_ element: XMLElement, of outer: XMLElement, in object: inout TemplateObject) {
        let margins = margins(of: element) ?? margins(of: outer)
        if let margins {
            object.set(.layoutMargins, margins)
        } else if outer.name == "tableViewCell" {
            object.set(.layoutMargins, Self.cellMargins, at: outer)
        }
        if context.flag("preservesSuperviewLayoutMargins", of: element) == true {
            object.set(.preservesSuperviewLayoutMargins, .bool(true), at: element)
        }
        if outer.name == "stackView", Self.isRelativeToMargins(outer) {
            object.set(.margins, margins ?? JSONValue(.number(8), at: outer.position))
        }
    }

    /// The margins of a table cell's content since iOS 11: as wide as the separator inset, and with room for two lines.
    private static let cellMargins = JSONValue.Kind.members([
        .top: .number(11), .leading: .number(16), .bottom: .number(11), .trailing: .number(16),
    ])

    private func margins(of element: XMLElement) -> JSONValue? {
        let directional = element.child(key: "directionalLayoutMargins")
        guard let insets = directional ?? element.child(key: "layoutMargins") else { return nil }
        let sides = [("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right")]
        let members = sides.map { side, absolute in
            let value = context.number(directional == nil ? absolute : side, of: insets) ?? 0
            return JSONValue.Member(key: side, value: JSONValue(.number(value), at: insets.position))
        }
        return JSONValue(.object(members), at: insets.position)
    }

    /// Set as a runtime attribute, because Interface Builder has no field for it.
    private static func isRelativeToMargins(_ stack: XMLElement) -> Bool {
        let names = ["layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"]
        if names.contains(where: { stack[$0] == "YES" }) { return true }
        return (stack.first("userDefinedRuntimeAttributes")?.children ?? []).contains { attribute in
            names.contains(attribute["keyPath"] ?? "")
                && (attribute["value"] ?? attribute.child(key: "value")?["value"]) == "YES"
        }
    }

    func setRowHeight(_ element: XMLElement, in object: inout TemplateObject) {
        if let height = context.number("rowHeight", of: element), height > 0 {
            object.set(.height, .number(height), at: element)
        }
    }
}
