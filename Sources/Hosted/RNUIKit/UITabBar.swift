import RNFoundation

/// Kept by its controller: a notification's content shows no tab bar.
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    public override init() {}
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    public init(tabBarSystemItem item: SystemItem, tag: Int) {
        super.init()
        self.tag = tag
    }
}

public protocol UITabBarDelegate: NSObjectProtocol {}

/// A bar whose items aren't drawn.
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { if items?.isEmpty == false { notModelled("a tab bar's items") } } }
    open var selectedItem: UITabBarItem?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
