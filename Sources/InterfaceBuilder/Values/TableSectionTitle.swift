import ContentExtensionHost

/// Which of a table section's titles.
package enum TableSectionTitle: String, Sendable {
    /// The header's text, and the footer's.
    case header = "headerTitle"
    case footer = "footerTitle"
}

extension ViewElements {
    /// A table section's header or footer as a label without an id; `nil` when the section hasn't got one.
    package static func sectionTitle(
        of section: XMLElement, _ title: TableSectionTitle, context: InterfaceContext
    ) -> JSONValue? { nil }
}
