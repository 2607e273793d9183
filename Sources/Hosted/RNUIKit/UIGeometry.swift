import RNCoreGraphics
import RNFoundation

/// Written as an object with `top`, `leading`, `bottom` and `trailing`, in points: left is leading here.
public struct UIEdgeInsets: Hashable {
    public var top, left, bottom, right: CGFloat
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
    /// A view's margins in points, unless code or a storyboard sets others.
    static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    package var json: JSON {
        [.top: .points(top), .leading: .points(left), .bottom: .points(bottom), .trailing: .points(right)]
    }

    /// A number, or an object of the template language.
    package init(json: JSON?) {
        let all = json?.float ?? 0
        self.init(
            top: json?[.top]?.float ?? all, left: json?[.leading]?.float ?? all,
            bottom: json?[.bottom]?.float ?? all, right: json?[.trailing]?.float ?? all)
    }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public struct NSDirectionalEdgeInsets: Hashable {
    public var top, leading, bottom, trailing: CGFloat
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
    package var edges: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
    package init(_ edges: UIEdgeInsets) {
        self.init(top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
    }
}

public struct UIOffset: Hashable {
    public var horizontal, vertical: CGFloat
    public init() { (horizontal, vertical) = (0, 0) }
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let zero = UIOffset()
}

public struct UIRectEdge: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

public struct UIRectCorner: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Swift 3's priorities are numbers.
    public init(integerLiteral value: Int) { rawValue = Float(value) }
    public init(floatLiteral value: Float) { rawValue = value }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
        .init(priority.rawValue + value)
    }
    public static func - (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
        .init(priority.rawValue - value)
    }
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
}

extension JSON {
    /// A text as it stands, in which `{{` has no meaning.
    package static func text(_ text: String) -> JSON {
        text.contains("{{") ? [.literal: .string(text)] : .string(text)
    }
    /// The text of a string, of a literal, or of a number as JSON payloads have it.
    package var text: String? {
        string ?? self[.literal]?.string ?? number.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    }
}
