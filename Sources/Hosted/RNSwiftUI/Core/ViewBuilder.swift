import RNFoundation

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var contents: [any View] = []
        repeat contents.append(each content)
        return TupleView((repeat each content), contents)
    }
    /// Views of the module remember the line that they are written in; of builders within one another the innermost.
    public static func buildExpression<Content: View>(
        _ content: Content, file: StaticString = #filePath, line: UInt = #line
    ) -> Content {
        var placed = content
        if !placed._place.isKnown { placed._place.take(file, line) }
        return placed
    }
    /// For statements such as `print`, which Apple's builder refuses in another way.
    public static func buildExpression() -> EmptyView { EmptyView() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(
        first content: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(content)) }
    public static func buildEither<First: View, Second: View>(
        second content: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(content)) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views in a builder. Their places in it are their identities.
public struct TupleView<T>: View, PrimitiveView {
    public typealias Body = Never
    public var value: T
    private let contents: [any View]

    init(_ value: T, _ contents: [any View]) { (self.value, self.contents) = (value, contents) }
    public init(_ value: T) {
        self.value = value
        contents = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        contents.enumerated().flatMap { evaluate($1, in: context.child(.position($0))) }
    }
}

/// One branch of a condition. The other one's state is lost when the condition changes.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
    public typealias Body = Never
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        switch storage {
        case .first(let content): evaluate(content, in: context.child(.branch(true)))
        case .second(let content): evaluate(content, in: context.child(.branch(false)))
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    /// A condition isn't in the path to an element.
    public nonisolated var _place: _ViewPlace {
        get { _ViewPlace(.modifier) }
        set {}
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        map { evaluate($0, in: context.child(.branch(true))) } ?? []
    }
}

public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never
    public init() {}
    public func _elements(in context: _ViewContext) -> [_ViewElement] { [] }
}

/// A view of any type. A change of the type makes a new view, with new state.
public struct AnyView: View, PrimitiveView {
    public typealias Body = Never
    private let content: any View
    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        evaluate(content, in: context.child(.type(ObjectIdentifier(type(of: content) as Any.Type))))
    }
}

/// Several views as one, with no layout of their own.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { evaluate(content, in: context) }
}
