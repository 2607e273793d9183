import RNFoundation

extension View {
    /// A view of this identity: another value is another view, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { marked { $0.tag = tag } }
    /// Code's views are compared by nothing: a body is evaluated whenever something has changed.
    public func equatable() -> some View { self }
}

struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    let id: ID
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let elements = evaluate(content, in: context.child(.id(AnyHashable(id), 0)))
        for element in elements { element.traits.scrollID = AnyHashable(id) }
        return elements
    }
}

public struct EquatableView<Content: View & Equatable>: View {
    public nonisolated var _place = _ViewPlace(.modifier)
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}
