import CImageCodecs
import ContentExtensionHost
import Platform

/// Threads for long work whose result doesn't depend on their number.
package enum Threads {
    /// The number of cores that this process may use.
    package static let cores = max(1, min(scheduledCores, CoreQuota.cores() ?? .max))

    /// The number of cores that the system schedules this process on.
    private static var scheduledCores: Int {
        let count = Int(image_codec_cores())
        return count > 0 ? count : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// Calls the body with each number from 0 on separate threads, if available, and returns when all have finished.
    package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for number in 1..<max(count, 1) {
            let work = Unmanaged.passRetained(Work(number, body))
            if let thread = start(work.toOpaque()) { threads.append(thread) } else { work.takeRetainedValue().run() }
        }
        body(0)
        for thread in threads { pthread_join(thread, nil) }
    }

    /// A running thread, which must be joined once.
    package struct Running {
        fileprivate let thread: pthread_t

        func join() { pthread_join(thread, nil) }
    }

    /// Calls the body on another thread; `nil` if none is available.
    package static func begin(_ body: @escaping @Sendable () -> Void) -> Running? {
        let work = Unmanaged.passRetained(Work(0) { _ in body() })
        if let thread = start(work.toOpaque()) { return Running(thread: thread) }
        work.release()
        return nil
    }

    private final class Work: Sendable {
        private let number: Int
        private let body: @Sendable (Int) -> Void

        init(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) { (self.number, self.body) = (number, body) }

        func run() { body(number) }
    }

    /// Starts a thread for a retained `Work`; `nil` if none is available.
    private static func start(_ work: UnsafeMutableRawPointer) -> pthread_t? {
        withAttributes { start(work, &$0) }
    }

    /// Calls the body with the attributes for threads; `nil` if the system doesn't support them.
    package static func withAttributes<Value>(_ body: (inout pthread_attr_t) -> Value?) -> Value? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        // Nested views need as much stack as on the first thread.
        guard pthread_attr_setstacksize(&attributes, Limits.threadStackBytes) == 0 else { return nil }
        return body(&attributes)
    }

    private static func start(_ work: UnsafeMutableRawPointer, _ attributes: inout pthread_attr_t) -> pthread_t? {
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(
                &thread, &attributes,
                {
                    Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run(); return nil
                }, work)
            return status == 0 ? thread : nil
        #else
            var thread = pthread_t()
            let status = pthread_create(
                &thread, &attributes,
                { work in
                    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
                    return nil
                }, work)
            return status == 0 ? thread : nil
        #endif
    }
}
