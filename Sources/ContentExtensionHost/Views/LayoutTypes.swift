// The words that a view tree shares with the constraint engine, under one import.
import AutoLayout

/// A point in points.
public typealias Point = AutoLayout.Point
/// A size in points.
public typealias Size = AutoLayout.Size
/// A rectangle in points; y grows downwards.
public typealias Rect = AutoLayout.Rect
/// Insets from the four sides, in points.
public typealias EdgeInsets = AutoLayout.EdgeInsets
/// The direction of an axis.
public typealias Axis = AutoLayout.Axis
/// A priority within 1…1000.
public typealias LayoutPriority = AutoLayout.LayoutPriority
/// A UIStackView's configuration.
public typealias Stack = AutoLayout.Stack
/// NSLayoutConstraint.Attribute.
public typealias LayoutAttribute = AutoLayout.LayoutAttribute
/// NSLayoutConstraint.Relation.
public typealias LayoutRelation = AutoLayout.LayoutRelation
/// UILayoutGuide's kinds.
public typealias LayoutGuide = AutoLayout.LayoutGuide
/// A frame and a mask in place of constraints.
public typealias Autoresizing = AutoLayout.Autoresizing
/// A constraint between views that are named by their ids; `nil` is the view that owns the constraint.
public typealias LayoutConstraint = AutoLayout.LayoutConstraint<String?>
