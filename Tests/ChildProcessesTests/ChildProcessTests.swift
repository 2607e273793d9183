import Foundation
import TestSupport
import Testing

@testable import ChildProcesses

@Suite struct ChildProcessTests {
    /// The output and end of a shell command.
    private func run(
        _ command: String, _ words: [String] = [], environment: [String]? = nil, limits: ChildProcess.Limits? = nil,
        limit: ChildProcess.OutputLimit = .cut(1 << 20), seconds: Double = 600
    ) -> ChildProcess.Output {
        var program = ChildProcess.Program("/bin/sh", ["-c", command, "sh"] + words, environment: environment)
        program.limits = limits ?? program.limits
        return ChildProcess.output(of: program, limit: limit, until: Deadline(seconds: seconds))
    }

    private func text(_ output: ChildProcess.Output) -> String { String(decoding: output.bytes, as: UTF8.self) }

    @Test func argumentsAndEnvironmentArriveUnchanged() {
        let words = ["a b", "$(id)", ";", "'\"", "--", ""]
        let output = run("for word in \"$@\"; do echo \"[$word]\"; done; env", words, environment: ["A=b"])
        let lines = text(output).split(separator: "\n").map(String.init)
        #expect(Array(lines.prefix(words.count)) == words.map { "[\($0)]" })
        #expect(lines.contains("A=b") && !lines.contains { $0.hasPrefix("HOME=") })
    }

    @Test func endsAreTold() {
        #expect(run("exit 3").ending == .ended(.exited(3)))
        #expect(run("kill -9 $$").ending == .ended(.signalled(9)))
        let absent = ChildProcess.Program("/absent")
        #expect(
            ChildProcess.output(of: absent, limit: .cut(1), until: Deadline(seconds: 600)).ending
                == .notStarted(ChildProcess.StartFailure(code: ENOENT, isOfProgram: true)))
    }

    @Test("a program in a sandbox tells its end by the same code", arguments: [("exit 3", 3), ("kill -9 $$", 128 + 9)])
    func sandbox(command: String, code: Int32) {
        var program = ChildProcess.Program("/bin/sh", ["-c", "echo a; \(command)"])
        program.sandbox = ChildProcess.Sandbox(readable: ["/bin", "/usr", "/lib", "/lib64", "/dev/null"], writable: [])
        let output = ChildProcess.output(of: program, limit: .cut(9), until: Deadline(seconds: 600))
        #expect(text(output) == "a\n")
        guard case .ended(let status) = output.ending else {
            Issue.record("it didn't end by itself: \(output.ending)")
            return
        }
        #expect(status?.code == code)
    }

    @Test func outputIsCutOrEndsTheProgram() {
        let cut = run("echo abc; echo def", limit: .cut(5))
        #expect(text(cut) == "abc\nd" && cut.ending == .ended(.exited(0)))
        let killed = run("yes", limit: .kill(9))
        #expect(killed.ending == .tooMuchOutput)
    }

    @Test("a program has a deadline, whether or not its output ends before", arguments: ["", "exec >&- 2>&-;"])
    func deadline(before: String) {
        #expect(run("\(before) while :; do wait; done", seconds: 0.1).ending == .timedOut)
    }

    @Test func limitsAreSet() {
        let limits = ChildProcess.Limits(processorSeconds: 7, memory: 1 << 30, fileSize: 1 << 20, descriptors: 50)
        let output = run("ulimit -t; ulimit -v; ulimit -f; ulimit -n", limits: limits)
        // Of files, blocks of half a kibibyte.
        #expect(text(output) == "7\n1048576\n2048\n50\n")
        #expect(
            run("while :; do :; done", limits: ChildProcess.Limits(processorSeconds: 1)).ending
                == .ended(.signalled(SIGXCPU)))
    }

    @Test("a program has its own descriptors only, and no signal that this process ignores")
    func inheritance() throws {
        let file = open("/dev/null", O_RDONLY)
        try #require(file >= 0)
        defer { close(file) }
        let output = run("ls /proc/self/fd | wc -l; trap 'echo piped' PIPE; kill -PIPE $$", seconds: 600)
        // Standard streams, and the folder that is being listed.
        #expect(text(output).split(whereSeparator: \.isWhitespace) == ["4", "piped"])
    }

    @Test("what a killed program has started ends with it, in other process groups too")
    func descendants() throws {
        try TemporaryFolder.with { folder in
            let pipe = "\(folder)/pipe"
            #expect(mkfifo(pipe, 0o600) == 0)
            // Opened at once; it ends when the last process that holds it has ended.
            let reader = open(pipe, O_RDONLY | O_NONBLOCK)
            try #require(reader >= 0)
            defer { close(reader) }
            _ = fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) & ~O_NONBLOCK)
            let output = run("exec 3>'\(pipe)'; set -m; cat /dev/zero >&3 & yes", limit: .kill(9))
            #expect(output.ending == .tooMuchOutput)
            var bytes = [UInt8](repeating: 0, count: 65_536)
            while read(reader, &bytes, bytes.count) > 0 {}
        }
    }

    @Test("channels carry lines both ways until one end closes")
    func channels() throws {
        let channel = try ChildProcess.Channel(.both)
        let child = try ChildProcess(
            ChildProcess.Program("/bin/cat"), [0: .channel(channel), 1: .channel(channel), 2: .null])
        #expect(channel.send(Array("hello\n".utf8)[...]) == 6)
        channel.finishSending()
        var received: [UInt8] = []
        reading: while true {
            switch channel.receive() {
            case .bytes(let bytes): received += bytes
            case .nothing:
                var waiting = [pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)]
                #expect(Deadline.never.poll(&waiting) != 0)
            case .end: break reading
            }
        }
        #expect(String(decoding: received, as: UTF8.self) == "hello\n")
        #expect(child.wait() == .exited(0))
        #expect(child.end() == .exited(0))
    }

    @Test("programs that run side by side each have their output, and those that don't begin in time are told")
    func sideBySide() {
        let commands = ["sleep 0.1; echo a", "echo b; exit 3", "kill -9 $$"]
        let programs = commands.map { ChildProcess.Program("/bin/sh", ["-c", $0]) }
        let outputs = ChildProcess.outputs(of: programs, limit: .cut(99), atOnce: 2, until: Deadline(seconds: 600))
        #expect(outputs.map(text) == ["a\n", "b\n", ""])
        #expect(outputs.map(\.ending) == [.ended(.exited(0)), .ended(.exited(3)), .ended(.signalled(9))])
        let endless = [ChildProcess.Program("/bin/sh", ["-c", "while :; do wait; done"]), programs[1]]
        let late = ChildProcess.outputs(of: endless, limit: .cut(99), atOnce: 1, until: Deadline(seconds: 0.1))
        #expect(late.map(\.ending) == [.timedOut, .timedOut])
    }
}
