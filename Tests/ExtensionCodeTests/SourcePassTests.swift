import TestSupport
import Testing

@testable import ExtensionCode

@Suite struct SourcePassTests {
    static let modules = HostedModules(
        """
        # stand-in\tframeworks\timports
        RNFoundation\tFoundation,Darwin,Dispatch,os,ObjectiveC\t-
        RNQuartzCore\tQuartzCore\tRNFoundation
        RNUIKit\tUIKit\tRNFoundation
        -\tCoreBluetooth,Security
        """)

    private func rewritten(_ text: String) -> String {
        let pass = SourcePass(.init(name: "a.swift", bytes: Array(text.utf8)), modules: Self.modules)
        return String(decoding: pass.rewritten(), as: UTF8.self)
    }

    @Test("the attributed string of Swift 3's first betas has its prefix, Foundation's own hasn't")
    func attributedStrings() {
        func prefixed(_ text: String) -> Int {
            let pass = SourcePass(.init(name: "a.swift", bytes: Array(text.utf8)), modules: Self.modules)
            return pass.insertions.count { $0.text == "NS" }
        }
        let text = "func a() -> AttributedString { AttributedString(string: b, attributes: [NSFontAttributeName: c]) }"
        #expect(prefixed(text) == 2)
        #expect(prefixed("let a = AttributedString(\"b\")") == 0)
    }

    @Test("an object whose members are read by key is optional")
    func keyedObjects() {
        let text = "let a = (b as AnyObject).value(forKey: c), d = (b as AnyObject).count"
        let pass = SourcePass(.init(name: "a.swift", bytes: Array(text.utf8)), modules: Self.modules)
        #expect(pass.insertions.map(\.text) == ["?"] && pass.insertions.first?.offset == 23)
    }

    @Test("variables of methods name their views, properties and other values don't")
    func viewNames() {
        let text = """
            class Card: UIViewController {
                let title2 = UILabel()
                func add() {
                    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
                    let color = UIColor(white: 0, alpha: 1)
                    let count = UILabel().subviews.count
                    var row = UIStackView(); row.spacing = 4
                }
            }
            """
        let pass = SourcePass(.init(name: "a.swift", bytes: Array(text.utf8)), modules: Self.modules)
        let names = pass.insertions.filter { $0.text.contains("_nameView") }
        #expect(names.map(\.text) == ["; _nameView(badge, \"badge\")", "; _nameView(row, \"row\")"])
        let before = names.map { String(decoding: Array(text.utf8)[..<$0.offset].suffix(3), as: UTF8.self) }
        #expect(before == ["1))", "w()"])
    }

    @Test(
        "each construct of Objective-C gets a replacement of the same length",
        arguments: [
            ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
            ("@objc(like:) func like(_ s: Any) {}", "             func like(_ s: Any) {}"),
            ("@objc\nfunc a() {}", "     \nfunc a() {}"),
            ("@IBAction func a() {}", "@IBAction func a() {}"),
            ("#selector(self.tap)", " Selector(self.tap)"),
            ("#selector(getter: UIView.inputView)", "Selector(\"inputView\")              "),
            ("#selector(setter: Card.text)", "Selector(\"setText:\")        "),
            ("#keyPath(Player.item.status)", "\"item.status\"               "),
            ("#if os(iOS) || os(macOS)\n#endif", "#if true    || os(macOS)\n#endif"),
            ("#if os(Linux)\n#endif", "#if false    \n#endif"),
            (
                "#if canImport(UIKit) && canImport(SwiftUI)\n#endif",
                "#if true             && canImport(SwiftUI)\n#endif"
            ),
            (
                "var a: AnyObject = unsafeBitCast(b, to: AnyObject.self)",
                "var a: NSNumber  = unsafeBitCast(b, to: NSNumber .self)"
            ),
            ("func a(_ b: AnyObject) {}", "func a(_ b: AnyObject) {}"),
            ("import Foundation", "import         RN"),
            ("import struct Foundation.Date", "import struct         RN.Date"),
            ("import os.log", "import RN    "),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
            ("@testable import CoreBluetooth", "                              "),
            ("let a = Darwin.round(b)", "let a =     RN.round(b)"),
            ("import Foundation\nlet a: Foundation.Date", "import         RN\nlet a:         RN.Date"),
            ("let text = \"@objc #selector(a)\" // @IBOutlet", "let text = \"@objc #selector(a)\" // @IBOutlet"),
            ("\u{FEFF}import UIKit", "   import UIKit"),
            ("#Preview(\"a\") {\n  @objc\n}\nlet a = 1", "               \n       \n \nlet a = 1"),
            (
                "#Preview(as: .content) { A() } timeline: { B() }\nlet a = 1",
                "                                                \nlet a = 1"
            ),
            (
                "#Preview(as: .content) { A() } timeline: {\n B() } other: { C() }; f()",
                "                                          \n                     ; f()"
            ),
            ("#Preview { A() }\nfoo: while true { break }", "                \nfoo: while true { break }"),
        ])
    func replacements(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test("the values of the environment keep their names")
    func values() {
        let source = "let os = 1\nfoo(os(iOS))\nlet b = Foundation.isGood"
        #expect(rewritten(source) == source)
    }

    @Test("any sequence of tokens keeps its length and its lines")
    func lengths() {
        var numbers = SeededNumbers(seed: 7)
        let words = [
            "@objc", "@IBOutlet", "(", ")", "#selector(", "#keyPath(A.b)", "import ", "Foundation", "os(iOS)", "\n",
            "\r\n", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "é", "class A: UIView {", "}", "override func a() {}",
            "extension A {", "#if ", "#else", "#endif", "protocol P", "{", "var x: Int", "<", "init", ".", ",", "`",
        ]
        for _ in 0..<3_000 {
            let source = (0..<Int.random(in: 0..<30, using: &numbers))
                .map { _ in numbers.pick(words) + numbers.pick([" ", ""]) }.joined()
            let result = Array(rewritten(source).utf8)
            let bytes = Array(source.utf8)
            #expect(result.count == bytes.count, "\(source)")
            let breaks = { (text: [UInt8]) in text.indices.filter { text[$0] == 10 || text[$0] == 13 } }
            #expect(breaks(result) == breaks(bytes), "\(source)")
        }
    }
}
