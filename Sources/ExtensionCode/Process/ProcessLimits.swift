import ChildProcesses

/// Limits of an extension's process, each with its reason.
package struct ProcessLimits: Sendable {
    /// Seconds in which a call must return: a hundred times those of a slow one.
    package var callSeconds = 5.0
    /// Seconds for the start, which loads the Swift runtime.
    package var startSeconds = 20.0
    /// Seconds that all calls take together, with the answers to their questions: ten expansions with many responses.
    package var totalSeconds = 60.0
    /// Seconds that failed calls of all processes of an extension may take together, after which it isn't run any longer:
    /// three calls that don't return.
    package var failedSeconds = 15.0
    /// Processor time in seconds of the whole process.
    package var processorSeconds: UInt64 = 30
    /// Bytes of virtual memory; iOS ends an extension at a tenth of it.
    package var memory: UInt64 = 2 << 30
    /// Bytes of each file it writes.
    package var fileSize: UInt64 = 64 << 20
    /// Open files.
    package var descriptors: UInt64 = 256
    /// Threads: several times those that Dispatch makes by itself.
    package var threads: UInt64 = 256
    /// Bytes of a message: a hundred times those of a large view.
    package var messageBytes = 16 << 20
    /// Bytes that it prints.
    package var logBytes = 16 << 20
    /// Notes about calls without effect: ten times those of a large extension.
    package var notes = 200
    /// Questions about layout and images within a call.
    package var queries = 10_000

    package init() {}

    /// Those that the system holds it to.
    var ofSystem: ChildProcess.Limits {
        ChildProcess.Limits(
            processorSeconds: processorSeconds, memory: memory, fileSize: fileSize, descriptors: descriptors,
            threads: threads)
    }
}
