import Basics
import Renderer
import Synchronization

/// The latest pictures and films, by the digest of their bytes: the page asks for a picture's file after it knows its
/// name.
package final class PictureStore: Sendable {
    /// Bytes of all pictures together.
    private static let maxBytes = 48 << 20
    private static let maxCount = 4_096

    package struct Picture: Sendable {
        package let bytes: [UInt8]
        package let type: PreviewPage.ContentType
    }

    private let pictures = Mutex(LRUCache<String, Picture>(cost: PictureStore.maxBytes, count: PictureStore.maxCount))

    package init() {}

    /// Keeps a picture.
    /// - Returns: the name of its file.
    package func add(_ bytes: [UInt8], _ type: PreviewPage.ContentType) -> String {
        let name = SHA256.hex(SHA256.digest(of: bytes))
        pictures.withLock { $0.insert(Picture(bytes: bytes, type: type), for: name, cost: bytes.count) }
        return name
    }

    /// The picture of a name; `nil` once newer ones have taken its room.
    package subscript(name: String) -> Picture? { pictures.withLock { $0.value(for: name) } }
}
