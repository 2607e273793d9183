import RNFoundation

/// The place, environment and host of a view's evaluation.
@MainActor struct ViewContext {
    let identity: Identity
    var environment: EnvironmentValues
    let host: ViewHost
    /// The number of bodies around the view.
    private(set) var depth = 0

    /// Bodies within one another up to which a tree is evaluated; a view that contains itself has no end.
    private static let maxDepth = 300

    func child(_ key: Identity.Key) -> ViewContext {
        ViewContext(
            identity: identity.child(key, round: host.round), environment: environment, host: host, depth: depth)
    }

    /// The context of what this place's modifier puts around an element: a place that moves with the element.
    func wrapping(_ element: Element) -> ViewContext {
        let key = Identity.Key.wrapper(ObjectIdentifier(identity))
        return ViewContext(
            identity: element.identity.child(key, round: host.round), environment: environment, host: host,
            depth: depth)
    }

    /// The context of a body; `nil` if it lies too deep.
    fileprivate func body<V: View>(of type: V.Type) -> ViewContext? {
        guard depth < Self.maxDepth else {
            Host.shared.note("code-not-modelled", "\(type): views within one another without end; the rest is left out")
            return nil
        }
        var context = child(.type(ObjectIdentifier(type)))
        context.depth = depth + 1
        context.identity.take(owner: type)
        return context
    }
}

/// The elements of a view: its own, or those of its body.
@MainActor func evaluate<V: View>(_ view: V, in context: ViewContext) -> [Element] {
    if let view = view as? any PrimitiveView { return view.elements(in: context) }
    guard let context = context.body(of: V.self) else { return [] }
    DynamicProperties.connect(view, in: context)
    let body = context.host.tracking { view.body }
    return evaluate(body, in: context.child(.content))
}

/// One element for a view: its own, or a stack of several.
@MainActor func evaluateOne<V: View>(_ view: V, in context: ViewContext) -> Element {
    let elements = evaluate(view, in: context)
    if elements.count == 1, let only = elements.first { return only }
    return LayoutElement(ZStackLayout(), elements, in: context)
}
