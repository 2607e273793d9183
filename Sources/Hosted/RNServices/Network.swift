import RNFoundation

/// The path of a device on a wireless network, as a notification has just come by it.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status = Status.satisfied
    public let isExpensive = false
    public let isConstrained = false
    public let supportsIPv4 = true
    public let supportsIPv6 = true
    public let supportsDNS = true
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

public struct NWInterface: Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

public final class NWPathMonitor {
    public var pathUpdateHandler: ((NWPath) -> Void)?
    public let currentPath = NWPath()
    private var isCancelled = false
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public func start(queue: DispatchQueue) {
        queue.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
    }
    public func cancel() { isCancelled = true }
}
