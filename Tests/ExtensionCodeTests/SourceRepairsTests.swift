import ContentExtensionHost
import TestSupport
import Testing

@testable import ExtensionCode

@Suite struct SourceRepairsTests {
    /// The repaired file, after one round for each list of errors: line, column, text.
    private func repaired(_ source: String, _ rounds: [[(Int, Int, String)]]) -> String {
        let pass = SourcePass(SourcePass.File(name: "A.swift", bytes: Array(source.utf8)), modules: HostedModules(""))
        var repairs = SourceRepairs()
        for round in rounds {
            repairs.add(
                round.map { CompilerMessage(file: "A.swift", line: $0.0, column: $0.1, text: $0.2) }, in: pass)
        }
        var bytes = repairs.applied(to: pass.file.bytes)
        for (offset, text) in repairs.insertions.sorted(by: { $0.key > $1.key })
        where !repairs.leavesOut(offset) {
            bytes.insert(contentsOf: text.utf8, at: offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private let unknown = "cannot find 'gone' in scope"

    @Test(
        "a body that doesn't compile becomes a stop in as many lines",
        arguments: [
            ("func a() { gone(1) }", 12, "func a() { _skip() }"),
            ("func a() -> B { gone(1) }", 17, "func a() -> B { _stop() }"),
            ("func a() -> Void { gone(1) }", 20, "func a() -> Void { _skip() }"),
            ("func didReceive(_ a: B) { gone(1) }", 27, "func didReceive(_ a: B) { _stop() }"),
            (
                "class A { func a() { b(); gone() }; func b() { keep() } }", 27,
                "class A { func a() { _skip()     }; func b() { keep() } }"
            ),
            ("class A { var a: Int { gone.count } }", 24, "class A { var a: Int { _stop()    } }"),
            (
                "class A { var a: Int { get { gone.count } set { keep() } } }", 30,
                "class A { var a: Int { get { _stop()    } set { keep() } } }"
            ),
            (
                "class A { lazy var a: B = { let b = B(); b.gone = 1; return b }() }", 44,
                "class A { lazy var a: B = { _stop()                           }() }"
            ),
            ("class A { init(a: Int) { self.gone = a } }", 31, "class A { init(a: Int) { _stop()       } }"),
        ])
    func bodies(source: String, column: Int, expected: String) {
        #expect(repaired(source, [[(1, column, unknown)]]) == expected)
    }

    @Test("a declaration is left out without the call at the end of the one before")
    func neighbours() {
        let source = "class A {\nlet a = { 1 }()\nfunc b(_ c: Gone) {}\n}"
        let expected = "class A {\nlet a = { 1 }()\n\(String(repeating: " ", count: 20))\n}"
        #expect(repaired(source, [[(3, 13, unknown)]]) == expected)
    }

    @Test("several errors in a body are one cause, and the declaration stays")
    func severalErrors() {
        let source = "class A { func a() { gone(1); gone(2) } }"
        #expect(
            repaired(source, [[(1, 22, unknown), (1, 31, unknown)]]) == "class A { func a() { _skip()          } }")
        let pass = SourcePass(SourcePass.File(name: "A.swift", bytes: Array(source.utf8)), modules: HostedModules(""))
        var repairs = SourceRepairs()
        let errors = [22, 31].map { CompilerMessage(file: "A.swift", line: 1, column: $0, text: unknown) }
        #expect(repairs.add(errors, in: pass) == [errors[0]])
        #expect(repairs.add([errors[1]], in: pass) == [errors[1]], "an error that outlives the stop takes all")
    }

    @Test("a stop stands on one line, so that lines stay")
    func lines() {
        #expect(
            repaired("func a() {\n  if b {\n    gone(1)\n  }\n}", [[(3, 5, unknown)]])
                == "func a() {\n        \n_skip()    \n   \n}")
    }

    @Test(
        "a declaration that doesn't compile is left out, and a body that the stop doesn't fit in",
        arguments: [
            ("import Gone\nlet a = 1", 1, 8, "           \nlet a = 1"),
            (
                "class A { @IBOutlet var a: Gone!; func b() {} }", 1, 28,
                "class A {                         func b() {} }"
            ),
            ("class A: Gone { func a() {} }\nlet b = 1", 1, 10, "                             \nlet b = 1"),
            ("func a(_ b: Gone) { c() }\nfunc d() {}", 1, 13, "                         \nfunc d() {}"),
            ("var a: Int { b }\nlet c = 1", 1, 14, "                \nlet c = 1"),
        ])
    func declarations(source: String, line: Int, column: Int, expected: String) {
        #expect(repaired(source, [[(line, column, unknown)]]) == expected)
    }

    @Test("a declaration whose stop doesn't compile either is left out")
    func twice() {
        let source = "func a() { gone(1) }\nfunc b() {}"
        #expect(
            repaired(source, [[(1, 12, unknown)], [(1, 12, "missing return")]]) == "                    \nfunc b() {}")
    }

    @Test("imports of modules that aren't there are left out at once, and said where no condition is")
    func imports() {
        let source =
            "import A\nimport struct B.C; import D\n#if canImport(E)\nimport E\n#endif\n@testable import F\nlet g = 1"
        let file = SourcePass.File(name: "A.swift", bytes: Array(source.utf8))
        let pass = SourcePass(file, modules: HostedModules(""))
        var repairs = SourceRepairs()
        let errors = repairs.leaveOutImports(in: pass) { $0 == "A" || $0 == "D" }
        #expect(
            errors.map(\.printed) == [
                "A.swift:2:15: error: no such module 'B'\n", "A.swift:6:18: error: no such module 'F'\n",
            ])
        let left = String(decoding: repairs.applied(to: file.bytes), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(
            left.map { $0.trimmingPrefix { $0 == " " } } == [
                "import A", "; import D", "#if canImport(E)", "", "#endif", "", "let g = 1",
            ])
    }

    @Test("classes that are left out are named")
    func classes() {
        let file = SourcePass.File(name: "A.swift", bytes: Array("class A: Gone {}\nstruct B: Gone {}".utf8))
        var repairs = SourceRepairs()
        let errors = [(1, 10), (2, 11)].map {
            CompilerMessage(file: "A.swift", line: $0.0, column: $0.1, text: unknown)
        }
        repairs.add(errors, in: SourcePass(file, modules: HostedModules("")))
        #expect(repairs.classes == ["A"])
    }

    @Test(
        "what the compiler proposes for old code is done",
        arguments: [
            (
                "func a() { if let b = c, d = e { f() } }", 26, "expected 'let' in conditional",
                "func a() { if let b = c, let d = e { f() } }"
            ),
            (
                "func a() { if let b = c where b > 1 { f() } }", 25,
                "expected ',' joining parts of a multi-clause condition",
                "func a() { if let b = c ,      b > 1 { f() } }"
            ),
            (
                "func a(b: () -> Void, c: Int) { later { b() } }", 39,
                "escaping closure captures non-escaping parameter 'b'",
                "func a(b: @escaping () -> Void, c: Int) { later { b() } }"
            ),
            (
                "class A: B { override func a(_ b: Int, c d: (Int) -> Void) {} }", 28,
                "method does not override any method from its superclass",
                "class A: B { override func a(_ b: Int, c d: @escaping (Int) -> Void) {} }"
            ),
            (
                "class A: B { override func a() {} }", 28, "method does not override any method from its superclass",
                "class A: B {          func a() {} }"
            ),
        ])
    func corrections(source: String, column: Int, message: String, expected: String) {
        #expect(repaired(source, [[(1, column, message)]]) == expected)
    }

    @Test("any error in any text leaves as many lines")
    func anyText() {
        let words = [
            "class", "func", "a", "(", ")", "{", "}", ":", "->", "var", "=", "@", "override", "#", "if", "get", "\n",
            "import", "where", ",",
        ]
        let messages = [
            unknown, "expected 'let' in conditional", "escaping closure captures non-escaping parameter 'a'",
            "method does not override any method", "expected ',' joining parts of a multi-clause condition",
        ]
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<2_000 {
            let source = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
                words.randomElement(using: &generator) ?? ""
            }
            .joined(separator: " ")
            let rounds = (0..<3).map { _ in
                (0..<3).map { _ in
                    (
                        Int.random(in: 0..<4, using: &generator), Int.random(in: 0..<40, using: &generator),
                        messages.randomElement(using: &generator) ?? ""
                    )
                }
            }
            let lines = repaired(source, rounds).count { $0 == "\n" }
            #expect(lines == source.count { $0 == "\n" }, "\(source) \(rounds)")
        }
    }

    @Test("errors after a correction are looked at again, with their columns moved by it")
    func consequences() {
        let source = "func a() { if let b = c, d = e { gone(d) } }"
        let first = (1, 26, "expected 'let' in conditional")
        #expect(repaired(source, [[first, (1, 34, unknown)]]) == "func a() { if let b = c, let d = e { gone(d) } }")
        #expect(repaired(source, [[first], [(1, 38, unknown)]]) == "func a() { _skip()                         }")
    }
}
