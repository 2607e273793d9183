import Views

/// Options for reading an interface file, as on an iPhone in portrait.
package struct InterfaceOptions: Sendable {
    /// Resolves named images and colors.
    var assets: AssetCatalog
    /// Localized texts by `objectID.property`, as in the string tables beside the file.
    var strings: [String: String]
    /// The locale's identifier, such as `en_US`.
    var locale: String

    package init(
        assets: AssetCatalog = .empty, strings: [String: String] = [:], locale: String = Device.defaultLocale
    ) {
        (self.assets, self.strings, self.locale) = (assets, strings, locale)
    }
}
