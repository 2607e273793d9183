/// A point in points.
public struct Point: Sendable, Hashable, Encodable {
    /// From the left edge of the coordinate space, in points.
    public var x: Double
    /// Downwards from the top edge of the coordinate space, in points.
    public var y: Double
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// The top left corner.
    public static let zero = Point(x: 0, y: 0)
}

/// A size in points.
public struct Size: Sendable, Hashable, Codable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// No extent; as `preferredContentSize` it leaves the size to layout.
    public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points; y grows downwards.
public struct Rect: Sendable, Hashable, Encodable {
    /// The top left corner, in points.
    public var origin: Point
    /// In points. Unlike CGRect's, negative lengths aren't standardised; they count as empty.
    public var size: Size

    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

    /// An empty rectangle at the origin, like CGRect.zero.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    /// In points; can be negative, unlike CGRect's.
    public var width: Double { size.width }
    /// In points; can be negative, unlike CGRect's.
    public var height: Double { size.height }
    /// `true` if a length is 0 or negative: nothing to draw.
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// The rectangle moved by an offset.
    public func offset(x: Double, y: Double) -> Rect { Rect(x: minX + x, y: minY + y, width: width, height: height) }

    /// The rectangle shrunk by the same amount on all sides (enlarged if negative).
    public func inset(by amount: Double) -> Rect {
        Rect(x: minX + amount, y: minY + amount, width: max(0, width - 2 * amount), height: max(0, height - 2 * amount))
    }

    /// The common area; empty if the rectangles don't overlap.
    public func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// The smallest rectangle around both.
    public func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

/// Insets from the four sides, in points; leading and trailing follow the layout direction.
public struct EdgeInsets: Sendable, Hashable {
    /// In points; positive values move inwards.
    public var top: Double
    /// In points; the left side, or the right one in a right-to-left language.
    public var leading: Double
    /// In points; positive values move inwards.
    public var bottom: Double
    /// In points; the right side, or the left one in a right-to-left language.
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// The same inset on all sides.
    public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// NSDirectionalEdgeInsets.zero.
    public static let zero = EdgeInsets()
    /// The sum of both sides, in points.
    public var horizontal: Double { leading + trailing }
    /// The sum of top and bottom, in points.
    public var vertical: Double { top + bottom }
}

public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// NSLayoutConstraint.Axis: in the language's direction, or downwards.
    case horizontal, vertical
}
