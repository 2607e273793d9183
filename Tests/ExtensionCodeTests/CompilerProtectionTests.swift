import Basics
import ChildProcesses
import FoundationEssentials
import Platform
import TestSupport
import Testing

@testable import ExtensionCode

/// The compiler reads what a stranger wrote.
@Suite struct CompilerProtectionTests {
    @Test(
        "sources against the compiler end with a finding",
        arguments: [
            "let a = \(String(repeating: "(", count: 100_000))1\(String(repeating: ")", count: 100_000))",
            "let a = \"\(String(repeating: "\\(\"", count: 2_000))x\(String(repeating: "\")", count: 2_000))\"",
            "let a = \(Array(repeating: "\"a\"", count: 50_000).joined(separator: " + "))",
            "func f() {\n\((0..<20_000).map { "undefined\($0).a()" }.joined(separator: "\n"))\n}",
            "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"Evil\", type: \"M\")\nlet a = #m()",
            "@_silgen_name(\"nowhere\") func nowhere() -> Int\nlet a = nowhere()",
            "#sourceLocation(file: \"/etc/passwd\", line: 1)\nlet a: Int = \"b\"\n",
        ])
    func hostileSources(source: String) throws {
        let findings = try CodeFixtures.findings(source)
        #expect(!findings.isEmpty)
        #expect(findings.allSatisfy { $0.severity == .warning })
        let left = FolderReader.entries(of: Repository.path(".build/extension-code-tests/render-notification"))
        #expect(!left.contains { FolderReader.isFolder("\($0)/work") })
    }

    @Test("the compiler's judgements are kept, and no other failure")
    func failures() throws {
        try TemporaryFolder.with(["A.swift": "let a = 1"]) { folder throws in
            var environment = CodeFixtures.environment
            environment["XDG_CACHE_HOME"] = "\(folder)/cache"
            /// The message of a compiler that ends the compilation of an extension with some commands.
            func message(_ commands: String, standIns: String = ":", seconds: Double = 60) throws -> String? {
                let script = """
                    #!/bin/sh
                    [ "$1" != -print-target-info ] || exec echo '{"compilerVersion": "6", "paths": {}}'
                    case "$*" in *ExtensionModule*) ;; *) \(standIns); exit 0 ;; esac
                    \(commands)
                    """
                // Another process writes it: a program that another test starts meanwhile would have a file of this
                // process open, and what is open for writing can't be run.
                let writing = ToolRun.run(
                    "/bin/sh", ["-c", #"printf %s "$1" >"$2" && chmod 700 "$2""#, "sh", script, "\(folder)/swiftc"],
                    until: Deadline(seconds: 60))
                try #require(writing.status == 0)
                var builder = try CodeBuilder(compiler: "\(folder)/swiftc", environment: environment)
                builder.seconds = seconds
                do throws(InputError) {
                    _ = try builder.build(CodeModule(files: ["\(folder)/A.swift"]))
                    return nil
                } catch { return error.diagnostics.first?.message }
            }
            let start = "the extension's code isn't run: "
            // What the stand-ins take, or another program that compiles them, isn't the extension's time.
            let late = "the compiler didn't end within 0.5 seconds"
            let wait = "mkdir '\(folder)/waited' 2>&- && sleep 4"
            #expect(try message("exit 1", standIns: wait, seconds: 3)?.contains("didn't end") == false)
            #expect(try message("sleep 9", seconds: 0.5) == start + late)
            // Kept for that limit only.
            #expect(try message("exit 3", seconds: 0.5) == start + late)
            // One expression has a limit of its own.
            let limit = "-Xfrontend -solver-expression-time-threshold=5 "
            #expect(
                try message("case \"$*\" in *'\(limit)'*) echo 'error: command failed due to signal 6'; exit 1 ;; esac")
                    == start + "signal 6 ended the compiler")
            #expect(try message("kill -ABRT $$") != nil)
            #expect(
                try message("echo 'error: compile command failed due to signal 11'; exit 1")
                    == start + "signal 11 ended the compiler")
            #expect(
                try message("echo '<unknown>:0: error: No space left on device'; exit 1")
                    == "the Swift compiler says: <unknown>:0: error: No space left on device")
            #expect(try message("exit 3") == start + "the compiler failed")
            #expect(try message("exit 0") == start + "the compiler made no extension")
            let judgement = "the Swift compiler says: a judgement"
            #expect(try message("echo 'A.swift:1:1: error: a judgement'; exit 1") == judgement)
            #expect(try message("exit 3") == judgement)
        }
    }

    @Test("a module that takes too long is left out, and the extension is compiled without it")
    func slowModule() throws {
        let script = """
            #!/bin/sh
            [ "$1" != -print-target-info ] || exec echo '{"compilerVersion": "6", "paths": {}}'
            case "$*" in *"-module-name Slow"*) sleep 60 ;; esac
            while [ $# -gt 0 ]; do [ "$1" != -o ] || : >"$2"; shift; done
            """
        try TemporaryFolder.with(["A.swift": "import Slow", "Slow.swift": "", "script": script]) { folder throws in
            let writing = ToolRun.run(
                "/bin/sh", ["-c", #"cp "$1/script" "$1/swiftc" && chmod 700 "$1/swiftc""#, "sh", folder],
                until: Deadline(seconds: 60))
            try #require(writing.status == 0)
            var environment = CodeFixtures.environment
            environment["XDG_CACHE_HOME"] = "\(folder)/cache"
            let builder = try CodeBuilder(compiler: "\(folder)/swiftc", seconds: 120, environment: environment)
            var short = builder
            short.librarySeconds = 0.2
            let executable = try short.build(CodeModule(files: ["\(folder)/A.swift"])) { _ in ["\(folder)/Slow.swift"] }
            let messages = executable.omissions.map(\.message)
            #expect(messages.contains("the module Slow is left out: the compiler didn't end within 0.2 seconds"))
            #expect(messages.contains { $0.hasPrefix("there is no module Slow here") })
        }
    }

    @Test(
        "code that the compiler doesn't finish is left out, and the rest is compiled",
        arguments: [
            // An expression, by the place that the compiler tells.
            (
                "let large: [Any] = [endless]", 6,
                """
                3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "file1.swift")
                6.\tWhile type-checking expression at [/work/sources/file1.swift:1:20 - line:1:22] RangeText="[1"
                """,
                "the compiler doesn't finish this: signal 6 ended it"
            ),
            (
                "func endless() { a(); b() }", 24,
                """
                4.\tWhile emitting IR SIL function "@$s1M1bB_WZ".
                 for 'large' (at /work/sources/file1.swift:1:1)
                """,
                "the compiler doesn't finish this: it took more than"
            ),
            // A large file, where it tells no place.
            (
                "let endless = 1 // \(String(repeating: " ", count: 128 << 10))", 24,
                "3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for module M)",
                "the compiler doesn't finish this file: it took more than"
            ),
        ])
    func unfinished(source: String, signal: Int, place: String, expected: String) throws {
        let script = """
            #!/bin/sh
            [ "$1" != -print-target-info ] || exec echo '{"compilerVersion": "6", "paths": {}}'
            for file; do
                case "$file" in */file1.swift) ! grep -q endless "$file" || {
                    echo 'error: compile command failed due to signal \(signal) (use -v)'
                    cat <<'END'
            Stack dump:
            \(place)
            END
                    exit 1
                } ;; esac
            done
            while [ $# -gt 0 ]; do [ "$1" != -o ] || : >"$2"; shift; done
            """
        let files = ["A.swift": "let a = 1", "Large.swift": source, "script": script]
        try TemporaryFolder.with(files) { folder throws in
            let copy = #"cp "$1/script" "$1/swiftc" && chmod 700 "$1/swiftc""#
            let writing = ToolRun.run("/bin/sh", ["-c", copy, "sh", folder], until: Deadline(seconds: 60))
            try #require(writing.status == 0)
            var environment = CodeFixtures.environment
            environment["XDG_CACHE_HOME"] = "\(folder)/cache"
            let builder = try CodeBuilder(compiler: "\(folder)/swiftc", environment: environment)
            let program = try builder.build(CodeModule(files: ["\(folder)/A.swift", "\(folder)/Large.swift"]))
            let finding = try #require(program.omissions.first)
            #expect(finding.message.hasPrefix(expected) && finding.location?.file == "\(folder)/Large.swift")
        }
    }

    @Test(
        "limits are told",
        arguments: [
            (137, "", "signal 9 ended the compiler"),
            (152, "", "the compiler took more than 120 seconds of processor time"),
            (
                1, "error: compile command failed due to signal 24 (use -v)\n",
                "the compiler took more than 120 seconds of processor time"
            ),
            (
                1, "error: link command failed due to signal 25 (use -v)\n",
                "the compiler wrote a file of more than 256 MB"
            ),
            (
                1, "error: compile command failed due to signal 6 (use -v)\nLLVM ERROR: out of memory\n",
                "the compiler took more than 2048 MB of memory"
            ),
            (1, "A.swift:1:1: error: command failed due to signal 6\n", nil),
            (1, "", nil), (0, "", nil),
        ] as [(Int32, String, String?)])
    func limits(status: Int32, output: String, expected: String?) {
        #expect(ToolRun(status: status, output: output).failure(within: 60) == expected)
    }

    @Test("a tool is stopped at its limits")
    func stops() {
        let deadline = Deadline(seconds: 60)
        let large = ToolRun.run("/bin/sh", ["-c", "head -c 300000000 /dev/zero >$TMPDIR/a; exit 1"], until: deadline)
        #expect(large.status == 1)
        let late = ToolRun.run("/bin/sh", ["-c", "sleep 300"], until: Deadline(seconds: 0.2))
        #expect(late.failure(within: 1) == "the compiler didn't end within 1 second")
    }

    @Test("a tool has its own files only", .enabled(if: Protections.current.restrictsFiles))
    func files() throws {
        try TemporaryFolder.with(["own/a": "text", "read/a": "text", "secret": "password"]) { folder throws in
            let script = """
                cd /
                for file in own/a read/a secret; do cat "\(folder)/$file" >/dev/null && echo $file; done
                for file in own/new read/new new; do echo a >"\(folder)/$file" && echo $file; done
                cat /etc/passwd && echo passwd
                ln "\(folder)/read/a" "\(folder)/own/b" && echo link
                echo a >"$TMPDIR/b" && echo temporary
                cat /proc/1/environ && echo environment
                """
            let run = ToolRun.run(
                "/bin/sh", ["-c", "exec 2>/dev/null\n\(script)"],
                in: ToolRun.Scope(
                    readable: ChildProcess.Sandbox.systemFiles + ["\(folder)/read"], folder: "\(folder)/own"),
                until: Deadline(seconds: 60))
            #expect(run.output == "own/a\nread/a\nown/new\ntemporary\n")
            #expect(FolderReader.entries(of: "\(folder)/own").map(\.name) == ["a", "new"])
        }
    }

    @Test("a tool has no network and signals nothing", .enabled(if: Protections.current.restrictsCalls))
    func calls() throws {
        try TemporaryFolder.with { folder throws in
            let script = """
                exec 2>/dev/null
                (exec 3<>/dev/tcp/127.0.0.1/1) || echo no network
                kill -0 $PPID || echo no signal
                (true) && echo processes
                """
            let run = ToolRun.run(
                "/bin/bash", ["-c", script],
                in: ToolRun.Scope(readable: ChildProcess.Sandbox.systemFiles, folder: folder),
                until: Deadline(seconds: 60))
            #expect(run.output == "no network\nno signal\nprocesses\n")
        }
    }
}
