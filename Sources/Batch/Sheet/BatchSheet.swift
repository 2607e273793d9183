import Basics
import Views

/// The pictures of a batch's contact sheet, which is drawn when the run is over: the first ones in the order of the rows, each
/// with its first row and the number of rows.
///
/// Pictures are known by the first 64 bits of their fingerprints.
package struct BatchSheet: Sendable {
    package struct Cell: Sendable, Equatable {
        /// The first 64 bits of the fingerprint.
        package var picture: UInt64
        /// The identifier of the first row.
        package var id: String
        package var rows = 1
    }

    private let maxCells: Int
    /// The sheet's pictures, in the order of the rows.
    package private(set) var cells: [Cell] = []
    /// The cells' indices by their pictures.
    private var indices: [UInt64: Int] = [:]
    /// The rows that have a picture.
    package private(set) var rows = 0
    private var order = RowOrder<(picture: UInt64?, id: String)>()
    /// The pictures' files, if no folder has them.
    private let spool: PictureSpool?
    private var extents: [UInt64: PictureSpool.Extent] = [:]

    package init(maxCells: Int = Limits.sheetPictures, spool: PictureSpool? = nil) {
        (self.maxCells, self.spool) = (maxCells, spool)
    }

    /// Counts a row that is done, with its picture if it has one.
    mutating func count(_ picture: UInt64?, id: String, of serial: Int) {
        for row in order.add((picture, id), of: serial) {
            guard let picture = row.picture else { continue }
            rows += 1
            if let index = indices[picture] {
                cells[index].rows += 1
            } else if cells.count < maxCells {
                indices[picture] = cells.count
                cells.append(Cell(picture: picture, id: row.id))
            }
        }
    }

    /// Keeps the file of a picture that may be on the sheet.
    /// - Throws: `cannot-write` (74).
    mutating func keep(_ bytes: [UInt8], of fingerprint: Digest) throws(Diagnostic) {
        let picture = fingerprint.first
        guard let spool, cells.count < maxCells || indices[picture] != nil, extents[picture] == nil else { return }
        extents[picture] = try spool.add(bytes)
    }

    /// The file of a picture.
    /// - Parameters:
    ///   - folder: the pictures' folder, if they are in one.
    ///   - ending: of their names.
    /// - Returns: `nil` when it is missing.
    package func file(of cell: Cell, in folder: String?, ending: String) -> [UInt8]? {
        if let extent = extents[cell.picture] { return spool?.read(extent) }
        guard let folder else { return nil }
        let digits = cell.picture.hex
        let place = FilePath.folder(of: "\(folder)/\(OutputName.picture(digits, ending: ending))")
        let entry = FolderReader.entries(of: place).first {
            $0.name.hasPrefix(digits) && $0.name.hasSuffix(".\(ending)")
        }
        return entry.flatMap { try? FileReader.read("\(place)/\($0.name)", limit: Limits.snapshotBytes) }
    }
}

/// The names of a batch's contact sheets, which no row's picture can have.
package struct SheetNames: Sendable {
    private let stem: String

    package init(shard: Shard? = nil) { stem = "contact-sheet" + (shard.map { "-shard-\($0.index)" } ?? "") }

    /// A sheet's file: `contact-sheet.png` for the only one, else numbered from 1.
    package func file(_ page: Int, of pages: Int) -> String { pages == 1 ? "\(stem).png" : "\(stem)-\(page).png" }

    /// True for a name that a sheet could have.
    static func contain(_ name: String) -> Bool { name.hasPrefix("contact-sheet") && name.hasSuffix(".png") }
}
