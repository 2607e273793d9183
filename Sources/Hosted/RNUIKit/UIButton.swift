import RNFoundation

/// Writes a view of type `button`: its `buttonType`, and the title, image and colours of the present state.
///
/// The label and image view inside are drawn by the button, so constraints on them have no effect. Menus, pointer and
/// highlight effects aren't shown.
open class UIButton: UIControl {
    open override class var _type: String { "button" }

    public enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
        /// The names of the template language by raw value. `plain` is drawn as `system`.
        static let names = [
            "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "system", "close",
        ]
    }

    /// The contents for a state; a state without a value shows the normal one's.
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        storage[.buttonType] = .string(ButtonType.names[type.rawValue])
    }

    public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Observers aren't called in initialisers.
        showConfiguration()
        take(primaryAction)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storage[.buttonType] = "custom"
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows an action's title and image, and performs it on a tap.
    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, title(for: .normal) == nil { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open var buttonType: ButtonType {
        ButtonType.names.firstIndex(of: storage[.buttonType]?.string ?? "system").flatMap(ButtonType.init(rawValue:))
            ?? .system
    }

    // MARK: By state

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if state == .normal { attributedTitles[.normal] = nil }
        show()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        show()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        show()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        if state == .normal, image == nil { storage[.image] = nil }
        show()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        if state == .normal, image == nil { storage[.backgroundImage] = nil }
        show()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        if let configuration, let image = images[state] { setImage(image.withConfiguration(configuration), for: state) }
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] ?? storage[.title]?.text }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state] ?? titleColors[.normal] ?? color(.titleColor)
    }
    open func image(for state: State) -> UIImage? {
        images[state] ?? images[.normal] ?? storage[.image].map { UIImage(json: $0, size: .zero) }
    }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    open var currentTitle: String? { title(for: state) ?? attributedTitle(for: state)?.string }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    open override var isSelected: Bool {
        didSet {
            storage[.selected] = isSelected ? true : nil
            show()
        }
    }
    open override var isEnabled: Bool { didSet { show() } }
    open override var isHighlighted: Bool { didSet { show() } }

    /// Writes what the present state shows.
    private func show() {
        func value<T>(_ values: [State: T]) -> T? { values[state] ?? values[.normal] }
        if let title = value(titles) {
            storage[.title] = .text(title)
        } else if titles.isEmpty == false {
            storage[.title] = nil
        }
        storage[.attributedTitle] =
            value(attributedTitles)?.runs ?? (titles.isEmpty ? storage[.attributedTitle] : nil)
        if let color = value(titleColors) { set(.titleColor, color) }
        if let image = value(images) {
            storage[.image] = image.json
            if let tint = image.tint { set(.tintColor, tint) }
        }
        if let image = value(backgrounds) { storage[.backgroundImage] = image.json }
    }

    // MARK: Inner views

    /// The title's label: its font and text properties are the button's.
    open private(set) lazy var titleLabel: UILabel? = UIButtonLabel(of: self)
    open private(set) lazy var imageView: UIImageView? = UIButtonImageView(of: self)

    /// In points; zero without the key.
    private func insets(_ key: WireKey) -> UIEdgeInsets { UIEdgeInsets(json: storage[key]) }
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets(.contentInsets) }
        set { storage[.contentInsets] = newValue.json }
    }
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets(.titleInsets) }
        set { storage[.titleInsets] = newValue.json }
    }
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets(.imageInsets) }
        set { storage[.imageInsets] = newValue.json }
    }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var isPointerInteractionEnabled = false
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var role = Role.normal
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    /// Called at once, not before the next layout as on iOS, and again only by `setNeedsUpdateConfiguration()`.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { configurationUpdateHandler?(self) } }
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    open func updateConfiguration() {}
    open var automaticallyUpdatesConfiguration = true
    public enum Role: Int { case normal, primary, cancel, destructive }

    open var configuration: Configuration? {
        didSet { showConfiguration() }
    }

    /// Writes the keys that the configuration gives. Keys of an earlier configuration stay if the new one has none.
    private func showConfiguration() {
        guard let configuration else {
            storage[.configuration] = nil
            return
        }
        for (key, value) in configuration.keys { storage[key] = value }
        if let title = configuration.title { titles[.normal] = title }
    }

    /// A tap changes no value.
    package override func take(_ value: JSON) {}

    package override func set(_ value: Any, forKey key: String) {
        if key == "title", let text = value as? String {
            setTitle(text, for: .normal)
        } else {
            super.set(value, forKey: key)
        }
    }
}

/// A button's label, which reads and writes the button's own keys.
private final class UIButtonLabel: UILabel {
    private weak var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var font: UIFont! {
        get { button?.storage[.font].map { UIFont(json: $0) } ?? .systemFont(ofSize: 15) }
        set { button?.storage[.font] = newValue?.json }
    }
    override var text: String? {
        get { button?.currentTitle }
        set { button?.setTitle(newValue, for: .normal) }
    }
    override var attributedText: NSAttributedString? {
        get { button?.currentAttributedTitle }
        set { button?.setAttributedTitle(newValue, for: .normal) }
    }
    override var textColor: UIColor! {
        get { button?.currentTitleColor }
        set { button?.setTitleColor(newValue, for: .normal) }
    }
    override var numberOfLines: Int {
        get { button?.storage[.numberOfLines]?.int ?? 1 }
        set { button?.storage[.numberOfLines] = .integer(Int64(newValue)) }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(json: button?.storage[.lineBreakMode]) }
        set { button?.storage[.lineBreakMode] = newValue.json }
    }
    override var textAlignment: NSTextAlignment {
        get { .center }
        set {
            let names: [NSTextAlignment: JSON] = [.left: "leading", .center: "center", .right: "trailing"]
            button?.storage[.titleAlignment] = names[newValue] ?? "automatic"
        }
    }
    override var next: UIResponder? { button }
    package override var drawnView: UIView { button ?? self }
}

/// A button's image view, which reads and writes the button's image.
private final class UIButtonImageView: UIImageView {
    private weak var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var image: UIImage? {
        get { button?.currentImage }
        set { button?.setImage(newValue, for: .normal) }
    }
    override var contentMode: ContentMode {
        get { .scaleToFill }
        set { if newValue != .scaleAspectFit { button?.notModelled("its image view's content mode") } }
    }
    package override var drawnView: UIView { button ?? self }
}
