import RNFoundation

/// What a view reacts to beside its gestures; a picture shows no reaction.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIInteraction {
    public var view: UIView? { nil }
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) {}
}

public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

open class UIPointerInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
}

/// Effects of the device's movement; a picture shows the device at rest.
open class UIMotionEffect: NSObject {}

open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }

open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}
