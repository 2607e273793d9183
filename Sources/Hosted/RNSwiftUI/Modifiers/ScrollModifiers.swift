import RNUIKit

// How scroll views stop and look while a finger moves them. None does here, except that `scrollPosition` moves them.

public struct ScrollTargetBehaviorContext {
    public let axes: Axis.Set
    public let containerSize: CGSize
}
public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
    public static func == (first: Self, second: Self) -> Bool {
        first.rect == second.rect && first.anchor == second.anchor
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = Self(), always = Self(), never = Self(), alwaysByFew = Self()
        public static let alwaysByOne = Self()
    }
    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }
    public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { .init(limitBehavior: limitBehavior) }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static let automatic = Self(), hard = Self(), soft = Self()
}
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}
public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

extension View {
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onAppear { action(true) }
    }
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }
}

/// The place that a scroll view shows: a view, an edge or a point.
public struct ScrollPosition: Equatable {
    enum Target: Equatable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }
    private(set) var target: Target?
    public var isPositionedByUser = false

    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
    public init<ID: Hashable>(idType: ID.Type = ID.self) {}
    public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { target = .edge(edge) }
    public init<ID: Hashable>(idType: ID.Type = ID.self, point: CGPoint) { target = .point(point) }
    public init(edge: Edge) { target = .edge(edge) }
    public init(point: CGPoint) { target = .point(point) }
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
    public func viewID<T: Hashable>(type: T.Type) -> T? {
        if case .id(let id, _) = target { id.base as? T } else { nil }
    }
    public var viewID: (any Hashable)? { if case .id(let id, _) = target { id } else { nil } }
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        target = .id(AnyHashable(id), anchor)
    }
    public mutating func scrollTo(edge: Edge) { target = .edge(edge) }
    public mutating func scrollTo(point: CGPoint) { target = .point(point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: point?.y ?? 0) }
    public mutating func scrollTo(y: CGFloat) { scrollTo(x: point?.x ?? 0, y: y) }
}
