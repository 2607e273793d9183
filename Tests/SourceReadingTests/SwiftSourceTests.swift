import Basics
import Testing
import Views

@testable import SourceReading

private func swift(_ text: String) -> [SourceClass] {
    ParsedSource(Array(text.utf8), file: "Card.swift")?.classes ?? []
}

@Test func aSwiftControllerWithItsOutletsAndActions() throws {
    let found = try #require(
        swift(
            """
            import UIKit
            final class CardController: UIViewController, UNNotificationContentExtension {
                @IBOutlet private weak var titleLabel: UILabel!
                @IBOutlet var rows: [UIStackView]!
                @IBOutlet
                weak var map: MapKit.MKMapView? {
                    didSet { var inner: Int = 0; inner += 1 }
                }
                static var shared: CardController?
                var count: Int, total: Int
                @IBAction func like(_ sender: UIButton) { let block = { (x: Int) in x } }
                @IBAction func close() {}
                func didReceive(_ notification: UNNotification) {}
                func didReceive(
                    _ response: UNNotificationResponse,
                    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
                ) {}
            }
            """
        ).first)
    #expect(found.name == "CardController")
    #expect(found.superclass == "UIViewController")
    #expect(found.conformances.contains("UNNotificationContentExtension"))
    #expect(found.location == SourceSpan(file: "Card.swift", line: 2, column: 7))
    #expect(found.properties.map(\.name) == ["titleLabel", "rows", "map", "count", "total"])
    #expect(found.properties.map(\.isOutlet) == [true, true, true, false, false])
    #expect(found.properties[0].location.column == 32)
    #expect(
        found.methods.map(\.selector) == ["like:", "close", "didReceive:", "didReceive:completionHandler:"])
    #expect(found.methods.map(\.isAction) == [true, true, false, false])
}

@Test(arguments: [
    ("like()", "like"), ("like(_ sender: Any)", "like:"), ("like(sender: Any)", "likeWithSender:"),
    ("like(_ sender: Any, event: UIEvent)", "like:event:"), ("like(_ a: Any, _ b: UIEvent)", "like::"),
    ("like(for event: UIEvent)", "likeFor:"), ("like(withSender s: Any)", "likeWithSender:"),
    ("likeFrom(sender: Any)", "likeFromSender:"), ("like<T>(_ x: T, by y: [Int: (a: T, b: T)])", "like:by:"),
])
func theSelectorOfASwiftMethod(declaration: String, selector: String) {
    let found = swift("class A: UIView { @IBAction func \(declaration) {} }")
    #expect(found.first?.methods.map(\.selector) == [selector])
}

@Test func importsOfSingleDeclarationsDeclareNothing() {
    let found = swift("import struct Shared.Order; import class Shared.Store\nclass Card: UIViewController {}")
    #expect(found.map(\.name) == ["Card"])
}

@Test("an asynchronous method has a completion handler in Objective-C")
func asynchronousMethods() throws {
    let text = """
        class A: UIViewController {
            func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption {}
            @objc func load() async {}
        }
        """
    let source = try #require(ParsedSource(Array(text.utf8), file: "Card.swift"))
    let selectors = source.classes[0].methods.map(\.selector)
    #expect(selectors == ["didReceive:completionHandler:", "loadWithCompletionHandler:"])
    var index = SourceIndex()
    index.add(source)
    #expect(index.named("A")?.answersResponses == true)
}

@Test("attributes of parameters and words that are also modifiers aren't mistaken for labels")
func labels() {
    let text = "class A: UIView { @objc func show(@Builder(1) content: B, open url: URL, optional c: C) {} }"
    #expect(swift(text).first?.methods.map(\.selector) == ["showWithContent:open:optional:"])
    guard case .type(let type)? = ParsedSource(Array(text.utf8), file: "Card.swift")?.statements.first,
        case .function(let function)? = type.members.first
    else { return #expect(Bool(false), "no function") }
    #expect(function.parameters.map(\.label) == ["content", "open", "optional"])
    #expect(function.parameters.map(\.name) == ["content", "url", "c"])
}

@Test("names that are keywords, and attributes with modules, begin nothing")
func keywordsAsNames() {
    let found = swift(
        """
        enum Kind {
            case `extension`, `class`
            case `struct`
            case other
        }
        class Card: UIView {
            @IBOutlet @Module.Wrapper<Int>(1) private(set) var title: UILabel!
            var size: CGSize = .init(class: 1)
            func open() {}
        }
        """)
    #expect(found.map(\.name) == ["Card"])
    #expect(found.first?.properties.map(\.isOutlet) == [true, false])
    #expect(found.first?.methods.map(\.selector) == ["open"])
}

@Test("the requirements of a protocol are functions of their own")
func requirements() {
    let text = "protocol A {\n func a()\n mutating func b() -> Int\n func c(); func d() }"
    guard case .type(let type)? = ParsedSource(Array(text.utf8), file: "Card.swift")?.statements.first else {
        return #expect(Bool(false), "no type")
    }
    #expect(type.members.count == 4)
}

@Test func deeplyNestedClassesAreRead() {
    #expect(swift(String(repeating: "class A {", count: 100_000)).count == 100_000)
}

@Test func namesForObjectiveC() {
    let found = swift(
        """
        @objc(RNCard) public class Card: NSObject {
            @objc(heading) @IBOutlet var title: UILabel!
            @objc(tapped:) func tap(_ sender: Any) {}
            @objc var shown = false
            var hidden = false
        }
        @objcMembers class Open: UIView { var a: Int = 0; func b() {} }
        """)
    #expect(found.map(\.runtimeName) == ["RNCard", nil])
    #expect(found[0].properties.map(\.name) == ["heading", "shown", "hidden"])
    #expect(found[0].properties.map(\.isExposed) == [true, true, false])
    #expect(found[0].methods.map(\.selector) == ["tapped:"])
    #expect(found[1].properties[0].isExposed && found[1].methods[0].isExposed)
}

@Test func classesInCommentsAndStringsAreIgnored() {
    let found = swift(
        ###"""
        // class A: UIView {}
        /* class B: UIView { /* nested */ */
        let a = "class C: UIView { \(f("}") + "\"{") "
        let b = """
            class D: UIView { "" \(g(")}"))
            """
        let c = ##"class E: UIView { "# \##(h(")")) "##
        class F: UIView { let d = "}"; @IBOutlet var real: UIView! }
        """###)
    #expect(found.map(\.name) == ["F"])
    #expect(found.first?.properties.map(\.name) == ["real"])
}

@Test func everyBranchOfACondition() {
    let found = swift(
        """
        class A: UIViewController {
            #if os(iOS) && swift(>=5)
            @IBOutlet var one: UILabel!
            #else
            @IBOutlet var two: UILabel!
            #endif
            @objc func go() { perform(#selector(stop)) }
            @objc func stop() {}
        }
        """)
    #expect(found.first?.properties.map(\.name) == ["one", "two"])
    #expect(found.first?.methods.map(\.selector) == ["go", "stop"])
}

@Test func membersBelongToTheirTypes() {
    let found = swift(
        """
        protocol P: class { func p() }
        class Outer<T: Sequence>: Base<T>, P where T.Element == Int {
            struct Row { var text: String; func draw() {} }
            class Cell: UITableViewCell { @IBOutlet var name: UILabel! }
            class func make() -> Outer { Outer() }
            func p() { class Local {} }
            func q() {}
        }
        extension UIView { func shake() {} }
        """)
    // A storyboard can't name the class in a function.
    #expect(found.map(\.name) == ["Outer", "Cell", "UIView"])
    #expect(found.map(\.superclass) == ["Base", "UITableViewCell", nil])
    #expect(found[0].conformances == ["Base", "P"])
    #expect(found[0].methods.map(\.selector) == ["p", "q"])
    #expect(found[0].properties.isEmpty)
    #expect(found[1].properties.map(\.name) == ["name"])
    #expect(found[2].location == nil)
}

@Test(arguments: [
    "class", "class A", "class A {", "@IBOutlet", "class A { @objc(", "class A { @IBAction func", "\"\\(\"\\(\"\\(",
    "class A { var x: [", "}}}}", "/*", "class A: B<", "func (", "extension .", "class A { func f(", "\"\"\"", "#\"",
    "class A { var", "class A { var x: Int, ",
])
func brokenSwiftEnds(text: String) {
    // The classes found don't matter; reading must terminate.
    #expect(swift(text).count <= 1)
}
