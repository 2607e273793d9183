import RNFoundation

public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// An animation, of which only the end is shown: the layer's own values.
open class CAAnimation: NSObject {
    open var delegate: (any CAAnimationDelegate)?
    open var duration: CFTimeInterval = 0.25
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var speed: Float = 1
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?

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

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    func show(_ value: Any?, on layer: CALayer) {
        let number = (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
        switch keyPath {
        case "opacity": if let number { layer.opacity = Float(number) }
        case "cornerRadius": if let number { layer.cornerRadius = CGFloat(number) }
        case "backgroundColor": layer.backgroundColor = value as? CGColor
        default: break
        }
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    override func apply(to layer: CALayer) { show(toValue, on: layer) }
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = "linear"
    override func apply(to layer: CALayer) { show(values?.last, on: layer) }
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
    override func apply(to layer: CALayer) { animations?.forEach { $0.apply(to: layer) } }
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

public struct CATransitionType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
    public static let removed = Self(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

open class CATransaction: NSObject {
    open class func begin() {}
    open class func commit() {
        let completion = completionBlock
        completionBlock = nil
        if let completion { EventLoop.shared.schedule(completion) }
    }
    open class func flush() {}
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
