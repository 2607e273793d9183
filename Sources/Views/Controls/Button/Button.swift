import AutoLayout
import Basics

/// A UIButton.
public struct Button: Control {
    /// Truncated in the middle by default if it is too long.
    @ByteString public var title: String
    /// Attributed title, shown instead of `title` unless empty.
    public var runs: [TextRun]
    /// A smaller text below the title; only with a configuration.
    @ByteString public var subtitle: String
    /// The image beside the title; symbols have the title's color.
    public var image: ImageReference?
    /// An image stretched behind the content.
    public var backgroundImage: ImageReference?
    /// The title's font; `nil` for the system font at 15 points, 18 in a custom button and body text with a configuration.
    public var font: Font?
    /// `nil` for the tint color, or white in a custom button.
    public var titleColor: Color?
    /// Insets of the content in points; `nil` for 6 at top and bottom; with a configuration 7, and 12 at the sides.
    public var contentInsets: EdgeInsets?
    /// Determines the built-in image of some types, and the title's color.
    public var type: ButtonType
    /// UIButton.Configuration (iOS 15); `none` is a button without one.
    public var configuration: ButtonConfiguration
    /// UIButton.Configuration's baseForegroundColor; `nil` for the configuration's default.
    public var baseForegroundColor: Color?
    /// UIButton.Configuration's baseBackgroundColor; `nil` for the configuration's default.
    public var baseBackgroundColor: Color?
    /// The corners of a configuration's background.
    public var cornerStyle: CornerStyle
    /// The image's position relative to the title.
    public var imagePlacement: ImagePlacement
    /// The distance between image and title in points; `nil` for 4, or 0 with a configuration.
    public var imagePadding: Double?
    /// imageEdgeInsets: shift of the placed image in points.
    public var imageInsets: EdgeInsets
    /// titleEdgeInsets: shift of the placed title in points.
    public var titleInsets: EdgeInsets
    /// Alignment of a configuration's title and subtitle relative to each other.
    public var titleAlignment: TitleAlignment
    /// Horizontal alignment of the content within the button.
    public var contentHorizontalAlignment: HorizontalAlignment
    /// Vertical alignment of the content within the button.
    public var contentVerticalAlignment: VerticalAlignment
    /// `false` draws the button in grey.
    public var isEnabled: Bool
    /// `true` draws the tint color behind the content of a system button.
    public var isSelected: Bool
    /// The maximum number of lines of the title; 0 for no limit.
    public var numberOfLines: Int
    /// Treatment of a title that is too long.
    public var lineBreakMode: LineBreakMode

    /// The defaults are those of a system button.
    public init(
        _ title: String = "", image: ImageReference? = nil, font: Font? = nil, titleColor: Color? = nil,
        contentInsets: EdgeInsets? = nil, type: ButtonType = .system, configuration: ButtonConfiguration = .none
    ) {
        self.title = title
        self.image = image
        self.font = font
        self.titleColor = titleColor
        self.contentInsets = contentInsets
        self.type = type
        self.configuration = configuration
        (runs, subtitle, backgroundImage) = ([], "", nil)
        (baseForegroundColor, baseBackgroundColor, cornerStyle) = (nil, nil, .dynamic)
        (imagePlacement, imagePadding, imageInsets, titleInsets) = (.leading, nil, .zero, .zero)
        titleAlignment = .automatic
        (contentHorizontalAlignment, contentVerticalAlignment) = (.center, .center)
        (isEnabled, isSelected) = (true, false)
        (numberOfLines, lineBreakMode) = (1, .byTruncatingMiddle)
    }

    /// UIButton.Configuration.TitleAlignment.
    public enum TitleAlignment: String, Sendable, Hashable, CaseIterable {
        /// `automatic` is leading beside an image, else it follows the content's alignment.
        case automatic, leading, center, trailing
    }

    /// A single edge of NSDirectionalRectEdge.
    public enum ImagePlacement: String, Sendable, Hashable, CaseIterable {
        case leading, top, trailing, bottom
    }

    /// UIControl.ContentHorizontalAlignment.
    public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
        case center, left, right, fill, leading, trailing
    }

    /// UIControl.ContentVerticalAlignment.
    public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
        case center, top, bottom, fill
    }

    /// UIButton.Configuration.CornerStyle.
    public enum CornerStyle: String, Sendable, Hashable, CaseIterable {
        /// `dynamic` and `medium` have the same radius, as at the default text size.
        case dynamic, fixed, small, medium, large, capsule
    }
}

/// UIButton.ButtonType.
public enum ButtonType: String, Sendable, Hashable, CaseIterable {
    /// All but the first two have a built-in image, 22 points a side.
    case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
}

/// The styles of UIButton.Configuration.
public enum ButtonConfiguration: String, Sendable, Hashable, CaseIterable {
    /// `none` is a button without a configuration; the `bordered` ones are drawn as `gray`, `tinted` and `filled`.
    case none, plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
}

extension ViewContent {
    public static func button(_ button: Button) -> Self { .control(AnyControl(button)) }
}

extension ViewNode {
    public var button: Button? {
        get { content[Button.self] }
        set { content[Button.self] = newValue }
    }
}
