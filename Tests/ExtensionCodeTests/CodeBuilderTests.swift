import Basics
import ChildProcesses
import FoundationEssentials
import TestSupport
import Testing

@testable import ExtensionCode

@Suite struct CodeBuilderTests {
    @Test("stand-ins that don't import one another are compiled side by side")
    func sideBySide() {
        let modules = HostedModules("A\tFoundation\t-\nB\tUIKit\tA\nC\tos\tA\nD\t-\tA,B\nE\tx\t-\n")
        #expect(modules.sideBySide.map { $0.map(\.name) } == [["A", "E"], ["B", "C"], ["D"]])
    }

    @Test("tools that run side by side each have their output and status, and all end in time")
    func tools() {
        let runs = ToolRun.run(
            "/bin/sh", each: [["-c", "sleep 0.1; echo a"], ["-c", "echo b >&2; exit 3"], ["-c", "kill -9 $$"]],
            until: Deadline(seconds: 60))
        #expect(runs.map(\.output) == ["a\n", "b\n", ""])
        #expect(runs.map(\.status) == [0, 3, 137])
        #expect(
            ToolRun.run("/bin/sh", each: [["-c", "sleep 300"], ["-c", "true"]], until: Deadline(seconds: 0.2)).first?
                .status == nil)
        #expect(ToolRun.run("/nowhere", [], until: Deadline(seconds: 60)).status != 0)
        #expect(
            ToolRun.run(
                "/bin/sh", each: [["-c", "sleep 300"], ["-c", "true"]], atOnce: 1, until: Deadline(seconds: 0.2)
            ).map(\.status)
                == [nil, nil])
        let oneByOne = ToolRun.run(
            "/bin/sh", each: [["-c", "echo a"], ["-c", "echo b"], ["-c", "exit 4"]], atOnce: 1,
            until: Deadline(seconds: 60))
        #expect(oneByOne.map(\.output) == ["a\n", "b\n", ""])
        #expect(oneByOne.map(\.status) == [0, 0, 4])
    }

    @Test("a tool that a trap has ended runs once more")
    func trap() throws {
        let folder = try #require(ScratchFolder())
        defer { withExtendedLifetime(folder) {} }
        let count = "cd '\(folder.path)'; echo a >>runs; cat runs"
        let once = "\(count); [ $(wc -l <runs) = 2 ] || kill -ILL $$"
        #expect(ToolRun.run("/bin/sh", ["-c", once], until: Deadline(seconds: 60)).output == "a\na\n")
        let always = ToolRun.run("/bin/sh", ["-c", "\(count); kill -ILL $$"], until: Deadline(seconds: 60))
        #expect(always.output == "a\na\na\na\n" && always.status == 132)
    }

    @Test("a file may have any name", arguments: ["a b.swift", "a\"b\\(c).swift", "a\u{7}b:2.swift"])
    func fileNames(name: String) throws {
        let finding = try #require(CodeFixtures.findings("let a = undefinedName", file: name).first)
        #expect(finding.code == "code-missing-member")
        #expect(finding.location?.file.hasSuffix("/\(name)") == true)
    }

    @Test("regular expressions in slashes compile for a target that has them")
    func features() throws {
        let source = "func count(_ text: String) -> Int { text.matches(of: /(\\d+) items/).count }"
        #expect(try !CodeFixtures.findings(source).isEmpty)
        #expect(try CodeFixtures.findings(source, features: ["BareSlashRegexLiterals"]) == [])
    }

    @Test("a tool's temporary files go with it")
    func temporaryFiles() {
        let run = ToolRun.run(
            "/bin/sh", ["-c", "echo a >\"$TMPDIR/a\"; cat \"$TMPDIR/a\"; printf %s \"$TMPDIR\""],
            until: Deadline(seconds: 60))
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "a")
        #expect(lines.last.map { FolderReader.isFolder(String($0)) } == false)
    }

    @Test(
        "an error names its cause in a line",
        arguments: [
            (
                "import UIKit\nfunc a(_ b: UILabel) {\n  b.frobnicate = true\n}",
                "A.swift:3:5: warning: UILabel.frobnicate isn't available here [code-missing-member]"
            ),
            (
                "import UIKit\nlet a: ShopItem? = nil",
                "A.swift:2:8: warning: the type ShopItem isn't available here [code-missing-type]"
            ),
            ("import Alamofire", "A.swift:1:8: warning: there is no module Alamofire here [code-missing-module]"),
            (
                "import CoreBluetooth\nimport UIKit\nlet a = undefinedName",
                "A.swift:3:9: warning: undefinedName isn't available here [code-missing-member]"
            ),
            (
                "let a: Int = \"b\"",
                "A.swift:1:14: warning: the Swift compiler says: cannot convert value of type 'String' to specified type 'Int' [code-compile]"
            ),
        ])
    func causes(source: String, expected: String) throws {
        let findings = try CodeFixtures.findings(source)
        let finding = try #require(findings.first)
        let line = finding.description.split(separator: "\n")[0]
        #expect(line.hasSuffix("/\(expected)"), "\(line)")
    }

    @Test("a second build takes the first one's program")
    func cached() throws {
        let builder = try CodeFixtures.builder.get()
        let source = "\(CodeFixtures.folder)/hostile/NotificationViewController.swift"
        let first = try builder.build(CodeModule(files: [source]))
        let second = try builder.build(CodeModule(files: [source]))
        #expect(first.path == second.path)
        #expect(first.omissions.isEmpty)
    }

    @Test(
        "a framework that another module brings is known by the beginning of its types' names",
        arguments: [
            ("import Maps", "cannot find type 'CLLocation' in scope", "CoreLocation"),
            ("import Maps", "cannot find 'MKMapView' in scope", "MapKit"),
            ("import CoreLocation", "cannot find type 'CLLocation' in scope", nil),
            ("import Maps", "cannot find type 'CLamp' in scope", nil),
            ("import Maps", "value of type 'CLLocation' has no member 'a'", nil),
        ] as [(String, String, String?)])
    func broughtFramework(source: String, error: String, expected: String?) {
        let pass = SourcePass(.init(name: "A.swift", bytes: Array(source.utf8)), modules: HostedModules(""))
        let message = CompilerMessage(file: "A.swift", line: 1, column: 1, text: error)
        #expect(message.framework(notImportedIn: pass) == expected)
    }

    @Test("modules of the app are compiled before the extension that imports them")
    func libraries() throws {
        try TemporaryFolder.with(["Kit.swift": "import UIKit\npublic func twice(_ a: Int) -> Int { 2 * a }"]) {
            folder throws in
            let library = CodeModule.Library(name: "Kit", files: ["\(folder)/Kit.swift"])
            let findings = try CodeFixtures.findings("import Kit\nlet a = twice(2)", libraries: [library])
            #expect(findings.isEmpty)
        }
    }

    @Test("a module of the app that can't be compiled is as one that isn't there")
    func brokenLibrary() throws {
        let files = ["Kit.swift": "public let a = (\n", "A.swift": "import UIKit\nimport Kit\nlet label = UILabel()"]
        try TemporaryFolder.with(files) { folder throws in
            let library = CodeModule.Library(name: "Kit", files: ["\(folder)/Kit.swift"])
            let module = CodeModule(files: ["\(folder)/A.swift"], libraries: [library])
            let found = try CodeFixtures.builder.get().build(module).omissions
            #expect(found.first?.message.hasPrefix("there is no module Kit here") == true)
            #expect(found.last?.location?.file == "\(folder)/Kit.swift")
        }
    }

    @Test("optional methods of protocols and previews compile")
    func optionalMethods() throws {
        let source = """
            import UIKit
            @objc protocol CardDelegate: AnyObject { func tapped(); @objc optional func closed(_ a: Int) }
            class Card { weak var delegate: CardDelegate?; func hit() { delegate?.closed?(1) } }
            class Screen: CardDelegate { func tapped() {} }
            #Preview { Screen() }
            """
        #expect(try CodeFixtures.findings(source).isEmpty)
    }

    @Test("imported modules are found, those that they import first")
    func imports() throws {
        let files = [
            "A.swift": "import UIKit\nimport Upper\nlet a = four()",
            "Upper.swift": "import Lower\npublic func four() -> Int { twice(2) }",
            "Lower.swift": "public func twice(_ a: Int) -> Int { 2 * a }",
        ]
        try TemporaryFolder.with(files) { folder throws in
            let module = CodeModule(files: ["\(folder)/A.swift"])
            let built = try CodeFixtures.builder.get().build(module) { name in
                files["\(name).swift"] == nil ? [] : ["\(folder)/\(name).swift"]
            }
            #expect(built.omissions.isEmpty)
        }
    }

    @Test("a stand-in takes the place of a module without sources, and only then", arguments: [true, false])
    func packages(hasOwn: Bool) throws {
        let files = [
            "A.swift": "import Badge\nlet a = \(hasOwn ? "own" : "badge")()", "Own.swift": "public func own() {}",
        ]
        try TemporaryFolder.with(files) { folder throws in
            let built = try CodeFixtures.builder.get().build(CodeModule(files: ["\(folder)/A.swift"])) { name in
                hasOwn && name == "Badge" ? ["\(folder)/Own.swift"] : []
            }
            #expect(built.omissions.isEmpty)
        }
    }

    @Test("a member that can't be registered costs only itself")
    func registrations() throws {
        let source =
            "import UIKit\nclass A: UIViewController {\n@IBOutlet var a: Int!\n@IBOutlet var label: UILabel!\n}"
        try TemporaryFolder.with(["A.swift": source]) { folder throws in
            let built = try CodeFixtures.builder.get().build(CodeModule(files: ["\(folder)/A.swift"]))
            #expect(built.omissions.count == 1)
        }
    }

    @Test("without a compiler a warning says so")
    func noCompiler() throws {
        var environment = CodeFixtures.environment
        environment["PATH"] = "/nowhere"
        environment["SWIFT_EXEC"] = nil
        #expect(messages(compiler: nil, environment) == ["the extension's code isn't run: there is no swiftc on PATH"])
        #expect(
            messages(compiler: "/nowhere/swiftc", environment) == [
                "the extension's code isn't run: \"/nowhere/swiftc\" is no program"
            ])
    }

    private func messages(compiler: String?, _ environment: [String: String]) -> [String] {
        do throws(InputError) {
            _ = try CodeBuilder(compiler: compiler, environment: environment)
            return []
        } catch { return error.diagnostics.map(\.message) }
    }
}
