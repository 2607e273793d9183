import RNUIKit

/// Rows above one another, in sections.
public struct List<SelectionValue: Hashable, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let content: Content
    @Environment(\.listStyleKind) private var style

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var body: some View { RowsView(style: style, content: content) }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> { content = ForEach(data, content: rowContent) }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    { content = ForEach(data, content: rowContent) }
}

extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
}

/// Controls in rows of a grouped list.
public struct Form<Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let content: Content
    @Environment(\.formStyleBox) private var style
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }
    public var body: some View {
        style.make(
            FormStyleConfiguration(content: .init(content: AnyView(content))),
            isPart: Content.self == FormStyleConfiguration.Content.self, \.formStyleBox)
    }
}

public struct FormStyleConfiguration {
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let content: Content
}
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GroupedFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RowsView(style: .insetGrouped, content: configuration.content)
    }
}
public typealias AutomaticFormStyle = GroupedFormStyle
public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: Self { .init() }
    public static var automatic: Self { .init() }
}
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<FormStyleConfiguration> {
        StyleBox(GroupedFormStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var formStyleBox: StyleBox<FormStyleConfiguration> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.formStyleBox = StyleBox(style, inside: $0.formStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}
