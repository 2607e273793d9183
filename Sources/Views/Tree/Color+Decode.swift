import Basics

extension Color: JSONDecodable {
    /// Decodes a color: one of UIKit's names, `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or `{"light", "dark"}` of explicit ones.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Color? {
        if let text = value.string {
            if let color = Color(text) { return color }
            report.unknownColor(text, value, path: path, among: names)
            return nil
        }
        guard let object = report.object(value, path: path, "a colour") else { return nil }
        let light = object.explicitColor("light")
        let dark = object.explicitColor("dark")
        object.finish()
        return light.flatMap { light in dark.map { .dynamic(light: light, dark: $0) } }
    }

    /// A color by UIKit's name or in hexadecimal.
    public init?(_ text: String) {
        if let rgba = RGBA(text) {
            self = .rgba(rgba)
        } else if let semantic = SemanticColor(rawValue: text) {
            self = .semantic(semantic)
        } else {
            return nil
        }
    }

    static var names: [String] { RGBA.fixed.map(\.name) + SemanticColor.allCases.map(\.rawValue) }
}

extension RGBA {
    /// UIColor's fixed colors, the same in both appearances (fact: colors/fixed).
    fileprivate static let fixed: [(name: String, color: RGBA)] = [
        ("clear", RGBA(white: 0, alpha: 0)), ("white", RGBA(white: 1)), ("black", RGBA(white: 0)),
        ("darkGray", RGBA(85, 85, 85)), ("lightGray", RGBA(170, 170, 170)), ("gray", RGBA(128, 128, 128)),
        ("red", RGBA(255, 0, 0)), ("green", RGBA(0, 255, 0)), ("blue", RGBA(0, 0, 255)), ("cyan", RGBA(0, 255, 255)),
        ("yellow", RGBA(255, 255, 0)), ("magenta", RGBA(255, 0, 255)), ("orange", RGBA(255, 128, 0)),
        ("purple", RGBA(128, 0, 128)), ("brown", RGBA(153, 102, 51)),
    ]

    /// A name of UIColor's fixed colors such as `lightGray`, `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    public init?(_ text: String) {
        guard text.hasPrefix("#") else {
            guard let known = Self.fixed.first(where: { $0.name == text }) else { return nil }
            self = known.color
            return
        }
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1, text.utf8.count == text.count else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        self.init(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    }
}

extension ObjectReader {
    fileprivate func explicitColor(_ key: String) -> RGBA? {
        guard require(key, hint: "a colour for each appearance: \"light\" and \"dark\""), let raw = raw(key),
            let text = string(key)
        else { return nil }
        if let color = RGBA(text) { return color }
        report.unknownColor(text, raw, path: child(key), among: RGBA.fixed.map(\.name))
        return nil
    }
}

extension DiagnosticCollector {
    fileprivate func unknownColor(_ text: String, _ value: JSONValue, path: String, among names: [String]) {
        let isBareHex = RGBA("#" + text) != nil
        unknownName(
            text, "a colour", value, path: path, among: isBareHex ? [] : names,
            or: isBareHex ? "write \"#\(text)\"" : "write #RRGGBB, or a name of UIKit's such as label or systemGreen",
            code: "unknown-color")
    }
}
