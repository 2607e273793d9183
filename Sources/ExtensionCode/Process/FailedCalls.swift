import ContentExtensionHost
import Synchronization

/// The seconds that calls of each extension have taken in this process before they failed. Code that hangs would cost
/// each row of a batch the time of a call.
struct FailedCalls: Sendable {
    private static let seconds = Mutex<[String: Double]>([:])

    /// The path of the extension's executable, which is another one for other code.
    let executable: String

    func add(_ seconds: Double) { Self.seconds.withLock { $0[executable, default: 0] += seconds } }

    /// - Throws: `ExtensionCrash` once they have taken too long together.
    func check(_ setup: HostedSetup) throws(ExtensionCrash) {
        let spent = Self.seconds.withLock { $0[executable] ?? 0 }
        if spent < setup.limits.failedSeconds { return }
        var crash = ExtensionCrash(
            "it isn't run any longer: calls that failed have taken \(Int(spent)) seconds together")
        crash.isCodeIncomplete = !setup.executable.omissions.isEmpty
        throw crash
    }
}
