import SourceReading
import Testing

@testable import ExtensionCode

/// Large modules keep what the extension's code reaches by names.
@Suite struct CodeReachTests {
    private func reduced(_ library: String, from program: String, classes: Set<String> = []) -> [String] {
        let modules = [[("L.swift", library)], [("P.swift", program)]].map { files in
            files.map { SourcePass.File(name: $0.0, bytes: Array($0.1.utf8)) }
        }
        return CodeReach.reduced(modules, from: classes, minBytes: 1).map {
            String(decoding: $0[0].bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
        }
    }

    @Test(
        "declarations that nothing reaches are left out",
        arguments: [
            ("struct A {}; struct B { var c: C }; struct C {}", "let b = B()", "struct B { var c: C }; struct C {}"),
            // By a text, as storyboards and NSClassFromString name classes.
            ("class A {}; class B {}", "let n = \"App.B\"", "class B {}"),
            // With the extensions of its types, and those of others by their members.
            ("struct A {}; extension A { func a() {} }", "let a = A()", "struct A {}; extension A { func a() {} }"),
            (
                "extension String { var shout: Int { 1 } }; func f() {}", "let a = \"\".shout",
                "extension String { var shout: Int { 1 } };"
            ),
            ("extension String { var shout: Int { 1 } }; func f() {}", "let a: String = f()", "func f() {}"),
            (
                "extension UIColor { convenience init(hex: Int) {} }", "UIColor(hex: 1)",
                "extension UIColor { convenience init(hex: Int) {} }"
            ),
            // A conformance to the system's protocols changes what a type does.
            ("extension String: Error {}; struct A {}", "let a: String", "extension String: Error {};"),
            (
                "extension Swift.Double: Swift.Error { func mmol() {} }; struct A {}", "let a: Double",
                "extension Swift.Double: Swift.Error { func mmol() {} };"
            ),
            (
                "extension Swift.Double: Swift.Error { func mmol() {} }; struct A {}", "1.mmol()",
                "extension Swift.Double: Swift.Error { func mmol() {} };"
            ),
            (
                "infix operator <->; func <-> (a: Int, b: Int) {}; struct A {}", "1 <-> 2",
                "infix operator <->; func <-> (a: Int, b: Int) {};"
            ),
            ("import UIKit\nlet a = 1, b = 2", "", "import UIKit\n"),
            // With the static members that are named, as of generated lists of texts and colours.
            (
                "enum L { static let a = b; static let b = 1; static let c = 2; enum M { static var d: Int { 3 } } }",
                "L.a",
                "enum L { static let a = b; static let b = 1; enum M { } }"
            ),
            (
                "extension UIColor { static let a = 1; static let b = 2 }", "UIColor.b",
                "extension UIColor { static let b = 2 }"
            ),
            // Not those that a protocol or an attribute can ask for.
            ("enum L: P { static let a = 1 }", "L", "enum L: P { static let a = 1 }"),
            ("enum L { static let a = 1 }; extension L: P {}", "L", "enum L { static let a = 1 }; extension L: P {}"),
            ("@resultBuilder enum L { static func a() {} }", "L", "@resultBuilder enum L { static func a() {} }"),
            ("enum L { static let a = 1, b = 2 }", "L.b", "enum L { static let a = 1, b = 2 }"),
        ])
    func library(source: String, program: String, kept: String) {
        #expect(reduced(source, from: program)[0].trimmed == kept.trimmed)
    }

    @Test("a large program keeps what its classes reach")
    func program() {
        let source = "class V { let h = H() }; class H {}; class AppDelegate {}"
        #expect(reduced("", from: source, classes: ["V"])[1].trimmed == "class V { let h = H() }; class H {};")
        #expect(reduced("", from: source)[1] == source)
    }

    @Test("lines stay where they are")
    func lines() {
        let text = reduced("struct A {\n\n}\nstruct B {}", from: "B()")[0]
        #expect(text.hasPrefix("\n\n") && text.trimmed == "struct B {}")
    }
}
