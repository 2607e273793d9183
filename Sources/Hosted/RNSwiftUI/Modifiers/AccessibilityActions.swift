import RNUIKit

// What only assistive apps read. Nothing reads these aloud.
extension View {
    @_disfavoredOverload public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        wrapped { element, context in
            if isEnabled { element.traits.label = label.runs(in: context.environment).map(\.text).joined() }
            return element
        }
    }
    public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }
    public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AccessibilityImportance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityImportance = .default
    ) -> some View { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    public func accessibilityDirectTouch(_ isDirect: Bool = true) -> some View { self }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<V: Hashable>(
        _ binding: AccessibilityFocusState<V>.Binding, equals value: V
    ) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The view that an assistive app looks at: none.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value
    public init() where Value == Bool { _value = State(initialValue: false) }
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    public var projectedValue: Binding { Binding(binding: $value) }

    @propertyWrapper public struct Binding {
        let binding: RNSwiftUI.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Self { self }
    }
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
public struct AccessibilityImportance: Hashable, Sendable { public static let `default` = Self(), high = Self() }
public struct AccessibilityTextContentType: Hashable, Sendable {
    public static let plain = Self(), console = Self(), fileSystem = Self(), messaging = Self(), narrative = Self()
    public static let sourceCode = Self(), spreadsheet = Self(), wordProcessing = Self()
}
