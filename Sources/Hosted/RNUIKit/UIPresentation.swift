import RNFoundation

public enum UIStatusBarAnimation: Int { case none, fade, slide }

/// A view controller or another thing that has a size to prefer.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// The context of an animation between controllers, which change without one here.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for controller: UIViewController) -> CGRect
    func finalFrame(for controller: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
}
public enum UITransitionContextViewControllerKey { case from, to }
public enum UITransitionContextViewKey { case from, to }
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using context: any UIViewControllerContextTransitioning)
}

/// The style of a presentation; the system shows none over a notification's content.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    init(_ controller: UIViewController) { presentedViewController = controller }
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
    }
}

open class UISheetPresentationController: UIPresentationController {
    @MainActor public class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")
        }
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        public class func medium() -> Detent { Detent(.medium) }
        public class func large() -> Detent { Detent(.large) }
    }
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
}

public struct UIPopoverArrowDirection: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

extension UIViewController {
    public var presentationController: UIPresentationController? { UIPresentationController(self) }
    public var popoverPresentationController: UIPopoverPresentationController? { UIPopoverPresentationController(self) }
    public var sheetPresentationController: UISheetPresentationController? { UISheetPresentationController(self) }
}
