import Basics
import Views

extension FontLibrary {
    /// The digest of the fonts in `files`: of each the name, the size and the first 4 KB, which hold the checksums of the
    /// font's tables.
    package var digest: Digest {
        let hasher = ContentHasher()
        for path in files {
            hasher.add(FilePath.name(of: path))
            if let file = try? ImageFileHandle(path: path, limit: .max), let start = try? file.read(4_096) {
                hasher.add(file.identity.bytes)
                hasher.add(SHA256.hex(SHA256.digest(of: start)))
            }
        }
        return hasher.digest
    }
}
