/// What a service extension has around it: the clock, and a network of files.
public final class ServiceContext {
    /// The device's run loop.
    public let clock: VirtualClock

    public init(clock: VirtualClock) { self.clock = clock }
}
