import ContentExtensionHost

extension FontLibrary {
    /// SHA-256 of which fonts there are. Of each file it takes the name, the size and the first 4 KB, which hold the checksums
    /// of all the font's tables.
    package var digest: [UInt8] {
        var look = LookWriter { _ in FileContents() }
        for path in files {
            look.add(path.split(separator: "/").last.map(String.init) ?? "")
            if let file = try? ImageFile(path: path, limit: .max), let start = try? file.read(4_096) {
                look.add(file.identity.bytes)
                look.add(SHA256.hex(SHA256.digest(of: start)))
            }
        }
        return SHA256.digest(of: look.bytes)
    }
}
