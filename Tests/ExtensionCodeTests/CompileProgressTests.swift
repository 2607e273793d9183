import ChildProcesses
import Synchronization
import Testing

@testable import ExtensionCode

/// Lines about what takes long.
@Suite struct CompileProgressTests {
    private func lines(after delay: Double, _ body: (CompileProgress) -> Void) -> [String] {
        let lines = Mutex<[String]>([])
        let progress = CompileProgress(after: delay) { line in lines.withLock { $0.append(line) } }
        CompileProgress.$current.withValue(progress) { body(progress) }
        return lines.withLock { $0 }
    }

    /// A program that runs until the deadline at most.
    private func wait() { _ = ToolRun.run("/bin/sh", ["-c", "sleep 0.2"], until: Deadline(seconds: 60)) }

    @Test("a module is told once, when the delay is over")
    func delayed() {
        let told = lines(after: 0) { progress in
            progress.begin("a")
            wait()
            wait()
            progress.begin("b")
            wait()
        }
        #expect(told == ["a", "b"])
        let quick = lines(after: 600) { progress in
            progress.begin("a")
            wait()
        }
        #expect(quick.isEmpty)
    }

    @Test("libraries have half of an extension's time")
    func time() {
        var time = CompileTime(seconds: 600)
        #expect(time.seconds(isLibrary: true) == 300 && time.seconds(isLibrary: false) == 600)
        #expect(time.deadline(isLibrary: true).milliseconds <= 300_000)
        #expect(time.deadline(isLibrary: false).milliseconds > 300_000)
    }
}
