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

    @Test("a class that is a value makes its objects by name")
    func metatypes() {
        let error =
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        let text = "func a() -> Self { Self(nibName: b, bundle: c) }"
        #expect(repaired(text, [[(1, 20, error)]]) == "func a() -> Self { Self._made(nibName: b, bundle: c) }")
        for column in [13, 14] {
            let made = repaired("func a() { T.init(frame: b) }", [[(1, column, error)]])
            #expect(words(made) == "func a() { T._made (frame: b) }")
        }
    }

    @Test("imports of modules that aren't there leave no empty statement")
    func absentImports() {
        let text = "import A; import Gone; import B\n"
        let pass = SourcePass(SourcePass.File(name: "A.swift", bytes: Array(text.utf8)), modules: HostedModules(""))
        var repairs = SourceRepairs()
        let errors = repairs.leaveOutImports(in: pass) { name in name != "Gone" }
        #expect(errors.count == 1)
        let left = String(decoding: repairs.applied(to: pass.file.bytes), as: UTF8.self)
        #expect(words(left) == "import A; import B\n")
    }

    private let unknown = "cannot find 'gone' in scope"

    /// With one space for several, and none before a semicolon, a comma and closing brackets.
    private func words(_ text: String) -> String {
        [" ;", " )", " ]", " ,"].reduce(text.split(separator: " ").joined(separator: " ")) {
            $0.replacing($1, with: $1.dropFirst())
        }
    }

    @Test(
        "the statement around an error is left out, and the rest of its body stays",
        arguments: [
            ("func a() { b(); gone(1); c() }", 17, #"func a() { b(); _skip("gone"); c() }"#),
            ("func a() { b()\n let c = gone.d\n e() }", 25, "func a() { b()\n _skip(\"let c\") \n e() }"),
            ("func a() { b = { c in c.d(); gone(c) } }", 30, #"func a() { b = { c in c.d(); _skip("gone") } }"#),
            ("func a() { if b { gone() } else { c() } }", 19, #"func a() { if b { _skip("gone") } else { c() } }"#),
            ("func a() { if gone { b() }; d() }", 15, #"func a() { _skip("if gone") ; d() }"#),
            (
                "func a() { if gone { b() } else { c() }; d() }", 15,
                #"func a() { _skip("if gone"); do { c() }; d() }"#
            ),
            (
                "func a() { if gone { b() } else if c { d() } }", 15, #"func a() { _skip("if gone"); if c { d() } }"#
            ),
            (
                "func a() { if b { c() } else if gone { d() } else { e() } }", 33,
                "func a() { if b { c() } else { e() } }"
            ),
            ("func a() { if b { c() } else if gone { d() } }", 33, "func a() { if b { c() } }"),
            (
                "var a: some View { if gone { B() } else { C() } }", 23,
                #"var a: some View { _skip("if gone"); if true { C() } }"#
            ),
            ("func a() { guard let b = gone else { return }; c() }", 26, #"func a() { _skip("guard let b") ; c() }"#),
            (
                "func a() { if\n let b = gone\n { b() } else {\n c() }\n d() }", 24,
                "func a() { _skip(\"if let b\"); do \n \n {\n c() }\n d() }"
            ),
            ("func a() { gone(b,\n c)\n .d()\n e() }", 12, "func a() { _skip(\"gone\") \n \n \n e() }"),
            (
                "func a() { switch b { case .c: gone(); default: d() } }", 32,
                #"func a() { switch b { case .c: _skip("gone") ; default: d() } }"#
            ),
            ("func a() { switch b { case gone: c(); default: d() } }", 28, #"func a() { _skip("switch b") }"#),
            ("func didReceive(_ a: B) { b(); gone(1) }", 32, #"func didReceive(_ a: B) { b(); _skip("gone") }"#),
            (
                "class A { lazy var a: B = { let b = B(); b.gone = 1; return b }() }", 44,
                #"class A { lazy var a: B = { let b = B(); _skip("b.gone") ; return b }() }"#
            ),
            ("func a() { func b() -> Gone { c() }; d() }", 24, "func a() { ; d() }"),
        ])
    func statements(source: String, column: Int, expected: String) {
        let (line, inLine) = place(of: column, in: source)
        #expect(words(repaired(source, [[(line, inLine, unknown)]])) == words(expected))
    }

    /// The line and column of a character, from 1.
    private func place(of column: Int, in source: String) -> (Int, Int) {
        let before = source.prefix(column - 1)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false)
        return (line.count, (line.last?.count ?? 0) + 1)
    }

    @Test(
        "a value that doesn't compile becomes the empty value where its type is known",
        arguments: [
            ("func a() -> B { c(); return gone(1) }", 29, #"func a() -> B { c(); return _skip("gone") }"#),
            ("func a() -> B { gone.d(1) ?? B() }", 17, #"func a() -> B { _skip("gone.d") ?? B() }"#),
            (
                "func a() -> B { return try gone(1) ?? c ?? B() }", 28,
                #"func a() -> B { return try _skip("gone") ?? c ?? B() }"#
            ),
            ("func a() -> B { return c ?? gone() ?? d }", 29, #"func a() -> B { return c ?? _skip("gone") ?? d }"#),
            ("func a() { let b = gone.c ?? 1; d(b) }", 20, #"func a() { let b = _skip("gone.c") ?? 1; d(b) }"#),
            ("func a() { b = gone.c ?? 1 }", 16, #"func a() { b = _skip("gone.c") ?? 1 }"#),
            ("func a() { let b: Int = gone(1); c(b) }", 25, #"func a() { let b: Int = _skip("gone"); c(b) }"#),
            ("class A { var a: Int { gone.count } }", 24, #"class A { var a: Int { _skip("gone.count") } }"#),
            (
                "class A { let a: Int = gone.count; let b = 1 }", 24,
                #"class A { let a: Int = _skip("gone.count"); let b = 1 }"#
            ),
            ("class A { init(a: Int) { self.b = gone } }", 35, #"class A { init(a: Int) { self.b = _skip("gone") } }"#),
        ])
    func values(source: String, column: Int, expected: String) {
        #expect(words(repaired(source, [[(1, column, unknown)]])) == words(expected))
    }

    @Test(
        "an argument that doesn't compile becomes the empty value, and an element goes",
        arguments: [
            ("func a() { b(gone.c, d) }", 14, #"func a() { b(_empty("gone.c"), d) }"#),
            ("func a() { b(c: d(gone), e) }", 19, #"func a() { b(c: d(_empty("gone")), e) }"#),
            ("func a() { b([c, gone.d, e]) }", 18, "func a() { b([c, e]) }"),
            ("func a() { b([c, gone]) }", 18, "func a() { b([c]) }"),
            ("func a() { b = [c: gone] }", 20, "func a() { b = [] }"),
            ("func a() { gone([b]) }", 12, #"func a() { _skip("gone") }"#),
            ("var a: some View { B(gone).d(c) }", 22, #"var a: some View { B(_empty("gone")).d(c) }"#),
            ("func a() { if (gone) { b() } }", 16, #"func a() { _skip("if") }"#),
            (#"func a() { b("c \(gone) \(d(e))") }"#, 20, #"func a() { b("c \(_text()) \(d(e))") }"#),
            (#"func a() { b("c \(d(gone)) e") }"#, 22, #"func a() { b("c \(_text()) e") }"#),
        ])
    func arguments(source: String, column: Int, expected: String) {
        #expect(words(repaired(source, [[(1, column, unknown)]])) == words(expected))
    }

    @Test("an argument that the function doesn't have goes with its label")
    func extraArgument() {
        let error = (1, 22, "extra argument 'gone' in call")
        #expect(words(repaired("func a() { b(c, gone: d) }", [[error]])) == "func a() { b(c) }")
    }

    @Test("an attribute that isn't there goes, and a property wrapper becomes one that holds the value")
    func attributes() {
        let source = "@Gone class A { @Gone(b: 1) var c: Int; @Gone var e = 1; @Gone func d() {} }"
        let rounds = [2, 18, 42, 59].map { (1, $0, "unknown attribute 'Gone'") }
        #expect(
            words(repaired(source, [rounds]))
                == "class A { @_LeftOutWrapper(isEmpty: true) var c: Int; @_LeftOutWrapper var e = 1; func d() {} }")
    }

    @Test("an error that follows from another in its declaration waits for the next round")
    func waiting() {
        let source = "func a() { let b = gone(1); b.c = .d }"
        let errors = [(1, 36, "cannot infer contextual base in reference to member 'd'"), (1, 20, unknown)]
        #expect(words(repaired(source, [errors])) == #"func a() { _skip("let b"); b.c = .d }"#)
    }

    @Test(
        "of a view its modifier is left out, or what stands before all modifiers",
        arguments: [
            (
                "var a: some View { Gone(b: 1).frame(width: 2) }", 20,
                #"var a: some View { _box("Gone") .frame(width: 2) }"#
            ),
            ("var a: some View { Text(b).gone(1) { c }.bold() }", 28, "var a: some View { Text(b) .bold() }"),
            ("var a: some View { Text(b).style(.gone).bold() }", 35, "var a: some View { Text(b) .bold() }"),
            (
                "var a: some View { VStack { Gone(); Text(b) }.bold() }", 29,
                #"var a: some View { VStack { _skip("Gone"); Text(b) }.bold() }"#
            ),
            ("func a() { b.gone(1).bold() }", 14, #"func a() { _skip("b.gone") }"#),
        ])
    func views(source: String, column: Int, expected: String) {
        #expect(words(repaired(source, [[(1, column, unknown)]])) == words(expected))
    }

    @Test("an error that outlives its part takes the next larger one")
    func ladder() {
        let source = "func a() { b { c(); gone() } }\nfunc d() {}"
        let error = (1, 21, unknown)
        let expected = [
            #"func a() { b { c(); _skip("gone") } }"#, #"func a() { _skip("b") }"#, "func a() { _skip() }", "",
        ]
        for (count, first) in expected.enumerated() {
            let rounds = Array(repeating: [error], count: count + 1)
            #expect(words(repaired(source, rounds)) == words(first + "\nfunc d() {}"), "round \(count)")
        }
    }

    @Test("a way to the end of a function that opens because of an omission returns the empty value")
    func missingReturn() {
        let source = "func a() -> Int { if gone { return 1 } }"
        let rounds = [[(1, 22, unknown)], [(1, 55, "missing return in global function expected to return 'Int'")]]
        #expect(
            words(repaired(source, rounds)) == #"func a() -> Int { _skip("if gone"); return _skip() }"#)
        #expect(
            repaired("func a() -> Int { }", [[(1, 19, "missing return in global function")]]).contains("Int") == false)
    }

    @Test(
        "a protocol that isn't there leaves the type",
        arguments: [
            ("extension A: Gone { func b() {} }", 14, "extension A { func b() {} }"),
            ("class A: B, Gone { func b() {} }", 13, "class A: B { func b() {} }"),
            ("class A: GoneDelegate, B { func b() {} }", 10, "class A: B { func b() {} }"),
            ("class A: Gone { func b() {} }", 10, ""),
        ])
    func protocols(source: String, column: Int, expected: String) {
        let error = (1, column, "cannot find type 'Gone' in scope")
        #expect(words(repaired(source, [[error]])) == words(expected))
    }

    @Test("an error about a name that was declared in what is left out is no cause")
    func consequence() {
        let source = "func a() { let b = gone(); c(b); d() }"
        let pass = SourcePass(SourcePass.File(name: "A.swift", bytes: Array(source.utf8)), modules: HostedModules(""))
        var repairs = SourceRepairs()
        let cause = CompilerMessage(file: "A.swift", line: 1, column: 20, text: unknown)
        #expect(repairs.add([cause], in: pass) == [cause])
        let second = CompilerMessage(file: "A.swift", line: 1, column: 44, text: "cannot find 'b' in scope")
        #expect(repairs.add([second], in: pass) == [])
        #expect(
            words(repaired(source, [[(1, 20, unknown)], [(1, 44, second.text)]]))
                == #"func a() { _skip("let b"); c(_empty("b")); d() }"#)
    }

    @Test("a declaration is left out without the call at the end of the one before")
    func neighbours() {
        let source = "class A {\nlet a = { 1 }()\nfunc b(_ c: Gone) {}\n}"
        let expected = "class A {\nlet a = { 1 }()\n\(String(repeating: " ", count: 20))\n}"
        #expect(repaired(source, [[(3, 13, unknown)]]) == expected)
    }

    @Test("several errors in a statement are one cause")
    func severalErrors() {
        let source = "class A { func a() { b = gone + gone } }"
        let pass = SourcePass(SourcePass.File(name: "A.swift", bytes: Array(source.utf8)), modules: HostedModules(""))
        var repairs = SourceRepairs()
        let errors = [26, 33].map { CompilerMessage(file: "A.swift", line: 1, column: $0, text: unknown) }
        #expect(repairs.add(errors, in: pass) == [errors[0]])
    }

    @Test(
        "a declaration that doesn't compile is left out",
        arguments: [
            ("import Gone\nlet a = 1", 1, 8, "           \nlet a = 1"),
            (
                "class A { @IBOutlet var a: Gone!; func b() {} }", 1, 28,
                "class A {                         func b() {} }"
            ),
            ("class A: Gone { func a() {} }\nlet b = 1", 1, 10, "                             \nlet b = 1"),
            ("func a(_ b: Gone) { c() }\nfunc d() {}", 1, 13, "                         \nfunc d() {}"),
        ])
    func declarations(source: String, line: Int, column: Int, expected: String) {
        #expect(repaired(source, [[(line, column, unknown)]]) == expected)
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
                "import A", "import D", "#if canImport(E)", "", "#endif", "", "let g = 1",
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
        #expect(
            words(repaired(source, [[first], [(1, 38, unknown)]]))
                == #"func a() { if let b = c, let d = e { _skip("gone") } }"#)
    }
}
