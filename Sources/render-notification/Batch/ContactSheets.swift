import Batch
import Platform
import RenderNotification

/// Draws a batch's contact sheets from the pictures that it has made, when it is over.
struct ContactSheets {
    let options: BatchOptions
    let columns: Int
    let jobs: Int
    let shard: Shard?
    let place: PicturePlace
    let bar: ProgressBar?

    /// Draws the sheets, and puts them beside the pictures.
    /// - Throws: `BatchTally.Stop` when a signal comes meanwhile; there are no sheets then.
    func draw(_ sheet: BatchSheet, errors: Int) throws -> SheetSummary {
        let (folder, ending) = (options.folder?.path, options.pictures.format.rawValue)
        @Sendable func file(of cell: BatchSheet.Cell) -> [UInt8] {
            sheet.file(of: cell, in: folder, ending: ending) ?? []
        }
        var summary = SheetSummary()
        var cells: [BatchSheet.Cell] = []
        var pictures: [SheetPicture] = []
        for cell in sheet.cells {
            let rows = BatchProgress.count(cell.rows, "row")
            guard let picture = SheetPicture(name: cell.id, note: rows, file: file(of: cell)) else { continue }
            cells.append(cell)
            pictures.append(picture)
            summary.rows += cell.rows
        }
        summary.pictures = cells.count
        summary.left = sheet.rows - summary.rows
        let names = SheetNames(shard: shard)
        let drawer = try drawer(of: cells.count)
        let pages = drawer.pages(of: pictures)
        summary.pages = pages.count
        defer { bar?.clear() }
        for (number, page) in pages.enumerated() {
            let title = title(summary, errors: errors, page: number + 1)
            let drawn = try drawer.draw(page, of: pictures, title: title) { [cells] in file(of: cells[$0]) }
            try write(drawn.png, names.file(number + 1, of: pages.count))
            bar?.clear()
            for index in drawn.unreadable {
                printToStandardError("warning: the picture of \(cells[index].id.quoted()) can't be read")
            }
        }
        removeOthers(names, pages: pages.count)
        if summary.left > 0 {
            bar?.clear()
            let (shown, left) = (BatchProgress.count(summary.pictures, "picture"), Self.missing(summary.left))
            printToStandardError("note: the contact sheet shows \(shown), \(left) on it")
        }
        return summary
    }

    /// Such as `1 row isn't`.
    private static func missing(_ rows: Int) -> String {
        "\(BatchProgress.count(rows, "row")) \(rows == 1 ? "isn't" : "aren't")"
    }

    private func drawer(of count: Int) throws -> PictureSheets {
        let fonts = try options.pictures.drawing.fonts.library(for: [])
        var drawer = try PictureSheets(
            columns: columns, isOpaque: options.pictures.drawing.crop != .platter,
            png: PNGEncoder(effort: options.pictures.drawing.encode), threads: min(jobs, count)
        ) { try NotificationRenderer(device: Device(), fonts: fonts) }
        let counter = ProgressCounter(of: count) { [bar] in bar?.show($0, of: $1) }
        drawer.progress = {
            if let signal = StopSignals.first { throw BatchTally.Stop.signal(signal) }
            counter.add()
        }
        return drawer
    }

    private func title(_ summary: SheetSummary, errors: Int, page: Int) -> (String, String) {
        var parts = [BatchProgress.count(summary.rows, "row"), BatchProgress.count(summary.pictures, "picture")]
        if summary.left > 0 { parts.append("\(Self.missing(summary.left)) shown") }
        if errors > 0 { parts.append("\(BatchProgress.count(errors, "row")) failed") }
        if let shard { parts.append("shard \(shard.index) of \(shard.count)") }
        if summary.pages > 1 { parts.append("page \(page) of \(summary.pages)") }
        let name = options.input == "-" ? "Standard input" : FilePath.name(of: options.input)
        return (name, parts.joined(separator: "  ·  "))
    }

    private func write(_ bytes: [UInt8], _ name: String) throws {
        switch place {
        case .folder(let folder): try PictureFolder(path: folder.path).write(bytes, name)
        case .archive(let archive): try archive.add(name, bytes)
        case .nowhere: break
        }
    }

    /// Takes away what is left of an earlier run that had more sheets.
    private func removeOthers(_ names: SheetNames, pages: Int) {
        guard case .folder(let folder) = place else { return }
        if pages != 1 { unlink("\(folder.path)/\(names.file(1, of: 1))") }
        var page = pages > 1 ? pages + 1 : 1
        while unlink("\(folder.path)/\(names.file(page, of: 2))") == 0 { page += 1 }
    }
}
