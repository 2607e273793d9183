import RNFoundation

typealias ViewContext = _ViewContext

/// The place, environment and host of a view's evaluation.
@MainActor public struct _ViewContext {
    private(set) var identity: Identity
    var environment: EnvironmentValues
    let host: ViewHost
    /// The number of bodies around the view.
    private(set) var depth = 0
    /// The views of the code around this place; `nil` outside all of them.
    private(set) var trail: ViewTrail?
    /// The line of modifiers whose content is still to come.
    private var place = _ViewPlace()

    init(identity: Identity, environment: EnvironmentValues, host: ViewHost) {
        (self.identity, self.environment, self.host) = (identity, environment, host)
    }

    /// Bodies within one another up to which a tree is evaluated; a view that contains itself has no end.
    private static let maxDepth = 300

    func child(_ key: Identity.Key) -> ViewContext {
        var child = self
        child.identity = identity.child(key, round: host.round)
        return child
    }

    /// The context of what this place's modifier puts around an element: a place that moves with the element.
    func wrapping(_ element: Element) -> ViewContext {
        var inner = self
        inner.identity = element.identity.child(.wrapper(ObjectIdentifier(identity)), round: host.round)
        // What a modifier puts around a view of the code is a part of that view.
        if place.isKnown { inner.trail = element.trail }
        return inner
    }

    /// Adds a view of the code to the trail. The module's own views are in it if a builder of the code's made them.
    fileprivate mutating func enter<V: View>(_ view: V) {
        let written = view._place
        if written.isKnown { place = written }
        switch written.kind {
        case .view: push(V.self)
        case .shape(let type): push(type)
        case .modifier: break
        case .none: if let name = TypeNames.own(V.self) { push(name) }
        }
    }

    private mutating func push(_ type: Any.Type) {
        if place.isKnown { push(TypeNames.own(type) ?? TypeNames.short(type)) }
    }

    private mutating func push(_ name: String) {
        trail = ViewTrail(name, at: place, in: trail)
        place = _ViewPlace()
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
    var context = context
    context.enter(view)
    return view._elements(in: context)
}

extension View {
    /// The elements of the view's body.
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        guard let context = context.body(of: Self.self) else { return [] }
        DynamicProperties.connect(self, in: context)
        let body = context.host.tracking { self.body }
        return evaluate(body, in: context.child(.content))
    }
    public nonisolated var _place: _ViewPlace {
        get { _ViewPlace() }
        set {}
    }
}

/// One element for a view: its own, or a stack of several.
@MainActor func evaluateOne<V: View>(_ view: V, in context: ViewContext) -> Element {
    let elements = evaluate(view, in: context)
    if elements.count == 1, let only = elements.first { return only }
    return LayoutElement(ZStackLayout(), elements, in: context)
}
