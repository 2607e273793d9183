import RNFoundation

/// A header, footer or item. `prepareForReuse()` and `apply(_:)` are never called: views aren't reused.
open class UICollectionReusableView: UIView {
    public package(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
}

/// Writes a view of type `cell`. Its content view is the item itself. Selection isn't drawn.
open class UICollectionViewCell: UICollectionReusableView {
    open override class var _type: String { "cell" }
    open var contentView: UIView { self }
    open var isSelected = false
    open var isHighlighted = false
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
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundConfiguration?.show(on: self) }
    }
    /// The view that the present configuration has made.
    private var configured: UIView?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
    /// Called for each row or item before it is shown, as `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?

    /// The view that the configuration makes fills the cell.
    private func showConfiguration() {
        configured?.removeFromSuperview()
        configured = contentConfiguration?.makeContentView()
        guard let configured else { return }
        configured.translatesAutoresizingMaskIntoConstraints = false
        addSubview(configured)
        NSLayoutConstraint.activate([
            configured.topAnchor.constraint(equalTo: topAnchor),
            configured.bottomAnchor.constraint(equalTo: bottomAnchor),
            configured.leadingAnchor.constraint(equalTo: leadingAnchor),
            configured.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
    package override func setUp() {
        reuseIdentifier = storage[.reuseIdentifier]?.string
        storage[.reuseIdentifier] = nil
    }
}
