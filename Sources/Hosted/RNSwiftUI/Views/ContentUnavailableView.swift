import RNUIKit

/// An icon, a title and a description where content is missing (fact: swiftui/control.unavailable).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    private let description: Description
    private let actions: Actions
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            VStack(spacing: 8) { actions }.font(.subheadline)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == RNSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { RNSwiftUI.Label(title, image: name) }, description: { description })
    }
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { RNSwiftUI.Label(title, systemImage: name) }, description: { description })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { RNSwiftUI.Label(title, image: name) }, description: { description })
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) { self.init(label: { RNSwiftUI.Label(title, systemImage: name) }, description: { description }) }
}

public typealias SearchUnavailableContent = ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>
extension ContentUnavailableView
where Label == RNSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public static var search: Self {
        Self(
            "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }
    public static func search(text: String) -> Self {
        Self(
            verbatim("No Results for “\(text)”"), systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
    private static func verbatim(_ text: String) -> String { text }
}
