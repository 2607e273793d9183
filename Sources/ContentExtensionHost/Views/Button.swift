import AutoLayout

/// A UIButton.
public struct Button: Sendable, Equatable {
    /// Truncated in the middle when it is too long, unless `lineBreakMode` says otherwise.
    @ByteString public var title: String
    /// The title's stretches with attributes of their own, shown in place of `title` unless empty.
    public var runs: [TextRun]
    /// Below the title, smaller; only with a configuration.
    @ByteString public var subtitle: String
    /// Stands beside the title, in its colour when it is a symbol; `nil` for a title alone.
    public var image: ImageReference?
    /// Stretched behind the content.
    public var backgroundImage: ImageReference?
    /// The title's; when `nil` the system font at 15 points, 18 in a custom button and 17 with a configuration.
    public var font: Font?
    /// The tint colour when `nil`, white in a custom button.
    public var titleColor: Color?
    /// Insets of the content in points; when `nil` 6 above and below a title, with a configuration 7 and 12 at the sides.
    public var contentInsets: EdgeInsets?
    /// Decides the image that some types have of their own, and the title's colour.
    public var type: ButtonType
    /// The look of iOS 15's UIButton.Configuration; `none` is the look before it.
    public var configuration: ButtonConfiguration
    /// UIButton.Configuration's baseForegroundColor; the configuration's own when `nil`.
    public var baseForegroundColor: Color?
    /// UIButton.Configuration's baseBackgroundColor; the configuration's own when `nil`.
    public var baseBackgroundColor: Color?
    /// How a configuration's background is rounded.
    public var cornerStyle: CornerStyle
    /// Where the image stands, seen from the title.
    public var imagePlacement: ImagePlacement
    /// Between image and title in points; when `nil` 4, or 0 with a configuration.
    public var imagePadding: Double?
    /// imageEdgeInsets: shift the image once it is placed; points.
    public var imageInsets: EdgeInsets
    /// titleEdgeInsets: shift the title once it is placed; points.
    public var titleInsets: EdgeInsets
    /// How the lines of title and subtitle of a configuration are aligned to each other.
    public var titleAlignment: TitleAlignment
    /// Where the content stands in a button that is wider than it.
    public var contentHorizontalAlignment: HorizontalAlignment
    /// Where the content stands in a button that is higher than it.
    public var contentVerticalAlignment: VerticalAlignment
    /// A button that isn't enabled is grey.
    public var isEnabled: Bool
    /// A selected system button shows its tint behind its content.
    public var isSelected: Bool
    /// The title's lines at the most; 0 means as many as it takes.
    public var numberOfLines: Int
    /// What happens to a title that is too long.
    public var lineBreakMode: LineBreakMode

    /// Defaults are a system button's.
    public init(
        _ title: String, image: ImageReference? = nil, font: Font? = nil, titleColor: Color? = nil,
        contentInsets: EdgeInsets? = nil, type: ButtonType = .system,
        configuration: ButtonConfiguration = .none
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
        /// `automatic` is leading after an image, else as the content is.
        case automatic, leading, center, trailing
    }

    /// NSDirectionalRectEdge, one at a time.
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
        /// `dynamic` and `medium` are drawn with the same radius, as at the default text size.
        case dynamic, fixed, small, medium, large, capsule
    }
}

/// UIButton.ButtonType.
public enum ButtonType: String, Sendable, Hashable, CaseIterable {
    /// All but the first two have an image of their own, 22 points a side.
    case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
}

/// UIButton.Configuration's kinds.
public enum ButtonConfiguration: String, Sendable, Hashable, CaseIterable {
    /// `none` is a button without one; the `bordered` ones are drawn as `gray`, `tinted` and `filled`.
    case none, plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
}
