/// A style of any type for one kind of views, such as toggles.
struct StyleBox<Configuration> {
    let make: @MainActor (Configuration) -> AnyView
    /// The style outside of the modifier that has set this one; none for the system's own.
    private let outside: [StyleBox]

    /// - Parameter body: the style's `makeBody`; each kind of styles has a protocol of its own.
    init<Style, Body: View>(
        _ style: Style, inside outer: StyleBox? = nil,
        _ body: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        make = { configuration in AnyView(StyledView(style: style) { body(style, configuration) }) }
        outside = outer.map { [$0] } ?? []
    }

    /// - Parameters:
    ///   - isPart: `true` for a view that a style makes of its configuration. The style further out draws it, as this one
    ///     would do so without end (fact: swiftui/control.style).
    ///   - path: where the environment has styles of the kind.
    @MainActor func make(
        _ configuration: Configuration, isPart: Bool, _ path: WritableKeyPath<EnvironmentValues, StyleBox>
    ) -> AnyView {
        guard isPart, let outer = outside.first else { return make(configuration) }
        return AnyView(outer.make(configuration).changingEnvironment { $0[keyPath: path] = outer })
    }
}

/// The body that a style makes, with the style's own properties connected.
struct StyledView<Style, Content: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let style: Style
    let make: @MainActor () -> Content

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        DynamicProperties.connect(style, in: context)
        let body = context.host.tracking(make)
        return evaluate(body, in: context.child(.content))
    }
}
