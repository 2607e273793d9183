import ContentExtensionHost
import Renderer

/// Draws the pictures of a matrix on several threads. The bytes are the same on however many.
public struct MatrixRenderer: Sendable {
    /// A picture of the matrix as a file of its own.
    public struct File: Sendable, Equatable {
        /// With its ending, and the values that not all pictures have: `rooftop-iphone-15-dark.png`.
        public var name: String
        public var bytes: [UInt8]
    }

    /// How far the work is: pictures laid out and pictures drawn count one each.
    public typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    let matrix: Matrix
    let notification: PushNotification
    let pool: RendererPool
    /// How the pictures are composed.
    public var options = CompositionOptions()
    /// Pixels per point of the device; each device's own for files, and what a sheet has room for, when `nil`.
    public var scale: Double?
    public var png = PNGEncoder()
    /// The bytes that all files may have together.
    var maxBytes = Limits.matrixBytes
    /// Called on any of the threads.
    public var progress: Progress = { _, _ in }

    /// - Parameters:
    ///   - threads: how many draw at once; as many as the machine has cores when `nil`.
    ///   - makeRenderer: makes the renderer of a thread.
    /// - Throws: `too-many-pictures` (77), and what the making of renderers throws.
    public init(
        _ matrix: Matrix, of notification: PushNotification, threads: Int? = nil,
        makeRenderer: () throws -> NotificationRenderer
    ) throws {
        try matrix.check()
        self.matrix = matrix
        self.notification = notification
        let most = min(matrix.count, Limits.threads)
        pool = try RendererPool(min(max(threads ?? Threads.cores, 1), most), make: makeRenderer)
    }

    /// A picture that is laid out.
    struct Cell: Sendable {
        var composition: Composition
        var appName: String
        /// The thread whose renderer has its texts set.
        var thread: Int
        var diagnostics: [Diagnostic]
    }

    /// Every picture as a PNG of its own, and everything that was odd.
    /// - Throws: `too-many-pictures` (77) when they have more bytes than may be kept.
    public func files() throws -> (files: [File], diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let counter = ProgressCounter(of: places.count, progress)
        let name = Self.name(of: notification)
        let kept = ByteBudget(most: maxBytes)
        let drawn = try pool.map(places.count) { number, thread, renderer in
            try kept.check()
            let cell = try cell(at: places[number], thread, renderer)
            let encoded = try renderer.encode(cell.composition, scale: scale, png: png)
            // The encoder's own has room for the worst case, and all are kept.
            let bytes = encoded.withUnsafeBufferPointer(Array.init)
            try kept.add(bytes.count)
            counter.add()
            return (
                File(name: "\(matrix.fileName(at: places[number], of: name)).png", bytes: bytes), renderer.found(cell)
            )
        }
        return (drawn.map(\.0), drawn.flatMap(\.1))
    }

    /// All pictures on one sheet with words that say what they differ in, as PNG, and everything that was odd.
    /// - Throws: `sheet-too-large` (77) when there is no scale at which it is one that may be made.
    public func sheet() throws -> (png: [UInt8], diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let counter = ProgressCounter(of: 2 * places.count, progress)
        let cells = try pool.map(places.count) { number, thread, renderer in
            defer { counter.add() }
            return try cell(at: places[number], thread, renderer)
        }
        let pictures = Dictionary(zip(places, cells), uniquingKeysWith: { first, _ in first })
        let matrixSheet = MatrixSheet(matrix, sizes: pictures.mapValues(\.composition.size), title: title(of: cells))
        let sheet = matrixSheet.sheet
        let canvas = try SheetCanvas(sheet, scale: scale.map { $0 / MatrixSheet.shrink }, png: png)
        // The head is a band without pictures.
        let parts = [nil] + zip(matrixSheet.places, sheet.cells).map { (place: $0, cell: $1) }.map(Optional.some)
        let owners = parts.map { part in part.flatMap { pictures[$0.place]?.thread } ?? 0 }
        let found = try pool.map(parts.count, owners: owners) { number, _, renderer -> [Diagnostic] in
            guard let part = parts[number], let cell = pictures[part.place] else {
                try canvas.drawHead(on: renderer)
                return []
            }
            renderer.startPicture()
            let isOpaque = cell.composition.backdrop != nil
            try canvas.draw(in: part.cell, isOpaque: isOpaque, on: renderer) {
                try renderer.context.paint(
                    DisplayListBuilder.build(cell.composition), scale: canvas.scale * MatrixSheet.shrink,
                    opaque: isOpaque)
            }
            counter.add()
            return renderer.found(cell)
        }
        return (try canvas.encoded(), found.flatMap(\.self))
    }

    private func cell(
        at place: Matrix.Cell, _ thread: Int, _ renderer: NotificationRenderer
    ) throws -> Cell {
        let shownIn = matrix.presentation(at: place)
        let outcome = try notification.play(in: shownIn, on: matrix.device(at: place), with: renderer)
        let composition = renderer.compose(outcome.screen(in: shownIn), options)
        return Cell(
            composition: composition, appName: outcome.scene.app.name, thread: thread,
            diagnostics: outcome.diagnostics(with: renderer))
    }

    /// What the sheet is of: the app, then what all pictures have in common.
    private func title(of cells: [Cell]) -> (String, String) {
        let common = Matrix.Axis.allCases.filter { matrix.count(of: $0) == 1 }.map { matrix.label(of: $0, at: .init()) }
        return (cells.first?.appName ?? "", ([Self.name(of: notification)] + common).joined(separator: "  ·  "))
    }

    /// The payload's file without folders and ending.
    private static func name(of notification: PushNotification) -> String {
        guard let path = notification.payload.name, path != FilePath.shownName(of: FileReader.standardInput) else {
            return "notification"
        }
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let name = file.split(separator: ".").first.map(String.init) ?? ""
        return name.isEmpty ? "notification" : name
    }
}

extension NotificationRenderer {
    /// What was odd about a picture, with what painting it found.
    fileprivate func found(_ cell: MatrixRenderer.Cell) -> [Diagnostic] {
        let painted = diagnostics.filter { $0.location == nil && !cell.diagnostics.contains($0) }
        return cell.diagnostics + painted
    }
}
