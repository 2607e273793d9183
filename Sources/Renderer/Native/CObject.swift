/// Owns one reference to a C object, which is released with this holder.
///
/// All C references are released here, so types show ownership: a function that takes a bare pointer borrows, a
/// `CObject` owns. Not `Sendable`: Pango and cairo objects stay on one thread.
final class CObject<Pointer> {
    /// Valid as long as this holder lives; don't store it.
    let pointer: Pointer
    private let release: (Pointer) -> Void
    #if DEBUG
        private let census = CObjectCensus.current
    #endif

    /// Takes over a reference that the caller owns; returns `nil` for `nil`, as C functions return on failure.
    init?(owning pointer: Pointer?, release: @escaping (Pointer) -> Void) {
        guard let pointer else { return nil }
        self.pointer = pointer
        self.release = release
        #if DEBUG
            census?.count(+1)
        #endif
    }

    deinit {
        release(pointer)
        #if DEBUG
            census?.count(-1)
        #endif
    }
}

#if DEBUG
    import Synchronization

    /// Counts the C objects made within `CObjectCensus.$current.withValue(census) { … }`, for tests.
    final class CObjectCensus: Sendable {
        @TaskLocal static var current: CObjectCensus?
        private let alive = Atomic(0)
        private let created = Atomic(0)

        /// The number of objects that aren't released yet.
        var live: Int { alive.load(ordering: .relaxed) }
        /// The number of all objects, released ones included.
        var made: Int { created.load(ordering: .relaxed) }

        fileprivate func count(_ change: Int) {
            alive.wrappingAdd(change, ordering: .relaxed)
            if change > 0 { created.wrappingAdd(change, ordering: .relaxed) }
        }
    }
#endif
