import RNFoundation

/// A view's reactions beside its gestures; a picture shows none.
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

// Nothing is dragged in a picture, so a delegate is never asked.

public protocol UIDragSession: NSObjectProtocol {}
public protocol UIDropSession: NSObjectProtocol {}

open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

open class UIDragInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = true
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

public protocol UIDropInteractionDelegate: NSObjectProtocol {}

open class UIDropInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIDropInteractionDelegate)?
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public override init() {}
}

extension UIView {
    // Texts that a long press on a small item shows large.
    public var largeContentTitle: String? {
        get { nil }
        set {}
    }
    public var showsLargeContentViewer: Bool {
        get { false }
        set {}
    }
    public var focusGroupIdentifier: String? {
        get { nil }
        set {}
    }
}
