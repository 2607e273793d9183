import RNUIKit

/// One of several values, as a menu, segments, rows or a wheel by its style.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let selection: Binding<AnyHashable>
    private let label: Label
    private let current: Text?
    private let content: Content
    @Environment(\.pickerStyleKind) private var style
    @Environment(\.isInList) private var isInList
    @Environment(\.closeMenu) private var closeMenu

    private init(
        _ selection: Binding<SelectionValue>, _ label: Label, _ content: Content, current: Text? = nil
    ) {
        self.selection = Binding(
            get: { AnyHashable(selection.wrappedValue) },
            set: { if let value = $0.as(SelectionValue.self) { selection.wrappedValue = value } })
        (self.label, self.content, self.current) = (label, content, current)
    }

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection, label(), content()) }
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) { self.init(selection, label(), content(), current: currentValueLabel() as? Text) }
    @available(*, deprecated, renamed: "Picker(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label, content())
    }
    /// The common value of several bindings: a change sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        let all = Binding(
            get: {
                guard let first = bindings.first else { stop("Picker: no sources") }
                return first.wrappedValue
            },
            set: { value in bindings.forEach { $0.wrappedValue = value } })
        self.init(all, label(), content())
    }

    public var body: some View {
        let choices = PickerChoices(content: content, selection: selection)
        if closeMenu != nil {
            choices
        } else {
            ElementReader(content: content, change: Self.enterOptions) { elements, _ in
                PickerBody(
                    kind: style, isInList: isInList, label: AnyView(label), current: current,
                    options: PickerOptions(elements, selection: selection), choices: AnyView(choices))
            }
        }
    }
}

extension Picker {
    /// Gives the options the look that the style has for them.
    private static func enterOptions(_ values: inout EnvironmentValues) {
        switch values.pickerStyleKind {
        case .automatic, .menu, .navigationLink:
            values.lineLimit = 1
            let style: AnyShapeStyle =
                !values.isEnabled
                ? AnyShapeStyle(UIColor.tertiaryLabel.style)
                : values.isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
            values.foreground = ForegroundLevels(levels: [style._paint(in: values)])
        case .wheel, .inline:
            if !values.isInList || values.pickerStyleKind == .wheel { values.font = .title2 }
        case .segmented, .palette: break
        }
    }
}

extension Picker where Label == Text {
    public init(_ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection, Text(key), content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, Text(title), content()) }
}

extension Picker where Label == RNSwiftUI.Label<Text, Image> {
    public init(
        _ key: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, RNSwiftUI.Label(key, systemImage: systemImage), content()) }
    public init(
        _ key: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, RNSwiftUI.Label(key, image: image), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, RNSwiftUI.Label(title, systemImage: systemImage), content()) }
}

/// The options of a picker: its content's views, each with the value of its tag.
@MainActor struct PickerOptions {
    let elements: [Element]
    let selection: Binding<AnyHashable>

    init(_ elements: [Element], selection: Binding<AnyHashable>) {
        self.elements = elements.filter { !($0 is DividerElement) }
        self.selection = selection
    }
    var index: Int? { elements.firstIndex { $0.traits.tag?.unwrapped == selection.wrappedValue.unwrapped } }
    var selected: Element? { index.map { elements[$0] } }

    /// Sets the selection; a view without a tag selects nothing.
    func select(_ index: Int) {
        guard elements.indices.contains(index), let tag = elements[index].traits.tag else { return }
        selection.wrappedValue = tag
    }
}

extension AnyHashable {
    /// Without the optional around it: the tag of a view may be the value of an optional selection.
    var unwrapped: AnyHashable {
        let mirror = Mirror(reflecting: base)
        guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value as? AnyHashable else {
            return self
        }
        return inner.unwrapped
    }
    /// The value as another type, such as an optional of its own one.
    func `as`<T: Hashable>(_ type: T.Type) -> T? { base as? T ?? unwrapped.base as? T }
}
