import Basics

/// The contents of a file that a picture shows, whatever its name.
package struct FileContents: Sendable, Equatable {
    /// SHA-256 of all bytes; `nil` for a file that can't be read.
    package var digest: Digest?
    /// True for a GIF, which may have frames over time.
    package var isAnimated = false
}

/// A cache of files' contents. A file is read again only once its path, size, times or place on the disk have changed.
package struct FileContentsStore {
    private struct Key: Hashable {
        let path: String
        let identity: FileIdentity
    }

    package init() {}

    private var known = LRUCache<Key, FileContents>(cost: 4_096, count: 4_096)

    package mutating func contents(of path: String) -> FileContents {
        // The largest that may be drawn is a movie.
        guard let identity = FileIdentity(ofFile: path), identity.bytes <= Limits.movieBytes else {
            return FileContents()
        }
        let key = Key(path: path, identity: identity)
        if let found = known.value(for: key) { return found }
        guard let bytes = try? FileReader.read(path, limit: Limits.movieBytes) else { return FileContents() }
        let contents = FileContents(
            digest: Digest(SHA256.digest(of: bytes)), isAnimated: bytes.starts(with: "GIF8".utf8))
        // A file that was written to meanwhile isn't what its identity says.
        if FileIdentity(ofFile: path) == identity { known.insert(contents, for: key, cost: 1) }
        return contents
    }
}
