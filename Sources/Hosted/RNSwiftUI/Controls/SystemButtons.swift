import RNUIKit

/// A button that would share something: pressed, it notes that nothing is shared here.
public struct ShareLink<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    fileprivate init(_ label: Label) { self.label = label }
    public var body: some View {
        Button(
            action: { Host.shared.note("code-not-modelled", "SwiftUI: ShareLink shows no sheet") }, label: { label })
    }
}
extension ShareLink {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label())
    }
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label())
    }
}
extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) { self.init(DefaultShareLinkLabel(title: nil)) }
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(DefaultShareLinkLabel(title: nil))
    }
    public init(_ key: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(DefaultShareLinkLabel(title: Text(key)))
    }
    public init(_ key: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(DefaultShareLinkLabel(title: Text(key)))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(DefaultShareLinkLabel(title: Text(title))) }
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(DefaultShareLinkLabel(title: title))
    }
}
public struct DefaultShareLinkLabel: View {
    let title: Text?
    public var body: some View {
        Label(title: { title ?? Text("Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

/// A button that pastes. Its action never runs: nothing is on the pasteboard.
public struct PasteButton: View {
    public nonisolated var _place = _ViewPlace(.view)
    @Environment(\.labelStyleBox) private var style
    public init(supportedContentTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    public var body: some View {
        Button(
            action: { Host.shared.note("code-not-modelled", "SwiftUI: PasteButton has nothing to paste") },
            label: { Label("Paste", systemImage: "doc.on.clipboard") }
        )
        .buttonStyle(.borderedProminent)
    }
}

public struct EditButton: View {
    public nonisolated var _place = _ViewPlace(.view)
    @Environment(\.editMode) private var mode
    public init() {}
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
}

public struct RenameButton<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    public var body: some View { Button(action: {}, label: { label }) }
}
extension RenameButton where Label == RNSwiftUI.Label<Text, Image> {
    public init() { label = RNSwiftUI.Label("Rename", systemImage: "pencil") }
}
extension View { public func renameAction(_ action: @escaping () -> Void) -> some View { self } }

/// A ring around the chosen colour, after its label.
public struct ColorPicker<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let selection: Binding<Color>
    private let label: Label
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.selection, self.label) = (selection, label())
    }
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = Binding(get: { Color(cgColor: selection.wrappedValue) }, set: { _ in })
        self.label = label()
    }
    public var body: some View {
        LabeledRow(label: label) {
            Circle().fill(selection.wrappedValue).padding(5).frame(width: 28, height: 28).overlay {
                Circle().strokeBorder(
                    AngularGradient(
                        colors: [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red], center: .center),
                    lineWidth: 3)
            }
        }
    }
}
extension ColorPicker where Label == Text {
    public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
