import ContentExtensionHost

/// The asset catalogs and loose image files of some folders.
public struct AssetCatalog: AssetResolving {
    private let scope: FileScope

    /// Reads what the folders hold.
    /// - Parameters:
    ///   - scope: the folder that images may be named in; their paths are relative to it.
    ///   - folders: paths relative to the scope, those that are looked into first in front.
    package init(scope: FileScope, folders: [String]) { self.scope = scope }

    public func image(named name: String) -> JSONValue? { nil }
    public func color(named name: String) -> JSONValue? { nil }
    public func renderingMode(ofImage name: String) -> String? { nil }
    public func absence(ofImage name: String) -> AssetAbsence { NoAssets().absence(ofImage: name) }
}
