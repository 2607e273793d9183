import RNFoundation

public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}

/// A gesture. Taps come from the run's touches; others are never recognised.
open class UIGestureRecognizer: NSObject, NSCoding {
    public enum State: Int {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    private var targets: [(target: AnyObject?, selector: Selector)] = []
    /// The work of another stand-in on the gesture, before the code's own targets.
    package var action: (() -> Void)?
    public package(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open var numberOfTouches: Int { 1 }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { targets = [(target.map { $0 as AnyObject }, action)] }
    }

    public override convenience init() { self.init(target: nil, action: nil) }
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}

    open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll {
            (target == nil || $0.target === target.map { $0 as AnyObject }) && (action == nil || $0.selector == action)
        }
    }
    /// The view's centre, in points: taps have no position here.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return .zero }
        return CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// No effect: gestures don't wait for each other.
    open func require(toFail other: UIGestureRecognizer) {}

    /// Recognises the gesture and calls its targets; `false` if the delegate says no.
    package func recognize() -> Bool {
        guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizer(self, shouldReceive: UITouch()) ?? true
        else { return false }
        state = .ended
        action?()
        for (target, selector) in targets { selector.perform(on: target, self) }
        state = .possible
        return true
    }
}

/// Recognised by a single tap, whatever numbers of taps and touches it requires.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }
