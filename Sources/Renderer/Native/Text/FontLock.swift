import Synchronization

/// Held by whoever may make cairo open a font file: setting and painting texts, finishing a page with fonts in it.
///
/// Cairo 1.16 shares open font files between all threads, and closes one when it opens an eleventh without seeing that
/// another thread begins to use it. A process with one thread never waits here.
enum FontLock {
    private static let mutex = Mutex(())

    static func held(_ body: () -> Void) { mutex.withLock { _ in body() } }
}
