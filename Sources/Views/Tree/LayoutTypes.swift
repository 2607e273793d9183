// AutoLayout's types used in view trees, available with one import.
import AutoLayout

/// In points.
public typealias Point = AutoLayout.Point
/// In points.
public typealias Size = AutoLayout.Size
/// In points; y grows downwards.
public typealias Rect = AutoLayout.Rect
/// Insets from the four sides, in points.
public typealias EdgeInsets = AutoLayout.EdgeInsets
public typealias Axis = AutoLayout.Axis
/// A priority in 1…1000.
public typealias LayoutPriority = AutoLayout.LayoutPriority
/// A UIStackView's configuration.
public typealias Stack = AutoLayout.Stack
/// NSLayoutConstraint.Attribute.
public typealias LayoutAttribute = AutoLayout.LayoutAttribute
/// NSLayoutConstraint.Relation.
public typealias LayoutRelation = AutoLayout.LayoutRelation
/// The layout guides of a view.
public typealias LayoutGuide = AutoLayout.LayoutGuide
/// A frame and an autoresizing mask instead of constraints.
public typealias Autoresizing = AutoLayout.Autoresizing
/// A constraint between views identified by their ids; `nil` is the view that owns the constraint.
public typealias LayoutConstraint = AutoLayout.LayoutConstraint<String?>
