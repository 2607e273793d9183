/// A path in a literal of Swift. The compiler's messages repeat the literal, not its value.
enum EscapedPath {
    static func escaped(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case ..<" ": "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// The path of a literal that `escaped` made.
    static func unescaped(_ literal: String) -> String {
        guard literal.contains("\\") else { return literal }
        var path = ""
        var rest = literal[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                path.append(character)
                continue
            }
            if next == "u", let end = rest.firstIndex(of: "}"),
                let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
            {
                path.unicodeScalars.append(scalar)
                rest = rest[end...].dropFirst()
            } else {
                path.append(next)
            }
        }
        return path
    }
}
