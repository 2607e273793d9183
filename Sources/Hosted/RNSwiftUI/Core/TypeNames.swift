/// Names of types without their parameters, such as `VStack`, looked up once: a tree asks for thousands.
@MainActor enum TypeNames {
    private static var owns: [ObjectIdentifier: String?] = [:]
    private static var shorts: [ObjectIdentifier: String] = [:]

    static func short(_ type: Any.Type) -> String {
        let key = ObjectIdentifier(type)
        if let known = shorts[key] { return known }
        let name = String(_typeName(type, qualified: false).prefix { $0 != "<" })
        shorts[key] = name
        return name
    }

    /// The name of one of the extension's types; `nil` for this module's own.
    static func own(_ type: Any.Type) -> String? {
        let key = ObjectIdentifier(type)
        if let known = owns[key] { return known }
        // Without a mirror, as `String(reflecting:)` makes one.
        let name = _typeName(type, qualified: true).hasPrefix("RNSwiftUI.") ? nil : short(type)
        owns[key] = .some(name)
        return name
    }
}
