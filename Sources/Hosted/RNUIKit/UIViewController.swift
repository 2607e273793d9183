import RNFoundation

/// The extension's controller, and controllers that it makes. The tool's calls drive the outermost one.
///
/// Each reply carries its `view`, `title` and `preferredContentSize`. Bars, rotation and transitions aren't modelled:
/// their properties are kept, and `viewWillTransition`, `updateViewConstraints` and `didReceiveMemoryWarning` are never
/// called.
open class UIViewController: UIResponder, NSCoding {
    private var ownView: UIView?
    /// The view's size, once the tool has given it.
    package var hostedSize: CGSize?
    /// `true` for the controller that the system shows.
    package var isHosted = false
    /// The storyboard's scene or the xib that the view is made from; `nil` for a view made in code.
    package var interface: InterfaceCoder?
    public private(set) var nibName: String?
    public private(set) var nibBundle: Bundle?
    public var storyboard: UIStoryboard? {
        interface?.json[.storyboard]?.string.map { UIStoryboard(name: $0, bundle: nil) }
    }
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?

    public init(nibName: String?, bundle: Bundle?) {
        (self.nibName, nibBundle) = (nibName, bundle)
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        interface = coder as? InterfaceCoder
        title = interface?.json[.title]?.text
        if let size = interface?.json[.preferredContentSize]?.size { preferredContentSize = size }
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open func encode(with coder: NSCoder) {}

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set {
            ownView?.controller = nil
            ownView = newValue
            newValue?.controller = self
            ViewStorage.version &+= 1
        }
    }

    public var viewIfLoaded: UIView? { ownView }
    public var isViewLoaded: Bool { ownView != nil }

    open func loadViewIfNeeded() {
        guard ownView == nil else { return }
        loadView()
        if ownView == nil { view = UIView(frame: UIScreen.main.bounds) }
        // A view that the code makes has its own size until the host embeds it.
        if hostedSize != nil, interface == nil, let size = ownView?.placement.frame.size, size != .zero {
            hostedSize = size
        }
        interface?.connect()
        viewDidLoad()
    }

    /// Makes the storyboard's view, the xib's of the controller's name, or an empty one.
    open func loadView() {
        if interface == nil, let name = nibName { interface = InterfaceCoder(nib: name, owner: self) }
        if let interface {
            interface.owner = self
            view = interface.makeView()
        } else {
            let made = UIView(frame: UIScreen.main.bounds)
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = made
        }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func awakeFromNib() {}
    open func didReceiveMemoryWarning() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: What the host reads

    open var title: String?
    /// In points; zero isn't sent.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open override var next: UIResponder? { ownView?.superview ?? parent }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if isHosted { Host.shared.request(.becomeFirstResponder, true) }
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let wasFirst = isFirst
        super.resignFirstResponder()
        if isHosted, wasFirst { Host.shared.request(.resignFirstResponder, true) }
        return true
    }

    /// The extension's context, shared by its controllers.
    open var extensionContext: NSExtensionContext? { NSExtensionContext.shared }
    open var traitCollection: UITraitCollection { .current }
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var restorationIdentifier: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]? { didSet { (parent as? UINavigationController)?.showToolbarItems() } }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { size }
    open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var isEditing = false
    open var definesLayout: Bool { true }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var topLayoutGuide: any UILayoutSupport { view.ownGuide("topLayoutGuide") }
    open var bottomLayoutGuide: any UILayoutSupport { view.ownGuide("bottomLayoutGuide") }
    open var presentedViewController: UIViewController? { presented }
    open var presentingViewController: UIViewController? { nil }
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UIViewController? { nil }
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    private var presented: UIViewController?

    // MARK: Children

    /// The child gets each appearance call after its parent, whether or not its view is in the tree.
    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    public func addChildViewController(_ child: UIViewController) { addChild(child) }
    public func removeFromParentViewController() { removeFromParent() }
    public var childViewControllers: [UIViewController] { children }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}

    /// The controller and those in it, outermost first.
    package var family: [UIViewController] { [self] + children.flatMap(\.family) }

    // MARK: Presentation: the system doesn't show another controller over a notification's content.

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presented = controller
        Host.shared.note("code-not-modelled", "\(type(of: controller)) is presented, which isn't drawn")
        if let completion { EventLoop.shared.schedule(completion) }
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presented = nil
        if let completion { EventLoop.shared.schedule(completion) }
    }

    open func show(_ controller: UIViewController, sender: Any?) { present(controller, animated: false) }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Host.shared.note("code-not-modelled", "the segue \(identifier) isn't shown")
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
}

public enum UIModalPresentationStyle: Int {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1, automatic = -2
}
public enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent }

public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

open class UINavigationItem: NSObject {
    public var title: String?
    public var titleView: UIView?
    /// The first of `leftBarButtonItems`.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of `rightBarButtonItems`.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    public var leftBarButtonItems: [UIBarButtonItem]?
    public var rightBarButtonItems: [UIBarButtonItem]?
    public init(title: String) { self.title = title }
}
