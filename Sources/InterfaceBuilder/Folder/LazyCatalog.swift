import ContentExtensionHost
import Synchronization

/// The asset catalogs around an extension, which are looked through only when an image is asked for.
final class LazyCatalog: Sendable {
    private let surroundings: InterfaceSurroundings
    private let catalog = Mutex<AssetCatalog?>(nil)

    init(_ surroundings: InterfaceSurroundings) { self.surroundings = surroundings }

    /// An image in the template language; `nil` when there is none of that name.
    func image(named name: String) -> JSONValue? {
        catalog.withLock { catalog in
            let found = catalog ?? surroundings.assets()
            catalog = found
            return found.image(named: name)
        }
    }
}
