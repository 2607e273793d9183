import ContentExtensionHost

@testable import InterfaceBuilder

/// Elements as the reader of files would make them.
func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [XMLElement] = [],
    text: String = "", line: Int = 1, column: Int = 1
) -> XMLElement {
    XMLElement(
        name: name, attributes: attributes.map { ($0.key, $0.value) }, children: children, text: text, line: line,
        column: column)
}

/// A context whose findings can be looked at.
func context(
    assets: any AssetResolving = NoAssets(), strings: [String: String] = [:], resources: [XMLElement] = []
) -> InterfaceContext {
    InterfaceContext(
        findings: InterfaceFindings(DiagnosticCollector(file: "Main.storyboard")), assets: assets, strings: strings,
        resources: InterfaceResources(element("resources", [:], resources)))
}
