import RNFoundation

public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Writes a view of type `picker`, for which the tool draws a labelled box with the selected rows' titles.
///
/// The user can't turn the wheels, and rows given as views aren't asked for.
open class UIPickerView: UIView {
    open override class var _type: String { "picker" }
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    /// Rows by component.
    private var selected: [Int: Int] = [:]
    open var showsSelectionIndicator = true
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func reloadAllComponents() { showTitle() }
    open func reloadComponent(_ component: Int) { showTitle() }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
        showTitle()
    }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

    /// Joins the titles of all components into `title`.
    private func showTitle() {
        let titles = (0..<numberOfComponents).compactMap {
            delegate?.pickerView(self, titleForRow: selectedRow(inComponent: $0), forComponent: $0)
        }
        if !titles.isEmpty { storage[.title] = .text(titles.joined(separator: "  ")) }
    }
}

/// Never drawn: nothing pulls a notification's content.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

public protocol UISearchBarDelegate: UIBarPositioningDelegate {}

/// A field for a search, drawn as a text field.
open class UISearchBar: UIView {
    public enum Style: UInt { case `default`, prominent, minimal }
    open weak var delegate: (any UISearchBarDelegate)?
    open private(set) lazy var searchTextField: UITextField = {
        let field = UITextField(frame: bounds.insetBy(dx: 8, dy: 8))
        field.borderStyle = .roundedRect
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(field)
        return field
    }()
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var showsCancelButton = false { didSet { if showsCancelButton { notModelled("its cancel button") } } }
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    open var isTranslucent = true
    open var prompt: String? { didSet { if prompt != nil { notModelled("its prompt") } } }
    open var backgroundImage: UIImage?
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != nil { notModelled("scope buttons") } } }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// Pages of controllers, of which the first is shown. The data source is never asked, since the user turns no page.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int { case pageCurl, scroll }
    public enum NavigationOrientation: Int { case horizontal, vertical }
    public enum NavigationDirection: Int { case forward, reverse }
    public struct OptionsKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var viewControllers: [UIViewController]? { children }

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for child in children {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        if let first = controllers?.first {
            addChild(first)
            let page: UIView = first.view
            page.frame = view.bounds
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(page)
            first.didMove(toParent: self)
        }
        if let completion { EventLoop.shared.schedule { completion(true) } }
    }
}

public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
}

public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
