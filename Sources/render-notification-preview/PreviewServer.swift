import Foundation
import Preview
import RenderNotification
import Renderer

/// Answers the page's requests. Each is described in docs/preview.md.
final class PreviewServer: Sendable {
    /// Bytes of a request's body.
    private static let maxBody = 4 << 20
    /// The ports after the wanted one that are tried.
    private static let triedPorts: UInt16 = 32

    private let renderer: PreviewRenderer
    private let editor: String
    private let scope = FileScope(root: ".")
    private let pictures = PictureStore()
    private let events = ChangeEvents()
    /// Pictures are drawn by as many threads as there are cores, so that each is done sooner.
    private let turns = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
    private let watcher: ProjectWatcher

    init(renderer: PreviewRenderer, editor: String) {
        self.renderer = renderer
        self.editor = editor
        watcher = ProjectWatcher(events: events)
    }

    /// Serves until the process ends.
    /// - Parameter ready: gets the page's address.
    /// - Throws: `cannot-listen` (75) without a free port.
    func run(port: UInt16, ready: (String) -> Void) throws(Diagnostic) {
        watcher.start()
        for candidate in port...(port > .max - Self.triedPorts ? .max : port + Self.triedPorts) {
            guard let server = HTTPServer(port: candidate) else { continue }
            let access = RequestGuard(port: candidate)
            ready(access.address)
            let stranger = HTTPServer.Refusal(response: page(PreviewPage.stranger, .html, status: .forbidden))
            server.run { request in
                access.path(of: request).map { .success($0) } ?? .failure(stranger)
            } answer: { [self] request, path, connection in
                answer(request, String(path), on: connection)
            }
        }
        throw Diagnostic(
            .error, "cannot-listen", "the ports \(port) to \(port + Self.triedPorts) are taken",
            hint: "name another: --port 9000", exit: .temporary)
    }

    private func answer(_ request: HTTPRequest, _ path: String, on connection: HTTPConnection) {
        if request.bodyLength > Self.maxBody {
            let response = json(refusal("the request is larger than 4 MiB"), status: .tooLarge)
            return connection.writeBeforeBody(response.bytes)
        }
        guard let body = connection.body(request.bodyLength) else { return }
        switch (request.method, path) {
        case ("GET", "events"):
            guard connection.write(HTTPResponse(headers: headers(.events), body: nil).bytes) else { return }
            events.write(connection.write)
        case ("GET", _): _ = connection.write(get(path, request.query).bytes)
        case ("POST", _): _ = connection.write(post(path, body).bytes)
        default: _ = connection.write(nothing.bytes)
        }
    }

    private func get(_ path: String, _ query: [String: String]) -> HTTPResponse {
        if let file = PreviewPage.file(path) { return page(file.bytes, file.type) }
        switch path {
        case "session": return json(PreviewPage.session(root: scope.root, editor: editor, runsCode: renderer.runsCode))
        case "items": return reply { JSONValue(.array(PreviewFolder.items().map(\.json))).compactText }
        case "file":
            return reply {
                let text = try PreviewFiles(scope: scope).text(of: query["path"] ?? "")
                return JSONText.object([("text", JSONText.quoted(text))])
            }
        case "symbols":
            return reply {
                let names = SymbolPicture.names.map { JSONValue(.string($0)) }
                return JSONText.object([("names", JSONValue(.array(names)).compactText)])
            }
        case _ where path.hasPrefix("symbols/"): return symbol(String(path.dropFirst("symbols/".count)))
        case _ where path.hasPrefix("pictures/"): return picture(String(path.dropFirst("pictures/".count)))
        default: return nothing
        }
    }

    private func post(_ path: String, _ body: [UInt8]) -> HTTPResponse {
        switch path {
        case "render":
            return reply {
                let request = try PreviewRequest.decode(body, in: scope)
                watcher.add(request.paths)
                let picture = try renderer.draw(request)
                watcher.add(picture.inputs)
                let name = pictures.add(picture.bytes, .picture(picture.format))
                return PreviewReply.text(of: picture, file: "pictures/\(name)")
            }
        case "film":
            return reply {
                let film = try renderer.film(PreviewRequest.decode(body, in: scope))
                return JSONText.object([("picture", JSONText.quoted("pictures/\(pictures.add(film, .film))"))])
            }
        case "page":
            return reply {
                let view = try JSONReader.read(body, file: PreviewRequest.name)
                guard let item = view["item"], let request = view["request"] else {
                    throw Diagnostic(.error, "missing-key", "a page has an item and a request")
                }
                let picture = try renderer.draw(PreviewRequest.decode(Array(request.compactText.utf8), in: scope))
                return JSONText.object([("text", JSONText.quoted(StaticSite.page(of: item, showing: picture)))])
            }
        case "touch":
            return reply {
                let request = try PreviewRequest.decode(body, in: scope)
                let step = try request.gesture.flatMap { try renderer.step(for: $0, on: request) }
                return JSONText.object([("step", step?.compactText ?? "null")])
            }
        case "scenario":
            return reply {
                let request = try PreviewRequest.decode(body, in: scope)
                let scenario = try RecordedScenario(request, for: request.folder, with: renderer)
                return JSONText.object([
                    ("text", JSONText.quoted(scenario.text)), ("folder", JSONText.quoted(request.folder)),
                ])
            }
        case "save":
            return reply {
                let edit = try JSONReader.read(body, file: "page")
                guard let file = edit["path"]?.string, let text = edit["text"]?.string else {
                    throw Diagnostic(.error, "missing-key", "an edit has a path and a text")
                }
                try PreviewFiles(scope: scope).save(text, to: file, replacing: edit["old"]?.string)
                return "{}"
            }
        case "rename":
            return reply {
                let names = try JSONReader.read(body, file: "page")
                guard let old = names["from"]?.string, let new = names["to"]?.string else {
                    throw Diagnostic(.error, "missing-key", "a new name comes with the old one")
                }
                try PreviewFiles(scope: scope).rename(old, to: new)
                return "{}"
            }
        default: return nothing
        }
    }

    /// The JSON of a body, which waits for its turn; its errors are diagnostics for the page.
    private func reply(_ body: () throws -> String) -> HTTPResponse {
        turns.wait()
        defer { turns.signal() }
        do { return json(try body()) } catch { return json(PreviewReply.text(of: error)) }
    }

    private func picture(_ name: String) -> HTTPResponse {
        guard let picture = pictures[name] else {
            return json(refusal("the picture is no longer kept: draw it again"), status: .notFound)
        }
        // Its name is the digest of its bytes.
        let headers = headers(picture.type, cache: "private, max-age=3600, immutable")
        return HTTPResponse(headers: headers, body: picture.bytes)
    }

    private func symbol(_ name: String) -> HTTPResponse {
        turns.wait()
        defer { turns.signal() }
        guard let bytes = try? SymbolPicture.png(of: name) else { return nothing }
        return HTTPResponse(headers: headers(.picture(.png), cache: "private, max-age=3600"), body: bytes)
    }

    private var nothing: HTTPResponse { json(refusal("there is nothing at this address"), status: .notFound) }

    private func refusal(_ message: String) -> String {
        PreviewReply.text(of: Diagnostic(.error, "refused", message, exit: .refused))
    }

    private func json(_ text: String, status: HTTPResponse.Status = .ok) -> HTTPResponse {
        page(Array(text.utf8), .json, status: status)
    }

    private func page(
        _ bytes: [UInt8], _ type: PreviewPage.ContentType, status: HTTPResponse.Status = .ok
    ) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers(type), body: bytes)
    }

    private func headers(
        _ type: PreviewPage.ContentType, cache: String = "no-store"
    ) -> [(name: String, value: String)] {
        [
            ("Content-Type", type.name), ("Cache-Control", cache),
            ("Content-Security-Policy", PreviewPage.policy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
        ]
    }
}
