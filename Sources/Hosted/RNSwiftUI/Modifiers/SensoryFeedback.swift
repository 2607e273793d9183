import RNFoundation

/// A vibration or sound that answers a change of state. A picture shows none.
public struct SensoryFeedback: Equatable, Sendable {
    public static let start = Self(), stop = Self(), alignment = Self(), levelChange = Self(), selection = Self()
    public static let increase = Self(), decrease = Self(), success = Self(), warning = Self(), error = Self()
    public static let impact = Self(), pathComplete = Self()
    public struct Weight: Equatable, Sendable { public static let light = Self(), medium = Self(), heavy = Self() }
    public struct Flexibility: Equatable, Sendable { public static let rigid = Self(), solid = Self(), soft = Self() }
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { impact }
}

extension View {
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}
