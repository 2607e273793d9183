/// Draws the pictures of a matrix on several threads; the bytes don't depend on their number.
package struct MatrixRenderer: Sendable {
    /// Reports progress: each picture counts once when laid out and once when drawn.
    package typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    let matrix: Matrix
    let notification: PushNotification
    let pool: RendererPool
    package var options = CompositionOptions()
    /// Pixels per point of the device. When `nil`, files have the device's own, and a sheet as many as fit.
    package var scale: Double?
    package var png = PNGEncoder()
    /// The views of laid-out pictures that are kept until a sheet is painted, some 140 MB; others are laid out twice.
    var maxKeptNodes = 10 * Limits.views
    /// The limit on the bytes of all files together.
    var maxBytes = Limits.matrixBytes
    /// Called on any of the threads.
    package var progress: Progress = { _, _ in }

    /// - Parameters:
    ///   - threads: the number of threads; the machine's cores when `nil`.
    ///   - makeRenderer: makes the renderer of a thread.
    /// - Throws: `too-many-pictures` (77), and errors of `makeRenderer`.
    package init(
        _ matrix: Matrix, of notification: PushNotification, threads: Int? = nil,
        makeRenderer: () throws -> NotificationRenderer
    ) throws {
        try matrix.check()
        self.matrix = matrix
        self.notification = notification
        let most = min(matrix.count, Limits.threads)
        pool = try RendererPool(min(max(threads ?? Threads.cores, 1), most), make: makeRenderer)
    }

    /// A laid-out picture.
    struct Cell: Sendable {
        /// Without its views if they are laid out again to be painted.
        var composition: Composition
        var isWhole = true
        var appName: String
        var diagnostics: [Diagnostic]
    }

    /// Every picture as a PNG of its own, and the findings. A file's name has the values in which pictures differ:
    /// `rooftop-iphone-15-dark.png`.
    /// - Throws: `too-many-pictures` (77) when the files exceed `maxBytes` together.
    package func files() throws -> (files: [AtomicFile.Output], diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let counter = ProgressCounter(of: places.count, progress)
        let name = Self.name(of: notification)
        let kept = Shared(0)
        let drawn = try pool.map(places.count) { number, renderer in
            // Stops before more pictures are drawn in vain.
            try keep(0, of: kept)
            let cell = try cell(at: places[number], renderer)
            let encoded = try renderer.context.encode(
                cell.composition, as: PictureEncoding(scale: scale, effort: png.effort))
            // Copy: the encoder's buffer has room for the worst case.
            let bytes = encoded.withUnsafeBufferPointer(Array.init)
            try keep(bytes.count, of: kept)
            counter.add()
            let file = "\(matrix.fileName(at: places[number], of: name)).png"
            return (AtomicFile.Output(bytes: bytes, path: file), renderer.found(cell))
        }
        return (drawn.map(\.0), drawn.flatMap(\.1))
    }

    /// Counts bytes of the pictures that all threads keep.
    /// - Throws: `too-many-pictures` (77) beyond `maxBytes`.
    private func keep(_ bytes: Int, of kept: Shared<Int>) throws(InputError) {
        let count = kept.value.withLock { count in
            count += bytes
            return count
        }
        guard count > maxBytes else { return }
        throw InputError(
            Diagnostic(
                .error, "too-many-pictures", "the pictures have more than \(maxBytes / 1_048_576) MB together",
                hint: "draw fewer, or at a smaller --scale", exit: .refused))
    }

    /// All pictures on one labelled sheet as PNG, and the findings.
    /// - Throws: `sheet-too-large` (77) when the sheet exceeds the limits at every scale.
    package func sheet() throws -> (png: [UInt8], diagnostics: [Diagnostic]) {
        let places = matrix.places(of: matrix.varying)
        let counter = ProgressCounter(of: 2 * places.count, progress)
        let kept = Shared(0)
        let cells = try pool.map(places.count) { number, renderer in
            defer { counter.add() }
            var cell = try cell(at: places[number], renderer)
            let count = cell.composition.nodes.reduce(0) { $0 + $1.count }
            let isKept = kept.value.withLock { kept in
                if kept + count <= maxKeptNodes { kept += count; return true }
                return false
            }
            if !isKept { (cell.composition.nodes, cell.isWhole) = ([], false) }
            return cell
        }
        let pictures = Dictionary(zip(places, cells), uniquingKeysWith: { first, _ in first })
        let matrixSheet = MatrixSheet(matrix, sizes: pictures.mapValues(\.composition.size), title: title(of: cells))
        let canvas = try SheetCanvas(matrixSheet.sheet, scale: scale.map { $0 / MatrixSheet.shrink }, png: png)
        let shown = matrixSheet.places.compactMap { place in pictures[place].map { (place: place, cell: $0) } }
        let isOpaque = cells.allSatisfy { $0.composition.backdrop != nil }
        let drawn = try canvas.draw(on: pool, isOpaque: isOpaque) { number, renderer in
            let (place, kept) = shown[number]
            let cell = try kept.isWhole ? kept : cell(at: place, renderer)
            renderer.startPicture()
            let picture = try renderer.context.paint(
                cell.composition, scale: canvas.scale * MatrixSheet.shrink, opaque: isOpaque)
            counter.add()
            return (picture, renderer.found(cell))
        }
        return (drawn.png, drawn.found.flatMap(\.self))
    }

    private func cell(at place: Matrix.Cell, _ renderer: NotificationRenderer) throws -> Cell {
        let (device, shownIn) = matrix.setting(at: place)
        let outcome = try notification.play(in: shownIn, on: device, with: renderer)
        let composition = renderer.composer.compose(outcome.screen(in: shownIn), options)
        return Cell(
            composition: composition, appName: outcome.scene.app.name, diagnostics: outcome.diagnostics(with: renderer))
    }

    /// The sheet's title: the app, then the values common to all pictures.
    private func title(of cells: [Cell]) -> (String, String) {
        let common = Matrix.Axis.allCases.filter { matrix.count(of: $0) == 1 }.map { matrix.label(of: $0, at: .init()) }
        return (cells.first?.appName ?? "", ([Self.name(of: notification)] + common).joined(separator: "  ·  "))
    }

    /// The payload's file name without folders and ending.
    private static func name(of notification: PushNotification) -> String {
        guard let path = notification.payload.name, path != FilePath.shownName(of: FileReader.standardInput) else {
            return "notification"
        }
        return FilePath.name(of: path).split(separator: ".").first.map(String.init) ?? "notification"
    }
}

extension LayoutNode {
    /// The number of nodes in the tree.
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension NotificationRenderer {
    /// The findings of a picture, those of painting included.
    fileprivate func found(_ cell: MatrixRenderer.Cell) -> [Diagnostic] {
        let painted = diagnostics.filter { $0.location == nil && !cell.diagnostics.contains($0) }
        return cell.diagnostics + painted
    }
}
