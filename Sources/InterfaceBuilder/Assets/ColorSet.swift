import Basics
import SourceReading
import Views

enum ColorSet {
    /// The set's color in the template language, with the one for dark appearance; `nil` without a usable one.
    static func color(_ contents: JSONValue) -> JSONValue? {
        let entries = contents["colors"]?.array ?? []
        func best(_ fits: (JSONValue) -> Bool) -> JSONValue? {
            let found = entries.filter { $0["color"] != nil && fits($0) && isForPhone($0) }
            return (found.first { $0["idiom"]?.string == "iphone" } ?? found.first)?["color"]
        }
        let light = best { appearances($0).isEmpty } ?? best { appearances($0).contains("light") }
        let dark = best { appearances($0) == ["dark"] }
        guard let light = light ?? dark else { return nil }
        if let name = light["reference"]?.string.flatMap(SystemColorName.color) { return JSONValue(.string(name)) }
        guard let color = explicit(light) else { return nil }
        guard let dark = dark.flatMap(explicit), dark != color else { return JSONValue(.string(color.hexadecimal)) }
        return JSONValue(.members([.light: .string(color.hexadecimal), .dark: .string(dark.hexadecimal)]))
    }

    private static func appearances(_ entry: JSONValue) -> [String] {
        (entry["appearances"]?.array ?? []).compactMap { $0["value"]?.string }
    }

    private static func isForPhone(_ entry: JSONValue) -> Bool {
        ["universal", "iphone", nil].contains(entry["idiom"]?.string)
            && (entry["display-gamut"]?.string ?? "sRGB") == "sRGB"
    }

    private static func explicit(_ color: JSONValue) -> RGBA? {
        guard let components = color["components"] else { return nil }
        func component(_ name: String) -> Double? { components[name].flatMap(number) }
        let alpha = components["alpha"].flatMap { $0.number ?? ElementNumber.parse($0.string) } ?? 1
        if let white = component("white") { return ColorSpace.gray(white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch color["color-space"]?.string {
        case "display-p3": return ColorSpace.displayP3([red, green, blue], alpha: alpha)
        case "extended-linear-srgb": return ColorSpace.linear([red, green, blue], alpha: alpha)
        default: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// A component in Xcode's notations: `0x1F` and `128` of 255, `0.502` of 1.
    private static func number(_ value: JSONValue) -> Double? {
        if let number = value.number { return number }
        guard let text = value.string else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = ElementNumber.parse(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
