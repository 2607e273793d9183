import ExtensionFolders
import InterfaceBuilder
import SourceReading
import Testing

@testable import ExtensionCode

@Suite struct PreparedSourcesTests {
    @Test("the names of assets that code uses are generated, unless the code has them")
    func assets() {
        let source = """
            let a = UIColor.brandStart, b: [UIImage] = [.logo, .htmlIcon, .own], c = ColorResource.tint
            extension UIImage { static let own = UIImage() }
            """
        let assets = AssetNames(
            images: ["Logo", "HTML-icon", "own", "unused"], colors: ["Brand Start", "tintColor", "icons/other"])
        let files = PreparedSources(
            [SourcePass.File(name: "A.swift", bytes: Array(source.utf8))], modules: HostedModules(""), assets: assets
        ).files
        let text = files.first { $0.name == "assets.swift" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains("static let `brandStart` = ColorResource(name: \"Brand Start\", bundle: .main)"))
        #expect(lines.contains("static let `tint` = ColorResource(name: \"tintColor\", bundle: .main)"))
        #expect(lines.contains("static var `htmlIcon`: UIImage { UIImage(resource: .`htmlIcon`) }"))
        #expect(lines.contains("static var `logo`: UIImage { UIImage(resource: .`logo`) }"))
        #expect(!text.contains("var `own`") && !text.contains("unused") && !text.contains("other"))
        let plain = PreparedSources([SourcePass.File(name: "A.swift", bytes: [])], modules: HostedModules(""))
        #expect(plain.files.map(\.name) == ["file0.swift", "main.swift"])
    }

    @Test("the main bundle of a localized text has its type")
    func bundles() {
        let source =
            #"let a = NSLocalizedString("a", tableName: nil, bundle: .main, value: "b", comment: ""); f(bundle: .main)"#
        let files = PreparedSources(
            [SourcePass.File(name: "A.swift", bytes: Array(source.utf8))], modules: HostedModules("")
        ).files
        let text = String(decoding: files[0].bytes, as: UTF8.self)
        #expect(text.contains("bundle: Bundle.main, value") && text.contains("f(bundle: .main)"))
    }

    @Test("a file that imports Foundation alone has Combine's observable objects, and no other file has Combine")
    func observableObjects() {
        let sources = ["import Foundation\nclass A: ObservableObject { @Published var a = 0 }", "import Foundation"]
        let files = PreparedSources(
            sources.enumerated().map { SourcePass.File(name: "\($0.offset).swift", bytes: Array($0.element.utf8)) },
            modules: HostedModules("RNFoundation\tFoundation\t-\nRNCombine\tCombine,OpenCombine\tRNFoundation")
        ).files
        let imports = files.prefix(2).map { String(decoding: $0.bytes, as: UTF8.self).contains("\nimport Combine\n") }
        #expect(imports == [true, false])
    }

    private func prepared(
        _ sources: String..., excluded: [Int: Set<Int>] = [:],
        module: PreparedSources.Module = .program(libraries: [])
    ) -> [String] {
        let files = sources.enumerated().map {
            SourcePass.File(name: "Folder/\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        return PreparedSources(files, modules: SourcePassTests.modules, excluded: excluded, module: module).files
            .map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("a module gives its own classes to the program that imports it")
    func libraryRegistrations() {
        let source =
            "public class Cell: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }"
        let files = prepared(source, module: .library("Kit"))
        #expect(files[0].contains("c.makes { Cell(frame: $0) }"))
        #expect(
            files[1] == """
                import RN
                public func rnClassesOfKit() -> [HostedClass] { [rnClasses0(), rnExtensions0()].flatMap { $0 } }

                """)
        #expect(prepared("public func twice() {}", module: .library("Kit")).count == 1)
        // The program may ask for classes that a repair has left out.
        let file = SourcePass.File(name: "A.swift", bytes: Array("public func twice() {}".utf8))
        let repaired = PreparedSources(
            [file], modules: SourcePassTests.modules, repairs: [0: SourceRepairs()], module: .library("Kit"))
        let text = String(decoding: repaired.files.last?.bytes ?? [], as: UTF8.self)
        #expect(text.contains("{ [] }"))
        let program = prepared("class A: UIViewController {}", module: .program(libraries: ["Kit"])).last
        #expect(program?.contains("import Kit\n") == true)
        #expect(program?.contains("classes += rnClassesOfKit()\n") == true)
    }

    @Test("a subclass of a module's class is known by it")
    func moduleClasses() {
        func outline(_ text: String) -> SourceOutline {
            SourcePass(.init(name: "a.swift", bytes: Array(text.utf8)), modules: SourcePassTests.modules).outline
        }
        let kit = """
            open class Base: UIViewController {
                @objc public func like() {}
                @objc func hidden() {}
                public func didReceive(_ r: UNNotificationResponse, completionHandler: @escaping (Int) -> Void) {}
            }
            """
        let own = "class Card: Base { @objc func own() {} }"
        let classes = ModuleClasses([outline(own)], libraries: [outline(kit)])
        #expect(classes.implements("didReceive:completionHandler:", in: "Card"))
        #expect(classes.systemClass(of: "Card") == "UIViewController")
        let text = Registration(classes: classes, outline: outline(own), number: 0).text ?? ""
        #expect(
            text.components(after: "c: ClassDescription<Card>) {\n") == """
                c.action("own") { c in { c.own() } }
                c.makes { Card(nibName: $0, bundle: $1) }
                } }
                func rnClasses0() -> [HostedClass] { [
                HostedClass("Card", Card.self, register: Card.rnRegister0_0),
                ] }
                func rnExtensions0() -> [HostedClass] { [
                ] }
                """)
    }

    @Test("outlets, actions and optional methods are registered in the class's file")
    func registrations() {
        let files = prepared(
            """
            class Controller: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBInspectable var radius: CGFloat = 2
                @IBAction func like(_ sender: Any) {}
                @objc func reload() {}
                @objc func value() -> Int { 1 }
                @objc(optionsForKey:) func options(for key: String) -> Int { 1 }
                func didReceive(_ r: UNNotificationResponse, completionHandler: @escaping (Int) -> Void) {}
                var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
            }
            """)
        #expect(
            files[0].components(after: "#registrations\", line: 1)\n") == """
                import RN
                import UIKit
                extension Controller {
                fileprivate static func rnRegister0_0(_ c: ClassDescription<Controller>) {
                c.outlet("label", \\Controller.`label`)
                c.property("radius", \\Controller.`radius`)
                c.action("like:", Controller.like(_:))
                c.action("reload") { c in { c.reload() } }
                c.action("optionsForKey:", Controller.options(for:))
                c.responds("didReceive:completionHandler:") { c in { c.didReceive($0, completionHandler: $1) } }
                c.responds("mediaPlayPauseButtonType") { c in { c.mediaPlayPauseButtonType } }
                c.makes { Controller(nibName: $0, bundle: $1) }
                } }
                func rnClasses0() -> [HostedClass] { [
                HostedClass("Controller", Controller.self, register: Controller.rnRegister0_0),
                ] }
                func rnExtensions0() -> [HostedClass] { [
                ] }

                """)
        #expect(files[1].contains("classes += [rnClasses0(), rnExtensions0()].flatMap { $0 }\n"))
    }

    @Test("an asynchronous answer to a response is waited for")
    func asynchronousResponse() {
        let files = prepared(
            """
            class Controller: UIViewController {
                func didReceive(_ r: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption { .dismiss }
                func didReceive(_ n: UNNotification) {}
            }
            """)
        #expect(
            files[0].components(after: "ClassDescription<Controller>) {\n").hasPrefix(
                "c.responds(\"didReceive:completionHandler:\") { c in "
                    + "{ response, completion in _ = Task { completion(await c.didReceive(response)) } } }\n"))
    }

    @Test("types that no storyboard can name aren't registered")
    func others() {
        let files = prepared("struct A {}\nclass B {}\nclass C<T>: UIView {}\nenum D { class E: UIView {} }")
        #expect(!files[0].contains("HostedClass"))
    }

    @Test("a class of another system isn't registered")
    func conditions() {
        let files = prepared("#if os(watchOS)\nclass A: UIView {}\n#else\nclass B: UIView {}\n#endif")
        #expect(!files[0].contains("HostedClass(\"A\""))
        #expect(files[0].contains("HostedClass(\"B\""))
    }

    @Test("a class with its own initializers isn't made by others")
    func makers() {
        let files = prepared(
            """
            class A: UIView { init(name: String) { super.init(frame: .zero) } }
            class B: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
            class C: B {}
            """)
        #expect(!files[0].contains("A(frame"))
        #expect(files[0].contains("c.makes { B(frame: $0) }"))
        #expect(files[0].contains("c.makes { C(frame: $0) }"))
    }

    @Test("a value made by an initializer is none of the class")
    func values() {
        let files = prepared("class A: UIView {\nvar a: CGSize = .init(width: 1, height: 2)\n}")
        #expect(files[0].contains("c.makes { A(frame: $0) }"))
    }

    @Test("a class behind the import of one declaration is registered, and one with a generic superclass")
    func inheritance() {
        let files = prepared(
            "import struct Shared.Order\nclass A: UIView {}",
            "class B<T: Sequence, U: Any>: UIViewController {}\nclass C: B<[Int], Int> {}")
        #expect(files[0].contains("HostedClass(\"A\""))
        #expect(files[1].contains("HostedClass(\"C\""))
    }

    @Test("overrides move from an extension into the class, with their positions")
    func overrides() {
        let files = prepared(
            "class A: UIView {\n  var a = 1\n  }",
            "extension A {\n\n  override func draw(_ rect: CGRect) { print() }\n  func b() {}\n}",
            "extension A {\n@objc override var c: Int {\n1 }\noverride func d()\n  -> Int\n{ 1 }\nfunc e() {} }")
        #expect(
            files[0].hasPrefix(
                """
                #sourceLocation(file: "Folder/0.swift", line: 1)
                class A: UIView {
                  var a = 1
                 \u{20}
                #sourceLocation(file: "Folder/1.swift", line: 3)
                  override func draw(_ rect: CGRect) { print() }
                #sourceLocation(file: "Folder/0.swift", line: 3)
                 \u{20}
                #sourceLocation(file: "Folder/2.swift", line: 2)
                      override var c: Int {
                1 }
                #sourceLocation(file: "Folder/0.swift", line: 3)
                 \u{20}
                #sourceLocation(file: "Folder/2.swift", line: 4)
                override func d()
                  -> Int
                { 1 }
                #sourceLocation(file: "Folder/0.swift", line: 3)
                  }
                """))
        #expect(!files[1].contains("override"))
        #expect(files[1].contains("func b() {}"))
    }

    @Test("a protocol of Objective-C is one of classes")
    func protocols() {
        let files = prepared(
            "@objc protocol A {}\n@objc public protocol B: C {}\nprotocol D {}\n@objc protocol E: AnyObject {}")
        #expect(
            files[0].contains("      protocol A : AnyObject{}\n      public protocol B: C , AnyObject{}\nprotocol D {}")
        )
        #expect(files[0].contains("\n      protocol E: AnyObject {}\n"))
    }

    @Test("declarations of Core Data get bodies at the end of their lines")
    func managed() {
        let files = prepared(
            "extension Item {\n@NSManaged public var name: String?\n@NSManaged func add(_ a: Item)\nfunc b() {}\n}")
        #expect(
            files[0].contains(
                "public var name: String? { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }\n"
            ))
        #expect(files[0].contains("func add(_ a: Item) {}\nfunc b() {}\n"))
    }

    @Test("colours are SwiftUI's too where a file imports it, but for the names that SwiftUI has")
    func swiftUIColors() {
        let files = PreparedSources(
            [SourcePass.File(name: "A.swift", bytes: Array("import SwiftUI\nlet a = [.plum, .teal]".utf8))],
            modules: HostedModules(""), assets: AssetNames(images: [], colors: ["Plum", "Teal"])
        ).files
        let text = files.first { $0.name == "assets.swift" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        #expect(text.contains("import SwiftUI\n"))
        #expect(text.contains("extension Color { static var `plum`: Color { Color(ColorResource.`plum`) } }"))
        #expect(text.contains("extension ShapeStyle where Self == Color { static var `plum`: Color {"))
        #expect(!text.contains("Color { static var `teal`"))
    }

    @Test("SwiftUI's macro for environment values becomes a property that is kept by its name")
    func entries() {
        let files = prepared(
            "extension EnvironmentValues {\n@Entry var gap: CGFloat = 4 * 2\n@Entry public var a: [Int] = [1]; var b = 1\n@Entry var c = 3\n}"
        )
        #expect(
            files[0].contains(
                "var gap: CGFloat   { get { self[_entry: 4 * 2] } set { self[_entry: 4 * 2] = newValue } }\n"))
        #expect(
            files[0].contains(
                "public var a: [Int]   { get { self[_entry: [1]] } set { self[_entry: [1]] = newValue } }; var b = 1\n")
        )
        #expect(files[0].contains("@Entry var c = 3\n"), "the type is the compiler's to find out")
    }

    @Test("an optional method that returns nothing has an empty default, which calls don't test for")
    func optionalMethods() {
        let files = prepared(
            """
            @objc public protocol A: AnyObject {
                @objc optional func closed(_ a: Int)
                @objc optional func title() -> String
            }
            """,
            "@objc protocol B { func a(); @objc optional func opened() }\nfunc f() { b?.opened?(); a?.closed?(1); a?.title?(); b.onTap?(2) }"
        )
        #expect(files[0].contains("               func closed(_ a: Int)\n"))
        #expect(files[0].contains("}; extension A { public func closed(_ a: Int) {}; }"))
        #expect(files[0].contains("optional func title() -> String"))
        #expect(files[1].contains("func f() { b?.opened (); a?.closed (1); a?.title?(); b.onTap?(2) }"))
    }

    @Test("registrations that don't compile can be left out")
    func exclusions() {
        let source = "class A: UIView { @IBOutlet var a: UILabel!\n@IBOutlet var b: UILabel! }"
        let text = prepared(source, excluded: [0: [5]])[0]
        #expect(!text.contains("c.outlet(\"a\""))
        #expect(text.contains("c.outlet(\"b\""))
    }
}

extension String {
    /// The text after the first occurrence of another; empty without one.
    fileprivate func components(after text: String) -> String {
        guard let range = firstRange(of: text) else { return "" }
        return String(self[range.upperBound...])
    }
}
