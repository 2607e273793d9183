import ContentExtensionHost
import Renderer

/// The pictures of a batch's contact sheet, which is drawn when the run is over: of each its first row and the number of
/// rows, for the first pictures in the order of the rows, in whatever order they are done.
///
/// Pictures are known by the first 64 bits of their fingerprints.
package struct BatchSheet: Sendable {
    package struct Cell: Sendable, Equatable {
        /// The first 64 bits of the fingerprint.
        package var picture: UInt64
        /// The identifier of the first row.
        package var id: String
        package var line: Int
        package var rows = 1
    }

    /// The pictures beyond those of the sheet that are kept before it is pruned.
    static let slack = 256

    private let most: Int
    private var cells: [UInt64: Cell] = [:]
    /// The number of cells at which pruning is worth it.
    private var enough: Int
    /// True once the sheet's pictures are all known.
    private var isFull = false
    /// The rows that have a picture.
    package private(set) var rows = 0
    /// The pictures' files, if no folder has them.
    private let spool: PictureSpool?
    private var extents: [UInt64: PictureSpool.Extent] = [:]

    package init(most: Int = Limits.sheetLooks, spool: PictureSpool? = nil) {
        (self.most, self.spool) = (most, spool)
        enough = most + Self.slack
    }

    /// Counts a row that has a picture.
    /// - Parameter line: the line of the row, which gives the order.
    mutating func count(_ picture: UInt64, line: Int, id: String) {
        rows += 1
        if var cell = cells[picture] {
            cell.rows += 1
            if line < cell.line { (cell.line, cell.id) = (line, id) }
            cells[picture] = cell
        } else if !isFull {
            cells[picture] = Cell(picture: picture, id: id, line: line)
        }
    }

    /// Keeps the file of a picture that may be on the sheet.
    /// - Throws: `cannot-write` (74).
    mutating func keep(_ bytes: [UInt8], of fingerprint: Digest) throws(Diagnostic) {
        let picture = fingerprint.first
        guard let spool, !isFull || cells[picture] != nil, extents[picture] == nil else { return }
        extents[picture] = try spool.add(bytes)
    }

    /// Forgets pictures that can't be among the first any more.
    /// - Parameter line: the line before which every row is done.
    mutating func prune(doneBefore line: Int) {
        guard !isFull, cells.count >= enough else { return }
        let first = shown
        if first.count == most, first.allSatisfy({ $0.line < line }) {
            isFull = true
            cells = Dictionary(uniqueKeysWithValues: first.map { ($0.picture, $0) })
            extents = extents.filter { cells[$0.key] != nil }
        }
        enough = cells.count + max(Self.slack, cells.count / 2)
    }

    /// The number of pictures that are kept.
    var kept: Int { cells.count }

    /// The sheet's pictures in the order of the rows, once all rows are done.
    package var shown: [Cell] { Array(cells.values.sorted { $0.line < $1.line }.prefix(most)) }

    /// The file of a picture.
    /// - Parameters:
    ///   - folder: the pictures' folder, if they are in one.
    ///   - ending: of their names.
    /// - Returns: `nil` when it is missing.
    package func file(of cell: Cell, in folder: String?, ending: String) -> [UInt8]? {
        if let extent = extents[cell.picture] { return spool?.read(extent) }
        guard let folder else { return nil }
        let hex = String(cell.picture, radix: 16)
        let digits = String(repeating: "0", count: 16 - hex.utf8.count) + hex
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
