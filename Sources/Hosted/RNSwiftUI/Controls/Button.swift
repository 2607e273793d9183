import RNUIKit

public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// Does something when it is tapped; the environment's style draws it.
public struct Button<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyleBox) private var style

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    public var body: some View {
        style.make(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action),
            isPart: Label.self == PrimitiveButtonStyleConfiguration.Label.self, \.buttonStyleBox)
    }
}

extension Button where Label == Text {
    public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == RNSwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { RNSwiftUI.Label(key, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { RNSwiftUI.Label(title, systemImage: systemImage) } }
    public init(
        _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { RNSwiftUI.Label(key, systemImage: systemImage) } }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { RNSwiftUI.Label(title, systemImage: systemImage) } }
    public init(_ key: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { RNSwiftUI.Label(key, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }, label: { configuration.label })
    }
}

/// Opens an address.
public struct Link<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.isInWidget) private var isInWidget
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
    public var body: some View {
        let button = Button(action: { openURL(destination) }, label: { label })
        if isInWidget { button.buttonStyle(.plain) } else { button }
    }
}

extension Link where Label == Text {
    public init(_ key: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(key) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
