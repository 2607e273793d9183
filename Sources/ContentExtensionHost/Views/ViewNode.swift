/// A view as a value: what a template, an Interface Builder document or Swift code made, and what gets laid out and drawn.
///
/// The words are UIKit's. The system's own chrome is built of the same nodes, so there is one layout and one painter.
public struct ViewNode: Sendable, Equatable {
    /// The parts of a picture (docs/layout-json.md).
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// `platter` is the rounded plate, `custom` the extension's view, `default` the title, subtitle and body.
        case backdrop, platter, header, hairline, custom, `default`, actions
        /// The system's field and send button, and its keyboard.
        case inputBar, keyboard
        /// The extension's own views above the keyboard and in its place.
        case accessory, inputView
        /// The pad over a locked screen.
        case passcode
    }

    /// The outlet name; empty names are not kept.
    public var id: String?
    /// What the view shows.
    public var content: ViewContent
    /// How it looks, whatever it shows.
    public var style: ViewStyle
    /// What it asks of its layout.
    public var sizing: ViewSizing
    /// Where it stands in an overlay (`ViewContent.overlay`); stacks ignore it.
    public var placement: Placement
    /// Constraints that it owns, between itself and the views in it; a tree that has any is laid out by `AutoLayout`.
    public var constraints: [ViewConstraint]
    /// The subviews, back to front; in a stack the arranged subviews in order.
    public var children: [ViewNode]
    /// The part of the picture it belongs to; its subviews' too when `nil` there.
    public var part: Part?
    /// What it is in a table or collection; other parents ignore it.
    public var role: ListRole
    /// Where it was written.
    package var origin = UncomparedSpan()

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
