/// A UILabel.
public struct Label: Sendable, Equatable {
    public var text: String
    public var font: Font
    public var textColor: Color
    public var alignment: TextAlignment
    /// 0 means as many as it takes.
    public var numberOfLines: Int
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
    case natural, left, center, right, justified
}

/// NSLineBreakMode.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    case byWordWrapping = "wordWrap"
    case byCharWrapping = "charWrap"
    case byClipping = "clip"
    case byTruncatingHead = "truncateHead"
    case byTruncatingTail = "truncateTail"
    case byTruncatingMiddle = "truncateMiddle"
}

/// A UIImageView.
public struct ImageView: Sendable, Equatable {
    public var image: ImageReference?
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
    /// A grey box with words, for what can't be had: a remote image with no stand-in.
    case placeholder(String)
}

/// UIView.ContentMode.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}

/// A UIStackView.
public struct Stack: Sendable, Equatable {
    public enum Distribution: String, Sendable, Hashable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: String, Sendable, Hashable, CaseIterable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    public var axis: Axis
    public var alignment: Alignment
    public var distribution: Distribution
    /// In points.
    public var spacing: Double

    public init(
        _ axis: Axis = .horizontal, alignment: Alignment = .fill, distribution: Distribution = .fill,
        spacing: Double = 0
    ) {
        self.axis = axis
        self.alignment = alignment
        self.distribution = distribution
        self.spacing = spacing
    }
}

/// A UIButton.
public struct Button: Sendable, Equatable {
    public var title: String
    public var image: ImageReference?
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
    public var text: String
    public var placeholder: String
    public var font: Font

    public init(text: String = "", placeholder: String = "", font: Font = .system(14)) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
    }
}

/// What only a device can show, drawn as a labelled stand-in.
public struct Placeholder: Sendable, Equatable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case map, web, video
    }

    public var kind: Kind
    /// The words in the middle; the kind's own when empty.
    public var title: String

    public init(_ kind: Kind, title: String = "") { (self.kind, self.title) = (kind, title) }
}

/// A vector shape.
public enum Shape: Sendable, Equatable {
    /// A rectangle with the style's corner radius.
    case rectangle(fill: Color)
    case ellipse(fill: Color)
    /// A line along the longer side of the frame.
    case line(color: Color, width: Double, dash: [Double])
    /// Two diagonals from corner to corner, cut off by the frame.
    case cross(color: Color, width: Double)
    /// A linear gradient between two colours; the angle is in degrees, 0 downwards, 90 to the trailing side.
    case gradient(from: Color, to: Color, angle: Double)
}
