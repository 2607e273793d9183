import RNFoundation

public enum NSDirectionalRectEdge { case leading, top, trailing, bottom, all }

extension UIButton {
    /// A button's style since iOS 15, as keys of the template language.
    public struct Configuration {
        public enum CornerStyle: Int {
            case fixed = -1, dynamic, small, medium, large, capsule
            var name: String { "\(self)" }
        }
        public enum Size: Int { case medium, small, mini, large }
        public enum TitleAlignment: Int {
            case automatic, leading, center, trailing
            var name: String { "\(self)" }
        }
        public enum MacIdiomStyle: Int { case automatic, bordered, borderless, borderlessTinted }
        public enum IndicatorType: Int { case automatic, none, popup, popupDisclosure }

        private let style: String
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat?
        public var titlePadding: CGFloat = 1
        public var contentInsets: NSDirectionalEdgeInsets?
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration()
        public var titleTextAttributesTransformer: Any?
        public var automaticallyUpdateForSelection = true
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var indicator = IndicatorType.automatic

        public static func plain() -> Configuration { Configuration(style: "plain") }
        public static func gray() -> Configuration { Configuration(style: "gray") }
        public static func tinted() -> Configuration { Configuration(style: "tinted") }
        public static func filled() -> Configuration { Configuration(style: "filled") }
        public static func borderless() -> Configuration { Configuration(style: "borderless") }
        public static func bordered() -> Configuration { Configuration(style: "bordered") }
        public static func borderedTinted() -> Configuration { Configuration(style: "borderedTinted") }
        public static func borderedProminent() -> Configuration { Configuration(style: "borderedProminent") }

        private init(style: String) { self.style = style }
        public func updated(for button: UIButton) -> Configuration { self }
        public mutating func setDefaultContentInsets() { contentInsets = nil }

        var keys: [String: JSON] {
            var keys: [String: JSON] = ["configuration": .string(style), "buttonType": "system"]
            keys["title"] = title.map { .text($0) }
            keys["attributedTitle"] = attributedTitle?.converted.runs
            keys["subtitle"] = (subtitle ?? attributedSubtitle.map { String($0.characters) }).map { .text($0) }
            let image = preferredSymbolConfigurationForImage.flatMap { self.image?.withConfiguration($0) } ?? self.image
            keys["image"] = image?.json
            keys["baseForegroundColor"] = baseForegroundColor?.value.json
            keys["baseBackgroundColor"] = (background.backgroundColor ?? baseBackgroundColor)?.value.json
            if cornerStyle != .dynamic { keys["cornerStyle"] = .string(cornerStyle.name) }
            if titleAlignment != .automatic { keys["titleAlignment"] = .string(titleAlignment.name) }
            if imagePlacement != .leading { keys["imagePlacement"] = .string("\(imagePlacement)") }
            keys["imagePadding"] = imagePadding.map { .points($0) }
            keys["contentInsets"] = contentInsets?.edges.json
            if background.cornerRadius > 0 { keys["cornerRadius"] = .points(background.cornerRadius) }
            if background.strokeWidth > 0, let color = background.strokeColor {
                keys["border"] = ["width": .points(background.strokeWidth), "color": color.value.json]
            }
            return keys
        }
    }
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var image: UIImage?
    public init() {}
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
}

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
    let systemItem: SystemItem?

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
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
}

public enum UIBarStyle: Int { case `default`, black }

/// A bar of items: a row of buttons here.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { build() } }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    private func build() {
        subviews.forEach { $0.removeFromSuperview() }
        let row = UIStackView(arrangedSubviews: (items ?? []).map(Self.view))
        row.spacing = 8
        row.alignment = .center
        row.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 44)
        row.autoresizingMask = [.flexibleWidth]
        addSubview(row)
    }

    private static func view(of item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        if item.systemItem == .flexibleSpace {
            let space = UIView()
            space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            return space
        }
        let button = UIButton(type: .system)
        button.setTitle(item.title ?? item.systemItem.map { "\($0)".capitalized }, for: .normal)
        button.setImage(item.image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        if let action = item.primaryAction { button.addAction(action, for: .touchUpInside) }
        if let action = item.action { button.addTarget(item.target, action: action, for: .touchUpInside) }
        return button
    }
}
