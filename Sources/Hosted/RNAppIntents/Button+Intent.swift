@_exported import RNSwiftUI

// An intent runs in the app's process, which isn't here: a tap on what it belongs to does nothing.

extension Button {
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: {}, label: label)
    }
}

extension Button where Label == Text {
    public init<I: AppIntent>(_ key: LocalizedStringKey, intent: I) { self.init(key, action: {}) }
    public init<I: AppIntent>(_ key: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(key, role: role, action: {})
    }
    @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(title, action: {})
    }
}

extension Button where Label == RNSwiftUI.Label<Text, Image> {
    public init<I: AppIntent>(_ key: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(key, systemImage: systemImage, action: {})
    }
}

extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}
extension Toggle where Label == Text {
    public init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(key, isOn: .constant(isOn))
    }
}
