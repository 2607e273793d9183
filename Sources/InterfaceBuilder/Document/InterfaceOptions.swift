import ContentExtensionHost

/// Finds what an interface file names and doesn't hold: pictures and colours of asset catalogs.
public protocol AssetResolving: Sendable {
    /// An image in the template language, such as `{"asset": path}`; `nil` when there is none of that name.
    func image(named name: String) -> JSONValue?
    /// A colour in the template language; `nil` when there is none of that name.
    func color(named name: String) -> JSONValue?
    /// The template language's `renderingMode` of an image, where the asset says one.
    func renderingMode(ofImage name: String) -> String?
    /// Why there is no image of a name, or none that can be drawn.
    func absence(ofImage name: String) -> AssetAbsence
    /// What of an image that is there isn't drawn as on a device; `nil` when all is.
    func caveat(ofImage name: String) -> AssetAbsence?
}

extension AssetResolving {
    public func caveat(ofImage name: String) -> AssetAbsence? { nil }
}

/// Resolves nothing: for files that are read by themselves.
public struct NoAssets: AssetResolving {
    public init() {}
    public func image(named name: String) -> JSONValue? { nil }
    public func color(named name: String) -> JSONValue? { nil }
    public func renderingMode(ofImage name: String) -> String? { nil }
    public func absence(ofImage name: String) -> AssetAbsence {
        AssetAbsence(
            code: "asset-missing", message: "there is no image \(name.quoted())",
            hint: "there is no asset catalog to look in")
    }
}

/// What surrounds an interface file: its assets, its language, the traits of the screen.
public struct InterfaceOptions: Sendable {
    /// UIUserInterfaceSizeClass.
    public enum SizeClass: String, Sendable {
        /// An iPhone's width upright; its height when it lies.
        case compact
        /// An iPhone's height upright; both of an iPad.
        case regular
    }

    /// Where named images and colours come from.
    public var assets: any AssetResolving
    /// Localised texts by `objectID.property`, as in the string tables beside the file.
    public var strings: [String: String]
    /// The locale's identifier, such as `en_US`.
    public var locale: String
    /// Which of the file's variations hold.
    public var widthClass: SizeClass
    /// Which of the file's variations hold.
    public var heightClass: SizeClass

    /// The defaults are those of an upright iPhone.
    public init(
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
