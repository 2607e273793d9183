import TestSupport
import Testing

@testable import ExtensionFolders

/// Live Activities as code declares them.
@Suite struct ActivityDeclarationTests {
    private func all(_ source: String) -> [String] {
        ActivityDeclaration.all(in: Array(source.utf8)).map { "\($0.widget): \($0.attributesType)" }
    }

    @Test(
        "the type of the attributes is read where a body names it",
        arguments: [
            ("ActivityConfiguration(for: Order.self) { _ in }", "Order"),
            ("ActivityConfiguration(attributesType: Order.self) { _ in }", "Order"),
            ("ActivityConfiguration<Order>(for: Order.self) { _ in }", "Order"),
            ("ActivityConfiguration(for: Model.Orders.Order.self) { _ in }", "Order"),
            ("ActivityConfiguration<Model.Order> { _ in }", "Order"),
            ("ActivityConfiguration(\n    for: Order.self, // the order\n    content: { _ in })", "Order"),
            ("WidgetKit.ActivityConfiguration(for: Order.self) { _ in }", "Order"),
            ("ActivityConfiguration(for: /* Other.self */ Order.self) { _ in }", "Order"),
        ])
    func types(call: String, type: String) {
        let source = """
            import WidgetKit
            struct OrderWidget: Widget {
                var body: some WidgetConfiguration {
                    \(call)
                }
            }
            """
        #expect(all(source) == ["OrderWidget: \(type)"])
    }

    @Test("several widgets of a file are told in their order")
    func several() {
        let source = """
            struct A: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: First.self) { _ in } } }
            struct Plain: Widget { var body: some WidgetConfiguration { StaticConfiguration() } }
            struct B: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: Second.self) { _ in } } }
            """
        #expect(all(source) == ["A: First", "B: Second"])
    }

    @Test(
        "a comment, a text and code outside of a type declare none",
        arguments: [
            "// ActivityConfiguration(for: Order.self)", "struct A { /* ActivityConfiguration(for: Order.self) */ }",
            #"struct A { let name = "ActivityConfiguration(for: Order.self)" }"#,
            "struct A { let type = ActivityConfiguration.self }", "struct A {}", "",
            "let a = ActivityConfiguration(for: Order.self)",
        ])
    func none(source: String) {
        #expect(all(source) == [])
    }

    @Test("files are read in their order, those without the name and those that are gone aren't")
    func files() throws {
        let folder = try TemporaryFolder([
            "A.swift": "struct A { var b: B { ActivityConfiguration(for: First.self) } }", "B.swift": "struct B {}",
            "C.swift": "struct C { var b: B { ActivityConfiguration(for: Second.self) } }",
        ])
        let files = ["C", "B", "Gone", "A"].map { "\(folder.path)/\($0).swift" }
        #expect(ActivityDeclaration.all(in: files).map(\.widget) == ["C", "A"])
    }
}
