import UIKit

/// A constant of a constraint; sizes, points and insets differ by attribute.
public protocol ConstraintConstantTarget {
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

public protocol ConstraintRelatableTarget {}
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
    var insets: UIEdgeInsets { get }
}
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintMultiplierTarget { var factor: CGFloat { get } }
public protocol ConstraintPriorityTarget { var constraintPriority: Float { get } }

/// The constants that a plain number stands for.
public protocol ConstraintNumber: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintRelatableTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension ConstraintNumber {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { factor }
    public var insets: UIEdgeInsets { UIEdgeInsets(top: factor, left: factor, bottom: factor, right: factor) }
    public var constraintPriority: Float { Float(factor) }
}

extension Int: ConstraintNumber { public var factor: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var factor: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var factor: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var factor: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var factor: CGFloat { self } }

extension UILayoutPriority: ConstraintPriorityTarget {
    public var constraintPriority: Float { rawValue }
}

extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute == .width ? width : attribute == .height ? height : 0
    }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute.isSize ? 0 : attribute.isHorizontal ? x : y
    }
}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {
    public var insets: UIEdgeInsets { self }

    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leftMargin, .leading, .leadingMargin: left
        case .right, .rightMargin, .trailing, .trailingMargin: -right
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        default: 0
        }
    }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintDirectionalInsetTarget {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).constant(for: attribute)
    }
}

extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// The importance of a constraint.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable,
    ConstraintPriorityTarget
{
    public let value: Float
    public var constraintPriority: Float { value }

    public init(_ value: Float) { self.value = value }
    public init(floatLiteral value: Float) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Float(value) }

    public static var required: ConstraintPriority { ConstraintPriority(1_000) }
    public static var high: ConstraintPriority { ConstraintPriority(750) }
    public static var medium: ConstraintPriority { ConstraintPriority(500) }
    public static var low: ConstraintPriority { ConstraintPriority(250) }
    public func advanced(by amount: Float) -> ConstraintPriority { ConstraintPriority(value + amount) }
}
