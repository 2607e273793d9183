import Basics

@testable import InterfaceBuilder

/// An element like those of the XML reader.
func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [XMLElement] = [],
    text: String = ""
) -> XMLElement {
    XMLElement(
        name: name, attributes: attributes.map { ($0.key, $0.value) }, children: children, text: text, line: 1,
        column: 1)
}

/// A context with accessible findings.
func context(
    assets: AssetCatalog = .empty, strings: [String: String] = [:], resources: [XMLElement] = []
) -> InterfaceContext {
    InterfaceContext(
        options: InterfaceOptions(assets: assets, strings: strings),
        report: DiagnosticCollector(file: "Main.storyboard"), resources: element("resources", [:], resources))
}

/// A view's template keys as JSON text.
func keys(_ element: XMLElement, _ context: InterfaceContext = context()) -> String {
    var object = TemplateObject(at: element)
    ViewElements.set(element, in: &object, context: context)
    return object.value.compactText
}

extension InterfaceContext {
    var codes: [String] {
        unknowns.report(to: report)
        return report.diagnostics.map(\.code)
    }
}
