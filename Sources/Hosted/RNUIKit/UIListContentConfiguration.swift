import RNFoundation

@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// A list's row outside a table: texts one above the other beside the image.
open class UIListContentView: UIStackView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { show() } }
    open private(set) lazy var textLabel = UILabel()
    open private(set) lazy var secondaryTextLabel = UILabel()
    open private(set) lazy var imageView = UIImageView()

    private let texts = UIStackView()
    private var imageWidth: NSLayoutConstraint?
    /// The width in points in which symbols are centred, so that the texts of several rows align; from memory.
    private static let symbolWidth: CGFloat = 28

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        texts.addArrangedSubview(textLabel)
        texts.addArrangedSubview(secondaryTextLabel)
        addArrangedSubview(imageView)
        addArrangedSubview(texts)
        (alignment, spacing) = (.center, 16)
        isLayoutMarginsRelativeArrangement = true
        imageView.contentMode = .scaleAspectFit
        imageView.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
        show()
    }
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration()
        super.init(coder: coder)
    }

    private func show() {
        guard let list = configuration as? UIListContentConfiguration else { return }
        list.apply(list.text, list.attributedText, list.textProperties, to: textLabel)
        list.apply(
            list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, to: secondaryTextLabel)
        secondaryTextLabel.isHidden = list.secondaryText == nil && list.secondaryAttributedText == nil
        imageView.image = list.image
        imageView.isHidden = list.image == nil
        directionalLayoutMargins = list.directionalLayoutMargins
        let isRow = list.prefersSideBySideTextAndSecondaryText
        texts.axis = isRow ? .horizontal : .vertical
        texts.spacing = isRow ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
        secondaryTextLabel.setContentHuggingPriority(isRow ? .required : .defaultLow, for: .horizontal)
        spacing = list.imageToTextPadding
        let reserved = list.imageProperties.reservedLayoutSize.width
        let width = reserved == 0 && list.image?.isSymbolImage == true ? Self.symbolWidth : reserved
        imageView.contentMode = width > 0 ? .center : .scaleAspectFit
        imageWidth?.isActive = false
        imageWidth = width > 0 ? imageView.widthAnchor.constraint(equalToConstant: width) : nil
        imageWidth?.isActive = true
        if let tint = list.imageProperties.tintColor { imageView.tintColor = tint }
    }
}

/// A row's texts and image.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// Font, colour, number of lines and alignment are drawn; the rest is kept.
    public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
    }
    /// The tint and the reserved width (points) are drawn; the rest is kept.
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    public init() {}
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        return configuration
    }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    public static func plainHeader() -> UIListContentConfiguration { header() }
    public static func groupedHeader() -> UIListContentConfiguration { header() }
    public static func plainFooter() -> UIListContentConfiguration { header() }
    public static func groupedFooter() -> UIListContentConfiguration { header() }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarHeader() -> UIListContentConfiguration { header() }
    private static func header() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }

    /// Writes to the cell's built-in views. Margins and paddings are those of the cell's style.
    func apply(to cell: UITableViewCell) {
        let hasDetail = secondaryText != nil || secondaryAttributedText != nil
        cell.storage[.cellStyle] =
            hasDetail ? prefersSideBySideTextAndSecondaryText ? "value1" : "subtitle" : "default"
        apply(text, attributedText, textProperties, to: cell.textLabel)
        if hasDetail {
            apply(secondaryText, secondaryAttributedText, secondaryTextProperties, to: cell.detailTextLabel)
        }
        if let image {
            cell.imageView?.image = image
            if let tint = imageProperties.tintColor { cell.imageView?.tintColor = tint }
        }
    }

    func apply(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties, to label: UILabel?
    ) {
        guard let label else { return }
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = properties.alignment
    }
}

public struct UIAxis: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
