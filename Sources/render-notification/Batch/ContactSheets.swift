import Batch
import ContentExtensionHost
import Platform
import RenderNotification
import Renderer

/// Draws a batch's contact sheets from the pictures that it has made, when it is over.
struct ContactSheets {
    let options: BatchOptions
    let columns: Int
    let jobs: Int
    let shard: Shard?
    let place: PicturePlace
    let bar: ProgressBar?

    /// A signal came while the sheets were drawn; there are none then.
    private struct Stopped: Error {
        let signal: Int32
    }

    /// What a run keeps for its sheets. Where pictures can't be read again, as in an archive, they are kept besides.
    /// - Throws: `cannot-create` (73).
    static func sheet(isArchive: Bool) throws -> BatchSheet {
        guard isArchive else { return BatchSheet() }
        return BatchSheet(spool: try PictureSpool(folder: getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"))
    }

    /// Draws the sheets, and puts them beside the pictures.
    /// - Returns: what they show, or why the run ends.
    func draw(_ sheet: BatchSheet, errors: Int) -> (summary: SheetSummary?, stop: BatchTally.Stop?) {
        do {
            return (try drawn(sheet, errors: errors), nil)
        } catch let stopped as Stopped {
            return (nil, .signal(stopped.signal))
        } catch { return (nil, Diagnostic.all(of: error).first.map { .failed($0) }) }
    }

    private func drawn(_ sheet: BatchSheet, errors: Int) throws -> SheetSummary {
        let (folder, ending) = (options.folder?.path, options.pictures.format.rawValue)
        @Sendable func file(of cell: BatchSheet.Cell) -> [UInt8] {
            sheet.file(of: cell, in: folder, ending: ending) ?? []
        }
        var summary = SheetSummary()
        var cells: [BatchSheet.Cell] = []
        var pictures: [SheetPicture] = []
        for cell in sheet.cells {
            let rows = BatchProgress.rows(cell.rows)
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
            let (shown, left) = (BatchProgress.pictures(summary.pictures), Self.missing(summary.left))
            printToStandardError("note: the contact sheet shows \(shown), \(left) on it")
        }
        return summary
    }

    /// Such as `1 row isn't`.
    private static func missing(_ rows: Int) -> String {
        "\(BatchProgress.rows(rows)) \(rows == 1 ? "isn't" : "aren't")"
    }

    private func drawer(of count: Int) throws -> PictureSheets {
        let fonts = try options.pictures.drawing.fonts.library(for: [])
        var drawer = try PictureSheets(
            columns: columns, isOpaque: options.pictures.drawing.crop != .platter,
            png: PNGEncoder(effort: options.pictures.drawing.encode), threads: min(jobs, count)
        ) { try NotificationRenderer(traits: Device(), fonts: fonts) }
        let counter = ProgressCounter(of: count) { [bar] in bar?.show($0, of: $1) }
        drawer.progress = {
            if let signal = StopSignals.first { throw Stopped(signal: signal) }
            counter.add()
        }
        return drawer
    }

    private func title(_ summary: SheetSummary, errors: Int, page: Int) -> (String, String) {
        var parts = [BatchProgress.rows(summary.rows), BatchProgress.pictures(summary.pictures)]
        if summary.left > 0 { parts.append("\(Self.missing(summary.left)) shown") }
        if errors > 0 { parts.append("\(BatchProgress.rows(errors)) failed") }
        if let shard { parts.append("shard \(shard.index) of \(shard.count)") }
        if summary.pages > 1 { parts.append("page \(page) of \(summary.pages)") }
        let name = options.input == "-" ? "Standard input" : options.input.split(separator: "/").last.map(String.init)
        return (name ?? options.input, parts.joined(separator: "  ·  "))
    }

    private func write(_ bytes: [UInt8], _ name: String) throws {
        switch place {
        case .folder(let path): try PictureFolder(path: path, replaces: true).write(bytes, name)
        case .archive(let archive): try archive.add(name, bytes)
        case .nowhere: break
        }
    }

    /// Takes away what is left of an earlier run that had more sheets.
    private func removeOthers(_ names: SheetNames, pages: Int) {
        guard case .folder(let folder) = place else { return }
        if pages != 1 { unlink("\(folder)/\(names.file(1, of: 1))") }
        var page = pages > 1 ? pages + 1 : 1
        while unlink("\(folder)/\(names.file(page, of: 2))") == 0 { page += 1 }
    }
}
