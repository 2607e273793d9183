import ContentExtensionHost

/// The asset catalogs around an extension, indexed on first use.
struct LazyCatalog: AssetResolving {
    private let catalog: Lazy<AssetCatalog>

    init(_ surroundings: InterfaceSurroundings) { catalog = Lazy { surroundings.assets() } }

    func image(named name: String) -> JSONValue? { catalog.value.image(named: name) }
    func color(named name: String) -> JSONValue? { catalog.value.color(named: name) }
    func renderingMode(ofImage name: String) -> String? { catalog.value.renderingMode(ofImage: name) }
    func absence(ofImage name: String) -> AssetAbsence { catalog.value.absence(ofImage: name) }
    func caveat(ofImage name: String) -> AssetAbsence? { catalog.value.caveat(ofImage: name) }
}
