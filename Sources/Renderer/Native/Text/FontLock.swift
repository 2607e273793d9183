import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Held by whoever may make cairo open a font file: setting and painting texts, finishing a page with fonts in it.
///
/// Cairo 1.16 shares open font files between all threads, and closes one when it opens an eleventh without seeing that
/// another thread begins to use it. While the process has asked for few faces its threads set and paint at once, and when
/// it has asked for more they take turns. A lock belongs to one thread; all together they are one.
final class FontLock {
    fileprivate enum Hold { case none, shared, alone }

    /// Faces that nothing is closed for, with room for what Pango opens unasked.
    static let faces = 8

    private static let process = Process()
    private let process: Process
    private var hold = Hold.none
    private var admitted: Set<FontFace> = []

    /// - Parameter process: another than this one, for tests.
    init(_ process: Process = FontLock.process) { self.process = process }

    /// Whether this thread has to be alone.
    var isAlone: Bool { hold == .alone }

    func held(_ body: () -> Void) {
        hold = process.lock()
        defer {
            hold = .none
            process.unlock()
        }
        body()
    }

    /// Says that a face may be opened from here on.
    func admit(_ face: FontFace) {
        guard admitted.insert(face).inserted, !process.knows(face) else { return }
        // Nobody may be setting or painting when the last face is asked for that nothing is closed for.
        switch hold {
        case .none:
            process.lockAlone()
            process.add(face)
            process.unlock()
        case .shared:
            process.unlock()
            process.lockAlone()
            hold = .alone
            process.add(face)
        case .alone: process.add(face)
        }
    }

    /// What all threads share.
    ///
    /// It is unchecked because of the lock of C's, which never moves and is never given back.
    final class Process: @unchecked Sendable {
        /// Held while waiting, so that who waits to be alone isn't overtaken by ever new others.
        private let gate = Mutex(())
        private let turns = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
        private let known = Mutex(Set<FontFace>())
        private let isFull = Atomic(false)

        init() { pthread_rwlock_init(turns, nil) }

        func knows(_ face: FontFace) -> Bool { known.withLock { $0.contains(face) } }

        /// Only who is alone adds.
        func add(_ face: FontFace) {
            let count = known.withLock { known in
                known.insert(face)
                return known.count
            }
            if count > FontLock.faces { isFull.store(true, ordering: .sequentiallyConsistent) }
        }

        fileprivate func lock() -> Hold {
            gate.withLock { _ in
                if !isFull.load(ordering: .sequentiallyConsistent) {
                    pthread_rwlock_rdlock(turns)
                    // It may have become so while this thread waited.
                    if !isFull.load(ordering: .sequentiallyConsistent) { return .shared }
                    pthread_rwlock_unlock(turns)
                }
                pthread_rwlock_wrlock(turns)
                return .alone
            }
        }

        fileprivate func lockAlone() { gate.withLock { _ in _ = pthread_rwlock_wrlock(turns) } }

        fileprivate func unlock() { pthread_rwlock_unlock(turns) }
    }
}
