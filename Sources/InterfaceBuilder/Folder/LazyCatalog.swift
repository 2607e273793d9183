import ContentExtensionHost
import Synchronization

/// The asset catalogs around an extension, which are looked through only when an image or a colour is asked for.
final class LazyCatalog: AssetResolving {
    private let surroundings: InterfaceSurroundings
    private let catalog = Mutex<AssetCatalog?>(nil)

    init(_ surroundings: InterfaceSurroundings) { self.surroundings = surroundings }

    func image(named name: String) -> JSONValue? { assets.image(named: name) }
    func color(named name: String) -> JSONValue? { assets.color(named: name) }
    func renderingMode(ofImage name: String) -> String? { assets.renderingMode(ofImage: name) }
    func absence(ofImage name: String) -> AssetAbsence { assets.absence(ofImage: name) }
    func caveat(ofImage name: String) -> AssetAbsence? { assets.caveat(ofImage: name) }

    private var assets: AssetCatalog {
        catalog.withLock { catalog in
            let found = catalog ?? surroundings.assets()
            catalog = found
            return found
        }
    }
}
