import RNUIKit

/// Two shapes as one.
public struct _UnionShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    public func path(in rect: CGRect) -> Path {
        var path = first.path(in: rect)
        path.addPath(second.path(in: rect))
        return path
    }
}

extension Shape {
    /// Filled, both together. A stroke also shows the edges within the other shape.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> _UnionShape<Self, T> {
        _UnionShape(first: self, second: other)
    }
}
