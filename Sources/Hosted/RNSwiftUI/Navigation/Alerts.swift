import RNUIKit

public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Self { Self() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

extension View {
    public func alert<A: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { presenting("an alert", isPresented.wrappedValue) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { presenting("an alert", isPresented.wrappedValue) }
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { presenting("an alert", isPresented.wrappedValue) }
    public func alert<A: View, M: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { presenting("an alert", isPresented.wrappedValue) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { presenting("an alert", isPresented.wrappedValue) }
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { presenting("an alert", isPresented.wrappedValue) }
    public func alert<A: View, T>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { presenting("an alert", isPresented.wrappedValue && data != nil) }
    public func alert<A: View, M: View, T>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { presenting("an alert", isPresented.wrappedValue && data != nil) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { presenting("an alert", isPresented.wrappedValue && data != nil) }
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View { presenting("an alert", isPresented.wrappedValue && error != nil) }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View { presenting("an alert", isPresented.wrappedValue && error != nil) }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presenting("an alert", isPresented.wrappedValue)
    }
    public func alert<I: Identifiable>(item: Binding<I?>, content: (I) -> Alert) -> some View {
        presenting("an alert", item.wrappedValue != nil)
    }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presenting("an action sheet", isPresented.wrappedValue)
    }

    public func confirmationDialog<A: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue) }
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue) }
    public func confirmationDialog<A: View, M: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue) }
    public func confirmationDialog<A: View, T>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue && data != nil) }
    public func confirmationDialog<A: View, M: View, T>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { presenting("a confirmation dialog", isPresented.wrappedValue && data != nil) }
}
