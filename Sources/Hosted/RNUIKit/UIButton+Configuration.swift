import RNFoundation

public struct NSDirectionalRectEdge: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    /// The template's name of one edge.
    var name: String { self == .top ? "top" : self == .bottom ? "bottom" : self == .trailing ? "trailing" : "leading" }
}

/// Changes a text's attributes before it is shown.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour before it is shown.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIButton {
    /// A button's style since iOS 15, as keys of the template language.
    ///
    /// `buttonSize`, indicators, `titlePadding`, `imageReservation` and a subtitle's attributes have no effect.
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
        /// In points; `nil` leaves it to the tool.
        private var givenImagePadding: CGFloat?
        public var imagePadding: CGFloat {
            get { givenImagePadding ?? 0 }
            set { givenImagePadding = newValue }
        }
        public var titlePadding: CGFloat = 1
        private var givenInsets: NSDirectionalEdgeInsets?
        /// Those of a button of medium size, unless others are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { givenInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
            set { givenInsets = newValue }
        }
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration()
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var imageReservation: CGFloat = 0
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
        public mutating func setDefaultContentInsets() { givenInsets = nil }

        private var backgroundColor: UIColor? {
            let color = background.backgroundColor ?? baseBackgroundColor
            return background.backgroundColorTransformer.flatMap { transform in color.map { transform($0) } } ?? color
        }

        /// The title with the attributes that the transformer gives.
        private var transformedTitle: AttributedString? {
            guard let transformer = titleTextAttributesTransformer,
                var text = attributedTitle ?? title.map({ AttributedString($0) })
            else { return attributedTitle }
            text.mergeAttributes(transformer(AttributeContainer()))
            return text
        }

        /// Only values that differ from UIKit's defaults, so that the tool's own numbers hold for the rest.
        var keys: [WireKey: JSON] {
            var keys: [WireKey: JSON] = [.configuration: .string(style), .buttonType: "system"]
            keys[.title] = title.map { .text($0) }
            keys[.attributedTitle] = transformedTitle?.converted.runs
            let wraps = titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
            keys[.lineBreakMode] = titleLineBreakMode.json
            keys[.numberOfLines] = .integer(wraps ? 0 : 1)
            keys[.subtitle] = (subtitle ?? attributedSubtitle.map { String($0.characters) }).map { .text($0) }
            let image = preferredSymbolConfigurationForImage.flatMap { self.image?.withConfiguration($0) } ?? self.image
            keys[.image] = image?.json
            keys[.baseForegroundColor] = baseForegroundColor?.value.json
            keys[.baseBackgroundColor] = backgroundColor?.value.json
            if cornerStyle != .dynamic { keys[.cornerStyle] = .string(cornerStyle.name) }
            if titleAlignment != .automatic { keys[.titleAlignment] = .string(titleAlignment.name) }
            if imagePlacement != .leading { keys[.imagePlacement] = .string(imagePlacement.name) }
            keys[.imagePadding] = givenImagePadding.map { .points($0) }
            keys[.contentInsets] = givenInsets?.edges.json
            if background.cornerRadius > 0 { keys[.cornerRadius] = .points(background.cornerRadius) }
            if background.strokeWidth > 0, let color = background.strokeColor {
                keys[.border] = [.width: .points(background.strokeWidth), .color: color.value.json]
            }
            return keys
        }
    }
}

/// Colour, corner radius and stroke (points) are drawn. Images, effects, views and insets aren't.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeOutset: CGFloat = 0
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
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
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIBackgroundConfiguration {
    /// Sets what a view has itself of a background.
    func show(on view: UIView) {
        if let backgroundColor { view.backgroundColor = backgroundColor }
        if cornerRadius > 0 {
            view.layer.cornerRadius = cornerRadius
            view.clipsToBounds = true
        }
        if strokeWidth > 0 {
            view.layer.borderWidth = strokeWidth
            view.layer.borderColor = (strokeColor ?? view.tintColor).cgColor
        }
    }
}
