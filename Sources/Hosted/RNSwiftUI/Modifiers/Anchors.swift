import RNUIKit

/// A value in the coordinates of one view, which other views can read in theirs.
public struct Anchor<Value>: Equatable, Hashable, @unchecked Sendable {
    /// The value in another view's coordinates, once both are placed.
    private let read: Kept<@MainActor (Element) -> Value>
    init(_ read: @escaping @MainActor (Element) -> Value) { self.read = Kept(read) }
    /// The same value in all views, for other modules' views that know theirs, such as charts.
    public init(_value value: Value) { self.init { _ in value } }
    @MainActor func value(in element: Element) -> Value { read.value(element) }

    public static func == (first: Self, second: Self) -> Bool { first.read === second.read }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(read)) }

    /// Makes an anchor of the view that gives it.
    public struct Source: @unchecked Sendable {
        let make: @MainActor (Element) -> Anchor<Value>
    }
}

extension Anchor.Source {
    public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
        make = { element in
            let anchors = sources.map { $0.make(element) }
            return Anchor { other in anchors.map { $0.value(in: other) } }
        }
    }
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        make = { element in
            let anchor = source?.make(element)
            return Anchor { other in anchor?.value(in: other) }
        }
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { rect { CGRect(origin: .zero, size: $0) } }
    public static func rect(_ rect: CGRect) -> Self { self.rect { _ in rect } }
    private static func rect(_ rect: @escaping @MainActor (CGSize) -> CGRect) -> Self {
        Self { source in
            Anchor { [weak source] other in
                guard let source else { return .zero }
                let (origin, base) = (source.globalOrigin, other.globalOrigin)
                return rect(source.frame.size).offsetBy(dx: origin.x - base.x, dy: origin.y - base.y)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ point: CGPoint) -> Self { self.point { _ in point } }
    public static func unitPoint(_ point: UnitPoint) -> Self {
        self.point { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
    }
    private static func point(_ point: @escaping @MainActor (CGSize) -> CGPoint) -> Self {
        Self { source in
            Anchor { [weak source] other in
                guard let source else { return .zero }
                let (origin, base, own) = (source.globalOrigin, other.globalOrigin, point(source.frame.size))
                return CGPoint(x: own.x + origin.x - base.x, y: own.y + origin.y - base.y)
            }
        }
    }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: element) }
}

extension View {
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        wrapped { element, context in
            let anchor = value.make(element)
            return PreferenceElement<K>(element, context) { $0 = transform(anchor) }
        }
    }
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        wrapped { element, context in
            let anchor = value.make(element)
            return PreferenceElement<K>(element, context) { transform(&$0, anchor) }
        }
    }
}
