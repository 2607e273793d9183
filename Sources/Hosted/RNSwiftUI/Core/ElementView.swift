import RNUIKit

/// A view that stands for elements that were evaluated before, so that a container's own look can be made of views.
struct ElementView: PrimitiveView {
    typealias Body = Never
    let list: [Element]

    init(_ list: [Element]) { self.list = list }
    init(_ element: Element) { list = [element] }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { list }
}

/// A view whose body is made of the evaluated elements of its content.
struct ElementReader<Content: View, Result: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    /// Changes the environment of the content.
    var change: @MainActor (inout EnvironmentValues) -> Void = { _ in }
    let make: @MainActor ([Element], EnvironmentValues) -> Result

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        var inner = context.child(.content)
        change(&inner.environment)
        let elements = evaluate(content, in: inner)
        return evaluate(make(elements, context.environment), in: context.child(.part("result")))
    }
}

extension Element {
    /// The element and all below it, from the front of the code to its end.
    private var all: [Element] { [self] + children.flatMap { $0.all } }

    /// The texts in the element, for controls that draw titles themselves.
    var plainText: String { all.compactMap { ($0 as? TextElement)?.string }.joined(separator: " ") }
    /// The first image in the element.
    var firstImage: UIImage? { all.compactMap { ($0 as? ImageElement)?.shownImage }.first }
}

extension ElementTraits {
    /// A mark of one type, for the container around.
    subscript<T>(_ type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}
