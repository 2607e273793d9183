import RNFoundation

/// A stack of controllers, of which the last one is shown, below a bar with its title and above one with its items.
open class UINavigationController: UIViewController {
    /// Points, as in portrait.
    private static let barHeight: CGFloat = 44

    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isToolbarHidden = true { didSet { if isViewLoaded { arrange() } } }
    open var isNavigationBarHidden = false { didSet { if isViewLoaded { arrange() } } }
    open weak var delegate: (any UINavigationControllerDelegate)?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        children.forEach(remove)
        controllers.forEach { addChild($0) }
        if isViewLoaded { arrange() }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { children.last }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        if isViewLoaded { arrange() }
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        remove(last)
        if isViewLoaded { arrange() }
        return last
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        popped.forEach(remove)
        if isViewLoaded { arrange() }
        return popped
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
    }

    private func remove(_ controller: UIViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Shows the last controller between the bars.
    private func arrange() {
        children.forEach { $0.viewIfLoaded?.removeFromSuperview() }
        let size = view.bounds.size
        let top = isNavigationBarHidden ? 0 : Self.barHeight
        let bottom = isToolbarHidden ? 0 : Self.barHeight
        if let content = children.last?.view {
            content.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.barHeight)
        navigationBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        navigationBar.items = children.map(\.navigationItem)
        view.addSubview(navigationBar)
        if isToolbarHidden { return toolbar.removeFromSuperview() }
        toolbar.frame = CGRect(x: 0, y: size.height - Self.barHeight, width: size.width, height: Self.barHeight)
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        showToolbarItems()
        view.addSubview(toolbar)
    }

    /// Shows the items of the last controller.
    func showToolbarItems() { toolbar.items = children.last?.toolbarItems }
}
