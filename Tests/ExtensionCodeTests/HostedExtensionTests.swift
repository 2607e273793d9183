import Platform
import TestSupport
import Testing
import Views

@testable import Basics
@testable import ContentExtensionHost
@testable import ExtensionCode

/// An extension's process from the host's side. Starting processes takes its time, so they run one after the other.
@Suite(.serialized) struct HostedExtensionTests {
    @Test("calls change the view, and work comes later by the host's clock")
    func calls() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        #expect(run.text == "loaded")
        #expect(try run.receive("text {{hello}}") == "{{hello}}")
        #expect(try run.receive("later") == "now")
        #expect(run.context.clock.nextWork == 2)
    }

    @Test("a movie of the notification is answered with its poster, and no image with nothing")
    func poster() throws {
        let folder = try ProcessFolder()
        let answers = QueryAnswers(try CodeFixtures.setup("hostile", "NotificationViewController"), folder: folder)
        var notification = HostedRun.notification("a")
        notification.request.content.attachments = ["clip.mp4", "tone.wav"].map { name in
            NotificationAttachment(
                identifier: name, path: "\(CodeFixtures.folder)/../media/\(name)", type: "",
                family: name == "clip.mp4" ? .movie : .audio)
        }
        answers.notification = notification
        let shared = folder.sharing(notification).request.content.attachments.map(\.path)
        func answer(_ path: String) -> JSONValue {
            answers.answer(
                to: JSONValue(.members(["query": .string("image"), "movie": .string(path)])))
        }
        #expect(answer(shared[0])["image"]?["attachment"]?.string == "clip.mp4")
        #expect(answer(shared[1])["image"]?["attachment"] == nil)
        #expect(answer("/etc/passwd")["missing"]?.bool == true)
    }

    @Test("app groups are copied for each process", arguments: [("Group", "notes/a.txt"), ("a.plist", nil)])
    func appGroups(content: String, file: String?) throws {
        try TemporaryFolder.with(["Group/notes/a.txt": "hello", "a.plist": "hello"]) { folder throws in
            var setup = try CodeFixtures.setup("hostile", "NotificationViewController")
            setup.appGroups = ["group.a": "\(folder)/\(content)"]
            let run = HostedRun(setup)
            try run.controller.viewDidLoad()
            let path = "AppGroup/group.a/\(file ?? "Library/Preferences/group.a.plist")"
            #expect(try run.receive("read \(path)") == "hello")
            #expect(try run.receive("write \(path)") == "written")
            #expect(try run.receive("read \(path)") == "a")
            #expect(try FileReader.read("\(folder)/Group/notes/a.txt", limit: 10) == Array("hello".utf8))
        }
    }

    @Test("of an app group only files are copied", arguments: ["pipe", "link", "device"])
    func oddAppGroups(kind: String) throws {
        try TemporaryFolder.with(["Group/a.txt": "hello", "secret.txt": "secret"]) { folder throws in
            let odd = "\(folder)/Group/odd"
            switch kind {
            case "pipe": #expect(mkfifo(odd, 0o600) == 0)
            case "link": #expect(symlink("../secret.txt", odd) == 0)
            default: #expect(symlink("/dev/zero", odd) == 0)
            }
            let crash = #expect(throws: ExtensionCrash.self) {
                try ProcessFolder(appGroups: ["group.a": "\(folder)/Group"])
            }
            #expect(crash?.reason.hasPrefix("the app group \"group.a\" can't be copied from") == true)
        }
    }

    @Test("app groups have a size, which counts before they are read") func limit_appGroupBytes() throws {
        try TemporaryFolder.with(["Group/a.txt": "hello"]) { folder throws in
            // Sparse, so that it takes no room here.
            #expect(truncate("\(folder)/Group/a.txt", off_t(Limits.appGroupBytes)) == 0)
            #expect(throws: Never.self) { try ProcessFolder(appGroups: ["group.a": "\(folder)/Group"]) }
            #expect(truncate("\(folder)/Group/a.txt", 1 << 30) == 0)
            for content in ["Group", "Group/a.txt"] {
                let crash = #expect(throws: ExtensionCrash.self) {
                    try ProcessFolder(appGroups: ["group.a": "\(folder)/\(content)"])
                }
                #expect(crash?.reason.contains("the file is larger than") == true)
            }
        }
    }

    @Test("folders that lie deeper than a path may be long are removed") func deepFolder() throws {
        var scratch = ScratchFolder()
        let path = try #require(scratch?.path)
        var deep = open(path, O_RDONLY | O_DIRECTORY)
        for _ in 0..<3_000 {
            #expect(mkdirat(deep, "folder", 0o700) == 0)
            let below = openat(deep, "folder", O_RDONLY | O_DIRECTORY)
            close(deep)
            deep = below
        }
        close(deep)
        scratch = nil
        #expect(!FolderReader.exists(path))
    }

    @Test("an extension whose calls fail for long isn't run any longer") func failedCalls() throws {
        var setup = try CodeFixtures.setup("hostile", "NotificationViewController")
        let failures = FailedCalls(executable: "a test's own")
        try failures.check(setup)
        failures.add(setup.limits.failedSeconds - 0.5)
        try failures.check(setup)
        failures.add(0.5)
        #expect(throws: ExtensionCrash.self) { try failures.check(setup) }
        setup.limits.failedSeconds = 100
        try failures.check(setup)
    }

    @Test("code that doesn't compile ends the process only if its result is asked for")
    func incomplete() throws {
        func run() throws -> HostedRun { HostedRun(try CodeFixtures.setup("incomplete", "NotificationViewController")) }
        let whole = try run()
        try whole.controller.viewDidLoad()
        #expect(try whole.receive("Hello") == "Hello")
        let crash = try #require(try run().crash(at: "gone"))
        #expect(crash.isCodeIncomplete)
        #expect(crash.reason == "Fatal error: code that doesn't compile here")
        #expect(crash.location?.line == 15)
        #expect(try CodeFixtures.hostile().crash(at: "stop")?.isCodeIncomplete == false)
    }

    @Test("responses reach the code, which completes them")
    func responses() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        let handler = try #require(run.controller as? any NotificationResponseHandling)
        var completed: [ResponseOption] = []
        let response = NotificationResponse(notification: HostedRun.notification("a"), actionIdentifier: "like")
        try handler.didReceive(response) { completed.append($0) }
        #expect(run.text == "like")
        #expect(completed == [.doNotDismiss])
    }

    @Test("a field of the code that becomes first responder asks the host for it")
    func firstResponder() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        _ = try run.receive("focus reply")
        #expect(run.context.takeRequests() == [.becomeFirstResponder(field: "reply")])
    }

    @Test(
        "the code is told the newest release of the style",
        arguments: zip(SystemStyle.allCases, ["12.0", "14.0", "15.0", "18.0", "26.0"]))
    func systemVersion(style: SystemStyle, release: String) throws {
        var setup = try CodeFixtures.setup("hostile", "NotificationViewController")
        setup.environment.environment.device.style = style
        #expect(setup.start(kind: "content", home: "/")["device"]?["systemVersion"]?.string == release)
    }

    @Test("the process knows nothing of this one's environment")
    func environment() throws {
        let run = try CodeFixtures.hostile()
        try run.controller.viewDidLoad()
        let names = try #require(try run.receive("environment")).split(separator: " ")
        #expect(!names.contains("PATH"))
        #expect(!names.contains("USER"))
    }

    @Test(
        "the end of the process is told with its reason",
        arguments: [
            ("exit", "it ended itself with status 3"),
            ("stop", "Fatal error: no text"),
            (
                "recursion",
                "signal 11 ended it without a message: a stack that is too deep, more than 2048 MB of memory, or a wrong address"
            ),
            ("abort", "it ended itself with abort()"),
            (
                "signal9",
                "it closed its connection or ended itself, or it took more than 30 seconds of processor time"
            ),
            ("flood", "it printed more than 16 MB"),
            ("reply", "it sent a reply of more than 16 MB"),
            ("questions", "a call asked for layouts or images more than 10000 times"),
        ])
    func ends(body: String, reason: String) throws {
        // Time is another end: a reply of 16 MB takes more than five seconds on a busy machine.
        var limits = ProcessLimits()
        limits.callSeconds = 300
        limits.totalSeconds = 300
        let crash = try #require(try CodeFixtures.hostile(limits).crash(at: body))
        #expect(crash.reason == reason)
    }

    @Test("a crash names the file and the line")
    func places() throws {
        let crash = try #require(try CodeFixtures.hostile().crash(at: "stop"))
        #expect(crash.location?.file == "\(CodeFixtures.folder)/hostile/NotificationViewController.swift")
        #expect(crash.location?.line == 24)
    }

    @Test(
        "a call that doesn't return is ended, though it asks for layouts", arguments: ["loop", "stall"])
    func loops(body: String) throws {
        var limits = ProcessLimits()
        limits.callSeconds = 1
        let crash = try #require(try CodeFixtures.hostile(limits).crash(at: body))
        #expect(crash.reason == "the call didn't return within 1 seconds")
    }

    @Test("an extension that closes its connection and goes on is ended")
    func closes() throws {
        var limits = ProcessLimits()
        limits.callSeconds = 1
        let crash = try #require(try CodeFixtures.hostile(limits).crash(at: "close"))
        #expect(crash.reason.hasPrefix("it closed its connection or ended itself"))
    }

    @Test("all calls together have a limit, with the answers to their questions")
    func total() throws {
        var limits = ProcessLimits()
        limits.totalSeconds = 0
        let crash = try #require(try CodeFixtures.hostile(limits).crash(at: "questions"))
        #expect(crash.reason == "its calls and their questions took more than 0 seconds together")
    }

    @Test("notes have a limit, and a code is a word")
    func notes() throws {
        let report = DiagnosticCollector(file: "test")
        let run = HostedRun(try CodeFixtures.setup("hostile", "NotificationViewController", report: report))
        try run.controller.viewDidLoad()
        _ = try run.receive("notes")
        #expect(report.diagnostics.count == ProcessLimits().notes - 1)
        #expect(report.diagnostics.allSatisfy { $0.code == "code-not-modelled" })
    }

    @Test("memory has an end")
    func memory() throws {
        var limits = ProcessLimits()
        limits.callSeconds = 60
        limits.memory = 512 << 20
        let crash = try #require(try CodeFixtures.hostile(limits).crash(at: "allocate"))
        #expect(crash.reason.contains("failed to allocate") || crash.reason.contains("more than 512 MB of memory"))
    }

    @Test("after its end a process isn't called")
    func afterwards() throws {
        let run = try CodeFixtures.hostile()
        #expect(try run.crash(at: "exit") != nil)
        #expect(try run.receive("text a") == "loaded")
    }
}
