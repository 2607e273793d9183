import RNUIKit

/// A guide by which views are aligned.
public protocol AlignmentID {
    /// The guide's position in a view that doesn't set it, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The mean of the children's values.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = ((parentValue ?? 0) * CGFloat(n) + childValue) / CGFloat(n + 1)
    }
}

@MainActor func combineGuides(_ id: any AlignmentID.Type, _ values: [CGFloat]) -> CGFloat? {
    var result: CGFloat?
    for (index, value) in values.enumerated() { id._combineExplicit(childValue: value, index, into: &result) }
    return result
}

public struct HorizontalAlignment: Equatable, @unchecked Sendable {
    let id: any AlignmentID.Type
    /// The guides that run from left to right, so that a container knows along which axis to move a child's.
    private static nonisolated(unsafe) var known: Set<ObjectIdentifier> = []

    public init(_ id: any AlignmentID.Type) {
        self.id = id
        Self.known.insert(ObjectIdentifier(id))
    }
    static func isKnown(_ id: any AlignmentID.Type) -> Bool { known.contains(ObjectIdentifier(id)) }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = leading
    public static let listRowSeparatorTrailing = trailing
    public static func == (first: Self, second: Self) -> Bool { first.id == second.id }

    private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

public struct VerticalAlignment: Equatable, @unchecked Sendable {
    let id: any AlignmentID.Type
    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
    public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    static func isBaseline(_ id: any AlignmentID.Type) -> Bool {
        id == FirstTextBaseline.self || id == LastTextBaseline.self
    }

    private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    /// A view without a text has its baseline at the bottom.
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? childValue, childValue)
        }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? childValue, childValue)
        }
    }
}

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size for a proposal, and the positions of its guides, in points.
public struct ViewDimensions: Equatable {
    let element: Element?
    let proposal: ProposedViewSize
    let size: CGSize
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.id) }
    public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.id) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.id) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.id) }
    public static func == (first: Self, second: Self) -> Bool { first.size == second.size }

    private func position(_ id: any AlignmentID.Type) -> CGFloat { explicit(id) ?? id.defaultValue(in: self) }
    private func explicit(_ id: any AlignmentID.Type) -> CGFloat? {
        MainActor.assumeIsolated { element?.explicitGuide(id, proposal) }
    }
}
