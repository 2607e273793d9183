import FlyingFox
import FlyingSocks
import Foundation
import Preview
import RenderNotification

/// Answers the page's requests. Each is described in docs/preview.md.
final class PreviewServer: Sendable {
    /// Bytes of a request's body.
    private static let maxBody = 4 << 20
    /// Bytes of a body that is too large which are read nevertheless.
    private static let maxDrained = 64 << 20
    /// Seconds after which a request isn't answered any longer: building an extension's code takes the longest.
    private static let timeout = 120.0
    /// The ports after the wanted one that are tried.
    private static let triedPorts: UInt16 = 32

    private let renderer: PreviewRenderer
    private let editor: String
    private let scope = FileScope(root: ".")
    private let pictures = PictureStore()
    private let events = ChangeEvents()
    private let threads = DrawingThreads(count: ProcessInfo.processInfo.activeProcessorCount)
    private let watcher: ProjectWatcher

    init(renderer: PreviewRenderer, editor: String) {
        self.renderer = renderer
        self.editor = editor
        watcher = ProjectWatcher(events: events)
    }

    /// Serves until the process ends.
    /// - Parameter ready: gets the page's address.
    /// - Throws: `cannot-listen` (75) without a free port.
    func run(port: UInt16, ready: @escaping @Sendable (String) -> Void) async throws {
        watcher.start()
        for candidate in port...(port > .max - Self.triedPorts ? .max : port + Self.triedPorts) {
            let access = RequestGuard(port: candidate)
            let server = HTTPServer(
                address: try sockaddr_in.inet(ip4: "127.0.0.1", port: candidate), timeout: Self.timeout,
                logger: .disabled)
            await server.appendRoute("*") { [self] request in await answer(request, access) }
            let running = Task { try await server.run() }
            do {
                try await server.waitUntilListening(timeout: 1)
                ready(access.address)
                return try await running.value
            } catch {
                if await server.isListening { throw error }
                running.cancel()
            }
        }
        throw Diagnostic(
            .error, "cannot-listen", "the ports \(port) to \(port + Self.triedPorts) are taken",
            hint: "name another: --port 9000", exit: .temporary)
    }

    private func answer(_ request: HTTPRequest, _ access: RequestGuard) async -> HTTPResponse {
        guard let path = access.path(of: request) else {
            return page(PreviewPage.stranger, .html, status: .forbidden)
        }
        if request.method == .GET, let file = PreviewPage.file(String(path)) { return page(file.bytes, file.type) }
        switch (request.method, path) {
        case (.GET, "session"): return json(PreviewPage.session(root: scope.root, editor: editor))
        case (.GET, "items"):
            return json(await threads.run { JSONValue(.array(PreviewFolder.items().map(\.json))).compactText })
        case (.GET, "events"):
            return HTTPResponse(
                statusCode: .ok, headers: headers(.events),
                body: HTTPBodySequence(from: events.stream()))
        case (.GET, "file"):
            let name = request.query.first { $0.name == "path" }?.value ?? ""
            return await reply { [scope] in
                JSONText.object([("text", JSONText.quoted(try PreviewFiles(scope: scope).text(of: name)))])
            }
        case (.GET, let path) where path.hasPrefix("pictures/"):
            return picture(String(path.dropFirst("pictures/".count)))
        case (.POST, let path):
            guard let body = await body(of: request) else {
                return json(refusal("the request is larger than 4 MiB"), status: .payloadTooLarge)
            }
            return await post(String(path), body)
        default: return json(refusal("there is nothing at this address"), status: .notFound)
        }
    }

    private func post(_ path: String, _ body: [UInt8]) async -> HTTPResponse {
        switch path {
        case "render":
            return await reply { [self] in
                let request = try PreviewRequest.decode(body, in: scope)
                watcher.add(request.paths)
                let picture = try renderer.draw(request)
                watcher.add(picture.inputs)
                let name = pictures.add(picture.bytes, picture.format)
                return PreviewReply.text(of: picture, file: "pictures/\(name)")
            }
        case "touch":
            return await reply { [self] in
                let request = try PreviewRequest.decode(body, in: scope)
                let step = try request.gesture.flatMap { try renderer.step(for: $0, on: request) }
                return JSONText.object([("step", step?.compactText ?? "null")])
            }
        case "scenario":
            return await reply { [self] in
                let request = try PreviewRequest.decode(body, in: scope)
                let scenario = try RecordedScenario(request, for: request.folder, with: renderer)
                return JSONText.object([
                    ("text", JSONText.quoted(scenario.text)), ("folder", JSONText.quoted(request.folder)),
                ])
            }
        case "save":
            return await reply { [scope] in
                let edit = try JSONReader.read(body, file: "page")
                guard let file = edit["path"]?.string, let text = edit["text"]?.string else {
                    throw Diagnostic(.error, "missing-key", "an edit has a path and a text")
                }
                try PreviewFiles(scope: scope).save(text, to: file, replacing: edit["old"]?.string)
                return "{}"
            }
        default: return json(refusal("there is nothing at this address"), status: .notFound)
        }
    }

    /// The body of a request; `nil` for one that is too large. Some of the rest is read as well, so that its sender gets
    /// the answer.
    private func body(of request: HTTPRequest) async -> [UInt8]? {
        var bytes: [UInt8] = []
        var count = 0
        do {
            for try await chunk in request.bodySequence {
                count += chunk.count
                if count <= Self.maxBody { bytes += chunk } else { bytes = [] }
                if count > Self.maxDrained { return nil }
            }
        } catch { return nil }
        return count > Self.maxBody ? nil : bytes
    }

    /// The JSON of a body that runs on a drawing thread; its errors are diagnostics for the page.
    private func reply(_ body: @escaping @Sendable () throws -> String) async -> HTTPResponse {
        json(await threads.run { do { return try body() } catch { return PreviewReply.text(of: error) } })
    }

    private func picture(_ name: String) -> HTTPResponse {
        guard let picture = pictures[name] else {
            return json(refusal("the picture is no longer kept: draw it again"), status: .notFound)
        }
        var headers = headers(.picture(picture.format))
        // Its name is the digest of its bytes.
        headers[.cacheControl] = "private, max-age=3600, immutable"
        return HTTPResponse(statusCode: .ok, headers: headers, body: Self.sequence(picture.bytes))
    }

    private func refusal(_ message: String) -> String {
        PreviewReply.text(of: Diagnostic(.error, "refused", message, exit: .refused))
    }

    private func json(_ text: String, status: HTTPStatusCode = .ok) -> HTTPResponse {
        page(Array(text.utf8), .json, status: status)
    }

    private func page(_ bytes: [UInt8], _ type: PreviewPage.ContentType, status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: headers(type), body: Self.sequence(bytes))
    }

    private static func sequence(_ bytes: [UInt8]) -> HTTPBodySequence {
        HTTPBodySequence(data: Data(bytes), suggestedBufferSize: 1 << 18)
    }

    private func headers(_ type: PreviewPage.ContentType) -> HTTPHeaders {
        HTTPHeaders([
            .contentType: type.name, .cacheControl: "no-store",
            HTTPHeader("Content-Security-Policy"): PreviewPage.policy,
            HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
            HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        ])
    }
}
