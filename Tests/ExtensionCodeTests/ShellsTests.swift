import Testing

@testable import ExtensionCode

@Suite struct ShellsTests {
    private func passes(_ sources: [String]) -> [SourcePass] {
        sources.enumerated().map {
            SourcePass(
                SourcePass.File(name: "\($0.offset).swift", bytes: Array($0.element.utf8)), modules: HostedModules(""))
        }
    }

    private func shells(_ source: String, _ messages: [String]) -> Shells {
        var shells = Shells()
        let errors = messages.map { CompilerMessage(file: "0.swift", line: 1, column: 1, text: $0) }
        _ = shells.add(errors, usedIn: passes([source]))
        return shells
    }

    @Test(
        "the use of a type that isn't there tells what stands for it",
        arguments: [
            ("import UIKit; class A { var a: StarView! }", Shells.Kind.view),
            ("import UIKit; class A { let a: Stars; func b() { view.addSubview(a) } }", .view),
            ("import UIKit; class A { let a: Stars?; func b() { a?.topAnchor.constraint() } }", .view),
            ("import SwiftUI; class A { var a: StarView }", .value(parameters: 0)),
            ("class A { var a: Stars }", .value(parameters: 0)),
            ("class A { var a: Stars<Int, [B]> }", .value(parameters: 2)),
            ("class A { var a: any Stars }", .protocol(ofClasses: false)),
            ("class A: B, Stars { weak var a: Stars? }", .protocol(ofClasses: true)),
            ("class A: Stars { func b() {} }", .superclass("NSObject")),
            ("class A: Stars { override func viewDidLoad() {} }", .superclass("UIViewController")),
            ("class A: Stars { override func layoutSubviews() {} }", .superclass("UIView")),
            ("class A: StarsController { }", .superclass("UIViewController")),
            ("class A: StarCell { init(style: S) {} }", .superclass("UITableViewCell")),
            ("class A: StarCell { }", .superclass("UICollectionViewCell")),
            ("class A: Stars { func c(withContentHandler d: E) {} }", .superclass("UNNotificationServiceExtension")),
        ])
    func kinds(source: String, expected: Shells.Kind) {
        let names = ["Stars", "StarView", "StarsController", "StarCell"].filter(source.contains)
        let found = shells(source, names.map { "cannot find type '\($0)' in scope" }).kinds
        #expect(found[names.max { $0.count < $1.count } ?? ""] == expected)
    }

    @Test(
        "nothing stands for a name that is only called or only conformed to",
        arguments: [
            ("func a() { Stars.shared.b() }", "cannot find 'Stars' in scope"),
            ("var a: some View { StarView(b: 1) }", "cannot find 'StarView' in scope"),
            ("class A: B, StarsDelegate {}", "cannot find type 'StarsDelegate' in scope"),
            ("func a() { stars() }", "cannot find 'stars' in scope"),
        ])
    func none(source: String, message: String) {
        #expect(shells(source, [message]).isEmpty)
    }

    @Test("a name that is only called is a view where its value is added to one")
    func added() {
        let source = "import UIKit; class A { let a = Stars(b: 1); func c() { stack.addArrangedSubview(a) } }"
        #expect(shells(source, ["cannot find 'Stars' in scope"]).views == ["Stars"])
    }

    @Test(
        "initialisers lose their arguments, except a view's frame",
        arguments: [
            ("let a = StarView(b: 1, frame: CGRect(x: 1, y: 2), c: d)", "let a = StarView(frame: CGRect(x: 1, y: 2))"),
            ("let a: StarView = StarView.init(b)", "let a: StarView = StarView.init()"),
            ("let a = StarView(b) { c() }", "let a = StarView()"),
            ("if StarView(b).c { d() }", "if StarView().c { d() }"),
            ("let a = StarView.make(b)", "let a = StarView.make(b)"),
            ("let a = B.StarView(b)", "let a = B.StarView(b)"),
        ])
    func arguments(source: String, expected: String) {
        let source = "import UIKit; var z: StarView; " + source
        let all = passes([source])
        var repairs = SourceRepairs()
        repairs.leaveOutArguments(of: shells(source, ["cannot find type 'StarView' in scope"]), in: all[0])
        let left = String(decoding: repairs.applied(to: all[0].file.bytes), as: UTF8.self)
        #expect(left.filter { $0 != " " } == ("import UIKit; var z: StarView; " + expected).filter { $0 != " " })
    }

    @Test("the file declares each type once, in order")
    func file() {
        let source = "import UIKit; class A: Base<C> { var a: StarView; var b: Box<Int>; var c: any Rule }"
        let names = ["StarView", "Box", "Rule"].map { "cannot find type '\($0)' in scope" }
        let text = String(decoding: shells(source, names + names).file.bytes, as: UTF8.self)
        #expect(text.contains("open class Box<T1>: _Shell {}\npublic protocol Rule {}\nopen class StarView: UIView {"))
        #expect(text.components(separatedBy: "open class StarView").count == 2)
    }
}
