import RNUIKit

/// One of the views that a container finds in its content.
public struct Subview: View, Identifiable {
    public struct ID: Hashable {
        fileprivate let position: Int
    }
    public let id: ID
    let element: Element
    init(_ element: Element, at position: Int) { (self.element, id) = (element, ID(position: position)) }
    public var body: some View { ElementView(element) }
}

/// The views that a container finds in its content.
public struct SubviewsCollection: RandomAccessCollection, View {
    let list: [Subview]
    init(_ elements: [Element]) { list = elements.enumerated().map { Subview($1, at: $0) } }
    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> Subview { list[index] }
    public var body: some View { ElementView(list.map(\.element)) }
}

/// Shows what a container makes of its content's views.
public struct _SubviewsReader<Base: View, Result: View>: View {
    let base: Base
    let transform: (SubviewsCollection) -> Result
    public var body: some View {
        ElementReader(content: base) { elements, _ in transform(SubviewsCollection(elements)) }
    }
}

extension Group where Content: View {
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init { _SubviewsReader(base: view, transform: transform) }
    }
}
