import Batch
import RenderNotification

/// Draws requests in this process.
final class RequestDrawer: ServeDrawer {
    private let command: ServeCommand
    /// Limits the files of requests; `nil` leaves descriptors and outputs free.
    private let scope: FileScope?
    private var renderers = ServeRenderers()

    init(_ command: ServeCommand) {
        self.command = command
        scope = command.root.map { FileScope(root: $0) }
    }

    func start() throws { try renderer(for: nil).check() }

    func answer(_ request: ServeRequest.Drawing) -> [UInt8] { Array(reply(to: request).line.utf8) }

    private func reply(to request: ServeRequest.Drawing) -> ServeReply {
        do {
            var drawing = request
            if let scope {
                drawing.output = try request.output.map { try scope.place($0) }
                drawing.descriptor = try request.descriptor.map { try scope.place($0) }
            }
            if let output = drawing.output {
                if OutputPath.isStandardStream(output) {
                    throw OutputProblem.cannotCreate("\(output) is where requests and replies go", hint: "name a file")
                }
                try OutputPath.check([output], inputs: inputs(of: drawing))
            }
            let renderer = try renderer(for: drawing.descriptor)
            let row = try renderer.prepare(drawing.row)
            if let output = drawing.output { try OutputPath.check([output], inputs: row.inputs) }
            let picture = try renderer.draw(row)
            let diagnostics = picture.diagnostics.map { $0.counted(isStrict: command.pictures.notification.strict) }
            if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
            if let output = drawing.output {
                try AtomicFile.write([.init(bytes: picture.bytes, path: output)], waitsForReaders: false)
            }
            return ServeReply(drawing.id, row, picture: picture.bytes, output: request.output, diagnostics: diagnostics)
        } catch { return ServeReply(request.id, .error, diagnostics: Diagnostic.all(of: error)) }
    }

    /// - Parameter descriptor: `nil` for the command line's.
    private func renderer(for descriptor: String?) throws -> RowRenderer {
        let files = descriptor.map { [$0] } ?? command.files
        return try renderers.renderer(for: descriptor) { [command] in
            var settings = try command.pictures.settings(files: files, folder: command.root ?? ".")
            settings.notification.options.isForced = command.forced.force
            return try RowRenderer(settings, noting: $0, beside: $1)
        }
    }

    /// Every file that the command line and a request name; the files that these name are known after reading.
    private func inputs(of drawing: ServeRequest.Drawing) -> [String] {
        (command.files + [drawing.descriptor].compactMap(\.self)).flatMap(FilePath.descriptors) + command.pictures.files
    }
}
