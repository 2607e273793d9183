/// A style of any type for one kind of views, such as toggles.
struct StyleBox<Configuration> {
    let make: @MainActor (Configuration) -> AnyView

    /// - Parameter body: the style's `makeBody`; each kind of styles has a protocol of its own.
    init<Style, Body: View>(_ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body) {
        make = { configuration in AnyView(StyledView(style: style) { body(style, configuration) }) }
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
