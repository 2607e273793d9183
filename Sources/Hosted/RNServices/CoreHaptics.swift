import RNFoundation

// Haptics: a picture has none, and an engine can't be made without hardware.

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Fails to start, as on hardware without haptics.
open class CHHapticEngine: NSObject {
    private struct None: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { None() }
    public override init() { super.init() }
    open var stoppedHandler: ((Int) -> Void)?
    open var resetHandler: (() -> Void)?
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false
    open func start() throws { throw CocoaError(.featureUnsupported) }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
        if let completionHandler { EventLoop.shared.schedule { completionHandler(nil) } }
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CocoaError(.featureUnsupported)
    }
}

public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

public let CHHapticTimeImmediate: TimeInterval = 0

open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [Any]) throws {}
}

open class CHHapticEventParameter: NSObject {
    public enum ID { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
    public init(parameterID: ID, value: Float) {}
}

open class CHHapticEvent: NSObject {
    public enum EventType { case hapticTransient, hapticContinuous, audioContinuous }
    public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval) {}
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval
    ) {}
}
