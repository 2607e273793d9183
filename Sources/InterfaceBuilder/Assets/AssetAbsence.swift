/// Why an asset isn't drawn, or not as on a device.
public struct AssetAbsence: Sendable, Equatable {
    /// `asset-missing`, or `asset-not-drawn` when there is one in a form that isn't drawn.
    public var code: String
    /// What a diagnostic says of it.
    public var message: String
    /// Where it was looked for, the nearest name, or what would help.
    public var hint: String

    public init(code: String, message: String, hint: String) {
        (self.code, self.message, self.hint) = (code, message, hint)
    }
}
