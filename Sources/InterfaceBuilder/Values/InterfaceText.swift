import Basics
import PlatformFoundation

enum InterfaceText {
    /// A text in the template language, truncated to the maximum length.
    static func json(_ text: String, at element: XMLElement) -> JSONValue {
        let text = text.utf8.count <= Limits.textBytes ? text : String(text.prefix(Limits.textBytes / 4))
        return JSONValue(.text(text), at: element.position)
    }

    /// The text of a `<string>` or `<mutableString>`, plain or in Base64.
    static func content(of element: XMLElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        // Interface Builder omits the padding and breaks lines.
        var digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension InterfaceContext {
    /// The text of a property: localized, else the attribute's, else the child's; `nil` for none.
    /// - Parameters:
    ///   - property: the attribute, or the child's key.
    ///   - name: the property's name in string tables, if different.
    ///   - object: the element whose id string tables use, if different.
    func text(
        _ property: String, of element: XMLElement, localizedAs name: String? = nil, object: XMLElement? = nil
    ) -> JSONValue? {
        let own = element[property] ?? element.child(key: property).map(InterfaceText.content)
        return text((object ?? element)["id"], name ?? property, own).map { InterfaceText.json($0, at: element) }
    }

    func color(_ key: String, of element: XMLElement) -> JSONValue? {
        element.child(key: key).flatMap { $0.name == "color" ? InterfaceColor.json($0, context: self) : nil }
    }

    /// - Parameter size: the size in points of a font without one; `nil` for UIFont's default.
    func font(_ key: String, of element: XMLElement, size: Double? = nil) -> JSONValue? {
        element.child(key: key).flatMap { InterfaceFont.json($0, size: size, context: self) }
    }
}
