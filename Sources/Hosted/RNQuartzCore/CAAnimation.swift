import RNFoundation

public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// An animation, of which only the end is shown: the layer's own values, or the last ones if it isn't removed.
///
/// Its delegate hears of the end after its repetitions on virtual time. Speed, offset and timing functions have no
/// effect.
open class CAAnimation: NSObject {
    open var delegate: (any CAAnimationDelegate)?
    open var duration: CFTimeInterval = 0.25
    /// Seconds from the call of `add(_:forKey:)`, not an instant of the media clock.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var speed: Float = 1
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Never ends an animation that repeats without end.
    func finish(on layer: CALayer) {
        delegate?.animationDidStart(self)
        guard repeatCount < .infinity else { return }
        let seconds = duration * Double(max(1, repeatCount)) * (autoreverses ? 2 : 1)
        EventLoop.shared.schedule(after: beginTime + seconds) { [self] in
            delegate?.animationDidStop(self, finished: true)
            if !isRemovedOnCompletion { apply(to: layer) }
        }
    }

    /// An animation that stays shows its last value from its end on.
    func apply(to layer: CALayer) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

}

/// Ends at `toValue`. `byValue` is ignored.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    override func apply(to layer: CALayer) { layer.show(toValue, for: keyPath) }
}

/// A basic animation: the spring's numbers change no end state.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
}

/// Ends at the last value. A path isn't followed.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    override func apply(to layer: CALayer) { layer.show(values?.last, for: keyPath) }
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
    override func apply(to layer: CALayer) { animations?.forEach { $0.apply(to: layer) } }
}

/// Shows the new content at once.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

/// Accepted and not kept.
open class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// A transaction without animations. Nested ones share a single completion, which comes at the next turn of the run
/// loop.
open class CATransaction: NSObject {
    open class func begin() {}
    open class func commit() {
        let completion = completionBlock
        completionBlock = nil
        if let completion { EventLoop.shared.schedule(completion) }
    }
    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}
    open class func disableActions() -> Bool { false }
    open class func animationDuration() -> CFTimeInterval { 0.25 }
    open class func setValue(_ value: Any?, forKey key: String) {}
    open class func setDisableActions(_ flag: Bool) {}
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func setCompletionBlock(_ block: (() -> Void)?) { completionBlock = block }
    private nonisolated(unsafe) static var completionBlock: (() -> Void)?
}

/// A timer by frames of 1/60 s, on virtual time.
open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    public var isPaused = false
    public var preferredFramesPerSecond = 0
    public var preferredFrameRateRange = CAFrameRateRange.default
    public private(set) var timestamp: CFTimeInterval = 0
    public var duration: CFTimeInterval { 1 / 60 }
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    private var isValid = true

    public init(target: Any, selector: Selector) { (self.target, self.selector) = (target, selector) }

    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        EventLoop.shared.schedule(after: duration) { [self] in
            guard isValid else { return }
            timestamp = CACurrentMediaTime()
            if !isPaused { selector.perform(on: target, self) }
            add(to: runLoop, forMode: mode)
        }
    }

    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { isValid = false }
    open func invalidate() { isValid = false }
}

/// Virtual seconds; 0 would mean "not set" to animations.
public func CACurrentMediaTime() -> CFTimeInterval { 1000 + Host.shared.now }
