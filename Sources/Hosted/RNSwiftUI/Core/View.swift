// SwiftUI brings all of these with it.
@_exported import Observation
@_exported import RNCombine
@_exported import RNUIKit

/// A part of the interface: a value whose body is made of other views.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// The view's own elements, or those of its body. A requirement, since a cast to a protocol of the module's own
    /// searches all of the process's types.
    @MainActor @preconcurrency func _elements(in context: _ViewContext) -> [_ViewElement]
    /// The line of a view of the module.
    nonisolated var _place: _ViewPlace { get set }
}

extension Never: View {
    public typealias Body = Never
}

extension View where Body == Never {
    /// The module draws such a view itself and never asks for its body.
    public var body: Never { stop("\(Self.self) has no body") }
}

/// Ends the process with the message that SwiftUI ends it with.
func stop(_ reason: String) -> Never {
    Host.raise(reason)
    exit(1)
}

/// A view without a body, which makes its elements itself.
@MainActor @preconcurrency protocol PrimitiveView: View where Body == Never {
    /// The elements of the view: one for most, several for those that stand for a list, none for an empty one.
    func _elements(in context: _ViewContext) -> [_ViewElement]
}

/// A view's way to change each element of its content.
struct WrappedView<Content: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    /// Makes the element around one of the content's.
    let wrap: @MainActor (Element, ViewContext) -> Element

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        evaluate(content, in: context.child(.content)).map { element in
            wrap(element, context.wrapping(element))
        }
    }
}

/// A view whose content has another environment.
struct EnvironmentView<Content: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        var context = context
        change(&context.environment)
        return evaluate(content, in: context)
    }
}

extension View {
    /// Puts an element around each of the view's.
    func wrapped(_ wrap: @escaping @MainActor (Element, ViewContext) -> Element) -> WrappedView<Self> {
        WrappedView(content: self, wrap: wrap)
    }

    func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> EnvironmentView<Self>
    {
        EnvironmentView(content: self, change: change)
    }

    /// Marks the elements of a view, for the container around it.
    func marked(_ mark: @escaping @MainActor (inout ElementTraits) -> Void) -> some View {
        wrapped { element, _ in
            mark(&element.traits)
            return element
        }
    }
}
