/// One reference to a C object, given back when the last Swift reference to this holder goes.
///
/// It is the only place that releases what C hands out, so that ownership is read off a type: a function that takes a
/// bare pointer borrows, a `CObject` owns. It is not `Sendable`: Pango and cairo objects stay on one thread.
final class CObject<Pointer> {
    /// Valid as long as this holder lives; don't keep it longer than a call.
    let pointer: Pointer
    private let release: (Pointer) -> Void
    #if DEBUG
        private let census = CObjectCensus.current
    #endif

    /// Takes over a reference that the caller owns; `nil`, as C creators return when they fail, stays `nil`.
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

    /// Counts the C objects that are alive, for tests: those made within `CObjectCensus.$current.withValue(census) { … }`.
    final class CObjectCensus: Sendable {
        @TaskLocal static var current: CObjectCensus?
        private let alive = Atomic(0)
        private let created = Atomic(0)

        /// The objects made under this census that haven't been released.
        var live: Int { alive.load(ordering: .relaxed) }
        /// The objects made under this census at all.
        var made: Int { created.load(ordering: .relaxed) }

        fileprivate func count(_ change: Int) {
            alive.wrappingAdd(change, ordering: .relaxed)
            if change > 0 { created.wrappingAdd(change, ordering: .relaxed) }
        }
    }
#endif
