import Basics
import ContentExtensionHost
import FoundationEssentials
import TestSupport
import Testing

@testable import ExtensionCode

/// Protections by the kernel from an extension's code. On a kernel without a protection its test is skipped.
@Suite(.serialized) struct ProtectionTests {
    @Test("no further processes, no network, no signals", .enabled(if: Protections.current.restrictsCalls))
    func calls() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        #expect(try run.receive("processes") == "refused")
        #expect(try run.receive("network") == "refused")
        #expect(try run.receive("signal") == "refused")
        for body in ["owner", "limits", "priority", "pair", "device"] {
            #expect(try run.receive(body) == "refused", "\(body)")
        }
    }

    @Test(
        "of system calls only those that an extension needs", .enabled(if: Protections.current.restrictsCalls),
        arguments: RefusedCall.families)
    func refusals(family: RefusedCall.Family) throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        for call in family.calls { #expect(try run.receive(call.body) == "refused", "\(call)") }
    }

    @Test("the process sees no others", .enabled(if: Protections.current.isolatesProcesses))
    func isolation() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        #expect(try run.receive("parent") == "1")
        #expect(try run.receive("read /proc/1/environ") == "refused")
    }

    @Test("its threads are counted", .enabled(if: Repository.isFile("/proc/self/stat")))
    func threads() throws {
        var limits = ProcessLimits()
        limits.threads = 50
        #expect(try CodeFixtures.hostile(limits).crash(at: "threads")?.reason == "it had more than 50 threads")
    }

    @Test("the mode of a file stays", .enabled(if: Protections.current.restrictsCalls))
    func modes() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        try TemporaryFolder.with(["mine": "text"]) { folder throws in
            let mode = { try FileManager.default.attributesOfItem(atPath: "\(folder)/mine")[.posixPermissions] as? Int }
            let before = try mode()
            #expect(try run.receive("mode \(folder)/mine") == "accepted")
            #expect(try mode() == before)
        }
    }

    @Test("a link in place of a file that the code made isn't followed")
    func links() throws {
        let files = KeptFiles()
        try TemporaryFolder.with(["secret": "password", "home/a.txt": "text"]) { folder throws in
            #expect(files.copy(of: "\(folder)/home/a.txt") != nil)
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/home/link", withDestinationPath: "\(folder)/secret")
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/other", withDestinationPath: folder)
            #expect(files.copy(of: "\(folder)/home/link") == nil)
            #expect(files.copy(of: "\(folder)/other/secret") == nil)
        }
    }

    @Test("no files but its own", .enabled(if: Protections.current.restrictsFiles))
    func files() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        try TemporaryFolder.with(["secret": "password"]) { folder throws in
            #expect(try run.receive("read \(folder)/secret") == "refused")
            #expect(try run.receive("write \(folder)/new") == "refused")
            #expect(!Repository.isFile("\(folder)/new"))
        }
        for path in ["/etc/passwd", "/proc/self/mountinfo", "/proc/self/net/dev", "/proc/self/root/etc/passwd"] {
            #expect(try run.receive("read \(path)") == "refused", "\(path)")
        }
        #expect(try run.receive("read /proc/self/maps") != "refused")
        let cache = BuildCache(environment: CodeFixtures.environment).folder
        for name in FolderReader.entries(of: cache).map(\.name) {
            #expect(try run.receive("write \(cache)/\(name)/new") == "refused")
        }
        #expect(try run.receive("write \(cache)/new") == "refused")
        let own = "\(CodeFixtures.folder)/hostile/NotificationViewController.swift"
        #expect(try run.receive("read \(own)") != "refused")
        #expect(try run.receive("write \(own)") == "refused")
    }

    @Test("files that the code has made are limited, the oldest go first")
    func keptFiles() throws {
        let files = KeptFiles(maxBytes: 250)
        let paths = try (0..<3).map { number in
            try #require(files.path(of: [UInt8](repeating: UInt8(number), count: 100), ending: "png"))
        }
        #expect(paths.map(FileReader.isRegularFile) == [false, true, true])
        #expect(files.path(of: [UInt8](repeating: 2, count: 100), ending: "png") == paths[2])
    }

    @Test("the protections are named")
    func names() {
        let all = Protections(restrictsFiles: true, restrictsCalls: true, isolatesProcesses: true)
        #expect(all.text == "landlock, seccomp, namespaces, limits")
        let none = Protections(restrictsFiles: false, restrictsCalls: false, isolatesProcesses: false)
        #expect(none.text == "limits")
    }
}
