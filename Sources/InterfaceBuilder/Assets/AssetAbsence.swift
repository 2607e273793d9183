/// The reason why an asset isn't drawn, or differs from a device.
package struct AssetAbsence: Sendable, Equatable {
    /// `asset-missing`, or `asset-not-drawn` for unsupported formats.
    package var code: String
    /// The diagnostic's message.
    package var message: String
    /// The searched folders, the most similar name, or a remedy.
    package var hint: String

    package init(code: String, message: String, hint: String) {
        (self.code, self.message, self.hint) = (code, message, hint)
    }
}
