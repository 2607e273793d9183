import Basics

/// A view as a value: made by templates, Interface Builder documents or Swift code, then laid out and drawn.
///
/// Names follow UIKit. The system's views around the content are made of the same nodes.
public struct ViewNode: Sendable, Equatable {
    /// The parts of a picture (docs/layout-json.md).
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// `platter` is the rounded plate, `custom` the extension's view, `default` the title, subtitle and body.
        case backdrop, platter, header, hairline, custom, `default`, actions
        /// The system's text field with its send button, and the system's keyboard.
        case inputBar, keyboard
        /// The extension's accessory view and input view.
        case accessory, inputView
        /// The passcode pad of a locked screen.
        case passcode
    }

    /// The outlet name; `nil` if empty.
    public var id: String?
    public var content: ViewContent
    /// Appearance independent of the content.
    public var style: ViewStyle
    /// Constraints on the size, and layout margins.
    public var sizing: ViewSizing
    /// The position in an overlay (`ViewContent.overlay`); ignored in stacks.
    public var placement: Placement
    /// Constraints between this view and its descendants; a tree with constraints is laid out by `AutoLayout`.
    public var constraints: [ViewConstraint]
    /// The subviews, back to front; in a stack the arranged subviews in order.
    public var children: [ViewNode]
    /// The part of the picture; inherited by subviews without one.
    public var part: Part?
    /// The role in a table or collection; ignored elsewhere.
    public var role: ListRole
    /// The position in its file.
    package var origin = UncomparedSpan()
    /// The place in the code of an extension that draws in SwiftUI.
    package var code: CodeOrigin?

    public init(
        _ content: ViewContent = .view, id: String? = nil, style: ViewStyle = .init(), sizing: ViewSizing = .init(),
        placement: Placement = .fill, constraints: [ViewConstraint] = [], part: Part? = nil,
        children: [ViewNode] = [], role: ListRole = .cell
    ) {
        self.id = id.flatMap { $0.isEmpty ? nil : $0 }
        self.content = content
        self.style = style
        self.sizing = sizing
        self.placement = placement
        self.constraints = constraints
        self.children = children
        self.part = part
        self.role = role
    }
}
