import RNFoundation

// Locks of a process with one thread: they are always free.

public struct os_unfair_lock_s: Sendable { public init() {} }
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }

/// `@unchecked Sendable`: one thread runs all code.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private var state: State
    public init(initialState: State) { state = initialState }
    public init(uncheckedState: State) { state = uncheckedState }
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(initialState: ()) }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
    public func lock() {}
    public func unlock() {}
}
