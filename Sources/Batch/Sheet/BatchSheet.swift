import ContentExtensionHost

/// What a run keeps for its contact sheets, which are drawn when it is over.
package struct BatchSheet: Sendable {
    package internal(set) var looks = SheetLooks()
    private let spool: PictureSpool?

    /// - Parameter spool: where pictures are kept that can't be read from a folder.
    package init(spool: PictureSpool? = nil) { self.spool = spool }

    /// Keeps a picture that may be on a sheet.
    /// - Throws: `cannot-write` (exit 74).
    mutating func keep(_ bytes: [UInt8], of key: Digest) throws(Diagnostic) {
        guard let spool, looks.lacksPicture(key.first) else { return }
        looks.keep(key.first, at: try spool.add(bytes))
    }

    /// A look's file.
    /// - Parameters:
    ///   - folder: of the pictures, when they are in one.
    ///   - ending: of their names.
    /// - Returns: `nil` when it isn't there.
    package func picture(of look: SheetLooks.Look, in folder: String?, ending: String) -> [UInt8]? {
        if let place = look.place { return spool?.read(place) }
        guard let folder else { return nil }
        let digits = Digest(first: look.prefix, second: 0, third: 0, fourth: 0).hex.prefix(16)
        let place = FilePath.folder(of: "\(folder)/\(OutputName.look(String(digits), ending: ending))")
        let entry = FolderReader.entries(of: place).first {
            $0.name.hasPrefix(digits) && $0.name.hasSuffix(".\(ending)")
        }
        return entry.flatMap { try? FileReader.read("\(place)/\($0.name)", limit: Limits.snapshotBytes) }
    }
}
