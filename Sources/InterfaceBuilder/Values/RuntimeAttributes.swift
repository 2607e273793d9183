import Basics

/// User-defined runtime attributes, which UIKit sets by key path after loading a view.
enum RuntimeAttributes {
    /// Sets the template's keys for supported key paths; others are reported.
    static func set(_ element: XMLElement, in object: inout TemplateObject, context: InterfaceContext) {
        guard let attributes = element.first("userDefinedRuntimeAttributes")?.all("userDefinedRuntimeAttribute"),
            !attributes.isEmpty
        else { return }
        var layer = LayerAttributes()
        for attribute in attributes {
            guard let path = attribute["keyPath"] else { continue }
            let value = RuntimeValue(attribute)
            if layer.set(path, value, context: context) || object.set(path, value, at: attribute, context: context) {
                continue
            }
            let reason =
                isClassOwn(path, of: element) ? "is the class's own, so its code decides what it does" : "isn't drawn"
            context.once(
                "\(element["customClass"] ?? element.name).\(path)", "runtime-attribute-ignored",
                "the runtime attribute \(path.quoted()) \(reason)", at: attribute,
                hint: "say what it does in bindings.json", severity: .note)
        }
        layer.apply(to: &object, at: element)
    }

    /// `true` if a key path may name a property of a custom class.
    private static func isClassOwn(_ path: String, of element: XMLElement) -> Bool {
        !path.hasPrefix("layer.") && element["customClass"] != nil
    }
}

extension TemplateObject {
    /// Sets a property of UIView; `false` for any other.
    fileprivate mutating func set(
        _ path: String, _ value: RuntimeValue, at element: XMLElement, context: InterfaceContext
    ) -> Bool {
        switch path {
        case "clipsToBounds", "layer.masksToBounds": set(.clipsToBounds, .bool(value.flag), at: element)
        case "hidden", "isHidden": set(.hidden, .bool(value.flag), at: element)
        case "userInteractionEnabled", "isUserInteractionEnabled":
            set(.userInteractionEnabled, .bool(value.flag), at: element)
        case "alpha", "layer.opacity": set(.alpha, .number(min(1, max(0, value.number))), at: element)
        case "backgroundColor": set(.backgroundColor, value.color(context))
        case "tintColor": set(.tintColor, value.color(context))
        // Handled with the margins, as a stack's insets.
        case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement": break
        default: return false
        }
        return true
    }
}

private struct LayerAttributes {
    private var cornerRadius: Double?
    private var cornerCurve: String?
    private var borderWidth: Double?
    private var borderColor: JSONValue?
    private var shadowOpacity: Double?
    private var shadowRadius: Double?
    private var shadowOffset: (x: Double, y: Double)?
    private var shadowColor: JSONValue?

    /// Sets a property of the layer; `false` for any other key path.
    mutating func set(_ path: String, _ value: RuntimeValue, context: InterfaceContext) -> Bool {
        switch path {
        case "layer.cornerRadius": cornerRadius = value.length
        case "layer.cornerCurve": cornerCurve = value.text == "continuous" ? "continuous" : "circular"
        case "layer.borderWidth": borderWidth = value.length
        case "layer.shadowOpacity": shadowOpacity = min(1, max(0, value.number))
        case "layer.shadowRadius": shadowRadius = value.length
        case "layer.shadowOffset": shadowOffset = value.pair
        case "layer.borderColor", "layer.shadowColor":
            context.once(
                path, "runtime-attribute-ignored",
                "\(path.quoted()) is a UIColor where the layer has a CGColor, so the colour stays black",
                at: value.element, hint: "iOS ignores it too: set it in code")
        // Properties that apps commonly add to CALayer, because runtime attributes can't set CGColors.
        case "layer.borderUIColor", "layer.borderIBColor", "layer.borderColorFromUIColor":
            borderColor = value.color(context)
        case "layer.shadowUIColor", "layer.shadowIBColor", "layer.shadowColorFromUIColor":
            shadowColor = value.color(context)
        default: return false
        }
        return true
    }

    func apply(to object: inout TemplateObject, at element: XMLElement) {
        object.set(.cornerRadius, cornerRadius.map { .number($0) }, at: element)
        object.set(.cornerCurve, cornerCurve.map { .string($0) }, at: element)
        if let borderWidth, borderWidth > 0 {
            var border = TemplateObject(at: element)
            border.set(.width, borderWidth)
            border.set(.color, borderColor)
            object.set(.border, border.value)
        }
        // The opacity of a layer's shadow is 0 by default.
        if let shadowOpacity, shadowOpacity > 0 {
            var shadow = TemplateObject(at: element)
            shadow.set(.color, shadowColor)
            shadow.set(.opacity, shadowOpacity)
            shadow.set(.radius, shadowRadius)
            shadow.set(.offset, shadowOffset.map { JSONValue(.numbers([$0.x, $0.y]), at: element.position) })
            object.set(.shadow, shadow.value)
        }
    }
}
