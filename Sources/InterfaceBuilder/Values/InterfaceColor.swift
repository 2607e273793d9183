import ContentExtensionHost

/// Reads `<color>`.
package enum InterfaceColor {
    /// A colour in the template language.
    package static func json(_ element: XMLElement, context: InterfaceContext) -> JSONValue? { nil }
}
