import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias LayoutConstraint = NSLayoutConstraint
typealias Attribute = NSLayoutConstraint.Attribute

/// A view or guide with some of its attributes, such as `view.snp.bottom`.
public final class ConstraintItem {
    weak var target: AnyObject?
    let attributes: [Attribute]

    init(_ target: AnyObject?, _ attributes: [Attribute]) { (self.target, self.attributes) = (target, attributes) }
}

/// The names of attributes, which makers, items and chains share.
public protocol ConstraintAttributesDSL {
    associatedtype Attributed
    func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> Attributed
}

extension ConstraintAttributesDSL {
    public var left: Attributed { attributed([.left]) }
    public var top: Attributed { attributed([.top]) }
    public var right: Attributed { attributed([.right]) }
    public var bottom: Attributed { attributed([.bottom]) }
    public var leading: Attributed { attributed([.leading]) }
    public var trailing: Attributed { attributed([.trailing]) }
    public var width: Attributed { attributed([.width]) }
    public var height: Attributed { attributed([.height]) }
    public var centerX: Attributed { attributed([.centerX]) }
    public var centerY: Attributed { attributed([.centerY]) }
    public var baseline: Attributed { attributed([.lastBaseline]) }
    public var lastBaseline: Attributed { attributed([.lastBaseline]) }
    public var firstBaseline: Attributed { attributed([.firstBaseline]) }
    public var leftMargin: Attributed { attributed([.leftMargin]) }
    public var rightMargin: Attributed { attributed([.rightMargin]) }
    public var topMargin: Attributed { attributed([.topMargin]) }
    public var bottomMargin: Attributed { attributed([.bottomMargin]) }
    public var leadingMargin: Attributed { attributed([.leadingMargin]) }
    public var trailingMargin: Attributed { attributed([.trailingMargin]) }
    public var centerXWithinMargins: Attributed { attributed([.centerXWithinMargins]) }
    public var centerYWithinMargins: Attributed { attributed([.centerYWithinMargins]) }
    public var edges: Attributed { attributed([.left, .top, .right, .bottom]) }
    public var horizontalEdges: Attributed { attributed([.left, .right]) }
    public var verticalEdges: Attributed { attributed([.top, .bottom]) }
    public var directionalEdges: Attributed { attributed([.leading, .top, .trailing, .bottom]) }
    public var directionalHorizontalEdges: Attributed { attributed([.leading, .trailing]) }
    public var directionalVerticalEdges: Attributed { attributed([.top, .bottom]) }
    public var size: Attributed { attributed([.width, .height]) }
    public var center: Attributed { attributed([.centerX, .centerY]) }
    public var margins: Attributed { attributed([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    public var directionalMargins: Attributed {
        attributed([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
    }
    public var centerWithinMargins: Attributed { attributed([.centerXWithinMargins, .centerYWithinMargins]) }
}

extension Attribute {
    /// `true` for the horizontal half of the plane.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerX,
            .centerXWithinMargins, .width:
            true
        default: false
        }
    }

    var isSize: Bool { self == .width || self == .height }
}
