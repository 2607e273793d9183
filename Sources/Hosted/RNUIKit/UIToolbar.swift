import RNFoundation

/// An item's title and image, which `UIToolbar` makes a button of.
open class UIBarItem: _UIAccessible {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhone: UIImage?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A toolbar's item. `style`, menus and selection aren't drawn, and `width` counts for a fixed space only.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int { case plain, bordered, done }
    public enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }
    open var style = Style.plain
    open weak var target: AnyObject?
    open var action: Selector?
    open var customView: UIView?
    open var tintColor: UIColor?
    open var width: CGFloat = 0
    open var isHidden = false
    open var isSelected = false
    open var possibleTitles: Set<String>?
    open var menu: UIMenu?
    /// Drawn as its symbol, or as its English name, such as `Done`, in place of UIKit's translation.
    let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target.map { $0 as AnyObject }
    }
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target.map { $0 as AnyObject }
    }
    public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        systemItem = item
        super.init()
        self.action = action
        self.target = target.map { $0 as AnyObject }
    }
    public convenience init(
        systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: item, target: nil, action: nil)
        self.primaryAction = primaryAction
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil)
    {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        (self.image, self.primaryAction) = (image ?? primaryAction?.image, primaryAction)
    }
    open var primaryAction: UIAction?
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
}

public enum UIBarStyle: Int {
    case `default`, black
    public static let blackTranslucent = UIBarStyle.black
    public static let blackOpaque = UIBarStyle.black
}
public enum UIBarPosition: Int { case any, bottom, top, topAttached }
public enum UIBarMetrics: Int { case `default`, compact, defaultPrompt = 101, compactPrompt }
public protocol UIBarPositioning: NSObjectProtocol { var barPosition: UIBarPosition { get } }
public protocol UIBarPositioningDelegate: NSObjectProtocol {}
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The appearance of a bar; its background colour is drawn.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func configureWithDefaultBackground() { backgroundColor = nil }
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

open class UIToolbarAppearance: UIBarAppearance {}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
}

/// A bar of items: a row of buttons, 44 points high, 8 apart and 16 from the sides.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { build() } }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open weak var delegate: (any UIToolbarDelegate)?
    open var standardAppearance = UIToolbarAppearance() { didSet { show(standardAppearance) } }
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    private func show(_ appearance: UIBarAppearance) {
        if let color = appearance.backgroundColor { backgroundColor = color }
    }
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) { if let image, image.size != .zero { notModelled("a background image") } }
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 44)
    }

    private func build() {
        subviews.forEach { $0.removeFromSuperview() }
        addSubview(Self.row(of: items ?? []))
        setNeedsLayout()
    }

    /// A row of items, as bars show them.
    static func row(of items: [UIBarButtonItem]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: items.map(Self.view))
        row.spacing = 8
        row.alignment = .center
        return row
    }

    private static let symbols: [UIBarButtonItem.SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
        .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book", .search: "magnifyingglass",
        .refresh: "arrow.clockwise", .stop: "xmark", .close: "xmark", .camera: "camera", .trash: "trash",
        .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill", .fastForward: "forward.fill",
    ]

    private static func view(of item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        if item.systemItem == .fixedSpace {
            let space = UIView()
            space.widthAnchor.constraint(equalToConstant: item.width).isActive = true
            return space
        }
        if item.systemItem == .flexibleSpace {
            let space = UIView()
            space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            return space
        }
        let button = UIButton(type: .system)
        let symbol = item.systemItem.flatMap { symbols[$0] }
        let image = item.image ?? symbol.flatMap { UIImage(systemName: $0) }
        // Beside an image the title is for VoiceOver alone.
        let title = item.title ?? item.systemItem.map { "\($0)".capitalized }
        if image == nil { button.setTitle(title, for: .normal) } else { button.accessibilityLabel = title }
        button.setImage(image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        if let attributes = item.titleTextAttributes(for: .normal), let title = button.currentTitle {
            button.setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: .normal)
        }
        if let tint = item.tintColor { button.tintColor = tint }
        button.isEnabled = item.isEnabled
        button.isHidden = item.isHidden
        if let action = item.primaryAction { button.addAction(action, for: .touchUpInside) }
        if let action = item.action { button.addTarget(item.target, action: action, for: .touchUpInside) }
        return button
    }
}
