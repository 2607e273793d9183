import ArgumentParser
import Batch
import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What `batch` starts for itself, with its own arguments.
struct BatchWorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch-worker", abstract: "Draws rows for 'batch', which starts it.", shouldDisplay: false)

    @OptionGroup var options: BatchOptions
    @OptionGroup var running: BatchRunOptions

    func run() throws {
        let channel = WorkerChannel()
        limitMemory()
        var worker: BatchWorker
        do {
            worker = try BatchWorker(
                options, settings: try options.settings(), channel: channel, verifies: running.verify,
                measuresStages: running.metrics != nil)
        } catch {
            _ = WorkerChannel().send(.refused(Report.diagnostics(of: error)))
            return
        }
        worker.run()
    }

    /// Keeps the process from taking more memory than it may; it then dies of that, which the coordinator sees.
    private func limitMemory() {
        guard let size = options.maxMemory else { return }
        var bound = rlimit()
        bound.rlim_cur = rlim_t(size.bytes)
        bound.rlim_max = rlim_t(size.bytes)
        #if canImport(Darwin)
            setrlimit(RLIMIT_DATA, &bound)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &bound)
        #endif
    }
}
