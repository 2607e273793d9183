import Views

/// Options for reading an interface file, as on an iPhone in portrait.
struct InterfaceOptions: Sendable {
    /// Resolves named images and colors.
    var assets = AssetCatalog.empty
    /// Localized texts by `objectID.property`, as in the string tables beside the file.
    var strings: [String: String] = [:]
    /// The locale's identifier, such as `en_US`.
    var locale = Device.defaultLocale
}
