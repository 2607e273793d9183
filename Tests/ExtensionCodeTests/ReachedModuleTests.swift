import TestSupport
import Testing

@testable import ExtensionCode

/// Of a widget extension the widget with the Live Activity is compiled, without those of the home screen.
@Suite struct ReachedModuleTests {
    private static let source = """
        import UIKit
        struct Order { let view = OrderView() }
        struct OrderView {}
        struct Clock { let broken = undefinedName }
        """

    @Test("code that the classes don't reach isn't compiled if only the rest is asked for", arguments: [true, false])
    func unreached(isReachedOnly: Bool) throws {
        try TemporaryFolder.with(["A.swift": Self.source]) { folder throws in
            let module = CodeModule(
                files: ["\(folder)/A.swift"], classes: ["Order"], isReachedOnly: isReachedOnly)
            let findings = try CodeFixtures.builder.get().build(module).omissions
            #expect(findings.map { $0.location?.line } == (isReachedOnly ? [] : [4]))
        }
    }

    @Test("a small module is reduced to what its classes reach only if that is asked for")
    func minBytes() {
        func reduced(_ minBytes: Int) -> String {
            let file = SourcePass.File(name: "A.swift", bytes: Array(Self.source.utf8))
            return String(
                decoding: CodeReach.reduced([[file]], from: ["Order"], minBytes: minBytes)[0][0].bytes, as: UTF8.self)
        }
        #expect(reduced(CodeReach.minBytes) == Self.source)
        #expect(reduced(0).contains("OrderView()") && reduced(0).contains("struct OrderView {}"))
        #expect(!reduced(0).contains("Clock"))
    }
}
