import AutoLayout

/// A UILabel.
public struct Label: Sendable, Equatable {
    /// Plain text, as it is drawn; a line feed starts a paragraph.
    public var text: String
    /// The system font at 17 points unless set, as UILabel's is (facts-design g).
    public var font: Font
    /// UIColor.label unless set, which follows the appearance.
    public var textColor: Color
    /// `natural` unless set: the leading side of the user's language, whatever the text's script.
    public var alignment: TextAlignment
    /// 0 means as many as it takes.
    public var numberOfLines: Int
    /// What happens to text that is too long for the last line; truncated at the tail unless set.
    public var lineBreakMode: LineBreakMode
    /// Within 0…1; below 1 the text shrinks as far as this before it is truncated.
    public var minimumScaleFactor: Double
    /// The distance of baselines in points, in place of the font's own line height.
    public var lineHeight: Double?

    public init(
        _ text: String, font: Font = .system(17), textColor: Color = .label, alignment: TextAlignment = .natural,
        numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail, minimumScaleFactor: Double = 1,
        lineHeight: Double? = nil
    ) {
        self.text = text
        self.font = font
        self.textColor = textColor
        self.alignment = alignment
        self.numberOfLines = max(0, numberOfLines)
        self.lineBreakMode = lineBreakMode
        self.minimumScaleFactor = min(1, max(0.01, minimumScaleFactor))
        self.lineHeight = lineHeight
    }
}

/// NSTextAlignment.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    /// `natural` is the leading side of the user's language; `justified` stretches every line but a paragraph's last.
    case natural, left, center, right, justified
}

/// NSLineBreakMode.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    /// Breaks between words; what doesn't fit in the last line isn't drawn.
    case byWordWrapping = "wordWrap"
    /// Breaks between any two characters; what doesn't fit in the last line isn't drawn.
    case byCharWrapping = "charWrap"
    /// Cuts the last line off at the edge, in the middle of a character if need be.
    case byClipping = "clip"
    /// `…and the end`: the last line shows the text's end.
    case byTruncatingHead = "truncateHead"
    /// `The start…`: the last line shows as much as fits.
    case byTruncatingTail = "truncateTail"
    /// `The…end`: the last line shows its start and the text's end.
    case byTruncatingMiddle = "truncateMiddle"
}

/// A UIImageView.
public struct ImageView: Sendable, Equatable {
    /// `nil` shows nothing and has no intrinsic size.
    public var image: ImageReference?
    /// `scaleToFill` unless set, as UIKit's, which distorts the image (facts-design g).
    public var contentMode: ContentMode

    public init(_ image: ImageReference?, contentMode: ContentMode = .scaleToFill) {
        self.image = image
        self.contentMode = contentMode
    }
}

/// An image that has been found; what template sources, attachments and assets resolve to.
public enum ImageReference: Sendable, Hashable {
    /// A file by absolute path; `scale` is the pixels per point its size is given in (`@2x` in an asset's name).
    case file(path: String, scale: Double)
    /// A system symbol by SF's name, at a point size, drawn in the tint colour.
    case symbol(name: String, pointSize: Double, weight: FontWeight)
    /// A grey box with words, for what can't be had: a remote image with no stand-in. One without a size in points
    /// fills its view.
    case placeholder(String, size: Size? = nil)
}

/// UIView.ContentMode.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    /// `redraw` draws as `scaleToFill`; a position keeps the image's own size, and sticks out where the view is
    /// smaller.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Positions as above, in the corners.
    case topLeft, topRight, bottomLeft, bottomRight
}

/// A UIButton.
public struct Button: Sendable, Equatable {
    /// One line in the middle of the button; truncated in the middle when it is too long.
    public var title: String
    /// Stands before the title, in its colour when it is a symbol; `nil` for a title alone.
    public var image: ImageReference?
    /// The title's; the system font at 15 points unless set, as a system button has (facts-design g).
    public var font: Font
    /// The tint colour when `nil`.
    public var titleColor: Color?
    /// Insets of the content in points; a system button has 5 or so above and below (facts-design g).
    public var contentInsets: EdgeInsets

    public init(
        _ title: String, image: ImageReference? = nil, font: Font = .system(15), titleColor: Color? = nil,
        contentInsets: EdgeInsets = .init(top: 6, leading: 0, bottom: 6, trailing: 0)
    ) {
        self.title = title
        self.image = image
        self.font = font
        self.titleColor = titleColor
        self.contentInsets = contentInsets
    }
}

/// A UITextField with the rounded border.
public struct TextField: Sendable, Equatable {
    /// What has been typed; the placeholder shows when it is empty.
    public var text: String
    /// Shown in `placeholderText` while `text` is empty.
    public var placeholder: String
    /// Of both texts; the system font at 14 points unless set, as Interface Builder has it (facts-design g).
    public var font: Font

    public init(text: String = "", placeholder: String = "", font: Font = .system(14)) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
    }
}

/// What only a device can show, drawn as a labelled stand-in.
public struct Placeholder: Sendable, Equatable {
    /// The views whose pixels come from a service or a decoder that isn't here.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// MKMapView, WKWebView, and AVPlayerLayer or AVPlayerViewController.
        case map, web, video
    }

    /// Decides the symbol and the words of the stand-in.
    public var kind: Kind
    /// The words in the middle; the kind's own when empty.
    public var title: String

    public init(_ kind: Kind, title: String = "") { (self.kind, self.title) = (kind, title) }
}

/// A vector shape.
public enum Shape: Sendable, Equatable {
    /// A rectangle with the style's corner radius.
    case rectangle(fill: Color)
    /// An ellipse that touches the frame's four sides.
    case ellipse(fill: Color)
    /// A line along the longer side of the frame.
    case line(color: Color, width: Double, dash: [Double])
    /// Two diagonals from corner to corner, cut off by the frame.
    case cross(color: Color, width: Double)
    /// A linear gradient between two colours; the angle is in degrees, 0 downwards, 90 to the trailing side.
    case gradient(from: Color, to: Color, angle: Double)
}
