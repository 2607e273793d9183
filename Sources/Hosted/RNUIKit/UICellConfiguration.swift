import RNFoundation

public protocol UIConfigurationState { var traitCollection: UITraitCollection { get set } }

/// The state of a cell, for configurations that depend on it.
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false, isHighlighted = false, isDisabled = false, isFocused = false
    public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false, isHighlighted = false, isDisabled = false, isFocused = false
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A list's cell, whose configuration is drawn as texts and an image in a row.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet { if !accessories.isEmpty { notModelled("an accessory") } }
    }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    public private(set) lazy var separatorLayoutGuide = ownGuide("layoutMarginsGuide")
}

/// Accepted, and noted as not drawn.
public struct UICellAccessory {
    public enum DisplayedState: Hashable { case always, whenEditing, whenNotEditing }
    public enum Placement {
        case leading(displayed: DisplayedState = .always), trailing(displayed: DisplayedState = .always)
    }
    public struct Options {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: Any? = nil, tintColor: UIColor? = nil) {}
    }
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public init(customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.customView, self.placement) = (customView, placement)
        }
    }
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options()) -> Self {
        Self()
    }
    public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> Self { Self() }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self() }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> Self {
        Self()
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self() }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> Self { Self() }
    public static func customView(configuration: CustomViewConfiguration) -> Self { Self() }
}
