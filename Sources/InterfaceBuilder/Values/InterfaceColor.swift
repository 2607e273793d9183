import Basics
import SourceReading
import Views

/// Converts Interface Builder's `<color>` to the template language.
enum InterfaceColor {
    /// The color of an element; `nil` with a finding if it is invalid.
    static func json(_ element: XMLElement, context: InterfaceContext) -> JSONValue? {
        NestedParts.check(element, context: context)
        if let name = systemName(element) { return JSONValue(.string(name), at: element.position) }
        if let name = element["name"], element["red"] == nil, element["white"] == nil {
            return named(name, element, context: context)
        }
        if let rgba = explicit(element) { return JSONValue(.string(rgba.hexadecimal), at: element.position) }
        // For system colors newer than iOS 18 the document's own copy is used.
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            guard let name = element[attribute] else { continue }
            if let copy = context.resource("systemColor", name)?.first("color"), let rgba = explicit(copy) {
                return JSONValue(.string(rgba.hexadecimal), at: element.position)
            }
            context.unknownValue(attribute, of: element)
            return nil
        }
        context.unknownValue("colorSpace", of: element)
        return nil
    }

    /// The template's name of a system color; a document can give several names for different systems, newest first.
    private static func systemName(_ element: XMLElement) -> String? {
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            if let name = element[attribute], let color = SystemColorName.color(name) { return color }
        }
        guard element["catalog"] == "System" || element["colorSpace"] == "catalog" else { return nil }
        return (element["name"] ?? element["colorName"]).flatMap(SystemColorName.color)
    }

    /// A color of the asset catalog, else the document's own copy of it.
    private static func named(_ name: String, _ element: XMLElement, context: InterfaceContext) -> JSONValue? {
        if var color = context.options.assets.color(named: name) {
            color.position = element.position
            return color
        }
        if let copy = context.resource("namedColor", name)?.first("color") {
            if let system = systemName(copy) { return JSONValue(.string(system), at: element.position) }
            if let rgba = explicit(copy) { return JSONValue(.string(rgba.hexadecimal), at: element.position) }
        }
        context.once(
            name, "asset-missing", "there is no colour \(name.quoted()) in an asset catalog", at: element,
            hint: "on a device the system's default is drawn")
        return nil
    }

    /// The color given by an element's components.
    private static func explicit(_ element: XMLElement) -> RGBA? {
        func number(_ name: String) -> Double? { ElementNumber.parse(element[name]) }
        let alpha = number("alpha") ?? 1
        let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
        if let white = number("white") { return ColorSpace.gray(white, alpha: alpha) }
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return switch space {
            case "displayP3", "displayP3ColorSpace": ColorSpace.displayP3([red, green, blue], alpha: alpha)
            case "calibratedRGB", "genericRGB", "genericRGBColorSpace":
                ColorSpace.genericRGB([red, green, blue], alpha: alpha)
            default: RGBA(red: red, green: green, blue: blue, alpha: alpha)
            }
        }
        if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
            let black = number("black")
        {
            return ColorSpace.cmyk([cyan, magenta, yellow, black], alpha: alpha)
        }
        return nil
    }
}
