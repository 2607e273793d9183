import ContentExtensionHost

/// Finds the images and colours that an Interface Builder document names.
public protocol AssetResolving: Sendable {
    /// An image in the template language; `nil` when there is none of that name.
    func image(named name: String) -> JSONValue?
    /// A colour in the template language, with both appearances where the asset has them.
    func color(named name: String) -> JSONValue?
    /// What a diagnostic about a missing image says: where it was looked for, and the nearest name.
    func hint(forMissingImage name: String) -> String
}

/// The assets of a document that stands alone.
public struct NoAssets: AssetResolving {
    public init() {}
    public func image(named name: String) -> JSONValue? { nil }
    public func color(named name: String) -> JSONValue? { nil }
    public func hint(forMissingImage name: String) -> String { "there is no asset catalog to look in" }
}
