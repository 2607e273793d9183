import RNUIKit

/// SwiftUI's content of a cell.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
    private let content: Content
    private let background: Background
    /// In points; the default is from memory.
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var minSize = (width: CGFloat?.none, height: CGFloat?.none)

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        (self.content, background) = (content(), EmptyView())
    }
    private init(_ content: Content, _ background: Background) {
        (self.content, self.background) = (content, background)
    }

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        var copy = UIHostingConfiguration<Content, B>(self.content, content())
        (copy.insets, copy.minSize) = (insets, minSize)
        return copy
    }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
        background { _UIHostingBackground(style: style) }
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(edges, length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        if edges.contains(.top) { copy.insets.top = insets.top }
        if edges.contains(.leading) { copy.insets.leading = insets.leading }
        if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
        return copy
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minSize = (width, height)
        return copy
    }
    public func minSize(_ size: CGSize) -> Self { minSize(width: size.width, height: size.height) }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self, host: ViewHost(root)) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// The content as wide as the cell, from its leading edge.
    fileprivate var root: AnyView {
        AnyView(
            content.padding(insets)
                .frame(
                    minWidth: minSize.width ?? 0, maxWidth: .infinity, minHeight: minSize.height, alignment: .leading
                )
                .background { background })
    }

    private final class HostingContentView: _UIHostingView, UIContentView {
        var configuration: any UIContentConfiguration {
            didSet { (configuration as? UIHostingConfiguration).map { setRoot($0.root) } }
        }
        init(_ configuration: UIHostingConfiguration, host: ViewHost) {
            self.configuration = configuration
            super.init(host)
            backgroundColor = .clear
        }
        required init?(coder: NSCoder) { return nil }
    }
}

/// A cell's background in a style.
public struct _UIHostingBackground<Style: ShapeStyle>: View {
    let style: Style
    public var body: some View { Rectangle().fill(style) }
}
