import RNUIKit

/// Takes all that is offered, and makes its content for that size.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        [GeometryElement(context) { evaluate(content($0), in: $1) }]
    }
}

/// An element that makes its children once its size is known.
private final class GeometryElement: Element {
    private let make: @MainActor (GeometryProxy, ViewContext) -> [Element]
    private let context: ViewContext
    /// The frame, in points of the hosting view, that the children were made for.
    private var madeFor: CGRect?

    init(_ context: ViewContext, _ make: @escaping @MainActor (GeometryProxy, ViewContext) -> [Element]) {
        (self.make, self.context) = (make, context)
        super.init(context)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func willPlaceChildren() {
        let global = CGRect(origin: globalOrigin, size: frame.size)
        guard madeFor != global else { return }
        madeFor = global
        var inner = context.child(.content)
        inner.environment.stackAxis = nil
        children = host.tracking { make(GeometryProxy(element: self), inner) }
        forgetArrangements()
    }
    /// The views begin at the top left, one over the other.
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
    }
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// A view's size and frame, in points.
@MainActor @preconcurrency public struct GeometryProxy {
    let element: Element
    public var size: CGSize { element.frame.size }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in space: CoordinateSpace) -> CGRect {
        let origin = element.globalOrigin
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return CGRect(origin: origin, size: size)
        case .named(let name):
            let base = element.ancestors.first { ($0 as? CoordinateSpaceElement)?.name == name }?.globalOrigin ?? .zero
            return CGRect(x: origin.x - base.x, y: origin.y - base.y, width: size.width, height: size.height)
        }
    }
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        element.ancestors.first { ($0 as? CoordinateSpaceElement)?.name == space.name }
            .map { CGRect(origin: .zero, size: $0.frame.size) }
    }
}

public enum CoordinateSpace: Equatable, Hashable {
    case global, local
    case named(AnyHashable)
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } }

private final class CoordinateSpaceElement: Element {
    let name: AnyHashable
    init(_ child: Element, _ name: AnyHashable, _ context: ViewContext) {
        self.name = name
        super.init(context, [child])
    }
}

extension View {
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        wrapped { CoordinateSpaceElement($0, AnyHashable(name), $1) }
    }
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
        wrapped { CoordinateSpaceElement($0, space.name, $1) }
    }
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { onGeometryChange(for: type, of: transform) { action($1) } }
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        wrapped {
            SettlingElement($0, $1) { element in
                let value = transform(GeometryProxy(element: element))
                let last = element.identity.kept("geometry") { Kept<T?>(nil) }
                let old = last.value
                guard old != value else { return }
                last.value = value
                element.host.afterLayout { action(old ?? value, value) }
            }
        }
    }
}
