import RNUIKit

/// A container's way to size and place its views. The stacks are layouts as any other.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// A layout as a view, around the views of a builder.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        marked { $0.values[ObjectIdentifier(key)] = value }
    }
    public func layoutPriority(_ value: Double) -> some View { marked { $0.layoutPriority = value } }
    public func zIndex(_ value: Double) -> some View { marked { $0.zIndex = value } }
}

/// The distances that a view wants around it.
public struct ViewSpacing: Sendable {
    /// The edges at which a text stands: they have a distance of their own beside another text.
    package private(set) var texts: Edge.Set = []
    /// `true` for a view that takes no distance, such as `Spacer`.
    var isZero = false
    public static let zero = ViewSpacing(isZero: true)
    public init() {}
    init(isText: Bool = false, isZero: Bool = false) { (texts, self.isZero) = (isText ? .all : [], isZero) }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        texts.formUnion(other.texts.intersection(edges))
        isZero = isZero && other.isZero
    }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// In points (fact: swiftui/layout.spacing).
    static let standard: CGFloat = 8

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isZero || next.isZero ? 0 : Self.standard
    }
}

/// The views of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    let elements: [RNSwiftUI.Element]
    let record: PlacementRecord
    public var layoutDirection: LayoutDirection
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(element: elements[index], index: index, record: record)
    }
    public subscript(bounds: Range<Int>) -> Slice<LayoutSubviews> { Slice(base: self, bounds: bounds) }
    public static func == (first: Self, second: Self) -> Bool {
        first.elements.elementsEqual(second.elements) { $0 === $1 }
    }
}

/// The places that a layout gives to its views.
final class PlacementRecord: @unchecked Sendable {
    var places: [Int: (point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)] = [:]
}

/// A view of a layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let element: Element
    let index: Int
    let record: PlacementRecord

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        MainActor.assumeIsolated { element.traits.values[ObjectIdentifier(key)] as? K.Value } ?? K.defaultValue
    }
    /// The value of the view or of one within it, the outermost first; `nil` if none has any.
    package func innerValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        MainActor.assumeIsolated { element.innerValue(ObjectIdentifier(key)) as? K.Value }
    }
    public var priority: Double { MainActor.assumeIsolated { element.traits.layoutPriority } }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { element.size(proposal) }
    }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { element.dimensions(proposal) }
    }
    public var spacing: ViewSpacing { MainActor.assumeIsolated { element.spacing } }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        record.places[index] = (position, anchor, proposal)
    }
    public static func == (first: Self, second: Self) -> Bool { first.element === second.element }
}

extension _ViewElement {
    fileprivate func innerValue(_ key: ObjectIdentifier) -> Any? {
        traits.values[key] ?? children.lazy.compactMap { $0.innerValue(key) }.first
    }
}
