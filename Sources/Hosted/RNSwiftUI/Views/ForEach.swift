import RNFoundation

/// A view for each element of a collection. An element's id is its view's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public nonisolated var _place = _ViewPlace(.modifier)
    public var data: Data
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach {
    /// For other modules' contents, such as a map's.
    public init(_data data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never
    /// Most views of one `ForEach`: more than any screen shows.
    private static var maxViews: Int { 2_000 }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        var counts: [ID: Int] = [:]
        if data.count > Self.maxViews {
            Host.shared.note(
                "code-not-modelled", "ForEach: the first \(Self.maxViews) of \(data.count) views are drawn")
        }
        return data.prefix(Self.maxViews).flatMap { element in
            let id = id(element)
            // Equal ids are the code's mistake; each view still needs a place of its own.
            let number = counts[id, default: 0]
            counts[id] = number + 1
            let elements = evaluate(content(element), in: context.child(.id(AnyHashable(id), number)))
            for element in elements where element.traits.tag == nil { element.traits.tag = AnyHashable(id) }
            return elements
        }
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data: data, content: content, id: { $0.id }) }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(
            data: data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) },
            content: { pair in
                content(
                    Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
            }, id: { $0.1 })
    }
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.init(
            data: data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) },
            content: { pair in
                content(
                    Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
            }, id: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}
