import RNFoundation

extension UIView {
    public struct AnimationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    public struct KeyframeAnimationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
    public enum AnimationTransition: Int { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

    /// Shows the end state at once; the completion comes when the animation would end, never for one that repeats.
    private class func run(
        _ duration: TimeInterval, _ delay: TimeInterval, repeats: Bool, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        animations()
        guard let completion, !repeats else { return }
        EventLoop.shared.schedule(after: delay + duration) { completion(true) }
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(duration, delay, repeats: options.contains(.repeat), animations, completion) }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(duration, 0, repeats: false, animations, completion) }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { run(duration, delay, repeats: options.contains(.repeat), animations, completion) }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { run(duration, delay, repeats: options.contains(.repeat), animations, completion) }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(duration, delay, repeats: options.contains(.repeat), animations, completion) }

    /// Performs the changes at once, so the last keyframe's state is shown.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
    ) { animations() }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { run(duration, 0, repeats: false, animations ?? {}, completion) }

    public class func transition(
        from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let parent = old.superview
        run(
            duration, 0, repeats: false,
            {
                if options.contains(.showHideTransitionViews) {
                    (old.isHidden, new.isHidden) = (true, false)
                } else {
                    old.removeFromSuperview()
                    parent?.addSubview(new)
                }
            }, completion)
    }

    /// The functions below keep no settings, since changes are shown at once with or without animation.
    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    public class var areAnimationsEnabled: Bool { true }
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    public class func beginAnimations(_ name: String?, context: UnsafeMutableRawPointer?) {}
    public class func commitAnimations() {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationRepeatCount(_ count: Float) {}
    public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {}
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
    public class func setAnimationDelegate(_ delegate: Any?) {}
    public class func setAnimationWillStart(_ selector: Selector?) {}
    public class func setAnimationDidStop(_ selector: Selector?) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
}

public typealias UIViewAnimationOptions = UIView.AnimationOptions

public enum UIViewAnimatingState: Int { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int { case end, start, current }
public protocol UITimingCurveProvider: NSObjectProtocol {}
/// Curves are accepted and not kept: only an animation's end is shown.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve: UIView.AnimationCurve) {}
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(dampingRatio: CGFloat) {}
    public init(dampingRatio: CGFloat, initialVelocity: CGVector) {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// An animator, which shows its end state when it starts.
///
/// The completion comes after `delay + duration` virtual seconds. A pause doesn't delay it, `fractionComplete` shows
/// nothing in between, and a reversed animator keeps the end state.
open class UIViewPropertyAnimator: NSObject {
    public let duration: TimeInterval
    open private(set) var state = UIViewAnimatingState.inactive
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open var isRunning: Bool { state == .active }
    open var isInterruptible = true
    open var pausesOnCompletion = false
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) { self.duration = duration }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }
    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }
    public convenience init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: Self.self)
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    open func startAnimation() { startAnimation(afterDelay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        animations.forEach { $0() }
        EventLoop.shared.schedule(after: delay + duration) { [self] in
            if state == .active { finishAnimation(at: isReversed ? .start : .end) }
        }
    }
    open func pauseAnimation() {}
    open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }
    open func continueAnimation(withTimingParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
    open func finishAnimation(at position: UIViewAnimatingPosition) {
        state = .inactive
        completions.forEach { $0(position) }
        completions = []
    }
}
