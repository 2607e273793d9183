import ContentExtensionHost

/// Resolves images and colors of asset catalogs by name.
package protocol AssetResolving: Sendable {
    /// An image in the template language, such as `{"asset": path}`; `nil` if there is none.
    func image(named name: String) -> JSONValue?
    /// A color in the template language; `nil` if there is none.
    func color(named name: String) -> JSONValue?
    /// The template language's `renderingMode` of an image, if the asset specifies one.
    func renderingMode(ofImage name: String) -> String?
    /// The reason why an image is missing or can't be drawn.
    func absence(ofImage name: String) -> AssetAbsence
    /// The difference of a drawn image to a device; `nil` for none.
    func caveat(ofImage name: String) -> AssetAbsence?
}

extension AssetResolving {
    package func caveat(ofImage name: String) -> AssetAbsence? { nil }
}

/// Resolves nothing, for files read in isolation.
package struct NoAssets: AssetResolving {
    package init() {}
    package func image(named name: String) -> JSONValue? { nil }
    package func color(named name: String) -> JSONValue? { nil }
    package func renderingMode(ofImage name: String) -> String? { nil }
    package func absence(ofImage name: String) -> AssetAbsence {
        AssetAbsence(
            code: "asset-missing", message: "there is no image \(name.quoted())",
            hint: "there is no asset catalog to look in")
    }
}

/// Options for reading an interface file: assets, language, traits.
package struct InterfaceOptions: Sendable {
    /// UIUserInterfaceSizeClass.
    package enum SizeClass: String, Sendable {
        /// An iPhone's width in portrait; its height in landscape.
        case compact
        /// An iPhone's height in portrait; both of an iPad.
        case regular
    }

    /// Resolves named images and colors.
    package var assets: any AssetResolving
    /// Localized texts by `objectID.property`, as in the string tables beside the file.
    package var strings: [String: String]
    /// The locale's identifier, such as `en_US`.
    package var locale: String
    /// Selects the file's variations.
    package var widthClass: SizeClass
    /// Selects the file's variations.
    package var heightClass: SizeClass

    /// The defaults are those of an iPhone in portrait.
    package init(
        assets: any AssetResolving = NoAssets(), strings: [String: String] = [:], locale: String = Device.defaultLocale,
        widthClass: SizeClass = .compact, heightClass: SizeClass = .regular
    ) {
        self.assets = assets
        self.strings = strings
        self.locale = locale
        self.widthClass = widthClass
        self.heightClass = heightClass
    }
}
