import RNFoundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

/// Arguments of a registered class's initialiser, by which `ClassRegistry` finds it.
struct CellArguments {
    let style: UITableViewCell.CellStyle
    let identifier: String?
}

extension ClassDescription where C: UITableViewCell {
    public func makes(_ make: @escaping (UITableViewCell.CellStyle, String?) -> C) {
        self.make { (a: CellArguments) in make(a.style, a.identifier) }
    }
}

/// Writes a view of type `cell`. Its content view is the row itself, whose children the template lays out.
///
/// The text label, detail label and image view appear once code asks for them; the style is then written as
/// `cellStyle`. Selection, editing, indentation and a separator inset of a single row aren't drawn.
open class UITableViewCell: UIView {
    open override class var _type: String { "cell" }

    public enum CellStyle: Int {
        case `default`, value1, value2, subtitle
        static let names = ["default", "value1", "value2", "subtitle"]
    }
    public enum AccessoryType: Int {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        static let names = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
    }
    public enum SelectionStyle: Int { case none, blue, gray, `default` }
    public enum EditingStyle: Int { case none, delete, insert }
    public enum SeparatorStyle: Int { case none, singleLine, singleLineEtched }

    public private(set) var reuseIdentifier: String?
    /// Built-in views by property name.
    private var parts: [String: UIView] = [:]

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        placement.translates = false
        storage[.keptStyle] = .string(CellStyle.names[style.rawValue])
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = storage[.reuseIdentifier]?.string
        storage[.reuseIdentifier] = nil
        // The template's order of a built-in style's views.
        guard let style = storage[.cellStyle]?.string, style != "custom" else { return }
        let labels = subviews.filter { $0 is UILabel }
        for (name, label) in zip(["textLabel", "detailTextLabel"], labels) { parts[name] = label }
        parts["imageView"] = subviews.first { $0 is UIImageView }
    }

    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    /// A built-in view, made when it is first asked for.
    private final func part<V: UIView>(_ name: String, _ make: () -> V) -> V {
        if let view = parts[name] as? V { return view }
        let view = make()
        view.translatesAutoresizingMaskIntoConstraints = false
        let order = ["textLabel", "detailTextLabel", "imageView"]
        let index = order.prefix { $0 != name }.filter { parts[$0] != nil }.count
        parts[name] = view
        insert(view, at: index)
        storage[.cellStyle] = storage[.cellStyle] ?? storage[.keptStyle] ?? "default"
        return view
    }

    private var style: String { storage[.cellStyle]?.string ?? storage[.keptStyle]?.string ?? "default" }
    open var textLabel: UILabel? { part("textLabel") { UILabel() } }
    open var detailTextLabel: UILabel? {
        guard style != "default" else { return nil }
        _ = textLabel
        return part("detailTextLabel") {
            let label = UILabel()
            label.font = .systemFont(ofSize: style == "subtitle" ? 12 : 17)
            if style != "subtitle" { label.textColor = .secondaryLabel }
            return label
        }
    }
    open var imageView: UIImageView? { part("imageView") { UIImageView() } }

    open var contentView: UIView { self }
    open var accessoryType: AccessoryType {
        get {
            AccessoryType.names.firstIndex(of: storage[.accessory]?.string ?? "none").flatMap(
                AccessoryType.init(rawValue:)) ?? .none
        }
        set { storage[.accessory] = .string(AccessoryType.names[newValue.rawValue]) }
    }
    open var accessoryView: UIView? { didSet { if accessoryView != nil { notModelled("an accessory view") } } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let view = backgroundView else { return }
            view.storage[.placement] = "fill"
            view.translatesAutoresizingMaskIntoConstraints = false
            insert(view, at: 0)
        }
    }
    open var selectedBackgroundView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var separatorInset = UIEdgeInsets.zero
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var editingAccessoryType = AccessoryType.none
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Never called, since no cell is reused.
    open func prepareForReuse() {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if let list = contentConfiguration as? UIListContentConfiguration { return list.apply(to: self) }
            guard let content = contentConfiguration?.makeContentView() else { return }
            content.storage[.placement] = "fill"
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundConfiguration?.show(on: self) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
    /// Called for each row or item before it is shown, as `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
    open var editingAccessoryView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    public struct StateMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}

/// A header or footer. Its background view and detail label aren't drawn.
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    open var contentView: UIView { self }
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        addSubview(label)
        return label
    }()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var backgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundConfiguration?.show(on: self) }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let list = contentConfiguration as? UIListContentConfiguration else { return }
            textLabel?.text = list.text ?? list.attributedText?.string
            textLabel?.font = list.textProperties.font
            textLabel?.textColor = list.textProperties.color
        }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
    open func prepareForReuse() {}
}
