import Platform
import Synchronization

/// A lock for operations that may make cairo open a font file: layout and painting of texts, finishing a page.
///
/// Cairo 1.16 shares open font files between threads and closes one when it opens an eleventh, even if another thread
/// is about to use it. With few faces in the process the threads work in parallel, with more they take turns. Each
/// thread has its own `FontLock`; all share one process-wide lock.
final class FontLock {
    fileprivate enum Hold { case none, shared, alone }

    /// The number of faces for which no file is closed, with room for those that Pango opens by itself.
    static let faces = 8

    private static let process = Process()
    private let process: Process
    private var hold = Hold.none
    private var admitted: Set<FontFace> = []

    /// - Parameter process: the shared state; tests use their own.
    init(_ process: Process = FontLock.process) { self.process = process }

    /// `true` when this thread holds the lock exclusively.
    var isAlone: Bool { hold == .alone }

    func held(_ body: () -> Void) {
        hold = process.lock()
        defer {
            hold = .none
            process.unlock()
        }
        body()
    }

    /// Registers a face that may be opened from now on.
    func admit(_ face: FontFace) {
        guard admitted.insert(face).inserted, !process.knows(face) else { return }
        // Take the lock exclusively to register a face, since it may be the one that exceeds the limit.
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

    /// State shared by all threads.
    ///
    /// Unchecked because of the C lock, which never moves and is never freed.
    final class Process: @unchecked Sendable {
        /// Locked while waiting, so that a thread waiting for exclusive access isn't starved.
        private let gate = Mutex(())
        private let turns = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
        private let known = Mutex(Set<FontFace>())
        private let isFull = Atomic(false)

        init() { pthread_rwlock_init(turns, nil) }

        func knows(_ face: FontFace) -> Bool { known.withLock { $0.contains(face) } }

        /// Call it with exclusive access only.
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
                    // It may have become full while this thread waited.
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
